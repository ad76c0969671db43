//! Several people, each in their own browser, at one table of a real server.

mod asleep;
mod away;
mod four;
mod full;
mod pages;
mod pair;
mod radio;
mod watching;

use serde_json::Value;

use crate::chrome::{Chrome, PATIENCE, within};
use crate::server::Server;
use crate::{AT_ONCE, NO_PAUSE, browser, press_until, serve, visit};

/// Everybody's name; the first one opens the table.
const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dov"];

/// A server and browsers for some people.
fn people<const N: usize>(name: &str) -> Option<(Server, [Chrome; N])> {
    let server = serve("")?;
    let all = NAMES[..N].iter();
    let all = all.map(|person| browser(&format!("{name}-{person}")));
    let all: Vec<Chrome> = all.collect::<Option<_>>()?;
    Some((server, all.try_into().ok()?))
}

/// True where the person of the page has something to choose.
const TURN: &str = "!!document.querySelector('.ends .way-on, .choices .btn, .parts .part')";

/// Lets another person play until it is somebody's turn, whoever begins.
fn until_turn_of(one: &mut Chrome, other: &mut Chrome) {
    within(PATIENCE, "a turn", || {
        let is_turn = one.eval(TURN) == true;
        if !is_turn {
            other.eval(ON);
        }
        is_turn.then_some(())
    });
}

/// The first person opens a table with a seat for everybody; returns its link.
fn open_table(server: &Server, host: &mut Chrome, form: &str, seats: usize) -> String {
    visit(server, host, form);
    for seat in 2..seats {
        host.wait(&format!("!!document.querySelectorAll('.taker')[{seat}]"));
        host.eval(&format!(
            "(() => {{ const taker = document.querySelectorAll('.taker')[{seat}]; \
             taker.value = 'person'; taker.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
        ));
    }
    host.press("#begin");
    host.wait("!!document.querySelector('#invite')?.value.includes('invite=')");
    let link = host.eval("document.querySelector('#invite').value");
    link.as_str().expect("a link").to_owned()
}

/// A guest follows the link and takes a seat.
fn join(guest: &mut Chrome, link: &str, name: &str) {
    guest.open_with(link, AT_ONCE);
    write(guest, "#online-name", name);
    guest.press("#come-in");
    guest.press(".waiting-room .join");
    guest.wait("!document.querySelector('.waiting-room .join')");
}

/// One person opens a table, the others follow its link, and the game begins.
fn gather(server: &Server, all: &mut [Chrome], form: &str) {
    let seats = all.len();
    let (host, guests) = all.split_first_mut().expect("somebody");
    let link = open_table(server, host, form, seats);
    for (guest, name) in guests.iter_mut().zip(&NAMES[1..]) {
        join(guest, &link, name);
    }
    begin(host);
}

fn begin(host: &mut Chrome) {
    host.wait("document.querySelector('#start')?.disabled === false");
    host.press("#start");
}

/// Types into a field.
fn write(chrome: &mut Chrome, field: &str, text: &str) {
    chrome.wait(&format!("!!document.querySelector({field:?})"));
    chrome.eval(&format!(
        "(() => {{ const field = document.querySelector({field:?}); field.value = {text:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
    ));
}

/// Presses one button that advances the game, of either title.
const ON: &str = r"(() => {
    if (document.querySelector('.end-page')) return 'end';
    for (const way of ['#skip', '#auto', '#ready', '#lock']) {
        const button = document.querySelector(way);
        if (button && !button.disabled) return button.click(), way;
    }
    const parts = document.querySelectorAll('.parts .part');
    if (parts.length) return parts[Math.floor(chance() * parts.length)].click(), 'part';
    const on = document.querySelectorAll('.ends .way-on');
    const acts = document.querySelectorAll('.choices .btn');
    if (acts.length && (!on.length || chance() < .6))
        return acts[Math.floor(chance() * acts.length)].click(), 'act';
    return on.length ? (on[0].click(), 'on') : 'wait';
})()";

/// Everybody presses buttons until an expression is true for all.
fn play_until(all: &mut [Chrome], until: &str) {
    press_until(all, until, ON, NO_PAUSE);
}

/// Whether the game is in a cycle of Dreamscape.
fn cycle(number: u8) -> String {
    format!("document.querySelector('.time b')?.innerText.includes('Cycle {number}') ?? false")
}

/// What everybody sees in the same way.
const SEEN: &str = "[...document.querySelectorAll('.order li, .time b, .phases .now')]\
    .map(e => e.innerText).join('|')";

fn seen_alike(all: &mut [Chrome]) -> Value {
    within(PATIENCE, "all see the same", || {
        let mut seen: Vec<Value> = all.iter_mut().map(|one| one.eval(SEEN)).collect();
        seen.dedup();
        let [alike] = seen.as_slice() else {
            return None;
        };
        Some(alike.clone())
    })
}

/// The complaints of a page, except about a server that was down.
fn complaints(chrome: &mut Chrome) -> Vec<String> {
    let mut all = chrome.complaints();
    all.retain(|complaint| !complaint.contains("net::ERR_") && !complaint.contains("WebSocket"));
    all
}

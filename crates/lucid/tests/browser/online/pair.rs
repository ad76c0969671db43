//! Two people in two browsers at one table of a real server.

use serde_json::Value;

use crate::chrome::Chrome;
use crate::server::Server;
use crate::{axe, home, stage};

/// A server and two browsers, of Ada and Bo.
fn two(name: &str) -> Option<(Server, Chrome, Chrome)> {
    let (server, mut ada) = stage(&format!("{name}-ada"))?;
    let mut bo = Chrome::start(&format!("{name}-bo"))?;
    bo.size(1440, 1000);
    home(&server, &mut ada);
    home(&server, &mut bo);
    Some((server, ada, bo))
}

/// Ada opens a table, Bo comes by its link, and the game begins.
fn gather(server: &Server, ada: &mut Chrome, bo: &mut Chrome, form: &str) {
    ada.open(&format!("{}{form}", server.url));
    ada.press("#begin");
    ada.wait("!!document.querySelector('#invite')?.value.includes('invite=')");
    let link = ada.eval("document.querySelector('#invite').value");
    let link = link.as_str().expect("a link").to_owned();
    bo.open(&link);
    write(bo, "#far-name", "Bo");
    bo.press("#come-in");
    bo.press(".far-gather .join");
    ada.wait("document.querySelector('#start')?.disabled === false");
    ada.press("#start");
}

/// Writes into a field as somebody who types.
fn write(chrome: &mut Chrome, field: &str, text: &str) {
    chrome.wait(&format!("!!document.querySelector({field:?})"));
    chrome.eval(&format!(
        "(() => {{ const field = document.querySelector({field:?}); field.value = {text:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
    ));
}

/// Presses one button that leads on, of either title.
const ON: &str = r"(() => {
    if (document.querySelector('.end-page')) return 'end';
    for (const way of ['#skip', '#auto', '#ready', '#lock']) {
        const button = document.querySelector(way);
        if (button && !button.disabled) return button.click(), way;
    }
    const parts = document.querySelectorAll('.parts .part');
    if (parts.length) return parts[Math.floor(Math.random() * parts.length)].click(), 'part';
    const on = document.querySelectorAll('.ends .way-on');
    const acts = document.querySelectorAll('.choices .btn');
    if (acts.length && (!on.length || Math.random() < .6))
        return acts[Math.floor(Math.random() * acts.length)].click(), 'act';
    return on.length ? (on[0].click(), 'on') : 'wait';
})()";

/// Both press on until an expression is true for both.
fn play_until(ada: &mut Chrome, bo: &mut Chrome, until: &str) {
    let step = format!("(({until}) ? 'there' : {ON})");
    for _ in 0..6_000 {
        let [one, other] = [ada.eval(&step), bo.eval(&step)];
        if one == "there" && other == "there" {
            return;
        }
    }
    panic!("it never came to {until}");
}

/// What everybody sees alike.
const SEEN: &str = "[...document.querySelectorAll('.order li, .time b, .phases .now')]\
    .map(e => e.innerText).join('|')";

fn seen_alike(ada: &mut Chrome, bo: &mut Chrome) -> Value {
    let mut alike = Value::Null;
    crate::chrome::within(
        std::time::Duration::from_secs(60),
        "both see the same",
        || {
            let [one, other] = [ada.eval(SEEN), bo.eval(SEEN)];
            (one == other).then(|| alike = one)
        },
    );
    alike
}

/// What a page complained about, a server that was gone aside.
fn complaints(chrome: &mut Chrome) -> Vec<String> {
    let mut all = chrome.complaints();
    all.retain(|complaint| !complaint.contains("net::ERR_") && !complaint.contains("WebSocket"));
    all
}

#[test]
fn two_people_play_dreamscape_through_reloads_and_a_server_that_dies() {
    let Some((mut server, mut ada, mut bo)) = two("online-scape") else {
        return;
    };
    gather(&server, &mut ada, &mut bo, "/tables/new?with=people");
    for chrome in [&mut ada, &mut bo] {
        chrome.wait("!!document.querySelector('.table') && !!document.querySelector('.far-dock')");
    }
    let cycle = |number: u8| {
        format!("document.querySelector('.time b')?.innerText.includes('Cycle {number}') ?? false")
    };
    play_until(&mut ada, &mut bo, &cycle(2));
    let before = seen_alike(&mut ada, &mut bo);
    ada.reload();
    ada.wait("!!document.querySelector('.table')");
    assert_eq!(
        seen_alike(&mut ada, &mut bo),
        before,
        "a reload changes nothing"
    );
    // What is being written outlives the server.
    bo.press("#far-chat");
    write(&mut bo, "#chat", "Good night, Ada");
    server.kill();
    bo.wait("!!document.querySelector('.far-line.lost')");
    server.again();
    bo.press("#far-try");
    for chrome in [&mut ada, &mut bo] {
        chrome.wait("!document.querySelector('.far-line')");
    }
    assert_eq!(seen_alike(&mut ada, &mut bo), before, "nothing is lost");
    assert_eq!(
        bo.eval("document.querySelector('#chat').value"),
        "Good night, Ada"
    );
    bo.press(".far-say .btn");
    ada.press("#far-chat");
    ada.wait("document.querySelector('.far-lines')?.innerText.includes('Good night, Ada')");
    bo.press("#far-chat");
    play_until(&mut ada, &mut bo, &cycle(3));
    seen_alike(&mut ada, &mut bo);
    // Both agree to end it.
    ada.press("#far-menu");
    ada.press("#ask-end");
    bo.press("#poll-yes");
    for chrome in [&mut ada, &mut bo] {
        chrome.wait("document.querySelector('.far-poll')?.innerText.includes('closed') ?? false");
    }
    ada.open(&server.url);
    ada.wait("!!document.querySelector('.home')");
    assert_eq!(complaints(&mut bo), Vec::<String>::new());
}

#[test]
fn two_people_play_dream_runners_to_the_end() {
    let Some((server, mut ada, mut bo)) = two("online-runners") else {
        return;
    };
    gather(
        &server,
        &mut ada,
        &mut bo,
        "/tables/new?title=runners&with=people",
    );
    for chrome in [&mut ada, &mut bo] {
        chrome.wait("!!document.querySelector('.runners') && !!document.querySelector('#lock')");
    }
    play_until(&mut ada, &mut bo, "!!document.querySelector('.end-page')");
    let verdict = ada.text(".verdict h1");
    assert_eq!(bo.text(".verdict h1"), verdict);
    // Playing again leads both to a new table.
    ada.press("#again");
    bo.press("#rematch-go");
    for chrome in [&mut ada, &mut bo] {
        chrome.wait("!!document.querySelector('.far-gather, .runners') && !document.querySelector('.end-page')");
    }
    assert_eq!(ada.complaints(), Vec::<String>::new());
    assert_eq!(bo.complaints(), Vec::<String>::new());
}

#[test]
fn the_pages_of_a_table_pass_axe() {
    let (Some(axe), Some((server, mut ada, mut bo))) = (axe::axe(), two("online-axe")) else {
        return;
    };
    let mut all = Vec::new();
    ada.open(&format!("{}/tables/new?with=people", server.url));
    ada.press("#begin");
    ada.wait("!!document.querySelector('#invite')?.value.includes('invite=')");
    all.extend(axe::violations(&mut ada, &axe, "waiting room"));
    let link = ada.eval("document.querySelector('#invite').value");
    bo.open(link.as_str().expect("a link"));
    bo.wait("!!document.querySelector('#far-name')");
    all.extend(axe::violations(&mut bo, &axe, "door"));
    write(&mut bo, "#far-name", "Bo");
    bo.press("#come-in");
    bo.press(".far-gather .join");
    ada.wait("document.querySelector('#start')?.disabled === false");
    ada.press("#start");
    ada.wait("!!document.querySelector('.table')");
    ada.press("#far-chat");
    all.extend(axe::violations(&mut ada, &axe, "chat"));
    ada.press("#far-menu");
    all.extend(axe::violations(&mut ada, &axe, "menu"));
    for path in ["/tables", "/account"] {
        ada.open(&format!("{}{path}", server.url));
        ada.wait("!!document.querySelector('.far-tables li, #account-name')");
        all.extend(axe::violations(&mut ada, &axe, path));
    }
    assert_eq!(all, Vec::<String>::new());
}

//! The game in a real browser: the program serves it, Chromium shows it.
//!
//! `cargo xtask test` builds the client first and asks for these tests with
//! `LUCID_BROWSER=1`. Without that, a build that has no client in it, or a
//! machine without Chromium, skips them.
//!
//! `cargo test --test browser` runs them side by side with one Chromium. A test that
//! fails leaves a picture of its page and the console in `target/browser`, and says
//! which `LUCID_SEED` repeats its cards and choices.

#![cfg(unix)]

mod advice;
mod axe;
mod base64;
mod chance;
mod chrome;
mod chromium;
mod companion;
mod ending;
mod evening;
mod evidence;
mod figures;
mod fold;
mod font;
mod front;
mod german;
mod heard;
mod kept;
mod learn;
mod new;
mod online;
mod packs;
mod page;
mod positions;
mod renewal;
mod replay;
mod runners;
mod runners_advice;
mod server;
mod sound;
mod table;

use chrome::{Chrome, PATIENCE};
use chromium::Chromium;
use server::Server;

use std::sync::Arc;
use std::time::Instant;

/// A server and a browser, or nothing where they are unavailable and not required.
fn stage(name: &str) -> Option<(Server, Chrome)> {
    stage_with(name, "")
}

/// The same with settings of the server.
fn stage_with(name: &str, settings: &str) -> Option<(Server, Chrome)> {
    let server = serve(settings)?;
    let chrome = browser(name)?;
    Some((server, chrome))
}

/// A server with settings, or nothing where there is no client and none is required.
fn serve(settings: &str) -> Option<Server> {
    let server = Server::with(settings);
    assert!(
        server.is_some() || !is_asked(),
        "the client is missing: cargo xtask web"
    );
    server
}

/// A browser of the shared Chromium, or nothing where none is required.
fn browser(name: &str) -> Option<Chrome> {
    browser_of(Chromium::shared(), name)
}

/// A browser of a Chromium.
fn browser_of(chromium: Option<Arc<Chromium>>, name: &str) -> Option<Chrome> {
    assert!(
        chromium.is_some() || !is_asked(),
        "Chromium is missing: apt-get install chromium-headless-shell, or chromium"
    );
    let mut chrome = Chrome::new(&chromium?, name);
    chrome.size(1440, 1000);
    Some(chrome)
}

/// Whether these tests must not skip themselves.
fn is_asked() -> bool {
    std::env::var_os("LUCID_BROWSER").is_some()
}

/// Default settings: bots without pauses, English, night.
const AT_ONCE: &str = "localStorage.getItem('lucid.settings') ?? localStorage.setItem('lucid.settings', \
    'language: en\\ntheme: night\\nmotion: calm\\npace: instant\\nname: Ada\\nwelcomed: yes\\n')";

/// Opens home with settings for a test.
fn home(server: &Server, chrome: &mut Chrome) {
    visit(server, chrome, "");
}

/// Opens a page with settings for a test.
fn visit(server: &Server, chrome: &mut Chrome, path: &str) {
    chrome.open_with(&format!("{}{path}", server.url), AT_ONCE);
}

#[test]
fn home_loads_without_a_complaint() {
    let Some((server, mut chrome)) = stage("home") else {
        return;
    };
    chrome.allow_worker();
    chrome.open(&server.url);
    // From now on, the service worker answers for pages: the server itself has no `/nowhere`.
    chrome.wait("!!navigator.serviceWorker.controller");
    assert_eq!(chrome.text("h1").trim(), "Lucid");
    assert!(chrome.text("#play-now").starts_with("Play now"));
    assert!(
        chrome.text(".welcome").contains("Your first night"),
        "the first visit explains itself"
    );
    for path in ["/new", "/settings", "/learn", "/nowhere", "/table/none"] {
        chrome.open(&format!("{}{path}", server.url));
        assert!(chrome.count("main h1") == 1, "{path}");
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn language_and_theme_change_at_once_and_stay() {
    let Some((server, mut chrome)) = stage("language") else {
        return;
    };
    home(&server, &mut chrome);
    chrome.press(".lang");
    chrome.wait("document.querySelector('#play-now').innerText.startsWith('Jetzt spielen')");
    assert_eq!(chrome.eval("document.documentElement.lang"), "de");
    chrome.press(".theme");
    chrome.wait("document.documentElement.dataset.theme === 'day'");
    chrome.reload();
    assert!(chrome.text("#play-now").starts_with("Jetzt spielen"));
    assert_eq!(chrome.eval("document.documentElement.dataset.theme"), "day");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// No pause between presses.
pub(crate) const NO_PAUSE: &str = "new Promise((go) => setTimeout(go))";

/// Presses buttons of the bar until the expression is true: any choice, any part of open
/// groups, and often an action that ends something, so that games end.
pub(crate) fn play_until(chrome: &mut Chrome, until: &str) {
    play_on(chrome, until, NO_PAUSE);
}

/// The same at a human pace: the page has shown the result of a press before the next one.
pub(crate) fn play_looking(chrome: &mut Chrome, until: &str) {
    let shown = "new Promise((go) => requestAnimationFrame(() => setTimeout(go)))";
    play_on(chrome, until, &format!("{shown}.then(() => {shown})"));
}

fn play_on(chrome: &mut Chrome, until: &str, pause: &str) {
    let press = r"(() => {
        const hand = document.querySelector('#take-device');
        if (hand) return hand.click(), 'hand';
        const parts = document.querySelectorAll('.parts .part');
        if (parts.length) return parts[Math.floor(chance() * parts.length)].click(), 'part';
        const on = document.querySelectorAll('.ends .way-on');
        const acts = document.querySelectorAll('.choices .btn');
        if (acts.length && (!on.length || chance() < .7))
            return acts[Math.floor(chance() * acts.length)].click(), 'act';
        return on.length ? (on[0].click(), 'on') : 'wait';
    })()";
    press_until(std::slice::from_mut(chrome), until, press, pause);
}

/// Everybody presses buttons until an expression is true for all.
pub(crate) fn press_until(all: &mut [Chrome], until: &str, press: &str, pause: &str) {
    let mut last = Instant::now();
    let mut presses = 0;
    while presses < 10_000 {
        let playing: Vec<u64> = (all.iter_mut())
            .map(|one| one.play(until, press, pause))
            .collect();
        let both = all.iter_mut().zip(playing);
        let played: Vec<(bool, u64)> = both.map(|(one, play)| one.played(play)).collect();
        if played.iter().all(|(there, _)| *there) {
            return;
        }
        let more: u64 = played.iter().map(|(_, presses)| presses).sum();
        presses += more;
        if more > 0 {
            last = Instant::now();
        }
        assert!(last.elapsed() < PATIENCE, "nobody can press on to {until}");
    }
    panic!("it never came to {until}");
}

#[test]
fn a_whole_game_against_a_bot_by_pressing_buttons() {
    let Some((server, mut chrome)) = stage("game") else {
        return;
    };
    home(&server, &mut chrome);
    chrome.press("#play-now");
    chrome.wait("location.pathname.startsWith('/game/') && !!document.querySelector('.table')");
    play_until(&mut chrome, "!!document.querySelector('.end-page')");
    assert!(
        chrome.text(".verdict h1").contains("win") || chrome.text(".verdict h1").contains("share")
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());
    chrome.press("#again");
    chrome.wait("!!document.querySelector('.table')");
    chrome.press(".logo");
    chrome.wait("document.querySelectorAll('.continue li').length === 2");
}

#[test]
fn a_game_survives_a_reload() {
    let Some((server, mut chrome)) = stage("reload") else {
        return;
    };
    home(&server, &mut chrome);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    for phase in ["Travel", "Creation"] {
        let there = format!(
            "document.querySelector('.phases .now')?.innerText === '{phase}' && !!document.querySelector('.ends .way-on')"
        );
        play_until(&mut chrome, &there);
        let look = "[...document.querySelectorAll('.choices .btn, .order, .journal li')].map(e => e.innerText).join('|')";
        chrome.settle();
        let before = chrome.eval(look);
        chrome.reload();
        chrome.wait(
            "!!document.querySelector('.ends .way-on') && !!document.querySelector('.journal')",
        );
        chrome.settle();
        assert_eq!(chrome.eval(look), before, "{phase}");
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn everything_works_offline_after_the_first_visit() {
    let Some((server, mut chrome)) = stage("offline") else {
        return;
    };
    chrome.allow_worker();
    home(&server, &mut chrome);
    chrome.wait("!!navigator.serviceWorker.controller");
    chrome.offline(true);
    drop(server);
    chrome.reload();
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    play_until(
        &mut chrome,
        "document.querySelector('.time b')?.innerText.includes('Cycle 2') ?? false",
    );
    chrome.reload();
    chrome.wait("document.querySelector('.time b')?.innerText.includes('Cycle 2') ?? false");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn undo_works_and_the_keyboard_is_enough() {
    let Some((server, mut chrome)) = stage("undo") else {
        return;
    };
    home(&server, &mut chrome);
    chrome.eval("document.querySelector('#play-now').focus()");
    chrome.key("Enter");
    chrome.wait("!!document.querySelector('.table')");
    play_until(
        &mut chrome,
        "document.querySelector('.phases .now')?.innerText === 'Travel' && !!document.querySelector('.choices [data-key]') && document.querySelector('.undo').disabled",
    );
    let look = "document.querySelector('.choices').innerText";
    let before = chrome.eval(look);
    chrome.key("1");
    chrome.wait("!document.querySelector('.undo').disabled || !!document.querySelector('.parts')");
    if chrome.count(".parts") == 0 {
        chrome.key("u");
        chrome.wait("document.querySelector('.undo').disabled");
        assert_eq!(chrome.eval(look), before);
    }
}

/// Two people, one screen: nobody sees the cards that the other chooses from.
#[test]
fn two_people_hand_the_device_over() {
    let Some((server, mut chrome)) = stage("people") else {
        return;
    };
    visit(&server, &mut chrome, "/new?with=people");
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('#take-device')");
    assert_eq!(chrome.count(".table"), 0, "nothing is to be seen yet");
    chrome.press("#take-device");
    chrome.wait("!!document.querySelector('.choices .btn')");
    play_until(
        &mut chrome,
        "document.querySelector('.time b')?.innerText.includes('Cycle 2') ?? false",
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_solo_game_is_played_to_its_end() {
    let Some((server, mut chrome)) = stage("alone") else {
        return;
    };
    visit(&server, &mut chrome, "/new?with=nightmare");
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('.table')");
    play_until(&mut chrome, "!!document.querySelector('.end-page')");
    assert!(chrome.text(".sources").contains("Mr Nightmare"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_game_continues_after_a_panic() {
    let Some((server, mut chrome)) = stage("error") else {
        return;
    };
    home(&server, &mut chrome);
    chrome.press("#play-now");
    let mine = "!!document.querySelector('.ends .way-on') && !!document.querySelector('.journal')";
    play_until(&mut chrome, mine);
    let journal = "document.querySelector('.journal ol').innerText";
    chrome.settle();
    let before = chrome.eval(journal);
    chrome.eval("try { dispatchEvent(new CustomEvent('lucid-stumble')) } catch {} 0");
    chrome.wait("document.querySelector('#crash h1')?.innerText.length > 0");
    chrome.press("#crash .primary");
    chrome.wait(&format!("!document.querySelector('#crash') && {mine}"));
    chrome.settle();
    assert_eq!(chrome.eval(journal), before);
}

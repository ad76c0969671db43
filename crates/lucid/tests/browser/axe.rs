//! Every page in both themes, checked by axe-core (`cargo xtask test` fetches it).

use std::fs;
use std::path::Path;

use crate::chrome::Chrome;
use crate::server::Server;
use crate::{home, play_until, stage};

/// Pages that need nothing but their address.
pub(crate) const PAGES: [&str; 17] = [
    "/",
    "/new",
    "/new?with=people",
    "/new?with=nightmare",
    "/settings",
    "/learn",
    "/learn/rules",
    "/replay",
    "/packs",
    "/companion",
    "/tables",
    "/tables/new",
    "/tables/new?title=runners",
    "/account",
    "/table/0000000000000",
    "/nowhere",
    "/table/none",
];

pub(crate) fn axe() -> Option<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../target/npm/node_modules/axe-core/axe.min.js");
    let axe = fs::read_to_string(file).ok();
    let asked = std::env::var_os("LUCID_BROWSER").is_some();
    assert!(
        axe.is_some() || !asked,
        "axe-core is missing: cargo xtask test"
    );
    axe
}

/// What axe-core finds on the page that is shown, in both themes, a line each.
pub(crate) fn violations(chrome: &mut Chrome, axe: &str, place: &str) -> Vec<String> {
    let mut all = Vec::new();
    if chrome.eval("!window.axe") == true {
        chrome.eval(&format!("{axe};0"));
    }
    for theme in ["night", "day"] {
        chrome.eval(&format!(
            "document.documentElement.dataset.theme = '{theme}'"
        ));
        // Colours fade from theme to theme; the last of them count.
        chrome.eval("Promise.all(document.getAnimations().filter((it) => it.effect.getTiming().iterations !== Infinity).map((it) => it.finished.catch(() => 0)))");
        let found = chrome.eval(
            "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations.flatMap((v) => \
             v.nodes.map((node) => v.id + ' ' + node.target.join(' ') + ' ' + (node.any[0]?.message ?? node.none[0]?.message ?? ''))))",
        );
        let lines = found.as_array().cloned().unwrap_or_default();
        all.extend(
            lines
                .iter()
                .map(|line| format!("{place} by {theme}: {line}")),
        );
    }
    all
}

#[test]
fn pages_have_no_violation_in_either_theme() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("axe-pages"), axe()) else {
        return;
    };
    // The first visit, before anything is kept.
    chrome.open(&server.url);
    let mut found = violations(&mut chrome, &axe, "first visit");
    home(&server, &mut chrome);
    for path in PAGES {
        chrome.open(&format!("{}{path}", server.url));
        found.extend(violations(&mut chrome, &axe, path));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn tables_have_no_violation_in_either_theme() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("axe-tables"), axe()) else {
        return;
    };
    let mut found = Vec::new();
    home(&server, &mut chrome);
    chrome.press("#play-now");
    for phase in ["Travel", "Creation"] {
        let there = format!(
            "document.querySelector('.phases .now')?.innerText === '{phase}' && !!document.querySelector('.ends .way-on')"
        );
        play_until(&mut chrome, &there);
        found.extend(violations(&mut chrome, &axe, phase));
    }
    play_until(&mut chrome, "!!document.querySelector('.end-page')");
    found.extend(violations(&mut chrome, &axe, "end"));
    found.extend(beginnings(&server, &mut chrome, &axe));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// How other games begin: handing over, and alone.
fn beginnings(server: &Server, chrome: &mut Chrome, axe: &str) -> Vec<String> {
    let mut found = Vec::new();
    chrome.open(&format!("{}/new?with=people", server.url));
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('#take-device')");
    found.extend(violations(chrome, axe, "handing over"));
    chrome.open(&format!("{}/new?with=nightmare", server.url));
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('.table')");
    found.extend(violations(chrome, axe, "alone"));
    found
}

/// The check itself: what is wrong on purpose is found.
#[test]
fn a_picture_without_words_is_found() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("axe-itself"), axe()) else {
        return;
    };
    home(&server, &mut chrome);
    chrome.eval("document.querySelector('main').append(new Image())");
    let found = violations(&mut chrome, &axe, "home");
    assert!(
        found.iter().any(|line| line.contains("image-alt")),
        "{found:?}"
    );
}

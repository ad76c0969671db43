//! Every page in both themes, checked by axe-core (`cargo xtask test` fetches it).

use std::fs;
use std::path::Path;

use lucid_testkit::length::Length;

use crate::chrome::Chrome;
use crate::server::Server;
use crate::{home, play_until, stage, visit};

/// Pages that need only their address.
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
    "/game/none",
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

/// All rules.
const EVERYTHING: &str = "{ resultTypes: ['violations'] }";

/// Both themes; each changes only colours.
const BOTH: [&str; 2] = ["night", "day"];

/// The violations that axe-core finds on the current page, one per line: in both themes, or in
/// short runs by night at one place and by day at the next.
pub(crate) fn violations(chrome: &mut Chrome, axe: &str, place: &str) -> Vec<String> {
    match Length::wanted() {
        Length::Short => {
            let theme = ["night", "day"][chrome.places_checked % 2];
            chrome.places_checked += 1;
            violations_in(&[theme], chrome, axe, place)
        }
        Length::Full => violations_in(&BOTH, chrome, axe, place),
    }
}

/// The same in these themes.
fn violations_in(themes: &[&str], chrome: &mut Chrome, axe: &str, place: &str) -> Vec<String> {
    let mut all = Vec::new();
    if chrome.eval("!window.axe") == true {
        chrome.eval(&format!("{axe};0"));
    }
    for theme in themes {
        chrome.eval(&format!(
            "document.documentElement.dataset.theme = '{theme}'"
        ));
        // Colours fade between themes; the final ones count.
        chrome.eval("Promise.all(document.getAnimations().filter((it) => it.effect.getTiming().iterations !== Infinity).map((it) => it.finished.catch(() => 0)))");
        let found = chrome.eval(&format!(
            "axe.run(document, {EVERYTHING}).then((found) => found.violations.flatMap((v) => \
             v.nodes.map((node) => v.id + ' ' + node.target.join(' ') + ' ' + (node.any[0]?.message ?? node.none[0]?.message ?? ''))))",
        ));
        let lines = found.as_array().cloned().unwrap_or_default();
        all.extend(
            lines
                .iter()
                .map(|line| line.as_str().expect("a line"))
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
    // The first visit, before anything is stored.
    chrome.open(&server.url);
    let mut found = violations(&mut chrome, &axe, "first visit");
    for path in PAGES {
        visit(&server, &mut chrome, path);
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

/// Other starts of games: handing the device over, and solo.
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

/// Tests the check itself: deliberate violations are found, even if only one theme has them.
#[test]
fn the_check_finds_missing_names_and_low_contrast() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("axe-itself"), axe()) else {
        return;
    };
    home(&server, &mut chrome);
    chrome.eval(
        "(() => {
            const pale = document.createElement('p');
            pale.textContent = 'pale words';
            pale.className = 'pale';
            document.querySelector('main').append(new Image(), pale);
            const style = new CSSStyleSheet();
            style.replaceSync('[data-theme=day] .pale { color: #ddd; background: #fff; }');
            document.adoptedStyleSheets = [style];
        })()",
    );
    let found = violations_in(&BOTH, &mut chrome, &axe, "home");
    for what in ["by night: image-alt", "by day: color-contrast .pale"] {
        assert!(found.iter().any(|line| line.contains(what)), "{found:?}");
    }
    let pale_by_night = found
        .iter()
        .any(|line| line.contains("by night: color-contrast"));
    assert!(!pale_by_night, "{found:?}");
}

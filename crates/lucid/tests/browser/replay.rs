//! Recorded games and the end of a game, as a player meets them.

use crate::chrome::Chrome;
use crate::server::Server;
use crate::{runners, stage, visit};

const RUNNERS: &str = include_str!("../../../testkit/records/dream-runners-1/players-2.lucid");
const SCAPE: &str = include_str!("../../../testkit/records/dreamscape-1/sylex-players-2.lucid");

/// Ends a game; returns its id.
fn finished_game(server: &Server, chrome: &mut Chrome) -> String {
    chrome.end_game(server);
    let id = chrome.eval("location.pathname.split('/').pop()");
    id.as_str().unwrap_or_default().to_owned()
}

/// The number of the current step, as the page shows it.
fn step(chrome: &mut Chrome) -> u64 {
    let told = chrome.eval("document.querySelector('.slide input').value");
    told.as_str()
        .and_then(|step| step.parse().ok())
        .expect("a step")
}

/// Everything that boards and bar show of a moment.
const LOOK: &str = "[...document.querySelectorAll('.area-world, .area-dreamscape, .area-strip, .area-more, .now-line')]\
    .map(e => e.innerText + e.querySelectorAll('svg *').length).join('|')";

/// What is wrong with the page of a record: its deck is the last row and covers nothing.
const DECK: &str = "(() => {
    const wrong = [], root = document.scrollingElement;
    const box = (it) => document.querySelector(it).getBoundingClientRect();
    const deck = box('.watch .deck'), scene = box('.watch-scene');
    if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
    if (deck.bottom > innerHeight + 1) wrong.push('the deck is outside');
    if (scene.bottom > deck.top + 1) wrong.push('the deck covers what is above it');
    if (scene.height < 120) wrong.push(`the boards have ${scene.height}`);
    return wrong.join();
})()";

/// Goes to a step of the record that is shown.
fn go_to(chrome: &mut Chrome, to: u64) {
    chrome.eval(&format!(
        "(() => {{ const s = document.querySelector('.slide input'); s.value = {to}; \
         s.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
    ));
    chrome.wait(&format!(
        "document.querySelector('.slide input').value === '{to}'"
    ));
}

/// Own games and records from elsewhere, at their beginning and a little later.
#[test]
fn the_deck_covers_nothing_of_the_dreams() {
    let Some((server, mut chrome)) = stage("replay-deck") else {
        return;
    };
    runners::against_a_bot(&server, &mut chrome);
    let id = chrome.eval("location.pathname.split('/').pop()");
    for _ in 0..60 {
        if chrome.next(runners::ON) == "#ready" {
            break;
        }
    }
    let own = format!("/replay?game={}", id.as_str().unwrap_or_default());
    for imported in [false, true] {
        match imported {
            false => visit(&server, &mut chrome, &own),
            true => {
                visit(&server, &mut chrome, "/replay");
                chrome.drop_file("game.lucid", RUNNERS);
            }
        }
        chrome.wait("document.querySelectorAll('.dreams .quilt-host svg').length === 2");
        for at in [0, 5] {
            go_to(&mut chrome, at);
            for (width, height) in [(1440, 900), (1024, 768), (360, 740)] {
                chrome.size(width, height);
                chrome.settle();
                assert_eq!(chrome.eval(DECK), "", "{imported} {at} at {width}");
                assert_eq!(chrome.count(".dreams .quilt-host svg"), 2);
            }
        }
        chrome.size(1440, 1000);
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_game_ends_with_its_sources_and_is_watched_again() {
    let Some((server, mut chrome)) = stage("replay") else {
        return;
    };
    finished_game(&server, &mut chrome);
    // The end: sources add up, everybody has a line and a Dreamscape.
    assert_eq!(chrome.count(".lanes .lane"), 2);
    chrome.wait("!!document.querySelector('.chart .curve')");
    assert_eq!(chrome.count(".chart .curve"), 2);
    assert_eq!(chrome.count(".finals .final .mini"), 2);
    let sums = "(() => { const number = (e) => Number(e.innerText.replace('−', '-')); \
        return [...document.querySelectorAll('.lane')].every(lane => \
        [...lane.querySelectorAll('.slice b')].reduce((sum, b) => sum + number(b), 0) \
        === number(lane.querySelector('.num'))); })()";
    assert_eq!(chrome.eval(sums), true);

    chrome.press("#replay");
    chrome.wait("!!document.querySelector('.watch .slide input')");
    let steps = chrome.eval("Number(document.querySelector('.slide input').max)");
    let steps = steps.as_f64().expect("a number") as u64;
    assert_eq!(step(&mut chrome), 0);
    assert!(chrome.text(".checked").contains("match the committed seed"));

    // Steps, turns, both ends; by buttons and by keys.
    chrome.press(".step-on");
    chrome.wait("document.querySelector('.slide input').value === '1'");
    chrome.press(".turn-on");
    let turn = step(&mut chrome);
    assert!(turn > 1);
    chrome.press(".turn-back");
    assert_eq!(step(&mut chrome), 0);
    chrome.eval("document.activeElement.blur()");
    chrome.key("End");
    assert_eq!(step(&mut chrome), steps);
    chrome.key("ArrowLeft");
    assert_eq!(step(&mut chrome), steps - 1);
    chrome.key("Home");
    assert_eq!(step(&mut chrome), 0);
    chrome.key("ArrowRight");
    assert_eq!(step(&mut chrome), 1);

    // The slider, and a line of the journal.
    let half = steps / 2;
    chrome.eval(&format!(
        "(() => {{ const s = document.querySelector('.slide input'); s.value = {half}; \
         s.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
    ));
    chrome.wait("!!document.querySelector('.journal [aria-current]')");
    assert_eq!(step(&mut chrome), half);
    let there = chrome.eval(LOOK);
    // The list scrolls to the current line, so the target would move under a mouse.
    chrome.eval("document.querySelector('.journal li:nth-child(5) button').click()");
    chrome.wait(&format!(
        "Number(document.querySelector('.journal [aria-current]').dataset.step) !== {half}"
    ));
    chrome.wait(
        "document.querySelector('.journal [aria-current]').dataset.step === document.querySelector('.slide input').value",
    );
    assert_ne!(chrome.eval(LOOK), there);

    // It plays and pauses.
    chrome.press(".ctls .speed");
    chrome.press(".ctls .speed");
    let before = step(&mut chrome);
    chrome.press(".ctls .play");
    chrome.wait(&format!(
        "Number(document.querySelector('.slide input').value) > {}",
        before + 1
    ));
    chrome.press(".ctls .play");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_link_shows_the_same_moment_elsewhere() {
    let Some((server, mut chrome)) = stage("moment") else {
        return;
    };
    let id = finished_game(&server, &mut chrome);
    chrome.open(&format!("{}/replay?game={id}#90.B", server.url));
    chrome.wait("!!document.querySelector('.watch .slide input')");
    assert_eq!(step(&mut chrome), 90);
    chrome.press(".link-here");
    chrome.wait("document.querySelector('.share .link')?.value.includes('#90.B.')");
    let link = chrome.eval("document.querySelector('.share .link').value");
    let link = link.as_str().unwrap_or_default().to_owned();
    assert!(link.len() < 8_100, "{}", link.len());
    let look = chrome.eval(LOOK);
    // Another device does not have this game.
    chrome.eval("localStorage.clear()");
    chrome.eval(crate::AT_ONCE);
    // The same page with another fragment would not be reloaded.
    chrome.open(&format!("{}/settings", server.url));
    chrome.open(&link);
    chrome.wait("!!document.querySelector('.watch .slide input')");
    assert_eq!(step(&mut chrome), 90);
    assert_eq!(chrome.eval(LOOK), look);

    // A link that was cut, one without its record, a game that is not here.
    for (address, words) in [
        (
            link[..link.len() / 2 - 7].replace("#90.B.", "#90.B.x"),
            "incomplete",
        ),
        (format!("{}/replay#90.Z", server.url), "incomplete"),
        (format!("{}/replay#90.B", server.url), "needs its record"),
        (format!("{}/replay?game={id}", server.url), "not here"),
    ] {
        chrome.open(&format!("{}/settings", server.url));
        chrome.open(&address);
        chrome.wait("!!document.querySelector('.trouble')");
        assert!(chrome.text(".trouble").contains(words), "{words}");
        assert_eq!(chrome.count(".drop-place input"), 1, "a way out");
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn files_are_dropped_onto_the_page() {
    let Some((server, mut chrome)) = stage("files") else {
        return;
    };
    visit(&server, &mut chrome, "/replay");
    chrome.wait("!!document.querySelector('.own-games .empty')");
    // A record whose pack is missing.
    let pack = SCAPE.lines().nth(4).unwrap();
    let foreign = SCAPE.replacen(pack, "pack: starter 75d80f1e", 1);
    let cut: String = RUNNERS.lines().take(15).collect::<Vec<_>>().join("\n");
    for (name, text, words) in [
        ("photo.txt", "not a game", ["Line 1", "another file"]),
        ("cut.lucid", cut.as_str(), ["Line 15", "incomplete"]),
        ("other.lucid", foreign.as_str(), ["Line 5", "starter"]),
        (
            "changed.lucid",
            &RUNNERS.replacen(" lock\n", " unlock\n", 1),
            ["unlock", "damaged"],
        ),
    ] {
        chrome.drop_file(name, text);
        chrome.wait(&format!(
            "document.querySelector('.trouble .note')?.innerText === {name:?}"
        ));
        for word in words {
            let told = chrome.text(".trouble");
            assert!(told.contains(word), "{name}: {word} in {told}");
        }
    }
    // The complete record is shown, and a broken one after it is reported.
    chrome.drop_file("whole.lucid", RUNNERS);
    chrome.wait("!!document.querySelector('.watch .journal button')");
    chrome.key("End");
    chrome.wait("document.querySelector('.slide input').value === document.querySelector('.slide input').max");
    assert!(
        chrome
            .text(".journal li:last-child")
            .contains("The game is over")
    );
    assert_eq!(chrome.count(".watch-dreams .runners-position"), 2);
    chrome.drop_file("photo.txt", "not a game");
    chrome.wait("!!document.querySelector('.trouble')");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

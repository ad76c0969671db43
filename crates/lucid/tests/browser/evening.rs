//! The first evening of somebody new: short notes when they matter, which end for good.

use crate::chrome::Chrome;
use crate::{play_until, stage};

/// Somebody who has never been here: bots are quick, nothing else is set.
const NEW: &str = "localStorage.getItem('lucid.settings') ?? localStorage.setItem('lucid.settings', \
    'language: en\\ntheme: night\\nmotion: calm\\npace: instant\\nname: Ada\\nwelcomed: no\\n')";

const NOTE: &str = "document.querySelector('.evening-note p')?.innerText ?? ''";

/// Where the boards lie.
const BOXES: &str = "[...document.querySelectorAll('.area-world, .area-scape, .area-strip, .actions, .board')]\
    .map((it) => { const r = it.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join(' '); }).join('|')";

fn note(chrome: &mut Chrome) -> String {
    chrome.wait("!!document.querySelector('.evening-note')");
    chrome.eval(NOTE).as_str().unwrap_or_default().to_owned()
}

fn setting(chrome: &mut Chrome, name: &str) -> String {
    let line = format!(
        "localStorage.getItem('lucid.settings').split('\\n').find((line) => line.startsWith('{name}: ')) ?? ''"
    );
    chrome.eval(&line).as_str().unwrap_or_default().to_owned()
}

#[test]
fn three_notes_come_when_they_matter_and_never_again() {
    let Some((server, mut chrome)) = stage("evening") else {
        return;
    };
    chrome.open_with(&server.url, NEW);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    // Cards are chosen first, which needs no note.
    assert_eq!(chrome.count(".evening-note"), 0);
    play_until(&mut chrome, "!!document.querySelector('.evening-note')");
    assert!(note(&mut chrome).starts_with("A candle"));
    // It moves nothing, and covers nothing: the head has the room for it.
    chrome.settle();
    let before = chrome.eval(BOXES);
    let inside = "(() => { const r = document.querySelector('.evening-note').getBoundingClientRect(), \
        head = document.querySelector('.table-top').getBoundingClientRect(); \
        return r.top >= head.top - 1 && r.bottom <= head.bottom + 1 && r.right <= innerWidth; })()";
    for (width, height) in [(1440, 1000), (768, 1024), (360, 740)] {
        chrome.size(width, height);
        chrome.settle();
        assert_eq!(chrome.eval(inside), true, "{width}");
        assert_eq!(
            chrome.eval("document.documentElement.scrollWidth <= innerWidth"),
            true
        );
    }
    chrome.size(1440, 1000);
    chrome.settle();
    chrome.press(".evening-note .shut");
    chrome.wait(&format!("!({NOTE}).startsWith('A candle')"));
    assert_eq!(chrome.eval(BOXES), before);
    // The others come in the same way, also after a reload.
    chrome.reload();
    chrome.wait("!!document.querySelector('.table .actions')");
    let mut read = vec!["candle".to_owned()];
    for _ in 0..2 {
        play_until(
            &mut chrome,
            "!!document.querySelector('.evening-note, .end-page')",
        );
        if chrome.count(".evening-note") == 0 {
            break;
        }
        let said = note(&mut chrome);
        read.push(match () {
            () if said.contains("key") => "key".to_owned(),
            () if said.contains("card is coming together") => "card".to_owned(),
            () => panic!("{said}"),
        });
        chrome.press(".evening-note .shut");
        chrome.wait(&format!("({NOTE}) !== {said:?}"));
    }
    assert_eq!(
        setting(&mut chrome, "read"),
        format!("read: {}", read.join(" "))
    );
    play_until(&mut chrome, "!!document.querySelector('.end-page')");
    // The game is over, and so are its notes.
    chrome.wait("localStorage.getItem('lucid.settings').match(/read: .*candle/) && localStorage.getItem('lucid.settings').match(/read: .*key/) && localStorage.getItem('lucid.settings').match(/read: .*card/) !== null");
    chrome.press("#again");
    chrome.wait("!!document.querySelector('.table .actions')");
    play_until(
        &mut chrome,
        "document.querySelector('.time b')?.innerText.includes('Cycle 3') ?? false",
    );
    assert_eq!(chrome.count(".evening-note"), 0);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn whoever_wants_no_more_notes_gets_none() {
    let Some((server, mut chrome)) = stage("evening-left") else {
        return;
    };
    chrome.open_with(&server.url, NEW);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    play_until(&mut chrome, "!!document.querySelector('.evening-note')");
    chrome.press(".evening-note .stop");
    chrome.wait("!document.querySelector('.evening-note')");
    assert_eq!(setting(&mut chrome, "evening"), "evening: done");
    chrome.reload();
    chrome.wait("!!document.querySelector('.table .actions')");
    play_until(
        &mut chrome,
        "document.querySelector('.time b')?.innerText.includes('Cycle 3') ?? false",
    );
    assert_eq!(chrome.count(".evening-note"), 0);
    // Nor in the other game.
    chrome.open(&format!("{}/new?title=runners&with=bots", server.url));
    chrome.press("#begin");
    chrome.press("#go-on");
    chrome.wait("!!document.querySelector('.quilt [data-cell]')");
    assert_eq!(chrome.count(".evening-note"), 0);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn the_other_game_has_notes_of_its_own() {
    let Some((server, mut chrome)) = stage("evening-runners") else {
        return;
    };
    chrome.open_with(&format!("{}/new?title=runners&with=bots", server.url), NEW);
    chrome.press("#begin");
    chrome.press("#go-on");
    chrome.wait("!!document.querySelector('.quilt [data-cell]')");
    assert!(note(&mut chrome).contains("every open cell"));
    chrome.press(".evening-note .shut");
    chrome.wait("!document.querySelector('.evening-note')");
    // With two segments laid, it is time to think of the lock.
    for (key, moves) in [("1", &["ArrowDown"][..]), ("2", &["ArrowRight", "ArrowUp"])] {
        chrome.key(key);
        chrome.wait("!!document.querySelector('.ghost')");
        for step in moves {
            chrome.key(step);
        }
        chrome.key("r");
        if chrome.count(".ghost.refused") > 0 {
            chrome.key("ArrowDown");
            chrome.key("ArrowDown");
        }
        chrome.key("Enter");
    }
    assert!(note(&mut chrome).starts_with("Lock when"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

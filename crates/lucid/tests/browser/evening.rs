//! The first evening of somebody new: short notes when they matter, which end for good.

use lucid_dreamscape::{Action, Dreamscape, Rules};
use lucid_tabletop::{Choices, Game as _};

use crate::chrome::Chrome;
use crate::kept::{ADA, kept_by_greedy};
use crate::{play_until, stage};

/// Somebody who has never been here: bots are quick, nothing else is set.
const NEW: &str = "localStorage.getItem('lucid.settings') ?? localStorage.setItem('lucid.settings', \
    'language: en\\ntheme: night\\nmotion: calm\\npace: instant\\nname: Ada\\nwelcomed: no\\n')";

const NOTE: &str = "document.querySelector('.evening-note p')?.innerText ?? ''";

/// Where the boards lie.
const BOXES: &str = "[...document.querySelectorAll('.area-world, .area-dreamscape, .area-strip, .actions, .board')]\
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
    for language in ["de", "en"] {
        chrome.size(1440, 1000);
        chrome.click(".lang");
        chrome.wait(&format!(
            "document.documentElement.lang === '{language}' && !!document.querySelector('.evening-note')"
        ));
        for (width, height) in [(1440, 1000), (768, 1024), (360, 740)] {
            chrome.size(width, height);
            chrome.settle();
            assert_eq!(chrome.eval(inside), true, "{width} {language}");
            let wide = "document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(chrome.eval(wide), true, "{width} {language}");
        }
    }
    chrome.size(1440, 1000);
    chrome.settle();
    chrome.press(".evening-note .shut");
    chrome.wait(&format!("!({NOTE}).startsWith('A candle')"));
    assert_eq!(chrome.eval(BOXES), before);
    // The next one comes in the same way, also after a reload.
    chrome.reload();
    chrome.wait("!!document.querySelector('.table .actions')");
    play_until(&mut chrome, &format!("({NOTE}).includes('key')"));
    chrome.press(".evening-note .shut");
    chrome.wait(&format!("!({NOTE}).includes('key')"));
    assert_eq!(setting(&mut chrome, "read"), "read: candle key");
    // When the game is over, so are its notes.
    play_until(&mut chrome, "!!document.querySelector('.end-page')");
    assert_eq!(setting(&mut chrome, "read"), "read: candle key card");
    chrome.press("#again");
    chrome.wait("!!document.querySelector('.table .actions')");
    play_until(
        &mut chrome,
        "document.querySelector('.time b')?.innerText.includes('Cycle 3') ?? false",
    );
    assert_eq!(chrome.count(".evening-note"), 0);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Somebody who builds well has a card nearly together: that is the third note.
#[test]
fn a_card_that_comes_together_is_pointed_out() {
    let Some((server, mut chrome)) = stage("evening-card") else {
        return;
    };
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(Rules::sylex(), content).expect("a game");
    let complete = kept_by_greedy("sylex players=2", 33, |state| {
        let mut choices = Choices::new();
        game.legal_actions(state, ADA, &mut choices);
        choices
            .iter()
            .any(|action| matches!(action, Action::Complete(_)))
    });
    let settings = "language: en\\nmotion: calm\\npace: instant\\nname: Ada\\nwelcomed: yes\\n\
        evening: going\\nread: candle key\\n";
    let script = format!(
        "localStorage.setItem('lucid.settings', '{settings}'); localStorage.setItem('lucid.table.kept', {})",
        serde_json::json!(complete)
    );
    chrome.open_with(&format!("{}/table/kept", server.url), &script);
    assert!(note(&mut chrome).contains("card is coming together"));
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

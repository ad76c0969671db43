//! Hints at the table and the review of a game, as a player meets them.

use crate::axe::{axe, violations};
use crate::chrome::Chrome;
use crate::{home, play_until, stage, visit};

const MINE: &str =
    "!!document.querySelector('.ends .hint-ask') && !!document.querySelector('.ends .way-on')";

/// Places that a ring of the hint lies on. Locations are larger than a ring.
const COVERED: &str = "[...document.querySelectorAll('.hint-marks i')].map((ring) => {
    const place = ring.dataset.marks;
    const at = document.querySelector(`.area-world ${place}, .area-dreamscape ${place}, .area-strip ${place}`);
    if (!at) return '';
    const r = ring.getBoundingClientRect(), box = at.getBoundingClientRect();
    const over = r.bottom > box.top + 1 && r.top < box.bottom && r.right > box.left && r.left < box.right;
    return box.height > 0 && box.height <= 80 && over ? `${place} ${r.bottom - box.top}` : '';
}).filter((place) => place).join()";

fn at(phase: &str) -> String {
    format!("document.querySelector('.phases .now')?.innerText === '{phase}' && {MINE}")
}

/// Waits until the search is done.
fn wait_for_hint(chrome: &mut Chrome) {
    chrome.wait("!!document.querySelector('.hint .hint-steps') && !document.querySelector('.hint .looking')");
}

#[test]
fn a_hint_is_asked_shown_and_played_step_by_step() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("hint"), axe()) else {
        return;
    };
    home(&server, &mut chrome);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    let mut found = Vec::new();
    for phase in ["Travel", "Creation"] {
        play_until(&mut chrome, &at(phase));
        chrome.eval("document.activeElement.blur()");
        chrome.key("h");
        wait_for_hint(&mut chrome);
        let best = "document.querySelector('.hint-lines [aria-pressed=true]').innerText";
        assert_eq!(chrome.eval(best), "Best line found");
        assert!(chrome.count(".hint .hint-steps li") > 0);
        assert!(chrome.count(".hint .by-source div") > 0 || chrome.count(".hint .note") > 0);
        let told = chrome.eval("document.querySelector('p.sr[role=status]').innerText");
        assert!(
            told.as_str().unwrap_or_default().starts_with("Hint: "),
            "{told}"
        );
        found.extend(violations(&mut chrome, &axe, phase));
        // Rings stand beside the shards that they speak of, not on them.
        assert_eq!(chrome.eval(COVERED), "", "{phase}");
        // Folded, it is a bar with the actions and nothing else.
        chrome.press(".hint .fold");
        chrome.wait("getComputedStyle(document.querySelector('.hint-steps')).display === 'none'");
        chrome.press(".hint .fold");
        chrome.wait("getComputedStyle(document.querySelector('.hint-steps')).display !== 'none'");
        // Another line has other steps and other marks.
        if chrome.count(".hint-lines .line") > 1 {
            let steps = "document.querySelector('.hint-steps').innerText";
            let first = chrome.eval(steps);
            chrome.press(".hint-lines .line:nth-child(2)");
            chrome.wait(&format!("{steps} !== {first}"));
            chrome.press(".hint-lines .line:nth-child(1)");
            chrome.wait(&format!("{steps} === {first}"));
        }
        // One step at a time, until chance, the end of the turn, or the end of the line.
        for _ in 0..40 {
            if chrome.count(".hint .play") == 0 {
                break;
            }
            // Two consecutive steps may have the same words, so the index counts.
            let next = "[...document.querySelectorAll('.hint-steps li')]\
                .findIndex((step) => step.matches('.now, :has(.now)'))";
            let before = chrome.eval(next);
            let journal = "document.querySelectorAll('.journal li').length";
            let lines = chrome.eval(journal);
            chrome.press(".hint .play");
            chrome.wait(&format!(
                "({next}) !== {before} || ({journal}) > {lines} || !document.querySelector('.hint')"
            ));
        }
        if chrome.count(".hint") > 0 {
            chrome.press(".hint .close");
            chrome.wait("!document.querySelector('.hint')");
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// On a phone, the place of the next step is above the sheet.
#[test]
fn on_a_phone_a_hint_does_not_cover_what_it_mentions() {
    let Some((server, mut chrome)) = stage("hint-phone") else {
        return;
    };
    chrome.size(360, 780);
    home(&server, &mut chrome);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    play_until(&mut chrome, &at("Travel"));
    chrome.press(".switch-hint");
    wait_for_hint(&mut chrome);
    // Steps without a place have no mark.
    chrome.wait(
        "(() => { const mark = document.querySelector('.hint-marks .next'); \
         const sheet = document.querySelector('.hint').getBoundingClientRect(); \
         return !mark || mark.getBoundingClientRect().bottom <= sheet.top; })()",
    );
    chrome.press(".hint .close");
    chrome.wait("!document.querySelector('.hint')");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_hint_is_given_up_and_found_in_the_list_of_keys() {
    let Some((server, mut chrome)) = stage("hint-stop") else {
        return;
    };
    home(&server, &mut chrome);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    play_until(&mut chrome, &at("Travel"));
    let bar = "document.querySelector('.choices').innerText";
    let before = chrome.eval(bar);
    chrome.press(".hint-ask");
    chrome.wait("!!document.querySelector('.hint')");
    chrome.eval("document.querySelector('.hint .stop')?.click()");
    chrome.wait("!document.querySelector('.hint .looking')");
    chrome.key("Escape");
    chrome.wait("!document.querySelector('.hint')");
    assert_eq!(chrome.eval(bar), before, "nothing has been played");
    chrome.press(".table-top .keys");
    assert!(chrome.text(".key-list").contains("ask for a hint"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_game_is_reviewed_turn_by_turn_in_both_languages() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("review"), axe()) else {
        return;
    };
    chrome.end_game(&server);
    chrome.press("#review");
    chrome.wait("document.querySelectorAll('.turn-list li').length >= 1");
    // It can be stopped and resumed.
    chrome.eval("document.querySelector('.review-head .stop')?.click()");
    chrome.eval("document.querySelector('.review-head .go-on')?.click()");
    for count in 1..=12 {
        let next = format!("document.querySelectorAll('.turn-list li').length >= {count}");
        chrome.wait(&next);
    }
    let whole = "!document.querySelector('.review-head .looking')";
    chrome.wait(whole);
    let turns = chrome.count(".turn-list li");
    chrome.press(".all-turns summary");
    chrome.press(".turn-list li:nth-child(2) .turn-row");
    chrome.wait("document.querySelector('.review-turn .note')?.innerText.includes('Creation')");
    assert_eq!(chrome.count(".review-turn .both .board.raised"), 2);
    assert_eq!(chrome.count(".review-turn .both article"), 2);
    let mut found = violations(&mut chrome, &axe, "review");
    found.extend(kept_and_told_in_german(&mut chrome, &axe, turns));
    assert!(found.is_empty(), "{}", found.join("\n"));
    there_and_back(&mut chrome, turns);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn without_a_game_the_review_says_so() {
    let Some((server, mut chrome)) = stage("review-gone") else {
        return;
    };
    visit(&server, &mut chrome, "/review?game=none");
    chrome.wait("document.querySelector('main h1')?.innerText === 'No game to review'");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Reopening a review is instant: all turns are there before anything is asked. Returns what is
/// wrong with it in German on a phone.
pub(crate) fn kept_and_told_in_german(chrome: &mut Chrome, axe: &str, turns: u64) -> Vec<String> {
    chrome.reload();
    chrome.wait(&has_turns(turns));
    assert_eq!(chrome.count(".review-head .looking"), 0);
    chrome.press(".lang");
    chrome.wait("document.querySelector('.review-head h1').innerText === 'Rückblick'");
    chrome.size(360, 800);
    chrome.wait("document.documentElement.scrollWidth <= innerWidth");
    violations(chrome, axe, "review at 360 px")
}

/// From the review of a turn to the moment itself, and back.
pub(crate) fn there_and_back(chrome: &mut Chrome, turns: u64) {
    chrome.press(".review-turn a.btn");
    chrome.wait("!!document.querySelector('.watch .slide input')");
    chrome.press(".replay-ways .review");
    chrome.wait(&has_turns(turns));
}

/// An expression that is true when a review lists this many turns.
pub(crate) fn has_turns(turns: u64) -> String {
    format!("document.querySelectorAll('.turn-list li').length === {turns}")
}

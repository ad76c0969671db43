//! Hints and reviews of Dream Runners, as a player meets them.

use crate::advice::{has_turns, kept_and_told_in_german, there_and_back};
use crate::axe::{axe, violations};
use crate::chrome::Chrome;
use crate::runners::{ON, against_a_bot};
use crate::{NO_PAUSE, press_until, stage};

/// An expression that is true when the hint has been found.
const FOUND: &str =
    "!!document.querySelector('.hint .play') && !document.querySelector('.hint .looking')";

/// Plays until something is visible; in each round, a hint is laid out and locked.
fn on_until(chrome: &mut Chrome, seen: &str) {
    press_until(std::slice::from_mut(chrome), seen, ON, NO_PAUSE);
}

fn ask(chrome: &mut Chrome) {
    chrome.eval("document.activeElement.blur()");
    chrome.key("h");
    chrome.wait(FOUND);
}

#[test]
fn a_composition_is_advised_shown_and_laid_out() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("runners-hint"), axe()) else {
        return;
    };
    against_a_bot(&server, &mut chrome);
    ask(&mut chrome);
    let best = "document.querySelector('.hint-lines [aria-pressed=true]').innerText";
    assert_eq!(chrome.eval(best), "Best composition");
    assert_eq!(chrome.count(".hint-lines .line"), 3);
    assert!(chrome.count(".hint .whys li") > 0 && chrome.count(".hint .by-source div") > 0);
    let told = chrome.eval("document.querySelector('p.sr[role=status]').innerText");
    let told = told.as_str().unwrap_or_default().to_owned();
    assert!(told.starts_with("Hint: "), "{told}");
    let found = violations(&mut chrome, &axe, "hint");
    assert!(found.is_empty(), "{}", found.join("\n"));
    // Each line has its own board, shown on the dream.
    let ghosts = "[...document.querySelectorAll('.quilt .advised')].map(e => e.outerHTML).join()";
    let first = chrome.eval(ghosts);
    chrome.press(".hint-lines .line:nth-child(2)");
    chrome.wait(&format!("({ghosts}) !== {first} && {ghosts} !== ''"));
    chrome.press(".hint-lines .line:nth-child(1)");
    chrome.wait(&format!("({ghosts}) === {first}"));
    // It is laid out whatever is on the board: the ghosts become segments.
    let segments = chrome.count(".quilt .advised");
    chrome.press(".tray [data-piece]");
    chrome.key("Enter");
    chrome.press(".hint .play");
    chrome.wait(&format!(
        "document.querySelectorAll('.quilt .laid').length === {segments} \
         && !document.querySelector('.quilt .advised')"
    ));
    chrome.wait("document.querySelector('.hint .ways').innerText.includes('is on the dream')");
    assert!(chrome.count("#lock") == 1, "to lock is left to the player");
    // A hint closes with its dream.
    chrome.press("#lock");
    chrome.wait("!document.querySelector('.hint') && !document.querySelector('.quilt .advised')");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn in_the_shop_a_hint_says_what_to_buy() {
    let Some((server, mut chrome)) = stage("runners-shop-hint") else {
        return;
    };
    against_a_bot(&server, &mut chrome);
    let shop = "document.querySelector('.shop.open') && document.querySelector('.hint-ask')";
    for _ in 0..6 {
        ask(&mut chrome);
        chrome.press(".hint .play");
        chrome.press("#lock");
        on_until(
            &mut chrome,
            &format!("({shop}) || document.querySelector('#lock')"),
        );
        if chrome.eval(&format!("!!({shop})")) == true {
            break;
        }
    }
    ask(&mut chrome);
    assert!(chrome.text(".hint").contains("Best choice"));
    assert!(chrome.count(".hint .whys li") > 0);
    let choice = chrome.text(".hint-choice");
    match choice.starts_with("Buy nothing") {
        true => assert_eq!(chrome.count("#ready.advised"), 1),
        false => assert_eq!(chrome.count(".shop .advised"), 1, "{choice}"),
    }
    let coins = "document.querySelector('.purse .things').innerText + document.querySelector('.runners-top').innerText";
    let before = chrome.eval(coins);
    chrome.press(".hint .play");
    chrome.wait("!document.querySelector('.hint')");
    if !choice.starts_with("Buy nothing") {
        chrome.wait(&format!("({coins}) !== {before}"));
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn on_a_phone_a_hint_does_not_cover_the_dream() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("runners-hint-phone"), axe()) else {
        return;
    };
    chrome.size(360, 780);
    against_a_bot(&server, &mut chrome);
    chrome.press(".hint-ask");
    chrome.wait(FOUND);
    // The centre of the dream, where the cells are, is above the sheet.
    chrome.wait(
        "document.querySelector('.quilt [data-cell=e5]').getBoundingClientRect().bottom \
         <= document.querySelector('.hint').getBoundingClientRect().top",
    );
    assert_eq!(
        chrome.eval("document.documentElement.scrollWidth <= innerWidth"),
        true
    );
    let found = violations(&mut chrome, &axe, "hint at 360 px");
    assert!(found.is_empty(), "{}", found.join("\n"));
    // Folded, it is a bar that can still lay it out.
    chrome.press(".hint .fold");
    chrome.wait("document.querySelector('.hint').getBoundingClientRect().height < 140");
    chrome.press(".hint .play");
    chrome.wait("!!document.querySelector('.quilt .laid')");
    chrome.key("Escape");
    chrome.wait("!document.querySelector('.hint')");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_game_is_reviewed_dream_by_dream_in_both_languages() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("runners-review"), axe()) else {
        return;
    };
    against_a_bot(&server, &mut chrome);
    on_until(&mut chrome, "document.querySelector('.end-page')");
    // Who sleeps on has won here; who woke has open eyes.
    let figures = "document.querySelectorAll('.moment-art use[href=\"#sleeper\"], .moment-art use[href=\"#dreamer-awake\"]').length";
    assert_eq!(chrome.eval(figures), 2);
    let mut found = chrome.wrong_at_sizes("end");
    found.extend(violations(&mut chrome, &axe, "end"));
    chrome.size(360, 740);
    found.extend(violations(&mut chrome, &axe, "end at 360 px"));
    chrome.size(1440, 1000);
    chrome.press("#review");
    chrome.wait("document.querySelectorAll('.turn-list li').length >= 1");
    // It can be stopped and resumed.
    chrome.eval("document.querySelector('.review-head .stop')?.click()");
    chrome.eval("document.querySelector('.review-head .go-on')?.click()");
    chrome.wait("!document.querySelector('.review-head .looking')");
    let rounds = chrome.count(".turn-list li");
    assert!((1..=8).contains(&rounds), "{rounds}");
    // Nothing was laid, so there is a better board beside it.
    assert_eq!(chrome.count(".review-turn .both .quilt"), 2);
    assert_eq!(chrome.count(".review-turn article:nth-child(1) .laid"), 0);
    assert!(chrome.count(".review-turn article:nth-child(2) .laid") > 0);
    assert!(chrome.text(".review-turn").contains("Nothing was placed"));
    assert!(chrome.text(".review-head .total").contains("were lost"));
    found.extend(violations(&mut chrome, &axe, "review"));
    // The bot's rounds, too.
    chrome.press(".review-whose .btn:nth-child(2)");
    chrome.wait("document.querySelectorAll('.turn-list li').length >= 1 && !document.querySelector('.review-head .looking')");
    chrome.press(".review-whose .btn:nth-child(1)");
    chrome.wait(&has_turns(rounds));
    found.extend(kept_and_told_in_german(&mut chrome, &axe, rounds));
    assert!(found.is_empty(), "{}", found.join("\n"));
    there_and_back(&mut chrome, rounds);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

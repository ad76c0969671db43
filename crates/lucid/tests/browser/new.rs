//! A new game: house rules, impossible rules, and the keyboard.

use serde_json::json;

use crate::chrome::Chrome;
use crate::{stage, visit};

/// The form, with its house rules unfolded by the keyboard.
fn unfold(chrome: &mut Chrome) {
    tab_to(chrome, "#house > summary");
    chrome.key("Enter");
    chrome.wait("document.querySelector('#house').open");
}

/// Presses Tab until an element has the focus.
fn tab_to(chrome: &mut Chrome, selector: &str) {
    for _ in 0..120 {
        chrome.key("Tab");
        if chrome.eval(&format!("!!document.activeElement.matches({selector:?})")) == true {
            return;
        }
    }
    panic!("the keyboard never gets to {selector}");
}

/// Types a number into the focused field, replacing its content.
fn write(chrome: &mut Chrome, number: &str) {
    chrome.eval("document.activeElement.select()");
    chrome.call("Input.insertText", json!({ "text": number }));
    chrome.key("Tab");
}

/// From the top of the page to the first step of the game without a mouse.
#[test]
fn house_rules_set_by_the_keyboard_are_the_rules_that_are_played() {
    let Some((server, mut chrome)) = stage("new-house") else {
        return;
    };
    visit(&server, &mut chrome, "/new?with=bots");
    unfold(&mut chrome);
    tab_to(&mut chrome, "[data-rule=cycles] input");
    write(&mut chrome, "4");
    tab_to(&mut chrome, "[data-rule=shards] label:nth-child(2) input");
    write(&mut chrome, "30");
    chrome.wait("document.querySelector('#house summary').innerText.includes('2 rules changed')");
    assert_eq!(chrome.count(".house-rule.changed"), 2);
    let note = chrome.text("[data-rule=cycles]");
    assert!(note.contains("Sylex edition: 6 cycles"), "{note}");
    // A rule of words, with the mouse: arrows within a group are the browser's.
    chrome.press("[data-rule=land] input[value=path]");
    chrome.wait("document.querySelectorAll('.house-rule.changed').length === 3");
    tab_to(&mut chrome, "#begin");
    chrome.key("Enter");
    chrome.wait("location.pathname.startsWith('/game/') && !!document.querySelector('.table')");
    let kept = chrome.eval("Object.values(localStorage).join('\\n')");
    let kept = kept.as_str().unwrap_or_default();
    let rules = "sylex players=2 shards=20/30/23/23/15 cycles=4 land=path";
    assert!(kept.contains(rules), "{kept}");
    assert!(kept.contains("bot greedy Noor"), "{kept}");
    // The form remembers them, and resets them with one press.
    chrome.open(&format!("{}/new", server.url));
    chrome.wait("document.querySelectorAll('.house-rule.changed').length === 3");
    chrome.press("#house-reset");
    chrome.wait("document.querySelectorAll('.house-rule.changed').length === 0");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn impossible_rules_are_explained_in_place_with_a_fix() {
    let Some((server, mut chrome)) = stage("new-wrong") else {
        return;
    };
    visit(&server, &mut chrome, "/new?with=bots");
    let can_begin = "!document.querySelector('#begin').disabled";
    // E15: the prototype has no simultaneous Creation.
    chrome.press("input[name=edition]");
    chrome.press("#mode-simultaneous");
    chrome.wait("!!document.querySelector('#trouble-simultaneous .mend')");
    assert_eq!(chrome.eval(can_begin), false);
    let why = chrome.text("#trouble-simultaneous");
    assert!(
        why.contains("do not let all players create at once"),
        "{why}"
    );
    chrome.press("#trouble-simultaneous .mend");
    chrome.wait(can_begin);
    assert_eq!(chrome.count("[data-rule=simultaneous-allowed].changed"), 1);
    // E3: a number out of range.
    unfold(&mut chrome);
    tab_to(&mut chrome, "[data-rule=cycles] input");
    write(&mut chrome, "99");
    chrome.wait("!!document.querySelector('[data-rule=cycles] .trouble')");
    assert_eq!(chrome.eval(can_begin), false);
    let why = chrome.text("[data-rule=cycles] .trouble");
    assert!(why.contains("A game has 1 to 12 cycles, not 99"), "{why}");
    assert_eq!(chrome.count("[data-rule=cycles] [aria-invalid=true]"), 1);
    chrome.press("[data-rule=cycles] .mend");
    chrome.wait(can_begin);
    // E2: red shards are only missed under the nightmare rules.
    tab_to(&mut chrome, "[data-rule=red-shards] input");
    write(&mut chrome, "1");
    assert_eq!(chrome.eval(can_begin), true);
    let red = chrome.text("[data-rule=red-shards]");
    assert!(red.contains("1 nightmare shard"), "{red}");
    chrome.press("#mode-nightmare");
    chrome.wait("document.querySelector('#mode-nightmare').checked");
    chrome.wait("!!document.querySelector('[data-rule=red-shards] .trouble')");
    chrome.press("[data-rule=red-shards] .mend");
    chrome.wait(can_begin);
    // Nobody plays alone without Mr Nightmare.
    chrome.eval(
        "(() => { const s = document.querySelectorAll('.taker')[1]; s.value = 'nobody'; \
         s.dispatchEvent(new Event('change', { bubbles: true })); })()",
    );
    chrome.wait("document.querySelector('#begin').disabled");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

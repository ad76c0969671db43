//! Packs: looking through them, and loading custom files.

use serde_json::json;

use crate::chrome::Chrome;
use crate::{play_until, stage, visit};

const BROKEN: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../packs/tests/broken/dreamscape-many-faults.toml"
);
const GOOD: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../packs/templates/dreamscape.toml"
);

const RUNNERS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../packs/templates/dream-runners.toml"
);

/// Chooses a file as a person does in the browser's dialog.
fn choose(chrome: &mut Chrome, input: &str, path: &str) {
    // Chromium takes no path with `..` in it.
    let path = std::fs::canonicalize(path).expect("the file is there");
    let document = chrome.call("DOM.getDocument", json!({}));
    let root = document["root"]["nodeId"].clone();
    let params = json!({ "nodeId": root, "selector": input });
    let found = chrome.call("DOM.querySelector", params);
    let params = json!({ "nodeId": found["nodeId"], "files": [path] });
    chrome.call("DOM.setFileInputFiles", params);
}

/// A pack of Dream Runners is dropped onto the page, stored, and played with: by a bot, too,
/// after a reload, and in a replay.
#[test]
fn a_pack_that_is_dropped_is_played_with() {
    let Some((server, mut chrome)) = stage("packs-drop") else {
        return;
    };
    visit(&server, &mut chrome, "/packs");
    chrome.drop_file("broken.toml", &std::fs::read_to_string(BROKEN).unwrap());
    chrome
        .wait("document.querySelector('#pack-wrong')?.innerText.includes('broken.toml') ?? false");
    let text = std::fs::read_to_string(RUNNERS).unwrap();
    chrome.drop_file("dreams.toml", &text);
    chrome.wait("document.querySelector('#pack-name')?.innerText === 'My Dream Runners'");
    assert_eq!(chrome.count(".pack-report"), 0);
    chrome.press("#keep");
    chrome.wait("!!document.querySelector('#forget')");

    chrome.open(&format!("{}/new?title=runners&with=bots", server.url));
    chrome.wait("document.querySelectorAll('[name=pack]').length === 2");
    chrome.eval("document.querySelectorAll('[name=pack]')[1].click()");
    chrome.press("#begin");
    chrome.press("#go-on");
    let dream = "document.querySelector('.runners-table')?.innerText.length > 0";
    chrome.wait(dream);
    let hash = lucid_packs::read("x", &text).unwrap();
    let record = "Object.entries(localStorage).find(([k]) => k.startsWith('lucid.table.'))[1]";
    let kept = chrome.eval(record);
    assert!(kept.as_str().unwrap().contains(hash.hash()), "{kept}");
    chrome.reload();
    chrome.press("#go-on");
    chrome.wait(dream);
    let table = chrome.eval("location.href");

    // Its record can be replayed as long as the pack is stored.
    let address = format!("{}/replay", server.url);
    let kept = chrome.eval(record);
    let kept = kept.as_str().unwrap().split_once("\n\n").unwrap().1;
    chrome.open(&address);
    chrome.drop_file("mine.lucid", kept);
    chrome.wait("!!document.querySelector('.watch .dreams')");
    chrome.open(&format!("{}/packs", server.url));
    chrome.press(".pack-tabs li:nth-child(3) button");
    chrome.press("#forget");
    chrome.wait("document.querySelectorAll('.pack-tab').length === 2");
    chrome.open(&address);
    chrome.drop_file("mine.lucid", kept);
    chrome.wait("document.querySelector('.trouble')?.innerText.includes('under Packs') ?? false");
    chrome.open(table.as_str().unwrap());
    chrome.wait(
        "document.querySelector('h1')?.innerText.includes('This game’s pack is missing') ?? false",
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn the_built_in_packs_are_looked_through() {
    let Some((server, mut chrome)) = stage("packs") else {
        return;
    };
    visit(&server, &mut chrome, "/packs");
    chrome.wait("document.querySelectorAll('.pack-thing').length > 60");
    assert_eq!(chrome.text("#pack-name"), "Lucid Dreams");
    // Level 2 with the power of the Lake.
    chrome.eval("document.querySelectorAll('[name=level]')[2].click()");
    chrome.wait(
        "document.querySelector('.pack-filters [role=status]').innerText === '16 cards shown'",
    );
    chrome.eval("document.querySelectorAll('[name=power]')[5].click()");
    chrome.wait("document.querySelectorAll('.pack-section').length === 1");
    let few = chrome.count(".pack-thing");
    assert!((1..6).contains(&few), "{few}");
    // One card, large, by keys: open, next, close, and the focus is back.
    chrome.eval("document.querySelector('.pack-thing').focus()");
    let first = chrome.eval("document.activeElement.id");
    chrome.key("Enter");
    chrome.wait("document.activeElement.id === 'pack-large'");
    let name = chrome.text("#pack-large-name");
    assert!(
        !name.is_empty()
            && chrome
                .text(".pack-words")
                .to_lowercase()
                .contains("level 2")
    );
    chrome.key("ArrowRight");
    chrome.wait(&format!(
        "document.querySelector('#pack-large-name').innerText !== {name:?} && document.activeElement.id === 'pack-large'"
    ));
    chrome.key("ArrowLeft");
    chrome.wait(&format!(
        "document.querySelector('#pack-large-name').innerText === {name:?}"
    ));
    chrome.wait("document.activeElement.id === 'pack-large'");
    chrome.key("Escape");
    chrome.wait(&format!(
        "!document.querySelector('.pack-large') && document.activeElement.id === {first}"
    ));
    // The other game.
    chrome.press(".pack-tabs li:nth-child(2) button");
    chrome.wait("document.querySelectorAll('[id^=thing-tile-]').length > 20");
    assert!(chrome.count("[id^=thing-chest-]") >= 18);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_broken_pack_shows_every_problem_and_a_good_one_is_kept() {
    let Some((server, mut chrome)) = stage("packs-files") else {
        return;
    };
    visit(&server, &mut chrome, "/packs");
    chrome.wait("!!document.querySelector('#pack-file')");
    choose(&mut chrome, "#pack-file", BROKEN);
    chrome.wait("!!document.querySelector('.pack-report')");
    let text = std::fs::read_to_string(BROKEN).unwrap();
    let report = lucid_packs::read("x", &text).unwrap_err();
    assert!(report.problems.len() > 5);
    let shown = chrome.eval(
        "[...document.querySelectorAll('.pack-problem')].map(p => { \
           const li = p.closest('li'); \
           return [li.querySelector('.no').innerText, p.lastElementChild.innerText.replace(/^Line \\d+,\\s*/, '')]; })",
    );
    let expected: Vec<_> = (report.problems.iter())
        // Quotes from the file are set in code type.
        .map(|problem| {
            json!([
                problem.line.to_string(),
                problem.to_string().replace('`', "")
            ])
        })
        .collect();
    assert_eq!(shown, json!(expected));
    assert!(chrome.count(".pack-code mark") >= 5);
    // From one to the next, by button and by key.
    chrome.press("#next-problem");
    chrome.wait("document.activeElement.id === 'problem-1'");
    chrome.key("n");
    chrome.wait("document.activeElement.id === 'problem-2'");
    chrome.key("p");
    chrome.wait("document.activeElement.id === 'problem-1'");

    choose(&mut chrome, "#pack-file", GOOD);
    chrome.wait("document.querySelector('#pack-name')?.innerText === 'My Dreamscape'");
    assert_eq!(chrome.count(".pack-report"), 0);
    chrome.press("#keep");
    chrome.wait("!!document.querySelector('#forget')");
    chrome.reload();
    chrome.wait("document.querySelectorAll('.pack-tab').length === 3");
    chrome.press(".pack-tabs li:nth-child(3) button");
    chrome.wait("document.querySelector('#pack-name')?.innerText === 'My Dreamscape'");
    assert!(chrome.count(".pack-thing") >= 10);

    // A game with it, in which the bot thinks too, and after a reload.
    chrome.open(&format!("{}/new?with=bots", server.url));
    chrome.wait("document.querySelectorAll('[name=pack]').length === 2");
    chrome.eval("document.querySelectorAll('[name=pack]')[1].click()");
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('.table')");
    let cycle_2 = "document.querySelector('.time b')?.innerText.includes('Cycle 2') ?? false";
    play_until(&mut chrome, cycle_2);
    chrome.reload();
    chrome.wait(cycle_2);
    let table = chrome.eval("location.href");
    let record = chrome.eval(
        "Object.entries(localStorage).filter(([k]) => k.startsWith('lucid.table.')).map(([, v]) => v).join()",
    );
    let hash = lucid_packs::read("x", &std::fs::read_to_string(GOOD).unwrap()).unwrap();
    assert!(record.as_str().unwrap().contains(hash.hash()), "{record}");

    // Without its pack the game waits, and says why.
    chrome.open(&format!("{}/packs", server.url));
    chrome.press(".pack-tabs li:nth-child(3) button");
    chrome.press("#forget");
    chrome.wait("document.querySelectorAll('.pack-tab').length === 2");
    chrome.open(table.as_str().unwrap());
    chrome.wait(
        "document.querySelector('h1')?.innerText.includes('This game’s pack is missing') ?? false",
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

//! In German, everything is in German.

use lucid_testkit::length::either;

use crate::axe::PAGES;
use crate::chrome::Chrome;
use crate::stage;

const SETTINGS: &str = "localStorage.setItem('lucid.settings', \
    'language: de\\ntheme: night\\nmotion: calm\\npace: instant\\nname: Ada\\nwelcomed: yes\\n')";

/// Finds words of English sentences in texts, names and descriptions of the page, except where
/// it is marked as English.
const ENGLISH: &str = r"(() => {
    const foreign = /\b(the|and|of|with|your|you|is|are|this|have|from|to|for|or|be|its|it|not|no|on)\b/;
    const told = [];
    const look = (where, text) => foreign.test(text ?? '') && told.push(where + ': ' + text.trim());
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
        const skipped = node.nodeType === 1 && node.matches('[lang=en], script, style, noscript, code, kbd, .loading, pre');
        return skipped ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    });
    while (walk.nextNode()) {
        const node = walk.currentNode;
        if (node.nodeType === 3) look('text', node.data);
        else for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
            look(name, node.getAttribute(name));
    }
    return told;
})()";

fn assert_german(chrome: &mut Chrome, place: &str) {
    let told = chrome.eval(ENGLISH);
    assert_eq!(told.as_array().map(Vec::len), Some(0), "{place}: {told}");
    assert_eq!(
        chrome.eval("document.documentElement.lang"),
        "de",
        "{place}"
    );
}

#[test]
fn no_page_speaks_english() {
    let Some((server, mut chrome)) = stage("german") else {
        return;
    };
    chrome.open_with(&server.url, SETTINGS);
    for path in PAGES {
        chrome.open(&format!("{}{path}", server.url));
        chrome.wait("!!document.querySelector('main:not(.arriving)')");
        chrome.settle();
        assert_german(&mut chrome, path);
    }
    for (path, there) in [
        ("/new?with=bots", ".journal"),
        ("/new?with=nightmare", ".journal"),
        ("/new?title=runners&with=bots", "#go-on"),
        ("/learn/journey", ".lesson .goal"),
        ("/learn/runners-compose", ".lesson"),
        ("/learn/rules/E4", ".the-rule"),
    ] {
        chrome.open(&format!("{}{path}", server.url));
        if path.starts_with("/new") {
            chrome.press("#begin");
        }
        chrome.wait(&format!("!!document.querySelector('{there}')"));
        chrome.settle();
        assert_german(&mut chrome, path);
    }
}

/// Problems are described in German; the parser's own words are marked as English.
#[test]
fn problems_are_described_in_german() {
    let Some((server, mut chrome)) = stage("german-wrong") else {
        return;
    };
    chrome.open_with(&format!("{}/packs", server.url), SETTINGS);
    chrome.wait("!!document.querySelector('#pack-file')");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../packs/tests/broken");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let step = either(12, 1) as usize;
    for (number, file) in files.iter().enumerate().step_by(step) {
        // Their own names are English.
        let name = format!("datei-{number}.toml");
        chrome.drop_file(&name, &std::fs::read_to_string(file).unwrap());
        chrome.wait(&format!(
            "document.querySelector('#pack-wrong')?.innerText.includes('{name}') ?? false"
        ));
        chrome.settle();
        assert_german(&mut chrome, &file.display().to_string());
    }
    chrome.drop_file("syntax.toml", "format = 1\ngame = \"dreamscape\n");
    chrome.wait("!!document.querySelector('.pack-problem [lang=en]')");
    assert!(chrome.text(".pack-problem").contains("kein TOML: ein Text"));

    chrome.open(&format!("{}/replay", server.url));
    chrome.wait("!!document.querySelector('.open-file')");
    for record in ["nonsense", "lucid record 1\ngame: dreamscape\n"] {
        chrome.drop_file("game.lucid", record);
        chrome.wait("!!document.querySelector('.trouble')");
        chrome.settle();
        assert_german(&mut chrome, record);
    }
    chrome.eval("dispatchEvent(new CustomEvent('lucid-stumble'))");
    chrome.wait("!!document.querySelector('#crash')");
    assert_german(&mut chrome, "a crash");
}

/// A browser that cannot start the client says so in its language, with a button to try again;
/// while it loads, it says so.
#[test]
fn a_failed_start_is_reported_in_one_language() {
    let Some((server, mut chrome)) = stage("german-start") else {
        return;
    };
    chrome.allow_worker();
    chrome.open_with(&server.url, SETTINGS);
    let blocked = serde_json::json!({ "urls": ["*.wasm"] });
    chrome.call("Network.setBlockedURLs", blocked);
    // Nothing cached from the first visit helps.
    chrome.eval("navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))");
    chrome.call(
        "Network.setCacheDisabled",
        serde_json::json!({ "cacheDisabled": true }),
    );
    chrome.reload_slowly();
    chrome.wait("document.querySelector('#unable')?.hidden === false");
    let shown = chrome.text("#unable");
    assert!(
        shown.contains("konnte nicht starten") && !shown.contains("could"),
        "{shown}"
    );
    assert_eq!(chrome.eval("[...document.querySelectorAll('#unable a')].filter((a) => a.offsetParent).map((a) => a.innerText).join()"), "Neu laden");
    assert_eq!(
        chrome.eval("getComputedStyle(document.querySelector('.wait')).display"),
        "none"
    );
    chrome.call("Network.setBlockedURLs", serde_json::json!({ "urls": [] }));
    chrome.eval("[...document.querySelectorAll('#unable a')].find((a) => a.offsetParent).click()");
    chrome.wait("document.querySelector('#play-now')?.innerText.startsWith('Jetzt') ?? false");
}

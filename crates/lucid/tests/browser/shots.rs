//! Pictures of the pages, for people to look at:
//! `LUCID_BROWSER=1 LUCID_SHOTS=folder cargo nextest run -p lucid --test browser --run-ignored only`.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::chrome::Chrome;
use crate::{home, play_until, stage};

impl Chrome {
    /// Writes a picture of what is to be seen.
    pub(crate) fn shot(&mut self, folder: &Path, name: &str) {
        let params = json!({ "format": "png", "captureBeyondViewport": false });
        let taken = self.call("Page.captureScreenshot", params);
        let bytes = decoded(taken["data"].as_str().unwrap_or_default());
        fs::write(folder.join(format!("{name}.png")), bytes).expect("the folder can be written");
    }
}

#[test]
#[ignore = "makes pictures to look at and judges nothing"]
fn every_page_in_both_themes_and_three_widths() {
    let Some(folder) = std::env::var_os("LUCID_SHOTS") else {
        return;
    };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).expect("the folder can be made");
    let Some((server, mut chrome)) = stage("shots") else {
        return;
    };
    chrome.open(&server.url);
    let sizes = [(1440, 1000), (768, 1000), (360, 780)];
    let themes = ["night", "day"];
    let all = |chrome: &mut Chrome, name: &str| {
        for theme in themes {
            chrome.eval(&format!(
                "document.documentElement.dataset.theme = '{theme}'"
            ));
            for (width, height) in sizes {
                chrome.size(width, height);
                chrome.eval("scrollTo(0, 0)");
                // Colours take a moment to change.
                thread::sleep(Duration::from_millis(250));
                chrome.shot(folder, &format!("{name}-{width}-{theme}"));
            }
        }
        chrome.size(1440, 1000);
    };
    all(&mut chrome, "first");
    home(&server, &mut chrome);
    for (name, path) in [
        ("new", "/new?with=bots"),
        ("solo", "/new?with=nightmare"),
        ("settings", "/settings"),
        ("missing", "/x"),
    ] {
        chrome.open(&format!("{}{path}", server.url));
        all(&mut chrome, name);
    }
    chrome.open(&server.url);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    let mine = "!!document.querySelector('.ends .way-on')";
    for phase in ["Travel", "Creation"] {
        play_until(
            &mut chrome,
            &format!(
                "document.querySelector('.time b')?.innerText.includes('Cycle 3') && document.querySelector('.phases .now')?.innerText === '{phase}' && {mine}"
            ),
        );
        all(&mut chrome, &phase.to_lowercase());
    }
    play_until(&mut chrome, "!!document.querySelector('.end-page')");
    all(&mut chrome, "end");
    chrome.open(&server.url);
    all(&mut chrome, "home");
}

/// One page, whole, in both themes and at the widest and the narrowest width.
pub(crate) fn both(chrome: &mut Chrome, name: &str) {
    let Some(folder) = std::env::var_os("LUCID_SHOTS") else {
        return;
    };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).expect("the folder can be made");
    for theme in ["night", "day"] {
        chrome.eval(&format!(
            "document.documentElement.dataset.theme = '{theme}'"
        ));
        for (width, height) in [(1440, 1000), (360, 780)] {
            chrome.size(width, height);
            thread::sleep(Duration::from_millis(900));
            let tall = chrome
                .eval("document.documentElement.scrollHeight")
                .as_u64();
            let tall = tall.unwrap_or(0).clamp(u64::from(height), 2600) as u32;
            chrome.size(width, tall);
            thread::sleep(Duration::from_millis(250));
            chrome.shot(folder, &format!("{name}-{width}-{theme}"));
        }
    }
    chrome.size(1440, 1000);
}

/// Base64, which a dependency would be too much for.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for part in digits.chunks(4) {
        let word = part
            .iter()
            .fold(0_u32, |word, digit| word << 6 | u32::from(*digit));
        let word = word << (6 * (4 - part.len()));
        bytes.extend(&word.to_be_bytes()[1..part.len()]);
    }
    bytes
}

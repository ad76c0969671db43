//! Pictures of pages, for people to look at: tests leave them where
//! `LUCID_SHOTS=folder` says. What is compared with stored ones is in
//! [`positions`](crate::positions).

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::chrome::Chrome;

impl Chrome {
    /// Writes a picture of what is to be seen.
    pub(crate) fn shot(&mut self, folder: &Path, name: &str) {
        let params = json!({ "format": "png", "captureBeyondViewport": false });
        let taken = self.call("Page.captureScreenshot", params);
        let bytes = decoded(taken["data"].as_str().unwrap_or_default());
        fs::write(folder.join(format!("{name}.png")), bytes).expect("the folder can be written");
    }
}

/// One page, whole, in both themes and at the widest and the narrowest width.
pub(crate) fn both(chrome: &mut Chrome, name: &str) {
    let wish = std::env::var_os("LUCID_SHOTS");
    let Some(folder) = wish.filter(|wish| wish != "write" && wish != "look") else {
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
pub(crate) fn decoded(text: &str) -> Vec<u8> {
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

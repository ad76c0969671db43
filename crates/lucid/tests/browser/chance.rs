//! Reproducible chance in the browser.
//!
//! All random numbers of pages and of random players in these tests come from one seed:
//! `LUCID_SEED` repeats that of a failure.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::OnceLock;

use serde_json::json;

/// The seed of this run: a new one, unless `LUCID_SEED` sets it.
pub(crate) fn seed() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    *SEED.get_or_init(|| match std::env::var("LUCID_SEED") {
        Ok(seed) => seed.parse().expect("LUCID_SEED is a number"),
        // Six digits are enough, and can be typed.
        Err(_) => RandomState::new().hash_one(0) % 1_000_000,
    })
}

/// Gives every page of a tab its random numbers: `chance()` for random players, and `crypto`
/// for the client. Each document has its own stream, so that a reload does not repeat the last
/// one; the tab counts the streams.
const STREAMS: &str = r"(() => {
    let documents = 0;
    try {
        documents = Number(sessionStorage.getItem('documents') ?? 0);
        sessionStorage.setItem('documents', documents + 1);
    } catch {
        // An empty page has no storage and needs no random numbers.
    }
    const stream = (purpose) => {
        let state = 1;
        for (const letter of `${TAB} ${documents} ${purpose}`)
            state = Math.imul(state ^ letter.codePointAt(0), 69069) + 1 >>> 0;
        // The upper bits of such a generator are the better ones.
        return () => (state = Math.imul(state, 1664525) + 1013904223 >>> 0) / 2 ** 32;
    };
    window.chance = stream('choices');
    const bytes = stream('bytes');
    crypto.getRandomValues = (array) => {
        for (const at of array.keys()) array[at] = bytes() * 256;
        return array;
    };
})()";

/// The script that runs first on every page of a tab.
pub(crate) fn script(tab: &str) -> String {
    let tab = json!(format!("{} {tab}", seed()));
    STREAMS.replace("TAB", &format!("({tab})"))
}

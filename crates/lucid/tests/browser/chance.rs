//! Chance in the browser that can be repeated.
//!
//! Everything that a page draws by chance, and every choice of those who play by
//! chance in these tests, comes from one seed: `LUCID_SEED` repeats that of a failure.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::OnceLock;

use serde_json::json;

/// The seed of this run: a new one unless `LUCID_SEED` says which.
pub(crate) fn seed() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    *SEED.get_or_init(|| match std::env::var("LUCID_SEED") {
        Ok(seed) => seed.parse().expect("LUCID_SEED is a number"),
        // Six digits are enough to choose from, and can be typed.
        Err(_) => RandomState::new().hash_one(0) % 1_000_000,
    })
}

/// Gives every page of a tab its chance: `chance()` for those who play by chance, and
/// what the client draws with `crypto`. Each document has another stream, so that a
/// reload does not deal the same again; which one it is, the tab remembers.
const STREAMS: &str = r"(() => {
    let documents = 0;
    try {
        documents = Number(sessionStorage.getItem('documents') ?? 0);
        sessionStorage.setItem('documents', documents + 1);
    } catch {
        // An empty page has no storage, and nothing to draw.
    }
    const stream = (purpose) => {
        let state = 1;
        for (const letter of `${TAB} ${documents} ${purpose}`)
            state = Math.imul(state ^ letter.codePointAt(0), 69069) + 1 >>> 0;
        // The upper bits are the good ones of such a sequence.
        return () => (state = Math.imul(state, 1664525) + 1013904223 >>> 0) / 2 ** 32;
    };
    window.chance = stream('choices');
    const bytes = stream('bytes');
    crypto.getRandomValues = (array) => {
        for (const at of array.keys()) array[at] = bytes() * 256;
        return array;
    };
})()";

/// The script that every page of a tab begins with.
pub(crate) fn script(tab: &str) -> String {
    let tab = json!(format!("{} {tab}", seed()));
    STREAMS.replace("TAB", &format!("({tab})"))
}

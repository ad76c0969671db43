//! What the content of all games has: names, ids and a hash.

use sha2::{Digest, Sha256};

/// A name in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Name {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

/// Whether a text can be the id of a pack or of something in it: 2 to 40 of `a-z`,
/// `0-9` and `-`.
///
/// ```
/// use lucid_tabletop::content::is_id;
///
/// assert!(is_id("starry-puddle"));
/// assert!(!is_id("x") && !is_id("Starry Puddle"));
/// ```
pub fn is_id(id: &str) -> bool {
    let proper = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    (2..=40).contains(&id.len()) && id.bytes().all(proper)
}

/// The ids that already occurred earlier in a list.
pub fn repeated<'a>(ids: &[&'a str]) -> impl Iterator<Item = &'a str> {
    let again = |(index, id): &(usize, &&str)| ids[..*index].contains(id);
    ids.iter().enumerate().filter(again).map(|(_, id)| *id)
}

/// The SHA-256 hash of some bytes.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// The first 16 hexadecimal digits of the SHA-256 hash of a text.
pub fn short_hash(text: &str) -> String {
    let hash = sha256(text.as_bytes());
    let bytes = hash.iter().take(8);
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

//! The packs of a server: the built-in one, those that were built in once, and those that
//! hosts uploaded.

use lucid_protocol::TitleId;
use sha2::{Digest as _, Sha256};

use crate::store::{Store, StoreError};

/// A pack that was found.
#[derive(Debug)]
pub(crate) enum PackSource {
    /// The built-in one.
    BuiltIn,
    /// Another one, as text.
    Text(String),
}

impl PackSource {
    /// Its text, unless it is the built-in one.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            PackSource::BuiltIn => None,
            PackSource::Text(text) => Some(text),
        }
    }
}

/// The hash of a table's pack. Tables that name none are older than the first change of a
/// built-in pack.
pub(crate) fn of_table(title: TitleId, named: Option<&str>) -> &str {
    named.unwrap_or_else(|| lucid_packs::first_hash(title))
}

/// The pack with a hash; nothing if there is none.
pub(crate) async fn find(
    store: &Store,
    title: TitleId,
    hash: &str,
) -> Result<Option<PackSource>, StoreError> {
    if hash == lucid_packs::built_in_hash(title) {
        return Ok(Some(PackSource::BuiltIn));
    }
    Ok(text(store, hash).await?.map(PackSource::Text))
}

/// The hash of an uploaded pack: the SHA-256 of its bytes, so that nobody can replace the
/// words of somebody else's pack. (Older uploads have the hash of what matters in play,
/// which leaves out words, and keep it.)
pub(crate) fn digest(pack: &[u8]) -> String {
    let digest: [u8; 32] = Sha256::digest(pack).into();
    digest.map(|byte| format!("{byte:02x}")).concat()
}

/// The text of a pack that was built in once, or was uploaded.
pub(crate) async fn text(store: &Store, hash: &str) -> Result<Option<String>, StoreError> {
    match lucid_packs::retired_text(hash) {
        Some(text) => Ok(Some(text.to_owned())),
        None => Ok(store.pack(hash).await?.map(|pack| pack.text)),
    }
}

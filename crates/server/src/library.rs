//! The packs at hand: the one that is built in, those that were, and those that
//! hosts have brought.

use lucid_protocol::Title;
use sha2::{Digest as _, Sha256};

use crate::store::{Store, StoreError};

/// A pack that is at hand.
#[derive(Debug)]
pub(crate) enum Found {
    /// The one that is built in now.
    BuiltIn,
    /// Another one, as it was written.
    Text(String),
}

impl Found {
    /// Its text, unless it is built in.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Found::BuiltIn => None,
            Found::Text(text) => Some(text),
        }
    }
}

/// The hash of the pack that is built in for a title.
pub(crate) fn built_in(title: Title) -> &'static str {
    match title {
        Title::Dreamscape => lucid_packs::dreamscape().content.hash(),
        Title::DreamRunners => lucid_packs::dream_runners().content.hash(),
    }
}

/// The hash of the pack of a table. Tables that name none are older than the first
/// change of a built-in pack.
pub(crate) fn of_table(title: Title, named: Option<&str>) -> &str {
    named.unwrap_or_else(|| {
        lucid_packs::first_hash(match title {
            Title::Dreamscape => lucid_packs::Game::Dreamscape,
            Title::DreamRunners => lucid_packs::Game::DreamRunners,
        })
    })
}

/// The pack with a hash; nothing if it is not at hand.
pub(crate) async fn find(
    store: &Store,
    title: Title,
    hash: &str,
) -> Result<Option<Found>, StoreError> {
    if hash == built_in(title) {
        return Ok(Some(Found::BuiltIn));
    }
    Ok(text(store, hash).await?.map(Found::Text))
}

/// What a pack is known by that a host has brought: the SHA-256 of its bytes, so that
/// nobody's words replace those of another. (Packs from before that are known by the
/// hash of what matters in play, which leaves words out, and stay so.)
pub(crate) fn digest(pack: &[u8]) -> String {
    let digest: [u8; 32] = Sha256::digest(pack).into();
    digest.map(|byte| format!("{byte:02x}")).concat()
}

/// The text of a pack that was built in once, or was brought by a host.
pub(crate) async fn text(store: &Store, hash: &str) -> Result<Option<String>, StoreError> {
    let retired =
        lucid_packs::retired_dreamscape(hash).or_else(|| lucid_packs::retired_dream_runners(hash));
    match retired {
        Some(text) => Ok(Some(text.to_owned())),
        None => Ok(store.pack(hash).await?.map(|pack| pack.text)),
    }
}

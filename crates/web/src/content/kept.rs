//! Packs stored on the device, by hash.

use super::{Pack, PackContent};
use crate::storage::{Full, Storage};
use crate::titles::plain_text;

const PACKS: &str = "lucid.pack.";

/// Stores a pack, for new games and for replays.
///
/// # Errors
/// When there is no room.
pub fn keep(storage: &impl Storage, pack: &lucid_packs::Pack) -> Result<(), Full> {
    storage.put(&name(pack.hash()), &plain_text(pack))
}

/// Stores a pack from a server under the server's key for it. It never replaces a pack of the
/// player's own that plays the same but has different texts.
///
/// # Errors
/// When there is no room.
pub fn keep_fetched(
    storage: &impl Storage,
    key: &str,
    pack: &lucid_packs::Pack,
) -> Result<(), Full> {
    let text = plain_text(pack);
    storage.put(&name(key), &text)?;
    if !is_kept(storage, pack.hash()) {
        // If this fails, only its replays are unavailable.
        let _ = storage.put(&name(pack.hash()), &text);
    }
    Ok(())
}

/// Whether a key is a server's, the SHA-256 of the file's bytes. All others are the shorter
/// hash of what matters in play.
fn is_digest(key: &str) -> bool {
    key.len() == 64
}

/// The texts of all packs that the player keeps, whatever their title.
pub fn kept_texts(storage: &impl Storage) -> Vec<String> {
    let mut names = storage.names(PACKS);
    names.retain(|name| name.strip_prefix(PACKS).is_some_and(|key| !is_digest(key)));
    names.sort();
    names.iter().filter_map(|name| storage.get(name)).collect()
}

/// All packs of a title that are kept, by name.
pub fn kept<C: PackContent>(storage: &impl Storage) -> Vec<Pack<C>> {
    let texts = kept_texts(storage).into_iter();
    let mut all: Vec<Pack<C>> = texts.filter_map(|text| C::read_plain(&text)).collect();
    all.sort_by(|a, b| a.name.en.cmp(&b.name.en));
    all
}

/// Whether there is something under a pack's hash, whatever its title.
pub fn is_kept(storage: &(impl Storage + ?Sized), hash: &str) -> bool {
    storage.get(&name(hash)).is_some()
}

/// The text of a kept pack, to be sent to a server.
pub fn kept_text(storage: &impl Storage, hash: &str) -> Option<String> {
    storage.get(&name(hash))
}

/// Deletes a pack. Games that use it wait until it is stored again.
pub fn forget(storage: &impl Storage, hash: &str) {
    storage.remove(&name(hash));
}

/// The pack with a hash: built in, formerly built in, or stored.
pub fn named<C: PackContent>(storage: &(impl Storage + ?Sized), hash: &str) -> Option<Pack<C>> {
    if hash == C::built_in().content.hash() {
        return Some(C::built_in().clone());
    }
    if let Some(text) = lucid_packs::retired_text_of::<C>(hash) {
        return C::read_plain(text);
    }
    // Stored text may have been edited by hand; a game must not go on with that.
    let pack = C::read_plain(&storage.get(&name(hash))?)?;
    (is_digest(hash) || pack.content.hash() == hash).then_some(pack)
}

fn name(hash: &str) -> String {
    format!("{PACKS}{hash}")
}

#[cfg(test)]
mod tests;

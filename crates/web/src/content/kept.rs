//! Packs that a player keeps on the device, each under its hash.

use super::{Pack, PackContent};
use crate::storage::{Full, Storage};
use crate::titles::plain_text;

const PACKS: &str = "lucid.pack.";

/// Keeps a pack, for new games and for replays.
///
/// # Errors
/// When there is no room.
pub fn keep(storage: &impl Storage, pack: &lucid_packs::Pack) -> Result<(), Full> {
    storage.put(&name(pack.hash()), &plain_text(pack))
}

/// Keeps a pack that a server has, under the name that it has there. A pack that
/// the player keeps is never replaced by one that plays alike and has other words.
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
        // Without it, only its replays wait.
        let _ = storage.put(&name(pack.hash()), &text);
    }
    Ok(())
}

/// Whether a server knows a pack by this: the SHA-256 of bytes. All others are known
/// by the hash of what matters in play, which is shorter.
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
pub fn is_kept(storage: &impl Storage, hash: &str) -> bool {
    storage.get(&name(hash)).is_some()
}

/// The text of a kept pack, to be sent to a server.
pub fn kept_text(storage: &impl Storage, hash: &str) -> Option<String> {
    storage.get(&name(hash))
}

/// Forgets a pack. Games with it wait until it is kept again.
pub fn forget(storage: &impl Storage, hash: &str) {
    storage.remove(&name(hash));
}

/// The pack with a hash, built in now or once, or kept.
pub fn named<C: PackContent>(storage: &(impl Storage + ?Sized), hash: &str) -> Option<Pack<C>> {
    if hash == C::built_in().content.hash() {
        return Some(C::built_in().clone());
    }
    if let Some(text) = C::retired(hash) {
        return C::read_plain(text);
    }
    // What is kept may have been changed by hand: a game must not go on with it.
    let pack = C::read_plain(&storage.get(&name(hash))?)?;
    (is_digest(hash) || pack.content.hash() == hash).then_some(pack)
}

fn name(hash: &str) -> String {
    format!("{PACKS}{hash}")
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::Content as Runners;
    use lucid_dreamscape::Content as Dreamscape;

    use super::*;
    use crate::storage::Memory;

    #[test]
    fn a_fetched_pack_replaces_no_words() {
        let storage = Memory::default();
        let own = lucid_packs::template(lucid_packs::Game::Dreamscape);
        let other = own.replacen("en = \"", "en = \"Other ", 1);
        let read = |text: &str| lucid_packs::read("new.toml", text).expect("the template is sound");
        let mine = read(own);
        keep(&storage, &mine).unwrap();
        let (hash, key) = (mine.hash(), "a".repeat(64));
        keep_fetched(&storage, &key, &read(&other)).unwrap();
        let found = named::<Dreamscape>(&storage, hash).unwrap();
        assert_eq!(found.name.en, mine.about().name.en);
        let fetched = named::<Dreamscape>(&storage, &key).unwrap();
        assert!(fetched.name.en.starts_with("Other "), "{}", fetched.name.en);
        assert_eq!(fetched.content.hash(), hash);
        assert_eq!(
            kept::<Dreamscape>(&storage).len(),
            1,
            "those of tables are not the player's own"
        );
        // Where nothing is kept, replays find the pack of a table.
        let empty = Memory::default();
        keep_fetched(&empty, &key, &read(&other)).unwrap();
        assert!(named::<Dreamscape>(&empty, hash).is_some());
    }

    #[test]
    fn a_pack_is_kept_found_and_forgotten() {
        let storage = Memory::default();
        let built_in = Dreamscape::built_in().content.hash();
        assert!(named::<Dreamscape>(&storage, built_in).is_some());
        assert!(kept::<Dreamscape>(&storage).is_empty());
        let template = lucid_packs::template(lucid_packs::Game::Dreamscape);
        let pack = lucid_packs::read("new.toml", template).expect("the template is sound");
        let hash = pack.hash();
        assert!(named::<Dreamscape>(&storage, hash).is_none());
        keep(&storage, &pack).unwrap();
        keep(&storage, &pack).unwrap();
        assert_eq!(kept::<Dreamscape>(&storage).len(), 1);
        let found = named::<Dreamscape>(&storage, hash).unwrap();
        assert_eq!(found.content.hash(), hash);
        assert_eq!(found.name.de, pack.about().name.de);
        // Under a wrong name it is another pack.
        let text = storage.get(&name(hash)).unwrap();
        storage.put("lucid.pack.0000000000000000", &text).unwrap();
        assert!(named::<Dreamscape>(&storage, "0000000000000000").is_none());
        storage.put("lucid.pack.x", "hello").unwrap();
        assert_eq!(
            kept::<Dreamscape>(&storage).len(),
            2,
            "nonsense is left out"
        );
        forget(&storage, hash);
        assert!(named::<Dreamscape>(&storage, hash).is_none());
    }

    /// Games of a former version name the pack that was built in then.
    #[test]
    fn packs_that_were_built_in_once_are_found() {
        let storage = Memory::default();
        let hash = lucid_packs::first_hash(lucid_packs::Game::Dreamscape);
        let pack = named::<Dreamscape>(&storage, hash).unwrap();
        assert_eq!(pack.content.hash(), hash);
        assert_ne!(pack.content, Dreamscape::built_in().content);
        let hash = lucid_packs::first_hash(lucid_packs::Game::DreamRunners);
        let pack = named::<Runners>(&storage, hash).unwrap();
        assert_eq!(pack.content.hash(), hash);
        assert_ne!(pack.content, Runners::built_in().content);
    }

    #[test]
    fn packs_of_both_titles_lie_side_by_side() {
        let storage = Memory::default();
        let read = |game| lucid_packs::read("new.toml", lucid_packs::template(game)).unwrap();
        let scape = read(lucid_packs::Game::Dreamscape);
        let pack = read(lucid_packs::Game::DreamRunners);
        let hash = pack.hash();
        assert!(named::<Runners>(&storage, Runners::built_in().content.hash()).is_some());
        assert!(named::<Runners>(&storage, hash).is_none());
        assert!(!is_kept(&storage, hash));
        keep(&storage, &scape).unwrap();
        keep(&storage, &pack).unwrap();
        assert!(is_kept(&storage, hash));
        assert_eq!(kept::<Dreamscape>(&storage).len(), 1);
        assert_eq!(kept::<Runners>(&storage).len(), 1);
        assert_eq!(
            named::<Runners>(&storage, hash).unwrap().content.hash(),
            hash
        );
        assert!(named::<Dreamscape>(&storage, hash).is_none());
        assert!(named::<Runners>(&storage, scape.hash()).is_none());
    }
}

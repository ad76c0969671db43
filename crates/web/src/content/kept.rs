//! Packs that a player keeps on the device, each under its hash.

use lucid_dreamscape::Content;

use super::{
    Pack, RunnersPack, dreamscape, plain, read_plain, read_runners, runners, runners_plain,
};
use crate::shelf::{Full, Shelf};

const PACKS: &str = "lucid.pack.";

/// Keeps a pack of Dreamscape, for new games and for replays.
///
/// # Errors
/// When there is no room.
pub fn keep(shelf: &impl Shelf, about: &lucid_packs::About, content: &Content) -> Result<(), Full> {
    shelf.put(&name(content.hash()), &plain(about, content))
}

/// The same for a pack of Dream Runners.
///
/// # Errors
/// When there is no room.
pub fn keep_runners(
    shelf: &impl Shelf,
    about: &lucid_packs::About,
    content: &lucid_dream_runners::Content,
) -> Result<(), Full> {
    shelf.put(&name(content.hash()), &runners_plain(about, content))
}

/// Keeps a pack that a server has, under the name that it has there. A pack that
/// the player keeps is never replaced by one that plays alike and has other words.
///
/// # Errors
/// When there is no room.
pub fn keep_fetched(shelf: &impl Shelf, key: &str, pack: &lucid_packs::Pack) -> Result<(), Full> {
    let text = match pack {
        lucid_packs::Pack::Dreamscape(pack) => plain(&pack.about, &pack.content),
        lucid_packs::Pack::DreamRunners(pack) => runners_plain(&pack.about, &pack.content),
    };
    shelf.put(&name(key), &text)?;
    if !is_kept(shelf, pack.hash()) {
        // Without it, only its replays wait.
        let _ = shelf.put(&name(pack.hash()), &text);
    }
    Ok(())
}

/// Whether a server knows a pack by this: the SHA-256 of bytes. All others are known
/// by the hash of what matters in play, which is shorter.
fn is_digest(key: &str) -> bool {
    key.len() == 64
}

/// The texts of all packs that the player keeps, whatever their title.
pub fn kept_texts(shelf: &impl Shelf) -> Vec<String> {
    let mut names = shelf.names(PACKS);
    names.retain(|name| name.strip_prefix(PACKS).is_some_and(|key| !is_digest(key)));
    names.sort();
    names.iter().filter_map(|name| shelf.get(name)).collect()
}

/// All packs of Dreamscape that are kept, by name.
pub fn kept(shelf: &impl Shelf) -> Vec<Pack> {
    let texts = kept_texts(shelf).into_iter();
    let mut all: Vec<Pack> = texts.filter_map(|text| read_plain(&text)).collect();
    all.sort_by(|a, b| a.name.en.cmp(&b.name.en));
    all
}

/// All packs of Dream Runners that are kept, by name.
pub fn kept_runners(shelf: &impl Shelf) -> Vec<RunnersPack> {
    let texts = kept_texts(shelf).into_iter();
    let mut all: Vec<RunnersPack> = texts.filter_map(|text| read_runners(&text)).collect();
    all.sort_by(|a, b| a.name.en.cmp(&b.name.en));
    all
}

/// Whether there is something under a pack's hash, whatever its title.
pub fn is_kept(shelf: &impl Shelf, hash: &str) -> bool {
    shelf.get(&name(hash)).is_some()
}

/// The text of a kept pack, to be sent to a server.
pub fn kept_text(shelf: &impl Shelf, hash: &str) -> Option<String> {
    shelf.get(&name(hash))
}

/// Forgets a pack. Games with it wait until it is kept again.
pub fn forget(shelf: &impl Shelf, hash: &str) {
    shelf.remove(&name(hash));
}

/// The pack with a hash, built in now or once, or kept.
pub fn dreamscape_named(shelf: &(impl Shelf + ?Sized), hash: &str) -> Option<Pack> {
    if hash == dreamscape().content.hash() {
        return Some(dreamscape().clone());
    }
    if let Some(text) = lucid_packs::retired_dreamscape(hash) {
        return read_plain(text);
    }
    // What is kept may have been changed by hand: a game must not go on with it.
    let pack = read_plain(&shelf.get(&name(hash))?)?;
    (is_digest(hash) || pack.content.hash() == hash).then_some(pack)
}

/// The pack of Dream Runners with a hash, built in now or once, or kept.
pub fn runners_named(shelf: &(impl Shelf + ?Sized), hash: &str) -> Option<RunnersPack> {
    if hash == runners().content.hash() {
        return Some(runners().clone());
    }
    if let Some(text) = lucid_packs::retired_dream_runners(hash) {
        return read_runners(text);
    }
    let pack = read_runners(&shelf.get(&name(hash))?)?;
    (is_digest(hash) || pack.content.hash() == hash).then_some(pack)
}

fn name(hash: &str) -> String {
    format!("{PACKS}{hash}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::Memory;

    #[test]
    fn a_fetched_pack_replaces_no_words() {
        let shelf = Memory::default();
        let own = lucid_packs::template(lucid_packs::Game::Dreamscape);
        let other = own.replacen("en = \"", "en = \"Other ", 1);
        let read = |text: &str| lucid_packs::read("new.toml", text).expect("the template is sound");
        let lucid_packs::Pack::Dreamscape(mine) = read(own) else {
            panic!("a pack of Dreamscape");
        };
        keep(&shelf, &mine.about, &mine.content).unwrap();
        let (hash, key) = (mine.content.hash(), "a".repeat(64));
        keep_fetched(&shelf, &key, &read(&other)).unwrap();
        assert_eq!(
            dreamscape_named(&shelf, hash).unwrap().name,
            mine.about.name
        );
        let fetched = dreamscape_named(&shelf, &key).unwrap();
        assert!(fetched.name.en.starts_with("Other "), "{}", fetched.name.en);
        assert_eq!(fetched.content.hash(), hash);
        assert_eq!(
            kept(&shelf).len(),
            1,
            "those of tables are not the player's own"
        );
        // Where nothing is kept, replays find the pack of a table.
        let empty = Memory::default();
        keep_fetched(&empty, &key, &read(&other)).unwrap();
        assert!(dreamscape_named(&empty, hash).is_some());
    }

    #[test]
    fn a_pack_is_kept_found_and_forgotten() {
        let shelf = Memory::default();
        let built_in = dreamscape().content.hash();
        assert!(dreamscape_named(&shelf, built_in).is_some());
        assert!(kept(&shelf).is_empty());
        let template = lucid_packs::template(lucid_packs::Game::Dreamscape);
        let Ok(lucid_packs::Pack::Dreamscape(pack)) = lucid_packs::read("new.toml", template)
        else {
            panic!("the template is sound");
        };
        let hash = pack.content.hash();
        assert!(dreamscape_named(&shelf, hash).is_none());
        keep(&shelf, &pack.about, &pack.content).unwrap();
        keep(&shelf, &pack.about, &pack.content).unwrap();
        assert_eq!(kept(&shelf).len(), 1);
        let found = dreamscape_named(&shelf, hash).unwrap();
        assert_eq!(found.content, pack.content);
        assert_eq!(found.name, pack.about.name);
        // Under a wrong name it is another pack.
        let text = shelf.get(&name(hash)).unwrap();
        shelf.put("lucid.pack.0000000000000000", &text).unwrap();
        assert!(dreamscape_named(&shelf, "0000000000000000").is_none());
        shelf.put("lucid.pack.x", "hello").unwrap();
        assert_eq!(kept(&shelf).len(), 2, "nonsense is left out");
        forget(&shelf, hash);
        assert!(dreamscape_named(&shelf, hash).is_none());
    }

    /// Games of a former version name the pack that was built in then.
    #[test]
    fn packs_that_were_built_in_once_are_found() {
        let shelf = Memory::default();
        let hash = lucid_packs::first_hash(lucid_packs::Game::Dreamscape);
        let pack = dreamscape_named(&shelf, hash).unwrap();
        assert_eq!(pack.content.hash(), hash);
        assert_ne!(pack.content, dreamscape().content);
        let hash = lucid_packs::first_hash(lucid_packs::Game::DreamRunners);
        let pack = runners_named(&shelf, hash).unwrap();
        assert_eq!(pack.content.hash(), hash);
        assert_ne!(pack.content, runners().content);
    }

    #[test]
    fn packs_of_both_titles_lie_side_by_side() {
        let shelf = Memory::default();
        let read = |game| lucid_packs::read("new.toml", lucid_packs::template(game)).unwrap();
        let (lucid_packs::Pack::Dreamscape(scape), lucid_packs::Pack::DreamRunners(pack)) = (
            read(lucid_packs::Game::Dreamscape),
            read(lucid_packs::Game::DreamRunners),
        ) else {
            panic!("the templates are of these games");
        };
        let hash = pack.content.hash();
        assert!(runners_named(&shelf, runners().content.hash()).is_some());
        assert!(runners_named(&shelf, hash).is_none());
        assert!(!is_kept(&shelf, hash));
        keep(&shelf, &scape.about, &scape.content).unwrap();
        keep_runners(&shelf, &pack.about, &pack.content).unwrap();
        assert!(is_kept(&shelf, hash));
        assert_eq!(kept(&shelf).len(), 1);
        assert_eq!(kept_runners(&shelf).len(), 1);
        assert_eq!(runners_named(&shelf, hash).unwrap().content, pack.content);
        assert!(dreamscape_named(&shelf, hash).is_none());
        assert!(runners_named(&shelf, scape.content.hash()).is_none());
    }
}

//! Packs that a player keeps on the device, each under its hash.

use dreamscape::Content;

use super::{Pack, dreamscape, plain, read_plain};
use crate::shelf::{Full, Shelf};

const PACKS: &str = "lucid.pack.";

/// Keeps a pack, for new games and for replays.
///
/// # Errors
/// When there is no room.
pub fn keep(shelf: &impl Shelf, about: &packs::About, content: &Content) -> Result<(), Full> {
    shelf.put(&name(content.hash()), &plain(about, content))
}

/// Keeps the text of a pack of another title as it is.
///
/// # Errors
/// When there is no room.
pub fn keep_text(shelf: &impl Shelf, hash: &str, text: &str) -> Result<(), Full> {
    shelf.put(&name(hash), text)
}

/// The texts of all packs that are kept, whatever their title.
pub fn kept_texts(shelf: &impl Shelf) -> Vec<String> {
    let mut names = shelf.names(PACKS);
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

/// The text of a kept pack, for the worker, which keeps nothing itself.
pub fn kept_text(shelf: &impl Shelf, hash: &str) -> Option<String> {
    shelf.get(&name(hash))
}

/// Forgets a pack. Games with it wait until it is kept again.
pub fn forget(shelf: &impl Shelf, hash: &str) {
    shelf.remove(&name(hash));
}

/// The pack with a hash, built in or kept.
pub fn dreamscape_named(shelf: &impl Shelf, hash: &str) -> Option<Pack> {
    if hash == dreamscape().content.hash() {
        return Some(dreamscape().clone());
    }
    // What is kept may have been changed by hand: a game must not go on with it.
    let pack = read_plain(&kept_text(shelf, hash)?)?;
    (pack.content.hash() == hash).then_some(pack)
}

fn name(hash: &str) -> String {
    format!("{PACKS}{hash}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::Memory;

    #[test]
    fn a_pack_is_kept_found_and_forgotten() {
        let shelf = Memory::default();
        let built_in = dreamscape().content.hash();
        assert!(dreamscape_named(&shelf, built_in).is_some());
        assert!(kept(&shelf).is_empty());
        let template = packs::template(packs::Game::Dreamscape);
        let Ok(packs::Pack::Dreamscape(pack)) = packs::read("new.toml", template) else {
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
        let text = kept_text(&shelf, hash).unwrap();
        shelf.put("lucid.pack.0000000000000000", &text).unwrap();
        assert!(dreamscape_named(&shelf, "0000000000000000").is_none());
        shelf.put("lucid.pack.x", "hello").unwrap();
        assert_eq!(kept(&shelf).len(), 2, "nonsense is left out");
        forget(&shelf, hash);
        assert!(dreamscape_named(&shelf, hash).is_none());
    }
}

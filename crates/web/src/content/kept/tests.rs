//! Packs that are kept.

use lucid_dream_runners::Content as Runners;
use lucid_dreamscape::Content as Dreamscape;

use super::*;
use crate::storage::Memory;

#[test]
fn a_fetched_pack_does_not_replace_texts() {
    let storage = Memory::default();
    let own = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
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
    // Replays find a table's pack even where the player stores none.
    let empty = Memory::default();
    keep_fetched(&empty, &key, &read(&other)).unwrap();
    assert!(named::<Dreamscape>(&empty, hash).is_some());
}

#[test]
fn packs_are_stored_found_and_deleted() {
    let storage = Memory::default();
    let built_in = Dreamscape::built_in().content.hash();
    assert!(named::<Dreamscape>(&storage, built_in).is_some());
    assert!(kept::<Dreamscape>(&storage).is_empty());
    let template = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
    let pack = lucid_packs::read("new.toml", template).expect("the template is sound");
    let hash = pack.hash();
    assert!(named::<Dreamscape>(&storage, hash).is_none());
    keep(&storage, &pack).unwrap();
    keep(&storage, &pack).unwrap();
    assert_eq!(kept::<Dreamscape>(&storage).len(), 1);
    let found = named::<Dreamscape>(&storage, hash).unwrap();
    assert_eq!(found.content.hash(), hash);
    assert_eq!(found.name.de, pack.about().name.de);
    // Under another hash it does not count.
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
fn retired_built_in_packs_are_found() {
    let storage = Memory::default();
    let hash = lucid_packs::first_hash(lucid_packs::TitleId::Dreamscape);
    let pack = named::<Dreamscape>(&storage, hash).unwrap();
    assert_eq!(pack.content.hash(), hash);
    assert_ne!(pack.content, Dreamscape::built_in().content);
    let hash = lucid_packs::first_hash(lucid_packs::TitleId::DreamRunners);
    let pack = named::<Runners>(&storage, hash).unwrap();
    assert_eq!(pack.content.hash(), hash);
    assert_ne!(pack.content, Runners::built_in().content);
}

#[test]
fn packs_of_both_titles_are_stored_side_by_side() {
    let storage = Memory::default();
    let read = |game| lucid_packs::read("new.toml", lucid_packs::template(game)).unwrap();
    let dreamscape = read(lucid_packs::TitleId::Dreamscape);
    let pack = read(lucid_packs::TitleId::DreamRunners);
    let hash = pack.hash();
    assert!(named::<Runners>(&storage, Runners::built_in().content.hash()).is_some());
    assert!(named::<Runners>(&storage, hash).is_none());
    assert!(!is_kept(&storage, hash));
    keep(&storage, &dreamscape).unwrap();
    keep(&storage, &pack).unwrap();
    assert!(is_kept(&storage, hash));
    assert_eq!(kept::<Dreamscape>(&storage).len(), 1);
    assert_eq!(kept::<Runners>(&storage).len(), 1);
    assert_eq!(
        named::<Runners>(&storage, hash).unwrap().content.hash(),
        hash
    );
    assert!(named::<Dreamscape>(&storage, hash).is_none());
    assert!(named::<Runners>(&storage, dreamscape.hash()).is_none());
}

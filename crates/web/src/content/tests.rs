//! Packs of every title, read by both readers.

use lucid_packs::{TitleContent, TitleId};
use lucid_testkit::test_every_title;

use super::PackContent;
use crate::titles::{ClientTitle, ContentOf};

test_every_title!(
    both_readers_read_the_same,
    a_pack_in_plain_form_is_the_same_to_both_readers,
    what_is_not_plain_is_not_read,
);

fn both_readers_read_the_same<G: ClientTitle>() {
    let (ours, theirs) = (ContentOf::<G>::built_in(), ContentOf::<G>::built_in_pack());
    assert!(ours.content == theirs.content);
    assert_eq!(ours.name.en, theirs.about.name.en);
    assert_eq!(ours.name.de, theirs.about.name.de);
}

/// Writes a sound pack in the plain form, and reads that with both readers.
pub(crate) fn is_the_same_to_both<C: PackContent>(text: &str) {
    let read = |text: &str| lucid_packs::read("pack.toml", text).expect("a sound pack");
    let pack = read(text);
    let pack = C::of_pack(&pack).expect("a pack of the title");
    let written = pack.content.write_plain(&pack.about);
    let ours = C::read_plain(&written).expect("it is plain");
    assert!(ours.content == pack.content);
    assert_eq!(ours.content.hash(), pack.content.hash());
    assert_eq!(ours.name.en, pack.about.name.en);
    assert_eq!(ours.name.de, pack.about.name.de);
    let again = read(&written);
    let again = C::of_pack(&again).expect("a pack of the title");
    assert_eq!(again.about, pack.about);
    assert!(again.content == pack.content);
}

fn a_pack_in_plain_form_is_the_same_to_both_readers<G: ClientTitle>() {
    let template = ContentOf::<G>::TEMPLATE;
    is_the_same_to_both::<ContentOf<G>>(ContentOf::<G>::BUILT_IN);
    is_the_same_to_both::<ContentOf<G>>(template);
    // Names with characters that have a meaning in the file.
    let named = template.replacen("en = \"", r#"en = "The \"Gate\" \\ {] = '' "#, 3);
    assert_ne!(named, template);
    is_the_same_to_both::<ContentOf<G>>(&named);
}

fn what_is_not_plain_is_not_read<G: ClientTitle>() {
    for text in ["", "hello", &format!("game = \"{}\"\n", G::ID.name())] {
        assert!(ContentOf::<G>::read_plain(text).is_none(), "{text}");
    }
    for other in TitleId::ALL.into_iter().filter(|title| *title != G::ID) {
        assert!(ContentOf::<G>::read_plain(lucid_packs::template(other)).is_none());
    }
}

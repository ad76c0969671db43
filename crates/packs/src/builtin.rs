//! The packs that are compiled in, and templates for new ones. What there is of each
//! title is in its folder.

use lucid_titles::with_title;

use crate::{ContentOf, GamePack, Pack, TitleId, read};

/// Former built-in packs by their hashes. Records and tables still name them, so
/// that none is ever changed or taken away.
pub type Retired = &'static [(&'static str, &'static str)];

/// What a title plays with, and the packs with it that come with Lucid.
pub trait TitleContent: Clone + PartialEq + Sync + Sized + 'static {
    /// The title.
    const TITLE: TitleId;
    /// The text of the built-in pack.
    const BUILT_IN: &'static str;
    /// The texts of former built-in packs.
    const RETIRED: Retired;
    /// A commented pack to start from.
    const TEMPLATE: &'static str;

    /// The built-in pack.
    ///
    /// # Panics
    /// If it is not sound, which a test rules out.
    fn built_in_pack() -> &'static GamePack<Self>;

    /// The former built-in packs.
    ///
    /// # Panics
    /// When one is not sound, which a test rules out.
    fn retired_packs() -> &'static [GamePack<Self>];

    /// The hash over all that matters in play.
    fn hash(&self) -> &str;

    /// A pack of this title among those of all titles.
    fn into_pack(pack: GamePack<Self>) -> Pack;

    /// The pack, if it is one of this title.
    fn of_pack(pack: &Pack) -> Option<&GamePack<Self>>;
}

/// The text of a former built-in pack, by its hash.
pub fn retired_text(hash: &str) -> Option<&'static str> {
    let mut titles = TitleId::ALL.into_iter();
    titles.find_map(|title| with_title!(title, G => retired_text_of::<ContentOf<G>>(hash)))
}

/// The text of a former built-in pack of a title, by its hash.
pub fn retired_text_of<C: TitleContent>(hash: &str) -> Option<&'static str> {
    let found = C::RETIRED.iter().find(|(known, _)| *known == hash);
    found.map(|(_, text)| *text)
}

/// Whether a hash belongs to a former built-in pack.
///
/// ```
/// assert!(lucid_packs::is_retired("3745f94612f52a87"));
/// assert!(!lucid_packs::is_retired(lucid_packs::dreamscape().content.hash()));
/// ```
pub fn is_retired(hash: &str) -> bool {
    retired_text(hash).is_some()
}

/// The hash of a title's built-in pack.
pub fn built_in_hash(title: TitleId) -> &'static str {
    with_title!(title, G => TitleContent::hash(&ContentOf::<G>::built_in_pack().content))
}

/// The hash of the first built-in pack of a title.
pub fn first_hash(title: TitleId) -> &'static str {
    let retired = with_title!(title, G => ContentOf::<G>::RETIRED);
    let first = retired.first().map(|(hash, _)| *hash);
    first.unwrap_or_else(|| built_in_hash(title))
}

/// The built-in pack with an id and a hash, either the current one or a former one, so
/// that old records can be replayed after the pack has changed.
///
/// # Panics
/// When one of them is not sound, which a test rules out.
///
/// ```
/// use lucid_dreamscape::Content;
///
/// let current = lucid_packs::dreamscape();
/// let first = lucid_packs::first_hash(lucid_packs::TitleId::Dreamscape);
/// let known = |hash: &str| lucid_packs::built_in_pack::<Content>("lucid", hash).is_some();
/// // A record names the pack that it was played with; this finds it.
/// assert!(known(current.content.hash()) && known(first));
/// assert!(!known("0000000000000000"));
/// ```
pub fn built_in_pack<C: TitleContent>(id: &str, hash: &str) -> Option<&'static GamePack<C>> {
    let fits = |pack: &&GamePack<C>| pack.about.id == id && pack.content.hash() == hash;
    let current = Some(C::built_in_pack()).filter(fits);
    current.or_else(|| C::retired_packs().iter().find(fits))
}

/// Reads the built-in pack of a title.
pub(crate) fn read_built_in<C: TitleContent>() -> GamePack<C> {
    read_sound(C::TITLE.name(), C::BUILT_IN)
}

/// Reads the former built-in packs of a title.
pub(crate) fn read_retired<C: TitleContent>() -> Vec<GamePack<C>> {
    let packs = C::RETIRED.iter();
    packs.map(|(hash, text)| read_sound(hash, text)).collect()
}

fn read_sound<C: TitleContent>(file: &str, text: &str) -> GamePack<C> {
    match read(file, text) {
        Ok(pack) => {
            let pack = C::of_pack(&pack);
            pack.expect("it stands in the folder of its game").clone()
        }
        Err(report) => panic!("{report}"),
    }
}

/// A commented pack to start from: it can be played as it is.
///
/// ```
/// for title in lucid_packs::TitleId::ALL {
///     let pack = lucid_packs::read("new.toml", lucid_packs::template(title))?;
///     assert!(pack.advice().is_empty());
/// }
/// # Ok::<(), lucid_packs::Report>(())
/// ```
pub const fn template(title: TitleId) -> &'static str {
    with_title!(title, G => ContentOf::<G>::TEMPLATE)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fmt::Debug;

    use super::*;

    /// Checks a title's built-in packs against the hashes of the current and the first one:
    /// records in the homes of users name them.
    pub(crate) fn check<C: TitleContent + Debug>(pinned: &str, first: &str) {
        let name = C::TITLE.name();
        let current = C::built_in_pack();
        let hash = current.content.hash();
        assert_eq!(
            hash, pinned,
            "the built-in pack packs/{name}/lucid.toml has changed, and records of games \
             with the old one would no longer replay. Copy the file as it was to \
             crates/packs/packs/retired/{name}-{pinned}.toml, add it with its hash to the list of \
             retired packs in builtin.rs of its game's folder in crates/packs/src, then put the \
             new hash {hash} there in place of the old one",
        );
        let id = &current.about.id;
        assert_eq!(built_in_pack(id, hash), Some(current));
        assert_eq!(built_in_pack::<C>("another", hash), None);
        assert_eq!(built_in_pack::<C>(id, "another"), None);
        for (hash, text) in C::RETIRED {
            let pack = read("retired", text).unwrap_or_else(|report| panic!("{report}"));
            assert_eq!(pack.game(), C::TITLE, "in the list of another game");
            assert_eq!(pack.hash(), *hash, "it has been changed");
            assert!(built_in_pack::<C>(&pack.about().id, hash).is_some());
            assert_eq!(retired_text(hash), Some(*text));
        }
        assert_eq!(first_hash(C::TITLE), first);
        assert!(!is_retired(hash) && !is_retired("another"));
    }
}

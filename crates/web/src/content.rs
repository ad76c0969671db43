//! Packs, read without the full pack parser.
//!
//! That parser finds every mistake in every pack, with positions and advice, and is larger than
//! all boards together. The built-in packs have no mistakes and a plain form, and tests check
//! that both parsers read the same. A player's own pack is checked by the full parser once and
//! stored in the plain form.

mod kept;
pub mod plain;
#[cfg(test)]
pub(crate) mod tests;

pub use kept::{forget, is_kept, keep, keep_fetched, kept, kept_text, kept_texts, named};

/// The content of a title, as packs describe it.
pub trait PackContent: lucid_packs::TitleContent {
    /// The built-in pack.
    fn built_in() -> &'static Pack<Self>;

    /// Reads a pack in the plain form; nothing if it is not in that form.
    fn read_plain(text: &str) -> Option<Pack<Self>>;

    /// Writes a pack in the plain form, which is a valid pack file, too.
    fn write_plain(&self, about: &lucid_packs::About) -> String;

    /// The pack's name for programs.
    fn id(&self) -> &str;
}

/// A pack of a title.
#[derive(Clone, Debug)]
pub struct Pack<C> {
    /// Its name for people.
    pub name: PackName,
    /// What the engine plays with.
    pub content: C,
}

/// The name of a pack or a piece in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackName {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

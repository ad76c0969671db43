//! Packs, read without the reader of packs.
//!
//! That reader finds every mistake in every pack, with places and advice, and
//! weighs more than all boards together. The pack that comes with Lucid has no
//! mistakes and one plain form, and tests hold that both read the same. A
//! player's own pack is checked by that reader once and kept in the plain form.

mod kept;
pub mod plain;
#[cfg(test)]
pub(crate) mod tests;

pub use kept::{forget, is_kept, keep, keep_fetched, kept, kept_text, kept_texts, named};

/// What a title plays with, as packs hold it.
pub trait PackContent: lucid_packs::TitleContent {
    /// The built-in pack.
    fn built_in() -> &'static Pack<Self>;

    /// Reads a pack in the plain form; nothing if it has another.
    fn read_plain(text: &str) -> Option<Pack<Self>>;

    /// Writes a pack in the plain form. It is a sound pack file, too.
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

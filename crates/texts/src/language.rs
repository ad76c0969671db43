//! The languages there are: the folders of `locales`.

use crate::locales::Sources;

include!(concat!(env!("OUT_DIR"), "/language.rs"));

impl Language {
    /// The language of a tag such as `de-AT`, or of a locale such as `de_DE.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let language = tag.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// How dates are written: as where the reader is, if people there speak this
    /// language, and otherwise as usual.
    pub fn locale(self, reader: &str) -> &str {
        match Language::from_tag(reader) == Some(self) {
            true => reader,
            false => self.tag(),
        }
    }
}

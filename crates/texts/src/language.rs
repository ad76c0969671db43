//! The languages there are.

use crate::locales;

/// A language that Lucid speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which also fills in where another language lacks a text.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The tag of the language, such as `de`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language's own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language of a tag such as `de-AT`, or of a locale such as `de_DE.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let language = tag.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// All its texts, in parts.
    pub(crate) const fn parts(self) -> &'static [&'static [&'static str]] {
        match self {
            Language::English => locales::english::ALL,
            Language::German => locales::german::ALL,
        }
    }
}

//! The messages, compiled in, in the parts in which a browser loads them: the
//! Fluent files in `locales` in the short form that the build gives them.
//!
//! Which file is in which part says `generator/parts.rs`.

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The files of a part in one language.
pub type Sources = &'static [&'static str];

/// A part in all languages.
#[derive(Clone, Copy, Debug)]
pub struct LocalePart([Sources; Language::ALL.len()]);

impl LocalePart {
    /// The part in a language.
    pub const fn sources(self, language: Language) -> Sources {
        self.0[language as usize]
    }
}

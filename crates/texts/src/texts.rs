//! All texts in one language.

use std::ops::Deref;

use crate::locales::Sources;
use crate::{Language, Messages};

/// All texts in one language: the [`Messages`], and methods that choose and say them of
/// the things of a game.
///
/// Where one of these has the name of a message, it says that message and takes the
/// thing instead of its name.
#[derive(Debug)]
pub struct Texts {
    pub(crate) messages: Messages,
}

impl Texts {
    /// The texts in a language.
    pub fn new(language: Language) -> Texts {
        Texts::of_parts(language, language.sources())
    }

    /// The texts in a language as far as they have been loaded: parts of
    /// [`locales`](crate::locales).
    pub fn of_parts(language: Language, parts: &[Sources]) -> Texts {
        let messages = Messages::of_parts(language, parts);
        Texts { messages }
    }
}

impl Deref for Texts {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        &self.messages
    }
}

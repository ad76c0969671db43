//! The messages of the Fluent files, each as a constant or a typed method.
//!
//! The build writes both from the English files; see `generator`. A message without
//! arguments is a [`Phrase`]: `web-theme-night` is [`Phrase::ThemeNight`]. Any other is
//! a method of [`Messages`] that takes the arguments in the order of the alphabet, each in
//! the type of its name ([`arg`]) if there are several:
//! `event-drew` is [`Messages::event_drew`]. The prefix `web-` is left out.

use std::fmt;

use crate::locales::Sources;
use crate::pattern::say;
use crate::{Argument, Language, Number, arg, keyword};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// A message without arguments.
///
/// A constant rather than the variant of an enum, whose table of ids would be whole
/// wherever one of them is: of a client that is loaded in parts, each carries the ids
/// of what it says itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase(&'static str);

impl Phrase {
    /// The id of the message.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

/// The messages in one language. [`Texts`](crate::Texts) says them of the things of a
/// game.
pub struct Messages {
    language: Language,
    /// Those of each file, sorted by id.
    files: Vec<Vec<Message>>,
}

/// The id of a message (or `id.attribute`), and its pattern.
type Message = (&'static str, &'static str);

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Messages").field(&self.language).finish()
    }
}

impl Messages {
    /// The messages in a language as far as they have been loaded.
    pub(crate) fn of_parts(language: Language, parts: &[Sources]) -> Messages {
        let sources = parts.iter().copied().flatten();
        let files = sources.map(|source| messages(source)).collect();
        Messages { language, files }
    }

    /// The language that is spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.say(phrase.0, &[])
    }

    /// The message without arguments that has an id; nothing if there is none. For ids
    /// that are made of an engine's own keys.
    pub(crate) fn find(&self, id: &str) -> Option<String> {
        let text = say(self.pattern(id)?, &[]);
        #[cfg(test)]
        crate::tests::recorded::note(self.language, id, &[], &text);
        Some(text)
    }

    fn say(&self, id: &str, args: &[Argument<'_>]) -> String {
        let Some(pattern) = self.pattern(id) else {
            // A key is better than nothing for the reader of a release.
            debug_assert!(false, "no message {id}");
            return format!("⟦{id}⟧");
        };
        let text = say(pattern, args);
        #[cfg(test)]
        crate::tests::recorded::note(self.language, id, args, &text);
        text
    }

    pub(crate) fn pattern(&self, id: &str) -> Option<&'static str> {
        #[cfg(any(test, feature = "heard"))]
        crate::heard::note(id);
        self.files.iter().find_map(|messages| {
            let at = messages.binary_search_by(|(known, _)| (*known).cmp(id));
            Some(messages[at.ok()?].1)
        })
    }
}

/// The messages of a file, in the short form that the build gives them.
fn messages(source: &'static str) -> Vec<Message> {
    let lines = source.lines();
    lines.filter_map(|line| line.split_once('=')).collect()
}

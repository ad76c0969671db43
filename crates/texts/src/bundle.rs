//! Where the messages live, and how one is found.

use std::fmt;

use crate::Language;
pub(crate) use crate::pattern::Args;
use crate::pattern::say;

/// A message: its id (or `id.attribute`) and its pattern.
type Message = (&'static str, &'static str);

/// All texts in one language; English fills in what another language lacks.
pub struct Texts {
    language: Language,
    /// The messages of each file, sorted by id: the language itself, then the
    /// fallback if there is one.
    files: Vec<Vec<Message>>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

impl Texts {
    /// The texts in a language.
    pub fn new(language: Language) -> Texts {
        let mut parts = language.parts().to_vec();
        if language != Language::English {
            parts.extend(Language::English.parts());
        }
        Texts::of_parts(language, &parts)
    }

    /// The texts in a language as far as they have been loaded: parts of
    /// [`locales`](crate::locales).
    pub fn of_parts(language: Language, parts: &[&[&'static str]]) -> Texts {
        let sources = parts.iter().copied().flatten();
        let files = sources.map(|source| messages(source)).collect();
        Texts { language, files }
    }

    /// The language that is spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub(crate) fn plain(&self, id: &str) -> String {
        self.say(id, &Args::new())
    }

    /// A message.
    pub(crate) fn say(&self, id: &str, args: &Args) -> String {
        self.try_say(id, None, args).unwrap_or_else(|| {
            // A key is better than nothing for the reader of a release.
            debug_assert!(false, "no message {id}");
            format!("⟦{id}⟧")
        })
    }

    /// An attribute of a message.
    pub(crate) fn attribute(&self, id: &str, attribute: &str, args: &Args) -> String {
        self.try_say(id, Some(attribute), args).unwrap_or_else(|| {
            debug_assert!(false, "no message {id}.{attribute}");
            id.to_owned()
        })
    }

    /// A message or an attribute of it, if there is one.
    pub(crate) fn try_say(&self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        let pattern = match attribute {
            None => self.pattern(id),
            Some(attribute) => self.pattern(&format!("{id}.{attribute}")),
        }?;
        let text = say(pattern, args);
        #[cfg(test)]
        crate::tests::said::note(self.language, id, attribute, args, &text);
        Some(text)
    }

    fn pattern(&self, id: &str) -> Option<&'static str> {
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

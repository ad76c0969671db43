//! The Fluent files of a language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Comment, Entry, Pattern, PatternElement};
use fluent_syntax::parser;

use super::{Problems, entries};

/// A language: a folder of Fluent files.
pub(crate) struct Locale {
    /// Its tag, which the folder is called by.
    pub(crate) tag: String,
    /// What `language.ftl` says about it.
    pub(crate) about: About,
    /// The ids of each other file, by its name without `.ftl`.
    pub(crate) files: BTreeMap<String, BTreeSet<String>>,
    /// All messages by id, and attributes by `id.attribute`.
    pub(crate) messages: BTreeMap<String, Message>,
}

/// The facts about a language that code needs, rather than readers.
pub(crate) struct About {
    /// Its own name for itself.
    pub(crate) name: String,
    /// Its name in English, which code calls it by.
    pub(crate) english_name: String,
    /// What stands before the decimals of a number.
    pub(crate) decimals: char,
    /// What stands between its thousands.
    pub(crate) thousands: char,
}

/// A message or an attribute.
pub(crate) struct Message {
    pub(crate) pattern: Pattern<String>,
    /// The arguments that the comment above names.
    pub(crate) declared: BTreeSet<String>,
}

/// The file that describes the language itself.
const ABOUT: &str = "language";

impl Locale {
    /// Reads the files of a folder.
    pub(crate) fn read(folder: &Path) -> Result<Locale, Problems> {
        let name = folder.file_name().unwrap_or_default();
        let tag = name.to_string_lossy().into_owned();
        let (mut files, mut messages) = (BTreeMap::new(), BTreeMap::new());
        let mut about = None;
        for path in entries(folder)? {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let found = file(&path)?;
            if stem == ABOUT {
                about = Some(About::of(&path, &found)?);
                continue;
            }
            files.insert(stem.into_owned(), found.keys().cloned().collect());
            for (id, message) in found {
                if messages.insert(id.clone(), message).is_some() {
                    return Err(vec![format!("{}: {id} is there twice", path.display())]);
                }
            }
        }
        let lacking = || vec![format!("{}: there is no {ABOUT}.ftl", folder.display())];
        Ok(Locale {
            tag,
            about: about.ok_or_else(lacking)?,
            files,
            messages,
        })
    }
}

impl About {
    fn of(path: &Path, messages: &BTreeMap<String, Message>) -> Result<About, Problems> {
        let problem = |what: &str| vec![format!("{}: {what}", path.display())];
        let text = |id: &str| match messages.get(id).map(|m| m.pattern.elements.as_slice()) {
            Some([PatternElement::TextElement { value }]) => Ok(value.clone()),
            _ => Err(problem(&format!("{id} has to be a plain text"))),
        };
        let mark = |id: &str| {
            let text = text(id)?;
            let mut chars = text.chars();
            match (chars.next(), chars.next()) {
                (Some(mark), None) => Ok(mark),
                _ => Err(problem(&format!("{id} has to be a single character"))),
            }
        };
        let english_name = text("language-english-name")?;
        if !english_name.chars().all(|c| c.is_ascii_alphabetic()) {
            return Err(problem("language-english-name has to be one word"));
        }
        Ok(About {
            name: text("language-name")?,
            english_name,
            decimals: mark("number-decimals")?,
            thousands: mark("number-thousands")?,
        })
    }
}

/// The messages and attributes of a file.
fn file(path: &Path) -> Result<BTreeMap<String, Message>, Problems> {
    let problem = |what: String| vec![format!("{}: {what}", path.display())];
    let source = fs::read_to_string(path).map_err(|error| problem(error.to_string()))?;
    let resource =
        parser::parse(source).map_err(|(_, errors)| problem(format!("{:?}", errors[0])))?;
    let mut all = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let (id, declared) = (message.id.name, declared(message.comment.as_ref()));
                for attribute in message.attributes {
                    let id = format!("{id}.{}", attribute.id.name);
                    all.push((id, attribute.value, BTreeSet::new()));
                }
                all.extend(message.value.map(|pattern| (id, pattern, declared)));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => {
                return Err(problem(format!(
                    "-{}: terms have no short form",
                    term.id.name
                )));
            }
            Entry::Junk { content } => return Err(problem(format!("{content:?}"))),
        }
    }
    let mut messages = BTreeMap::new();
    for (id, pattern, declared) in all {
        let message = Message { pattern, declared };
        if messages.insert(id.clone(), message).is_some() {
            return Err(problem(format!("{id} is there twice")));
        }
    }
    Ok(messages)
}

/// The names after `$` in a comment.
fn declared(comment: Option<&Comment<String>>) -> BTreeSet<String> {
    let lines = comment.into_iter().flat_map(|comment| &comment.content);
    let names = lines.flat_map(|line| line.split('$').skip(1));
    let name = |rest: &str| {
        let end = rest.find(|c: char| !c.is_ascii_lowercase() && c != '-');
        rest[..end.unwrap_or(rest.len())].to_owned()
    };
    names.map(name).collect()
}

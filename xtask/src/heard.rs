//! Which sentences the browser tests have heard.
//!
//! The client that is built for tests tells them the id of each message that a page says,
//! and each test leaves a list of these. Of a test that has passed, a digest is kept of the
//! sentences on its list; while neither they nor anything but sentences changes, it would
//! pass again.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::passed::hash;
use crate::shell::root;

/// Where the tests leave their lists, a file each.
const FOLDER: &str = "target/heard";

/// Sentences that are heard without being on a list: names of languages, which are compiled
/// in, and what the server says when it has begun.
const ALWAYS: [&str; 2] = ["language-", "serving"];

/// What is needed to judge the lists.
#[derive(Debug)]
pub(crate) struct Heard {
    /// The digest of everything but sentences.
    rest: u64,
    /// The same for tests whose names begin in a way, which depend on less.
    rest_of: Vec<(&'static str, u64)>,
    sentences: Sentences,
}

impl Heard {
    /// What the Fluent files say, which are given with their texts.
    pub(crate) fn of<'a>(
        rest: u64,
        rest_of: Vec<(&'static str, u64)>,
        files: impl IntoIterator<Item = &'a str>,
    ) -> Heard {
        let mut sentences = Sentences::default();
        for text in files {
            sentences.read(text);
        }
        Heard {
            rest,
            rest_of,
            sentences,
        }
    }

    /// Each test that has left a list, with the digest of all that its verdict depends on.
    pub(crate) fn digests(&self) -> BTreeMap<String, u64> {
        let digest = |test: String| {
            let list = fs::read_to_string(folder().join(&test)).ok()?;
            let digest = self.digest(&test, &list);
            Some((test, digest))
        };
        tests().into_iter().filter_map(digest).collect()
    }

    fn digest(&self, test: &str, list: &str) -> u64 {
        let mut special = self.rest_of.iter();
        let special = special.find(|(start, _)| test.starts_with(start));
        let rest = special.map_or(self.rest, |(_, rest)| *rest);
        let mut ids: Vec<&str> = list.lines().map(message).collect();
        let always = |id: &&str| ALWAYS.iter().any(|start| id.starts_with(start));
        ids.extend(self.sentences.ids().filter(always));
        ids.sort_unstable();
        ids.dedup();
        let heard: Vec<_> = (ids.into_iter())
            .map(|id| (id, self.sentences.with_parts(id)))
            .collect();
        hash(&(rest, heard))
    }
}

/// The tests that have left a list.
pub(crate) fn tests() -> Vec<String> {
    let lists = fs::read_dir(folder()).into_iter().flatten();
    let name = |list: fs::DirEntry| list.file_name().into_string().ok();
    lists.filter_map(|list| name(list.ok()?)).collect()
}

/// Removes the lists of all tests but some, which are not run: the others write theirs
/// anew. Returns the folder for them.
pub(crate) fn begin_anew(except: &[String]) -> Result<PathBuf> {
    let folder = folder();
    fs::create_dir_all(&folder).with_context(|| format!("could not make {FOLDER}"))?;
    for list in fs::read_dir(&folder)? {
        let list = list?;
        if !except.iter().any(|test| list.file_name() == **test) {
            fs::remove_file(list.path())?;
        }
    }
    Ok(folder)
}

fn folder() -> PathBuf {
    root().join(FOLDER)
}

/// The id of a message, without that of a part of it.
fn message(id: &str) -> &str {
    id.split('.').next().unwrap_or(id)
}

/// The messages of Fluent files: by id, as it is written, in all languages.
#[derive(Debug, Default)]
struct Sentences(BTreeMap<String, Vec<String>>);

impl Sentences {
    fn read(&mut self, file: &str) {
        let mut current: Option<(String, String)> = None;
        for line in file.lines() {
            let begins =
                line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-');
            if begins || line.starts_with('#') {
                self.keep(current.take());
            }
            if begins {
                let (id, _) = line.split_once('=').unwrap_or((line, ""));
                current = Some((id.trim().to_owned(), String::new()));
            }
            if let Some((_, text)) = &mut current {
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        self.keep(current);
    }

    fn keep(&mut self, read: Option<(String, String)>) {
        if let Some((id, text)) = read {
            self.0
                .entry(id)
                .or_default()
                .push(text.trim_end().to_owned());
        }
    }

    fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// A message and those that it is made of.
    fn with_parts(&self, id: &str) -> Vec<&str> {
        let mut found = Vec::new();
        let mut open = vec![id];
        while let Some((name, texts)) = open.pop().and_then(|id| self.0.get_key_value(id)) {
            for text in texts {
                if found.contains(&text.as_str()) {
                    continue;
                }
                found.push(text);
                let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
                open.extend(words.filter(|word| *word != name && self.0.contains_key(*word)));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::Heard;

    const FILE: &str = "# About\nhome = Home\nwhole = The { part } of it\npart =\n    { $n ->\n\
        \u{20}      [one] one\n\n       *[other] many\n    }\n    .short = m\n-away = not here\n";

    #[test]
    fn a_verdict_depends_on_what_was_heard_alone() {
        let digest = |file: &str, list: &str| Heard::of(1, Vec::new(), [file]).digest("a", list);
        let changed = FILE.replace("many", "several");
        assert_eq!(digest(FILE, "home\n"), digest(&changed, "home\n"));
        for list in ["part\n", "home\npart.short\n", "whole\n"] {
            assert_ne!(digest(FILE, list), digest(&changed, list), "{list}");
        }
        let commented = FILE.replace("About", "Of what");
        assert_eq!(digest(FILE, "home\n"), digest(&commented, "home\n"));
        assert_ne!(
            digest(FILE, "home\n"),
            Heard::of(2, Vec::new(), [FILE]).digest("a", "home\n")
        );
        assert_ne!(digest(FILE, "home\n"), digest(FILE, "home\nwhole\n"));
        let greeting = format!("{FILE}serving = Lucid\n");
        assert_ne!(digest(FILE, "home\n"), digest(&greeting, "home\n"));
    }

    #[test]
    fn all_languages_count() {
        let heard = |german: &str| Heard::of(1, Vec::new(), [FILE, german]);
        let digest = |german: &str| heard(german).digest("a", "home\n");
        assert_ne!(digest("home = Start\n"), digest("home = Anfang\n"));
    }

    #[test]
    fn some_tests_depend_on_less() {
        let digest = |rest, less, test| {
            Heard::of(rest, vec![("table::", less)], [FILE]).digest(test, "home\n")
        };
        assert_eq!(digest(1, 3, "table::a"), digest(2, 3, "table::a"));
        assert_ne!(digest(1, 3, "table::a"), digest(1, 4, "table::a"));
        assert_ne!(digest(1, 3, "a"), digest(2, 3, "a"));
    }
}

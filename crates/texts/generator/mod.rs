//! Writes Rust for the Fluent files, when Lucid is built.
//!
//! A folder of `locales` is a language. Of each file there the messages are written
//! down in the short form that `src/pattern.rs` reads: one line for each message and
//! attribute, sorted by id. Fluent's own parser works here alone; a program and the
//! browser client carry the result, a tenth of the code and no comments.
//!
//! The Rust is the same for all languages: a constant for each message without
//! arguments, and for each other message a method whose parameters are its arguments.
//! English decides which messages there are and what they are given; a language that
//! lacks one, or uses an argument that English does not have, stops the build.

mod check;
mod functions;
mod messages;
mod parts;
mod rust;
mod short;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) use parts::{PARTS, Part};

use messages::Locale;

/// What is wrong with the Fluent files, one sentence each.
pub(crate) type Problems = Vec<String>;

/// Reads all languages, and writes their short forms and the Rust to a folder.
pub(crate) fn generate(locales: &Path, parts: &[Part], out: &Path) -> Result<(), Problems> {
    let locales = read(locales)?;
    let problems = check::problems(&locales, parts);
    if !problems.is_empty() {
        return Err(problems);
    }
    let functions = functions::of(&locales)?;
    let mut files: BTreeMap<PathBuf, String> = rust::files(&locales, &functions, parts);
    for locale in &locales {
        files.extend(short::files(locale, &functions)?);
    }
    for (name, text) in files {
        let path = out.join(name);
        let folder = path.parent().unwrap_or(out);
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text));
        written.map_err(|error| vec![format!("{}: {error}", path.display())])?;
    }
    Ok(())
}

/// The language that decides what there is to say.
const FIRST: &str = "en";

/// All languages, English first.
fn read(folder: &Path) -> Result<Vec<Locale>, Problems> {
    let mut locales = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            locales.push(Locale::read(&path)?);
        }
    }
    locales.sort_by_key(|locale| (locale.tag != FIRST, locale.tag.clone()));
    match locales.first() {
        Some(first) if first.tag == FIRST => Ok(locales),
        _ => Err(vec![format!("{}: there is no {FIRST}", folder.display())]),
    }
}

/// What is in a folder, in order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Problems> {
    let problem = |error| vec![format!("{}: {error}", folder.display())];
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(problem)? {
        paths.push(entry.map_err(problem)?.path());
    }
    paths.sort();
    Ok(paths)
}

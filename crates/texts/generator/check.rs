//! Whether all languages say the same.

use std::collections::BTreeSet;

use super::Problems;
use super::messages::Locale;
use super::parts::Part;

/// What one language lacks or has too much of, and files that no browser would load.
pub(crate) fn problems(locales: &[Locale], parts: &[Part]) -> Problems {
    let english = &locales[0];
    let mut problems = Problems::new();
    for other in &locales[1..] {
        let tag = &other.tag;
        for (file, ids) in &english.files {
            let Some(theirs) = other.files.get(file) else {
                problems.push(format!("{tag}: there is no {file}.ftl"));
                continue;
            };
            for id in ids.difference(theirs) {
                problems.push(format!("{tag}/{file}.ftl lacks {id}, which English has"));
            }
            for id in theirs.difference(ids) {
                problems.push(format!("{tag}/{file}.ftl has {id}, which English lacks"));
            }
        }
        for file in other.files.keys() {
            if !english.files.contains_key(file) {
                problems.push(format!("{tag}/{file}.ftl has no counterpart in English"));
            }
        }
    }
    let loaded: BTreeSet<&str> = parts.iter().flat_map(|part| part.files).copied().collect();
    let there: BTreeSet<&str> = english.files.keys().map(String::as_str).collect();
    for file in there.difference(&loaded) {
        problems.push(format!("{file}.ftl is in no part of generator/parts.rs"));
    }
    for file in loaded.difference(&there) {
        problems.push(format!(
            "generator/parts.rs names {file}.ftl, which English lacks"
        ));
    }
    problems
}

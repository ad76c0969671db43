//! Remembers which messages a test has said, with what and how.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::Language;
use crate::pattern::Args;

/// Messages as `id` or `id.attribute`, each with the arguments that it was given
/// every time.
pub(super) type Said = BTreeMap<String, BTreeSet<String>>;

/// What has been said once.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) language: Language,
    pub(super) key: String,
    pub(super) args: Args,
    pub(super) text: String,
}

thread_local! {
    static LINES: RefCell<Vec<Line>> = RefCell::default();
}

pub(crate) fn note(language: Language, id: &str, attribute: Option<&str>, args: &Args, text: &str) {
    let key = match attribute {
        None => id.to_owned(),
        Some(attribute) => format!("{id}.{attribute}"),
    };
    let (args, text) = (args.clone(), text.to_owned());
    let line = Line {
        language,
        key,
        args,
        text,
    };
    LINES.with_borrow_mut(|lines| lines.push(line));
}

/// Forgets everything and returns it, line by line.
pub(super) fn take_lines() -> Vec<Line> {
    LINES.take()
}

/// Forgets everything and returns it, message by message.
pub(super) fn take() -> Said {
    let mut said = Said::new();
    for line in take_lines() {
        let arguments: BTreeSet<String> = (line.args.iter())
            .map(|(name, _)| (*name).to_owned())
            .collect();
        said.entry(line.key)
            .and_modify(|known| *known = &*known & &arguments)
            .or_insert(arguments);
    }
    said
}

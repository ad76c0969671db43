//! Remembers which messages a test has said, with the names of their arguments.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Messages as `id` or `id.attribute`, each with the arguments that it was given
/// every time.
pub(super) type Said = BTreeMap<String, BTreeSet<String>>;

thread_local! {
    static SAID: RefCell<Said> = RefCell::default();
}

pub(crate) fn note<'a>(
    id: &str,
    attribute: Option<&str>,
    arguments: impl Iterator<Item = &'a str>,
) {
    let key = match attribute {
        None => id.to_owned(),
        Some(attribute) => format!("{id}.{attribute}"),
    };
    let arguments: BTreeSet<String> = arguments.map(str::to_owned).collect();
    SAID.with_borrow_mut(|said| {
        said.entry(key)
            .and_modify(|known| *known = &*known & &arguments)
            .or_insert(arguments);
    });
}

/// Forgets everything and returns it.
pub(super) fn take() -> Said {
    SAID.take()
}

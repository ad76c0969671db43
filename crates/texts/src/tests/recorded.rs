//! Remembers which messages a test has said, with what and how.

use std::cell::RefCell;
use std::collections::BTreeSet;

use crate::{Argument, Language};

/// What has been said once.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) language: Language,
    /// The message as `id` or `id.attribute`.
    pub(super) id: String,
    pub(super) args: Vec<Argument<'static>>,
    pub(super) text: String,
}

thread_local! {
    static LINES: RefCell<Vec<Line>> = RefCell::default();
}

pub(crate) fn note(language: Language, id: &str, args: &[Argument<'_>], text: &str) {
    let owned = |value: &Argument<'_>| match value {
        Argument::Number(number) => Argument::Number(*number),
        Argument::Text(text) => Argument::from(text.clone().into_owned()),
    };
    let line = Line {
        language,
        id: id.to_owned(),
        args: args.iter().map(owned).collect(),
        text: text.to_owned(),
    };
    LINES.with_borrow_mut(|lines| lines.push(line));
}

/// Forgets everything and returns it, line by line.
pub(super) fn take() -> Vec<Line> {
    LINES.take()
}

/// Forgets everything and returns the messages that have been said.
pub(super) fn take_ids() -> BTreeSet<String> {
    take().into_iter().map(|line| line.id).collect()
}

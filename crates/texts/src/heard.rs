//! Which messages a program says.
//!
//! A test whose pages have said none of the messages that have changed need not run again.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

thread_local! {
    static LISTENER: Cell<Option<fn(&str)>> = const { Cell::new(None) };
    static HEARD: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Tells a listener the id of each message that this thread says from now on, once.
pub fn listen(listener: fn(&str)) {
    LISTENER.set(Some(listener));
}

pub(crate) fn note(id: &str) {
    if let Some(listener) = LISTENER.get()
        && HEARD.with_borrow_mut(|heard| !heard.contains(id) && heard.insert(id.to_owned()))
    {
        listener(id);
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::listen;
    use crate::{Language, Phrase, Texts};

    thread_local! {
        static TOLD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    #[test]
    fn each_message_that_is_said_is_told_once() {
        let texts = Texts::new(Language::German);
        texts.phrase(Phrase::Settings);
        listen(|id| TOLD.with_borrow_mut(|told| told.push(id.to_owned())));
        texts.phrase(Phrase::ThemeNight);
        texts.seat(2);
        texts.phrase(Phrase::ThemeNight);
        let told = TOLD.take();
        assert_eq!(told, [Phrase::ThemeNight.id(), "web-seat"]);
    }
}

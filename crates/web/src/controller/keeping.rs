//! When a game is kept: with the next task after a person's choice, and now and then while
//! bots play, because a record is written as a whole. Nothing is lost: a page that is left
//! or hidden keeps at once.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;

use super::{TableController, TitlePage};

/// How long a game is not kept while bots play, in milliseconds.
const WHILE_BOTS_PLAY: u64 = 1_500;

thread_local! {
    /// Keeps the game that is not kept yet.
    static NOT_KEPT: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
    /// The game that another tab has continued, by its key in the storage.
    static CONTINUED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps what is not kept yet: the page is about to show something else, or nothing.
pub fn keep_what_is_not() {
    if let Some(keep) = NOT_KEPT.take() {
        keep();
    }
}

impl<G: TitlePage> TableController<G> {
    /// The game has been opened here, with everything that other tabs had kept.
    pub fn continue_here(&self) {
        CONTINUED.take();
    }

    /// Another tab has continued the game: what is not kept here must not overwrite that.
    pub fn leave_to_other_tab(&self) {
        NOT_KEPT.take();
        CONTINUED.replace(self.kept_as());
    }

    /// Keeps the game before long: at once, as soon as the page has done what it does, unless
    /// bots play on.
    pub(super) fn keep_soon(&self, bots_play: bool) {
        if self.online.is_some() || CONTINUED.with_borrow(|name| *name == self.kept_as()) {
            return;
        }
        let waits = NOT_KEPT.with_borrow(Option::is_some);
        if waits && bots_play {
            return;
        }
        if !waits {
            let controller = *self;
            NOT_KEPT.replace(Some(Box::new(move || {
                // The page may have been left in the meantime, which keeps, too.
                if !controller.scene.is_disposed() {
                    controller.keep();
                }
            })));
        }
        let wait = if bots_play { WHILE_BOTS_PLAY } else { 0 };
        set_timeout(keep_what_is_not, Duration::from_millis(wait));
    }
}

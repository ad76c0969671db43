//! When a game is kept: soon after a person's choice, and now and then while others play,
//! because a record is written as a whole. Nothing is lost: a page that is left or hidden
//! keeps at once.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use lucid_web::table::Waiting;

use super::{TableController, TitlePage};

/// How long a game is not kept after a choice, and while others play, in milliseconds.
const AFTER_A_CHOICE: u64 = 100;
const WHILE_OTHERS_PLAY: u64 = 1_500;

thread_local! {
    /// Keeps the game that is not kept yet.
    static NOT_KEPT: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// Keeps what is not kept yet: the page is about to show something else, or nothing.
pub fn keep_what_is_not() {
    if let Some(keep) = NOT_KEPT.take() {
        keep();
    }
}

impl<G: TitlePage> TableController<G> {
    /// Keeps the game before long.
    pub(super) fn keep_soon(&self) {
        if self.online.is_some() || NOT_KEPT.with_borrow(Option::is_some) {
            return;
        }
        let controller = *self;
        NOT_KEPT.replace(Some(Box::new(move || {
            // The page may have been left in the meantime, which keeps, too.
            if !controller.scene.is_disposed() {
                controller.keep();
            }
        })));
        let others = (self.scene).with_untracked(|scene| {
            matches!(scene.waiting, Waiting::Other(_)) && scene.outcome.is_none()
        });
        let wait = if others {
            WHILE_OTHERS_PLAY
        } else {
            AFTER_A_CHOICE
        };
        set_timeout(keep_what_is_not, Duration::from_millis(wait));
    }
}

//! A hint at the table: what could be done, why, and other ways. Here is what hints of all
//! titles share; each title shows its own.

pub(crate) mod frame;
pub(crate) mod scroll;

use std::cell::RefCell;

use crate::bot_worker::BotWorker;

thread_local! {
    /// A worker of its own: bots must not wait for hints, nor hints for bots.
    static ADVISER: RefCell<Option<BotWorker>> = RefCell::default();
}

/// Where people are advised.
pub(crate) fn adviser() -> BotWorker {
    ADVISER.with_borrow_mut(|adviser| adviser.get_or_insert_with(BotWorker::new).clone())
}

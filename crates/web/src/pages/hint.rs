//! Hints at the table: the parts that all titles share.

pub(crate) mod frame;
pub(crate) mod scroll;

use std::cell::RefCell;

use crate::bot_worker::BotWorker;

thread_local! {
    /// A separate worker, so that bots do not wait for hints, nor hints for bots.
    static ADVISER: RefCell<Option<BotWorker>> = RefCell::default();
}

/// The worker that finds hints.
pub(crate) fn adviser() -> BotWorker {
    ADVISER.with_borrow_mut(|adviser| adviser.get_or_insert_with(BotWorker::new).clone())
}

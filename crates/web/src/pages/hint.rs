//! Hints at the table: the parts that all titles share.

pub(crate) mod frame;
pub(crate) mod scroll;

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use lucid_web::table::Waiting;

use crate::bot_worker::BotWorker;
use crate::chunks::{self, Chunk};
use crate::controller::{TableController, TitlePage};

thread_local! {
    /// A separate worker, so that bots do not wait for hints, nor hints for bots.
    static ADVISER: RefCell<Option<BotWorker>> = RefCell::default();
}

/// How long somebody's turn lasts before a hint is prepared, in milliseconds: the boards
/// come first.
const REST: u64 = 900;

/// Prepares hints when a turn of a person begins that they may be given in, so that one
/// that is asked for is there at once.
pub(crate) fn prepare<G: TitlePage>(controller: TableController<G>, chunk: Chunk) {
    let asked = Memo::new(move |_| {
        let mine = (controller.scene)
            .with(|scene| matches!(scene.waiting, Waiting::Person(_)) && scene.choices.len() > 1);
        mine && controller.hints_are_fair()
    });
    let prepared = StoredValue::new(false);
    Effect::new(move |_| {
        if !asked.get() || prepared.get_value() {
            return;
        }
        set_timeout(
            move || {
                // The page may have been left in the meantime.
                if prepared.try_get_value() == Some(false) {
                    prepared.set_value(true);
                    chunks::prefetch(chunk);
                    adviser();
                }
            },
            Duration::from_millis(REST),
        );
    });
}

/// The worker that finds hints.
pub(crate) fn adviser() -> BotWorker {
    ADVISER.with_borrow_mut(|adviser| adviser.get_or_insert_with(BotWorker::new).clone())
}

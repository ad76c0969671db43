//! The turns of bots: when they choose, and how their choices are played.

use std::sync::atomic::Ordering;

use lucid_protocol::{Code, SeatName};
use lucid_tabletop::Seat;
use tokio::sync::mpsc;

use super::live_table::{LiveTable, TableCommand};
use crate::clock::now;
use crate::table::LogEntry;

/// How many milliseconds to wait before something that failed is tried again.
const RETRY_PAUSE: u64 = 2_000;
/// How many milliseconds to wait before checking again whether the node that plays the
/// bots of a table is still alive.
const CHECK_PAUSE: u64 = 500;

/// What a live table remembers of its bots.
#[derive(Debug, Default)]
pub(super) struct BotTurns {
    busy: bool,
    /// The life of this node in which it has the table's bots, and until when.
    lease: Option<(u32, u64)>,
    not_before: u64,
}

impl BotTurns {
    /// Whether a bot is choosing.
    pub(super) fn is_busy(&self) -> bool {
        self.busy
    }

    /// When something that failed may be tried again.
    pub(super) fn not_before(&self) -> u64 {
        self.not_before
    }

    /// What a bot has chosen no longer counts.
    pub(super) fn discard(&mut self) {
        self.busy = false;
    }

    /// Nothing is tried before this time.
    pub(super) fn pause(&mut self, until: u64) {
        self.not_before = until;
    }
}

/// Has the bot that is to act choose, on its own thread, if this node plays the bots.
pub(super) async fn start(table: &mut LiveTable, own: &mpsc::WeakSender<TableCommand>) {
    let Some((seat, at)) = table.fold.next_bot(table.hub.0.options.bot_pause) else {
        return;
    };
    let time = now();
    if at > time || table.bots.busy {
        return;
    }
    // Only one node plays the bots of a table; when it dies, another may.
    let inner = &table.hub.0;
    if inner.closing.load(Ordering::Relaxed) {
        // Another node, or the next process, plays on.
        return table.bots.pause(time + RETRY_PAUSE);
    }
    let Some(life) = inner.heartbeat.life() else {
        return table.bots.pause(time + CHECK_PAUSE);
    };
    if inner.bus.is_shared() {
        let lease = inner.options.bot_lease;
        let held =
            (table.bots.lease).is_some_and(|(of, until)| of == life && time + lease / 3 < until);
        if !held {
            table.bots.lease = None;
            match inner.store.lease(table.id, &inner.node, lease).await {
                Ok(true) => table.bots.lease = Some((life, time + lease)),
                Ok(false) => return table.bots.pause(time + CHECK_PAUSE),
                Err(_) => return table.bots.pause(time + RETRY_PAUSE),
            }
        }
    }
    let (Some(task), Some(own)) = (table.fold.bot_task(seat), own.upgrade()) else {
        return table.bots.pause(time + RETRY_PAUSE);
    };
    let number = table.fold.head();
    let threads = table.hub.0.bot_threads.clone();
    table.bots.busy = true;
    tokio::spawn(async move {
        let permit = threads.acquire_owned().await;
        let words = tokio::task::spawn_blocking(move || task.run()).await;
        drop(permit);
        let words = words.ok().flatten();
        let actions = TableCommand::BotActions {
            number,
            seat,
            words,
        };
        let _ = own.send(actions).await;
    });
}

impl LiveTable {
    /// A bot has chosen: its actions are played, unless the table has moved on.
    pub(super) async fn on_bot_actions(&mut self, number: u32, seat: Seat, words: Option<String>) {
        self.bots.busy = false;
        let moved_on = number != self.fold.head();
        let seated = self.fold.state().seated(seat);
        let gone = seated.is_none_or(|seated| seated.bot().is_none());
        // Against the sand everybody moves at once; there a choice remains good.
        let sand = self.fold.game().is_some_and(|play| play.sand().is_some());
        if gone || (moved_on && !sand) || !self.fold.to_act().contains(seat) {
            return;
        }
        let Some(words) = words.or_else(|| self.safe_action(seat)) else {
            return self.bots.pause(now() + RETRY_PAUSE);
        };
        let entry = LogEntry::actions(SeatName(seat), words);
        if let Err(problem) = self.commit(&entry).await
            && problem.code != Code::Stale
        {
            self.bots.pause(now() + RETRY_PAUSE);
        }
    }

    /// What is played for a bot without a choice, so that it does not stop the game.
    fn safe_action(&self, seat: Seat) -> Option<String> {
        let safe = self.fold.game()?.safe();
        let (_, word) = safe.into_iter().find(|(other, _)| *other == seat)?;
        Some(word)
    }
}

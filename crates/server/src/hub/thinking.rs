//! Bots at a table: who thinks, and what becomes of it.

use std::sync::atomic::Ordering;

use lucid_protocol::{Code, SeatName};
use lucid_tabletop::Seat;
use tokio::sync::mpsc;

use super::room::{Command, Room};
use crate::clock::now;
use crate::table::Entry;

/// How long to wait before something is tried again that failed.
const AGAIN: u64 = 2_000;
/// How long to wait before looking again whether the node that plays the bots of a
/// table still lives.
const LOOK_AGAIN: u64 = 500;

/// What a room remembers of its bots.
#[derive(Debug, Default)]
pub(super) struct Thinking {
    busy: bool,
    /// In which life of this node, and until when, it has the table's bots.
    lease: Option<(u32, u64)>,
    not_before: u64,
}

impl Thinking {
    /// Whether a bot thinks.
    pub(super) fn is_busy(&self) -> bool {
        self.busy
    }

    /// When something may be tried again that failed.
    pub(super) fn not_before(&self) -> u64 {
        self.not_before
    }

    /// What a bot has thought no longer counts.
    pub(super) fn forget(&mut self) {
        self.busy = false;
    }

    /// Nothing is tried before a time.
    pub(super) fn pause(&mut self, until: u64) {
        self.not_before = until;
    }
}

/// Lets the bot think that is to act, on a thread of its own, if this node may.
pub(super) async fn start(room: &mut Room, own: &mpsc::WeakSender<Command>) {
    let Some((seat, at)) = room.fold.next_bot(room.hub.0.options.bot_pause) else {
        return;
    };
    let time = now();
    if at > time || room.thinking.busy {
        return;
    }
    // Only one node plays the bots of a table; when it dies, another may.
    let inner = &room.hub.0;
    if inner.closing.load(Ordering::Relaxed) {
        // Another node, or the next process, plays on.
        return room.thinking.pause(time + AGAIN);
    }
    let Some(life) = inner.heartbeat.life() else {
        return room.thinking.pause(time + LOOK_AGAIN);
    };
    if inner.bus.is_shared() {
        let lease = inner.options.bot_lease;
        let kept =
            (room.thinking.lease).is_some_and(|(of, until)| of == life && time + lease / 3 < until);
        if !kept {
            room.thinking.lease = None;
            match inner.store.lease(room.id, &inner.node, lease).await {
                Ok(true) => room.thinking.lease = Some((life, time + lease)),
                Ok(false) => return room.thinking.pause(time + LOOK_AGAIN),
                Err(_) => return room.thinking.pause(time + AGAIN),
            }
        }
    }
    let (Some(thought), Some(own)) = (room.fold.thought(seat), own.upgrade()) else {
        return room.thinking.pause(time + AGAIN);
    };
    let number = room.fold.head();
    let thinkers = room.hub.0.thinkers.clone();
    room.thinking.busy = true;
    tokio::spawn(async move {
        let permit = thinkers.acquire_owned().await;
        let words = tokio::task::spawn_blocking(move || thought.think()).await;
        drop(permit);
        let words = words.ok().flatten();
        let thought = Command::Thought {
            number,
            seat,
            words,
        };
        let _ = own.send(thought).await;
    });
}

impl Room {
    /// A bot has thought: its choice is played, unless the table has moved on.
    pub(super) async fn thought(&mut self, number: u32, seat: Seat, words: Option<String>) {
        self.thinking.busy = false;
        let moved_on = number != self.fold.head();
        let gone = self
            .fold
            .seated(seat)
            .is_none_or(|seated| seated.bot().is_none());
        // Against the sand everybody moves at once; there a thought stays good.
        let sand = self.fold.play().is_some_and(|play| play.sand().is_some());
        if gone || (moved_on && !sand) || !self.fold.to_act().contains(seat) {
            return;
        }
        let Some(words) = words.or_else(|| self.way_on(seat)) else {
            return self.thinking.pause(now() + AGAIN);
        };
        let entry = Entry::Do {
            seat: SeatName(seat),
            words,
        };
        if let Err(problem) = self.commit(&entry).await
            && problem.code != Code::Stale
        {
            self.thinking.pause(now() + AGAIN);
        }
    }

    /// A bot without a choice must not stop the game.
    fn way_on(&self, seat: Seat) -> Option<String> {
        let safe = self.fold.play()?.safe();
        let (_, word) = safe.into_iter().find(|(other, _)| *other == seat)?;
        Some(word)
    }
}

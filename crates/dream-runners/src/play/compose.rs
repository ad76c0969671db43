//! Creating a dream (R1 to R4, R20), and the chests of the round (R14).

use lucid_tabletop::{Events, Seat, SeatSet};

use super::Playing;
use crate::chance::Await;
use crate::resolution::{Reason, Stock};
use crate::state::Phase;
use crate::{ChestId, Draft, Event, Placed, SegmentId};

impl<E: Events<Event>> Playing<'_, E> {
    /// R1.
    pub(super) fn put(&mut self, seat: Seat, placed: Placed) {
        self.drafts[seat].put(placed);
        self.happened(Event::Put(seat, placed));
    }

    /// R1.
    pub(super) fn lift(&mut self, seat: Seat, segment: SegmentId) {
        self.drafts[seat].lift(segment);
        self.happened(Event::Lifted(seat, segment));
    }

    /// R1.
    pub(super) fn clear(&mut self, seat: Seat) {
        self.drafts[seat] = Draft::default();
        self.happened(Event::Cleared(seat));
    }

    /// R2, R20: the first to lock takes a coin and becomes the first dreamer.
    pub(super) fn lock(&mut self, seat: Seat) {
        if self.table.done.is_empty() {
            self.table.first = seat;
            self.happened(Event::FirstLocked(seat));
            self.change(seat, Stock::Coin, 1, Reason::FirstLock);
        } else {
            self.happened(Event::Locked(seat));
        }
        // R3: when all have locked the phase ends at once.
        if self.finish(seat) {
            self.end_composing();
        }
    }

    /// R3: what lies on each board counts.
    pub(super) fn end_composing(&mut self) {
        self.table.done = SeatSet::EMPTY;
        self.table.phase = Phase::Chests;
        self.next_chest();
    }

    /// R14: chests are turned over before anyone resolves, one of each kind.
    fn next_chest(&mut self) {
        let Some(keys) = (self.game).next_chest(self.table, self.drafts, self.table.chests) else {
            self.table.awaits = Await::Nothing;
            return self.begin_sharing();
        };
        if self.game.chests_left(self.table, keys).is_empty() {
            // Only what lies on the table stays out, and of this kind nothing does.
            let tokens = self.game.tokens[usize::from(keys) - 1];
            self.table.used = self.table.used.without(tokens);
            self.happened(Event::ChestsShuffled(keys));
        }
        self.table.awaits = Await::Chest(keys);
    }

    /// R14: what is in a chest is the same for all in the round.
    pub(super) fn chest_turned(&mut self, chest: ChestId) {
        let keys = self.game.content.chest(chest).keys;
        self.table.chests[usize::from(keys) - 1] = Some(chest);
        self.table.used.insert(chest);
        self.happened(Event::ChestTurned(chest));
        // What is in it may hold the keys for another one.
        self.next_chest();
    }
}

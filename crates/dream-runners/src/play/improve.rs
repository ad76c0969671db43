//! Making improvements (R17), and being ready for the next round (R18).

use lucid_tabletop::{Events, Seat};

use super::Playing;
use crate::chance::Await;
use crate::resolution::{Reason, Stock};
use crate::rules::{ROUNDS, SEGMENT_PRICE, SERENITY_PRICE};
use crate::state::{Phase, next_of};
use crate::{Event, SegmentId};

impl<E: Events<Event>> Playing<'_, E> {
    /// R17: all sleepers wait for their turn to buy.
    pub(super) fn begin_improving(&mut self) {
        self.table.phase = Phase::Improve;
        self.table.waiting = self.sleepers();
        self.next_buyer();
    }

    /// R17: the next seat from the first dreamer on that can afford a segment.
    pub(super) fn next_buyer(&mut self) {
        let leader = self.table.leader(self.players());
        let offers = self.table.face_up.iter().any(Option::is_some);
        self.table.buyer = None;
        while let Some(seat) = next_of(self.table.waiting, leader, self.players()) {
            self.table.waiting = self.table.waiting.without(seat);
            if offers && self.player(seat).situation.coins >= SEGMENT_PRICE {
                self.table.buyer = Some(seat);
                return;
            }
        }
    }

    /// R17: the price is paid, the coins on the segment come back, the next is turned up.
    pub(super) fn buy(&mut self, seat: Seat, segment: SegmentId) {
        let bought = self.game.content.segment(segment);
        self.happened(Event::Bought(seat, segment));
        let price = -(SEGMENT_PRICE as i16);
        self.change(seat, Stock::Coin, price, Reason::Bought(segment));
        let bonus = bought.coins.into();
        self.change(seat, Stock::Coin, bonus, Reason::Bonus(segment));
        self.player(seat).segments.insert(segment);
        self.table.face_up[bought.shape as usize] = None;
        self.table.buyer = None;
        if self.game.unseen(self.table, bought.shape).is_empty() {
            self.next_buyer();
        } else {
            self.table.awaits = Await::Segment(bought.shape);
        }
    }

    /// R17: a point of serenity.
    pub(super) fn calm(&mut self, seat: Seat) {
        let price = -(SERENITY_PRICE as i16);
        self.change(seat, Stock::Coin, price, Reason::Calm);
        self.change(seat, Stock::Serenity, 1, Reason::Calm);
    }

    /// R17: no segment, but serenity may still be bought.
    pub(super) fn skip(&mut self, seat: Seat) {
        self.happened(Event::Skipped(seat));
        self.next_buyer();
    }

    /// R17, R18: ready for the next round, which gives the turn to buy away.
    pub(super) fn pass(&mut self, seat: Seat) {
        self.happened(Event::Passed(seat));
        if self.table.buyer == Some(seat) {
            self.next_buyer();
        }
        if self.finish(seat) {
            self.end_round();
        }
    }

    /// R18, R19: eight rounds, then points count.
    fn end_round(&mut self) {
        if self.table.round >= ROUNDS {
            self.end_game();
        } else {
            self.next_round();
        }
    }
}

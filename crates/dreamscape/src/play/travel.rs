//! Travel and the Nightmare phase (T1 to T9, N1, N2).

use lucid_tabletop::{Events, Seat};

use super::Playing;
use crate::event::Source;
use crate::legality::{Fare, Legality};
use crate::state::Phase;
use crate::{CardId, Colour, Event, Link, Location, Power};

impl<E: Events<Event>> Playing<'_, E> {
    /// T2.
    #[inline]
    pub(super) fn collect(&mut self, seat: Seat, colour: Colour) {
        let location = self.player(seat).sleeper;
        self.table.points -= 1;
        self.table.row_mut(location).pop();
        self.player(seat).hands[colour] += 1;
        self.happened(Event::Collected {
            seat,
            location,
            colour,
        });
    }

    /// T3, T4, T9.
    #[inline]
    pub(super) fn move_sleeper(&mut self, seat: Seat, to: Location) {
        let fare = Legality {
            rules: self.rules,
            content: self.content,
            table: self.table,
            seat,
            drawn: &[],
        }
        .fare(to);
        let cost = if fare == Fare::Free {
            self.table.free_moves += 1;
            0
        } else {
            self.table.points -= 1;
            1
        };
        let from = self.player(seat).sleeper;
        self.player(seat).sleeper = to;
        self.happened(Event::Moved {
            seat,
            from,
            to,
            cost,
        });
        // T9.
        if let Some(link) = from.link_to(to)
            && self.table.links.contains(link)
            && self.player(seat).hands[Colour::Red] < 2
        {
            self.table.links.remove(link);
            self.player(seat).hands[Colour::Red] += 1;
            self.happened(Event::PickedRed(seat, link));
        }
    }

    /// T5: the marker is used up.
    pub(super) fn use_location(&mut self, seat: Seat) {
        let location = self.player(seat).sleeper;
        self.player(seat).marker_used = true;
        let power = Power::ALL[location.index()];
        self.happened(Event::Used {
            seat,
            power,
            source: Source::Location(location),
        });
        self.begin_power(seat, power);
    }

    /// T6: a shard pays for the power and stays until the next Emergence.
    pub(super) fn use_card(&mut self, seat: Seat, card: CardId, colour: Colour) {
        self.store(seat, card, colour);
        self.table.slot_mut(card).used = true;
        let power = self.content.card(card).power;
        self.happened(Event::Used {
            seat,
            power,
            source: Source::Card(card),
        });
        self.begin_power(seat, power);
    }

    /// T6.
    pub(super) fn store(&mut self, seat: Seat, card: CardId, colour: Colour) {
        self.player(seat).hands[colour] -= 1;
        self.table.slot_mut(card).shard = Some(colour);
        self.happened(Event::Stored { seat, card, colour });
    }

    /// T7, N1: the Travel ends, and Mr Nightmare comes to the Sleeper.
    pub(super) fn end_travel(&mut self, seat: Seat) {
        self.happened(Event::TravelEnded(seat));
        // T1: unused points are lost.
        self.table.points = 0;
        self.table.free_moves = 0;
        // L1: the solo game has no Nightmare phase.
        if !self.rules.nightmare || self.rules.solo.is_some() {
            return self.travel_done();
        }
        let here = self.player(seat).sleeper;
        if self.table.mr_nightmare != Some(here) {
            self.table.mr_nightmare = Some(here);
            self.happened(Event::NightmareMoved(here));
        }
        // N2.
        let empty = here.links().without(self.table.links);
        if empty.is_empty() || self.table.red_reserve == 0 {
            self.travel_done();
        } else {
            self.table.phase = Phase::Nightmare;
        }
    }

    /// N2, L10.
    pub(super) fn seed(&mut self, seat: Seat, link: Link) {
        self.table.red_reserve -= 1;
        self.table.links.insert(link);
        self.happened(Event::Seeded(seat, link));
        if self.rules.solo.is_some() {
            self.his_travel_ends();
        } else {
            self.travel_done();
        }
    }
}

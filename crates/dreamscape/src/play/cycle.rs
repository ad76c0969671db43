//! A cycle from Emergence to Creation, and how one follows another (M1 to M4).

use lucid_tabletop::{Events, Seat, SeatSet};

use super::Playing;
use crate::chance::Await;
use crate::rules::LastOrder;
use crate::state::{Phase, initiative};
use crate::walk::restart;
use crate::{Colour, Event, Location};

impl<E: Events<Event>> Playing<'_, E> {
    /// S4, M1: the next location below capacity awaits a shard; when none is, or
    /// the bag is empty, the phase goes on.
    #[inline]
    pub(super) fn refill(&mut self) {
        let capacity = self.rules.capacity();
        let first = match self.table.awaits {
            Await::Fill(location) => location.index(),
            _ => 0,
        };
        let lacking = (first..6).find(|index| self.table.rows[*index].len() < capacity);
        if let Some(index) = lacking
            && self.table.bag.0 != [0; 6]
        {
            self.table.awaits = Await::Fill(Location::ALL[index]);
            return;
        }
        self.table.awaits = Await::Nothing;
        if self.table.phase == Phase::Setup {
            self.setup_done();
        } else {
            self.emerge();
        }
    }

    /// A shard came from the bag: for a location (M1, S4), for Hands (P1) or for the
    /// Harvesters (P2).
    #[inline]
    pub(super) fn shard_drawn(&mut self, colour: Colour) {
        self.table.bag[colour] -= 1;
        match self.table.awaits {
            Await::Fill(location) => {
                self.table.row_mut(location).push(colour);
                self.happened(Event::Filled(location, colour));
                self.refill();
            }
            Await::Archives(seat) => {
                self.table.awaits = Await::Nothing;
                self.player(seat).hands[colour] += 1;
                self.happened(Event::DrewShard(seat, colour));
            }
            Await::Harvest(seat) => {
                self.player(seat).held[colour] += 1;
                self.happened(Event::DrewShard(seat, colour));
                self.harvest_on(seat);
            }
            _ => unreachable!("a shard is awaited"),
        }
    }

    /// E3, M1, F1: the next cycle begins with an Emergence; the last one is followed by
    /// the last placement.
    pub(super) fn end_cycle(&mut self) {
        if self.table.cycle == self.rules.cycles {
            self.begin_last_placement();
        } else {
            self.table.phase = Phase::Emergence;
            self.refill();
        }
    }

    /// M2 to M4, after the refill.
    fn emerge(&mut self) {
        self.table.cycle += 1;
        self.happened(Event::Cycle(self.table.cycle));
        self.restore();
        self.deal_initiative();
        for player in &mut self.table.players.0 {
            player.walk.paid = crate::SlotSet::EMPTY;
        }
        self.begin_travels();
    }

    /// M3, F1: shards on cards return to Hands, and powers may be used again.
    fn restore(&mut self) {
        for seat in Seat::first(self.rules.players.into()) {
            for card in self.player(seat).usable_cards() {
                let slot = self.table.slot_mut(card);
                slot.used = false;
                if let Some(colour) = slot.shard.take() {
                    self.player(seat).hands[colour] += 1;
                    self.happened(Event::Restored { seat, card, colour });
                }
            }
        }
    }

    /// M4: lowest location first; on a shared one, who lies on top.
    fn deal_initiative(&mut self) {
        if self.rules.solo.is_some() {
            return self.deal_initiative_alone();
        }
        let players = usize::from(self.rules.players);
        self.table.order = initiative(self.table, players);
        for place in 0..players {
            let seat = self.table.order[place];
            self.player(seat).marker_used = false;
            self.happened(Event::Marker {
                seat,
                number: place as u8 + 1,
            });
        }
    }

    /// M4, L4: everybody travels by initiative; Mr Nightmare before the player where he
    /// comes first.
    pub(super) fn begin_travels(&mut self) {
        self.table.phase = Phase::Travel;
        self.table.turn = 0;
        if self.he_goes_first() {
            self.his_travel();
        } else {
            self.begin_travel();
        }
    }

    /// E4, T1, T8: a Travel begins with all its points.
    pub(super) fn begin_travel(&mut self) {
        self.table.phase = Phase::Travel;
        self.table.points = self.rules.action_points;
        self.table.free_moves = 0;
    }

    /// M4, L4: the active seat's Travel and Nightmare phase are over.
    pub(super) fn travel_done(&mut self) {
        if self.he_goes_second() {
            return self.his_travel();
        }
        self.table.turn += 1;
        if self.table.turn < self.rules.players {
            self.begin_travel();
        } else {
            self.begin_creations();
        }
    }

    /// M4, L4, E15: everybody creates by initiative, or all at once.
    pub(super) fn begin_creations(&mut self) {
        self.table.phase = Phase::Creation;
        self.table.turn = 0;
        self.table.finished = SeatSet::EMPTY;
        for player in &mut self.table.players.0 {
            restart(player);
        }
        if self.he_goes_first() {
            self.his_creation();
        }
    }

    /// F1: no refill; shards on cards return; order by E16.
    fn begin_last_placement(&mut self) {
        self.table.phase = Phase::LastPlacement;
        self.table.turn = 0;
        self.table.finished = SeatSet::EMPTY;
        self.happened(Event::LastPlacement);
        self.restore();
        if self.rules.last_order == LastOrder::DealtAgain {
            self.deal_initiative();
        }
        for player in &mut self.table.players.0 {
            restart(player);
        }
    }

    /// K7: what is left in Hands goes back into the bag; red that no slot takes stays.
    pub(super) fn end_creation(&mut self, seat: Seat) {
        for colour in &Colour::ALL[..5] {
            let count = self.player(seat).hands[*colour];
            if count > 0 {
                self.discard(seat, *colour, count);
                self.happened(Event::Discarded {
                    seat,
                    colour: *colour,
                    count,
                });
            }
        }
        self.happened(Event::CreationEnded(seat));
        self.table.finished = self.table.finished.with(seat);
        // M4: the active place follows the first seat that has not ended.
        while self.table.turn < self.rules.players
            && self.table.finished.contains(self.table.active())
        {
            self.table.turn += 1;
        }
        if self.table.turn < self.rules.players {
            return;
        }
        self.table.turn = 0;
        self.table.finished = SeatSet::EMPTY;
        // F2, L4, E3.
        if self.table.phase == Phase::LastPlacement {
            self.score_end();
        } else if self.he_goes_second() {
            self.his_creation();
        } else {
            self.end_cycle();
        }
    }
}

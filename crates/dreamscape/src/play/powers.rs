//! The six powers, part by part (P1 to P7).

use lucid_tabletop::{Events, Seat};

use super::Playing;
use crate::board::is_mountain;
use crate::chance::Await;
use crate::legality::Legality;
use crate::rules::MountainPays;
use crate::shards::ROW_ROOM;
use crate::state::{Ongoing, Pending};
use crate::{ByColour, Colour, Event, Location, Power, Row, Slot};

/// P2: how many shards the Harvesters draw.
const HARVEST: u32 = 2;
/// P3: how many shards the Tower frees at the most.
const TOWER: u8 = 2;
/// P4: how many moves the Golem makes at the most.
const GOLEM: u8 = 3;

impl<E: Events<Event>> Playing<'_, E> {
    /// P1 to P6: a power begins with its first draw or its first choice.
    pub(super) fn begin_power(&mut self, seat: Seat, power: Power) {
        match power {
            Power::Archives => self.table.awaits = Await::Archives(seat),
            Power::Harvesters => {
                self.player(seat).power = Ongoing::Harvesters;
                self.table.awaits = Await::Harvest(seat);
            }
            Power::Tower => self.player(seat).power = Ongoing::Tower(TOWER),
            Power::Golem => self.player(seat).power = Ongoing::Golem(GOLEM),
            Power::Lake => self.player(seat).power = Ongoing::Lake,
            Power::King => self.player(seat).pending = Pending::KingDraw,
        }
    }

    /// P7: a power ends, or is stopped.
    #[inline]
    pub(super) fn end_power(&mut self, seat: Seat) {
        self.player(seat).power = Ongoing::Nothing;
    }

    /// P7: a power whose parts are all played, or that can do no more, ends.
    #[inline]
    pub(super) fn power_goes_on(&mut self, seat: Seat) {
        let (power, left) = match self.player(seat).power {
            Ongoing::Tower(left) => (Power::Tower, left),
            Ongoing::Golem(left) => (Power::Golem, left),
            _ => return,
        };
        let legality = Legality {
            rules: self.rules,
            content: self.content,
            table: self.table,
            seat,
            drawn: &[],
        };
        if left == 0 || !legality.is_useful(power) {
            self.end_power(seat);
        }
    }

    /// P3.
    pub(super) fn take(&mut self, seat: Seat, slot: Slot) {
        let grid = self.content.grid();
        let player = self.player(seat);
        let colour = player.board.pop(grid, slot).expect("a shard lies there");
        player.hands[colour] += 1;
        if let Ongoing::Tower(left) = &mut player.power {
            *left -= 1;
        }
        self.happened(Event::Taken { seat, colour, slot });
        self.settle(seat);
    }

    /// P4, D6, D8.
    pub(super) fn shift(&mut self, seat: Seat, from: Slot, height: u8, to: Slot) {
        let rules = self.rules;
        let grid = self.content.grid();
        let player = self.player(seat);
        let lifted = player.board.shift(grid, from, height, to);
        if let Ongoing::Golem(left) = &mut player.power {
            *left -= 1;
        }
        let once = rules.mountain_pays == MountainPays::OncePerCycle;
        if once && player.walk.paid.contains(from) && is_mountain(lifted, rules.mountain) {
            player.walk.paid.insert(to);
        }
        // D7: the track restarts where he stands now.
        crate::walk::restart(player);
        self.happened(Event::Shifted {
            seat,
            from,
            height,
            to,
        });
        self.settle(seat);
    }

    /// P2: both shards are drawn before the first is put down.
    pub(super) fn harvest_on(&mut self, seat: Seat) {
        let more = self.player(seat).held.total() < HARVEST && self.table.bag.total() > 0;
        self.table.awaits = if more {
            Await::Harvest(seat)
        } else {
            Await::Nothing
        };
    }

    /// P2, C2.
    pub(super) fn harvest(&mut self, seat: Seat, colour: Colour, location: Location) {
        self.player(seat).held[colour] -= 1;
        self.table.row_mut(location).push(colour);
        self.happened(Event::Harvested {
            seat,
            colour,
            location,
        });
        if self.table.rows.iter().all(|row| row.len() >= ROW_ROOM) {
            // C2: what fits nowhere returns to the bag.
            for colour in Colour::ALL {
                while self.player(seat).held[colour] > 0 {
                    self.player(seat).held[colour] -= 1;
                    self.table.bag[colour] += 1;
                    self.happened(Event::Returned(seat, colour));
                }
            }
        }
        if self.player(seat).held.total() == 0 {
            self.end_power(seat);
        }
    }

    /// P5: the shards are lifted and laid again from the left.
    pub(super) fn reorder(&mut self, seat: Seat, location: Location) {
        let mut held = ByColour::default();
        for colour in self.table.row(location).iter() {
            held[colour] += 1;
        }
        *self.table.row_mut(location) = Row::default();
        let player = self.player(seat);
        player.held = held;
        player.power = Ongoing::LakeOrder(location);
        self.lay_rest(seat, location);
    }

    /// P5.
    pub(super) fn lay_next(&mut self, seat: Seat, colour: Colour) {
        let Ongoing::LakeOrder(location) = self.player(seat).power else {
            unreachable!("a location is being reordered");
        };
        self.player(seat).held[colour] -= 1;
        self.table.row_mut(location).push(colour);
        self.lay_rest(seat, location);
    }

    /// P5: shards of one colour need no order.
    fn lay_rest(&mut self, seat: Seat, location: Location) {
        let held = self.player(seat).held;
        let mut colours = held.present();
        let only = match (colours.next(), colours.next()) {
            (Some(_), Some(_)) => return,
            (only, _) => only,
        };
        if let Some(colour) = only {
            for _ in 0..held[colour] {
                self.table.row_mut(location).push(colour);
            }
            self.player(seat).held[colour] = 0;
        }
        self.end_power(seat);
        self.happened(Event::Reordered(seat, location));
    }
}

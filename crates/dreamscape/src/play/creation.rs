//! Creation: placing, exchanging, planting and the Dreamer's walk (K1 to K6, D1 to D8).

use lucid_tabletop::{Events, Seat};

use super::Playing;
use crate::event::Reason;
use crate::rules::{Land, MountainPays};
use crate::walk::restart;
use crate::{Action, Colour, Event, Slot, SlotSet};

/// How the Dreamer came onto a slot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    Entry,
    Paid,
    Free,
}

impl<E: Events<Event>> Playing<'_, E> {
    /// D5, D7: any other action than a step loses the free step and restarts the
    /// track; settling a completion and its draw is no such action, though the
    /// completion itself may restart the track.
    #[inline]
    pub(super) fn forget_walk(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Step(_)
            | Action::FreeStep(_)
            | Action::Complete(_)
            | Action::PileShard(_)
            | Action::Draw(_)
            | Action::NoDraw
            | Action::Keep(_)
            | Action::KeepNone => {}
            _ => restart(self.player(seat)),
        }
    }

    /// K1.
    #[inline]
    pub(super) fn place(&mut self, seat: Seat, colour: Colour, slot: Slot) {
        let grid = self.content.grid();
        let player = self.player(seat);
        player.hands[colour] -= 1;
        player.board.push(grid, slot, colour);
        self.happened(Event::Placed { seat, colour, slot });
        self.settle(seat);
    }

    /// K3, K4.
    pub(super) fn exchange(&mut self, seat: Seat, give: Colour, take: Colour) {
        let count = if give == Colour::Red { 3 } else { 2 };
        self.discard(seat, give, count);
        self.table.bag[take] -= 1;
        self.player(seat).hands[take] += 1;
        self.happened(Event::Exchanged {
            seat,
            give,
            count,
            take,
        });
    }

    /// K5.
    pub(super) fn plant(&mut self, seat: Seat, slot: Slot) {
        self.discard(seat, Colour::Green, 1);
        self.table.tree_reserve -= 1;
        let board = &mut self.player(seat).board;
        board.plant(slot);
        let trees = board.trees().len() as i16;
        self.happened(Event::Planted(seat, slot));
        self.score(seat, trees, Reason::Tree(slot));
        self.settle(seat);
    }

    /// D1.
    pub(super) fn enter(&mut self, seat: Seat) {
        let entry = self.content.grid().entry();
        self.player(seat).board.put_dreamer(Some(entry));
        self.happened(Event::Entered(seat));
        self.arrive(seat, entry, Arrival::Entry);
    }

    /// D2.
    pub(super) fn step(&mut self, seat: Seat, to: Slot) {
        self.discard(seat, Colour::White, 1);
        let player = self.player(seat);
        player.walk.paid_free = SlotSet::EMPTY;
        player.board.put_dreamer(Some(to));
        self.happened(Event::Stepped {
            seat,
            to,
            free: false,
        });
        self.arrive(seat, to, Arrival::Paid);
    }

    /// D5.
    pub(super) fn free_step(&mut self, seat: Seat, to: Slot) {
        self.player(seat).board.put_dreamer(Some(to));
        self.happened(Event::Stepped {
            seat,
            to,
            free: true,
        });
        self.arrive(seat, to, Arrival::Free);
    }

    /// D4, D5, D7, D8, E12: what coming onto a slot brings.
    fn arrive(&mut self, seat: Seat, slot: Slot, arrival: Arrival) {
        let rules = self.rules;
        let player = self.player(seat);
        let top = player.board.top(slot);
        let walk = &mut player.walk;
        // E8, E9, D7, D8.
        let mountain = player.board.is_mountain(slot, rules.mountain);
        let pays = mountain
            && match rules.mountain_pays {
                MountainPays::OncePerCycle => !walk.paid.contains(slot),
                MountainPays::EveryTime => {
                    arrival != Arrival::Free || !walk.paid_free.contains(slot)
                }
            };
        if pays {
            match rules.mountain_pays {
                MountainPays::OncePerCycle => walk.paid.insert(slot),
                MountainPays::EveryTime if arrival == Arrival::Free => walk.paid_free.insert(slot),
                MountainPays::EveryTime => {}
            }
        }
        // D7: what restarts the track.
        if pays || arrival != Arrival::Free {
            walk.track = slot.set();
        } else {
            walk.track.insert(slot);
        }
        // E7, then D4 and E12.
        walk.free_step = rules.land == Land::Momentum && top == Some(Colour::Brown);
        match top {
            Some(Colour::Blue) => self.score(seat, 1, Reason::Water(slot)),
            Some(Colour::Red) => self.score(seat, -1, Reason::RedGround(slot)),
            _ => {}
        }
        if pays {
            self.score(seat, 2, Reason::Mountain(slot));
        }
        self.settle(seat);
    }
}

//! What a step does. Every action here is known to be legal.

mod chests;
mod compose;
mod end;
mod improve;
mod resolve;
mod setup;
mod share;

pub(crate) use end::{places, winners};
pub(crate) use setup::start;
pub(crate) use share::has_choice;

use lucid_tabletop::{BySeat, Events, Seat, SeatSet};

use crate::resolution::{Happening, Reason, Stock};
use crate::state::{Player, State, Table};
use crate::{Action, Chance, ChestId, Draft, DreamRunners, Event};

/// A step being played.
pub(crate) struct Playing<'a, E> {
    game: &'a DreamRunners,
    table: &'a mut Table,
    drafts: &'a mut BySeat<Draft>,
    events: &'a mut E,
}

impl<'a, E: Events<Event>> Playing<'a, E> {
    #[inline]
    pub(crate) fn new(
        game: &'a DreamRunners,
        state: &'a mut State,
        events: &'a mut E,
    ) -> Playing<'a, E> {
        Playing {
            game,
            table: &mut state.table,
            drafts: &mut state.drafts,
            events,
        }
    }

    #[inline]
    pub(crate) fn act(mut self, seat: Seat, action: Action) {
        match action {
            // R1, R2.
            Action::Put(placed) => self.put(seat, placed),
            Action::Lift(segment) => self.lift(seat, segment),
            Action::Clear => self.clear(seat),
            Action::Lock => self.lock(seat),
            // R15.
            Action::Take(thing) => self.take(seat, thing),
            // R5, R10, R12.
            Action::Auto => self.resolve_rest(seat),
            Action::Block(block) => self.begin_block(seat, block),
            Action::Cell(spot) => self.resolve_cell(seat, spot),
            Action::Wild(colour) => self.choose_colour(seat, colour),
            Action::Bat(segment) => self.give_to_bat(seat, segment),
            // R17, R18.
            Action::Buy(segment) => self.buy(seat, segment),
            Action::Calm => self.calm(seat),
            Action::Skip => self.skip(seat),
            Action::Pass => self.pass(seat),
        }
    }

    #[inline]
    pub(crate) fn resolve(mut self, chance: Chance) {
        match chance {
            // R18, B2, R14.
            Chance::Tile(tile) => self.tile_revealed(tile),
            Chance::Segment(segment) => self.segment_turned(segment),
            Chance::Chest(chest) => self.chest_turned(chest),
        }
    }

    /// R3, R4: the time is up.
    pub(crate) fn expire(mut self) {
        self.happened(Event::TimeUp);
        self.end_composing();
    }

    #[inline]
    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat]
    }

    #[inline]
    fn happened(&mut self, event: Event) {
        self.events.happened(event);
    }

    fn players(&self) -> u8 {
        self.game.rules.players
    }

    /// R9: those who have not woken up.
    fn sleepers(&self) -> SeatSet {
        self.table.sleepers(self.players())
    }

    /// R3, R5, R18: marks a seat as done with the phase, and says whether all are.
    fn finish(&mut self, seat: Seat) -> bool {
        self.table.done = self.table.done.with(seat);
        self.all_done()
    }

    /// R3, R5, R18.
    fn all_done(&self) -> bool {
        let mut sleepers = self.sleepers().iter();
        sleepers.all(|seat| self.table.done.contains(seat))
    }

    /// Changes what a seat has.
    fn change(&mut self, seat: Seat, stock: Stock, amount: i16, reason: Reason) {
        let tracks = (self.game.top(), self.game.last_star());
        let mut told = ResolutionEvents {
            seat,
            chests: self.table.chests,
            events: self.events,
        };
        let situation = &mut self.table.players[seat].situation;
        situation.change(tracks, stock, amount, reason, &mut told);
    }
}

/// Passes on what happens in a seat's resolution.
struct ResolutionEvents<'a, E> {
    seat: Seat,
    chests: [Option<ChestId>; 3],
    events: &'a mut E,
}

impl<E: Events<Event>> Events<Happening> for ResolutionEvents<'_, E> {
    fn happened(&mut self, happening: Happening) {
        let seat = self.seat;
        self.events.happened(match happening {
            Happening::Changed {
                stock,
                amount,
                reason,
            } => Event::Changed {
                seat,
                stock,
                amount,
                reason,
            },
            Happening::Opened { spot, keys } => Event::Opened {
                seat,
                spot,
                chest: self.chests[usize::from(keys) - 1].unwrap_or_default(),
            },
            Happening::Woke => Event::Woke(seat),
        });
    }
}

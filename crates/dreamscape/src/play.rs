//! What a step does. Every action here is known to be legal.

mod completion;
mod creation;
mod cycle;
mod powers;
mod scoring;
mod setup;
mod solo;
mod travel;

pub(crate) use completion::matching;
pub(crate) use scoring::{purpose_standing, winners};
pub(crate) use setup::start;
pub(crate) use solo::cards_with;

use lucid_tabletop::{Events, Seat};

use crate::event::Reason;
use crate::state::{Decks, Player, State, Table};
use crate::{Action, Chance, Colour, Content, Dreamscape, Event, Rules};

/// A step being played.
pub(crate) struct Playing<'a, E> {
    rules: &'a Rules,
    content: &'a Content,
    /// Whether a completion restarts the track (D7).
    completion_restarts_track: bool,
    table: &'a mut Table,
    decks: &'a mut Decks,
    events: &'a mut E,
}

impl<'a, E: Events<Event>> Playing<'a, E> {
    #[inline]
    pub(crate) fn new(
        game: &'a Dreamscape,
        state: &'a mut State,
        events: &'a mut E,
    ) -> Playing<'a, E> {
        Playing {
            rules: &game.rules,
            content: &game.content,
            completion_restarts_track: game.completion_restarts_track(),
            table: &mut state.table,
            decks: &mut state.decks,
            events,
        }
    }

    #[inline]
    pub(crate) fn act(mut self, seat: Seat, action: Action) {
        self.forget_walk(seat, action);
        match action {
            // T7, K7, F1.
            Action::End => self.end(seat),
            // T2 to T6.
            Action::Collect(colour) => self.collect(seat, colour),
            Action::Move(to) => self.move_sleeper(seat, to),
            Action::UseLocation => self.use_location(seat),
            Action::UseCard { card, colour } => self.use_card(seat, card, colour),
            Action::Store { card, colour } => self.store(seat, card, colour),
            // N2, L10.
            Action::Seed(link) => self.seed(seat, link),
            // K1 to K6, D1 to D5.
            Action::Place { colour, slot } => self.place(seat, colour, slot),
            Action::Exchange { give, take } => self.exchange(seat, give, take),
            Action::Plant(slot) => self.plant(seat, slot),
            Action::Enter => self.enter(seat),
            Action::Step(to) => self.step(seat, to),
            Action::FreeStep(to) => self.free_step(seat, to),
            // P2 to P5.
            Action::Take(slot) => self.take(seat, slot),
            Action::Shift { from, height, to } => self.shift(seat, from, height, to),
            Action::Harvest { colour, location } => self.harvest(seat, colour, location),
            Action::Reorder(location) => self.reorder(seat, location),
            Action::Next(colour) => self.lay_next(seat, colour),
            Action::Stop => self.end_power(seat),
            // A3 to A5.
            Action::Complete(card) => self.complete(seat, card),
            Action::PileShard(colour) => self.keep_on_pile(seat, colour),
            Action::Draw(level) => self.draw_from(seat, level),
            Action::NoDraw => self.decline_draw(seat),
            Action::Keep(card) => self.keep(seat, Some(card)),
            Action::KeepNone => self.keep(seat, None),
            // L12.
            Action::Yield(card) => self.give_up(card),
        }
    }

    #[inline]
    pub(crate) fn resolve(mut self, chance: Chance) {
        match chance {
            // M1, S4, P1, P2.
            Chance::Shard(colour) => self.shard_drawn(colour),
            // S3, A5, P6.
            Chance::Card(card) => self.card_drawn(card),
            // S1, S2.
            Chance::Marker(seat) => self.marker_dealt(seat),
            Chance::Tile(tile) => self.tile_drawn(tile),
            Chance::Tint(colour) => self.tile_tinted(colour),
        }
    }

    #[inline]
    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat]
    }

    #[inline]
    fn happened(&mut self, event: Event) {
        self.events.happened(event);
    }

    #[inline]
    fn score(&mut self, seat: Seat, points: i16, reason: Reason) {
        self.player(seat).score += points;
        self.happened(Event::Scored {
            seat,
            points,
            reason,
        });
    }

    /// K3 to K5, K7, D2: what is paid or discarded goes from Hands into the bag.
    #[inline]
    fn discard(&mut self, seat: Seat, colour: Colour, count: u8) {
        self.player(seat).hands[colour] -= count;
        self.table.bag[colour] += count;
    }

    /// T7, K7, F1.
    fn end(&mut self, seat: Seat) {
        use crate::state::Phase;
        match self.table.phase {
            Phase::Travel => self.end_travel(seat),
            _ => self.end_creation(seat),
        }
    }
}

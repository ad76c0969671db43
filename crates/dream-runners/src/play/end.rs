//! The end of the game (R19).

use lucid_tabletop::{BySeat, Events, Seat, SeatSet};

use super::Playing;
use crate::event::Points;
use crate::state::{Phase, Table};
use crate::{DreamRunners, Event};

impl DreamRunners {
    /// Calls `each` with the points that a seat would get if the game ended now: stars,
    /// serenity, segments (R19, B5).
    fn each_points(&self, table: &Table, seat: Seat, mut each: impl FnMut(u16, Points)) {
        let player = &table.players[seat];
        let tracks = self.content.tracks();
        let on = |track: &[u8], space: u8| track.get(usize::from(space)).copied().unwrap_or(0);
        let (stars, serenity) = (player.situation.stars, player.situation.serenity);
        each(on(&tracks.stars, stars).into(), Points::Stars(stars));
        let points = on(&tracks.serenity, serenity);
        each(points.into(), Points::Serenity(serenity));
        for segment in player.segments {
            let points = self.content.segment(segment).points;
            each(points.into(), Points::Segment(segment));
        }
    }

    /// The points that a seat would have if the game ended now (R19).
    pub fn standing(&self, table: &Table, seat: Seat) -> u16 {
        let mut sum = 0;
        self.each_points(table, seat, |points, _| sum += points);
        sum
    }
}

impl<E: Events<Event>> Playing<'_, E> {
    /// R19: points count.
    pub(super) fn end_game(&mut self) {
        self.table.done = SeatSet::EMPTY;
        self.table.phase = Phase::Over;
        for seat in Seat::first(self.players().into()) {
            let events = &mut *self.events;
            let mut sum = 0;
            self.game.each_points(self.table, seat, |points, reason| {
                if points > 0 {
                    sum += points;
                    events.happened(Event::Scored {
                        seat,
                        points,
                        reason,
                    });
                }
            });
            self.player(seat).score = sum;
        }
        self.happened(Event::Over);
    }
}

/// R19: what players are ranked by: sleepers before those who woke, who are ranked
/// by the round of waking; then points, then coins.
fn rank(table: &Table, seat: Seat) -> (u8, u16, u16) {
    let player = &table.players[seat];
    let slept = player.woke.unwrap_or(u8::MAX);
    (slept, player.score, player.situation.coins)
}

/// R19: the place of each seat, from 1; who is tied shares it.
pub(crate) fn places(players: u8, table: &Table) -> BySeat<u8> {
    BySeat::from_fn(|seat| {
        let better = |other: &Seat| rank(table, *other) > rank(table, seat);
        Seat::first(players.into()).filter(better).count() as u8 + 1
    })
}

/// R19: only sleepers win; if none is left, nobody does.
pub(crate) fn winners(players: u8, table: &Table) -> SeatSet {
    let places = places(players, table);
    let sleepers = table.sleepers(players).iter();
    sleepers.filter(|seat| places[*seat] == 1).collect()
}

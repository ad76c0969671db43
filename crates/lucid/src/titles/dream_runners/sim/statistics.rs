//! Counting what happens in games of Dream Runners.

use lucid_dream_runners::{DreamRunners, Event, Points, State};
use lucid_tabletop::{BySeat, Events, Game as _, Seat};
use lucid_texts::Phrase;

use crate::runner::Finished;
use crate::statistics::{Sample, SeatPoints, Statistics};

/// Where points come from (R19): the names in JSON and above columns.
pub(super) const SOURCES: [(&str, Phrase); 3] = [
    ("stars", Phrase::LabelStars),
    ("serenity", Phrase::LabelSerenity),
    ("segments", Phrase::LabelSegments),
];

/// What one seat did in one game.
#[derive(Clone, Copy, Debug, Default)]
struct Seated {
    /// Points by source.
    points: [i32; SOURCES.len()],
    /// The rounds that it dreamed in.
    rounds: u64,
    /// The rounds in which it locked first.
    first_locks: u64,
    /// The rounds in which it locked.
    locks: u64,
    is_awake: bool,
}

/// Observes what all seats do in one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Observer {
    seats: usize,
    by_seat: BySeat<Seated>,
}

impl Events<Event> for Observer {
    fn happened(&mut self, event: Event) {
        match event {
            Event::Revealed { .. } => {
                for seat in Seat::first(self.seats) {
                    let seated = &mut self.by_seat[seat];
                    seated.rounds += u64::from(!seated.is_awake);
                }
            }
            Event::Woke(seat) => self.by_seat[seat].is_awake = true,
            Event::FirstLocked(seat) => {
                self.by_seat[seat].first_locks += 1;
                self.by_seat[seat].locks += 1;
            }
            Event::Locked(seat) => self.by_seat[seat].locks += 1,
            Event::Scored {
                seat,
                points,
                reason,
            } => {
                let source = match reason {
                    Points::Stars(_) => 0,
                    Points::Serenity(_) => 1,
                    Points::Segment(_) => 2,
                };
                self.by_seat[seat].points[source] += i32::from(points);
            }
            _ => {}
        }
    }
}

/// How a seat came through many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RoundCounts {
    /// The games in which it woke up.
    pub(super) awake: u64,
    /// Coins that were left.
    pub(super) coins: Sample,
    rounds: u64,
    pub(super) first_locks: u64,
    pub(super) late: u64,
}

impl RoundCounts {
    /// How many of a hundred of its rounds that is.
    pub(super) fn percent(&self, rounds: u64) -> f64 {
        100.0 * rounds as f64 / self.rounds.max(1) as f64
    }

    fn merge(&mut self, other: &RoundCounts) {
        self.awake += other.awake;
        self.coins.merge(other.coins);
        self.rounds += other.rounds;
        self.first_locks += other.first_locks;
        self.late += other.late;
    }
}

/// What many games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DreamRunnersStatistics {
    pub(super) points: BySeat<SeatPoints<{ SOURCES.len() }>>,
    pub(super) rounds: BySeat<RoundCounts>,
    /// The games in which all woke up (R19).
    pub(super) won_by_nobody: u64,
}

impl Statistics<DreamRunners> for DreamRunnersStatistics {
    type Observer<'a> = Observer;

    fn observe(game: &DreamRunners) -> Observer {
        Observer {
            seats: game.seats(),
            by_seat: BySeat::default(),
        }
    }

    fn add(&mut self, game: &DreamRunners, finished: &Finished<State>, observer: Observer) {
        let Finished { state, outcome } = finished;
        self.won_by_nobody += u64::from(outcome.winners.is_empty());
        for seat in Seat::first(game.seats()) {
            let (seated, player) = (observer.by_seat[seat], &state.table().players[seat]);
            self.points[seat].add(seat, outcome, seated.points);
            let counts = &mut self.rounds[seat];
            counts.awake += u64::from(player.woke.is_some());
            counts.coins.add(player.situation.coins.into());
            counts.rounds += seated.rounds;
            counts.first_locks += seated.first_locks;
            counts.late += seated.rounds - seated.locks;
        }
    }

    fn merge(&mut self, other: &DreamRunnersStatistics) {
        self.won_by_nobody += other.won_by_nobody;
        for seat in Seat::first(lucid_tabletop::MAX_SEATS) {
            self.points[seat].merge(&other.points[seat]);
            self.rounds[seat].merge(&other.rounds[seat]);
        }
    }
}

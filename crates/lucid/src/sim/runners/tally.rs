//! Counting what happens in games of Dream Runners.

use lucid_dream_runners::{DreamRunners, Event, Points, State};
use lucid_tabletop::{BySeat, Events, Game, Seat};
use lucid_texts::Label;

use crate::sim::tally::{Figure, SeatTally, Tally, Totals};

/// Where points come from (R19): the names in JSON and above columns.
pub(super) const SOURCES: [(&str, Label); 3] = [
    ("stars", Label::Stars),
    ("serenity", Label::Serenity),
    ("segments", Label::Segments),
];

/// What one seat did in one game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Course {
    /// Points by source.
    points: [i32; SOURCES.len()],
    /// The rounds that it dreamed in.
    pub(super) rounds: u64,
    /// The rounds in which it locked first.
    first_locks: u64,
    /// The rounds in which time was up before it locked.
    pub(super) late: u64,
}

/// What all seats did in one game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Courses(pub(super) BySeat<Course>);

impl Events<Event> for Courses {
    fn happened(&mut self, event: Event) {
        match event {
            Event::FirstLocked(seat) => self.0[seat].first_locks += 1,
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
                self.0[seat].points[source] += i32::from(points);
            }
            _ => {}
        }
    }
}

/// How a seat came through many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CourseTally {
    /// The games in which it woke up.
    pub(super) awake: u64,
    /// Coins that were left.
    pub(super) coins: Figure,
    rounds: u64,
    pub(super) first_locks: u64,
    pub(super) late: u64,
}

impl CourseTally {
    /// How many of a hundred of its rounds that is.
    pub(super) fn percent(&self, rounds: u64) -> f64 {
        100.0 * rounds as f64 / self.rounds.max(1) as f64
    }

    fn merge(&mut self, other: &CourseTally) {
        self.awake += other.awake;
        self.coins.merge(other.coins);
        self.rounds += other.rounds;
        self.first_locks += other.first_locks;
        self.late += other.late;
    }
}

/// What many games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::sim) struct RunnersTally {
    totals: Totals,
    pub(super) points: BySeat<SeatTally<{ SOURCES.len() }>>,
    pub(super) courses: BySeat<CourseTally>,
    /// The games in which all woke up (R19).
    pub(super) won_by_nobody: u64,
}

impl RunnersTally {
    /// Adds one finished game.
    pub(super) fn note(
        &mut self,
        game: &DreamRunners,
        state: &State,
        steps: usize,
        courses: &Courses,
    ) {
        self.totals.note(steps);
        let outcome = game.outcome(state).expect("the game is over");
        self.won_by_nobody += u64::from(outcome.winners.is_empty());
        for seat in Seat::first(game.seats()) {
            let (course, player) = (courses.0[seat], &state.table().players[seat]);
            self.points[seat].note(seat, &outcome, course.points);
            let tally = &mut self.courses[seat];
            tally.awake += u64::from(player.woke.is_some());
            tally.coins.note(player.situation.coins.into());
            tally.rounds += course.rounds;
            tally.first_locks += course.first_locks;
            tally.late += course.late;
        }
    }
}

impl Tally for RunnersTally {
    fn totals(&self) -> &Totals {
        &self.totals
    }

    fn merge(&mut self, other: &RunnersTally) {
        self.totals.merge(&other.totals);
        self.won_by_nobody += other.won_by_nobody;
        for seat in Seat::first(lucid_tabletop::MAX_SEATS) {
            self.points[seat].merge(&other.points[seat]);
            self.courses[seat].merge(&other.courses[seat]);
        }
    }
}

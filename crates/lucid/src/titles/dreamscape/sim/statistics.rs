//! Counting what happens in games of Dreamscape.

use lucid_dreamscape::{Dreamscape, State};
use lucid_tabletop::{BySeat, Game as _, Outcome, Seat};

use crate::runner::Finished;
use crate::statistics::{Sample, SeatPoints, Statistics};
use crate::titles::dreamscape::nightmare_points::NightmareSource;
use crate::titles::dreamscape::points::{PointCounts, PointSource};

/// What Mr Nightmare came to as a rival; nothing in games without one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NightmareCounts {
    pub(super) wins: u64,
    pub(super) score: Sample,
    pub(super) sources: [Sample; NightmareSource::ALL.len()],
}

impl NightmareCounts {
    /// Adds one game, which he wins unless the player does (L16).
    fn add(&mut self, score: i32, has_won: bool, points: &PointCounts) {
        self.wins += u64::from(has_won);
        self.score.add(score);
        for (figure, points) in self.sources.iter_mut().zip(points.nightmare()) {
            figure.add(points);
        }
        debug_assert_eq!(
            points.nightmare().iter().sum::<i32>(),
            score,
            "his score is the sum of its events"
        );
    }

    fn merge(&mut self, other: &NightmareCounts) {
        self.wins += other.wins;
        self.score.merge(other.score);
        for (mine, theirs) in self.sources.iter_mut().zip(other.sources) {
            mine.merge(theirs);
        }
    }
}

/// What many games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DreamscapeStatistics {
    pub(super) seats: BySeat<SeatPoints<{ PointSource::ALL.len() }>>,
    pub(super) nightmare: NightmareCounts,
}

impl DreamscapeStatistics {
    fn add_outcome(&mut self, seats: usize, outcome: &Outcome, points: &PointCounts) {
        if let Some(score) = outcome.rival {
            (self.nightmare).add(score, outcome.winners.is_empty(), points);
        }
        for seat in Seat::first(seats) {
            self.seats[seat].add(seat, outcome, points.of(seat));
        }
    }
}

impl Statistics<Dreamscape> for DreamscapeStatistics {
    type Observer<'a> = PointCounts;

    fn observe(_: &Dreamscape) -> PointCounts {
        PointCounts::default()
    }

    fn add(&mut self, game: &Dreamscape, finished: &Finished<State>, points: PointCounts) {
        self.add_outcome(game.seats(), &finished.outcome, &points);
    }

    fn merge(&mut self, other: &DreamscapeStatistics) {
        for seat in Seat::first(lucid_tabletop::MAX_SEATS) {
            self.seats[seat].merge(&other.seats[seat]);
        }
        self.nightmare.merge(&other.nightmare);
    }
}

#[cfg(test)]
mod tests {
    use lucid_tabletop::SeatSet;

    use super::*;

    fn game(scores: [i32; 4], winners: SeatSet) -> DreamscapeStatistics {
        let outcome = Outcome {
            scores: BySeat(scores),
            winners,
            rival: None,
        };
        let mut points = PointCounts::default();
        for seat in Seat::first(4) {
            points.add(seat, PointSource::Cards, scores[seat.index()]);
        }
        let mut statistics = DreamscapeStatistics::default();
        statistics.add_outcome(4, &outcome, &points);
        statistics
    }

    #[test]
    fn the_order_of_merging_does_not_matter() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let one = game([7, 7, 0, -2], SeatSet::only(a).with(b));
        let two = game([3, 9, 1, 4], SeatSet::only(b));
        let mut forth = one.clone();
        forth.merge(&two);
        let mut back = two.clone();
        back.merge(&one);
        assert_eq!(forth, back);
        assert_eq!(forth.seats[a].wins(), 0.5);
        assert_eq!(forth.seats[b].wins(), 1.5);
        assert_eq!(SeatPoints::sum(&forth.seats).wins(), 2.0);
    }
}

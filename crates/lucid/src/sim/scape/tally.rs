//! Counting what happens in games of Dreamscape.

use lucid_tabletop::{BySeat, Outcome, Seat};

use crate::points::{HisSource, Points, Source};
use crate::sim::tally::{Figure, SeatTally, Tally, Totals};

/// What Mr Nightmare came to as a rival; nothing in games without one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct HisTally {
    wins: u64,
    pub(super) score: Figure,
    pub(super) sources: [Figure; HisSource::ALL.len()],
}

impl HisTally {
    /// Adds one game, which he wins unless the player does (L16).
    fn note(&mut self, score: i32, has_won: bool, points: &Points) {
        self.wins += u64::from(has_won);
        self.score.note(score);
        for (figure, points) in self.sources.iter_mut().zip(points.his()) {
            figure.note(points);
        }
        debug_assert_eq!(
            points.his().iter().sum::<i32>(),
            score,
            "his score is the sum of its events"
        );
    }

    fn merge(&mut self, other: &HisTally) {
        self.wins += other.wins;
        self.score.merge(other.score);
        for (mine, theirs) in self.sources.iter_mut().zip(other.sources) {
            mine.merge(theirs);
        }
    }

    /// Games won.
    pub(super) fn wins(&self) -> f64 {
        self.wins as f64
    }
}

/// What many games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::sim) struct ScapeTally {
    totals: Totals,
    pub(super) seats: BySeat<SeatTally<{ Source::ALL.len() }>>,
    pub(super) his: HisTally,
}

impl ScapeTally {
    /// Adds one finished game.
    pub(super) fn note(&mut self, seats: usize, steps: usize, outcome: &Outcome, points: &Points) {
        self.totals.note(steps);
        if let Some(score) = outcome.rival {
            (self.his).note(score, outcome.winners.is_empty(), points);
        }
        for seat in Seat::first(seats) {
            self.seats[seat].note(seat, outcome, points.of(seat));
        }
    }

    /// All seats together.
    pub(super) fn all_seats(&self) -> SeatTally<{ Source::ALL.len() }> {
        SeatTally::sum(&self.seats)
    }
}

impl Tally for ScapeTally {
    fn totals(&self) -> &Totals {
        &self.totals
    }

    fn merge(&mut self, other: &ScapeTally) {
        self.totals.merge(&other.totals);
        for seat in Seat::first(lucid_tabletop::MAX_SEATS) {
            self.seats[seat].merge(&other.seats[seat]);
        }
        self.his.merge(&other.his);
    }
}

#[cfg(test)]
mod tests {
    use lucid_tabletop::SeatSet;

    use super::*;

    fn game(scores: [i32; 4], winners: SeatSet, steps: usize) -> ScapeTally {
        let outcome = Outcome {
            scores: BySeat(scores),
            winners,
            rival: None,
        };
        let mut points = Points::default();
        for seat in Seat::first(4) {
            points.add(seat, Source::Cards, scores[seat.index()]);
        }
        let mut tally = ScapeTally::default();
        tally.note(4, steps, &outcome, &points);
        tally
    }

    #[test]
    fn the_order_of_merging_does_not_matter() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let one = game([7, 7, 0, -2], SeatSet::only(a).with(b), 120);
        let two = game([3, 9, 1, 4], SeatSet::only(b), 90);
        let mut forth = one.clone();
        forth.merge(&two);
        let mut back = two.clone();
        back.merge(&one);
        assert_eq!(forth, back);
        assert_eq!(forth.totals.lengths, Some((90, 120)));
        assert_eq!(forth.seats[a].wins(), 0.5);
        assert_eq!(forth.seats[b].wins(), 1.5);
        assert_eq!(forth.all_seats().wins(), 2.0);
    }
}

//! Counting what happens in many games.
//!
//! Everything is counted in whole numbers, so that the sum is the same in
//! whatever order threads finish their games.

use lucid_bots::arena::{Interval, Z95, wilson};
use lucid_tabletop::{BySeat, Outcome, Seat, SeatSet};

/// What many games of a kind came to.
pub(crate) trait Tally: Default + Send {
    /// How many games and steps there were.
    fn totals(&self) -> &Totals;

    /// Adds the games of another tally.
    fn merge(&mut self, other: &Self);
}

/// The sum of a figure and of its squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figure {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Figure {
    pub(crate) fn note(&mut self, value: i32) {
        let value = i64::from(value);
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn merge(&mut self, other: Figure) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean, 0 of nothing.
    pub(crate) fn mean(self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// How far the mean may be off by chance (95 %).
    pub(crate) fn margin(self) -> f64 {
        Z95 * self.deviation() / (self.count.max(1) as f64).sqrt()
    }

    /// The standard deviation, 0 of nothing.
    pub(crate) fn deviation(self) -> f64 {
        let [count, sum, squares] = [self.count, self.sum, self.squares].map(i128::from);
        let spread = count * squares - sum * sum;
        (spread as f64).sqrt() / self.count.max(1) as f64
    }
}

/// Games and their steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    /// The fewest and the most steps of a game.
    pub(crate) lengths: Option<(u64, u64)>,
}

impl Totals {
    /// Adds a game of so many steps.
    pub(crate) fn note(&mut self, steps: usize) {
        let steps = steps as u64;
        self.merge(&Totals {
            games: 1,
            steps,
            lengths: Some((steps, steps)),
        });
    }

    pub(crate) fn merge(&mut self, other: &Totals) {
        self.games += other.games;
        self.steps += other.steps;
        if let Some((fewest, most)) = other.lengths {
            let (low, high) = self.lengths.unwrap_or((fewest, most));
            self.lengths = Some((low.min(fewest), high.max(most)));
        }
    }

    /// How much that is for each game.
    pub(crate) fn per_game(&self, sum: f64) -> f64 {
        sum / self.games.max(1) as f64
    }
}

/// Games, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wins {
    pub(crate) games: u64,
    /// In twelfths, so that a victory shared by two, three or four stays whole.
    twelfths: u64,
}

impl Wins {
    /// Adds a game with these winners, as a seat sees it.
    pub(crate) fn note(&mut self, winners: SeatSet, seat: Seat) {
        self.games += 1;
        if winners.contains(seat) {
            self.twelfths += 12 / winners.len() as u64;
        }
    }

    pub(crate) fn merge(&mut self, other: Wins) {
        self.games += other.games;
        self.twelfths += other.twelfths;
    }

    /// Games won; a shared victory counts for a part.
    pub(crate) fn won(self) -> f64 {
        self.twelfths as f64 / 12.0
    }

    /// Of a hundred games.
    pub(crate) fn percent(self) -> f64 {
        100.0 * self.won() / self.games.max(1) as f64
    }

    /// The percentages that go with it (Wilson, 95 %).
    pub(crate) fn interval(self) -> Interval {
        let Interval { low, high } = wilson(self.won(), self.games, Z95);
        Interval {
            low: 100.0 * low,
            high: 100.0 * high,
        }
    }
}

/// What one seat, or several together, came to, with points from `N` sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeatTally<const N: usize> {
    /// In twelfths, so that a victory shared by two, three or four stays whole.
    twelfths: u64,
    pub(crate) score: Figure,
    pub(crate) sources: [Figure; N],
}

impl<const N: usize> Default for SeatTally<N> {
    fn default() -> SeatTally<N> {
        SeatTally {
            twelfths: 0,
            score: Figure::default(),
            sources: [Figure::default(); N],
        }
    }
}

impl<const N: usize> SeatTally<N> {
    /// Adds one finished game, in which the seat had these points.
    pub(crate) fn note(&mut self, seat: Seat, outcome: &Outcome, points: [i32; N]) {
        if outcome.winners.contains(seat) {
            self.twelfths += 12 / outcome.winners.len() as u64;
        }
        self.score.note(outcome.scores[seat]);
        for (figure, points) in self.sources.iter_mut().zip(points) {
            figure.note(points);
        }
        debug_assert_eq!(
            points.iter().sum::<i32>(),
            outcome.scores[seat],
            "a score is the sum of its events"
        );
    }

    pub(crate) fn merge(&mut self, other: &SeatTally<N>) {
        self.twelfths += other.twelfths;
        self.score.merge(other.score);
        for (mine, theirs) in self.sources.iter_mut().zip(other.sources) {
            mine.merge(theirs);
        }
    }

    /// All seats together.
    pub(crate) fn sum(seats: &BySeat<SeatTally<N>>) -> SeatTally<N> {
        let mut all = SeatTally::default();
        seats.0.iter().for_each(|seat| all.merge(seat));
        all
    }

    /// Games won; a shared victory counts for a part.
    pub(crate) fn wins(&self) -> f64 {
        self.twelfths as f64 / 12.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_are_those_of_the_schoolbook() {
        let mut figure = Figure::default();
        [2, 4, 4, 4, 5, 5, 7, 9]
            .into_iter()
            .for_each(|v| figure.note(v));
        assert_eq!((figure.mean(), figure.deviation()), (5.0, 2.0));
        assert_eq!(Figure::default().deviation(), 0.0);
    }
}

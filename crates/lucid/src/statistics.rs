//! Statistics over many games.
//!
//! All sums are whole numbers, so the order in which threads finish their games does
//! not matter.

use lucid_bots::arena::{Interval, Z95, wilson};
use lucid_tabletop::{BySeat, Events, Game, Outcome, Seat, SeatSet};
use serde_json::{Value, json};

use crate::runner::Finished;

/// What is counted over many games.
pub(crate) trait Statistics<G: Game>: Default + Send {
    /// Watches one game.
    type Observer<'a>: Events<G::Event>
    where
        G: 'a;

    /// An observer of a game that begins.
    fn observe(game: &G) -> Self::Observer<'_>;

    /// Adds a finished game.
    fn add(&mut self, game: &G, finished: &Finished<G::State>, observer: Self::Observer<'_>);

    /// Adds the games of another thread.
    fn merge(&mut self, other: &Self);
}

/// After fewer games than this, a spread says little, and the ends of an interval less.
const FEW: i64 = 30;

/// A sample of numbers, as its size, its sum and its sum of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sample {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Sample {
    pub(crate) fn add(&mut self, value: i32) {
        let value = i64::from(value);
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn merge(&mut self, other: Sample) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean, or 0 for an empty sample.
    pub(crate) fn mean(self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// Half the 95 % confidence interval of the mean.
    pub(crate) fn margin(self) -> f64 {
        Z95 * self.deviation() / (self.count.max(1) as f64).sqrt()
    }

    /// The same; `None` after too few games to say.
    pub(crate) fn known_margin(self) -> Option<f64> {
        (self.count >= FEW).then(|| self.margin())
    }

    /// The mean and the standard deviation as JSON.
    pub(crate) fn json(self) -> Value {
        json!({ "mean": self.mean(), "sd": self.deviation() })
    }

    /// The standard deviation, or 0 for an empty sample.
    pub(crate) fn deviation(self) -> f64 {
        let [count, sum, squares] = [self.count, self.sum, self.squares].map(i128::from);
        let spread = count * squares - sum * sum;
        (spread as f64).sqrt() / self.count.max(1) as f64
    }
}

/// The number of games and of their steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    /// The fewest and the most steps of a game.
    pub(crate) lengths: Option<(u64, u64)>,
}

impl Totals {
    /// Adds a game with this number of steps.
    pub(crate) fn add(&mut self, steps: usize) {
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

    /// A sum divided by the number of games.
    pub(crate) fn per_game(&self, sum: f64) -> f64 {
        sum / self.games.max(1) as f64
    }
}

/// The number of games and of wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wins {
    pub(crate) games: u64,
    /// In twelfths, so that a victory shared by two, three or four stays whole.
    twelfths: u64,
}

impl Wins {
    /// Adds a game of a seat.
    pub(crate) fn add(&mut self, winners: SeatSet, seat: Seat) {
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

    /// Wins in percent of games.
    pub(crate) fn percent(self) -> f64 {
        100.0 * self.won() / self.games.max(1) as f64
    }

    /// The 95 % confidence interval of [`Wins::percent`] (Wilson).
    pub(crate) fn interval(self) -> Interval {
        let Interval { low, high } = wilson(self.won(), self.games, Z95);
        Interval {
            low: 100.0 * low,
            high: 100.0 * high,
        }
    }
}

/// Wins and points of one seat, or of several together, with points from `N` sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeatPoints<const N: usize> {
    /// In twelfths, so that a victory shared by two, three or four stays whole.
    twelfths: u64,
    pub(crate) score: Sample,
    pub(crate) sources: [Sample; N],
}

impl<const N: usize> Default for SeatPoints<N> {
    fn default() -> SeatPoints<N> {
        SeatPoints {
            twelfths: 0,
            score: Sample::default(),
            sources: [Sample::default(); N],
        }
    }
}

impl<const N: usize> SeatPoints<N> {
    /// Adds one finished game, in which the seat had these points.
    pub(crate) fn add(&mut self, seat: Seat, outcome: &Outcome, points: [i32; N]) {
        if outcome.winners.contains(seat) {
            self.twelfths += 12 / outcome.winners.len() as u64;
        }
        self.score.add(outcome.scores[seat]);
        for (sample, points) in self.sources.iter_mut().zip(points) {
            sample.add(points);
        }
        debug_assert_eq!(
            points.iter().sum::<i32>(),
            outcome.scores[seat],
            "a score is the sum of its events"
        );
    }

    pub(crate) fn merge(&mut self, other: &SeatPoints<N>) {
        self.twelfths += other.twelfths;
        self.score.merge(other.score);
        for (mine, theirs) in self.sources.iter_mut().zip(other.sources) {
            mine.merge(theirs);
        }
    }

    /// All seats together.
    pub(crate) fn sum(seats: &BySeat<SeatPoints<N>>) -> SeatPoints<N> {
        let mut all = SeatPoints::default();
        seats.0.iter().for_each(|seat| all.merge(seat));
        all
    }

    /// Games won; a shared victory counts for a part.
    pub(crate) fn wins(&self) -> f64 {
        self.twelfths as f64 / 12.0
    }
}

/// The value at an index; the list grows if necessary.
pub(crate) fn entry<T: Default + Clone>(values: &mut Vec<T>, index: usize) -> &mut T {
    if values.len() <= index {
        values.resize(index + 1, T::default());
    }
    &mut values[index]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_do_not_depend_on_the_order_of_merging() {
        let totals = |steps: &[usize]| {
            let mut totals = Totals::default();
            steps.iter().for_each(|steps| totals.add(*steps));
            totals
        };
        let (mut forth, mut back) = (totals(&[120]), totals(&[90]));
        forth.merge(&totals(&[90]));
        back.merge(&totals(&[120]));
        assert_eq!(forth, back);
        assert_eq!(forth.lengths, Some((90, 120)));
    }

    #[test]
    fn mean_and_deviation_are_those_of_the_schoolbook() {
        let mut sample = Sample::default();
        [2, 4, 4, 4, 5, 5, 7, 9]
            .into_iter()
            .for_each(|v| sample.add(v));
        assert_eq!((sample.mean(), sample.deviation()), (5.0, 2.0));
        assert_eq!(Sample::default().deviation(), 0.0);
    }
}

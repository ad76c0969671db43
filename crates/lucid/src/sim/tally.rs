//! Counting what happens in many games.
//!
//! Everything is counted in whole numbers, so that the sum is the same in
//! whatever order threads finish their games.

use tabletop::{BySeat, Outcome, Seat};

use crate::points::{HisSource, Points, Source};

/// The sum of a figure and of its squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figure {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Figure {
    fn note(&mut self, value: i32) {
        let value = i64::from(value);
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn merge(&mut self, other: Figure) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean, 0 of nothing.
    pub(crate) fn mean(self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation, 0 of nothing.
    pub(crate) fn deviation(self) -> f64 {
        let [count, sum, squares] = [self.count, self.sum, self.squares].map(i128::from);
        let spread = count * squares - sum * sum;
        (spread as f64).sqrt() / self.count.max(1) as f64
    }
}

/// What one seat, or several together, came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatTally {
    /// In twelfths, so that a victory shared by two, three or four stays whole.
    twelfths: u64,
    pub(crate) score: Figure,
    pub(crate) sources: [Figure; Source::ALL.len()],
}

impl SeatTally {
    fn merge(&mut self, other: &SeatTally) {
        self.twelfths += other.twelfths;
        self.score.merge(other.score);
        for (mine, theirs) in self.sources.iter_mut().zip(other.sources) {
            mine.merge(theirs);
        }
    }

    /// Games won; a shared victory counts for a part.
    pub(crate) fn wins(&self) -> f64 {
        self.twelfths as f64 / 12.0
    }
}

/// What Mr Nightmare came to as a rival; nothing in games without one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HisTally {
    wins: u64,
    pub(crate) score: Figure,
    pub(crate) sources: [Figure; HisSource::ALL.len()],
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
    pub(crate) fn wins(&self) -> f64 {
        self.wins as f64
    }
}

/// What many games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    /// The fewest and the most steps of a game.
    pub(crate) lengths: Option<(u64, u64)>,
    pub(crate) seats: BySeat<SeatTally>,
    pub(crate) his: HisTally,
}

impl Tally {
    /// Adds one finished game.
    pub(crate) fn note(&mut self, seats: usize, steps: u64, outcome: &Outcome, points: &Points) {
        self.games += 1;
        self.steps += steps;
        self.stretch((steps, steps));
        if let Some(score) = outcome.rival {
            (self.his).note(score, outcome.winners.is_empty(), points);
        }
        let share = 12 / outcome.winners.len().max(1) as u64;
        for seat in Seat::first(seats) {
            let tally = &mut self.seats[seat];
            if outcome.winners.contains(seat) {
                tally.twelfths += share;
            }
            tally.score.note(outcome.scores[seat]);
            for (figure, points) in tally.sources.iter_mut().zip(points.of(seat)) {
                figure.note(points);
            }
            debug_assert_eq!(
                points.of(seat).iter().sum::<i32>(),
                outcome.scores[seat],
                "a score is the sum of its events"
            );
        }
    }

    /// Adds the games of another tally.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.steps += other.steps;
        if let Some(lengths) = other.lengths {
            self.stretch(lengths);
        }
        for seat in Seat::first(tabletop::MAX_SEATS) {
            self.seats[seat].merge(&other.seats[seat]);
        }
        self.his.merge(&other.his);
    }

    /// All seats together.
    pub(crate) fn all_seats(&self) -> SeatTally {
        let mut all = SeatTally::default();
        self.seats.0.iter().for_each(|seat| all.merge(seat));
        all
    }

    fn stretch(&mut self, (fewest, most): (u64, u64)) {
        let (low, high) = self.lengths.unwrap_or((fewest, most));
        self.lengths = Some((low.min(fewest), high.max(most)));
    }
}

#[cfg(test)]
mod tests {
    use tabletop::SeatSet;

    use super::*;

    fn game(scores: [i32; 4], winners: SeatSet, steps: u64) -> Tally {
        let outcome = Outcome {
            scores: BySeat(scores),
            winners,
            rival: None,
        };
        let mut points = Points::default();
        for seat in Seat::first(4) {
            points.add(seat, Source::Cards, scores[seat.index()]);
        }
        let mut tally = Tally::default();
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
        assert_eq!(forth.lengths, Some((90, 120)));
        assert_eq!(forth.seats[a].wins(), 0.5);
        assert_eq!(forth.seats[b].wins(), 1.5);
        assert_eq!(forth.all_seats().wins(), 2.0);
    }

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

//! The turns of a recorded game: what was played next to the best that was found.

mod kept;

pub use kept::{keep, kept};
pub use lucid_bots::advice::{Report, ReviewedTurn};

use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};

use crate::bots::BotTitle;
use crate::replay::{GameTimeline, Recorded, Timeline as _};

/// A title whose recorded games can be reviewed in the browser.
pub trait ReviewTitle: BotTitle {
    /// The introduction on the page.
    const ABOUT: Phrase;
    /// The heading of the list of turns.
    const TURNS: Phrase;

    /// The name of a turn: `Cycle 3 · Travel`.
    fn name(timeline: &GameTimeline<Self>, texts: &Texts, turn: &Self::Turn) -> String;

    /// What was lost in a turn, in a few words.
    fn lost(texts: &Texts, turn: &Self::Turn) -> String {
        texts.review_lost(hundredths(turn.lost()))
    }

    /// How sure the best of a turn is.
    fn certainty(turn: &Self::Turn) -> Certainty;

    /// How many turns have been reviewed.
    fn progress(texts: &Texts, done: usize, of: usize) -> String;
}

/// How sure it is what would have been best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Every way was checked.
    Proven,
    /// It is the best of the lines tried.
    Likely,
    /// Chance decided something: it is an average.
    Luck,
}

/// How many moments are shown at the most.
const MOMENTS: usize = 4;
/// What turns within this are alike, in hundredths of a point.
const ALIKE: i64 = 100;
/// The loss that fills the bar, in hundredths of a point: small losses look small.
const FULL: i64 = 1_000;

/// The turns that mattered most: at most four, the costliest first, by their numbers.
/// Those within a point of the best are none.
pub fn moments<T: ReviewedTurn>(report: &Report<T>) -> Vec<usize> {
    let lost = |number: &usize| report.turns[*number].lost();
    let mut all: Vec<usize> = (0..report.turns.len())
        .filter(|number| lost(number) > ALIKE)
        .collect();
    all.sort_by_key(|number| std::cmp::Reverse(lost(number)));
    all.truncate(MOMENTS);
    all
}

/// How many turns were within a point of the best.
pub fn alike<T: ReviewedTurn>(report: &Report<T>) -> usize {
    let turns = report.turns.iter();
    turns.filter(|turn| turn.lost() <= ALIKE).count()
}

/// How much of the bar a loss fills, in percent.
pub fn share(lost: i64) -> i64 {
    100 * lost.clamp(0, FULL) / FULL
}

/// Clamps hundredths of a point to the type that texts take.
pub(crate) fn hundredths(worth: i64) -> i32 {
    i32::try_from(worth).unwrap_or(i32::MAX)
}

/// The seats whose turns may be reviewed, people before bots.
pub fn seats<G: Recorded>(timeline: &GameTimeline<G>) -> Vec<Seat> {
    Seat::first(timeline.names().len().min(4)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    struct Lost(i64);

    impl ReviewedTurn for Lost {
        fn lost(&self) -> i64 {
            self.0
        }

        fn first(&self) -> usize {
            0
        }
    }

    fn report(lost: &[i64]) -> Report<Lost> {
        Report {
            seat: Seat::new(0),
            of: lost.len(),
            turns: lost.iter().copied().map(Lost).collect(),
        }
    }

    #[test]
    fn at_most_four_moments_mattered_and_small_losses_look_small() {
        let many = report(&[0, 150, 400, 100, 101, 260, 300]);
        assert_eq!(moments(&many), [2, 6, 5, 1]);
        assert_eq!(alike(&many), 2);
        assert_eq!(moments(&report(&[0, 100, 30])), [] as [usize; 0]);
        assert_eq!([0, 150, 1_000, 2_500].map(share), [0, 15, 100, 100]);
    }
}

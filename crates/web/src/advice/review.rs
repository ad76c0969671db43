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

    /// How many turns have been reviewed.
    fn progress(texts: &Texts, done: usize, of: usize) -> String;
}

/// Clamps hundredths of a point to the type that texts take.
pub(crate) fn hundredths(worth: i64) -> i32 {
    i32::try_from(worth).unwrap_or(i32::MAX)
}

/// The seats whose turns may be reviewed, people before bots.
pub fn seats<G: Recorded>(timeline: &GameTimeline<G>) -> Vec<Seat> {
    Seat::first(timeline.names().len().min(4)).collect()
}

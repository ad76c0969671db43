//! The turns of a recorded game, what was played beside what was best.

mod kept;

pub use kept::{keep, kept};
pub use lucid_bots::advice::{Report, ReviewedTurn};

use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};

use crate::bots::BotTitle;
use crate::replay::{GameTimeline, Recorded, Timeline as _};

/// A title whose recorded games can be looked at again in the browser.
pub trait ReviewTitle: BotTitle {
    /// What the page says about itself.
    const ABOUT: Phrase;
    /// What the list of turns is called.
    const TURNS: Phrase;

    /// What a turn is called: `Cycle 3 · Travel`.
    fn name(timeline: &GameTimeline<Self>, texts: &Texts, turn: &Self::Turn) -> String;

    /// What was lost in a turn, in a few words.
    fn lost(texts: &Texts, turn: &Self::Turn) -> String {
        texts.review_lost(hundredths(turn.lost()))
    }

    /// How many turns have been looked at.
    fn progress(texts: &Texts, done: usize, of: usize) -> String;
}

/// Hundredths of a point as texts take them; more than a game can be worth is cut.
pub(crate) fn hundredths(worth: i64) -> i32 {
    i32::try_from(worth).unwrap_or(i32::MAX)
}

/// The seats whose turns may be looked at, those of people first. Names of bots are
/// no secret, so whoever played comes before who did not.
pub fn seats<G: Recorded>(timeline: &GameTimeline<G>) -> Vec<Seat> {
    Seat::first(timeline.names().len().min(4)).collect()
}

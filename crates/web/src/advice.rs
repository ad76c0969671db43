//! Hints and reviews, ready to be shown.
//!
//! * [`Hint`]: an advice for Dreamscape as words, reasons, points by source and
//!   places on the boards;
//! * [`RunnersHint`]: the same for Dream Runners, where it is a board or a choice;
//! * [`review`]: the turns of a recorded game, what was played beside what was best.

mod hint;
pub mod review;
mod runners;

pub use hint::{Hint, Points, Shown, ShownStep, Standing};
pub use runners::{RunnersHint, RunnersShown, Worths};

//! Hints and reviews, ready to be shown.
//!
//! * [`Hint`]: an advice as words, reasons, points by source and places on the boards;
//! * [`review`]: the turns of a recorded game, what was played beside what was best.
//!
//! Both are of Dreamscape; what the pages show of another title comes beside them.

mod hint;
pub mod review;

pub use hint::{Hint, Points, Shown, ShownStep, Standing};

//! Hints and reviews: what they have in common, whatever the title.
//!
//! * [`Standing`]: where somebody is in a line that a hint shows;
//! * [`review`]: the turns of a recorded game, what was played beside what was best.

pub mod review;

/// Where somebody is in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// This step is next.
    Next(usize),
    /// All steps have been played.
    Done,
    /// The table is none of the line's any more.
    Elsewhere,
}

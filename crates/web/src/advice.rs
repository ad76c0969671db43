//! What the hints and reviews of all titles share.
//!
//! * [`Standing`]: how far a player has followed the line of a hint;
//! * [`review`]: the turns of a recorded game, with what was played next to the best that was
//!   found.

pub mod review;

/// How far a player has followed a suggested line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// This step is next.
    Next(usize),
    /// All steps have been played.
    Done,
    /// The table no longer matches the line.
    Elsewhere,
}

//! Recorded games, to be watched step by step.
//!
//! * [`open`] reads a record, or says what is wrong with it, where, and what to do;
//! * [`Film`] is what a player of recorded games needs, whatever the game;
//! * [`Reel`] is a record of one game: its moments and their views;
//! * [`Curve`] has the points over the rounds, [`Moment`] is a link to a moment.

mod curve;
mod film;
mod link;
mod open;
mod problem;
mod reel;
mod runners;
#[cfg(test)]
pub(crate) mod samples;
mod scape;
#[cfg(test)]
mod tests;
mod told;

pub use curve::{Curve, CurveLine, Gain, Who};
pub use film::{Eye, Film, Line};
pub use link::{BrokenLink, LONGEST_LINK, Moment, unpack};
pub use open::{LONGEST_RECORD, Opened, open};
pub use problem::{Advice, Problem, Wrong};
pub use reel::{Recorded, Reel, Span};
pub use told::{result_of, told};

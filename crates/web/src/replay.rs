//! Recorded games, step by step.
//!
//! * [`open`] reads a record, or says what is wrong, where, and what to do about it;
//! * [`Timeline`] is what a player of recorded games needs of any title;
//! * [`GameTimeline`] is a record of one game: its moments and their views;
//! * [`GameTimeline::branch`] is a new game that leaves a recorded one at a moment;
//! * [`Curve`] has the points over the rounds, [`Moment`] is a link to a moment.

mod branch;
mod curve;
mod game_timeline;
mod journal;
mod link;
mod open;
mod problem;
#[cfg(test)]
pub(crate) mod tests;
mod timeline;

pub use curve::{Curve, CurveLine, Gain, ScoredCard, Who};
pub use game_timeline::{GameTimeline, Recorded, Span};
pub use journal::{journal, result_of};
pub use link::{BrokenLink, LONGEST_LINK, Moment, unpack};
pub use open::{LONGEST_RECORD, Opened, open};
pub(crate) use problem::Said;
pub use problem::{Problem, Remedy, Wrong};
pub use timeline::{Eye, JournalLine, Timeline};

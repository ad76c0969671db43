//! A table as the fold of its log: pure, without clock, store or sockets.

mod applied;
mod binding;
mod clock;
mod entry;
mod fold;
mod games;
mod intent;
mod kind;
mod play;
mod poll;
mod setup;
mod standing;
mod tale;
mod thought;

pub use applied::Applied;
pub use clock::Due;
pub use entry::{BoundName, Entry};
pub use fold::{Broken, Fold, SeatState};
pub use intent::Person;
pub(crate) use intent::bot_name;
pub use play::{Play, Refused, Sand};
pub use setup::{NoGame, check, check_level, levels, play as game, stand_in, version};
pub use tale::{Audience, Tale};
pub use thought::Thought;

#[cfg(test)]
mod tests;

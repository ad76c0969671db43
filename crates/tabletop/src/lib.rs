//! The words that every game of Lucid shares, and nothing about any of them.
//!
//! A game is written as a pure value: [`Game`] says who is [`ToAct`], which
//! actions are legal, and what a [`Step`] does to a state. Chance is a step
//! like any other, so a game is its list of steps. Everything that drives,
//! stores, searches or tests a game is written against this crate alone.
//!
//! * [`Seat`], [`SeatSet`], [`BySeat`]: who sits where.
//! * [`Game`], [`Step`], [`ToAct`], [`Outcome`]: the contract of a game.
//! * [`Playthrough`], [`Course`]: a game being played, with its steps and its undo limits.
//! * [`Dealer`]: chance from a seed that can be committed to and revealed.
//! * [`record`]: a finished or running game as a text file, and its replay.
//! * [`told`]: following a game from afar, without its secrets.
//! * [`described!`]: what happened as a kind and values.
//! * [`index_set!`]: sets of small numbers as bits of one word.
//! * [`perft`]: how many ways lead on from a position.

mod choices;
mod course;
mod dealer;
mod described;
mod game;
mod hex;
mod index_set;
mod perft;
mod playthrough;
mod random;
pub mod record;
mod seat;
pub mod told;

pub use choices::Choices;
pub use course::{Course, Draws};
pub use dealer::{Commitment, Dealer, Seed};
pub use described::{Describe, Described, Kind, Value, kebab_case};
pub use game::{Events, Game, Outcome, Step, ToAct, Turn};
pub use hex::ParseHexError;
pub use perft::{Perft, perft, perft_visiting};
pub use playthrough::{Playthrough, UndoRefusal};
pub use random::Random;
pub use record::Record;
pub use seat::{BySeat, MAX_SEATS, ParseSeatError, Seat, SeatSet};
pub use told::{Told, Unheard};

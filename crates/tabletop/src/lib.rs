#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! * [`Seat`], [`SeatSet`], [`BySeat`]: who sits where.
//! * [`Game`], [`Step`], [`ToAct`], [`Outcome`]: the contract of a game.
//! * [`Playthrough`], [`History`]: a game being played, with its steps and its undo limits.
//! * [`Dealer`]: chance from a seed that can be committed to and revealed.
//! * [`record`]: a finished or running game as a text file, and its replay.
//! * [`redacted`]: following a game from afar, without its secrets.
//! * [`refusals!`]: why an action is refused, with rules and keys.
//! * [`RuleField`]: rulesets as text, field by field.
//! * [`position`]: what positions as text share.
//! * [`content`]: names, ids and hashes of what a pack holds.
//! * [`event_enum!`]: what happened as a kind and values.
//! * [`index_set!`]: sets of small numbers as bits of one word.
//! * [`perft`]: counting the sequences of steps that lead on from a position.

mod choices;
pub mod content;
mod dealer;
mod event_enum;
mod game;
mod hex;
mod history;
mod index_set;
mod perft;
mod playthrough;
pub mod position;
mod random;
pub mod record;
pub mod redacted;
mod refusals;
mod ruleset;
mod seat;

pub use choices::Choices;
pub use dealer::{Commitment, Dealer, Seed};
pub use event_enum::{EventData, Kind, ToValue, Value, kebab_case};
pub use game::{Events, Game, Outcome, Step, ToAct, Turn};
pub use hex::ParseHexError;
pub use history::{Draws, History};
pub use perft::{Perft, perft, perft_visiting};
pub use playthrough::{Playthrough, UndoRefusal};
pub use random::Random;
pub use record::Record;
pub use redacted::{Redacted, RedactedError};
pub use ruleset::{RuleError, RuleField, Ruleset};
pub use seat::{BySeat, MAX_SEATS, ParseSeatError, Seat, SeatSet};

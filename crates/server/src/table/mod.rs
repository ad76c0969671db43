//! A table as the fold of its log: pure, without clock, store or sockets.
//!
//! A request ([`lucid_protocol::ClientMessage`]) is allowed or refused by `requests`, which
//! makes a [`LogEntry`] of it: a [`lucid_protocol::TableEvent`] and what only the server knows
//! of it. [`Fold::apply`] plays its steps, lets the event change the
//! [`lucid_protocol::TableState`] that clients fold too, and tells what each viewer may know
//! ([`Applied`]).
//!
//! A new kind of event touches three files: `protocol/src/event.rs` (what it is),
//! `protocol/src/table_state.rs` (what follows from it) and `requests` (who may bring it
//! about).

mod applied;
mod binding;
mod bot_task;
mod clock;
mod entry;
mod fold;
mod game_cache;
mod hosted_game;
mod poll;
mod queries;
mod redacted_steps;
mod requests;
mod running_game;
mod setup;

pub use applied::Applied;
pub use bot_task::BotTask;
pub use clock::Due;
pub use entry::{BoundName, LogEntry};
pub use fold::{Broken, Fold};
pub(crate) use hosted_game::HostedGame;
pub use redacted_steps::{Audience, RedactedSteps};
pub use requests::Person;
pub(crate) use requests::seat_bot;
pub use running_game::{AnyGame, Refused, Sand};
pub use setup::{NoGame, check, check_level, levels, new_game, stand_in, version};

#[cfg(test)]
mod tests;

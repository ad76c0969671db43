#![doc = include_str!("../README.md")]
//!
//! * [`ClientMessage`] and [`ServerMessage`]: what goes over the WebSocket.
//! * [`TableEvent`], [`Change`] and [`TableState`]: what happens at a table, as numbered
//!   changes, and what follows from them.
//! * [`table`]: how a table is planned, and what is known of it.
//! * [`account`]: bodies of the HTTP requests about a person's own account.
//! * [`problem`]: why a request was refused.
//! * [`limits`], [`liveness`]: how much a client may send, and when it gives up on a
//!   silent server.

pub mod account;
mod change;
mod client_message;
mod event;
mod id;
pub mod limits;
pub mod liveness;
pub mod problem;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod server_message;
pub mod table;
mod table_state;

pub use change::{Change, Outcome};
pub use client_message::ClientMessage;
pub use event::{Ending, Poll, TableEvent};
pub use id::{ParseIdError, TableId};
pub use lucid_tabletop::record::ERASED_NAME;
pub use lucid_titles::TitleId;
pub use problem::{Code, Problem};
pub use seat::SeatName;
pub use server_message::{ChatLine, CloseReason, ServerMessage, TableSnapshot};
pub use table::{Listed, Pace, Plan, Seated, Status, TableInfo};
pub use table_state::{OpenPoll, TableState};

/// The version of the messages; a client of another version is asked to reload.
pub const VERSION: u16 = 2;

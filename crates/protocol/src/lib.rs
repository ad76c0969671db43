#![doc = include_str!("../README.md")]
//!
//! * [`table`]: how a table is planned, and what is known of it.
//! * [`change`]: the numbered stream of a table: what has changed, as a viewer learns of it.
//! * [`socket`]: messages over the WebSocket: [`Ask`] goes up, [`News`] comes down.
//! * [`account`]: bodies of the HTTP requests about oneself.
//! * [`liveness`]: when a client takes a silent server for gone, and what it does then.
//! * [`problem`]: what is answered when something cannot be done.

pub mod account;
pub mod change;
mod id;
pub mod limits;
pub mod liveness;
pub mod problem;
#[cfg(feature = "schema")]
mod schema;
mod seat;
pub mod socket;
pub mod table;

pub use change::{Change, Outcome, Poll, What};
pub use id::{ParseIdError, TableId};
pub use lucid_tabletop::record::ERASED_NAME;
pub use problem::{Code, Problem};
pub use seat::SeatName;
pub use socket::{Ask, News};
pub use table::{Listed, Pace, Plan, Seated, Status, TableInfo, Title};

/// The version of the messages; a client of another version is told to reload.
pub const VERSION: u16 = 2;

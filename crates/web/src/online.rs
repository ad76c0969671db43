//! Tables on a server: the part that needs no browser.
//!
//! * [`follower`]: a game on a server, change by change;
//! * [`remote`]: the same as a [`crate::table::Table`] that shows the viewer's own choices at
//!   once;
//! * [`viewed_table`]: everything about a table except its game;
//! * [`outbox`]: requests that wait for an answer;
//! * [`connection`]: the state of the connection.

pub mod connection;
pub mod follower;
pub mod outbox;
pub mod remote;
#[cfg(test)]
mod tests;
pub mod viewed_table;

pub use connection::{CloseCause, Connection, ConnectionState, Order};
pub use follower::{FollowError, Follower};
pub use outbox::Outbox;
pub use remote::{Outgoing, RemoteTable, Setback};
pub use viewed_table::ViewedTable;

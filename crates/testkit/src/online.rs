//! Simulated clients over real sockets, for tests of a server and for measuring it.
//!
//! * [`Guest`]: a person with a session, who makes and joins tables.
//! * [`ClientSocket`]: a WebSocket, for [`lucid_protocol::ClientMessage`] and
//!   [`lucid_protocol::ServerMessage`].
//! * [`Follower`]: what can be known of a table from its changes.
//! * [`Player`]: all three together at a table.
//!
//! All of it waits for its answers: a test that needs several people at once gives each a
//! thread, or lets them act one after the other.

mod client_error;
mod follower;
mod games;
mod guest;
pub mod http;
mod player;
mod socket;

pub use client_error::ClientError;
pub use follower::Follower;
pub use games::Playable;
pub use guest::Guest;
pub use player::{Answer, Player};
pub use socket::{ClientSocket, OWN};

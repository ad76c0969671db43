//! People simulated over real sockets, for tests of a server and for measuring it.
//!
//! * [`Guest`]: somebody with a session, who makes tables and joins them.
//! * [`Line`]: a WebSocket: [`lucid_protocol::Ask`] goes up, [`lucid_protocol::News`] comes down.
//! * [`Follower`]: the shadow of a table's game, from nothing but its changes.
//! * [`Player`]: all three together at a table.
//!
//! All of it waits for its answers: a test that needs several people at once
//! gives each a thread, or lets one after the other speak.

mod follower;
mod games;
mod guest;
pub mod http;
mod line;
mod player;
mod trouble;

pub use follower::Follower;
pub use games::Playable;
pub use guest::Guest;
pub use line::Line;
pub use player::{Answer, Player};
pub use trouble::Trouble;

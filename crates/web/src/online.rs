//! Tables on a server, as far as they need no browser.
//!
//! * [`follow`]: a game followed from afar, change by change;
//! * [`remote`]: the same as a [`crate::table::Table`], with own choices shown at once;
//! * [`place`]: all that is known of a table beside its game;
//! * [`post`]: questions to the server that wait for an answer;
//! * [`mod@line`]: the state of the connection.

pub mod follow;
pub mod line;
pub mod place;
pub mod post;
pub mod remote;
#[cfg(test)]
mod tests;

pub use follow::{Astray, Follow};
pub use line::{Line, Order, Stage};
pub use place::Place;
pub use post::Post;
pub use remote::{Outgoing, RemoteTable, Setback};

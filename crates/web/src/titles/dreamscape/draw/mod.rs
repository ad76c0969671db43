//! Drawing the boards: plain functions from a view to a tree of elements.

mod by_slot;
pub mod cards;
pub mod dreamscape_board;
pub mod ending;
pub mod fit;
pub mod hands;
mod island;
mod oblique;
pub mod others;
mod outlook;
mod overhead;
pub mod placed_choices;
pub(crate) mod props;
pub mod purposes;
pub mod reviewed_board;
pub(crate) mod shapes;
pub(crate) mod shard_tray;
pub(crate) mod sky;
pub mod store;
#[cfg(test)]
pub(crate) mod test_positions;
mod tree;
pub mod world;

pub use by_slot::BySlot;
pub use props::{BoardProps, Intent};
pub use tree::{El, Node, el};

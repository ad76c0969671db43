//! The boards of Dreamscape: plain functions from a view to a tree of elements.

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
pub mod store;
#[cfg(test)]
pub(crate) mod test_positions;
pub mod world;

pub(crate) use crate::drawing::el;
pub use by_slot::BySlot;
pub(crate) use outlook::foresee;
pub use props::{BoardProps, Intent};

/// An element of the boards.
pub type El = crate::drawing::El<Intent>;

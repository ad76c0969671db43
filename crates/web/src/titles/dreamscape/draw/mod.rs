//! Drawing the boards: plain functions from a view to a tree of elements.

pub mod acts;
pub(crate) mod bits;
mod by_slot;
pub mod cards;
pub mod ending;
pub mod fit;
mod foresee;
pub mod hands;
mod island;
mod oblique;
pub mod others;
mod overhead;
pub(crate) mod props;
pub mod purposes;
pub(crate) mod row;
pub mod scape;
pub(crate) mod sky;
pub mod store;
#[cfg(test)]
pub(crate) mod test_positions;
mod tree;
pub mod world;

pub use by_slot::BySlot;
pub use props::{BoardProps, Intent};
pub use tree::{El, Node, el};

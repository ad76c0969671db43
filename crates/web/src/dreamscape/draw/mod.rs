//! Drawing the boards: plain functions from a view to a tree of elements.

pub mod acts;
mod bits;
pub mod cards;
pub mod fit;
mod foresee;
pub mod gallery;
pub mod hands;
mod island;
mod oblique;
pub mod others;
mod overhead;
mod props;
pub mod purposes;
mod row;
pub mod scape;
pub(crate) mod sky;
pub mod store;
mod tree;
pub mod world;

pub use props::{BoardProps, Intent};
pub use tree::{El, Node, el};

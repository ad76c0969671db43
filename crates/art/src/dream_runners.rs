//! The pictures of Dream Runners: dream tiles, segments and chests.

mod chest;
mod goods;
mod segment;
mod tile;

pub use chest::chest;
pub use segment::{Owner, film, segment, sign};
pub use tile::{TILE_HEIGHT, TILE_WIDTH, dream_cell, tile};

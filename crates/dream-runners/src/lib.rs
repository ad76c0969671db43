//! Dream Runners: the pieces of the game, as packs describe them.
//!
//! Tiles of nine cells, segments with symbols, chests and tracks (B1 to B5).
//! The rules that move them come with the engine.

mod content;
mod goods;
mod segment;
mod tile;

pub use content::{Content, ContentProblem, PLAYER_SETS, Tracks};
pub use goods::{Fragment, Goods};
pub use segment::{Segment, Shape, Symbol};
pub use tile::{Cell, Chest, Name, Nightmare, SIDE, Tile};

#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! * [`Rules`], [`Content`], [`DreamRunners`]: options, a pack, and both together as a game.
//! * [`Tile`], [`Segment`], [`Goods`], [`Draft`]: dreams, what is laid on them, and what they give.
//! * [`State`], [`Table`], [`Player`], [`View`]: a state, its parts, and what one seat may know.
//! * [`Action`], [`Chance`], [`Event`], [`Refusal`]: what goes in and what comes out.
//! * [`resolution`]: what a composition does to its owner.
//! * [`position`]: any state as text.
//!
//! Rule ids in comments (`R1`, `B3` …) are explained in Lucid's book.

mod absent;
mod action;
mod board;
mod chance;
mod colour;
mod content;
mod draft;
mod event;
mod game;
mod goods;
mod ids;
mod legality;
mod notation;
mod pieces;
mod play;
pub mod position;
mod redacted;
mod refusal;
pub mod resolution;
pub mod rules;
mod segment;
mod state;
mod tile;
mod values;
mod view;

pub use action::{Action, Thing};
pub use board::{BOARD, Cells, SPOTS, Spot, SpotSet, SpotsOf};
pub use chance::{Await, Chance};
pub use colour::Colour;
pub use content::{Content, ContentProblem, PLAYER_SETS, Tracks};
pub use draft::{Draft, MAX_PLACED, Placed};
pub use event::{Event, Points};
pub use game::DreamRunners;
pub use goods::{Fragment, Goods};
pub use ids::{
    ChestId, ChestSet, ChestsOf, MAX_CHESTS, MAX_SEGMENTS, MAX_TILES, SegmentId, SegmentSet,
    SegmentsOf, TileId, TileSet, TilesOf,
};
pub use lucid_tabletop::content::Name;
pub use pieces::{Piece, Turned};
pub use refusal::{Refusal, Subject};
pub use rules::{Rules, RulesProblem};
pub use segment::{Segment, Shape, Symbol};
pub use state::{MAX_OWNED, Phase, Player, Sharing, State, Table};
pub use tile::{Cell, Chest, Nightmare, SIDE, Tile};
pub use view::View;

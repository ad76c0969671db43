#![doc = include_str!("../README.md")]
//!
//! A page that shows many pictures carries the drawings once, as [`sprite`], and
//! asks for pictures in [`Theme::Page`], which refer to it and take its colours.

mod board;
mod card;
mod chest;
pub mod drawings;
mod flat;
mod goods;
mod oblique;
mod picture;
mod piece;
mod purpose;
mod segment;
mod sheet;
mod sprite;
mod stacks;
mod structure;
mod symbols;
mod text;
mod theme;
mod tile;

pub use board::board;
pub use card::{CARD_HEIGHT, CARD_WIDTH, CardOptions, card};
pub use chest::chest;
pub use flat::{Flat, flat_board};
pub use oblique::Oblique;
pub use picture::Number;
pub use piece::{StandalonePiece, piece};
pub use purpose::purpose;
pub use segment::{Owner, film, segment, sign};
pub use sheet::sheet;
pub use sprite::{all_drawings, sprite, table_drawings};
pub use theme::{Look, SeatColour, Theme};
pub use tile::{TILE_HEIGHT, TILE_WIDTH, dream_cell, tile};

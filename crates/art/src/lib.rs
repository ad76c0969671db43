#![doc = include_str!("../README.md")]
//!
//! A page that shows many pictures carries the drawings once, as [`sprite`], and
//! asks for pictures in [`Theme::Page`], which refer to it and take its colours.

mod dream_runners;
mod dreamscape;
mod picture;
mod sheet;
mod sprite;
mod symbols;
mod text;
mod theme;

pub use dream_runners::{
    Owner, TILE_HEIGHT, TILE_WIDTH, chest, dream_cell, film, segment, sign, tile,
};
pub use dreamscape::drawings;
pub use dreamscape::{
    CARD_HEIGHT, CARD_WIDTH, CardOptions, Flat, Oblique, StandalonePiece, board, card, flat_board,
    piece, purpose,
};
pub use picture::Number;
pub use sheet::sheet;
pub use sprite::{all_drawings, sprite, table_drawings};
pub use theme::{Look, SeatColour, Theme};

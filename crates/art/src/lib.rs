//! Pieces, cards, tiles and boards of both games as SVG pictures.
//!
//! Every function returns a whole SVG file that stands alone: colours are
//! concrete, nothing is loaded, nothing runs. Ids begin with what the picture
//! shows, so that several pictures can stand in one page. Texts come from the
//! caller, in the reader's language, and are escaped here.
//!
//! A page that shows many pictures carries the drawings once, as [`sprite`], and
//! asks for pictures in [`Theme::Page`], which refer to it and take its colours.
//!
//! ```
//! use lucid_art::{CardOptions, Look, SeatColour, Theme};
//!
//! let pack = &lucid_packs::dreamscape().content;
//! let card = pack.card(pack.card_named("memory-rock").unwrap());
//! let svg = lucid_art::card(
//!     card,
//!     &CardOptions {
//!         name: &card.name.de,
//!         power: "Turm",
//!         look: Look::new(Theme::Day, SeatColour::Teal),
//!         ..CardOptions::default()
//!     },
//! );
//! assert!(svg.starts_with("<svg") && svg.contains("Felsen der"));
//! ```

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
pub use piece::{Piece, piece};
pub use purpose::purpose;
pub use segment::{Owner, film, segment, sign};
pub use sheet::sheet;
pub use sprite::{all_drawings, sprite, table_drawings};
pub use theme::{Look, SeatColour, Theme};
pub use tile::{TILE_HEIGHT, TILE_WIDTH, dream_cell, tile};

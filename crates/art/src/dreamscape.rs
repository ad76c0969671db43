//! The pictures of Dreamscape: cards, tiles, boards and pieces.

mod board;
mod card;
pub mod drawings;
mod flat;
mod oblique;
mod piece;
mod purpose;
mod stacks;
mod structure;

pub use board::board;
pub use card::{CARD_HEIGHT, CARD_WIDTH, CardOptions, card};
pub use flat::{Flat, flat_board};
pub use oblique::Oblique;
pub use piece::{StandalonePiece, piece};
pub use purpose::purpose;

//! The drawings of Dream Runners: the board, a held segment, and the preview of a composition,
//! as trees of elements.

mod board;
mod hand;
mod piece;
mod points_curve;
mod preview;
mod sand_glass;
mod small_board;
mod story;
mod tracks;

pub use board::{BoardLook, CELL, SIZE, board};
pub use hand::{Hand, covering, snap};
pub use piece::{drag, offer, token};
pub use points_curve::{points_curve, standings};
pub use preview::{Fate, Preview, PreviewLine, Worth, preview};
pub use sand_glass::sand_glass;
pub use small_board::small_board;
pub use story::{event_seat, event_spot, untell};
pub use tracks::{serenity_track, star_track};

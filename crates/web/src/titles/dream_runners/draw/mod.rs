//! The board of Dream Runners without a browser: a segment in the hand, what a
//! composition brings, and all of it drawn as trees of elements.

mod board;
mod course;
mod glass;
mod hand;
mod piece;
mod preview;
mod sky;
mod small;
mod story;
mod tracks;

pub use board::{BoardLook, CELL, SIZE, board};
pub use course::{course, standings};
pub use glass::glass;
pub use hand::{Hand, covering, snap};
pub use piece::{drag, offer, seat_class, token};
pub use preview::{Fate, Line, Preview, Worth, preview};
pub use sky::sky;
pub use small::small_board;
pub use story::{event_seat, event_spot, untell};
pub use tracks::{serenity_track, star_track};

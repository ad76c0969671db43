//! Drawings as trees of elements, for the boards of every title.

pub(crate) mod shapes;
mod sky;
mod tree;

use lucid_art::SeatColour;
use lucid_tabletop::Seat;

pub use sky::{dusk, sky};
pub use tree::{El, Node, el};

/// The colour and sign of a seat.
pub fn seat_colour(seat: Seat) -> SeatColour {
    SeatColour::ALL[seat.index() % 4]
}

/// The class that gives what is inside it a seat's colours.
pub const fn seat_class(seat: Seat) -> &'static str {
    ["seat-violet", "seat-teal", "seat-apricot", "seat-rose"][seat.index() & 3]
}

/// What a press on a part of a drawing means.
pub trait Intent: Copy + PartialEq + Send + Sync + 'static {
    /// Closes whatever is open: what the Escape key means.
    const CLOSE: Self;
}

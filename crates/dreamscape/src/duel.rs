//! Lonely Dreams: Mr Nightmare as the opponent of a single player (L1 to L17).
//!
//! He decides nothing. [`Night`] plays his Travel and his Creation on whatever
//! lies open, a table of the engine or one that a person describes, and tells
//! every [`NightmareStep`]; where the rules give the player a choice, it stops and asks.

mod difficulty;
mod night;
mod nightmare_step;

pub use difficulty::{Difficulty, DifficultyProblem, Profile};
pub use night::Night;
pub use nightmare_step::{Gain, NightmareStep};

use crate::{ByColour, Colour, Location};

/// The order in which he looks for shards on the player's cards (L12).
pub const THEFT_ORDER: [Colour; 5] = [
    Colour::Gray,
    Colour::White,
    Colour::Blue,
    Colour::Brown,
    Colour::Green,
];

/// Mr Nightmare's side of the table (L5); all zero in games of several players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// The shards by his cards.
    pub stock: ByColour<u8>,
    /// The trees by his cards (L13).
    pub trees: u8,
    /// His points.
    pub score: i16,
    /// Whether he holds marker 1 in this cycle (L4).
    pub first: bool,
}

impl Duel {
    /// What he has of a purpose's colour: each tree counts for both (L6).
    #[inline]
    pub fn standing(&self, colour: Colour) -> u32 {
        u32::from(self.stock[colour]) + u32::from(self.trees)
    }
}

/// L4: lowest location first, and on a shared one he.
#[inline]
pub fn he_is_first(his: Location, yours: Location) -> bool {
    his <= yours
}

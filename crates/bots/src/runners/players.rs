//! Players of Dream Runners. They get what a person gets: the game's options
//! and content, and the view of their seat.
//!
//! Time is no business of theirs: each says how long it thinks, and whoever
//! drives the game waits so long before it asks for actions.

mod buying;
mod outlook;
mod plan;
mod random;
mod solver;

pub use outlook::{Outlook, instance};
pub use random::RandomPlayer;
pub use solver::{SolverPlayer, Strength};

use dream_runners::{Action, DreamRunners, View};
use tabletop::Random;

/// Somebody who plays.
pub trait Player {
    /// The next action of the seat whose view it is; nothing when it is not to act.
    fn choose(&mut self, game: &DreamRunners, view: &View) -> Option<Action>;

    /// How many milliseconds after a tile is revealed the player begins to lay
    /// its segments and locks. It is drawn anew whenever it is asked for.
    fn delay(&mut self) -> u32;
}

/// How long a player thinks, in milliseconds: two dice, so the middle is the
/// most likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Delay {
    /// The least.
    pub least: u32,
    /// The most.
    pub most: u32,
}

impl Delay {
    /// No time at all.
    pub const NONE: Delay = Delay { least: 0, most: 0 };

    /// One of the times.
    pub fn draw(self, random: &mut Random) -> u32 {
        let room = self.most.saturating_sub(self.least);
        let die = room / 2 + 1;
        let mut roll = || random.below(die as usize) as u32;
        (self.least + roll() + roll()).min(self.most.max(self.least))
    }
}

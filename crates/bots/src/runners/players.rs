//! Players of Dream Runners. They get what a person gets: the game's options
//! and content, and the view of their seat.
//!
//! Time is no business of theirs: each says how long it thinks, and whoever
//! drives the game waits so long before it asks for actions.

mod ahead;
mod outlook;
pub(super) mod plan;
pub(super) mod planned;
mod random;
mod skill;
mod solver;
mod spread;
mod thrifty;

pub(super) use outlook::POINT;
pub use outlook::{Outlook, instance};
pub use random::RandomPlayer;
pub use skill::{Level, Purchases, Skill};
pub use solver::SolverPlayer;
pub use spread::Spread;

use lucid_dream_runners::{Action, DreamRunners, View};

/// Somebody who plays.
pub trait Player {
    /// The next action of the seat whose view it is; nothing when it is not to act.
    fn choose(&mut self, game: &DreamRunners, view: &View) -> Option<Action>;

    /// How many milliseconds after a tile is revealed the player begins to lay
    /// its segments and locks. It is drawn anew whenever it is asked for.
    fn delay(&mut self) -> u32;
}

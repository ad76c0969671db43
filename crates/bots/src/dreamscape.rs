//! Players of Dreamscape. They get what a person gets: the game's rules and
//! content, and the view of their seat.

pub mod advice;
mod counts;
pub mod creation;
mod greedy;
mod laid;
pub mod planner;
mod random;
mod ring;
mod tidy;

pub use greedy::GreedyPlayer;
pub use planner::PlannerPlayer;
pub use random::RandomPlayer;
pub use tidy::{Manner, TidyPlayer};

use lucid_dreamscape::{Action, Dreamscape, View};

/// Somebody who plays.
///
/// Whoever is asked twice for the same view, with the same seed, chooses the
/// same: a player may remember what it has worked out, never what it was not
/// shown.
pub trait Player {
    /// The choice of the seat whose view it is: one of `choices`, which are all
    /// that [`Dreamscape::choices`] lists for the view, and at least one.
    fn choose(&mut self, game: &Dreamscape, view: &View, choices: &[Action]) -> Action;
}

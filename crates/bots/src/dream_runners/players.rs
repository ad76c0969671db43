//! Players of Dream Runners. They get what a person gets: the rules, the content, and the
//! view of their seat.
//!
//! They do not measure time. Each says how long it thinks, and whoever drives the game
//! waits that long before asking for actions.

mod future_rounds;
pub(super) mod planned_purchases;
mod random;
mod skill;
pub(super) mod solution_steps;
mod solver;
mod thrifty_purchases;
mod triangular;
mod valuation;

pub use random::RandomPlayer;
pub use skill::{Purchases, Skill, SkillLevel};
pub use solver::SolverPlayer;
pub use triangular::Triangular;
pub(super) use valuation::POINT;
pub use valuation::{Valuation, instance};

use lucid_dream_runners::{Action, DreamRunners, View};

/// A player of Dream Runners.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// # let seat = Seat::new(0);
///
/// use lucid_bots::dream_runners::players::Player;
/// use lucid_dream_runners::{Action, View};
///
/// /// Lays nothing, lets the rules resolve, buys nothing.
/// struct Sleepyhead;
///
/// impl Player for Sleepyhead {
///     fn choose(&mut self, game: &DreamRunners, view: &View) -> Option<Action> {
///         let mut choices = lucid_tabletop::Choices::new();
///         game.choices(view, &mut choices);
///         choices.last().copied()
///     }
///
///     fn delay(&mut self) -> u32 {
///         60_000
///     }
/// }
///
/// let view = game.view(&state, Some(seat));
/// assert_eq!(Sleepyhead.choose(&game, &view), Some(Action::Lock));
/// ```
pub trait Player {
    /// The next action of the seat whose view it is; `None` when it is not to act.
    fn choose(&mut self, game: &DreamRunners, view: &View) -> Option<Action>;

    /// How many milliseconds after a tile is revealed the player begins to lay
    /// its segments and locks. It is drawn anew whenever it is asked for.
    fn delay(&mut self) -> u32;
}

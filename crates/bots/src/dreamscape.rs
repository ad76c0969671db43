//! Players, solvers and advice for Dreamscape. Players get what a person gets: the
//! rules, the content, and the view of their seat.

pub mod advice;
mod card_placements;
mod counts;
pub mod creation;
pub mod dataset;
pub mod forecast;
mod greedy;
pub mod levels;
pub mod planner;
mod random;
mod ring;
mod tidy;

pub use greedy::GreedyPlayer;
pub use planner::PlannerPlayer;
pub use random::RandomPlayer;
pub use tidy::{Manner, TidyPlayer};

use lucid_dreamscape::{Action, Dreamscape, View};

/// A player of Dreamscape.
///
/// Asked twice about the same view, with the same seed, it makes the same choice: it
/// may remember what it has worked out, but it knows nothing that it was not shown.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
/// # use lucid_bots::dreamscape::{GreedyPlayer, Player};
/// # use lucid_dreamscape::Phase;
/// # use lucid_tabletop::{Choices, Dealer, Game, Seed};
/// # let (mut state, mut choices) = (game.start(), Choices::new());
/// # let (mut dealer, mut greedy) = (Dealer::new(Seed::of_series(1, 0)), GreedyPlayer::new(1));
/// # let view = loop {
/// #     let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
/// #     let seat = seats.iter().next().unwrap();
/// #     let view = game.view(&state, Some(seat));
/// #     if view.table.phase == Phase::Travel {
/// #         break view;
/// #     }
/// #     game.legal_actions(&state, seat, &mut choices);
/// #     let action = greedy.choose(&game, &view, &choices);
/// #     game.play(&mut state, seat, action, &mut ()).unwrap();
/// # };
///
/// use lucid_dreamscape::{Action, View};
///
/// /// Collects what it can and ends its turn otherwise.
/// struct Collector;
///
/// impl Player for Collector {
///     fn choose(&mut self, _: &Dreamscape, _: &View, choices: &[Action]) -> Action {
///         let collects = |action: &&Action| matches!(action, Action::Collect(_));
///         *choices.iter().find(collects).unwrap_or(&choices[choices.len() - 1])
///     }
/// }
///
/// game.choices(&view, &mut choices);
/// assert!(matches!(Collector.choose(&game, &view, &choices), Action::Collect(_)));
/// ```
pub trait Player {
    /// The choice of the seat whose view it is: one of `choices`, which are all
    /// that [`Dreamscape::choices`] lists for the view, and at least one.
    fn choose(&mut self, game: &Dreamscape, view: &View, choices: &[Action]) -> Action;
}

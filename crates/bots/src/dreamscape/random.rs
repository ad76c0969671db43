//! A player that takes any legal action.

use lucid_dreamscape::{Action, Dreamscape, View};
use lucid_tabletop::Random;

use super::Player;

/// A player that picks any legal action, all with the same probability.
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
/// use lucid_bots::dreamscape::RandomPlayer;
///
/// game.choices(&view, &mut choices);
/// let action = RandomPlayer::new(7).choose(&game, &view, &choices);
/// assert!(choices.contains(&action));
/// assert_eq!(RandomPlayer::new(7).choose(&game, &view, &choices), action);
/// ```
#[derive(Clone, Debug)]
pub struct RandomPlayer(Random);

impl RandomPlayer {
    /// A player whose choices follow from a number.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer(Random::new(seed))
    }
}

impl Player for RandomPlayer {
    fn choose(&mut self, _game: &Dreamscape, _view: &View, choices: &[Action]) -> Action {
        self.0.pick(choices).unwrap_or_default()
    }
}

//! A player that takes any legal action.

use lucid_dreamscape::{Action, Dreamscape, View};
use lucid_tabletop::Random;

use super::Player;

/// Takes any legal action, each as likely as the others.
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

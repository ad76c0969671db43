//! A player that takes any legal action.

use lucid_dream_runners::{Action, DreamRunners, Phase, View};
use lucid_tabletop::{Choices, Random};

use super::{Player, Triangular};

/// Takes any legal action, each with the same probability, but now and then locks, because
/// a board could be changed forever.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    random: Random,
    delay: Triangular,
    choices: Box<Choices<Action>>,
}

/// It locks once in this many actions.
const LOCK_ONE_IN: usize = 12;

impl RandomPlayer {
    /// A player whose choices follow from a number, and who locks after so many
    /// milliseconds.
    pub fn new(seed: u64, delay: Triangular) -> RandomPlayer {
        RandomPlayer {
            random: Random::new(seed),
            delay,
            choices: Box::new(Choices::new()),
        }
    }
}

impl Player for RandomPlayer {
    fn choose(&mut self, game: &DreamRunners, view: &View) -> Option<Action> {
        game.choices(view, &mut self.choices);
        let composing = view.table.phase == Phase::Compose;
        if composing && !self.choices.is_empty() && self.random.below(LOCK_ONE_IN) == 0 {
            return Some(Action::Lock);
        }
        self.random.pick(&self.choices)
    }

    fn delay(&mut self) -> u32 {
        self.delay.draw(&mut self.random)
    }
}

//! A player that takes any legal action.

use lucid_dream_runners::{Action, DreamRunners, Phase, View};
use lucid_tabletop::{Choices, Random};

use super::{Player, Spread};

/// Takes any legal action, each as likely as the others; but it locks one time
/// in so many, as a board could be changed for ever.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    random: Random,
    delay: Spread,
    choices: Box<Choices<Action>>,
}

/// How rarely it locks.
const PATIENCE: usize = 12;

impl RandomPlayer {
    /// A player whose choices follow from a number, and who locks after so many
    /// milliseconds.
    pub fn new(seed: u64, delay: Spread) -> RandomPlayer {
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
        if composing && !self.choices.is_empty() && self.random.below(PATIENCE) == 0 {
            return Some(Action::Lock);
        }
        self.random.pick(&self.choices)
    }

    fn delay(&mut self) -> u32 {
        self.delay.draw(&mut self.random)
    }
}

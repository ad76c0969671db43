//! Who plays Dream Runners in simulations: the players of `bots`, by level.

use std::fmt;

use bots::runners::players::{Delay, Player, RandomPlayer, SolverPlayer, Strength};

/// A kind of player. How long it thinks is part of its strength: who locks first
/// gets a coin, and who is late plays what lies on the board (R2, R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Runner {
    /// Takes any legal action, each as likely as the others; 5 to 25 s
    Random,
    /// Lays one of the 60 best boards; 20 to 60 s
    Novice,
    /// Lays one of the 12 best boards; 10 to 40 s
    Skilled,
    /// Always lays the best board; 2 to 6 s
    Solver,
}

impl Runner {
    /// A player of this kind, whose choices follow from a number.
    pub(crate) fn player(self, seed: u64) -> Box<dyn Player> {
        let solver = |among, least, most| -> Box<dyn Player> {
            let delay = seconds(least, most);
            Box::new(SolverPlayer::new(seed, Strength { among, delay }))
        };
        match self {
            Runner::Random => Box::new(RandomPlayer::new(seed, seconds(5, 25))),
            Runner::Novice => solver(60, 20, 60),
            Runner::Skilled => solver(12, 10, 40),
            Runner::Solver => solver(1, 2, 6),
        }
    }
}

const fn seconds(least: u32, most: u32) -> Delay {
    Delay {
        least: 1000 * least,
        most: 1000 * most,
    }
}

impl fmt::Display for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Runner::Random => "random",
            Runner::Novice => "novice",
            Runner::Skilled => "skilled",
            Runner::Solver => "solver",
        })
    }
}

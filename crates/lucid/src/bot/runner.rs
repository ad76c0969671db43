//! Who plays Dream Runners in simulations: the players of `bots`, by level.

use std::fmt;

use lucid_bots::levels;
use lucid_bots::runners::players::Player;

/// A kind of player. How long it thinks is part of its strength: who locks first
/// gets a coin, and who is late plays what lies on the board (R2, R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Runner {
    /// Takes any legal action, each as likely as the others; 5 to 25 s
    Random,
    /// Lays one of the 121 best boards, about the 55th; 18 to 52 s
    Novice,
    /// Lays one of the 61 best boards, about the 25th; 14 to 44 s
    Casual,
    /// Lays one of the 22 best boards, about the 9th; 9 to 34 s
    Skilled,
    /// Lays one of the 7 best boards, most often the best; 5 to 20 s
    Expert,
    /// Always lays the best board; 2 to 7 s
    #[value(alias = "solver")]
    Perfect,
    /// As perfect, but buys by the next level alone, without a plan
    Thrifty,
}

impl Runner {
    /// A player of this kind, whose choices follow from a number.
    pub(crate) fn player(self, seed: u64) -> Box<dyn Player + Send> {
        levels::runners(self.word(), seed).expect("every kind is a level")
    }

    const fn word(self) -> &'static str {
        match self {
            Runner::Random => "random",
            Runner::Novice => "novice",
            Runner::Casual => "casual",
            Runner::Skilled => "skilled",
            Runner::Expert => "expert",
            Runner::Perfect => "perfect",
            Runner::Thrifty => "thrifty",
        }
    }
}

impl fmt::Display for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum as _;

    use super::*;

    #[test]
    fn every_kind_has_a_player_and_the_old_word_a_kind() {
        for runner in Runner::value_variants() {
            runner.player(1);
            assert_eq!(Runner::from_str(runner.word(), false), Ok(*runner));
        }
        assert_eq!(Runner::from_str("solver", false), Ok(Runner::Perfect));
    }
}

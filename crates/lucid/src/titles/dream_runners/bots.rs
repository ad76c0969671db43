//! The bots of Dream Runners: the players of `lucid-bots`, by level.

use std::fmt;

use lucid_bots::dream_runners::levels;
use lucid_bots::dream_runners::players::Player;

/// A kind of player. How long it thinks is part of its strength: who locks first
/// gets a coin, and who is late plays what lies on the board (R2, R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Bot {
    /// Takes any legal action, all equally likely; 5 to 25 s
    Random,
    /// Plays one of the 121 best boards, about the 55th; 18 to 52 s
    Novice,
    /// Plays one of the 61 best boards, about the 25th; 14 to 44 s
    Casual,
    /// Plays one of the 22 best boards, about the 9th; 9 to 34 s
    Skilled,
    /// Plays one of the 7 best boards, most often the best; 5 to 20 s
    Expert,
    /// Always plays the best board; 2 to 7 s
    #[value(alias = "solver")]
    Perfect,
    /// Like perfect, but buys for the next level only, without a plan
    Thrifty,
}

impl Bot {
    /// A player of this kind, whose choices follow from a number.
    pub(super) fn player(self, seed: u64) -> Box<dyn Player + Send> {
        levels::player(self.word(), seed).expect("every kind is a level")
    }

    const fn word(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Novice => "novice",
            Bot::Casual => "casual",
            Bot::Skilled => "skilled",
            Bot::Expert => "expert",
            Bot::Perfect => "perfect",
            Bot::Thrifty => "thrifty",
        }
    }
}

impl fmt::Display for Bot {
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
        for bot in Bot::value_variants() {
            bot.player(1);
            assert_eq!(Bot::from_str(bot.word(), false), Ok(*bot));
        }
        assert_eq!(Bot::from_str("solver", false), Ok(Bot::Perfect));
    }
}

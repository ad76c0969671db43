//! The setup of a game of Dream Runners.

use lucid_dream_runners::Rules;

use crate::setup::{BOT_NAMES, BotLevel, GameSetup, Player, SetupRules};

/// The setup of a game of Dream Runners.
pub type RunnersSetup = GameSetup<Rules, RunnerLevel>;

/// The levels of bots in Dream Runners. The thinking time is a part of the level, because the
/// first lock earns a coin (R2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RunnerLevel {
    /// Any legal step; 5 to 25 seconds.
    Random,
    /// One of the 121 best boards; 18 to 52 seconds.
    #[default]
    Novice,
    /// One of the 61 best boards; 14 to 44 seconds.
    Casual,
    /// One of the 22 best boards; 9 to 34 seconds.
    Skilled,
    /// One of the 7 best boards; 5 to 20 seconds.
    Expert,
    /// The best board; 2 to 7 seconds.
    Perfect,
}

impl BotLevel for RunnerLevel {
    const USUAL: RunnerLevel = RunnerLevel::Novice;
    const ALL: &'static [RunnerLevel] = &[
        RunnerLevel::Random,
        RunnerLevel::Novice,
        RunnerLevel::Casual,
        RunnerLevel::Skilled,
        RunnerLevel::Expert,
        RunnerLevel::Perfect,
    ];

    fn word(self) -> &'static str {
        match self {
            RunnerLevel::Random => "random",
            RunnerLevel::Novice => "novice",
            RunnerLevel::Casual => "casual",
            RunnerLevel::Skilled => "skilled",
            RunnerLevel::Expert => "expert",
            RunnerLevel::Perfect => "perfect",
        }
    }

    fn of(word: &str) -> Option<RunnerLevel> {
        // The former name of the best level, in saved games.
        let word = if word == "solver" { "perfect" } else { word };
        RunnerLevel::ALL
            .iter()
            .copied()
            .find(|level| level.word() == word)
    }
}

impl SetupRules for Rules {
    fn with_players(self, players: u8) -> Rules {
        Rules { players, ..self }
    }

    fn is_playable(&self) -> bool {
        self.problems().is_empty()
    }
}

impl RunnersSetup {
    /// The default setup of a first game: against one bot, with the tiles for beginners.
    pub fn first(name: &str) -> RunnersSetup {
        let bot = Player::Bot(RunnerLevel::default(), BOT_NAMES[1].to_owned());
        RunnersSetup {
            rules: Rules {
                beginners: true,
                ..Rules::default()
            },
            players: vec![Player::Person(name.to_owned()), bot],
            pack: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_level_names_are_still_read() {
        let kept = "players=2 | person Ada / bot solver Noor";
        let setup: RunnersSetup = kept.parse().unwrap();
        let noor = Player::Bot(RunnerLevel::Perfect, "Noor".to_owned());
        assert_eq!(setup.players[1], noor);
        assert_eq!(
            setup.to_string(),
            "players=2 | person Ada / bot perfect Noor"
        );
    }

    #[test]
    fn all_levels_have_a_player() {
        let words = RunnerLevel::ALL.iter().map(|level| level.word());
        assert!(words.eq(lucid_bots::dream_runners::levels::ALL));
    }
}

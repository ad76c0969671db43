//! A game of Dream Runners before it begins.

use std::fmt;
use std::str::FromStr;

use lucid_dream_runners::Rules;

use super::{
    BOT_NAMES, BotLevel, ParseSetupError, Player, parse_players, parts, people, write_pack,
    write_players,
};

/// How well a bot plays Dream Runners; how long it thinks is part of it, since
/// who locks first gets a coin (R2).
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

impl RunnerLevel {
    /// All levels, the weakest first.
    pub const ALL: &'static [RunnerLevel] = &[
        RunnerLevel::Random,
        RunnerLevel::Novice,
        RunnerLevel::Casual,
        RunnerLevel::Skilled,
        RunnerLevel::Expert,
        RunnerLevel::Perfect,
    ];
}

impl BotLevel for RunnerLevel {
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
        // What the best level was called in games that are still kept.
        let word = if word == "solver" { "perfect" } else { word };
        let mut all = RunnerLevel::ALL.iter().copied();
        all.find(|level| level.word() == word)
    }
}

/// A game of Dream Runners before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunnersSetup {
    /// The rules; the number of players follows from the seats.
    pub rules: Rules,
    /// Who sits where.
    pub players: Vec<Player<RunnerLevel>>,
    /// The hash of a pack of the player's own; nothing for the built-in one.
    pub pack: Option<String>,
}

impl RunnersSetup {
    /// The game that is played when nothing was chosen yet: against one bot, and
    /// with the tiles for beginners.
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

    /// The rules with the number of players that sit there.
    pub fn rules(&self) -> Rules {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        Rules {
            players,
            ..self.rules
        }
    }

    /// How many persons at this device play.
    pub fn people(&self) -> usize {
        people(&self.players)
    }
}

/// `players=2 timer=15 | person Ada / bot novice Noor`, and ` | pack 3745f946…` if
/// it is another than the built-in one.
impl fmt::Display for RunnersSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.rules(), write_players(&self.players))?;
        write_pack(self.pack.as_deref(), f)
    }
}

impl FromStr for RunnersSetup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<RunnersSetup, ParseSetupError> {
        let (rules, players, pack) = parts(text)?;
        let setup = RunnersSetup {
            rules: rules.parse().map_err(|_| ParseSetupError)?,
            players: parse_players(players)?,
            pack,
        };
        // A text that was edited by hand must not start an impossible game.
        match setup.rules().problems().is_empty() {
            true => Ok(setup),
            false => Err(ParseSetupError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_were_kept_under_an_old_word_are_read() {
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
        assert!(words.eq(lucid_bots::levels::RUNNERS));
    }
}

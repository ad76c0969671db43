//! A game of Dream Runners before it begins.

use std::fmt;
use std::str::FromStr;

use dream_runners::Rules;

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
    /// One of the 60 best boards; 20 to 60 seconds.
    #[default]
    Novice,
    /// One of the 12 best boards; 10 to 40 seconds.
    Skilled,
    /// The best board; 2 to 6 seconds.
    Solver,
}

impl RunnerLevel {
    /// All levels, the weakest first.
    pub const ALL: &'static [RunnerLevel] = &[
        RunnerLevel::Random,
        RunnerLevel::Novice,
        RunnerLevel::Skilled,
        RunnerLevel::Solver,
    ];
}

impl BotLevel for RunnerLevel {
    fn word(self) -> &'static str {
        match self {
            RunnerLevel::Random => "random",
            RunnerLevel::Novice => "novice",
            RunnerLevel::Skilled => "skilled",
            RunnerLevel::Solver => "solver",
        }
    }

    fn of(word: &str) -> Option<RunnerLevel> {
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

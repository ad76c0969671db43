//! A game before it begins: its rules and who sits where.

mod any;
mod runners;

use std::fmt;
use std::str::FromStr;

use lucid_dreamscape::{Profile, Rules};

pub use any::AnySetup;
pub use runners::{RunnerLevel, RunnersSetup};

use crate::settings::tidy_name;

/// How well the bots of a title play: a word for each level.
pub trait BotLevel: Copy + Default + PartialEq + fmt::Debug + 'static {
    /// The word in texts that are kept.
    fn word(self) -> &'static str;

    /// The level with a word.
    fn of(word: &str) -> Option<Self>;
}

/// How well a bot plays Dreamscape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal step.
    #[default]
    Random,
    /// Builds toward its cards.
    Greedy,
    /// Searches its turns.
    Planner,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: &'static [Level] = &[Level::Random, Level::Greedy, Level::Planner];
    /// The level of an opponent unless another is chosen.
    pub const USUAL: Level = Level::Greedy;

    /// The word in texts that are kept.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
        }
    }

    /// The level with a word.
    pub fn of(word: &str) -> Option<Level> {
        Level::ALL
            .iter()
            .copied()
            .find(|level| level.word() == word)
    }
}

impl BotLevel for Level {
    fn word(self) -> &'static str {
        self.word()
    }

    fn of(word: &str) -> Option<Level> {
        Level::of(word)
    }
}

/// Who plays a seat; bots have a level of their title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player<L = Level> {
    /// A person at this device.
    Person(String),
    /// A bot.
    Bot(L, String),
}

impl<L> Player<L> {
    /// The name in the journal.
    pub fn name(&self) -> &str {
        match self {
            Player::Person(name) | Player::Bot(_, name) => name,
        }
    }

    /// Whether somebody at this device plays.
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }
}

/// `person Ada` or `bot greedy Noor`
impl<L: BotLevel> fmt::Display for Player<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person(name) => write!(f, "person {name}"),
            Player::Bot(level, name) => write!(f, "bot {} {name}", level.word()),
        }
    }
}

/// The text is no player or no setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSetupError;

impl<L: BotLevel> FromStr for Player<L> {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Player<L>, ParseSetupError> {
        let (kind, rest) = text.trim().split_once(' ').ok_or(ParseSetupError)?;
        match kind {
            "person" => Ok(Player::Person(tidy_name(rest))),
            "bot" => {
                let (level, name) = rest.split_once(' ').ok_or(ParseSetupError)?;
                // A level of another version is played by the weakest there is.
                let level = L::of(level).unwrap_or_default();
                Ok(Player::Bot(level, tidy_name(name)))
            }
            _ => Err(ParseSetupError),
        }
    }
}

/// A game of Dreamscape before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules; the number of players follows from the seats.
    pub rules: Rules,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The hash of a pack of the player's own; nothing for the built-in one.
    pub pack: Option<String>,
}

/// The names of bots, by seat.
pub const BOT_NAMES: [&str; 4] = ["Ida", "Noor", "Bruno", "Mila"];

impl Setup {
    /// The game that is played when nothing was chosen yet: against one bot.
    pub fn first(name: &str) -> Setup {
        let bot = Player::Bot(Level::USUAL, BOT_NAMES[1].to_owned());
        Setup {
            rules: Rules::sylex(),
            players: vec![Player::Person(name.to_owned()), bot],
            pack: None,
        }
    }

    /// A solo game.
    pub fn lonely(name: &str, profile: Profile) -> Setup {
        Setup {
            rules: Rules::sylex().alone(profile.line()),
            players: vec![Player::Person(name.to_owned())],
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

fn people<L>(players: &[Player<L>]) -> usize {
    players.iter().filter(|player| player.is_person()).count()
}

/// `person Ada / bot greedy Noor`
fn write_players<L: BotLevel>(players: &[Player<L>]) -> String {
    let players: Vec<String> = players.iter().map(Player::to_string).collect();
    players.join(" / ")
}

fn parse_players<L: BotLevel>(text: &str) -> Result<Vec<Player<L>>, ParseSetupError> {
    text.split(" / ").map(str::parse).collect()
}

/// `sylex players=2 | person Ada / bot greedy Noor`, and ` | pack 3745f946…` if it
/// is another than the built-in one.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.rules(), write_players(&self.players))?;
        write_pack(self.pack.as_deref(), f)
    }
}

const PACK: &str = "pack ";

fn write_pack(pack: Option<&str>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match pack {
        Some(hash) => write!(f, " | {PACK}{hash}"),
        None => Ok(()),
    }
}

/// Rules, players and the pack's hash.
fn parts(text: &str) -> Result<(&str, &str, Option<String>), ParseSetupError> {
    let mut parts = text.split(" | ");
    let mut part = || parts.next().ok_or(ParseSetupError);
    let (rules, players) = (part()?, part()?);
    let hash = |part: &str| part.strip_prefix(PACK).map(str::to_owned);
    let pack = match parts.next() {
        Some(pack) => Some(hash(pack).ok_or(ParseSetupError)?),
        None => None,
    };
    Ok((rules, players, pack))
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Setup, ParseSetupError> {
        let (rules, players, pack) = parts(text)?;
        let setup = Setup {
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
    fn a_setup_is_read_as_it_was_written() {
        for setup in [
            Setup::first("Ada"),
            Setup::lonely("Ada Maria", Profile::ColdSweat),
            Setup {
                rules: Rules {
                    nightmare: true,
                    players: 3,
                    ..Rules::huch()
                },
                players: vec![
                    Player::Person("Ada".to_owned()),
                    Player::Person("Bob".to_owned()),
                    Player::Bot(Level::Random, "Noor".to_owned()),
                ],
                pack: Some("3745f94612f52a87".to_owned()),
            },
        ] {
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn an_impossible_setup_is_none() {
        for text in [
            "",
            "sylex players=2",
            "sylex players=2 | person Ada",
            "x | person A / person B",
            "sylex players=2 | person A / person B | x",
        ] {
            assert_eq!(text.parse::<Setup>(), Err(ParseSetupError), "{text}");
        }
    }
}

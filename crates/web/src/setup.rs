//! The setup of a game: its rules and who sits where.

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use lucid_tabletop::Seed;
use lucid_tabletop::record::{Salt, SeatKind, Seating};
use lucid_texts::SeatCounts;

use crate::settings::tidy_name;
use crate::storage::Storage;
pub use crate::titles::AnySetup;
use crate::titles::{ClientTitle, SetupOf};

/// The levels of a title's bots.
pub trait BotLevel: Copy + Default + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The default level of an opponent.
    const USUAL: Self;

    /// All levels, the weakest first.
    const ALL: &'static [Self];

    /// The word for it in stored texts.
    fn word(self) -> &'static str;

    /// The level with a word, if there is one.
    fn of(word: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|level| level.word() == word)
    }
}

/// Who plays a seat; bots have a level of the title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player<L> {
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

    /// Whether it is a person.
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

/// The text is not a player or setup.
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
                // A level of another version becomes the weakest one.
                let level = L::of(level).unwrap_or_default();
                Ok(Player::Bot(level, tidy_name(name)))
            }
            _ => Err(ParseSetupError),
        }
    }
}

/// Rules that can be chosen before a game.
pub trait SetupRules: Copy + PartialEq + fmt::Display + FromStr + Send + Sync + 'static {
    /// The same rules for a number of players.
    #[must_use]
    fn with_players(self, players: u8) -> Self;

    /// Whether a game can be played by these rules.
    fn is_playable(&self) -> bool;
}

/// The setup of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSetup<R, L> {
    /// The rules; the number of players follows from the seats.
    pub rules: R,
    /// Who sits where.
    pub players: Vec<Player<L>>,
    /// The hash of a custom pack; nothing for the built-in one.
    pub pack: Option<String>,
}

/// Who sits where at a table on this device, bound with salts that follow from the seed.
pub fn seating<L: BotLevel>(players: &[Player<L>], seed: &Seed) -> Seating {
    let bound = players.iter().map(|player| {
        let kind = match player {
            Player::Person(_) => SeatKind::Person,
            Player::Bot(level, _) => SeatKind::bot(level.word()),
        };
        (kind, player.name())
    });
    Seating::new(bound, |seat| Salt::of_seed(seed, seat))
}

/// The names of bots, by seat.
pub const BOT_NAMES: [&str; 4] = ["Ida", "Noor", "Bruno", "Mila"];

impl<R: SetupRules, L> GameSetup<R, L> {
    /// The rules with the number of players that sit there.
    pub fn rules(&self) -> R {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        self.rules.with_players(players)
    }

    /// How many persons at this device play.
    pub fn people(&self) -> usize {
        self.players
            .iter()
            .filter(|player| player.is_person())
            .count()
    }

    /// How many people and bots play.
    pub fn seat_counts(&self) -> SeatCounts {
        let people = self.people();
        SeatCounts {
            people,
            bots: self.players.len() - people,
        }
    }

    /// The place of the first person, if there is one.
    pub fn first_person(&self) -> Option<usize> {
        self.players.iter().position(Player::is_person)
    }

    /// The names of the players, by seat.
    pub fn names(&self) -> Vec<String> {
        let names = self.players.iter().map(|player| player.name().to_owned());
        names.collect()
    }
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
impl<R: SetupRules, L: BotLevel> fmt::Display for GameSetup<R, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.rules(), write_players(&self.players))?;
        match &self.pack {
            Some(hash) => write!(f, " | {PACK}{hash}"),
            None => Ok(()),
        }
    }
}

const PACK: &str = "pack ";

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

impl<R: SetupRules, L: BotLevel> FromStr for GameSetup<R, L> {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<GameSetup<R, L>, ParseSetupError> {
        let (rules, players, pack) = parts(text)?;
        let setup: GameSetup<R, L> = GameSetup {
            rules: rules.parse().map_err(|_| ParseSetupError)?,
            players: parse_players(players)?,
            pack,
        };
        // A text that was edited by hand must not start an impossible game.
        match setup.rules().is_playable() {
            true => Ok(setup),
            false => Err(ParseSetupError),
        }
    }
}

/// The storage key of the last setup; with a dot and the word of a title appended, that of
/// the title's last one.
const LAST: &str = "lucid.last";

/// Stores the setup of a game as the last one.
pub fn remember(storage: &dyn Storage, setup: &AnySetup) {
    // If these cannot be stored, the next visit only loses a convenience.
    let text = setup.to_string();
    let _ = storage.put(LAST, &text);
    let _ = storage.put(&format!("{LAST}.{}", setup.word()), &text);
}

/// The setup of the last game.
pub fn last(storage: &dyn Storage) -> Option<AnySetup> {
    stored(storage, LAST)
}

/// The setup of the last game of a title.
pub fn last_of<G: ClientTitle>(storage: &dyn Storage) -> Option<SetupOf<G>> {
    let of_title = format!("{LAST}.{}", G::WORD);
    [of_title.as_str(), LAST].into_iter().find_map(|name| {
        let stored = stored(storage, name)?;
        stored.own::<G>().cloned()
    })
}

/// The setup stored under a key; without its pack, if that is gone.
fn stored(storage: &dyn Storage, name: &str) -> Option<AnySetup> {
    let mut stored: AnySetup = storage.get(name)?.parse().ok()?;
    if !stored.has_pack(storage) {
        stored.set_pack(None);
    }
    Some(stored)
}

//! A game saved on the device: its setup, its seed, and its record.
//!
//! ```text
//! lucid table 1
//! when: 1731672000000
//! seed: 2c62…
//! setup: sylex players=2 | person Ada / bot random Noor
//! now: 3 your-turn
//! sand: 3 A=12400
//!
//! lucid record 1
//! …
//! ```

use std::fmt;

use lucid_tabletop::{Record, Seed};

use crate::sand::Sand;
use crate::setup::AnySetup;
use crate::storage::{Full, Storage};
use crate::titles::ClientTitle;

const FORMAT: &str = "lucid table 1";
const PREFIX: &str = "lucid.table.";

/// The status of a saved game, so that a list of games need not replay them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stands {
    /// It is a local person's turn.
    #[default]
    YourTurn,
    /// It is somebody else's turn.
    Others,
    /// It is over.
    Over,
}

impl Stands {
    const ALL: [Stands; 3] = [Stands::YourTurn, Stands::Others, Stands::Over];

    const fn word(self) -> &'static str {
        ["your-turn", "others", "over"][self as usize]
    }
}

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// When it was last played, in milliseconds since 1970.
    pub when: u64,
    /// The seed of its chance.
    pub seed: Seed,
    /// Its title, rules and players.
    pub setup: AnySetup,
    /// The current cycle or round.
    pub cycle: u8,
    /// Its status.
    pub stands: Stands,
    /// The sand of those who compose, if there is any.
    pub sand: Option<Sand>,
    /// Its record.
    pub record: String,
}

impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT}\nwhen: {}\nseed: {}", self.when, self.seed)?;
        let (cycle, stands) = (self.cycle, self.stands.word());
        writeln!(f, "setup: {}\nnow: {cycle} {stands}", self.setup)?;
        if let Some(sand) = self.sand {
            writeln!(f, "sand: {sand}")?;
        }
        writeln!(f)?;
        f.write_str(&self.record)
    }
}

impl SavedGame {
    /// Parses a saved game; nothing if the text is not one.
    pub fn parse(text: &str) -> Option<SavedGame> {
        let (head, record) = text.split_once("\n\n")?;
        let head = head.strip_prefix(FORMAT)?;
        let field = |name: &str| {
            head.lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
        };
        let (cycle, stands) = field("now")?.split_once(' ')?;
        let stands = Stands::ALL.into_iter().find(|s| s.word() == stands)?;
        let mut setup: AnySetup = field("setup")?.parse().ok()?;
        // It continues with the pack that was built in when it began.
        if setup.pack().is_none()
            && let Some(hash) = pack_of(record).filter(|hash| lucid_packs::is_retired(hash))
        {
            setup.set_pack(Some(hash.to_owned()));
        }
        Some(SavedGame {
            when: field("when")?.parse().ok()?,
            seed: field("seed")?.parse().ok()?,
            setup,
            cycle: cycle.parse().ok()?,
            stands,
            // Unreadable sand starts over.
            sand: field("sand").and_then(|text| text.parse().ok()),
            record: record.to_owned(),
        })
    }

    /// The game to go on with: under the version of the rules that it began with, and with
    /// its pack. `None` if it is of another title, or cannot be played here.
    pub fn game<G: ClientTitle>(&self, storage: &dyn Storage) -> Option<G> {
        let setup = self.setup.own::<G>()?;
        let version = match self.record.is_empty() {
            true => G::RULES_VERSION,
            false => self.read_record()?.header.version,
        };
        G::with_pack(storage, version, setup.rules(), setup.pack.as_deref())
    }

    /// The parsed record.
    pub fn read_record(&self) -> Option<Record> {
        Record::parse(&self.record).ok()
    }

    /// Saves the game under an id.
    ///
    /// # Errors
    /// When there is no room.
    pub fn keep(&self, storage: &dyn Storage, id: &str) -> Result<(), Full> {
        storage.put(&format!("{PREFIX}{id}"), &self.to_string())
    }

    /// The game with an id.
    pub fn find(storage: &dyn Storage, id: &str) -> Option<SavedGame> {
        SavedGame::parse(&SavedGame::text(storage, id)?)
    }

    /// The text of the game with an id, even if it cannot be read.
    pub fn text(storage: &dyn Storage, id: &str) -> Option<String> {
        storage.get(&format!("{PREFIX}{id}"))
    }

    /// All readable games with their ids, the last played first.
    pub fn all(storage: &dyn Storage) -> Vec<(String, SavedGame)> {
        let mut all: Vec<(String, SavedGame)> = Vec::new();
        for name in storage.names(PREFIX) {
            let id = name.strip_prefix(PREFIX).unwrap_or_default();
            if let Some(saved) = SavedGame::find(storage, id) {
                let later = all.partition_point(|(_, known)| known.when >= saved.when);
                all.insert(later, (id.to_owned(), saved));
            }
        }
        all
    }

    /// The ids of games that this version cannot read.
    pub fn unreadable(storage: &dyn Storage) -> Vec<String> {
        let mut ids: Vec<String> = (storage.names(PREFIX).iter())
            .filter_map(|name| name.strip_prefix(PREFIX))
            .filter(|id| SavedGame::find(storage, id).is_none())
            .map(str::to_owned)
            .collect();
        // Browsers list storage keys in no particular order.
        ids.sort_unstable();
        ids
    }

    /// Deletes the game with an id.
    pub fn forget(storage: &dyn Storage, id: &str) {
        storage.remove(&format!("{PREFIX}{id}"));
    }
}

/// The hash of the pack that a record names.
fn pack_of(record: &str) -> Option<&str> {
    let pack = record
        .lines()
        .find_map(|line| line.strip_prefix("pack: "))?;
    pack.split(' ').next_back()
}

#[cfg(test)]
mod tests;

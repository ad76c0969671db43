//! What is kept of a table: one entry for everything that changes it.

use std::fmt;

use lucid_protocol::change::Ending;
use lucid_protocol::{Poll, SeatName, TableId};
use lucid_tabletop::record::ERASED_NAME;
use serde::{Deserialize, Serialize};

use crate::store::IdentityId;

/// One line of a table's log, as JSON in the store.
///
/// Chance is not written: it follows from the table's seed, and so does all
/// that a viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The table was made; its plan is kept beside the log.
    Made {},
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: SeatName,
        /// Who.
        who: IdentityId,
        /// The name at that time; `a player` for somebody who was erased.
        name: String,
        /// Whether no password kept the name; not known of older entries.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        guest: bool,
    },
    /// A person has another name, or one that is kept by a password now.
    Named {
        /// On which seat.
        seat: SeatName,
        /// The new name; `a player` for somebody who was erased.
        name: String,
        /// Whether no password keeps the name.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        guest: bool,
    },
    /// A seat is open again.
    Left {
        /// Which.
        seat: SeatName,
        /// The host's seat, when the host freed it and its person did not get up.
        // Programs that do not know it read that somebody got up, which is nearly so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<SeatName>,
    },
    /// A bot took a seat.
    Bot {
        /// Which.
        seat: SeatName,
        /// Its name.
        name: String,
        /// How well it plays.
        level: String,
    },
    /// The game began at a table of a version of Lucid that committed to the seed
    /// alone. Its record has format 1, and draws that are taken back come again.
    Started {},
    /// The game began, and all that it began with is bound. Its record has format
    /// 2, and draws that are taken back are used up.
    Begun {
        /// What was published then.
        commitment: String,
        /// How the name of each seat is bound.
        names: Vec<BoundName>,
    },
    /// A seat played actions, in notation and joined by blanks. People play one
    /// at a time.
    Do {
        /// Which.
        seat: SeatName,
        /// What.
        words: String,
    },
    /// The sand ran out (Dream Runners R3, R4).
    Time {},
    /// The turn clock ran out, and these actions were played for their seats.
    Lapse {
        /// What was played.
        played: Vec<(SeatName, String)>,
    },
    /// Steps were taken back.
    Undo {
        /// By whom.
        seat: SeatName,
        /// The last change whose steps remain.
        to: u32,
        /// Whether the others had to agree.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
    },
    /// A seat asked the others.
    Ask {
        /// Who.
        seat: SeatName,
        /// What.
        poll: Poll,
    },
    /// A seat answered; the last yes is not written, but what it brings about.
    Answer {
        /// Who.
        seat: SeatName,
        /// How.
        yes: bool,
    },
    /// A bot plays in a person's place.
    StandIn {
        /// On which seat.
        seat: SeatName,
        /// How well it plays.
        level: String,
    },
    /// A person plays again.
    Back {
        /// Which seat.
        seat: SeatName,
    },
    /// A person gave up.
    Resigned {
        /// Which seat.
        seat: SeatName,
        /// How well the bot plays that goes on.
        level: String,
    },
    /// The table was ended.
    Ended {
        /// Why.
        why: Ending,
    },
    /// The same people play again elsewhere.
    Rematch {
        /// Where.
        table: TableId,
    },
}

/// How the name of a seat is bound, in the notation of records.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoundName {
    /// The digest of the name.
    pub digest: String,
    /// The salt of the digest, until the name is erased.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

// A salt must not reach a log by way of a debug print.
impl fmt::Debug for BoundName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BoundName")
            .field("digest", &self.digest)
            .finish_non_exhaustive()
    }
}

impl Entry {
    /// Erases what the entry knows of the name of a seat, and says whether it knew
    /// anything. With all entries erased since somebody sat down there, the table
    /// folds as before, and its record has the same commitment and digest.
    pub fn erase_name(&mut self, seat: SeatName) -> bool {
        match self {
            Entry::Sat {
                seat: of,
                name,
                guest,
                ..
            }
            | Entry::Named {
                seat: of,
                name,
                guest,
            } if *of == seat => {
                ERASED_NAME.clone_into(name);
                *guest = false;
                true
            }
            Entry::Begun { names, .. } => {
                let name = names.get_mut(seat.0.index());
                name.is_some_and(|name| name.salt.take().is_some())
            }
            _ => false,
        }
    }

    /// As it is kept.
    pub fn body(&self) -> String {
        serde_json::to_string(self).expect("an entry has only texts and numbers")
    }

    /// Reads what was kept.
    ///
    /// # Errors
    /// When it was written by a version of Lucid that knows more.
    pub fn parse(body: &str) -> Result<Entry, serde_json::Error> {
        serde_json::from_str(body)
    }
}

//! What is stored of a table: one entry for each event.

mod row;

use std::fmt;

use lucid_protocol::{SeatName, TableEvent};
use lucid_tabletop::Seat;
use lucid_tabletop::record::ERASED_NAME;
use serde::{Deserialize, Serialize};

use crate::store::IdentityId;

/// One line of a table's log: what happened, and what only the server knows of it.
///
/// Chance is not part of it: it follows from the table's seed, and with it everything
/// that viewers are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// What happened, without the steps that it plays.
    pub event: TableEvent,
    /// What no viewer may see.
    pub(super) secret: Secret,
}

/// What only the server knows of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Secret {
    /// Nothing.
    None,
    /// The identity of the person who sat down.
    Identity(IdentityId),
    /// How the names of the seats are bound when the game begins.
    Names(Vec<BoundName>),
    /// A seat played actions, in notation and separated by spaces. People play one at a
    /// time.
    Actions(SeatName, String),
    /// The sand ran out (Dream Runners R3, R4).
    Sand,
    /// The turn clock ran out, and these actions were played for their seats.
    Forced(Vec<(SeatName, String)>),
    /// The others agreed that steps are taken back.
    Agreed,
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

// A salt must not reach a log through a debug print.
impl fmt::Debug for BoundName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BoundName")
            .field("digest", &self.digest)
            .finish_non_exhaustive()
    }
}

/// An event that the server knows no more of than everybody.
impl From<TableEvent> for LogEntry {
    fn from(event: TableEvent) -> LogEntry {
        LogEntry {
            event,
            secret: Secret::None,
        }
    }
}

impl LogEntry {
    /// A person takes a seat.
    pub fn sat(seat: SeatName, identity: IdentityId, name: String, guest: bool) -> LogEntry {
        LogEntry {
            event: TableEvent::Sat { seat, name, guest },
            secret: Secret::Identity(identity),
        }
    }

    /// The game begins, and everything that it begins with is bound. Its record has
    /// format 2, and draws that are taken back are used up.
    pub fn begun(commitment: String, names: Vec<BoundName>) -> LogEntry {
        LogEntry {
            event: started(commitment),
            secret: Secret::Names(names),
        }
    }

    /// The game begins at a table of a version of Lucid that committed to the seed
    /// alone. Its record has format 1, and draws that are taken back come again.
    pub fn begun_unbound() -> LogEntry {
        started(String::new()).into()
    }

    /// A seat plays actions, in notation and separated by spaces.
    pub fn actions(seat: SeatName, words: String) -> LogEntry {
        LogEntry {
            event: TableEvent::Played(String::new()),
            secret: Secret::Actions(seat, words),
        }
    }

    /// The sand runs out (Dream Runners R3, R4).
    pub fn sand() -> LogEntry {
        LogEntry {
            event: TableEvent::Lapsed(String::new()),
            secret: Secret::Sand,
        }
    }

    /// The turn clock runs out, and these actions are played for their seats.
    pub fn forced(played: Vec<(SeatName, String)>) -> LogEntry {
        LogEntry {
            event: TableEvent::Lapsed(String::new()),
            secret: Secret::Forced(played),
        }
    }

    /// A seat takes back its own steps.
    pub fn undone(seat: SeatName, to: u32) -> LogEntry {
        TableEvent::Undone { seat, to }.into()
    }

    /// Steps are taken back because a seat asked for it and the others agreed.
    pub fn undone_by_consent(seat: SeatName, to: u32) -> LogEntry {
        LogEntry {
            event: TableEvent::Undone { seat, to },
            secret: Secret::Agreed,
        }
    }

    /// The identity of the person who sits down, if somebody does.
    pub fn identity(&self) -> Option<IdentityId> {
        match self.secret {
            Secret::Identity(identity) => Some(identity),
            _ => None,
        }
    }

    /// The seat that plays its own actions, and these in notation; nothing for any other
    /// event.
    pub fn played(&self) -> Option<(Seat, &str)> {
        match &self.secret {
            Secret::Actions(seat, words) => Some((seat.0, words)),
            _ => None,
        }
    }

    /// Erases what the entry knows of the name of a seat, and says whether it knew
    /// anything. If all entries are erased since somebody sat down there, the table
    /// folds as before, and its record has the same commitment and digest.
    pub fn erase_name(&mut self, seat: SeatName) -> bool {
        match (&mut self.event, &mut self.secret) {
            (
                TableEvent::Sat {
                    seat: of,
                    name,
                    guest,
                }
                | TableEvent::Named {
                    seat: of,
                    name,
                    guest,
                },
                _,
            ) if *of == seat => {
                ERASED_NAME.clone_into(name);
                *guest = false;
                true
            }
            (_, Secret::Names(names)) => {
                let name = names.get_mut(seat.0.index());
                name.is_some_and(|name| name.salt.take().is_some())
            }
            _ => false,
        }
    }

    /// The entry without the salts of names, which are as secret as the seed.
    #[must_use]
    pub fn without_salts(mut self) -> LogEntry {
        if let Secret::Names(names) = &mut self.secret {
            names.iter_mut().for_each(|name| name.salt = None);
        }
        self
    }
}

fn started(commitment: String) -> TableEvent {
    TableEvent::Started {
        commitment,
        told: String::new(),
    }
}

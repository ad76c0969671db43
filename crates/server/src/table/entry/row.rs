//! Entries as JSON, in the form that the log has had since the first release.
//!
//! A row is the event as it is sent to viewers, unless the server knows more of it or
//! the first release called it something else. Those rows are listed here; a new kind of
//! event needs one only if it has a secret.

use std::borrow::Cow;

use lucid_protocol::{Poll, SeatName, TableEvent};
use serde::de::Error as _;
use serde::{Deserialize, Serialize};

use super::{BoundName, LogEntry, Secret};
use crate::store::IdentityId;

/// A row that differs from the event that viewers are sent.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StoredEntry<'a> {
    Sat {
        seat: SeatName,
        who: IdentityId,
        name: Cow<'a, str>,
        // Entries of the first release do not have it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        guest: bool,
    },
    Started {},
    Begun {
        commitment: Cow<'a, str>,
        names: Cow<'a, [BoundName]>,
    },
    Do {
        seat: SeatName,
        words: Cow<'a, str>,
    },
    Time {},
    Lapse {
        played: Cow<'a, [(SeatName, String)]>,
    },
    Undo {
        seat: SeatName,
        to: u32,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
    },
    Ask {
        seat: SeatName,
        poll: Poll,
    },
    Answer {
        seat: SeatName,
        yes: bool,
    },
    StandIn {
        seat: SeatName,
        level: Cow<'a, str>,
    },
}

impl LogEntry {
    /// The row that stores the entry.
    pub fn body(&self) -> String {
        let body = match self.row() {
            Some(row) => serde_json::to_string(&row),
            None => serde_json::to_string(&self.event),
        };
        body.expect("an entry has only texts and numbers")
    }

    /// Reads a row.
    ///
    /// # Errors
    /// It was written by a version of Lucid that knows more.
    pub fn parse(body: &str) -> Result<LogEntry, serde_json::Error> {
        // Nearly all rows are steps; of an event that is stored as it is sent, only the
        // name is read in vain.
        match serde_json::from_str::<StoredEntry<'_>>(body) {
            Ok(row) => return Ok(row.into()),
            Err(error) if error.to_string().starts_with("unknown variant") => {}
            Err(error) => return Err(error),
        }
        let event: TableEvent = serde_json::from_str(body)?;
        match event.told() {
            None => Ok(event.into()),
            Some(_) => Err(serde_json::Error::custom("what was told is not stored")),
        }
    }

    /// The row of the entry, if it differs from the event.
    fn row(&self) -> Option<StoredEntry<'_>> {
        Some(match (&self.event, &self.secret) {
            (TableEvent::Sat { seat, name, guest }, Secret::Identity(who)) => StoredEntry::Sat {
                seat: *seat,
                who: *who,
                name: name.into(),
                guest: *guest,
            },
            (TableEvent::Started { commitment, .. }, Secret::Names(names)) => StoredEntry::Begun {
                commitment: commitment.into(),
                names: names.into(),
            },
            (TableEvent::Started { .. }, _) => StoredEntry::Started {},
            (_, Secret::Actions(seat, words)) => StoredEntry::Do {
                seat: *seat,
                words: words.into(),
            },
            (_, Secret::Sand) => StoredEntry::Time {},
            (_, Secret::Forced(played)) => StoredEntry::Lapse {
                played: played.into(),
            },
            (TableEvent::Undone { seat, to }, secret) => StoredEntry::Undo {
                seat: *seat,
                to: *to,
                agreed: *secret == Secret::Agreed,
            },
            (TableEvent::Asked { seat, poll }, _) => StoredEntry::Ask {
                seat: *seat,
                poll: *poll,
            },
            (TableEvent::Answered { seat, yes }, _) => StoredEntry::Answer {
                seat: *seat,
                yes: *yes,
            },
            (TableEvent::StoodIn { seat, level }, _) => StoredEntry::StandIn {
                seat: *seat,
                level: level.into(),
            },
            _ => return None,
        })
    }
}

impl From<StoredEntry<'_>> for LogEntry {
    fn from(row: StoredEntry<'_>) -> LogEntry {
        match row {
            StoredEntry::Sat {
                seat,
                who,
                name,
                guest,
            } => LogEntry::sat(seat, who, name.into(), guest),
            StoredEntry::Started {} => LogEntry::begun_unbound(),
            StoredEntry::Begun { commitment, names } => {
                LogEntry::begun(commitment.into(), names.into())
            }
            StoredEntry::Do { seat, words } => LogEntry::actions(seat, words.into()),
            StoredEntry::Time {} => LogEntry::sand(),
            StoredEntry::Lapse { played } => LogEntry::forced(played.into()),
            StoredEntry::Undo {
                seat,
                to,
                agreed: false,
            } => LogEntry::undone(seat, to),
            StoredEntry::Undo { seat, to, .. } => LogEntry::undone_by_consent(seat, to),
            StoredEntry::Ask { seat, poll } => TableEvent::Asked { seat, poll }.into(),
            StoredEntry::Answer { seat, yes } => TableEvent::Answered { seat, yes }.into(),
            StoredEntry::StandIn { seat, level } => {
                let level = level.into();
                TableEvent::StoodIn { seat, level }.into()
            }
        }
    }
}

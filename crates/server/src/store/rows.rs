//! The values that go into the store and come out of it.
//!
//! Times are milliseconds since 1970. `Debug` shows no secrets.

use std::fmt;

use lucid_protocol::{Status, TableId};

use super::StoreError;

/// The id of a person: a random number, like that of a table.
pub type IdentityId = i64;

/// A table that is about to be made.
#[derive(Clone)]
pub struct NewTable {
    /// Its random number.
    pub id: TableId,
    /// The plan that it is made from, as JSON.
    pub plan: String,
    /// Who makes it.
    pub host: IdentityId,
    /// When it is made.
    pub created: u64,
    /// The seed of its chance.
    pub seed: [u8; 32],
    /// The secret of the invite link.
    pub invite: String,
    /// The version of the rules.
    pub version: u16,
    /// The hash of its pack; nothing for tables older than the field.
    pub pack: Option<String>,
    /// Whether it is listed in the lobby.
    pub listed: bool,
    /// The first entries of its log, from number 1 on.
    pub entries: Vec<String>,
    /// How it stands after them.
    pub summary: Summary,
    /// Which seats belong to whom after them.
    pub seat_owners: Vec<SeatOwner>,
}

/// What a table was made with; the rest follows from its log.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub id: TableId,
    /// The plan that it is made from, as JSON.
    pub plan: String,
    /// Who made it.
    pub host: IdentityId,
    /// When it was made.
    pub created: u64,
    /// The seed of its chance.
    pub seed: [u8; 32],
    /// The secret of the invite link.
    pub invite: String,
    /// The version of the rules.
    pub version: u16,
    /// The hash of its pack; nothing for tables older than the field.
    pub pack: Option<String>,
    /// Whether it is listed in the lobby.
    pub listed: bool,
}

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 1 without gaps.
    pub number: u32,
    /// When it was made.
    pub at: u64,
    /// The entry as JSON.
    pub body: String,
}

/// An entry to append to a table's log.
///
/// Its number must be one more than that of an entry that is known to exist.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// Its number.
    pub number: u32,
    /// When it is made.
    pub at: u64,
    /// The entry as JSON.
    pub body: String,
    /// How the table stands after it, if that has changed.
    pub summary: Option<Summary>,
    /// Which seats belong to whom after it, if that has changed.
    pub seat_owners: Option<Vec<SeatOwner>>,
}

/// The result of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entry is in the log, even after a crash.
    Done,
    /// Another entry has the number, or the table is gone: read the log again.
    Taken,
}

/// How a table stands, for lists and for nodes that look for deadlines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How far it has come.
    pub status: Status,
    /// The round or cycle.
    pub round: u8,
    /// The seats that are to act, a bit each.
    pub to_act: u8,
    /// Who sits where, as JSON.
    pub seats: String,
    /// When a node must do something for the table.
    pub due: Option<u64>,
    /// When the time of those who are to act runs out, as people are shown.
    pub clock: Option<u64>,
    /// When something last happened.
    pub updated: u64,
}

/// A person's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatOwner {
    /// Which seat.
    pub seat: u8,
    /// The person.
    pub identity: IdentityId,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummaryRow {
    /// Which table.
    pub id: TableId,
    /// The plan that it is made from, as JSON.
    pub plan: String,
    /// How it stands.
    pub summary: Summary,
    /// The seat of the person whom the list is for.
    pub seat: Option<u8>,
}

/// A new line of a table's chat.
#[derive(Clone, Debug)]
pub struct NewLine {
    /// When.
    pub at: u64,
    /// The speaker's seat; nothing for a spectator.
    pub seat: Option<u8>,
    /// Who.
    pub identity: IdentityId,
    /// The speaker's name.
    pub name: String,
    /// Whether the name is not protected by a password.
    pub guest: bool,
    /// What was said.
    pub text: String,
}

/// A line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number at the table, from 1.
    pub number: u32,
    /// When.
    pub at: u64,
    /// The speaker's seat; nothing for a spectator.
    pub seat: Option<u8>,
    /// The speaker's name; empty for somebody who was erased.
    pub name: String,
    /// Whether the name was not protected by a password.
    pub guest: bool,
    /// What was said.
    pub text: String,
}

/// A pack that was uploaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackRow {
    /// The hash of its bytes; of its content if it is an older upload.
    pub hash: String,
    /// The game that it is for.
    pub game: String,
    /// The pack itself, as TOML.
    pub text: String,
    /// Who uploaded it.
    pub by: IdentityId,
    /// When.
    pub created: u64,
}

/// A new session.
#[derive(Clone)]
pub struct NewSession {
    /// The SHA-256 of its token.
    pub token_hash: [u8; 32],
    /// When it starts.
    pub created: u64,
    /// When it ends.
    pub expires: u64,
}

/// A login with the right password: the session, and the secret by which the device is
/// recognised later.
#[derive(Clone)]
pub struct PasswordLogin {
    /// The session.
    pub session: NewSession,
    /// The SHA-256 of the device's secret.
    pub device: [u8; 32],
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdentityRow {
    /// Their id.
    pub id: IdentityId,
    /// The name that others see.
    pub name: String,
    /// Whether a password protects it.
    pub kept: bool,
}

impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable")
            .field("id", &self.id)
            .field("plan", &self.plan)
            .field("host", &self.host)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for TableRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableRow")
            .field("id", &self.id)
            .field("plan", &self.plan)
            .field("host", &self.host)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for PasswordLogin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entered").finish_non_exhaustive()
    }
}

impl fmt::Debug for NewSession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewSession").finish_non_exhaustive()
    }
}

/// A time or number as databases store it.
pub(super) fn big(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The number in a column, if it is a valid one.
pub(super) fn small<N: TryFrom<i64>>(value: i64, column: &'static str) -> Result<N, StoreError> {
    N::try_from(value).map_err(|_| StoreError::Corrupt(column))
}

/// The number that a column may hold.
pub(super) fn maybe<N: TryFrom<i64>>(
    value: Option<i64>,
    column: &'static str,
) -> Result<Option<N>, StoreError> {
    value.map(|value| small(value, column)).transpose()
}

/// The number of a table that a column holds.
pub(super) fn table_id(value: i64) -> Result<TableId, StoreError> {
    small(value, "a table's number").map(TableId::new)
}

/// The word for a status in the database.
pub(super) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Running => "running",
        Status::Over => "over",
        Status::Ended => "ended",
    }
}

/// The columns of a table `t` that make a [`SummaryRow`], the seat aside.
pub(super) const SUMMARY: &str =
    "t.id, t.plan, t.status, t.round, t.to_act, t.seats, t.due, t.clock, t.updated";

/// A row of [`SUMMARY`] and a seat.
pub(super) type SummaryColumns = (
    i64,
    String,
    String,
    i64,
    i64,
    String,
    Option<i64>,
    Option<i64>,
    i64,
    Option<i64>,
);

/// Reads rows of [`SUMMARY`] and a seat.
pub(super) fn summaries(rows: Vec<SummaryColumns>) -> Result<Vec<SummaryRow>, StoreError> {
    rows.into_iter().map(summary).collect()
}

fn summary(row: SummaryColumns) -> Result<SummaryRow, StoreError> {
    let (id, plan, word, round, to_act, seats, due, clock, updated, seat) = row;
    let all = [
        Status::Gathering,
        Status::Running,
        Status::Over,
        Status::Ended,
    ];
    let status = all.into_iter().find(|status| status_word(*status) == word);
    Ok(SummaryRow {
        id: table_id(id)?,
        plan,
        summary: Summary {
            status: status.ok_or(StoreError::Corrupt("the status"))?,
            round: small(round, "the round")?,
            to_act: small(to_act, "the seats to act")?,
            seats,
            due: maybe(due, "the due time")?,
            clock: maybe(clock, "the clock")?,
            updated: small(updated, "the last change")?,
        },
        seat: maybe(seat, "the seat")?,
    })
}

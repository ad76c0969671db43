//! How long data is kept: when tables that nobody comes to end, and when data that nobody
//! needs is deleted.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lucid_protocol::TableId;

use crate::store::{Store, StoreError};

/// The most rows that are deleted in a transaction, so that nobody waits for long.
const BATCH: u32 = 50;
/// The pause between two of these transactions, in which others may commit.
const PAUSE: Duration = Duration::from_millis(20);
/// The most rows that a dry run names.
const DRY_RUN_MOST: u32 = 100_000;

/// A duration or forever: `90s`, `45m`, `12h`, `30d`, `forever`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// So many milliseconds.
    Millis(u64),
    /// Forever.
    Forever,
}

/// The text is not an [`Age`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseAgeError;

/// The letters of units, and their milliseconds.
const UNITS: [(char, u64); 4] = [
    ('d', 24 * 60 * 60 * 1000),
    ('h', 60 * 60 * 1000),
    ('m', 60 * 1000),
    ('s', 1000),
];

impl Age {
    /// So many days.
    pub const fn days(days: u64) -> Age {
        Age::Millis(days * UNITS[0].1)
    }

    /// What is older than this began before that time; nothing is older than forever.
    pub fn before(self, now: u64) -> Option<u64> {
        match self {
            Age::Millis(millis) => Some(now.saturating_sub(millis)),
            Age::Forever => None,
        }
    }

    /// A fraction of it; nothing for forever.
    pub fn fraction(self, parts: u64) -> Option<Duration> {
        match self {
            Age::Millis(millis) => Some(Duration::from_millis(millis / parts)),
            Age::Forever => None,
        }
    }
}

impl FromStr for Age {
    type Err = ParseAgeError;

    fn from_str(text: &str) -> Result<Age, ParseAgeError> {
        if text == "forever" {
            return Ok(Age::Forever);
        }
        let unit = UNITS.iter().find(|(letter, _)| text.ends_with(*letter));
        let (_, millis) = unit.ok_or(ParseAgeError)?;
        let digits = &text[..text.len() - 1];
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseAgeError);
        }
        let count: u64 = digits.parse().map_err(|_| ParseAgeError)?;
        match count.checked_mul(*millis) {
            Some(millis) if millis > 0 => Ok(Age::Millis(millis)),
            _ => Err(ParseAgeError),
        }
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Age::Millis(millis) = *self else {
            return f.write_str("forever");
        };
        let unit = UNITS.iter().find(|(_, unit)| millis % unit == 0);
        match unit {
            Some((letter, unit)) => write!(f, "{}{letter}", millis / unit),
            None => write!(f, "{millis}ms"),
        }
    }
}

impl fmt::Display for ParseAgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a time such as 90s, 45m, 12h, 30d or forever")
    }
}

impl std::error::Error for ParseAgeError {}

/// How long data is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// After how long a table that waits for people ends if nobody comes.
    pub idle_gathering: Age,
    /// After how long a table whose game waits for people without a clock ends if nobody
    /// comes.
    pub idle_running: Age,
    /// How long a table and its record are kept after its end.
    pub keep_tables: Age,
    /// How long a guest without a session is kept at least.
    pub keep_guests: Age,
    /// How long a pack that no table uses is kept.
    pub keep_packs: Age,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            idle_gathering: Age::days(3),
            idle_running: Age::days(30),
            keep_tables: Age::days(365),
            keep_guests: Age::days(30),
            keep_packs: Age::days(90),
        }
    }
}

impl Retention {
    /// The shortest of some durations, divided by a number.
    pub(crate) fn shortest(ages: &[Age], parts: u64) -> Option<Duration> {
        ages.iter().filter_map(|age| age.fraction(parts)).min()
    }
}

/// What was deleted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Finished tables, with their logs, chats and records.
    pub tables: Vec<TableId>,
    /// The number of sessions that had ended.
    pub sessions: u64,
    /// The number of guests.
    pub guests: u64,
    /// Packs, by their hashes.
    pub packs: Vec<String>,
}

/// Deletes data that has been kept long enough, a little at a time. Several nodes may do so
/// at once.
///
/// # Errors
/// The store does not answer; what was deleted before that stays deleted.
pub async fn prune(store: &Store, keep: &Retention, now: u64) -> Result<Pruned, StoreError> {
    let mut pruned = Pruned {
        // Sessions that were unused for too long are deleted by the running server.
        sessions: store.forget_sessions(now, u64::MAX).await?,
        ..Pruned::default()
    };
    if let Some(before) = keep.keep_tables.before(now) {
        loop {
            let old = store.finished_tables(before, BATCH).await?;
            for id in &old {
                if store.delete_table(*id).await? {
                    pruned.tables.push(*id);
                }
            }
            if pause_unless_done(old.len()).await {
                break;
            }
        }
    }
    if let Some(before) = keep.keep_guests.before(now) {
        loop {
            let old = store.stale_guests(before, now, BATCH).await?;
            pruned.guests += store.forget_guests(&old, now).await?;
            if pause_unless_done(old.len()).await {
                break;
            }
        }
    }
    // After tables, which may have been the last to use a pack.
    if let Some(before) = keep.keep_packs.before(now) {
        loop {
            let old = store.unused_packs(before, BATCH).await?;
            let count = old.len();
            pruned.packs.extend(store.forget_packs(old, before).await?);
            if pause_unless_done(count).await {
                break;
            }
        }
    }
    Ok(pruned)
}

/// What [`prune`] would delete now, without deleting it. Packs that only become unused by
/// that are not included.
///
/// # Errors
/// The store does not answer.
pub async fn rehearse(store: &Store, keep: &Retention, now: u64) -> Result<Pruned, StoreError> {
    let mut pruned = Pruned {
        sessions: store.count_ended_sessions(now).await?,
        ..Pruned::default()
    };
    if let Some(before) = keep.keep_tables.before(now) {
        pruned.tables = store.finished_tables(before, DRY_RUN_MOST).await?;
    }
    if let Some(before) = keep.keep_guests.before(now) {
        pruned.guests = store.stale_guests(before, now, DRY_RUN_MOST).await?.len() as u64;
    }
    if let Some(before) = keep.keep_packs.before(now) {
        pruned.packs = store.unused_packs(before, DRY_RUN_MOST).await?;
    }
    Ok(pruned)
}

/// Lets others commit; says whether there is nothing more to do.
async fn pause_unless_done(count: usize) -> bool {
    if count < BATCH as usize {
        return true;
    }
    tokio::time::sleep(PAUSE).await;
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_of_time_are_read_and_written() {
        for (text, millis) in [
            ("90s", 90_000),
            ("45m", 2_700_000),
            ("12h", 43_200_000),
            ("30d", 2_592_000_000),
        ] {
            assert_eq!(text.parse(), Ok(Age::Millis(millis)));
            assert_eq!(Age::Millis(millis).to_string(), text);
        }
        assert_eq!("forever".parse(), Ok(Age::Forever));
        assert_eq!(Age::Forever.to_string(), "forever");
        assert_eq!("60m".parse::<Age>().unwrap().to_string(), "1h");
        for text in [
            "",
            "d",
            "0d",
            "30",
            "-1d",
            "+1d",
            "1.5h",
            "1w",
            "1 d",
            "99999999999999999d",
        ] {
            assert_eq!(text.parse::<Age>(), Err(ParseAgeError), "{text}");
        }
    }

    #[test]
    fn nothing_is_older_than_for_ever() {
        assert_eq!(Age::days(1).before(86_400_005), Some(5));
        assert_eq!(Age::days(1).before(5), Some(0));
        assert_eq!(Age::Forever.before(u64::MAX), None);
    }
}

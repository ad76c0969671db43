//! The versions of the shape of record files.

use std::fmt;

use super::RecordError;

/// The version of the shape of record files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// The commitment covers the seed alone; draws that were taken back came again.
    One = 1,
    /// The commitment covers seed, rules, pack and seats; draws that were taken
    /// back are used up; the last line is a digest.
    Two = 2,
}

/// What the first line of every record begins with; the number of its format follows.
const FIRST: &str = "lucid record ";

impl Format {
    /// All formats, the newest last.
    pub const ALL: [Format; 2] = [Format::One, Format::Two];
    /// The format of games that begin now.
    pub const NEWEST: Format = Format::Two;

    /// Its number.
    pub const fn number(self) -> u32 {
        self as u32
    }
}

/// The first line of a record.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FIRST}{}", self.number())
    }
}

/// The format that the first line of a record names.
pub(super) fn format_of(line: &str) -> Result<Format, RecordError> {
    let number = line.strip_prefix(FIRST).ok_or(RecordError::NotARecord)?;
    let number: u32 = number.parse().map_err(|_| RecordError::NotARecord)?;
    let mut known = Format::ALL.into_iter();
    match known.find(|format| format.to_string() == line) {
        Some(format) => Ok(format),
        None if number > Format::NEWEST.number() => Err(RecordError::NewerFormat(number)),
        None => Err(RecordError::NotARecord),
    }
}

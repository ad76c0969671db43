//! The id of a table: 63 random bits as 13 letters and digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Letters and digits that cannot be mistaken for one another (Crockford's base 32).
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The id of a table: 63 bits, so that every database has an integer type for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(u64);

/// The text is not the id of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIdError;

impl TableId {
    /// The id with a number, whose highest bit is dropped.
    pub const fn new(number: u64) -> TableId {
        TableId(number & (u64::MAX >> 1))
    }

    /// The number, as databases store it.
    pub const fn number(self) -> i64 {
        self.0 as i64
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 13];
        for (place, digit) in text.iter_mut().rev().enumerate() {
            *digit = DIGITS[(self.0 >> (5 * place)) as usize & 31];
        }
        f.write_str(std::str::from_utf8(&text).unwrap_or_default())
    }
}

impl FromStr for TableId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<TableId, ParseIdError> {
        if text.len() != 13 {
            return Err(ParseIdError);
        }
        let mut number: u64 = 0;
        for byte in text.bytes() {
            let digit = DIGITS.iter().position(|digit| *digit == byte);
            let digit = digit.ok_or(ParseIdError)? as u64;
            // 13 digits hold 65 bits, two too many.
            number = number.checked_mul(32).ok_or(ParseIdError)? + digit;
        }
        match number >> 63 {
            0 => Ok(TableId(number)),
            _ => Err(ParseIdError),
        }
    }
}

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the id of a table: expected 13 letters and digits")
    }
}

impl std::error::Error for ParseIdError {}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

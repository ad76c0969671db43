//! The name of a table: 64 random bits as 13 letters and digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Letters and digits that nobody mistakes for one another (Crockford's base 32).
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Which table.
///
/// 63 bits, so that every database has a number for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(u64);

/// The text is no name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIdError;

impl TableId {
    /// The table with a number; its highest bit is left out.
    pub const fn new(number: u64) -> TableId {
        TableId(number & (u64::MAX >> 1))
    }

    /// The number, as databases keep it.
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
            // 13 digits hold 65 bits: the first one may not be used up.
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
        f.write_str("not the name of a table: 13 letters and digits")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        for number in [0, 1, 31, 32, 0x0123_4567_89ab_cdef, u64::MAX] {
            let id = TableId::new(number);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(TableId::new(id.number() as u64), id);
        }
        assert_eq!(TableId::new(33).to_string(), "0000000000011");
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in [
            "",
            "1",
            "00000000000l1",
            "zzzzzzzzzzzzz",
            "8000000000000",
            "ä00000000000",
        ] {
            assert_eq!(text.parse::<TableId>(), Err(ParseIdError), "{text}");
        }
    }
}

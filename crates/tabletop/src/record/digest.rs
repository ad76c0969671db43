//! The digest of a record, the same before and after names were erased.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use super::Header;
use crate::hex::hex_text;

/// SHA-256 of a record without the lines that hold names and salts, and without
/// comments and empty lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RecordDigest(pub [u8; 32]);

hex_text!(RecordDigest);

impl fmt::Debug for RecordDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RecordDigest({self})")
    }
}

impl RecordDigest {
    /// The digest of a header, the lines of turns, and the result.
    pub(super) fn new<L: AsRef<str>>(
        header: &Header,
        turns: impl IntoIterator<Item = L>,
        result: &str,
    ) -> RecordDigest {
        let mut hash = Sha256::new();
        let mut line = |text: &str| {
            hash.update(text);
            hash.update("\n");
        };
        header.lasting_lines().iter().for_each(|text| line(text));
        turns.into_iter().for_each(|text| line(text.as_ref()));
        line(result);
        RecordDigest(hash.finalize().into())
    }
}

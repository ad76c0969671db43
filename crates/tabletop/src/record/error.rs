//! What can be wrong with the shape of a record file.

use std::fmt;

use super::Format;

/// What is wrong with the shape of a record file, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The first line is not that of a record.
    NotARecord,
    /// The record has a newer format than this program can read.
    NewerFormat(u32),
    /// A header line is missing.
    Missing(&'static str),
    /// A header line cannot be understood, or is there twice.
    BadField {
        /// The line in the file.
        line: usize,
        /// The name of the field.
        field: &'static str,
    },
    /// The line is neither a header field nor a turn.
    BadLine(usize),
    /// The file ends without a result: something is missing after this line.
    Truncated(usize),
    /// There is text after the last line.
    AfterResult(usize),
}

impl RecordError {
    /// The line that is wrong.
    pub fn line(&self) -> usize {
        match *self {
            RecordError::NotARecord | RecordError::NewerFormat(_) | RecordError::Missing(_) => 1,
            RecordError::BadField { line, .. }
            | RecordError::BadLine(line)
            | RecordError::Truncated(line)
            | RecordError::AfterResult(line) => line,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let newest = Format::NEWEST;
        match self {
            RecordError::NotARecord => {
                write!(f, "not a record: the first line should be \"{newest}\"")
            }
            RecordError::NewerFormat(format) => {
                let known = newest.number();
                write!(
                    f,
                    "record format {format} is newer than {known}, the newest known here"
                )
            }
            RecordError::Missing(field) => write!(f, "the header has no \"{field}:\" line"),
            RecordError::BadField { field, .. } => write!(f, "\"{field}:\" cannot be read"),
            RecordError::BadLine(_) => {
                f.write_str("neither a header field nor a turn (\"label | steps\")")
            }
            RecordError::Truncated(_) => {
                f.write_str("the record stops here, without its last line: it is cut off")
            }
            RecordError::AfterResult(_) => f.write_str("there is text after the last line"),
        }
    }
}

impl std::error::Error for RecordError {}

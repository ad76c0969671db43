//! Bytes as lower-case hexadecimal digits.

use std::fmt;

/// The error for a text that does not have the right number of hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHexError {
    /// How many digits it should have.
    pub digits: usize,
}

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not {} hexadecimal digits", self.digits)
    }
}

impl std::error::Error for ParseHexError {}

pub(crate) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn parse<const N: usize>(text: &str) -> Result<[u8; N], ParseHexError> {
    let error = ParseHexError { digits: 2 * N };
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _ => Err(error),
    };
    let text = text.as_bytes();
    if text.len() != 2 * N {
        return Err(error);
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

/// Prints a type of bytes in hexadecimal, and reads it so.
macro_rules! hex_text {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                crate::hex::write(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = crate::hex::ParseHexError;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                crate::hex::parse(text).map($name)
            }
        }
    };
}

pub(crate) use hex_text;

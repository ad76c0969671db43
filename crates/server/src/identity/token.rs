//! The token of a session or device: 256 random bits, of which only the hash is stored.

use std::fmt;
use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

use crate::chance;

/// What a browser sends to be recognised.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new token.
    pub(crate) fn fresh() -> Token {
        Token(chance::bytes())
    }

    /// Its hash, which is stored: nobody can sign in with what is in the database.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The text in a cookie.
    pub(crate) fn text(&self) -> String {
        self.0.iter().fold(String::new(), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Reads the text in a cookie.
    pub(crate) fn read(text: &str) -> Option<Token> {
        if text.len() != 64 {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digit = |at: usize| (pair[at] as char).to_digit(16);
            *byte = u8::try_from(digit(0)? * 16 + digit(1)?).ok()?;
        }
        Some(Token(bytes))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_is_written() {
        let token = Token::fresh();
        assert_eq!(Token::read(&token.text()), Some(token.clone()));
        assert_ne!(token, Token::fresh());
        assert!(!format!("{token:?}").contains(&token.text()[..8]));
    }

    #[test]
    fn other_texts_are_no_tokens() {
        let long = "0".repeat(65);
        for text in [
            "",
            "0",
            &long,
            &long[..63],
            &"é".repeat(32),
            &"+f".repeat(32),
        ] {
            assert_eq!(Token::read(text), None, "{text}");
        }
    }
}

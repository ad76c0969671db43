//! How long laws and other endless tests run: short in every run, in full on demand.
//!
//! `LUCID_LENGTH=full` runs everything at its full length, as `cargo xtask test --all`
//! does. Otherwise tests take about a tenth of it or less, always the same part: all seeds
//! are fixed.

use std::env;

/// How long tests run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// About a tenth.
    Short,
    /// Everything.
    Full,
}

impl Length {
    /// What `LUCID_LENGTH` asks for.
    ///
    /// # Panics
    /// When it is neither `short` nor `full`: a typing error would leave things out.
    pub fn wanted() -> Length {
        Length::parse(env::var("LUCID_LENGTH").ok().as_deref())
    }

    /// What a word asks for; short is the default.
    ///
    /// # Panics
    /// As [`Length::wanted`].
    pub fn parse(word: Option<&str>) -> Length {
        match word {
            None | Some("" | "short") => Length::Short,
            Some("full") => Length::Full,
            Some(word) => panic!("LUCID_LENGTH is `short` or `full`, not `{word}`"),
        }
    }

    /// A number that depends on the length.
    pub fn of(self, short: u64, full: u64) -> u64 {
        match self {
            Length::Short => short,
            Length::Full => full,
        }
    }
}

/// A number for this run, for what cannot be shortened by a tenth.
pub fn either(short: u64, full: u64) -> u64 {
    Length::wanted().of(short, full)
}

/// So many in full, a tenth of that (at least one) in a short run.
pub fn scaled(full: u64) -> u64 {
    either(full.div_ceil(10), full)
}

/// A number of games, of which `LUCID_GAMES` can ask for any.
///
/// # Panics
/// When `LUCID_GAMES` is no number.
pub fn games(short: u64, full: u64) -> u64 {
    match env::var("LUCID_GAMES") {
        Ok(number) => number.parse().expect("LUCID_GAMES is a number"),
        Err(_) => either(short, full),
    }
}

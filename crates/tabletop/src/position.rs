//! Positions as text: what the formats of all games share.
//!
//! A position is a first line that names its format, then lines `name: value` about
//! the table, then for each seat a line `seat A` and lines about that seat. Blank
//! lines and lines that begin with `#` say nothing.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::Seat;

/// Why a text is not a position; `R` is what can be wrong with its rules, `F` what
/// can be wrong with what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError<R, F> {
    /// A line cannot be read.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// What it should be.
        expected: &'static str,
    },
    /// The rules cannot be read.
    Rules(R),
    /// It was written for these other rules, or for this other pack.
    OtherGame(String),
    /// It can be read, but no game can reach it.
    Unsound(Vec<F>),
}

impl<R: fmt::Display, F: fmt::Display> fmt::Display for PositionError<R, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Unreadable { line, expected } => {
                write!(f, "line {line}: {expected} was expected")
            }
            PositionError::Rules(error) => write!(f, "{error}"),
            PositionError::OtherGame(other) => write!(f, "the position belongs to {other}"),
            PositionError::Unsound(flaws) => {
                let flaws: Vec<String> = flaws.iter().map(F::to_string).collect();
                f.write_str(&flaws.join("; "))
            }
        }
    }
}

impl<R, F> std::error::Error for PositionError<R, F>
where
    R: fmt::Debug + fmt::Display,
    F: fmt::Debug + fmt::Display,
{
}

/// What reading a word gives: the value, or what was expected instead.
pub type Expect<T> = Result<T, &'static str>;

/// A line of a position and its number, from 1.
pub type NumberedLine<'a> = (usize, &'a str);

/// The error for a line that should be something else.
///
/// # Errors
/// Always.
pub fn unreadable<T, R, F>(line: usize, expected: &'static str) -> Result<T, PositionError<R, F>> {
    Err(PositionError::Unreadable { line, expected })
}

/// The rules that a position was written for. `first` is the first line of the
/// format, `quoted` the same in quotation marks.
///
/// # Errors
/// When it is not a position, or its rules cannot be read.
pub fn rules_of<R: FromStr, F>(
    text: &str,
    first: &str,
    quoted: &'static str,
) -> Result<R, PositionError<R::Err, F>> {
    if text.lines().next().map(str::trim_end) != Some(first) {
        return unreadable(1, quoted);
    }
    match text.lines().find_map(|line| line.strip_prefix("rules: ")) {
        Some(rules) => rules.parse().map_err(PositionError::Rules),
        None => unreadable(2, "a line \"rules: …\""),
    }
}

/// The version of the rules that a position was written for; one that names none belongs
/// to the present version.
///
/// # Errors
/// When it names something else.
pub fn version_of<R, F>(text: &str, present: u16) -> Result<u16, PositionError<R, F>> {
    let version = |(number, line)| Some((number, str::strip_prefix(line, "version: ")?));
    match lines(text).find_map(version) {
        None => Ok(present),
        Some((line, version)) => number(version).or_else(|expected| unreadable(line, expected)),
    }
}

/// That a position was written for another version of the rules than a game is played by.
pub fn other_version<R, F>(version: u16) -> PositionError<R, F> {
    PositionError::OtherGame(format!("version {version} of the rules"))
}

/// The lines after the first that say something.
pub fn lines(text: &str) -> impl Iterator<Item = NumberedLine<'_>> {
    let numbered = text.lines().enumerate().skip(1);
    numbered
        .map(|(index, line)| (index + 1, line.trim_end()))
        .filter(|(_, line)| !line.is_empty() && !line.trim_start().starts_with('#'))
}

/// The seat that a line `seat A` begins, if it is such a line.
///
/// # Errors
/// When the game has no such seat.
pub fn seat_begun(line: &str, seats: usize) -> Expect<Option<Seat>> {
    let Some(letter) = line.strip_prefix("seat ") else {
        return Ok(None);
    };
    let seat = letter
        .parse()
        .ok()
        .filter(|seat: &Seat| seat.index() < seats);
    seat.map(Some).ok_or("a seat of the game")
}

/// The name and the value of a line.
///
/// # Errors
/// When the line has no colon.
pub fn name_and_value(line: &str) -> Expect<(&str, &str)> {
    line.split_once(": ").ok_or("\"name: value\"")
}

/// Reads a number.
///
/// # Errors
/// When it is none, or out of range.
pub fn number<T: FromStr>(text: &str) -> Expect<T> {
    text.parse().map_err(|_| "a number in range")
}

/// Writes a line `name: value`, unless the value is empty.
pub fn write_line(out: &mut String, name: &str, value: &str) {
    if !value.is_empty() {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{name}: {value}");
    }
}

/// Words with blanks between them.
pub fn words(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(" ")
}

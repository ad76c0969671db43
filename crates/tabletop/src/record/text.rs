//! The shape of a record file, without any game.

use super::digest::RecordDigest;
use super::format::format_of;
use super::header::Fields;
use super::{Format, Header, RecordError};

/// One turn, cut into the words of its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// The line in the file, from 1.
    pub line: usize,
    /// Whose turn, in which phase.
    pub label: String,
    /// One word for each step, and one where draws were used up before it
    /// ([`super::used_up_word`]).
    pub words: Vec<String>,
}

/// A record file that is whole, though not yet known to be a legal game.
///
/// ```
/// use lucid_tabletop::record::{Record, RecordError};
///
/// let text = "lucid record 1\ngame: go\nversion: 1\nrules: plain\npack: none 00\n\
///     seats: Ada / Bob\ncommitment: \
///     0000000000000000000000000000000000000000000000000000000000000000\n\n\
///     1 move A | a b\nresult | A 1 B 2 | B\n";
/// let record = Record::parse(text)?;
/// assert_eq!(record.header.game, "go");
/// assert_eq!(record.turns[0].words, ["a", "b"]);
/// assert!(record.is_finished());
/// assert_eq!(Record::parse("a shopping list"), Err(RecordError::NotARecord));
/// # Ok::<(), RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The header.
    pub header: Header,
    /// The turns.
    pub turns: Vec<TurnLine>,
    /// The result and the number of its line.
    pub result: (usize, String),
    /// The digest that the record says it has, and the number of its line; nothing
    /// in format 1.
    pub stated: Option<(usize, RecordDigest)>,
}

impl TurnLine {
    fn text(&self) -> String {
        let mut text = format!("{} |", self.label);
        self.words.iter().for_each(|word| text.extend([" ", word]));
        text
    }
}

impl Record {
    /// Reads the shape of a record.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(n, line)| (n + 1, line.trim_end()));
        let format = format_of(lines.next().map_or("", |(_, line)| line))?;
        let mut fields = Fields::new(format);
        let mut turns: Vec<TurnLine> = Vec::new();
        let mut result = None;
        let mut stated = None;
        let mut last = 1;
        for (number, line) in lines {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            last = number;
            if stated.is_some() || (result.is_some() && format == Format::One) {
                return Err(RecordError::AfterResult(number));
            }
            if result.is_some() {
                let digest = read_digest(number, line);
                stated = Some((number, digest.map_err(|error| unless_cut_off(text, error))?));
            } else if let Some((label, steps)) = line.split_once(" |") {
                if matches!(label, "result" | "open") {
                    result = Some((number, line.to_owned()));
                } else {
                    turns.push(TurnLine {
                        line: number,
                        label: label.to_owned(),
                        words: steps.split_whitespace().map(str::to_owned).collect(),
                    });
                }
            } else {
                let read = match turns.is_empty() {
                    true => fields.read(number, line),
                    false => Err(RecordError::BadLine(number)),
                };
                read.map_err(|error| unless_cut_off(text, error))?;
            }
        }
        // Without its last line a record is cut off, and what its header
        // lacks follows from that.
        let cut_off = RecordError::Truncated(last);
        if format == Format::Two && stated.is_none() {
            return Err(cut_off);
        }
        Ok(Record {
            result: result.ok_or(cut_off)?,
            header: fields.finish()?,
            turns,
            stated,
        })
    }

    /// Whether it says that the game was played to its end.
    pub fn is_finished(&self) -> bool {
        self.result.1.starts_with("result |")
    }

    /// The digest of what the record says, names and salts aside.
    pub fn digest(&self) -> RecordDigest {
        let turns = self.turns.iter().map(TurnLine::text);
        RecordDigest::new(&self.header, turns, &self.result.1)
    }
}

/// What the last line starts with.
pub(super) const DIGEST: &str = "digest | ";

fn read_digest(line: usize, text: &str) -> Result<RecordDigest, RecordError> {
    let digest = text
        .strip_prefix(DIGEST)
        .ok_or(RecordError::BadLine(line))?;
    let field = "digest";
    (digest.parse()).map_err(|_| RecordError::BadField { line, field })
}

/// A last line that cannot be read is one that was not written to its end.
fn unless_cut_off(text: &str, error: RecordError) -> RecordError {
    let rest = text.lines().skip(error.line());
    if rest.into_iter().all(|line| line.trim().is_empty()) {
        RecordError::Truncated(error.line())
    } else {
        error
    }
}

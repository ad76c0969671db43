//! The shape of a record file, without any game.

use std::fmt;

use crate::{Commitment, Seed};

const FORMAT: &str = "lucid record 1";

/// What a record says before its first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The name of the game.
    pub game: String,
    /// The rules version that it was played under.
    pub version: u16,
    /// The ruleset, in the game's notation.
    pub rules: String,
    /// The pack's id and hash.
    pub pack: String,
    /// A name for each seat.
    pub seats: Vec<String>,
    /// The promise about the seed.
    pub commitment: Commitment,
    /// The seed, once revealed.
    pub seed: Option<Seed>,
}

/// One turn, cut into the words of its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// The line in the file, from 1.
    pub line: usize,
    /// Whose turn, in which phase.
    pub label: String,
    /// One word for each step.
    pub words: Vec<String>,
}

/// A record file that is whole, though not yet known to be a legal game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The header.
    pub header: Header,
    /// The turns.
    pub turns: Vec<TurnLine>,
    /// The last line and its number.
    pub result: (usize, String),
}

/// What is wrong with the shape of a record file, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The first line is not that of a record.
    NotARecord,
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
    /// There is text after the result.
    AfterResult(usize),
}

impl RecordError {
    /// The line that is wrong.
    pub fn line(&self) -> usize {
        match *self {
            RecordError::NotARecord | RecordError::Missing(_) => 1,
            RecordError::BadField { line, .. }
            | RecordError::BadLine(line)
            | RecordError::Truncated(line)
            | RecordError::AfterResult(line) => line,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::NotARecord => {
                write!(f, "not a record: the first line should be \"{FORMAT}\"")
            }
            RecordError::Missing(field) => write!(f, "the header has no \"{field}:\" line"),
            RecordError::BadField { field, .. } => write!(f, "\"{field}:\" cannot be read"),
            RecordError::BadLine(_) => {
                f.write_str("neither a header field nor a turn (\"label | steps\")")
            }
            RecordError::Truncated(_) => {
                f.write_str("the record stops here, without its result line: it is cut off")
            }
            RecordError::AfterResult(_) => f.write_str("there is text after the result line"),
        }
    }
}

impl std::error::Error for RecordError {}

impl Header {
    pub(super) fn write(&self, out: &mut String) {
        let mut line = |text: &str| {
            out.push_str(text);
            out.push('\n');
        };
        line(FORMAT);
        line(&format!("game: {}", self.game));
        line(&format!("version: {}", self.version));
        line(&format!("rules: {}", self.rules));
        line(&format!("pack: {}", self.pack));
        // A name may hold anything but what separates names and lines.
        let plain = |name: &String| {
            let name = name.replace(['/', '\n', '\r', '|'], " ");
            let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
            if name.is_empty() {
                "-".to_owned()
            } else {
                name
            }
        };
        let names: Vec<String> = self.seats.iter().map(plain).collect();
        line(&format!("seats: {}", names.join(" / ")));
        line(&format!("commitment: {}", self.commitment));
        if let Some(seed) = &self.seed {
            line(&format!("seed: {seed}"));
        }
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
        if lines.next().map(|(_, line)| line) != Some(FORMAT) {
            return Err(RecordError::NotARecord);
        }
        let mut fields = Fields::default();
        let mut turns: Vec<TurnLine> = Vec::new();
        let mut result = None;
        let mut last = 1;
        for (number, line) in lines {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            last = number;
            if result.is_some() {
                return Err(RecordError::AfterResult(number));
            }
            if let Some((label, steps)) = line.split_once(" |") {
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
        // Without its result line a record is cut off, and what its header
        // lacks follows from that.
        let result = result.ok_or(RecordError::Truncated(last))?;
        let header = fields.finish()?;
        Ok(Record {
            header,
            turns,
            result,
        })
    }
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

/// Header fields as they are found.
#[derive(Default)]
struct Fields {
    game: Option<String>,
    version: Option<u16>,
    rules: Option<String>,
    pack: Option<String>,
    seats: Option<Vec<String>>,
    commitment: Option<Commitment>,
    seed: Option<Seed>,
}

/// The names of header fields.
const NAMES: [&str; 7] = [
    "game",
    "version",
    "rules",
    "pack",
    "seats",
    "commitment",
    "seed",
];

/// Fills a field with what was read; nothing if it could not be read or is full.
fn fill<T>(field: &mut Option<T>, value: Option<T>) -> Option<()> {
    if field.is_some() {
        return None;
    }
    *field = Some(value?);
    Some(())
}

impl Fields {
    fn read(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        let (name, value) = text.split_once(": ").ok_or(RecordError::BadLine(line))?;
        let set = match name {
            "game" => fill(&mut self.game, Some(value.to_owned())),
            "version" => fill(&mut self.version, value.parse().ok()),
            "rules" => fill(&mut self.rules, Some(value.to_owned())),
            "pack" => fill(&mut self.pack, Some(value.to_owned())),
            "seats" => {
                let seats = value.split(" / ").map(str::to_owned).collect();
                fill(&mut self.seats, Some(seats))
            }
            "commitment" => fill(&mut self.commitment, value.parse().ok()),
            "seed" => fill(&mut self.seed, value.parse().ok()),
            _ => return Err(RecordError::BadLine(line)),
        };
        let field = NAMES.into_iter().find(|field| *field == name).unwrap_or("");
        set.ok_or(RecordError::BadField { line, field })
    }

    fn finish(self) -> Result<Header, RecordError> {
        use RecordError::Missing;
        Ok(Header {
            game: self.game.ok_or(Missing("game"))?,
            version: self.version.ok_or(Missing("version"))?,
            rules: self.rules.ok_or(Missing("rules"))?,
            pack: self.pack.ok_or(Missing("pack"))?,
            seats: self.seats.ok_or(Missing("seats"))?,
            commitment: self.commitment.ok_or(Missing("commitment"))?,
            seed: self.seed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "lucid record 1\ngame: go\nversion: 1\nrules: plain\npack: none 00\n\
        seats: Ada / Bob\ncommitment: \
        0000000000000000000000000000000000000000000000000000000000000000\n\n\
        1 move A | a b\n1 move B | c\nresult | A 1 B 2 | B\n";

    #[test]
    fn a_whole_record_is_read() {
        let record = Record::parse(WHOLE).unwrap();
        assert_eq!(record.header.seats, ["Ada", "Bob"]);
        assert_eq!(record.turns.len(), 2);
        assert_eq!(record.turns[0].words, ["a", "b"]);
        assert_eq!(record.result, (11, "result | A 1 B 2 | B".to_owned()));
    }

    #[test]
    fn a_record_cut_anywhere_is_cut_off() {
        let first = "lucid record 1".len();
        let last = WHOLE.find("result |").unwrap() + "result |".len();
        for end in first..last {
            let cut = Record::parse(&WHOLE[..end]).unwrap_err();
            assert!(matches!(cut, RecordError::Truncated(_)), "{cut:?} at {end}");
        }
    }

    #[test]
    fn a_bad_line_in_the_middle_is_named() {
        for (from, to, expected) in [
            ("rules: plain", "rules plain", RecordError::BadLine(4)),
            (
                "version: 1",
                "version: one",
                RecordError::BadField {
                    line: 3,
                    field: "version",
                },
            ),
            (
                "pack: none",
                "game: none",
                RecordError::BadField {
                    line: 5,
                    field: "game",
                },
            ),
            ("1 move B |", "1 move B", RecordError::BadLine(10)),
            ("game: go\n", "", RecordError::Missing("game")),
            ("lucid record 1", "lucid record 9", RecordError::NotARecord),
        ] {
            let found = Record::parse(&WHOLE.replacen(from, to, 1)).unwrap_err();
            assert_eq!(found, expected, "{to}");
        }
        let more = format!("{WHOLE}1 move A | d\n");
        assert_eq!(Record::parse(&more), Err(RecordError::AfterResult(12)));
    }
}

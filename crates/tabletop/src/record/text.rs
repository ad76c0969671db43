//! The shape of a record file, without any game.

use std::fmt;

use sha2::{Digest as _, Sha256};

use super::digest::RecordDigest;
use super::seating::{BoundSeat, Salt, Seating};
use crate::{Commitment, MAX_SEATS, Seat, Seed};

/// The version of the shape of record files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// The commitment covers the seed alone; draws that were taken back came again.
    One = 1,
    /// The commitment covers seed, rules, pack and seats; draws that were taken
    /// back are used up; the last line is a digest.
    Two = 2,
}

/// What the first line of every record begins with; the number of its format follows.
const FIRST: &str = "lucid record ";

impl Format {
    /// All formats, the newest last.
    pub const ALL: [Format; 2] = [Format::One, Format::Two];
    /// The format of games that begin now.
    pub const NEWEST: Format = Format::Two;

    /// Its number.
    pub const fn number(self) -> u32 {
        self as u32
    }
}

/// The first line of a record.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FIRST}{}", self.number())
    }
}

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
    /// Who sat where when the game began.
    pub seating: Seating,
    /// What was published when the game began.
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

impl Header {
    /// The format of the record: bound seats make the difference.
    pub fn format(&self) -> Format {
        match self.seating.bound {
            None => Format::One,
            Some(_) => Format::Two,
        }
    }

    /// What would have been published at the start of the game if this were its seed.
    pub fn commitment_with(&self, seed: &Seed) -> Commitment {
        match self.format() {
            Format::One => seed.commitment(),
            Format::Two => {
                let mut text = String::from("lucid game 2\n");
                let lines = self.game_lines().into_iter();
                let lines = lines.chain([format!("seed: {seed}")]);
                lines.for_each(|line| text.extend([&*line, "\n"]));
                Commitment(Sha256::digest(text).into())
            }
        }
    }

    /// The game and its seats, without their names.
    fn game_lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("game: {}", self.game),
            format!("version: {}", self.version),
            format!("rules: {}", self.rules),
            format!("pack: {}", self.pack),
        ];
        let seats = Seat::first(MAX_SEATS).zip(self.seating.bound.iter().flatten());
        lines.extend(seats.map(|(seat, bound)| format!("seat {seat}: {bound}")));
        lines
    }

    /// The lines that are the same before and after names were erased.
    pub(super) fn lasting_lines(&self) -> Vec<String> {
        let mut lines = vec![self.format().to_string()];
        lines.extend(self.game_lines());
        lines.push(format!("commitment: {}", self.commitment));
        lines.extend(self.seed.map(|seed| format!("seed: {seed}")));
        lines
    }

    /// All lines: the lasting ones, and after the pack names and salts. Salts are
    /// shown with the seed and not before.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = self.lasting_lines();
        let mut at = lines.iter().position(|line| line.starts_with("pack: "));
        let mut insert = |line: String| {
            let place = at.map_or(0, |place| place + 1);
            lines.insert(place, line);
            at = Some(place);
        };
        insert(format!("seats: {}", self.seating.names.join(" / ")));
        if let (Some(bound), Some(_)) = (&self.seating.bound, self.seed) {
            let salt = |seat: &BoundSeat| {
                seat.salt
                    .map_or(NO_SALT.to_owned(), |salt| salt.to_string())
            };
            let salts: Vec<String> = bound.iter().map(salt).collect();
            insert(format!("salts: {}", salts.join(" / ")));
        }
        lines
    }
}

/// What stands in the place of a salt that was erased with its name.
const NO_SALT: &str = "-";

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

/// The format that the first line of a record names.
fn format_of(line: &str) -> Result<Format, RecordError> {
    let number = line.strip_prefix(FIRST).ok_or(RecordError::NotARecord)?;
    let number: u32 = number.parse().map_err(|_| RecordError::NotARecord)?;
    let mut known = Format::ALL.into_iter();
    match known.find(|format| format.to_string() == line) {
        Some(format) => Ok(format),
        None if number > Format::NEWEST.number() => Err(RecordError::NewerFormat(number)),
        None => Err(RecordError::NotARecord),
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

/// Header fields as they are found.
struct Fields {
    format: Format,
    game: Option<String>,
    version: Option<u16>,
    rules: Option<String>,
    pack: Option<String>,
    seats: Option<(usize, Vec<String>)>,
    bound: [Option<BoundSeat>; MAX_SEATS],
    salts: Option<(usize, Vec<Option<Salt>>)>,
    commitment: Option<Commitment>,
    seed: Option<Seed>,
}

/// The names of header fields.
const NAMES: [&str; 8] = [
    "game",
    "version",
    "rules",
    "pack",
    "seats",
    "salts",
    "commitment",
    "seed",
];

/// The names of the header fields of bound seats.
const SEATS: [&str; MAX_SEATS] = ["seat A", "seat B", "seat C", "seat D"];

/// Fills a field with what was read; nothing if it could not be read or is full.
fn fill<T>(field: &mut Option<T>, value: Option<T>) -> Option<()> {
    if field.is_some() {
        return None;
    }
    *field = Some(value?);
    Some(())
}

/// The salts of a line, in the order of the seats.
fn read_salts(text: &str) -> Option<Vec<Option<Salt>>> {
    let salt = |text: &str| match text {
        NO_SALT => Some(None),
        salt => salt.parse().ok().map(Some),
    };
    text.split(" / ").map(salt).collect()
}

impl Fields {
    fn new(format: Format) -> Fields {
        Fields {
            format,
            game: None,
            version: None,
            rules: None,
            pack: None,
            seats: None,
            bound: [const { None }; MAX_SEATS],
            salts: None,
            commitment: None,
            seed: None,
        }
    }

    fn read(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        let (name, value) = text.split_once(": ").ok_or(RecordError::BadLine(line))?;
        if let Some(seat) = SEATS.iter().position(|field| *field == name)
            && self.format == Format::Two
        {
            let set = fill(&mut self.bound[seat], value.parse().ok());
            let field = SEATS[seat];
            return set.ok_or(RecordError::BadField { line, field });
        }
        let set = match name {
            "game" => fill(&mut self.game, Some(value.to_owned())),
            "version" => fill(&mut self.version, value.parse().ok()),
            "rules" => fill(&mut self.rules, Some(value.to_owned())),
            "pack" => fill(&mut self.pack, Some(value.to_owned())),
            "seats" => {
                let seats = value.split(" / ").map(str::to_owned).collect();
                fill(&mut self.seats, Some((line, seats)))
            }
            "salts" if self.format == Format::Two => fill(
                &mut self.salts,
                read_salts(value).map(|salts| (line, salts)),
            ),
            "commitment" => fill(&mut self.commitment, value.parse().ok()),
            "seed" => fill(&mut self.seed, value.parse().ok()),
            _ => return Err(RecordError::BadLine(line)),
        };
        let field = NAMES.into_iter().find(|field| *field == name).unwrap_or("");
        set.ok_or(RecordError::BadField { line, field })
    }

    fn finish(mut self) -> Result<Header, RecordError> {
        use RecordError::Missing;
        Ok(Header {
            seating: self.seating()?,
            game: self.game.ok_or(Missing("game"))?,
            version: self.version.ok_or(Missing("version"))?,
            rules: self.rules.ok_or(Missing("rules"))?,
            pack: self.pack.ok_or(Missing("pack"))?,
            commitment: self.commitment.ok_or(Missing("commitment"))?,
            seed: self.seed,
        })
    }

    /// The seats; in format 2 each is bound, and no other.
    fn seating(&mut self) -> Result<Seating, RecordError> {
        let (line, names) = self.seats.take().ok_or(RecordError::Missing("seats"))?;
        if self.format == Format::One {
            let bound = None;
            return Ok(Seating { names, bound });
        }
        let mut bound = Vec::new();
        for (index, found) in self.bound.iter_mut().enumerate() {
            match found.take() {
                Some(seat) => bound.push(seat),
                None if index < names.len() => return Err(RecordError::Missing(SEATS[index])),
                None => {}
            }
        }
        if bound.len() != names.len() {
            let field = "seats";
            return Err(RecordError::BadField { line, field });
        }
        if let Some((line, salts)) = self.salts.take() {
            if salts.len() != bound.len() {
                let field = "salts";
                return Err(RecordError::BadField { line, field });
            }
            bound
                .iter_mut()
                .zip(salts)
                .for_each(|(seat, salt)| seat.salt = salt);
        }
        let bound = Some(bound);
        Ok(Seating { names, bound })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{ERASED_NAME, SeatKind};

    const WHOLE: &str = "lucid record 1\ngame: go\nversion: 1\nrules: plain\npack: none 00\n\
        seats: Ada / Bob\ncommitment: \
        0000000000000000000000000000000000000000000000000000000000000000\n\n\
        1 move A | a b\n1 move B | c\nresult | A 1 B 2 | B\n";

    /// The same game in format 2.
    fn bound() -> String {
        let players = [(SeatKind::Person, "Ada"), (SeatKind::bot("greedy"), "Bob")];
        let seed = Seed::of_series(1, 1);
        let mut header = Header {
            seating: Seating::new(players, |seat| Salt::of_seed(&seed, seat)),
            seed: Some(seed),
            ..Record::parse(WHOLE).unwrap().header
        };
        header.commitment = header.commitment_with(&seed);
        let turns = ["1 move A | a b", "1 move B | c"];
        let result = "result | A 1 B 2 | B";
        let digest = RecordDigest::new(&header, turns, result);
        let header = header.lines().join("\n");
        let turns = turns.join("\n");
        format!("{header}\n\n{turns}\n{result}\n{DIGEST}{digest}\n")
    }

    #[test]
    fn a_whole_record_is_read() {
        for (text, line) in [(WHOLE, 11), (&bound(), 15)] {
            let record = Record::parse(text).unwrap();
            assert_eq!(record.header.seating.names, ["Ada", "Bob"]);
            assert_eq!(record.turns.len(), 2);
            assert_eq!(record.turns[0].words, ["a", "b"]);
            assert_eq!(record.result, (line, "result | A 1 B 2 | B".to_owned()));
            assert!(record.is_finished());
        }
    }

    #[test]
    fn a_record_says_which_format_it_has() {
        assert_eq!(Record::parse(WHOLE).unwrap().header.format(), Format::One);
        let record = Record::parse(&bound()).unwrap();
        assert_eq!(record.header.format(), Format::Two);
        let seed = record.header.seed.unwrap();
        assert_eq!(
            record.header.commitment_with(&seed),
            record.header.commitment
        );
        assert_eq!(record.stated, Some((16, record.digest())));
        for (first, expected) in [
            ("lucid record 3", RecordError::NewerFormat(3)),
            ("lucid record 9", RecordError::NewerFormat(9)),
            ("lucid record 0", RecordError::NotARecord),
            ("lucid record 02", RecordError::NotARecord),
            ("lucid record two", RecordError::NotARecord),
            ("lucid table 1", RecordError::NotARecord),
        ] {
            let found = Record::parse(&bound().replacen("lucid record 2", first, 1));
            assert_eq!(found, Err(expected), "{first}");
        }
    }

    #[test]
    fn a_record_cut_anywhere_is_cut_off() {
        let bound = bound();
        let last = WHOLE.find("result |").unwrap() + "result |".len();
        for (text, last) in [(WHOLE, last), (&bound, bound.len() - 1)] {
            for end in "lucid record 1".len()..last {
                let cut = Record::parse(&text[..end]).unwrap_err();
                assert!(matches!(cut, RecordError::Truncated(_)), "{cut:?} at {end}");
            }
        }
    }

    #[test]
    fn a_bad_line_in_the_middle_is_named() {
        let bad = |line, field| RecordError::BadField { line, field };
        for (from, to, expected) in [
            ("rules: plain", "rules plain", RecordError::BadLine(4)),
            ("version: 1", "version: one", bad(3, "version")),
            ("pack: none", "game: none", bad(5, "game")),
            ("seats: Ada", "seat A: Ada", RecordError::BadLine(6)),
            ("1 move B |", "1 move B", RecordError::BadLine(10)),
            ("game: go\n", "", RecordError::Missing("game")),
        ] {
            let found = Record::parse(&WHOLE.replacen(from, to, 1)).unwrap_err();
            assert_eq!(found, expected, "{to}");
        }
        let more = format!("{WHOLE}1 move A | d\n");
        assert_eq!(Record::parse(&more), Err(RecordError::AfterResult(12)));
    }

    #[test]
    fn a_bad_line_about_seats_is_named() {
        let bad = |line, field| RecordError::BadField { line, field };
        let whole = bound();
        for (from, to, expected) in [
            ("seat A: person", "seat A: ghost", bad(8, "seat A")),
            ("seat B: bot greedy", "seat B: bot", bad(9, "seat B")),
            ("seat A: ", "seat B: ", bad(9, "seat B")),
            ("seat B: ", "seat C: ", RecordError::Missing("seat B")),
            ("seat B: ", "seat E: ", RecordError::BadLine(9)),
            (" / Bob", "", bad(6, "seats")),
            ("salts: ", "salts: - / ", bad(7, "salts")),
            ("salts: ", "salts: 0", bad(7, "salts")),
            ("digest | ", "digest ", RecordError::Truncated(16)),
        ] {
            let found = Record::parse(&whole.replacen(from, to, 1)).unwrap_err();
            assert_eq!(found, expected, "{to}");
        }
        let more = format!("{whole}1 move A | d\n");
        assert_eq!(Record::parse(&more), Err(RecordError::AfterResult(17)));
        let twice = whole.replace("digest | ", "digest | 0\ndigest | ");
        assert_eq!(Record::parse(&twice), Err(bad(16, "digest")));
    }

    /// The book shows these lines, so that a shell can work out the digest.
    #[test]
    fn the_digest_is_that_of_the_lines_without_names() {
        for text in [WHOLE, &bound()] {
            let left_out = ["seats: ", "salts: ", "digest | ", "#"];
            let kept = text.lines().filter(|line| {
                !line.is_empty() && !left_out.iter().any(|start| line.starts_with(start))
            });
            let kept: String = kept.flat_map(|line| [line, "\n"]).collect();
            let digest = RecordDigest(Sha256::digest(kept).into());
            assert_eq!(Record::parse(text).unwrap().digest(), digest);
        }
    }

    #[test]
    fn an_erased_name_changes_neither_commitment_nor_digest() {
        let mut record = Record::parse(&bound()).unwrap();
        let (digest, seed) = (record.digest(), record.header.seed.unwrap());
        record.header.seating.erase(Seat::new(0));
        assert_eq!(record.header.seating.names, [ERASED_NAME, "Bob"]);
        assert_eq!(record.digest(), digest);
        assert_eq!(
            record.header.commitment_with(&seed),
            record.header.commitment
        );
    }
}

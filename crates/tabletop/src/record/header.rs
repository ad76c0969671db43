//! What a record says before its first turn.

use sha2::{Digest as _, Sha256};

use super::seating::{BoundSeat, Salt, Seating};
use super::{Format, RecordError};
use crate::{Commitment, MAX_SEATS, Seat, Seed};

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

/// Header fields as they are found.
pub(super) struct Fields {
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
    pub(super) fn new(format: Format) -> Fields {
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

    pub(super) fn read(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
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

    pub(super) fn finish(mut self) -> Result<Header, RecordError> {
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

//! Why a pack cannot be played.

use std::fmt;

use dreamscape::{GridProblem, STACK_ROOM};

use crate::text::shown;
use crate::{FORMAT, MAX_BYTES, Quality};

/// What is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The file has so many bytes.
    TooBig(usize),
    /// The file is no UTF-8 text.
    NotUtf8,
    /// The file is no TOML.
    Syntax(String),
    /// So many further problems are left off.
    More(usize),
    /// The format is of a later program.
    NewerFormat(i64),
    /// A field is needed.
    Missing(String),
    /// A text lacks a language.
    MissingLanguage {
        /// The field, such as `name.de`.
        field: String,
        /// What it would be, such as `German name`.
        what: String,
    },
    /// There is no such field here.
    UnknownField {
        /// The field.
        field: String,
        /// What it looks like.
        meant: Option<&'static str>,
    },
    /// A field holds something else.
    WrongType {
        /// The field.
        field: String,
        /// What it should hold.
        wanted: &'static str,
        /// What it holds.
        found: &'static str,
    },
    /// A number is too small or too great.
    OutOfRange {
        /// The field.
        field: String,
        /// What it holds.
        found: String,
        /// The least.
        from: i64,
        /// The most.
        to: i64,
    },
    /// A word is not one of those that are possible.
    UnknownWord {
        /// What it should name, such as `power`.
        what: &'static str,
        /// The word.
        word: String,
        /// What it looks like.
        meant: Option<&'static str>,
    },
    /// An id has other letters, or is too short or too long.
    BadId(String),
    /// An id begins like those of the players' own segments.
    ReservedId(String),
    /// An id is used twice.
    Twice {
        /// The id.
        id: String,
        /// The line where it was used first.
        line: usize,
    },
    /// A text has no letters.
    EmptyText(String),
    /// A text has too many characters.
    LongText {
        /// The field.
        field: String,
        /// How many there are.
        found: usize,
        /// How many are possible.
        most: usize,
    },
    /// A text has a line break or another control character.
    ControlCharacter(String),
    /// There are more of something than can be played with.
    TooMany {
        /// Of what.
        what: String,
        /// How many there are.
        found: usize,
        /// How many are possible.
        most: usize,
    },

    /// The picture of the grid cannot be read.
    Grid(GridProblem),
    /// So many slots cannot be reached from the entry.
    SlotsApart(usize),
    /// A card has both a picture and a list of cells.
    BothForms,
    /// A card has neither a picture nor a list of cells.
    NoForm,
    /// A picture has more rows or columns than any grid.
    PictureSize,
    /// No colour has this letter.
    Letter(char),
    /// Cards do not ask for this colour.
    NoLandscape(&'static str),
    /// Something stands on no shard.
    NoShard,
    /// A stack has so many shards.
    TooHigh(usize),
    /// A tree and the Dreamer stand on one cell.
    TreeAndDreamer,
    /// So many Dreamers stand on a card.
    Dreamers(usize),
    /// Two cells lie on one place.
    SamePlace(i8, i8),
    /// A card fits nowhere on the grid.
    NoRoom,
    /// So many cards of level 1 are there.
    FewLevelOne(usize),
    /// A purpose of this kind speaks of a colour, or does not.
    ColourSlot(&'static str, bool),
    /// A purpose of this kind is paid otherwise.
    PaidOtherwise(&'static str, Pay),
    /// A purpose pays nothing.
    PaysNothing,
    /// A box has too few purpose tiles for a mode.
    FewPurposes {
        /// Tiles in the whole box.
        size: u8,
        /// How many can be used.
        found: u32,
        /// Whether nightmare tiles were left out.
        basic: bool,
    },

    /// So many rows and words of cells are there instead of three times three.
    NotNine {
        /// Words of each row.
        rows: Vec<usize>,
    },
    /// A converging cell holds a chest (R15).
    ConvergingChest,
    /// A chest holds a chest (R14).
    ChestInChest,
    /// A tile shows a chest for so many keys, and no token has it.
    NoToken(u8),
    /// So many player sets are there.
    Sets(usize),
    /// Symbols do not fit their shape.
    Symbols {
        /// The shape.
        shape: &'static str,
        /// What is there.
        word: String,
    },
    /// A level has too few tiles without a star.
    FewPlainTiles {
        /// The level.
        level: u8,
        /// How many there are.
        found: usize,
    },
    /// A track has so many spaces.
    TrackLength {
        /// The field.
        field: &'static str,
        /// How many spaces there are.
        found: usize,
        /// How few are possible.
        least: usize,
        /// How many are possible.
        most: usize,
    },
    /// The start has points that so many spaces have, instead of one.
    Start(u8, usize),
    /// The start is the bottom space, where one wakes.
    StartAwake,
    /// A track falls.
    Falls(u8, u8),

    /// The engine refuses it for a reason of its own.
    Refused(String),
    /// It can be played, but could be better.
    Quality(Quality),
}

/// How a purpose is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pay {
    /// Points for the best.
    Points,
    /// A table of points.
    Table,
    /// By the shard, without a number.
    ByShard,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::TooBig(bytes) => {
                let (found, most) = (bytes / 1000, MAX_BYTES / 1000);
                write!(f, "{found} kB are too much, a pack has at most {most} kB")
            }
            Reason::NotUtf8 => f.write_str("no UTF-8 from here on; save the file as UTF-8"),
            Reason::Syntax(message) => f.write_str(message),
            Reason::More(n) => write!(f, "further problems that are not shown: {n}"),
            Reason::NewerFormat(n) => write!(
                f,
                "format {n} is newer than this program, which reads format {FORMAT}; get a newer Lucid"
            ),
            Reason::Missing(field) => write!(f, "`{field}` is missing"),
            Reason::MissingLanguage { field, what } => {
                write!(f, "the {what} is missing (`{field}`)")
            }
            Reason::UnknownField { field, meant } => {
                write!(f, "unknown field `{}`{}", shown(field), DidYouMean(*meant))
            }
            Reason::WrongType {
                field,
                wanted,
                found,
            } => write!(f, "`{field}` should be {wanted}, this is {found}"),
            Reason::OutOfRange {
                field,
                found,
                from,
                to,
            } if from == to => write!(f, "`{field}` is {}, only {to} is possible", shown(found)),
            Reason::OutOfRange {
                field,
                found,
                from,
                to,
            } => write!(
                f,
                "`{field}` is {}, possible are {from} to {to}",
                shown(found)
            ),
            Reason::UnknownWord { what, word, meant } => {
                write!(f, "unknown {what} {:?}{}", shown(word), DidYouMean(*meant))
            }
            Reason::BadId(id) => write!(f, "{:?} is no id: 2 to 40 of a-z, 0-9 and '-'", shown(id)),
            Reason::ReservedId(id) => {
                write!(
                    f,
                    "{id:?} begins with \"set-\", as only the players' own segments do"
                )
            }
            Reason::Twice { id, line } => write!(f, "the id {id:?} is used in line {line} already"),
            Reason::EmptyText(field) => write!(f, "`{field}` is empty"),
            Reason::LongText { field, found, most } => {
                write!(f, "`{field}` has {found} characters, {most} are possible")
            }
            Reason::ControlCharacter(field) => {
                write!(f, "`{field}` has a line break or another control character")
            }
            Reason::TooMany { what, found, most } => {
                write!(f, "{what}: {found}, at most {most} are possible")
            }
            Reason::Quality(quality) => write!(f, "{quality}"),
            Reason::Refused(reason) => f.write_str(reason),
            other => other.fmt_of_game(f),
        }
    }
}

impl Reason {
    /// The sentences that speak of a game's own things.
    fn fmt_of_game(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Grid(problem) => write!(f, "{problem}"),
            Reason::SlotsApart(n) => write!(f, "slots that cannot be reached from the entry: {n}"),
            Reason::BothForms => {
                f.write_str("`structure` and `cells` are both there, one is enough")
            }
            Reason::NoForm => f.write_str("`structure` or `cells` is missing"),
            Reason::PictureSize => write!(f, "{}", GridProblem::Size),
            Reason::Letter(letter) => write!(
                f,
                "{letter:?} is no colour; a cell is '.', or g u y b from the bottom up, then '^' or '@'"
            ),
            Reason::NoLandscape(colour) => {
                write!(f, "no card asks for {colour}; the colours are g u y b")
            }
            Reason::NoShard => f.write_str("there is no shard to stand on"),
            Reason::TooHigh(n) => write!(f, "a stack of {n} shards, {STACK_ROOM} are possible"),
            Reason::TreeAndDreamer => f.write_str("a tree and the Dreamer stand on one cell"),
            Reason::Dreamers(0) => f.write_str("no Dreamer, exactly one '@' is needed"),
            Reason::Dreamers(n) => write!(f, "{n} Dreamers instead of one"),
            Reason::SamePlace(column, row) => write!(f, "two cells lie at [{column}, {row}]"),
            Reason::NoRoom => f.write_str("the structure fits nowhere on the grid"),
            Reason::FewLevelOne(n) => {
                write!(f, "cards of level 1: {n}, four players are dealt 10")
            }
            Reason::ColourSlot(kind, true) => write!(f, "{kind} needs `colour-slot = true`"),
            Reason::ColourSlot(kind, false) => write!(f, "{kind} has no colour slot"),
            Reason::PaidOtherwise(kind, Pay::Points) => {
                write!(f, "{kind} pays `points` for the best, no `table`")
            }
            Reason::PaidOtherwise(kind, Pay::Table) => {
                write!(f, "{kind} pays by its `table`, no `points`")
            }
            Reason::PaidOtherwise(kind, Pay::ByShard) => {
                write!(f, "{kind} pays by the shard, neither `points` nor `table`")
            }
            Reason::PaysNothing => f.write_str("the table pays nothing"),
            Reason::FewPurposes { size, found, basic } => {
                let mode = if *basic { " without nightmares" } else { "" };
                write!(
                    f,
                    "purpose tiles in the box of {size}{mode}: {found}, 4 are drawn"
                )
            }
            Reason::NotNine { rows } => {
                let rows: Vec<String> = rows.iter().map(usize::to_string).collect();
                let found = if rows.is_empty() {
                    "nothing".to_owned()
                } else {
                    rows.join(" + ")
                };
                write!(f, "three rows of three words are needed, here is {found}")
            }
            Reason::ConvergingChest => f.write_str("a converging cell holds no chest"),
            Reason::ChestInChest => f.write_str("a chest holds no other chest"),
            Reason::NoToken(keys) => {
                write!(
                    f,
                    "no [[chest]] needs {keys} keys, so this one would be empty"
                )
            }
            Reason::Sets(n) => write!(f, "player sets: {n}, exactly four are needed"),
            Reason::Symbols { shape, word } => {
                let form = match *shape {
                    "one" => "\"c\"",
                    "two" => "\"b-\"",
                    "three" => "\"--c\"",
                    _ => "\"c/b-\" (upper cell, then corner and right cell)",
                };
                write!(
                    f,
                    "{:?} does not fit the shape {shape}: letters of - c d b x, such as {form}",
                    shown(word)
                )
            }
            Reason::FewPlainTiles { level, found } => write!(
                f,
                "tiles of level {level} without a star: {found}, beginners need 2"
            ),
            Reason::TrackLength {
                field,
                found,
                least,
                most,
            } => write!(
                f,
                "spaces of `{field}`: {found}, possible are {least} to {most}"
            ),
            Reason::Start(points, 0) => write!(f, "no space of `serenity` has {points} points"),
            Reason::Start(points, n) => {
                write!(
                    f,
                    "{n} spaces of `serenity` have {points} points, the start must be one"
                )
            }
            Reason::StartAwake => f.write_str("the start is the bottom space, where one is awake"),
            Reason::Falls(from, to) => write!(f, "the points fall from {from} to {to}"),
            _ => Ok(()),
        }
    }
}

struct DidYouMean(Option<&'static str>);

impl fmt::Display for DidYouMean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(word) => write!(f, ", did you mean `{word}`?"),
            None => Ok(()),
        }
    }
}

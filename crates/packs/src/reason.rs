//! Why a pack cannot be played.

use std::fmt;

use lucid_dream_runners::Shape;
use lucid_dreamscape::{Colour, GridProblem, MAX_SLOTS, PurposeKind, STACK_ROOM};

use crate::text::{letter, shown};
use crate::{Deviation, FORMAT, Form, MAX_BYTES, Naming, Slip, Things, Tongue};

/// What is wrong with a pack.
///
/// It prints in English, for programs and logs; `texts` tells it to people, in the
/// same words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The file has too many bytes: this many.
    TooBig(usize),
    /// The file is not UTF-8 text.
    NotUtf8,
    /// The file is not valid TOML.
    Syntax {
        /// What is written wrong.
        slip: Slip,
        /// The words of the parser.
        message: String,
    },
    /// This many further problems are left out.
    More(usize),
    /// The format belongs to a later version of Lucid.
    NewerFormat(i64),
    /// A field is needed.
    Missing(String),
    /// A text lacks a language.
    MissingLanguage {
        /// The field, such as `name.de`.
        field: String,
        /// The language.
        tongue: Tongue,
        /// Whether it would be a name.
        name: bool,
    },
    /// There is no such field here.
    UnknownField {
        /// The field.
        field: String,
        /// What it looks like.
        meant: Option<&'static str>,
    },
    /// A field holds a value of the wrong type.
    WrongType {
        /// The field.
        field: String,
        /// What it should hold.
        wanted: Form,
        /// What it holds.
        found: Form,
    },
    /// A number is too small or too large.
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
    /// A word is not one of those allowed.
    UnknownWord {
        /// What it should name, such as `power`.
        what: Naming,
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
        what: Things,
        /// How many there are.
        found: usize,
        /// How many are possible.
        most: usize,
    },

    /// The picture of the grid cannot be read.
    Grid(GridProblem),
    /// This many slots cannot be reached from the entry.
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
    NoLandscape(Colour),
    /// Something stands where there is no shard.
    NoShard,
    /// A stack has too many shards: this many.
    TooHigh(usize),
    /// A tree and the Dreamer stand on one cell.
    TreeAndDreamer,
    /// This many Dreamers stand on a card.
    Dreamers(usize),
    /// Two cells are in the same place.
    SamePlace(i8, i8),
    /// A card fits nowhere on the grid.
    NoRoom,
    /// There are this many cards of level 1.
    FewLevelOne(usize),
    /// A purpose of this kind is about a colour, or is not.
    ColourSlot(PurposeKind),
    /// A purpose of this kind pays in another way.
    PaidOtherwise(PurposeKind, Pay),
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

    /// There are this many rows and words of cells instead of three times three.
    NotNine {
        /// Words of each row.
        rows: Vec<usize>,
    },
    /// A converging cell holds a chest (R15).
    ConvergingChest,
    /// A chest holds a chest (R14).
    ChestInChest,
    /// A tile shows a chest for this many keys, but no token needs that many.
    NoToken(u8),
    /// There are this many player sets.
    Sets(usize),
    /// Symbols do not fit their shape.
    Symbols {
        /// The shape.
        shape: Shape,
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
    /// A track has too many or too few spaces: this many.
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
    /// The points of the start are those of this many spaces instead of one.
    Start(u8, usize),
    /// The start is the bottom space, where one wakes.
    StartAwake,
    /// A track falls.
    Falls(u8, u8),

    /// The engine of Dreamscape refuses it.
    Dreamscape(lucid_dreamscape::ContentProblem),
    /// The engine of Dream Runners refuses it.
    DreamRunners(lucid_dream_runners::ContentProblem),
    /// It can be played, but could be better.
    Deviation(Deviation),
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

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::TooBig(bytes) => {
                let (found, most) = (bytes / 1000, MAX_BYTES / 1000);
                write!(f, "{found} kB is too big; a pack has at most {most} kB")
            }
            Mistake::NotUtf8 => f.write_str("not UTF-8 from here on; save the file as UTF-8"),
            Mistake::Syntax { slip, message } => {
                let told = slip.told();
                write!(f, "not TOML: {told}; the parser says “{message}”")
            }
            Mistake::More(n) => write!(f, "further problems not shown: {n}"),
            Mistake::NewerFormat(n) => write!(
                f,
                "format {n} is newer than this program, which reads format {FORMAT}; get a newer Lucid"
            ),
            Mistake::Missing(field) => write!(f, "`{field}` is missing"),
            Mistake::MissingLanguage {
                field,
                tongue,
                name,
            } => {
                let (tongue, what) = (tongue.name(), if *name { "name" } else { "text" });
                write!(f, "the {tongue} {what} is missing (`{field}`)")
            }
            Mistake::UnknownField { field, meant } => {
                write!(f, "unknown field `{}`{}", shown(field), DidYouMean(*meant))
            }
            Mistake::WrongType {
                field,
                wanted,
                found,
            } => write!(f, "`{field}` should be {wanted}, this is {found}"),
            Mistake::OutOfRange {
                field,
                found,
                from,
                to,
            } if from == to => write!(f, "`{field}` is {}, but must be {to}", shown(found)),
            Mistake::OutOfRange {
                field,
                found,
                from,
                to,
            } => write!(
                f,
                "`{field}` is {}, but must be between {from} and {to}",
                shown(found)
            ),
            Mistake::UnknownWord { what, word, meant } => {
                let (what, word) = (what.name(), shown(word));
                write!(f, "unknown {what} `{word}`{}", DidYouMean(*meant))
            }
            Mistake::BadId(id) => write!(
                f,
                "`{}` is not an id: 2 to 40 of a-z, 0-9 and `-`",
                shown(id)
            ),
            Mistake::ReservedId(id) => {
                write!(
                    f,
                    "`{id}` begins with `set-`, which is reserved for the players’ own segments"
                )
            }
            Mistake::Twice { id, line } => {
                write!(f, "the id `{id}` is already used in line {line}")
            }
            Mistake::EmptyText(field) => write!(f, "`{field}` is empty"),
            Mistake::LongText { field, found, most } => {
                write!(
                    f,
                    "`{field}` has {found} characters, at most {most} are allowed"
                )
            }
            Mistake::ControlCharacter(field) => {
                write!(f, "`{field}` has a line break or another control character")
            }
            Mistake::TooMany { what, found, most } => {
                write!(f, "{what}: {found}, at most {most} are allowed")
            }
            Mistake::Deviation(quality) => write!(f, "{quality}"),
            Mistake::Dreamscape(problem) => write!(f, "{problem}"),
            Mistake::DreamRunners(problem) => write!(f, "{problem}"),
            other => other.fmt_of_game(f),
        }
    }
}

impl Mistake {
    /// The sentences that speak of a game's own things.
    fn fmt_of_game(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::Grid(GridProblem::Character(c)) => {
                write!(f, "`{}` is neither `.` nor `E` nor blank", letter(*c))
            }
            Mistake::Grid(GridProblem::Entries(n)) => {
                write!(f, "exactly one entry `E` is needed, found: {n}")
            }
            Mistake::Grid(GridProblem::Slots(n)) => {
                write!(f, "{n} slots, at most {MAX_SLOTS} are allowed")
            }
            Mistake::Grid(GridProblem::Size) | Mistake::PictureSize => {
                f.write_str("more than 9 rows or 26 columns")
            }
            Mistake::SlotsApart(n) => write!(f, "slots that cannot be reached from the entry: {n}"),
            Mistake::BothForms => {
                f.write_str("`structure` and `cells` are both given, one is enough")
            }
            Mistake::NoForm => f.write_str("`structure` or `cells` is missing"),
            Mistake::Letter(c) => write!(
                f,
                "`{}` is not a colour; a cell is `.`, or `g u y b` from the bottom up, then `^` or `@`",
                letter(*c)
            ),
            Mistake::NoLandscape(colour) => {
                let colour = colour.name();
                write!(f, "no card can ask for {colour}; the colours are `g u y b`")
            }
            Mistake::NoShard => f.write_str("there is no shard to stand on"),
            Mistake::TooHigh(n) => {
                write!(f, "a stack of {n} shards, at most {STACK_ROOM} are allowed")
            }
            Mistake::TreeAndDreamer => f.write_str("a tree and the Dreamer stand on the same cell"),
            Mistake::Dreamers(0) => f.write_str("no Dreamer, exactly one `@` is needed"),
            Mistake::Dreamers(n) => write!(f, "{n} Dreamers instead of one"),
            Mistake::SamePlace(column, row) => write!(f, "two cells are at `[{column}, {row}]`"),
            Mistake::NoRoom => f.write_str("the structure fits nowhere on the grid"),
            Mistake::FewLevelOne(n) => {
                write!(f, "cards of level 1: {n}, four players are dealt 10")
            }
            Mistake::ColourSlot(kind) if kind.needs_colour() => {
                write!(f, "`{}` needs `colour-slot = true`", kind.name())
            }
            Mistake::ColourSlot(kind) => write!(f, "`{}` has no colour slot", kind.name()),
            Mistake::PaidOtherwise(kind, Pay::Points) => {
                let kind = kind.name();
                write!(f, "`{kind}` pays `points` to the best, not by a `table`")
            }
            Mistake::PaidOtherwise(kind, Pay::Table) => {
                write!(f, "`{}` pays by its `table`, not `points`", kind.name())
            }
            Mistake::PaidOtherwise(kind, Pay::ByShard) => {
                let kind = kind.name();
                write!(
                    f,
                    "`{kind}` pays per shard, with neither `points` nor `table`"
                )
            }
            Mistake::PaysNothing => f.write_str("the table pays nothing"),
            Mistake::FewPurposes { size, found, basic } => {
                let mode = if *basic { " without nightmares" } else { "" };
                write!(
                    f,
                    "purpose tiles in the box of {size}{mode}: {found}, 4 are drawn"
                )
            }
            Mistake::NotNine { rows } => {
                let rows: Vec<String> = rows.iter().map(usize::to_string).collect();
                let found = if rows.is_empty() {
                    "nothing".to_owned()
                } else {
                    rows.join(" + ")
                };
                write!(f, "three rows of three words are needed; found {found}")
            }
            Mistake::ConvergingChest => f.write_str("a converging cell cannot hold a chest"),
            Mistake::ChestInChest => f.write_str("a chest cannot hold another chest"),
            Mistake::NoToken(keys) => {
                let keys = match keys {
                    1 => "1 key".to_owned(),
                    keys => format!("{keys} keys"),
                };
                write!(
                    f,
                    "no `[[chest]]` is for {keys}, so this one would be empty"
                )
            }
            Mistake::Sets(n) => write!(f, "player sets: {n}, exactly four are needed"),
            Mistake::Symbols { shape, word } => {
                let form = match shape {
                    Shape::One => "`c`",
                    Shape::Two => "`b-`",
                    Shape::Three => "`--c`",
                    Shape::Corner => "`c/b-` (upper cell, then corner and right cell)",
                };
                let (word, shape) = (shown(word), shape.name());
                write!(
                    f,
                    "`{word}` does not fit the shape `{shape}`: letters of `- c d b x`, such as {form}"
                )
            }
            Mistake::FewPlainTiles { level, found } => write!(
                f,
                "tiles of level {level} without a star: {found}, beginners need 2"
            ),
            Mistake::TrackLength {
                field,
                found,
                least,
                most,
            } => write!(
                f,
                "spaces of `{field}`: {found}, must be between {least} and {most}"
            ),
            Mistake::Start(points, 0) => write!(f, "no space of `serenity` has {points} points"),
            Mistake::Start(points, n) => {
                write!(
                    f,
                    "{n} spaces of `serenity` have {points} points, but there must be one start"
                )
            }
            Mistake::StartAwake => {
                f.write_str("the start is the bottom space, where players are awake")
            }
            Mistake::Falls(from, to) => write!(f, "the points fall from {from} to {to}"),
            // The others are handled above.
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

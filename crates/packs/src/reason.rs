//! Why a pack cannot be played.

use std::fmt;

use lucid_dream_runners::Shape;
use lucid_dreamscape::{Colour, GridProblem, MAX_SLOTS, PurposeKind, STACK_ROOM};

use crate::text::{letter, shown};
use crate::{FORMAT, Form, MAX_BYTES, Naming, Quality, Slip, Things, Tongue};

/// What is wrong with a pack.
///
/// It prints in English, for programs and logs; `texts` tells it to people, in the
/// same words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The file has so many bytes.
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
    /// So many further problems are left off.
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
    NoLandscape(Colour),
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
    ColourSlot(PurposeKind),
    /// A purpose of this kind is paid otherwise.
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

    /// The engine of Dreamscape refuses it.
    Scape(lucid_dreamscape::ContentProblem),
    /// The engine of Dream Runners refuses it.
    Runners(lucid_dream_runners::ContentProblem),
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
            Reason::Syntax { slip, message } => {
                let told = slip.told();
                write!(f, "no TOML: {told}; its reader says “{message}”")
            }
            Reason::More(n) => write!(f, "further problems that are not shown: {n}"),
            Reason::NewerFormat(n) => write!(
                f,
                "format {n} is newer than this program, which reads format {FORMAT}; get a newer Lucid"
            ),
            Reason::Missing(field) => write!(f, "`{field}` is missing"),
            Reason::MissingLanguage {
                field,
                tongue,
                name,
            } => {
                let (tongue, what) = (tongue.name(), if *name { "name" } else { "text" });
                write!(f, "the {tongue} {what} is missing (`{field}`)")
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
                let (what, word) = (what.name(), shown(word));
                write!(f, "unknown {what} `{word}`{}", DidYouMean(*meant))
            }
            Reason::BadId(id) => write!(f, "`{}` is no id: 2 to 40 of a-z, 0-9 and `-`", shown(id)),
            Reason::ReservedId(id) => {
                write!(
                    f,
                    "`{id}` begins with `set-`, as only the players’ own segments do"
                )
            }
            Reason::Twice { id, line } => write!(f, "the id `{id}` is used in line {line} already"),
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
            Reason::Scape(problem) => write!(f, "{problem}"),
            Reason::Runners(problem) => write!(f, "{problem}"),
            other => other.fmt_of_game(f),
        }
    }
}

impl Reason {
    /// The sentences that speak of a game's own things.
    fn fmt_of_game(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Grid(GridProblem::Character(c)) => {
                write!(f, "`{}` is neither `.` nor `E` nor blank", letter(*c))
            }
            Reason::Grid(GridProblem::Entries(n)) => {
                write!(f, "exactly one entry `E` is needed, found: {n}")
            }
            Reason::Grid(GridProblem::Slots(n)) => {
                write!(f, "{n} slots, {MAX_SLOTS} are possible")
            }
            Reason::Grid(GridProblem::Size) | Reason::PictureSize => {
                f.write_str("more than 9 rows or 26 columns")
            }
            Reason::SlotsApart(n) => write!(f, "slots that cannot be reached from the entry: {n}"),
            Reason::BothForms => {
                f.write_str("`structure` and `cells` are both there, one is enough")
            }
            Reason::NoForm => f.write_str("`structure` or `cells` is missing"),
            Reason::Letter(c) => write!(
                f,
                "`{}` is no colour; a cell is `.`, or `g u y b` from the bottom up, then `^` or `@`",
                letter(*c)
            ),
            Reason::NoLandscape(colour) => {
                let colour = colour.name();
                write!(f, "no card asks for {colour}; the colours are `g u y b`")
            }
            Reason::NoShard => f.write_str("there is no shard to stand on"),
            Reason::TooHigh(n) => write!(f, "a stack of {n} shards, {STACK_ROOM} are possible"),
            Reason::TreeAndDreamer => f.write_str("a tree and the Dreamer stand on one cell"),
            Reason::Dreamers(0) => f.write_str("no Dreamer, exactly one `@` is needed"),
            Reason::Dreamers(n) => write!(f, "{n} Dreamers instead of one"),
            Reason::SamePlace(column, row) => write!(f, "two cells lie at `[{column}, {row}]`"),
            Reason::NoRoom => f.write_str("the structure fits nowhere on the grid"),
            Reason::FewLevelOne(n) => {
                write!(f, "cards of level 1: {n}, four players are dealt 10")
            }
            Reason::ColourSlot(kind) if kind.needs_colour() => {
                write!(f, "`{}` needs `colour-slot = true`", kind.name())
            }
            Reason::ColourSlot(kind) => write!(f, "`{}` has no colour slot", kind.name()),
            Reason::PaidOtherwise(kind, Pay::Points) => {
                let kind = kind.name();
                write!(f, "`{kind}` pays `points` for the best, no `table`")
            }
            Reason::PaidOtherwise(kind, Pay::Table) => {
                write!(f, "`{}` pays by its `table`, no `points`", kind.name())
            }
            Reason::PaidOtherwise(kind, Pay::ByShard) => {
                let kind = kind.name();
                write!(
                    f,
                    "`{kind}` pays by the shard, neither `points` nor `table`"
                )
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
                let keys = match keys {
                    1 => "1 key".to_owned(),
                    keys => format!("{keys} keys"),
                };
                write!(
                    f,
                    "no `[[chest]]` is for {keys}, so this one would be empty"
                )
            }
            Reason::Sets(n) => write!(f, "player sets: {n}, exactly four are needed"),
            Reason::Symbols { shape, word } => {
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
            // The others are told above.
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

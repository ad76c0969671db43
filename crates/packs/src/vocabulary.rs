//! What findings are about: parts of a file, forms of values, things that are counted.
//!
//! They are types and not words, so that a finding can be worded in any language.

use std::fmt;

/// The kinds of tables that a pack has many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// `[[card]]`
    Card,
    /// `[[purpose]]`
    Purpose,
    /// `[[tile]]`
    Tile,
    /// `[[set]]`
    Set,
    /// `[[segment]]`
    Segment,
    /// `[[chest]]`
    Chest,
}

impl EntryKind {
    /// All kinds.
    pub const ALL: [EntryKind; 6] = [
        EntryKind::Card,
        EntryKind::Purpose,
        EntryKind::Tile,
        EntryKind::Set,
        EntryKind::Segment,
        EntryKind::Chest,
    ];

    /// The word of the file.
    pub const fn name(self) -> &'static str {
        ["card", "purpose", "tile", "set", "segment", "chest"][self as usize]
    }
}

/// The part of a pack that a finding is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackPart {
    /// The file as such.
    File,
    /// The fields before the first table.
    Head,
    /// The pack as a whole.
    Pack,
    /// The grid.
    Grid,
    /// The tracks.
    Tracks,
    /// All cards of a level.
    Level(u8),
    /// One table, by its id if it has a proper one, else by its number.
    Entry(EntryKind, String),
}

impl fmt::Display for PackPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackPart::File => f.write_str("file"),
            PackPart::Head => f.write_str("head"),
            PackPart::Pack => f.write_str("pack"),
            PackPart::Grid => f.write_str("grid"),
            PackPart::Tracks => f.write_str("tracks"),
            PackPart::Level(level) => write!(f, "level {level}"),
            PackPart::Entry(entry, name) => write!(f, "{} {name}", entry.name()),
        }
    }
}

/// What a value is, or should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A text.
    Text,
    /// A text as it should be written.
    Quoted,
    /// A whole number.
    Number,
    /// Several of them.
    Numbers,
    /// A number with decimals.
    Fraction,
    /// A yes or no.
    Flag,
    /// A date or a time.
    Date,
    /// A list.
    List,
    /// A table.
    Table,
    /// Tables of a kind.
    Entries(EntryKind),
    /// The cells of a card.
    Cells,
    /// The place of a cell.
    Place,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::Text => "a text",
            Form::Quoted => "a text in quotes",
            Form::Number => "a number",
            Form::Numbers => "a list of numbers",
            Form::Fraction => "a fraction",
            Form::Flag => "true or false",
            Form::Date => "a date",
            Form::List => "a list",
            Form::Table => "a table",
            Form::Entries(entry) => return write!(f, "`[[{}]]`", entry.name()),
            Form::Cells => "a list of tables with `at` and `stack`",
            Form::Place => "`[column, row]`",
        })
    }
}

/// What a word of the file names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// A game.
    Game,
    /// The power of a card.
    Power,
    /// A kind of purpose.
    Purpose,
    /// The shape of a segment.
    Shape,
    /// A cell of a tile.
    Cell,
    /// What is in a chest.
    Content,
}

impl Naming {
    /// All of them.
    pub const ALL: [Naming; 6] = [
        Naming::Game,
        Naming::Power,
        Naming::Purpose,
        Naming::Shape,
        Naming::Cell,
        Naming::Content,
    ];

    /// As reports call it.
    pub const fn name(self) -> &'static str {
        [
            "game",
            "power",
            "kind of purpose",
            "shape",
            "cell",
            "content",
        ][self as usize]
    }
}

/// Things that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Things {
    /// Cards.
    Cards,
    /// Cards of a level.
    CardsOfLevel(u8),
    /// Kinds of purposes.
    Purposes,
    /// Tiles of a kind of purpose, by its name, in the box of 12 or of 16.
    Copies(&'static str, u8),
    /// Entries of a purpose's table.
    TableEntries,
    /// Cells of a card.
    Cells,
    /// Dream tiles.
    Tiles,
    /// Dream tiles of a level.
    TilesOfLevel(u8),
    /// Dream tiles of a level that have a star.
    StarsOfLevel(u8),
    /// Nightmares on a tile.
    Nightmares,
    /// Neutral segments.
    Segments,
    /// Neutral segments of a shape, by its name.
    SegmentsOf(&'static str),
    /// Chests.
    Chests,
    /// Chests for this many keys.
    ChestsFor(u8),
}

impl fmt::Display for Things {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Things::Cards => f.write_str("cards"),
            Things::CardsOfLevel(level) => write!(f, "cards of level {level}"),
            Things::Purposes => f.write_str("purposes"),
            Things::Copies(kind, size) => write!(f, "`{kind}` tiles in the box of {size}"),
            Things::TableEntries => f.write_str("entries of `table`"),
            Things::Cells => f.write_str("cells"),
            Things::Tiles => f.write_str("tiles"),
            Things::TilesOfLevel(level) => write!(f, "tiles of level {level}"),
            Things::StarsOfLevel(level) => write!(f, "star tiles of level {level}"),
            Things::Nightmares => f.write_str("nightmares"),
            Things::Segments => f.write_str("segments"),
            Things::SegmentsOf(shape) => write!(f, "neutral segments of shape `{shape}`"),
            Things::Chests => f.write_str("chests"),
            Things::ChestsFor(1) => f.write_str("chests for 1 key"),
            Things::ChestsFor(keys) => write!(f, "chests for {keys} keys"),
        }
    }
}

/// The languages of a pack's texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    English,
    /// German.
    German,
}

impl Tongue {
    /// Both.
    pub const ALL: [Tongue; 2] = [Tongue::English, Tongue::German];

    /// The field of a text in it.
    pub const fn key(self) -> &'static str {
        ["en", "de"][self as usize]
    }

    /// Its name in reports.
    pub const fn name(self) -> &'static str {
        ["English", "German"][self as usize]
    }
}

/// What is measured of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Its shards.
    Shards,
    /// Its points.
    Points,
}

impl Measure {
    /// Both.
    pub const ALL: [Measure; 2] = [Measure::Shards, Measure::Points];

    /// As reports call it.
    pub const fn name(self) -> &'static str {
        ["shards", "points"][self as usize]
    }
}

/// What rises with the levels of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rise {
    /// How many nightmares there are.
    Nightmares,
    /// What they cost.
    Losses,
}

impl Rise {
    /// Both.
    pub const ALL: [Rise; 2] = [Rise::Nightmares, Rise::Losses];

    /// As reports call it.
    pub const fn name(self) -> &'static str {
        ["nightmares", "losses"][self as usize]
    }
}

/// What some neutral segments carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SegmentBonus {
    /// Coins.
    Coins,
    /// Points.
    Points,
    /// The symbol that collects twice.
    Double,
    /// The symbol that collects and banishes.
    Both,
}

impl SegmentBonus {
    /// All of them.
    pub const ALL: [SegmentBonus; 4] = [
        SegmentBonus::Coins,
        SegmentBonus::Points,
        SegmentBonus::Double,
        SegmentBonus::Both,
    ];

    /// As reports call it.
    pub const fn name(self) -> &'static str {
        ["coins", "points", "double collect", "collect-and-banish"][self as usize]
    }
}

/// A space of the track of serenity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// Where everybody starts.
    Start,
    /// The topmost one.
    Top,
}

impl Space {
    /// Both.
    pub const ALL: [Space; 2] = [Space::Start, Space::Top];

    /// As reports call it.
    pub const fn name(self) -> &'static str {
        ["the start", "the top"][self as usize]
    }
}

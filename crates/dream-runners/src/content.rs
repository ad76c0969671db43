//! Content: the tiles, segments, chests and tracks of a pack.

use std::fmt;

use lucid_tabletop::content::{is_id, repeated, short_hash};

use crate::{Cell, Chest, ChestId, Segment, SegmentId, Shape, Tile, TileId};

/// How many players have a set of their own.
pub const PLAYER_SETS: usize = 4;

/// Points by space of both tracks (B5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracks {
    /// Points for each space of serenity from the bottom, where one wakes, up.
    pub serenity: Vec<u8>,
    /// The space where everybody starts.
    pub serenity_start: usize,
    /// Points for each space of the star track.
    pub stars: Vec<u8>,
}

/// Tiles, segments, chests and tracks that are known to be playable.
///
/// ```
/// use lucid_tabletop::Seat;
///
/// let content = &lucid_packs::dream_runners().content;
/// let own: Vec<&str> =
///     content.set_of(Seat::new(0)).map(|id| content.segment(id).id.as_str()).collect();
/// assert_eq!(own, ["set-1-one", "set-1-two", "set-1-three", "set-1-corner"]);
/// let tile = content.tile(content.tile_named("cool-pillow").unwrap());
/// assert_eq!(tile.level, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    id: String,
    tiles: Vec<Tile>,
    sets: [[Segment; 4]; PLAYER_SETS],
    neutral: Vec<Segment>,
    chests: Vec<Chest>,
    tracks: Tracks,
    hash: String,
}

/// Why content cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentProblem {
    /// An id is not made of `a-z`, `0-9` and `-`, with 2 to 40 of them.
    Id(String),
    /// Two things of a kind have the same id.
    Twice(String),
    /// A level is not 1 to 4, or chest keys are not 1 to 3.
    OutOfRange(String),
    /// A segment's symbols do not fit its shape.
    Symbols(String),
    /// A player set does not have one segment of each shape, in order.
    Set(usize),
    /// A level has fewer than two tiles, with or without star tiles.
    TooFewTiles {
        /// The level.
        level: u8,
        /// Whether star tiles were left out.
        beginners: bool,
    },
    /// Tiles show chests for this many keys, but no token needs that many.
    NoChest(u8),
    /// A converging cell or a chest token holds a chest (R15, R14).
    ChestInside(String),
    /// A reward cell or a chest is empty.
    Empty(String),
    /// The serenity track is shorter than two spaces, or starts off the track or awake.
    Serenity,
    /// The star track is empty.
    Stars,
}

impl fmt::Display for ContentProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContentProblem::Id(id) => write!(f, "`{id}` is not made of a-z, 0-9 and `-`"),
            ContentProblem::Twice(id) => write!(f, "{id} is there twice"),
            ContentProblem::OutOfRange(id) => write!(f, "{id} has a level or keys out of range"),
            ContentProblem::Symbols(id) => write!(f, "{id} has symbols that do not fit its shape"),
            ContentProblem::Set(number) => {
                write!(
                    f,
                    "set {} does not have one segment of each shape",
                    number + 1
                )
            }
            ContentProblem::TooFewTiles {
                level,
                beginners: true,
            } => {
                write!(f, "level {level} has fewer than two tiles without a star")
            }
            ContentProblem::TooFewTiles { level, .. } => {
                write!(f, "level {level} has fewer than two tiles")
            }
            ContentProblem::NoChest(keys) => {
                write!(f, "chests on tiles that no token is for, keys: {keys}")
            }
            ContentProblem::ChestInside(id) => write!(f, "{id} may not hold a chest"),
            ContentProblem::Empty(id) => write!(f, "{id} gives nothing"),
            ContentProblem::Serenity => {
                f.write_str("the serenity track needs a start above its bottom space")
            }
            ContentProblem::Stars => f.write_str("the star track has no space"),
        }
    }
}

impl std::error::Error for ContentProblem {}

impl Content {
    /// Checks content.
    ///
    /// # Errors
    /// All problems at once.
    pub fn new(
        id: impl Into<String>,
        tiles: Vec<Tile>,
        sets: [[Segment; 4]; PLAYER_SETS],
        neutral: Vec<Segment>,
        chests: Vec<Chest>,
        tracks: Tracks,
    ) -> Result<Content, Vec<ContentProblem>> {
        let id = id.into();
        let mut content = Content {
            id,
            tiles,
            sets,
            neutral,
            chests,
            tracks,
            hash: String::new(),
        };
        let problems = content.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        content.hash = content.hash_of();
        Ok(content)
    }

    /// The name of the pack in records.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The first 16 hexadecimal digits of a hash over all that matters in play.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The dream tiles.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The four segments that each player starts with, in the order of shapes.
    pub fn sets(&self) -> &[[Segment; 4]; PLAYER_SETS] {
        &self.sets
    }

    /// The segments that can be bought.
    pub fn neutral(&self) -> &[Segment] {
        &self.neutral
    }

    /// The chest tokens.
    pub fn chests(&self) -> &[Chest] {
        &self.chests
    }

    /// Both tracks.
    pub fn tracks(&self) -> &Tracks {
        &self.tracks
    }

    /// All segments: those of the players, then the neutral ones.
    pub fn segments(&self) -> impl Iterator<Item = &Segment> {
        self.sets.iter().flatten().chain(&self.neutral)
    }

    /// A tile.
    ///
    /// # Panics
    /// When the pack has no such tile.
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The tile with an id.
    pub fn tile_named(&self, id: &str) -> Option<TileId> {
        self.tiles
            .iter()
            .position(|tile| tile.id == id)
            .filter(|index| *index < crate::ids::MAX_TILES)
            .map(TileId::new)
    }

    /// A chest token.
    ///
    /// # Panics
    /// When the pack has no such token.
    pub fn chest(&self, chest: ChestId) -> &Chest {
        &self.chests[chest.index()]
    }

    /// The chest token with an id.
    pub fn chest_named(&self, id: &str) -> Option<ChestId> {
        self.chests
            .iter()
            .position(|chest| chest.id == id)
            .filter(|index| *index < crate::ids::MAX_CHESTS)
            .map(ChestId::new)
    }

    /// How many segments there are, those of the players included.
    pub fn segment_count(&self) -> usize {
        PLAYER_SETS * Shape::ALL.len() + self.neutral.len()
    }

    /// A segment.
    ///
    /// # Panics
    /// When the pack has no such segment.
    pub fn segment(&self, segment: SegmentId) -> &Segment {
        let own = PLAYER_SETS * Shape::ALL.len();
        match segment.index() {
            index if index < own => &self.sets[index / 4][index % 4],
            index => &self.neutral[index - own],
        }
    }

    /// The segment with an id.
    pub fn segment_named(&self, id: &str) -> Option<SegmentId> {
        self.segments()
            .position(|segment| segment.id == id)
            .filter(|index| *index < crate::ids::MAX_SEGMENTS)
            .map(SegmentId::new)
    }

    /// The segments that a seat starts with (B2, B6).
    pub fn set_of(&self, seat: lucid_tabletop::Seat) -> impl Iterator<Item = SegmentId> + use<> {
        let first = seat.index() * Shape::ALL.len();
        (first..first + Shape::ALL.len()).map(SegmentId::new)
    }

    fn problems(&self) -> Vec<ContentProblem> {
        let mut problems = Vec::new();
        let tiles: Vec<&str> = self.tiles.iter().map(|tile| tile.id.as_str()).collect();
        let segments: Vec<&str> = self.segments().map(|segment| segment.id.as_str()).collect();
        let chests: Vec<&str> = self.chests.iter().map(|chest| chest.id.as_str()).collect();
        for ids in [&[self.id.as_str()][..], &tiles, &segments, &chests] {
            let improper = ids.iter().filter(|id| !is_id(id));
            problems.extend(improper.map(|id| ContentProblem::Id((*id).to_owned())));
            problems.extend(repeated(ids).map(|id| ContentProblem::Twice(id.to_owned())));
        }
        self.check_tiles(&mut problems);
        for segment in self.segments() {
            if segment.symbols.len() != segment.shape.cells().len() {
                problems.push(ContentProblem::Symbols(segment.id.clone()));
            }
        }
        for (number, set) in self.sets.iter().enumerate() {
            if set.iter().map(|segment| segment.shape).ne(Shape::ALL) {
                problems.push(ContentProblem::Set(number));
            }
        }
        self.check_chests(&mut problems);
        let Tracks {
            serenity,
            serenity_start,
            stars,
        } = &self.tracks;
        if *serenity_start == 0 || *serenity_start >= serenity.len() {
            problems.push(ContentProblem::Serenity);
        }
        if stars.is_empty() {
            problems.push(ContentProblem::Stars);
        }
        problems
    }

    fn check_tiles(&self, problems: &mut Vec<ContentProblem>) {
        for tile in &self.tiles {
            if !(1..=4).contains(&tile.level) {
                problems.push(ContentProblem::OutOfRange(tile.id.clone()));
            }
            for cell in &tile.cells {
                match cell {
                    Cell::Converging(goods) if goods.chest > 0 => {
                        problems.push(ContentProblem::ChestInside(tile.id.clone()));
                    }
                    Cell::Reward(goods) | Cell::Converging(goods) if goods.is_empty() => {
                        problems.push(ContentProblem::Empty(tile.id.clone()));
                    }
                    Cell::Reward(goods)
                        if goods.chest > 0
                            && self.chests.iter().all(|chest| chest.keys != goods.chest) =>
                    {
                        problems.push(ContentProblem::NoChest(goods.chest));
                    }
                    _ => {}
                }
            }
        }
        for level in 1..=4 {
            let of_level = |tile: &&Tile| tile.level == level;
            let all = self.tiles.iter().filter(of_level).count();
            let plain = self
                .tiles
                .iter()
                .filter(of_level)
                .filter(|tile| !tile.star)
                .count();
            if all < 2 {
                problems.push(ContentProblem::TooFewTiles {
                    level,
                    beginners: false,
                });
            } else if plain < 2 {
                problems.push(ContentProblem::TooFewTiles {
                    level,
                    beginners: true,
                });
            }
        }
    }

    fn check_chests(&self, problems: &mut Vec<ContentProblem>) {
        for chest in &self.chests {
            if !(1..=3).contains(&chest.keys) {
                problems.push(ContentProblem::OutOfRange(chest.id.clone()));
            }
            if chest.goods.chest > 0 {
                problems.push(ContentProblem::ChestInside(chest.id.clone()));
            } else if chest.goods.is_empty() {
                problems.push(ContentProblem::Empty(chest.id.clone()));
            }
        }
    }

    /// Only what matters in play is hashed, so that names can be corrected without making
    /// old records unreadable.
    fn hash_of(&self) -> String {
        let mut text = String::new();
        for tile in &self.tiles {
            let cells: Vec<String> = tile.cells.iter().map(Cell::to_string).collect();
            let Tile {
                id, level, star, ..
            } = tile;
            text.push_str(&format!("tile {id} {level} {star} {}\n", cells.join(" ")));
        }
        for segment in self.segments() {
            let Segment {
                id,
                shape,
                coins,
                points,
                ..
            } = segment;
            text.push_str(&format!(
                "segment {id} {} {segment} {coins} {points}\n",
                shape.name()
            ));
        }
        for Chest { id, keys, goods } in &self.chests {
            text.push_str(&format!("chest {id} {keys} {goods}\n"));
        }
        text.push_str(&format!("{:?}\n", self.tracks));
        short_hash(&text)
    }
}

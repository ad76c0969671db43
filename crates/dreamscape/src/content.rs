//! Content: the grid, the cards and the purposes of a pack (C4, C7).

use std::fmt;

use lucid_tabletop::content::{is_id, repeated, short_hash};

use crate::cards::{MAX_CARDS, MAX_LEVEL_CARDS};
use crate::placements::Placements;
use crate::{Card, CardId, CardSet, Colour, Grid, Level, Purpose, TileId};

/// The most kinds of purpose tiles in a pack.
pub const MAX_PURPOSES: usize = 32;

/// A grid, cards and purposes that are known to be playable.
///
/// ```
/// use lucid_dreamscape::{Level, Power};
///
/// let content = &lucid_packs::dreamscape().content;
/// let id = content.card_named("starry-puddle").unwrap();
/// let card = content.card(id);
/// assert_eq!((card.level, card.power), (Level::One, Power::Archives));
/// assert!(content.level(Level::One).contains(id));
/// assert_eq!(content.cards().count(), 50);
/// assert_eq!(content.hash().len(), 16);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    id: String,
    grid: Grid,
    cards: Vec<Card>,
    purposes: Vec<Purpose>,
    levels: [CardSet; 3],
    placements: Vec<Placements>,
    mirrored_placements: Vec<Placements>,
    hash: String,
}

/// Why content cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentProblem {
    /// The id of a card, a purpose or the pack is not made of `a-z`, `0-9` and `-`.
    Id(String),
    /// Two cards, or two purposes, have the same id.
    Twice(String),
    /// More cards than the engine holds.
    TooManyCards(usize),
    /// A level has more cards than the engine holds.
    TooManyOfLevel(Level, usize),
    /// More kinds of purposes than the engine holds.
    TooManyPurposes(usize),
    /// A card does not have exactly one Dreamer.
    Dreamers(String, usize),
    /// A card asks for white or red, or puts two things on one place.
    Structure(String),
    /// A card has no room anywhere on the grid.
    NoRoom(String),
    /// A purpose pays nothing.
    NoPoints(String),
}

impl fmt::Display for ContentProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContentProblem::Id(id) => write!(f, "`{id}` is not made of a-z, 0-9 and `-`"),
            ContentProblem::Twice(id) => write!(f, "{id} is there twice"),
            ContentProblem::TooManyCards(n) => write!(f, "{n} cards, {MAX_CARDS} are possible"),
            ContentProblem::TooManyOfLevel(level, n) => write!(
                f,
                "{n} cards of level {}, {MAX_LEVEL_CARDS} are possible",
                level.number()
            ),
            ContentProblem::TooManyPurposes(n) => {
                write!(f, "{n} kinds of purposes, {MAX_PURPOSES} are possible")
            }
            ContentProblem::Dreamers(id, n) => write!(f, "{id} has {n} Dreamers instead of one"),
            ContentProblem::Structure(id) => {
                write!(f, "{id} asks for white, red, or two things on one place")
            }
            ContentProblem::NoRoom(id) => write!(f, "{id} fits nowhere on the grid"),
            ContentProblem::NoPoints(id) => write!(f, "{id} pays no points"),
        }
    }
}

impl std::error::Error for ContentProblem {}

impl Content {
    /// Checks content and prepares it for play.
    ///
    /// # Errors
    /// All problems at once.
    pub fn new(
        id: impl Into<String>,
        grid: Grid,
        cards: Vec<Card>,
        purposes: Vec<Purpose>,
    ) -> Result<Content, Vec<ContentProblem>> {
        let id = id.into();
        let mut problems = Vec::new();
        check_ids(&id, &cards, &purposes, &mut problems);
        check_sizes(&cards, &purposes, &mut problems);
        for card in &cards {
            check_structure(card, &mut problems);
        }
        for purpose in &purposes {
            let pays = purpose.points.iter().any(|points| *points > 0);
            if !pays && purpose.kind != crate::PurposeKind::GroupsInSight {
                problems.push(ContentProblem::NoPoints(purpose.id.clone()));
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let lay = |mirrored| -> Vec<Placements> {
            cards
                .iter()
                .map(|card| Placements::new(&card.cells, &grid, mirrored))
                .collect()
        };
        let (placements, mirrored_placements) = (lay(false), lay(true));
        for (card, ways) in cards.iter().zip(&placements) {
            let fits_somewhere = ways.is_single()
                || grid
                    .all()
                    .into_iter()
                    .any(|slot| ways.ways(slot).count() > 0);
            if !fits_somewhere {
                problems.push(ContentProblem::NoRoom(card.id.clone()));
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let levels = Level::ALL.map(|level| {
            let of_level = |(_, card): &(usize, &Card)| card.level == level;
            cards
                .iter()
                .enumerate()
                .filter(of_level)
                .map(|(i, _)| CardId::new(i))
                .collect()
        });
        let hash = hash_of(&grid, &cards, &purposes);
        Ok(Content {
            id,
            grid,
            cards,
            purposes,
            levels,
            placements,
            mirrored_placements,
            hash,
        })
    }

    /// The name of the pack in records.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The first 16 hexadecimal digits of a hash over all that matters in play.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The board.
    #[inline]
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// A card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// All cards with their numbers.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, &Card)> {
        self.cards
            .iter()
            .enumerate()
            .map(|(index, card)| (CardId::new(index), card))
    }

    /// The card with an id.
    pub fn card_named(&self, id: &str) -> Option<CardId> {
        self.cards
            .iter()
            .position(|card| card.id == id)
            .map(CardId::new)
    }

    /// The cards of a level.
    #[inline]
    pub fn level(&self, level: Level) -> CardSet {
        self.levels[level.index()]
    }

    /// A purpose.
    #[inline]
    pub fn purpose(&self, id: TileId) -> &Purpose {
        &self.purposes[id.index()]
    }

    /// All purposes with their numbers.
    pub fn purposes(&self) -> impl Iterator<Item = (TileId, &Purpose)> {
        self.purposes
            .iter()
            .enumerate()
            .map(|(index, purpose)| (TileId(index as u8), purpose))
    }

    /// The purpose with an id.
    pub fn purpose_named(&self, id: &str) -> Option<TileId> {
        self.purposes
            .iter()
            .position(|purpose| purpose.id == id)
            .map(|i| TileId(i as u8))
    }

    /// The ways in which a card can lie on the grid.
    #[inline]
    pub(crate) fn placements(&self, card: CardId, mirrored: bool) -> &Placements {
        let placements = if mirrored {
            &self.mirrored_placements
        } else {
            &self.placements
        };
        &placements[card.index()]
    }
}

fn check_ids(id: &str, cards: &[Card], purposes: &[Purpose], problems: &mut Vec<ContentProblem>) {
    let card_ids: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    let purpose_ids: Vec<&str> = purposes.iter().map(|purpose| purpose.id.as_str()).collect();
    let all = [id]
        .into_iter()
        .chain(card_ids.clone())
        .chain(purpose_ids.clone());
    let improper = all.filter(|id| !is_id(id));
    problems.extend(improper.map(|id| ContentProblem::Id(id.to_owned())));
    for ids in [card_ids, purpose_ids] {
        problems.extend(repeated(&ids).map(|id| ContentProblem::Twice(id.to_owned())));
    }
}

fn check_sizes(cards: &[Card], purposes: &[Purpose], problems: &mut Vec<ContentProblem>) {
    if cards.len() > MAX_CARDS {
        problems.push(ContentProblem::TooManyCards(cards.len()));
    }
    for level in Level::ALL {
        let count = cards.iter().filter(|card| card.level == level).count();
        if count > MAX_LEVEL_CARDS {
            problems.push(ContentProblem::TooManyOfLevel(level, count));
        }
    }
    if purposes.len() > MAX_PURPOSES {
        problems.push(ContentProblem::TooManyPurposes(purposes.len()));
    }
}

fn check_structure(card: &Card, problems: &mut Vec<ContentProblem>) {
    let dreamers = card.cells.iter().filter(|cell| cell.dreamer).count();
    if dreamers != 1 {
        problems.push(ContentProblem::Dreamers(card.id.clone(), dreamers));
    }
    let landscape = |colour: Colour| Colour::LANDSCAPE.contains(&colour);
    let sound = card.cells.iter().enumerate().all(|(index, cell)| {
        let alone = card.cells[..index]
            .iter()
            .all(|other| (other.column, other.row) != (cell.column, cell.row));
        let one_thing = !(cell.tree && cell.dreamer);
        alone && one_thing && !cell.stack.is_empty() && cell.stack.iter().all(landscape)
    });
    if !sound {
        problems.push(ContentProblem::Structure(card.id.clone()));
    }
}

/// Only what matters in play is hashed, so that names can be corrected without making
/// old records unreadable.
fn hash_of(grid: &Grid, cards: &[Card], purposes: &[Purpose]) -> String {
    let mut text = String::new();
    for slot in grid.all() {
        text.push_str(&format!("slot {}\n", grid.name(slot)));
    }
    text.push_str(&format!("entry {}\n", grid.name(grid.entry())));
    for card in cards {
        let Card {
            id,
            level,
            points,
            power,
            cells,
            ..
        } = card;
        text.push_str(&format!(
            "card {id} {} {points} {}",
            level.number(),
            power.name()
        ));
        for cell in cells {
            let (tree, dreamer) = (u8::from(cell.tree), u8::from(cell.dreamer));
            text.push_str(&format!(
                " {},{},{},{tree},{dreamer}",
                cell.column, cell.row, cell.stack
            ));
        }
        text.push('\n');
    }
    for purpose in purposes {
        let Purpose {
            id,
            kind,
            points,
            nightmare_only,
            in_twelve,
            in_sixteen,
        } = purpose;
        text.push_str(&format!(
            "purpose {id} {} {points:?} {nightmare_only} {in_twelve} {in_sixteen}\n",
            kind.name()
        ));
    }
    short_hash(&text)
}

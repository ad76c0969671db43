//! Dreamcards: what they show, and sets of them.

use crate::Stack;
use lucid_tabletop::content::Name;
use lucid_tabletop::index_set;

/// The most cards of a pack.
pub const MAX_CARDS: usize = 64;
/// The most cards of one level.
pub const MAX_LEVEL_CARDS: usize = 32;

/// A card of the pack, by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub(crate) u8);

impl CardId {
    /// The card with a number.
    ///
    /// # Panics
    /// When the number is not below [`MAX_CARDS`].
    pub const fn new(index: usize) -> CardId {
        assert!(index < MAX_CARDS);
        CardId(index as u8)
    }

    /// The number of the card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize & (MAX_CARDS - 1)
    }
}

index_set! {
    /// A set of cards.
    CardSet(u64) of CardId;
    /// The cards of a set in order.
    Cards
}

/// The level of a card, which is also the name of its deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Level {
    /// The easiest.
    #[default]
    One,
    /// The middle one.
    Two,
    /// The hardest.
    Three,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// The number of the level, from 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with a number from 1 to 3.
    pub const fn numbered(number: u8) -> Option<Level> {
        match number {
            1..=3 => Some(Level::ALL[number as usize - 1]),
            _ => None,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// What a location or a card can do (P1 to P6), in the order of the locations (C1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Power {
    /// P1: a random shard from the bag.
    Archives,
    /// P2: two random shards for the locations.
    Harvesters,
    /// P3: up to two shards back into Hands.
    Tower,
    /// P4: up to three shards moved aside.
    Golem,
    /// P5: a location in another order.
    Lake,
    /// P6: six cards of a deck.
    King,
}

impl Power {
    /// All powers, in the order of the locations that have them.
    pub const ALL: [Power; 6] = [
        Power::Archives,
        Power::Harvesters,
        Power::Tower,
        Power::Golem,
        Power::Lake,
        Power::King,
    ];

    /// Whether it changes the shared Dreamworld, and so is bound by E14.
    #[inline]
    pub const fn is_of_dreamworld(self) -> bool {
        matches!(self, Power::Harvesters | Power::Lake)
    }

    /// The name of this power in packs and keys of texts.
    pub const fn name(self) -> &'static str {
        ["archives", "harvesters", "tower", "golem", "lake", "king"][self as usize]
    }
}

/// One cell of a card's structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The column, from the left of the picture.
    pub column: i8,
    /// The row, from the bottom of the picture.
    pub row: i8,
    /// The whole stack.
    pub stack: Stack,
    /// Whether a tree stands on it.
    pub tree: bool,
    /// Whether the Dreamer stands on it.
    pub dreamer: bool,
}

/// A Dreamcard as a pack describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The name in records, such as `memory-rock`.
    pub id: String,
    /// The printed title.
    pub name: Name,
    /// The level.
    pub level: Level,
    /// What it scores when completed.
    pub points: u8,
    /// Its power.
    pub power: Power,
    /// The structure that completes it.
    pub cells: Vec<Cell>,
}

/// Reads a structure drawn as text: rows from the top, cells apart by blanks.
///
/// A cell is `.` where anything may lie, or colour letters from the bottom up,
/// then `^` for a tree or `@` for the Dreamer: `"g  u@ / .  yy"`.
///
/// ```
/// use lucid_dreamscape::{Stack, parse_structure};
///
/// let cells = parse_structure("g  u@ / .  yy").unwrap();
/// assert_eq!(cells.len(), 3);
/// let dreamer = cells.iter().find(|cell| cell.dreamer).unwrap();
/// assert_eq!((dreamer.column, dreamer.row), (1, 1));
/// assert!(cells.iter().any(|cell| cell.stack == Stack::parse("yy").unwrap()));
/// assert_eq!(parse_structure("purple"), None);
/// ```
pub fn parse_structure(picture: &str) -> Option<Vec<Cell>> {
    let rows: Vec<&str> = picture
        .split(['/', '\n'])
        .filter(|r| !r.trim().is_empty())
        .collect();
    let mut cells = Vec::new();
    for (from_top, row) in rows.iter().enumerate() {
        for (column, cell) in row.split_whitespace().enumerate() {
            if cell == "." {
                continue;
            }
            let (letters, tree, dreamer) = match cell.as_bytes().last()? {
                b'^' => (&cell[..cell.len() - 1], true, false),
                b'@' => (&cell[..cell.len() - 1], false, true),
                _ => (cell, false, false),
            };
            let stack = Stack::parse(letters).filter(|stack| !stack.is_empty())?;
            cells.push(Cell {
                column: i8::try_from(column).ok()?,
                row: i8::try_from(rows.len() - 1 - from_top).ok()?,
                stack,
                tree,
                dreamer,
            });
        }
    }
    Some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_structure_is_read_from_its_picture() {
        let cells = parse_structure("g  u@ / .  yy^").unwrap();
        let told: Vec<String> = (cells.iter())
            .map(|c| {
                format!(
                    "{},{} {} {} {}",
                    c.column, c.row, c.stack, c.tree, c.dreamer
                )
            })
            .collect();
        assert_eq!(
            told,
            ["0,1 g false false", "1,1 u false true", "1,0 yy true false"]
        );
        assert_eq!(parse_structure("gx@"), None);
        assert_eq!(parse_structure("@"), None);
    }
}

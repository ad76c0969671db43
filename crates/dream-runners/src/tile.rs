//! Dream tiles and chests (B1, B4).

use std::fmt;

use lucid_tabletop::content::Name;

use crate::{Fragment, Goods};

/// A dream has this many columns and rows.
pub const SIDE: usize = 3;

/// A bad thing on a cell (R7, R11 to R13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nightmare {
    /// Costs this much serenity.
    Loss(u8),
    /// Costs a point of serenity for each collect symbol.
    Octopus,
    /// Takes an unplayed segment.
    Bat,
    /// Costs a point, and holds a fragment.
    Spider(Fragment),
}

/// A cell of a dream.
///
/// ```
/// use lucid_dream_runners::{Cell, Fragment, Nightmare};
///
/// assert_eq!(Cell::parse("-2"), Some(Cell::Nightmare(Nightmare::Loss(2))));
/// assert_eq!(Cell::parse("-255"), Some(Cell::Nightmare(Nightmare::Loss(255))));
/// let spider = Cell::parse("spider:blue").unwrap();
/// assert_eq!(spider, Cell::Nightmare(Nightmare::Spider(Fragment::Blue)));
/// assert!(spider.is_nightmare() && spider.is_special());
/// assert!(matches!(Cell::parse("~coin+key"), Some(Cell::Converging(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Gives something to those who collect.
    Reward(Goods),
    /// Is shared by those who collect (R15).
    Converging(Goods),
    /// Takes something from those who do not banish.
    Nightmare(Nightmare),
}

impl Cell {
    /// Reads a word: `2coin+blue`, `~coin+key` (converging), `-2`, `octopus`,
    /// `bat`, `spider:blue`.
    pub fn parse(word: &str) -> Option<Cell> {
        let nightmare = match word {
            "octopus" => Some(Nightmare::Octopus),
            "bat" => Some(Nightmare::Bat),
            _ => word.strip_prefix('-').and_then(loss).map(Nightmare::Loss),
        };
        if let Some(nightmare) = nightmare {
            return Some(Cell::Nightmare(nightmare));
        }
        if let Some(fragment) = word.strip_prefix("spider:") {
            let spider = Nightmare::Spider(Fragment::named(fragment)?);
            return Some(Cell::Nightmare(spider));
        }
        match word.strip_prefix('~') {
            Some(goods) => Goods::parse(goods).map(Cell::Converging),
            None => Goods::parse(word).map(Cell::Reward),
        }
    }

    /// Whether the cell is a nightmare, a spider included.
    pub fn is_nightmare(&self) -> bool {
        matches!(self, Cell::Nightmare(_))
    }

    /// Whether it follows a rule of its own; a reward with a chest counts too,
    /// though beginners have those.
    pub fn is_special(&self) -> bool {
        match self {
            Cell::Nightmare(Nightmare::Loss(_)) => false,
            Cell::Nightmare(_) | Cell::Converging(_) => true,
            Cell::Reward(goods) => goods.chest > 0,
        }
    }
}

/// What a nightmare costs: any number that a cell has room for, in one spelling.
fn loss(digits: &str) -> Option<u8> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    digits.parse().ok().filter(|_| plain)
}

/// The word that [`Cell::parse`] reads.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Reward(goods) => write!(f, "{goods}"),
            Cell::Converging(goods) => write!(f, "~{goods}"),
            Cell::Nightmare(Nightmare::Loss(loss)) => write!(f, "-{loss}"),
            Cell::Nightmare(Nightmare::Octopus) => f.write_str("octopus"),
            Cell::Nightmare(Nightmare::Bat) => f.write_str("bat"),
            Cell::Nightmare(Nightmare::Spider(fragment)) => {
                write!(f, "spider:{}", fragment.name())
            }
        }
    }
}

/// A dream tile as a pack describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The name in records.
    pub id: String,
    /// The printed title.
    pub name: Name,
    /// The level, 1 to 4.
    pub level: u8,
    /// Whether beginners leave it out.
    pub star: bool,
    /// The cells, row by row from the top left.
    pub cells: [Cell; SIDE * SIDE],
}

/// A chest token (R14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chest {
    /// The name in records.
    pub id: String,
    /// How many keys open it, 1 to 3.
    pub keys: u8,
    /// What is in it; never another chest.
    pub goods: Goods,
}

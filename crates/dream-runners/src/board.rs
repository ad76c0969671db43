//! The board that a composition lies on: seven by seven cells, of which the
//! middle three by three are the dream (R1).
//!
//! No segment that covers a dream cell reaches further than two cells outside,
//! so the board has room for all that is allowed. Columns are `a` to `g` from
//! the left, rows `1` to `7` from the top; the dream is `c3` to `e5`.

use std::fmt;

use crate::SIDE;
use lucid_tabletop::index_set;

/// How many columns and rows the board has.
pub const BOARD: usize = 7;
/// The first column and row of the dream.
const MARGIN: usize = (BOARD - SIDE) / 2;
/// How many cells a dream has.
pub const SPOTS: usize = SIDE * SIDE;

/// Cells of the board as bits, row by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

impl Cells {
    /// The cells of the dream.
    pub const DREAM: Cells = {
        let mut bits = 0;
        let mut spot = 0;
        while spot < SPOTS {
            bits |= 1 << Spot(spot as u8).cell();
            spot += 1;
        }
        Cells(bits)
    };

    /// One cell.
    #[inline]
    pub(crate) const fn at(column: usize, row: usize) -> Cells {
        Cells(1 << (row * BOARD + column))
    }

    /// These cells moved to the right and down; they stay on the board.
    #[inline]
    pub(crate) const fn moved(self, column: usize, row: usize) -> Cells {
        Cells(self.0 << (row * BOARD + column))
    }

    /// The cells of both.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Whether they share a cell.
    #[inline]
    pub const fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells of the dream among them.
    pub fn spots(self) -> SpotSet {
        let mut spots = SpotSet::EMPTY;
        for spot in Spot::all() {
            if self.0 & (1 << spot.cell()) != 0 {
                spots.insert(spot);
            }
        }
        spots
    }

    /// How many cells lie in the dream.
    pub const fn inside(self) -> u32 {
        (self.0 & Cells::DREAM.0).count_ones()
    }

    /// How many cells lie outside of the dream.
    pub const fn outside(self) -> u32 {
        (self.0 & !Cells::DREAM.0).count_ones()
    }
}

/// One of the nine cells of a dream, row by row from the top left.
///
/// ```
/// use lucid_dream_runners::{Cells, Spot};
///
/// let middle = Spot::named("d4").unwrap();
/// assert_eq!(middle.index(), 4);
/// assert_eq!(middle.to_string(), "d4");
/// assert_eq!(Spot::all().count(), 9);
/// assert_eq!(Cells::DREAM.spots().len(), 9);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// The cell with an index, from 0 to 8.
    ///
    /// # Panics
    /// When the index is greater.
    #[inline]
    pub const fn new(index: usize) -> Spot {
        assert!(index < SPOTS);
        Spot(index as u8)
    }

    /// The index, from 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All nine, as one reads.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..SPOTS).map(Spot::new)
    }

    /// The dream's cell at a place of the board, if it is one.
    #[inline]
    pub(crate) const fn at(column: usize, row: usize) -> Option<Spot> {
        let (column, row) = (column.wrapping_sub(MARGIN), row.wrapping_sub(MARGIN));
        if column < SIDE && row < SIDE {
            Some(Spot((row * SIDE + column) as u8))
        } else {
            None
        }
    }

    const fn cell(self) -> usize {
        let (column, row) = (self.index() % SIDE, self.index() / SIDE);
        (row + MARGIN) * BOARD + column + MARGIN
    }

    /// The cell with a name such as `c3`.
    pub fn named(name: &str) -> Option<Spot> {
        let (column, row) = parse_place(name)?;
        Spot::at(column, row)
    }
}

/// The name on the board: `c3`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = (self.cell() % BOARD, self.cell() / BOARD);
        write!(f, "{}", Place(column, row))
    }
}

/// A column and a row of the board, which print as their name.
pub(crate) struct Place(pub(crate) usize, pub(crate) usize);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 as u8) as char, self.1 + 1)
    }
}

/// The column and the row of a place's name.
pub(crate) fn parse_place(name: &str) -> Option<(usize, usize)> {
    match name.as_bytes() {
        [column @ b'a'..=b'g', row @ b'1'..=b'7'] => {
            Some((usize::from(column - b'a'), usize::from(row - b'1')))
        }
        _ => None,
    }
}

index_set! {
    /// A set of the cells of a dream.
    SpotSet(u16) of Spot;
    /// The cells of a set, as one reads.
    SpotsOf
}

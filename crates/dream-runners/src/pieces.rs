//! The orientations of segments: turned, but never flipped (B3).

use crate::board::{BOARD, Cells};
use crate::{Content, Segment, Symbol};

/// A segment turned in one way, its upper left corner at the board's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turned {
    cells: Cells,
    size: (u8, u8),
    /// Column, row and symbol of each cell.
    places: [(u8, u8, Symbol); 3],
    count: u8,
}

impl Turned {
    fn new(segment: &Segment, turn: u8) -> Turned {
        let mut cells: Vec<(i8, i8, Symbol)> = (segment.shape.cells().iter())
            .zip(&segment.symbols)
            .map(|(cell, symbol)| {
                let (column, row) = turned(*cell, turn);
                (column, row, *symbol)
            })
            .collect();
        let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
        let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
        cells
            .iter_mut()
            .for_each(|cell| *cell = (cell.0 - left, cell.1 - top, cell.2));
        // In one order, so that turns that look alike are alike.
        cells.sort_by_key(|cell| (cell.1, cell.0));
        let mut all = Turned {
            count: cells.len() as u8,
            ..Turned::default()
        };
        for (place, (column, row, symbol)) in all.places.iter_mut().zip(cells) {
            let (column, row) = (column as u8, row as u8);
            *place = (column, row, symbol);
            all.cells = all.cells.or(Cells::at(column.into(), row.into()));
            all.size.0 = all.size.0.max(column + 1);
            all.size.1 = all.size.1.max(row + 1);
        }
        all
    }

    /// How many columns and rows it spans.
    #[inline]
    pub fn size(&self) -> (u8, u8) {
        self.size
    }

    /// Column, row and symbol of each cell, columns and rows from 0.
    pub fn places(&self) -> impl Iterator<Item = (usize, usize, Symbol)> + '_ {
        let places = &self.places[..self.count.into()];
        places
            .iter()
            .map(|(column, row, symbol)| ((*column).into(), (*row).into(), *symbol))
    }

    /// Whether it stays on the board with its upper left corner there.
    #[inline]
    pub fn fits(&self, column: u8, row: u8) -> bool {
        let room = |at: u8, size: u8| usize::from(at) + usize::from(size) <= BOARD;
        room(column, self.size.0) && room(row, self.size.1)
    }

    /// The cells with the upper left corner at a place where it [fits](Turned::fits).
    #[inline]
    pub fn at(&self, column: u8, row: u8) -> Cells {
        self.cells.moved(column.into(), row.into())
    }
}

/// All orientations of a segment.
///
/// ```
/// use lucid_dream_runners::Piece;
///
/// let content = &lucid_packs::dream_runners().content;
/// let three = content.segment(content.segment_named("set-1-three").unwrap());
/// let piece = Piece::new(three);
/// assert_eq!(piece.turned(0).size(), (3, 1));
/// assert_eq!(piece.turned(1).size(), (1, 3));
/// assert!(!piece.turned(0).fits(5, 0)); // three cells from column 5 leave the board
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    turns: [Turned; 4],
    /// For each turn the least one that looks the same.
    same: [u8; 4],
}

impl Piece {
    /// The orientations of a segment, whether it is in a pack or not.
    pub fn new(segment: &Segment) -> Piece {
        let turns: [Turned; 4] = std::array::from_fn(|turn| Turned::new(segment, turn as u8));
        let first = |turn: usize| turns.iter().position(|other| *other == turns[turn]);
        let same = std::array::from_fn(|turn| first(turn).unwrap_or(turn) as u8);
        Piece { turns, same }
    }

    /// All pieces of a pack, by the index of their segments.
    pub(crate) fn all(content: &Content) -> Vec<Piece> {
        content.segments().map(Piece::new).collect()
    }

    /// The segment turned clockwise by this many quarters; four quarters are none.
    #[inline]
    pub fn turned(&self, turn: u8) -> &Turned {
        &self.turns[usize::from(turn) & 3]
    }

    /// The smallest number of turns that looks the same.
    #[inline]
    pub fn least(&self, turn: u8) -> u8 {
        self.same[usize::from(turn) & 3]
    }

    /// The turns that look different from each other.
    #[inline]
    pub fn distinct(&self) -> impl Iterator<Item = u8> + '_ {
        (0..4).filter(|turn| self.least(*turn) == *turn)
    }
}

/// Quarter turns clockwise, rows counted downwards.
fn turned((column, row): (i8, i8), turn: u8) -> (i8, i8) {
    match turn {
        0 => (column, row),
        1 => (-row, column),
        2 => (-column, -row),
        _ => (row, -column),
    }
}

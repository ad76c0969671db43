//! The shape of a Dreamscape board (C4).

use std::fmt;

use crate::slots::MAX_SLOTS;
use crate::{Slot, SlotSet};

/// The slots of a board, their neighbours and their names.
///
/// A slot is named like a square of a chessboard: column letter from the left,
/// row number from the bottom, so the entry of the usual board is `c1`.
///
/// ```
/// use lucid_dreamscape::{Grid, GridProblem};
///
/// let grid = Grid::parse("...\n.E.")?;
/// assert_eq!(grid.size(), (3, 2));
/// assert_eq!(grid.name(grid.entry()).to_string(), "b1");
/// let corner = grid.named("a2").unwrap();
/// assert_eq!((grid.distance(corner), grid.neighbours(corner).len()), (2, 2));
/// assert_eq!(Grid::parse("..."), Err(GridProblem::Entries(0)));
/// # Ok::<(), GridProblem>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    slots: Vec<(u8, u8)>,
    columns: u8,
    rows: u8,
    entry: Slot,
    all: SlotSet,
    neighbours: [SlotSet; MAX_SLOTS],
    distance: [u8; MAX_SLOTS],
}

/// Why a picture is not a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridProblem {
    /// A character other than `.`, `E` and blank.
    Character(char),
    /// No slot is marked as the entry, or more than one is.
    Entries(usize),
    /// More than 32 slots.
    Slots(usize),
    /// More than nine rows or 26 columns.
    Size,
}

impl fmt::Display for GridProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridProblem::Character(c) => write!(f, "{c:?} is neither '.' nor 'E' nor blank"),
            GridProblem::Entries(n) => write!(f, "one entry slot 'E' is needed, {n} are there"),
            GridProblem::Slots(n) => write!(f, "{n} slots, {MAX_SLOTS} are possible"),
            GridProblem::Size => f.write_str("more than 9 rows or 26 columns"),
        }
    }
}

impl std::error::Error for GridProblem {}

impl Grid {
    /// Reads a picture: `.` a slot, `E` the entry, blank no slot.
    ///
    /// # Errors
    /// The first thing that makes it unusable.
    pub fn parse(picture: &str) -> Result<Grid, GridProblem> {
        let lines: Vec<&str> = picture.lines().collect();
        let columns = lines
            .iter()
            .map(|line| line.chars().count())
            .max()
            .unwrap_or(0);
        if lines.len() > 9 || columns > 26 {
            return Err(GridProblem::Size);
        }
        let mut slots = Vec::new();
        let mut entries = Vec::new();
        for (from_top, line) in lines.iter().enumerate() {
            for (column, character) in line.chars().enumerate() {
                match character {
                    ' ' => continue,
                    '.' => {}
                    'E' => entries.push(slots.len()),
                    other => return Err(GridProblem::Character(other)),
                }
                slots.push((column as u8, (lines.len() - 1 - from_top) as u8));
            }
        }
        if slots.len() > MAX_SLOTS {
            return Err(GridProblem::Slots(slots.len()));
        }
        let &[entry] = entries.as_slice() else {
            return Err(GridProblem::Entries(entries.len()));
        };
        let entry = Slot::new(entry);
        let mut neighbours = [SlotSet::EMPTY; MAX_SLOTS];
        for (index, near) in neighbours.iter_mut().enumerate().take(slots.len()) {
            *near = (0..slots.len())
                .filter(|other| {
                    let ((x, y), (u, v)) = (slots[index], slots[*other]);
                    x.abs_diff(u) + y.abs_diff(v) == 1
                })
                .map(Slot::new)
                .collect();
        }
        let all = (0..slots.len()).map(Slot::new).collect();
        let distance = distances(&neighbours, entry);
        let rows = lines.len() as u8;
        Ok(Grid {
            slots,
            columns: columns as u8,
            rows,
            entry,
            all,
            neighbours,
            distance,
        })
    }

    /// The slot where Dreamscape and Dreamer begin.
    #[inline]
    pub fn entry(&self) -> Slot {
        self.entry
    }

    /// All slots.
    #[inline]
    pub fn all(&self) -> SlotSet {
        self.all
    }

    /// How many columns and rows the board spans.
    pub fn size(&self) -> (usize, usize) {
        (self.columns.into(), self.rows.into())
    }

    /// The slots next to a slot.
    #[inline]
    pub fn neighbours(&self, slot: Slot) -> SlotSet {
        self.neighbours[slot.index()]
    }

    /// The slots next to any slot of a set.
    #[inline]
    pub fn around(&self, set: SlotSet) -> SlotSet {
        set.into_iter()
            .fold(SlotSet::EMPTY, |near, slot| near | self.neighbours(slot))
    }

    /// How many steps a slot lies from the entry, whatever lies between (U10).
    pub fn distance(&self, slot: Slot) -> u8 {
        self.distance[slot.index()]
    }

    /// The column and row of a slot, both from 0, rows from the bottom.
    pub fn place(&self, slot: Slot) -> (usize, usize) {
        let (column, row) = self.slots[slot.index()];
        (column.into(), row.into())
    }

    /// The slot at a column and row, if there is one.
    pub fn at(&self, column: i32, row: i32) -> Option<Slot> {
        let wanted = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        self.slots
            .iter()
            .position(|place| *place == wanted)
            .map(Slot::new)
    }

    /// The name of a slot, such as `c1`.
    pub fn name(&self, slot: Slot) -> SlotName {
        let (column, row) = self.slots[slot.index()];
        SlotName { column, row }
    }

    /// The slot with a name.
    pub fn named(&self, name: &str) -> Option<Slot> {
        match name.as_bytes() {
            [column @ b'a'..=b'z', row @ b'1'..=b'9'] => {
                self.at((column - b'a').into(), (row - b'1').into())
            }
            _ => None,
        }
    }
}

fn distances(neighbours: &[SlotSet; MAX_SLOTS], entry: Slot) -> [u8; MAX_SLOTS] {
    let mut distance = [0; MAX_SLOTS];
    let mut seen = entry.set();
    let mut edge = seen;
    for steps in 1.. {
        let next = edge
            .into_iter()
            .fold(SlotSet::EMPTY, |set, s| set | neighbours[s.index()]);
        edge = next & !seen;
        if edge.is_empty() {
            break;
        }
        for slot in edge {
            distance[slot.index()] = steps;
        }
        seen |= edge;
    }
    distance
}

/// The printed name of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotName {
    column: u8,
    row: u8,
}

impl fmt::Display for SlotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column) as char, self.row + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_board_has_25_slots_and_enters_at_c1() {
        let grid = Grid::parse(".....\n.....\n.....\n.....\n..E..").unwrap();
        assert_eq!(grid.all().len(), 25);
        assert_eq!(grid.name(grid.entry()).to_string(), "c1");
        let near: Vec<String> = grid
            .neighbours(grid.entry())
            .into_iter()
            .map(|s| grid.name(s).to_string())
            .collect();
        assert_eq!(near, ["c2", "b1", "d1"]);
        assert_eq!(grid.distance(grid.named("a5").unwrap()), 6);
        for slot in grid.all() {
            assert_eq!(grid.named(&grid.name(slot).to_string()), Some(slot));
        }
    }

    #[test]
    fn holes_are_walked_around() {
        let grid = Grid::parse("...\n. .\n.E.").unwrap();
        assert_eq!(grid.named("b2"), None);
        assert_eq!(grid.distance(grid.named("b3").unwrap()), 4);
    }

    #[test]
    fn a_bad_picture_is_refused() {
        assert_eq!(Grid::parse("..x"), Err(GridProblem::Character('x')));
        assert_eq!(Grid::parse("..."), Err(GridProblem::Entries(0)));
        assert_eq!(Grid::parse("E.E"), Err(GridProblem::Entries(2)));
        assert_eq!(
            Grid::parse("..........E......................"),
            Err(GridProblem::Size)
        );
        assert_eq!(
            Grid::parse("E...........\n............\n............"),
            Err(GridProblem::Slots(36))
        );
    }
}

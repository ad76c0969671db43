//! How a Dreamscape is compared with a card (A1, A2).

use crate::{Cell, Grid, Slot, Stack};

/// Every way a card can lie on the grid, sorted by where its Dreamer stands.
///
/// The Dreamer's own slot fixes the position, so at most four ways (eight with
/// mirror images) have to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Placements {
    /// What lies under the Dreamer in each of them.
    pub(crate) under_dreamer: Stack,
    /// How many other cells there are.
    others: usize,
    /// The other cells of all ways, one way after the other.
    cells: Vec<PlacedCell>,
    /// Where the ways of each slot begin in `cells`.
    starts: Vec<u32>,
}

/// One cell of a card, laid on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PlacedCell {
    pub(crate) slot: Slot,
    pub(crate) tree: bool,
    pub(crate) stack: u64,
}

impl Placements {
    /// Lays a structure on the grid in all ways (A2).
    pub(crate) fn new(cells: &[Cell], grid: &Grid, mirrored: bool) -> Placements {
        let dreamer = cells
            .iter()
            .find(|cell| cell.dreamer)
            .expect("a card has a Dreamer");
        let others: Vec<&Cell> = cells.iter().filter(|cell| !cell.dreamer).collect();
        let mut laid = Vec::new();
        let mut starts = vec![0];
        for slot in grid.all() {
            let (column, row) = grid.place(slot);
            let mut ways: Vec<Vec<PlacedCell>> = Vec::new();
            // A2: four rotations, and their mirror images if they count.
            for turn in 0..if mirrored { 8 } else { 4 } {
                let mut way: Vec<PlacedCell> = Vec::new();
                for cell in &others {
                    let dx = i32::from(cell.column - dreamer.column);
                    let dy = i32::from(cell.row - dreamer.row);
                    let (dx, dy) = turned((dx, dy), turn);
                    let Some(slot) = grid.at(column as i32 + dx, row as i32 + dy) else {
                        break;
                    };
                    let cell = PlacedCell {
                        slot,
                        tree: cell.tree,
                        stack: cell.stack.bits(),
                    };
                    let place = way.partition_point(|known| *known < cell);
                    way.insert(place, cell);
                }
                // A2: a symmetric card has fewer ways.
                if way.len() == others.len() && !ways.contains(&way) {
                    ways.push(way);
                }
            }
            // Without other cells the one way has nothing more to compare.
            if others.is_empty() {
                ways.clear();
            }
            laid.extend(ways.into_iter().flatten());
            starts.push(laid.len() as u32);
        }
        Placements {
            under_dreamer: dreamer.stack,
            others: others.len(),
            cells: laid,
            starts,
        }
    }

    /// A1, A2: the ways with the Dreamer on this slot, each as its other cells.
    #[inline]
    pub(crate) fn ways(&self, dreamer: Slot) -> impl Iterator<Item = &[PlacedCell]> {
        let (start, end) = (
            self.starts[dreamer.index()],
            self.starts[dreamer.index() + 1],
        );
        self.cells[start as usize..end as usize].chunks_exact(self.others.max(1))
    }

    /// A1: whether the Dreamer's cell is the whole card.
    #[inline]
    pub(crate) fn is_single(&self) -> bool {
        self.others == 0
    }
}

/// How far a cell of a turned card lies from another of its cells: a quarter
/// turn `turn % 4` times, mirrored first from 4 on (A2).
pub fn turned((dx, dy): (i32, i32), turn: u8) -> (i32, i32) {
    let dx = if turn >= 4 { -dx } else { dx };
    match turn % 4 {
        0 => (dx, dy),
        1 => (-dy, dx),
        2 => (-dx, -dy),
        _ => (dy, -dx),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_structure;

    /// A2: four rotations, mirror images only as an option.
    #[test]
    fn a2_rotations_count_and_mirror_images_only_if_wanted() {
        let grid = Grid::parse(".....\n.....\n.....\n.....\n..E..").unwrap();
        let middle = grid.named("c3").unwrap();
        let ways = |picture, mirrored| {
            Placements::new(&parse_structure(picture).unwrap(), &grid, mirrored)
                .ways(middle)
                .count()
        };
        assert_eq!(ways("g u@ / . y", false), 4);
        assert_eq!(ways("g u@ / . y", true), 8);
        assert_eq!(ways("g u@ g", false), 2);
        assert_eq!(ways("u@", false), 0);
        let corner = grid.named("a1").unwrap();
        let line = Placements::new(&parse_structure("g u@").unwrap(), &grid, false);
        assert_eq!(line.ways(corner).count(), 2);
    }
}

//! Structures turned, mirrored and laid on others.

use lucid_dreamscape::{Cell, Grid, Stack, turned};

/// A cell's place and what is on it.
type Spot = ((i32, i32), Stack, bool, bool);

/// A structure in one of its eight ways, with its lowest column and row at 0.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    spots: Vec<Spot>,
}

impl Shape {
    fn new(cells: &[Cell], turn: u8) -> Shape {
        let spots = cells.iter().map(|cell| {
            let place = turned((cell.column.into(), cell.row.into()), turn);
            (place, cell.stack, cell.tree, cell.dreamer)
        });
        let mut shape = Shape {
            spots: spots.collect(),
        };
        let left = shape.spots.iter().map(|spot| spot.0.0).min().unwrap_or(0);
        let low = shape.spots.iter().map(|spot| spot.0.1).min().unwrap_or(0);
        for (place, ..) in &mut shape.spots {
            *place = (place.0 - left, place.1 - low);
        }
        shape.spots.sort_by_key(|spot| spot.0);
        shape
    }

    /// The four rotations, then the four of the mirror image.
    pub(super) fn all(cells: &[Cell]) -> [Shape; 8] {
        std::array::from_fn(|turn| Shape::new(cells, turn as u8))
    }

    /// Whether all spots of another shape, which may be moved, are here too.
    ///
    /// Each card has one Dreamer, so he fixes where the other one has to lie.
    pub(super) fn contains(&self, other: &Shape) -> bool {
        let dreamer = |shape: &Shape| shape.spots.iter().find(|spot| spot.3).map(|spot| spot.0);
        let (Some((x, y)), Some((u, v))) = (dreamer(self), dreamer(other)) else {
            return false;
        };
        other.spots.iter().all(|(place, stack, tree, dreamer)| {
            let place = (place.0 + x - u, place.1 + y - v);
            self.spots.contains(&(place, *stack, *tree, *dreamer))
        })
    }
}

/// Whether a structure fits on the grid in one of its four rotations (A2).
pub(super) fn has_room(cells: &[Cell], grid: &Grid) -> bool {
    let rotations = &Shape::all(cells)[..4];
    rotations.iter().any(|shape| {
        grid.all().into_iter().any(|slot| {
            let (column, row) = grid.place(slot);
            let first = shape.spots.first().map_or((0, 0), |spot| spot.0);
            let (dx, dy) = (column as i32 - first.0, row as i32 - first.1);
            let lies = |spot: &Spot| grid.at(spot.0.0 + dx, spot.0.1 + dy).is_some();
            shape.spots.iter().all(lies)
        })
    })
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::parse_structure;

    use super::*;

    fn contains(large: &str, small: &str) -> bool {
        let large = &Shape::all(&parse_structure(large).unwrap())[0];
        let small = Shape::all(&parse_structure(small).unwrap());
        small.iter().any(|small| large.contains(small))
    }

    #[test]
    fn a_structure_contains_another_in_any_way_it_can_lie() {
        assert!(contains("g u@ yy / . b", "u@ b"));
        assert!(contains("g u@ yy / . b", "yy . / u@ b"));
        assert!(contains("g u@ / . b^", "u@ g / b^ ."));
        assert!(!contains("g u@ / . b^", "u@ b"));
        assert!(!contains("g u@ yy", "u@ y"));
        assert!(!contains("g u@ yy", "u yy@"));
    }

    #[test]
    fn a_line_of_six_fits_only_on_a_long_grid() {
        let line = parse_structure("g g g g g g@").unwrap();
        let square = Grid::parse(".....\n.....\n.....\n.....\n..E..").unwrap();
        let tall = Grid::parse(".\n.\n.\n.\n.\nE").unwrap();
        assert!(!has_room(&line, &square));
        assert!(has_room(&line, &tall));
    }
}

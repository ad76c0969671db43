//! How well segments can lie on a dream, for advice on tiles.

use lucid_dream_runners::{Cell, Nightmare, SIDE, Segment, Shape, Symbol, Tile};

/// A cover of the dream: for each shape the dream cells under its own cells, in
/// their order.
type Cover = [Vec<usize>; 4];

/// Every way to cover the dream with one segment of each shape.
pub(super) fn covers() -> Vec<Cover> {
    let mut covers: Vec<Vec<Vec<usize>>> = vec![Vec::new()];
    for shape in Shape::ALL {
        let ways = ways(shape);
        let mut longer = Vec::new();
        for cover in &covers {
            let is_free = |cell: &usize| cover.iter().all(|under| !under.contains(cell));
            for way in ways.iter().filter(|way| way.iter().all(is_free)) {
                longer.push([cover.as_slice(), std::slice::from_ref(way)].concat());
            }
        }
        covers = longer;
    }
    // The four shapes have nine cells, so without an overlap they leave no gap.
    let four = covers.into_iter().map(Cover::try_from);
    four.filter_map(Result::ok).collect()
}

/// The dream cells under a shape, for every turn and place inside the dream.
fn ways(shape: Shape) -> Vec<Vec<usize>> {
    let side = 0..SIDE as i8;
    let mut ways = Vec::new();
    for turn in 0..4 {
        for left in -2..=SIDE as i8 + 1 {
            for top in -2..=SIDE as i8 + 1 {
                let way: Option<Vec<usize>> = (shape.cells().iter())
                    .map(|cell| {
                        let (x, y) = turned(*cell, turn);
                        let (x, y) = (x + left, y + top);
                        let inside = side.contains(&x) && side.contains(&y);
                        inside.then(|| y as usize * SIDE + x as usize)
                    })
                    .collect();
                ways.extend(way.filter(|way| !ways.contains(way)));
            }
        }
    }
    ways
}

/// Quarter turns; segments never flip (B3).
fn turned((x, y): (i8, i8), turn: u8) -> (i8, i8) {
    match turn {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

/// What a set loses at least on a tile that it covers without a gap.
pub(super) fn least_loss(tile: &Tile, set: &[Segment; 4], covers: &[Cover]) -> u16 {
    let loss = |cover: &Cover| -> u16 {
        let pairs = set.iter().zip(cover);
        pairs
            .map(|(segment, under)| loss_under(tile, segment, under))
            .sum()
    };
    covers.iter().map(loss).min().unwrap_or(0)
}

fn loss_under(tile: &Tile, segment: &Segment, under: &[usize]) -> u16 {
    let cells = segment.symbols.iter().zip(under);
    let exposed = cells.filter(|(symbol, _)| !banishes(**symbol));
    exposed.map(|(_, cell)| loss(&tile.cells[*cell])).sum()
}

/// Whether one segment of each shape can lie so that all nightmares are banished.
pub(super) fn is_matched(tile: &Tile, segments: &[&Segment], covers: &[Cover]) -> bool {
    let banished = |segment: &Segment, under: &[usize]| {
        let mut cells = segment.symbols.iter().zip(under);
        cells.all(|(symbol, cell)| banishes(*symbol) || !tile.cells[*cell].is_nightmare())
    };
    covers.iter().any(|cover| {
        Shape::ALL.into_iter().zip(cover).all(|(shape, under)| {
            let mut of_shape = segments.iter().filter(|segment| segment.shape == shape);
            of_shape.any(|segment| banished(segment, under))
        })
    })
}

fn banishes(symbol: Symbol) -> bool {
    matches!(symbol, Symbol::Banish | Symbol::Both)
}

/// What a cell costs at least when it is not banished (R7, R11 to R13).
pub(super) fn loss(cell: &Cell) -> u16 {
    match cell {
        Cell::Nightmare(Nightmare::Loss(loss)) => u16::from(*loss),
        Cell::Nightmare(_) => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_lie_inside_the_dream_in_every_way() {
        // Symbols make the two ends of a row differ, so both count.
        assert_eq!(Shape::ALL.map(|shape| ways(shape).len()), [9, 24, 12, 16]);
        for cover in covers() {
            let mut cells: Vec<usize> = cover.concat();
            cells.sort_unstable();
            assert_eq!(cells, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        }
    }
}

//! The built-in pack of Dream Runners can be played well: every tile can be
//! matched in full, level 1 is kind to each starting set, and no set is better
//! than another.
//!
//! Nothing is sampled. A *lay* is a segment in one of its turns and places, or
//! several of them together; every lay that the rules allow is looked at.

use lucid_dream_runners::{Cell, Nightmare, SIDE, Segment, Shape, Symbol, Tile};

/// The cells of a dream.
const CELLS: u32 = (SIDE * SIDE) as u32;
/// How far a segment of three can stick out of the dream.
const MARGIN: i8 = 2;
/// The side of the board with the dream in its middle.
const BOARD: i8 = SIDE as i8 + 2 * MARGIN;

/// What lies on the board: sets of cells as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Lay {
    /// Cells of the board.
    board: u64,
    /// Cells of the dream, as in the following three, row by row.
    covered: u16,
    /// Cells where something is collected, once or twice.
    collect: u16,
    /// Those of them where it is collected twice.
    double: u16,
    /// Cells where a nightmare is banished.
    banish: u16,
    /// Collect symbols, those outside the dream too (R11).
    collects: u32,
}

impl Lay {
    fn and(&self, other: &Lay) -> Lay {
        Lay {
            board: self.board | other.board,
            covered: self.covered | other.covered,
            collect: self.collect | other.collect,
            double: self.double | other.double,
            banish: self.banish | other.banish,
            collects: self.collects + other.collects,
        }
    }

    /// R6: a point for each dream cell not covered and each cell outside.
    fn incoherence(&self) -> u32 {
        let inside = self.covered.count_ones();
        CELLS - inside + self.board.count_ones() - inside
    }

    /// R6, R7, R11 to R13. A bat costs no serenity.
    fn loss(&self, tile: &Tile) -> u32 {
        let nightmares = tile.cells.iter().enumerate().map(|(at, cell)| match cell {
            Cell::Nightmare(nightmare) if self.banish & 1 << at == 0 => match nightmare {
                Nightmare::Loss(loss) => u32::from(*loss),
                Nightmare::Octopus => self.collects,
                Nightmare::Bat => 0,
                Nightmare::Spider(_) => 1,
            },
            _ => 0,
        });
        self.incoherence() + nightmares.sum::<u32>()
    }

    /// R8, R13: how many things it collects. Chests do not count, as nobody
    /// starts with a key.
    fn goods(&self, tile: &Tile) -> u32 {
        let goods = tile.cells.iter().enumerate().map(|(at, cell)| {
            let times = u32::from(self.collect >> at & 1) + u32::from(self.double >> at & 1);
            times
                * match cell {
                    Cell::Reward(goods) | Cell::Converging(goods) => goods.count(),
                    Cell::Nightmare(Nightmare::Spider(_)) => 1,
                    Cell::Nightmare(_) => 0,
                }
        });
        goods.sum()
    }
}

/// A segment in every turn, never flipped (B3), at every place where it covers
/// a cell of the dream (R1).
fn lays(segment: &Segment) -> Vec<Lay> {
    let mut lays = Vec::new();
    let mut cells = segment.shape.cells().to_vec();
    for _turn in 0..4 {
        cells = cells.iter().map(|(x, y)| (-y, *x)).collect();
        for left in -2 * MARGIN..BOARD {
            for top in -2 * MARGIN..BOARD {
                let places = cells.iter().map(|(x, y)| (x + left, y + top));
                let lay = lay(places.zip(&segment.symbols));
                if lay.covered != 0 && !lays.contains(&lay) {
                    lays.push(lay);
                }
            }
        }
    }
    lays
}

/// Symbols at (column, row), where the dream begins at (0, 0). What reaches
/// beyond the board covers no cell of the dream, so nobody looks at it.
fn lay<'a>(symbols: impl Iterator<Item = ((i8, i8), &'a Symbol)>) -> Lay {
    let mut lay = Lay::default();
    for ((x, y), symbol) in symbols {
        let (column, row) = (x + MARGIN, y + MARGIN);
        if !(0..BOARD).contains(&column) || !(0..BOARD).contains(&row) {
            return Lay::default();
        }
        lay.board |= 1 << (row * BOARD + column);
        let collects = matches!(symbol, Symbol::Collect | Symbol::Double | Symbol::Both);
        lay.collects += u32::from(collects);
        let side = 0..SIDE as i8;
        if side.contains(&x) && side.contains(&y) {
            let cell = 1 << (y * SIDE as i8 + x);
            let if_so = |so: bool| if so { cell } else { 0 };
            lay.covered |= cell;
            lay.collect |= if_so(collects);
            lay.double |= if_so(*symbol == Symbol::Double);
            lay.banish |= if_so(matches!(symbol, Symbol::Banish | Symbol::Both));
        }
    }
    lay
}

/// Calls for every composition of any of the segments, without overlap.
fn compositions(segments: &[Vec<Lay>], before: Lay, found: &mut impl FnMut(&Lay)) {
    let Some((first, rest)) = segments.split_first() else {
        found(&before);
        return;
    };
    compositions(rest, before, found);
    for lay in first {
        if lay.board & before.board == 0 {
            compositions(rest, before.and(lay), found);
        }
    }
}

/// The best that a starting set can do on a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Best {
    /// The least serenity lost.
    loss: u32,
    /// The most goods at that loss.
    goods: u32,
}

/// The best for each tile.
fn best(set: &[Segment; 4], tiles: &[&Tile]) -> Vec<Best> {
    let nothing = Best {
        loss: u32::MAX,
        goods: 0,
    };
    let mut best = vec![nothing; tiles.len()];
    let segments: Vec<Vec<Lay>> = set.iter().map(lays).collect();
    compositions(&segments, Lay::default(), &mut |lay| {
        let incoherence = lay.incoherence();
        for (best, tile) in best.iter_mut().zip(tiles) {
            if incoherence > best.loss {
                continue;
            }
            let loss = lay.loss(tile);
            if loss < best.loss {
                let goods = lay.goods(tile);
                *best = Best { loss, goods };
            } else if loss == best.loss {
                best.goods = best.goods.max(lay.goods(tile));
            }
        }
    });
    best
}

fn tiles(levels: &[u8]) -> Vec<&'static Tile> {
    let tiles = lucid_packs::dream_runners().content.tiles().iter();
    tiles.filter(|tile| levels.contains(&tile.level)).collect()
}

/// The best of each set, in the order of sets, for each tile.
fn best_of_sets(tiles: &[&Tile]) -> [Vec<Best>; 4] {
    let sets = lucid_packs::dream_runners().content.sets();
    sets.each_ref().map(|set| best(set, tiles))
}

fn spread(values: impl Iterator<Item = u32> + Clone) -> u32 {
    values.clone().max().unwrap() - values.min().unwrap()
}

/// Whether a lay does all that its cells of the dream ask for. A spider is a
/// nightmare and a fragment at once (R13), so it asks for both.
fn does_all(lay: &Lay, tile: &Tile) -> bool {
    let mut cells = tile.cells.iter().enumerate();
    cells.all(|(at, cell)| {
        let has = |cells: u16| cells >> at & 1 == 1;
        let collect = !cell.is_nightmare() || matches!(cell, Cell::Nightmare(Nightmare::Spider(_)));
        !has(lay.covered)
            || (has(lay.collect) || !collect) && (has(lay.banish) || !cell.is_nightmare())
    })
}

/// Covers the dream cell by cell with lays that leave nothing undone; the
/// segments used, if there is a way with at most so many.
fn matched(segments: &[Vec<Lay>], covered: u16, most: usize) -> Option<Vec<usize>> {
    let empty = covered.trailing_ones();
    if empty == CELLS {
        return Some(Vec::new());
    }
    if most == 0 {
        return None;
    }
    for (index, lays) in segments.iter().enumerate() {
        let fitting = |lay: &&Lay| lay.covered & covered == 0 && lay.covered >> empty & 1 == 1;
        for lay in lays.iter().filter(fitting) {
            // A segment that lies here lies nowhere else.
            let mut others = segments.to_vec();
            others[index].clear();
            if let Some(mut used) = matched(&others, covered | lay.covered, most - 1) {
                used.push(index);
                return Some(used);
            }
        }
    }
    None
}

#[test]
fn the_search_sees_every_lay_and_every_square() {
    let symbols = [Symbol::Collect, Symbol::Banish, Symbol::Blank];
    let set = Shape::ALL.map(|shape| Segment {
        id: shape.name().to_owned(),
        shape,
        symbols: symbols[..shape.cells().len()].to_vec(),
        coins: 0,
        points: 0,
    });
    let lays: Vec<Vec<Lay>> = set.iter().map(lays).collect();
    // One cell; 12 places in a row and 12 in a column, both ways round; 15 and
    // 15, both ways round; 15 in each of four turns.
    let counts: Vec<usize> = lays.iter().map(Vec::len).collect();
    assert_eq!(counts, [9, 48, 60, 60]);
    // The row of three lies on one of four edges, both ways round. The other
    // six cells take the corner and the rest in 12 ways, the two both ways round.
    let mut squares = 0;
    compositions(&lays, Lay::default(), &mut |lay| {
        squares += u32::from(lay.incoherence() == 0);
    });
    assert_eq!(squares, 4 * 2 * 12 * 2);
}

#[test]
fn a_lay_loses_what_the_rules_say() {
    let words = "-2 octopus spider:blue bat 2coin key white+green ~wild chest1";
    let cells: Vec<Cell> = words.split(' ').map(|w| Cell::parse(w).unwrap()).collect();
    let tile = Tile {
        id: "tile".to_owned(),
        name: lucid_dream_runners::Name::default(),
        level: 4,
        star: true,
        cells: cells.try_into().unwrap(),
    };
    // Nothing lies: nine cells are missing, the nightmares of 2 and 1 remain,
    // and the octopus finds no collect symbol.
    assert_eq!(Lay::default().loss(&tile), 9 + 2 + 1);
    // A row of three from the spider to the right, two cells outside: eight
    // missing, two too many, the nightmare of 2, and an octopus that sees two.
    let row = [Symbol::Both, Symbol::Double, Symbol::Blank];
    let lay_of = |left: i8, top: i8| lay((left..).map(|x| (x, top)).zip(&row));
    assert_eq!(lay_of(2, 0).loss(&tile), 8 + 2 + 2 + 2);
    assert_eq!(lay_of(2, 0).goods(&tile), 1);
    // On the middle row: the key is not taken, the coins are, twice.
    assert_eq!(lay_of(0, 1).loss(&tile), 6 + 2 + 2 + 1);
    assert_eq!(lay_of(0, 1).goods(&tile), 4);
}

/// Every tile can be matched by a player with the right segments: of its own
/// and the neutral ones, no more than everybody starts with collect everything
/// and banish everything, with full coherence.
#[test]
fn every_tile_is_matched_in_full_with_each_set() {
    const MOST: usize = Shape::ALL.len();
    let content = &lucid_packs::dream_runners().content;
    for (number, set) in content.sets().iter().enumerate() {
        let all: Vec<&Segment> = set.iter().chain(content.neutral()).collect();
        let lays: Vec<Vec<Lay>> = all.iter().map(|segment| lays(segment)).collect();
        for tile in content.tiles() {
            let inside = |lay: &&Lay| lay.board.count_ones() == lay.covered.count_ones();
            let useful = |lays: &Vec<Lay>| {
                let lays = lays.iter().filter(inside);
                lays.filter(|lay| does_all(lay, tile)).copied().collect()
            };
            let segments: Vec<Vec<Lay>> = lays.iter().map(useful).collect();
            let used = matched(&segments, 0, MOST);
            assert!(used.is_some(), "set {} on {}", number + 1, tile.id);
        }
    }
}

/// A level 1 tile costs each set at most 2 serenity.
#[test]
fn level_1_is_kind_to_each_set() {
    let tiles = tiles(&[1]);
    for (number, best) in best_of_sets(&tiles).iter().enumerate() {
        for (best, tile) in best.iter().zip(&tiles) {
            assert!(
                best.loss <= 2,
                "set {} on {}: {best:?}",
                number + 1,
                tile.id
            );
        }
    }
}

/// A chest that comes before any key was found finds its keys on its own tile.
#[test]
fn level_1_has_the_keys_to_its_chests() {
    for tile in tiles(&[1]) {
        let (mut keys, mut needed) = (0, 0);
        for cell in &tile.cells {
            if let Cell::Reward(goods) = cell {
                keys += goods.keys;
                needed += goods.chest;
            }
        }
        assert!(keys >= needed, "{}", tile.id);
    }
}

/// No set is better than another where players still depend on theirs: over
/// levels 1 and 2 all lose the same and collect the same, and on no tile is one
/// ahead by more than a point or a thing.
#[test]
fn no_set_is_better_than_another() {
    for level in [1, 2] {
        let tiles = tiles(&[level]);
        let sets = best_of_sets(&tiles);
        let apart = |of: fn(&Best) -> u32| {
            let totals = sets.iter().map(|set| set.iter().map(of).sum());
            spread(totals)
        };
        assert_eq!(apart(|best| best.loss), 0, "level {level}");
        assert_eq!(apart(|best| best.goods), 0, "level {level}");
        for (at, tile) in tiles.iter().enumerate() {
            let of_tile = || sets.iter().map(|set| set[at]);
            assert!(spread(of_tile().map(|best| best.loss)) <= 1, "{}", tile.id);
            assert!(spread(of_tile().map(|best| best.goods)) <= 1, "{}", tile.id);
        }
    }
}

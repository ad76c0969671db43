//! Random instances, and the straightforward search that shares nothing with
//! the solver: every subset, every place, every order, every colour, each
//! played by the engine.

#![allow(dead_code)]

use std::collections::HashSet;

use lucid_bots::dream_runners::solver::{
    Holdings, Instance, Laid, Objective, Solution, Weights, Worth,
};
use lucid_dream_runners::resolution::{
    Block, Composition, Dream, Happening, Order, Resolved, Share, Situation, resolve,
};
use lucid_dream_runners::{
    Cell, Colour, Fragment, Goods, Nightmare, SPOTS, Segment, Shape, Spot, Symbol,
};
use lucid_tabletop::{Events, Random};

/// An end of a resolution: asleep comes before all else.
pub(crate) type End = (bool, i64);

/// Counts openings of chests, for 1, 2 and 3 keys.
#[derive(Default)]
pub(crate) struct Openings([u8; 3]);

impl Events<Happening> for Openings {
    fn happened(&mut self, event: Happening) {
        if let Happening::Opened { keys, .. } = event {
            self.0[usize::from(keys) - 1] += 1;
        }
    }
}

/// What an end is worth; `spare` are the segments that bats could take.
pub(crate) fn worth(
    instance: &Instance,
    value: &impl Objective,
    resolved: &Resolved,
    openings: &Openings,
    spare: &[usize],
) -> End {
    let mut unknown = openings.0;
    for (count, known) in unknown.iter_mut().zip(&instance.dream.chests) {
        if known.is_some() {
            *count = 0;
        }
    }
    let Situation {
        serenity,
        keys,
        coins,
        fragments,
        stars,
    } = resolved.situation;
    let goods = value.goods(&Holdings {
        keys,
        coins,
        fragments,
        stars,
        unknown,
    });
    let mut losses: Vec<i64> = spare.iter().map(|segment| value.loss(*segment)).collect();
    losses.sort_unstable();
    let lost: i64 = losses.iter().take(resolved.lost.into()).sum();
    let asleep = serenity > 0;
    // By hand, nightmares that cost serenity come before bats.
    let lost = if asleep { lost } else { 0 };
    (asleep, value.serenity(serenity) + goods - lost)
}

/// The dream, with an empty chest for each that is not known.
pub(crate) fn openable(instance: &Instance) -> Dream {
    let mut dream = instance.dream;
    dream.chests = dream.chests.map(|chest| Some(chest.unwrap_or_default()));
    dream
}

/// The cells of a segment on the board, or nothing if it sticks out.
pub(crate) fn cells(segment: &Segment, laid: &Laid) -> Option<Vec<(usize, usize, Symbol)>> {
    let mut cells: Vec<(i8, i8)> = segment.shape.cells().to_vec();
    for _ in 0..laid.turn {
        cells = cells.iter().map(|(x, y)| (-y, *x)).collect();
    }
    let left = cells.iter().map(|cell| cell.0).min()?;
    let top = cells.iter().map(|cell| cell.1).min()?;
    let place = |(x, y): &(i8, i8)| {
        let column = (x - left) as usize + usize::from(laid.column);
        let row = (y - top) as usize + usize::from(laid.row);
        (column < 7 && row < 7).then_some((column, row))
    };
    let places: Option<Vec<(usize, usize)>> = cells.iter().map(place).collect();
    let symbols = segment.symbols.iter();
    Some(
        places?
            .into_iter()
            .zip(symbols)
            .map(|((column, row), symbol)| (column, row, *symbol))
            .collect(),
    )
}

fn in_dream(column: usize, row: usize) -> bool {
    (2..5).contains(&column) && (2..5).contains(&row)
}

/// A way to lie: its cells as bits, and all that the board counts.
struct Lying {
    bits: u64,
    inside: Vec<(usize, Symbol)>,
    outside: u8,
    collects: u8,
}

fn ways(segment: &Segment, number: usize) -> Vec<Lying> {
    let mut seen = HashSet::new();
    let mut ways = Vec::new();
    for turn in 0..4 {
        for row in 0..7 {
            for column in 0..7 {
                let laid = Laid {
                    segment: number,
                    turn,
                    column,
                    row,
                };
                let Some(mut cells) = cells(segment, &laid) else {
                    continue;
                };
                cells.sort_unstable();
                if !cells.iter().any(|(x, y, _)| in_dream(*x, *y)) || !seen.insert(cells.clone()) {
                    continue;
                }
                let inside: Vec<(usize, Symbol)> = cells
                    .iter()
                    .filter(|(x, y, _)| in_dream(*x, *y))
                    .map(|(x, y, symbol)| ((y - 2) * 3 + x - 2, *symbol))
                    .collect();
                ways.push(Lying {
                    bits: cells.iter().map(|(x, y, _)| 1u64 << (y * 7 + x)).sum(),
                    outside: (cells.len() - inside.len()) as u8,
                    collects: cells.iter().filter(|cell| cell.2.times() > 0).count() as u8,
                    inside,
                });
            }
        }
    }
    ways
}

/// What a board comes to: symbols, cells outside, collects, segments on it.
pub(crate) type Board = ([Option<Symbol>; SPOTS], u8, u8, u16);

/// Every board there is.
pub(crate) fn boards(instance: &Instance) -> HashSet<Board> {
    let all: Vec<Vec<Lying>> = instance
        .segments
        .iter()
        .enumerate()
        .map(|(number, segment)| ways(segment, number))
        .collect();
    let mut boards = HashSet::new();
    each_board(&all, 0, 0, ([None; SPOTS], 0, 0, 0), &mut boards);
    boards
}

fn each_board(all: &[Vec<Lying>], at: usize, bits: u64, board: Board, boards: &mut HashSet<Board>) {
    let Some(ways) = all.get(at) else {
        boards.insert(board);
        return;
    };
    each_board(all, at + 1, bits, board, boards);
    for way in ways.iter().filter(|way| way.bits & bits == 0) {
        let (mut symbols, outside, collects, played) = board;
        for (spot, symbol) in &way.inside {
            symbols[*spot] = Some(*symbol);
        }
        let board = (
            symbols,
            outside + way.outside,
            collects + way.collects,
            played | (1 << at),
        );
        each_board(all, at + 1, bits | way.bits, board, boards);
    }
}

/// How many boards there are at the most, and how long each takes.
pub(crate) fn effort(instance: &Instance) -> f64 {
    let boards: f64 = (instance.segments.iter())
        .map(|segment| 1.0 + ways(segment, 0).len() as f64)
        .product();
    let goods = instance.dream.cells.iter().filter_map(|cell| match cell {
        Cell::Reward(goods) => Some(goods),
        _ => None,
    });
    let goods: Vec<&Goods> = goods.collect();
    let wild: u32 = goods
        .iter()
        .map(|goods| u32::from(goods.fragments[4]))
        .sum();
    let chests = goods.iter().filter(|goods| goods.chest > 0).count();
    let inside: u32 = (goods.iter().filter(|goods| goods.chest > 0))
        .filter_map(|goods| instance.dream.chests[usize::from(goods.chest) - 1])
        .map(|inside| u32::from(inside.fragments[4]))
        .sum();
    let keys = goods
        .iter()
        .filter(|goods| goods.chest > 0 || goods.keys > 0);
    let keys = if chests == 0 { 0 } else { keys.count() };
    let orders: f64 = (1..=keys).map(|n| n as f64).product();
    boards * (1.0 + orders / 6.0 * 1.6f64.powi((wild + inside) as i32))
}

/// All orders of the blocks and of the cells that are collected and hold keys or
/// chests; without chests the cells' order is left as it is.
pub(crate) fn orders(dream: &Dream, composition: &Composition) -> Vec<Order> {
    let collected =
        |spot: &Spot| composition.symbols[spot.index()].is_some_and(|symbol| symbol.times() > 0);
    let goods = |spot: &Spot| match dream.cells[spot.index()] {
        Cell::Reward(goods) => (goods.keys > 0, goods.chest > 0),
        Cell::Converging(_) => (composition.shares[spot.index()].keys > 0, false),
        Cell::Nightmare(_) => (false, false),
    };
    let mut cells: Vec<Spot> = Spot::all().filter(collected).collect();
    if !cells.iter().any(|spot| goods(spot).1) {
        cells.clear();
    }
    cells.retain(|spot| goods(spot).0 || goods(spot).1);
    let mut orders = Vec::new();
    for blocks in permutations(&Block::ALL) {
        for cells in permutations(&cells) {
            orders.push(Order::new(&blocks, &cells));
        }
    }
    orders
}

pub(crate) fn permutations<T: Copy>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for at in 0..items.len() {
        let mut rest = items.to_vec();
        let first = rest.remove(at);
        for mut tail in permutations(&rest) {
            tail.insert(0, first);
            all.push(tail);
        }
    }
    all
}

/// The best end of a board, over every order and every choice of colours.
pub(crate) fn best_end(
    instance: &Instance,
    value: &impl Objective,
    composition: &Composition,
    played: u16,
    orders: impl IntoIterator<Item = Order>,
) -> End {
    let dream = openable(instance);
    let count = instance.segments.len();
    let spare: Vec<usize> = (0..count).filter(|n| played & (1 << n) == 0).collect();
    let mut best = (false, i64::MIN);
    for order in orders {
        // Colours are counted through like the digits of a number.
        let mut colours: Vec<usize> = Vec::new();
        loop {
            let mut asked = 0;
            let mut openings = Openings::default();
            let resolved = resolve(
                &dream,
                composition,
                instance.situation,
                spare.len() as u8,
                &order,
                |_, _| {
                    if asked == colours.len() {
                        colours.push(0);
                    }
                    asked += 1;
                    Colour::ALL[colours[asked - 1]]
                },
                &mut openings,
            );
            best = best.max(worth(instance, value, &resolved, &openings, &spare));
            colours.truncate(asked);
            while colours.last() == Some(&3) {
                colours.pop();
            }
            match colours.last_mut() {
                Some(last) => *last += 1,
                None => break,
            }
        }
    }
    best
}

/// The best end of all boards.
pub(crate) fn exhaustive(instance: &Instance, value: &impl Objective) -> End {
    let ends = ends(instance, value);
    ends.into_iter().max().expect("a board may be empty")
}

/// The best end of each board.
pub(crate) fn ends(instance: &Instance, value: &impl Objective) -> Vec<End> {
    let bats = instance
        .dream
        .cells
        .contains(&Cell::Nightmare(Nightmare::Bat));
    let mut boards = boards(instance);
    if !bats {
        // Which segments were played makes no difference.
        boards = boards.into_iter().map(|b| (b.0, b.1, b.2, 0)).collect();
    }
    let mut ends = Vec::with_capacity(boards.len());
    for (symbols, outside, collects, played) in boards {
        let composition = Composition {
            symbols,
            outside,
            collects,
            shares: instance.shares,
        };
        let orders = orders(&instance.dream, &composition);
        ends.push(best_end(instance, value, &composition, played, orders));
    }
    ends
}

/// Checks all that a solution says about itself, with the engine.
pub(crate) fn check(instance: &Instance, value: &impl Objective, solution: &Solution) {
    let mut covered = HashSet::new();
    let mut composition = Composition {
        shares: instance.shares,
        ..Composition::default()
    };
    let mut used = HashSet::new();
    for laid in &solution.laid {
        assert!(used.insert(laid.segment), "a segment lies twice");
        let cells = cells(&instance.segments[laid.segment], laid).expect("it is on the board");
        assert!(cells.iter().any(|(x, y, _)| in_dream(*x, *y)), "R1");
        for (column, row, symbol) in cells {
            assert!(covered.insert((column, row)), "segments overlap");
            composition.collects += u8::from(symbol.times() > 0);
            if in_dream(column, row) {
                composition.symbols[(row - 2) * 3 + column - 2] = Some(symbol);
            } else {
                composition.outside += 1;
            }
        }
    }
    assert_eq!(composition, solution.composition);
    let spare: Vec<usize> = (0..instance.segments.len())
        .filter(|segment| !used.contains(segment))
        .collect();
    let mut colours = solution.colours.iter();
    let mut openings = Openings::default();
    let resolved = resolve(
        &openable(instance),
        &composition,
        instance.situation,
        spare.len() as u8,
        &solution.order,
        |_, _| *colours.next().expect("a colour for each wild fragment"),
        &mut openings,
    );
    assert_eq!(colours.next(), None);
    assert_eq!(resolved, solution.resolved);
    let end = worth(instance, value, &resolved, &openings, &spare);
    assert_eq!(end, (solution.asleep, solution.value));
    if solution.asleep {
        assert_eq!(solution.lost.len(), usize::from(resolved.lost));
    }
    assert!(solution.lost.iter().all(|lost| spare.contains(lost)));
}

/// A random instance of at most so many segments that can be searched through
/// with an effort.
pub(crate) fn random_instance(random: &mut Random, segments: usize, most: f64) -> Instance {
    let mut instance = Instance {
        dream: random_dream(random),
        shares: std::array::from_fn(|_| random_share(random)),
        situation: random_situation(random),
        segments: Vec::new(),
    };
    let situation = &mut instance.situation;
    if situation.fragments.iter().all(|held| *held > 0) {
        situation.fragments[random.below(4)] = 0;
    }
    for _ in 0..random.below(segments + 1) {
        let mut segment = random_segment(random);
        // Now and then one that is there already.
        if random.below(4) == 0 && !instance.segments.is_empty() {
            segment = instance.segments[random.below(instance.segments.len())].clone();
        }
        instance.segments.push(segment);
        if effort(&instance) > most {
            // A single cell takes the least effort.
            let last = instance.segments.last_mut().expect("just pushed");
            last.shape = Shape::One;
            last.symbols.truncate(1);
            if effort(&instance) > most {
                instance.segments.pop();
            }
        }
    }
    instance
}

pub(crate) fn random_segment(random: &mut Random) -> Segment {
    let shape = Shape::ALL[random.below(4)];
    let symbols = shape.cells().iter();
    Segment {
        id: "segment".to_owned(),
        shape,
        symbols: symbols.map(|_| Symbol::ALL[random.below(5)]).collect(),
        coins: 0,
        points: 0,
    }
}

fn random_situation(random: &mut Random) -> Situation {
    let most = [3, 12, 23][random.below(3)];
    Situation {
        serenity: 1 + random.below(most) as u8,
        keys: random.below(5) as u16,
        coins: random.below(9) as u16,
        fragments: std::array::from_fn(|_| random.below(3) as u16),
        stars: random.below(12) as u8,
    }
}

fn random_share(random: &mut Random) -> Share {
    if random.below(3) == 0 {
        return Share::default();
    }
    Share {
        fragments: std::array::from_fn(|_| random.below(2) as u8),
        keys: random.below(2) as u8,
        coins: random.below(3) as u8,
        serenity: random.below(2) as u8,
    }
}

fn random_goods(random: &mut Random) -> Goods {
    let mut goods = Goods::default();
    for _ in 0..1 + random.below(3) {
        match random.below(9) {
            0 => goods.keys += 1,
            1 | 2 => goods.coins += 1 + random.below(2) as u8,
            3 => goods.serenity += 1 + random.below(3) as u8,
            4 if random.below(2) == 0 => goods.fragments[Fragment::Wild as usize] += 1,
            _ => goods.fragments[random.below(4)] += 1,
        }
    }
    goods
}

/// Mostly small, now and then more than anybody has.
fn random_loss(random: &mut Random) -> u8 {
    match random.below(10) {
        0 => 4 + random.below(252) as u8,
        n => 1 + (n % 3) as u8,
    }
}

fn random_dream(random: &mut Random) -> Dream {
    let chesty = random.below(2) == 0;
    let mut chests = 0;
    let cells = std::array::from_fn(|_| match random.below(16) {
        0..6 => Cell::Reward(random_goods(random)),
        6 | 7 if chesty && chests < 3 => {
            chests += 1;
            let mut goods = Goods::default();
            if random.below(3) == 0 {
                goods = random_goods(random);
            }
            goods.chest = 1 + random.below(3) as u8;
            Cell::Reward(goods)
        }
        6 | 7 => Cell::Reward(Goods {
            keys: 1,
            ..Goods::default()
        }),
        8 => Cell::Converging(random_goods(random)),
        9 => Cell::Nightmare(Nightmare::Octopus),
        10 => Cell::Nightmare(Nightmare::Bat),
        11 => Cell::Nightmare(Nightmare::Spider(Fragment::ALL[random.below(5)])),
        _ => Cell::Nightmare(Nightmare::Loss(random_loss(random))),
    });
    Dream {
        cells,
        chests: std::array::from_fn(|_| (random.below(3) > 0).then(|| random_goods(random))),
        top: 8 + random.below(17) as u8,
        last_star: random.below(13) as u8,
    }
}

/// Random weights, some sensible, some not.
pub(crate) fn random_weights(random: &mut Random) -> Weights {
    let nasty = random.below(3) == 0;
    let mut rising = |count: usize, step: usize| {
        let mut sum = -(random.below(50) as i64);
        let table = (0..count).map(|_| {
            sum += random.below(step + 1) as i64;
            sum
        });
        Worth::table(table.collect::<Vec<i64>>())
    };
    let serenity = rising(26, 40);
    let mut stars = rising(14, 90);
    let mut fragments: [Worth; 4] = std::array::from_fn(|_| rising(6, 25));
    let mut keys = Worth::each(random.below(30) as i64);
    let mut coins = Worth::each(random.below(12) as i64);
    let mut chests = std::array::from_fn(|_| random.below(80) as i64);
    if nasty {
        // More is not always better, and some things are worth nothing at all.
        let mut any = |count: usize| {
            let table = (0..count).map(|_| random.below(2_001) as i64 - 1_000);
            Worth::table(table.collect())
        };
        let mut maybe = |worth: &mut Worth, count: usize| *worth = any(count);
        maybe(&mut stars, 14);
        maybe(&mut keys, 7);
        maybe(&mut coins, 12);
        fragments.iter_mut().for_each(|worth| maybe(worth, 5));
        chests[random.below(3)] = -500;
    }
    Weights {
        serenity,
        stars,
        fragments,
        keys,
        coins,
        chests,
        losses: (0..6).map(|_| random.below(60) as i64).collect(),
    }
}

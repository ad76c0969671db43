//! The default order against all orders there are (R5).

use std::collections::BTreeSet;

use lucid_dream_runners::resolution::{
    Block, Composition, Dream, Order, Situation, absent_colour, best_order, each_order, resolve,
};
use lucid_dream_runners::{Cell, Goods, SPOTS, Spot, Symbol};
use lucid_tabletop::Random;

fn goods(text: &str) -> Option<Goods> {
    Goods::parse(text)
}

/// A dream where keys and chests are everywhere, and what lies on it.
fn case(random: &mut Random) -> (Dream, Composition, Situation) {
    let words = [
        "key",
        "2key",
        "chest1",
        "chest2",
        "chest3",
        "key+chest2",
        "key+chest1",
        "2key+chest3",
        "serenity",
        "2serenity",
        "coin",
        "blue",
        "-1",
        "-2",
        "-3",
        "octopus",
        "spider:white",
        "serenity+chest1",
        "bat",
    ];
    let contents = [
        "2coin",
        "serenity",
        "3serenity",
        "2key",
        "key+serenity",
        "green",
    ];
    let letters = ['-', 'c', 'c', 'd', 'b', 'x'];
    let word = |random: &mut Random| random.pick(&words).unwrap();
    let cells: [Cell; SPOTS] = std::array::from_fn(|_| Cell::parse(word(random)).unwrap());
    let chests = std::array::from_fn(|_| goods(random.pick(&contents).unwrap()));
    let mut composition = Composition::default();
    for place in &mut composition.symbols {
        let symbol = Symbol::from_letter(random.pick(&letters).unwrap()).unwrap();
        *place = Some(symbol).filter(|_| random.below(8) > 0);
    }
    let collects = |symbol: &&Option<Symbol>| symbol.is_some_and(|s| s.times() > 0);
    composition.collects = composition.symbols.iter().filter(collects).count() as u8;
    composition.outside = random.below(3) as u8;
    let dream = Dream {
        cells,
        chests,
        top: 12,
        last_star: 5,
    };
    let situation = Situation {
        serenity: 1 + random.below(12) as u8,
        keys: random.below(3) as u16,
        ..Situation::default()
    };
    (dream, composition, situation)
}

/// Calls `each` with every order of the items, the smallest first.
fn permutations<T: Copy>(items: &[T], begun: &mut Vec<T>, each: &mut impl FnMut(&[T])) {
    if items.is_empty() {
        return each(begun);
    }
    for (index, item) in items.iter().enumerate() {
        let mut rest = items.to_vec();
        rest.remove(index);
        begun.push(*item);
        permutations(&rest, begun, each);
        begun.pop();
    }
}

/// The cells that are collected, as the rules say it.
fn collected(dream: &Dream, composition: &Composition) -> Vec<Spot> {
    let spots = Spot::all().filter(|spot| {
        let symbol = composition.symbols[spot.index()];
        let collects = symbol.is_some_and(|symbol| symbol.times() > 0);
        let cell = &dream.cells[spot.index()];
        let gives = match cell {
            Cell::Nightmare(_) => cell.to_string().starts_with("spider"),
            _ => true,
        };
        collects && gives
    });
    spots.collect()
}

/// The blocks in which something is to be done.
fn blocks(dream: &Dream, composition: &Composition) -> Vec<Block> {
    let gaps = composition.missing() + composition.outside > 0;
    let haunted = Spot::all().any(|spot| {
        let symbol = composition.symbols[spot.index()].unwrap_or_default();
        dream.cells[spot.index()].is_nightmare() && !symbol.banishes()
    });
    let collecting = !collected(dream, composition).is_empty();
    let open = [gaps, haunted, collecting];
    let blocks = Block::ALL.into_iter().zip(open);
    blocks.filter(|(_, open)| *open).map(|(b, _)| b).collect()
}

#[test]
fn r5_the_default_order_is_the_best_of_all_orders() {
    let mut random = Random::new(5);
    let (mut tried, mut reordered) = (0, 0);
    while tried < 1_500 {
        let (dream, composition, situation) = case(&mut random);
        let cells = collected(&dream, &composition);
        if cells.len() > 5 {
            continue;
        }
        tried += 1;
        let mut best = None;
        let mut ends = BTreeSet::new();
        permutations(&cells, &mut Vec::new(), &mut |cells| {
            permutations(
                &blocks(&dream, &composition),
                &mut Vec::new(),
                &mut |blocks| {
                    let order = Order::new(blocks, cells);
                    let choose = |s: &Situation, _| absent_colour(s);
                    let end = resolve(&dream, &composition, situation, 2, &order, choose, &mut ());
                    let after = end.situation;
                    let value = (after.serenity > 0, after.serenity, end.opened);
                    ends.insert((value, after.keys, after.coins));
                    // The first of the best stays: orders come smallest first.
                    if best.as_ref().is_none_or(|(known, _)| value > *known) {
                        best = Some((value, order));
                    }
                },
            );
        });
        let (value, order) = best.expect("there is an order");
        let found = best_order(&dream, &composition, &situation);
        assert_eq!(
            found, order,
            "{value:?} {dream:?} {composition:?} {situation:?}"
        );
        reordered += u32::from(found.cells() != cells);
        // And the list of orders that can differ reaches the same ends.
        let mut listed = BTreeSet::new();
        each_order(&dream, &composition, &situation, |order| {
            let choose = |s: &Situation, _| absent_colour(s);
            let end = resolve(&dream, &composition, situation, 2, order, choose, &mut ());
            let after = end.situation;
            let value = (after.serenity > 0, after.serenity, end.opened);
            listed.insert((value, after.keys, after.coins));
        });
        assert_eq!(listed, ends);
    }
    assert!(reordered > 50, "the order mattered {reordered} times");
}

/// A dream made of nine different chests and keys is still found quickly enough.
#[test]
fn r5_the_worst_dream_takes_its_time_but_not_long() {
    let words = "chest3 key+chest3 2key+chest3 chest2 key+chest2 3key+chest3 chest1 key 2key";
    let cells: Vec<Cell> = words.split(' ').map(|w| Cell::parse(w).unwrap()).collect();
    let dream = Dream {
        cells: cells.try_into().unwrap(),
        chests: [goods("coin"), goods("serenity"), goods("2serenity")],
        top: 200,
        last_star: 5,
    };
    let composition = Composition {
        symbols: [Some(Symbol::Double); SPOTS],
        collects: 9,
        ..Composition::default()
    };
    let situation = Situation {
        serenity: 5,
        ..Situation::default()
    };
    let order = best_order(&dream, &composition, &situation);
    let choose = |s: &Situation, _| absent_colour(s);
    let end = resolve(&dream, &composition, situation, 0, &order, choose, &mut ());
    assert_eq!(order.cells().len(), 9);
    assert!(end.opened > 0);
}

#[test]
fn an_order_by_hand_may_leave_things_out() {
    let mut random = Random::new(6);
    for _ in 0..200 {
        let (dream, composition, situation) = case(&mut random);
        let choose = |s: &Situation, _| absent_colour(s);
        let all = Order::new(&Block::ALL, &Spot::all().collect::<Vec<_>>());
        let order = Order::default();
        let end = resolve(&dream, &composition, situation, 1, &order, choose, &mut ());
        let same = resolve(&dream, &composition, situation, 1, &all, choose, &mut ());
        assert_eq!(end, same);
    }
}

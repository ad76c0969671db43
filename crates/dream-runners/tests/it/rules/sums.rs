//! A second opinion on resolution: where neither keys nor tracks limit anything,
//! all orders come to the same plain sums.

use lucid_dream_runners::resolution::{
    Block, Composition, Dream, Happening, Order, Situation, Stock, absent_colour, resolve,
};
use lucid_dream_runners::{Cell, Fragment, Goods, Nightmare, SPOTS, Spot, Symbol};
use lucid_tabletop::Random;

const GOODS: [&str; 9] = [
    "coin",
    "2coin+blue",
    "3serenity",
    "key+green",
    "white+orange",
    "chest1",
    "coin+chest2",
    "2green+chest3",
    "2key+serenity",
];

fn cell(random: &mut Random) -> Cell {
    let nightmares = [
        Nightmare::Loss(1),
        Nightmare::Loss(2),
        Nightmare::Loss(3),
        Nightmare::Loss(9),
        Nightmare::Octopus,
        Nightmare::Bat,
        Nightmare::Spider(Fragment::White),
    ];
    match random.below(5) {
        0 | 1 => Cell::Nightmare(random.pick(&nightmares).unwrap()),
        _ => Cell::Reward(Goods::parse(random.pick(&GOODS).unwrap()).unwrap()),
    }
}

/// Serenity, keys, coins, then what came of each colour with those turned in.
#[derive(Debug, PartialEq, Eq)]
struct Sums {
    serenity: i32,
    keys: i32,
    coins: i32,
    colours: [i32; 4],
    opened: u8,
    lost: u8,
}

fn expected(dream: &Dream, composition: &Composition, unplayed: u8) -> Sums {
    let gaps = i32::from(composition.missing() + composition.outside);
    let mut sums = Sums {
        serenity: -gaps,
        keys: 0,
        coins: 0,
        colours: [0; 4],
        opened: 0,
        lost: 0,
    };
    let give = |sums: &mut Sums, goods: &Goods| {
        sums.serenity += i32::from(goods.serenity);
        sums.keys += i32::from(goods.keys);
        sums.coins += i32::from(goods.coins);
        for (sum, count) in sums.colours.iter_mut().zip(goods.fragments) {
            *sum += i32::from(count);
        }
    };
    for (cell, symbol) in dream.cells.iter().zip(composition.symbols) {
        let symbol = symbol.unwrap_or(Symbol::Blank);
        let banished = matches!(symbol, Symbol::Banish | Symbol::Both);
        let times = match symbol {
            Symbol::Collect | Symbol::Both => 1,
            Symbol::Double => 2,
            Symbol::Blank | Symbol::Banish => 0,
        };
        match cell {
            Cell::Reward(goods) => {
                for _ in 0..times {
                    give(&mut sums, goods);
                    if goods.chest > 0 {
                        sums.opened += 1;
                        sums.keys -= i32::from(goods.chest);
                        give(
                            &mut sums,
                            &dream.chests[usize::from(goods.chest) - 1].unwrap(),
                        );
                    }
                }
            }
            Cell::Nightmare(nightmare) => {
                if let Nightmare::Spider(fragment) = nightmare {
                    sums.colours[*fragment as usize] += times;
                }
                let loss = match nightmare {
                    _ if banished => 0,
                    Nightmare::Loss(loss) => i32::from(*loss),
                    Nightmare::Octopus => i32::from(composition.collects),
                    Nightmare::Spider(_) => 1,
                    Nightmare::Bat => {
                        sums.lost = (sums.lost + 1).min(unplayed);
                        0
                    }
                };
                sums.serenity -= loss;
            }
            Cell::Converging(_) => {}
        }
    }
    sums
}

#[test]
fn resolutions_come_to_plain_sums_where_nothing_limits_them() {
    let mut random = Random::new(9);
    for _ in 0..4_000 {
        let cells: [Cell; SPOTS] = std::array::from_fn(|_| cell(&mut random));
        let dream = Dream {
            cells,
            chests: ["coin", "2serenity+blue", "white+3coin+key"].map(Goods::parse),
            top: 250,
            last_star: 250,
        };
        let mut composition = Composition {
            outside: random.below(4) as u8,
            ..Composition::default()
        };
        for place in &mut composition.symbols {
            let symbol = random.pick(&Symbol::ALL);
            *place = symbol.filter(|_| random.below(6) > 0);
        }
        composition.collects = random.below(12) as u8;
        let unplayed = random.below(3) as u8;
        let start = Situation {
            serenity: 100,
            keys: 100,
            ..Situation::default()
        };
        let mut blocks = Block::ALL;
        blocks.rotate_left(random.below(3));
        let mut spots: Vec<Spot> = Spot::all().collect();
        spots.rotate_left(random.below(9));
        let order = Order::new(&blocks, &spots);
        let choose = |s: &Situation, _| absent_colour(s);
        let mut told: Vec<Happening> = Vec::new();
        let end = resolve(
            &dream,
            &composition,
            start,
            unplayed,
            &order,
            choose,
            &mut told,
        );
        let after = end.situation;
        let stars = i32::from(after.stars);
        let found = Sums {
            serenity: i32::from(after.serenity) - 100,
            keys: i32::from(after.keys) - 100,
            coins: after.coins.into(),
            colours: after.fragments.map(|count| i32::from(count) + stars),
            opened: end.opened,
            lost: end.lost,
        };
        assert_eq!(found, expected(&dream, &composition, unplayed));
        // Whole sets are gone, and what was told makes the difference.
        assert!(after.fragments.contains(&0));
        let told = told.iter().filter_map(|happening| match happening {
            Happening::Changed {
                stock: Stock::Serenity,
                amount,
                ..
            } => Some(i32::from(*amount)),
            _ => None,
        });
        assert_eq!(told.sum::<i32>(), found.serenity);
    }
}

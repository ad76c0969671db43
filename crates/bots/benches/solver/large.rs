//! Large instances, as games with the built-in pack bring them.

use lucid_bots::dream_runners::solver::{Instance, Weights, Worth};
use lucid_dream_runners::resolution::{Dream, Share, Situation};
use lucid_dream_runners::{Cell, Content, Goods, Segment, Symbol};
use lucid_tabletop::Random;

/// An instance and what its owner thinks things are worth.
#[derive(Debug)]
pub(crate) struct Large {
    pub(crate) instance: Instance,
    pub(crate) weights: Weights,
}

/// The instance with a number: a tile, the four segments of a player and eight
/// that were bought.
pub(crate) fn large(content: &Content, number: u64) -> Large {
    let mut random = Random::new(number);
    let random = &mut random;
    let tile = &content.tiles()[random.below(content.tiles().len())];
    let mut segments: Vec<Segment> = content.sets()[random.below(4)].to_vec();
    let mut neutral = content.neutral().to_vec();
    for _ in 0..8 {
        segments.push(neutral.swap_remove(random.below(neutral.len())));
    }
    let tracks = content.tracks();
    let situation = situation(random, tracks.stars.len());
    let shares = std::array::from_fn(|spot| match &tile.cells[spot] {
        Cell::Converging(goods) => share(random, goods),
        _ => Share::default(),
    });
    // Before the round's chests are turned over nobody knows them.
    let known = random.below(2) == 0;
    let mut chest = |keys: u8| {
        let all: Vec<Goods> = (content.chests().iter())
            .filter(|chest| chest.keys == keys)
            .map(|chest| chest.goods)
            .collect();
        random.pick(&all).filter(|_| known)
    };
    let dream = Dream {
        cells: tile.cells,
        chests: [chest(1), chest(2), chest(3)],
        top: tracks.serenity.len() as u8 - 1,
        last_star: tracks.stars.len() as u8 - 1,
    };
    let weights = weights(random, content, &segments);
    Large {
        instance: Instance {
            dream,
            shares,
            situation,
            segments,
        },
        weights,
    }
}

fn situation(random: &mut Random, stars: usize) -> Situation {
    let mut fragments: [u16; 4] = std::array::from_fn(|_| random.below(3) as u16);
    if fragments.iter().all(|held| *held > 0) {
        fragments[random.below(4)] = 0;
    }
    // Most sleep well, some hardly.
    let serenity = match random.below(5) {
        0 => 1 + random.below(5),
        _ => 5 + random.below(19),
    };
    Situation {
        serenity: serenity as u8,
        keys: random.below(4) as u16,
        coins: random.below(7) as u16,
        fragments,
        stars: random.below(stars) as u8,
    }
}

/// A part of a converging cell: all of it, or about half.
fn share(random: &mut Random, goods: &Goods) -> Share {
    let alone = random.below(3) == 0;
    let mut part = |count: u8| {
        if alone {
            count
        } else {
            random.below(usize::from(count) + 1) as u8
        }
    };
    let mut fragments: [u8; 4] = std::array::from_fn(|colour| part(goods.fragments[colour]));
    fragments[0] += part(goods.fragments[4]);
    Share {
        fragments,
        keys: part(goods.keys),
        coins: part(goods.coins),
        serenity: part(goods.serenity),
    }
}

/// Points of both tracks, and a guess at what the rest will bring; hundredths.
fn weights(random: &mut Random, content: &Content, segments: &[Segment]) -> Weights {
    let mut weights = Weights::points(content.tracks(), 100);
    // The next round may be worse: the steep bottom is steeper than its points.
    let fear = random.below(120) as i64;
    let serenity = content.tracks().serenity.iter().enumerate();
    let table = serenity.map(|(space, points)| {
        let depth = 6 - (space as i64).min(6);
        i64::from(*points) * 100 - fear * depth * depth / 4
    });
    weights.serenity = Worth::table(table.collect());
    // The second fragment of a colour helps less than the first.
    weights.fragments = std::array::from_fn(|_| {
        let first = 30 + random.below(30) as i64;
        let second = first / 2 + random.below(10) as i64;
        Worth::table_and_each(vec![0, first, first + second], second / 2)
    });
    let key = 20 + random.below(60) as i64;
    weights.keys = Worth::table_and_each(vec![0, key, key * 2, key * 5 / 2], key / 4);
    weights.coins = Worth::each(20 + random.below(20) as i64);
    weights.chests = std::array::from_fn(|index| {
        let keys = index as i64 + 1;
        keys * (90 + random.below(60) as i64)
    });
    weights.losses = (segments.iter())
        .map(|segment| {
            let symbols = segment.symbols.iter();
            let useful = symbols.filter(|s| **s != Symbol::Blank).count();
            i64::from(segment.points) * 100 + 40 * useful as i64
        })
        .collect();
    weights
}

//! What things are worth, unless the file says otherwise.

use lucid_bots::dream_runners::solver::{Weights, Worth};
use lucid_dream_runners::{DreamRunners, Goods, Segment};
use serde::Deserialize;

/// Worths are counted in hundredths of a point.
const POINT: i64 = 100;

/// A number for each thing, or a list by count.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum WorthWords {
    Each(i64),
    Table(Vec<i64>),
}

impl WorthWords {
    fn worth(&self) -> Worth {
        match self {
            WorthWords::Each(worth) => Worth::each(*worth),
            WorthWords::Table(table) => Worth::table(table.clone()),
        }
    }
}

/// The part `[worth]` of a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct WorthFile {
    serenity: Option<WorthWords>,
    stars: Option<WorthWords>,
    fragments: Option<WorthWords>,
    keys: Option<WorthWords>,
    coins: Option<WorthWords>,
    chest1: Option<i64>,
    chest2: Option<i64>,
    chest3: Option<i64>,
    segment: Option<i64>,
}

/// The worths of a file. What it leaves out is as in the middle of a game: both
/// tracks as they are printed, three coins for a point, fragments and keys for a
/// part of what they may become.
pub(super) fn weights(file: &WorthFile, game: &DreamRunners, segments: &[Segment]) -> Weights {
    let mut weights = Weights::points(game.content().tracks(), POINT);
    weights.fragments = std::array::from_fn(|_| Worth::table_and_each(vec![0, 55, 90, 105], 5));
    weights.keys = Worth::table_and_each(vec![0, 45, 85, 115], 5);
    weights.coins = Worth::each(POINT / 3);
    let set = |known: &mut Worth, said: &Option<WorthWords>| {
        if let Some(words) = said {
            *known = words.worth();
        }
    };
    set(&mut weights.serenity, &file.serenity);
    set(&mut weights.stars, &file.stars);
    set(&mut weights.keys, &file.keys);
    set(&mut weights.coins, &file.coins);
    for fragments in &mut weights.fragments {
        set(fragments, &file.fragments);
    }
    let said = [file.chest1, file.chest2, file.chest3];
    weights.chests = std::array::from_fn(|index| {
        said[index].unwrap_or_else(|| chest(game, &weights, index as u8 + 1))
    });
    let loss = |segment: &Segment| {
        let symbols = segment.symbols.iter();
        let useful = symbols.filter(|symbol| symbol.letter() != '-').count() as i64;
        (file.segment).unwrap_or(20 * useful + POINT * i64::from(segment.points))
    };
    weights.losses = segments.iter().map(loss).collect();
    weights
}

/// What a chest of the pack holds in the mean.
fn chest(game: &DreamRunners, weights: &Weights, keys: u8) -> i64 {
    let chests = game.content().chests().iter();
    let worths: Vec<i64> = chests
        .filter(|chest| chest.keys == keys)
        .map(|chest| goods(&chest.goods, weights))
        .collect();
    worths.iter().sum::<i64>() / worths.len().max(1) as i64
}

fn goods(goods: &Goods, weights: &Weights) -> i64 {
    let fragments: i64 = goods.fragments.iter().map(|n| i64::from(*n)).sum();
    fragments * weights.fragments[0].of(1)
        + weights.keys.of(goods.keys.into())
        + weights.coins.of(goods.coins.into())
        + POINT * i64::from(goods.serenity)
}

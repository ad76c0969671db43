//! What the cards in front are worth: how near each is to being completed.

use dreamscape::{ByColour, CardId, CardSet, Colour, Rules};

use super::laid::{Laid, LaidCell};
use super::site::{Prices, Site};

/// A6: what a card that is left costs.
pub(super) const LEFT: f64 = 5.0;
/// How many shards of the right kind a Travel brings.
const HARVEST: f64 = 2.3;
/// What a shard is worth that a card takes, so that the cheaper way is chosen.
const SHARD: f64 = 0.15;

/// What can be used to complete cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means {
    /// Shards in Hands that are not yet thought used.
    pub(super) hands: ByColour<u8>,
    /// Shards on cards, which come back with the next Emergence.
    pub(super) stored: ByColour<u8>,
    /// Trees in the reserve.
    pub(super) trees: u8,
    /// The Travels that are still to come.
    pub(super) travels: f64,
    /// Shards that other cards still lack: they come first.
    pub(super) promised: f64,
    /// What the right to draw a card is worth after a completion.
    pub(super) draw: f64,
}

/// A card laid where it is best, and what that takes.
#[derive(Clone, Copy, Debug)]
struct Prospect<'a> {
    worth: f64,
    way: &'a [LaidCell],
    left: Means,
}

/// What all cards in front are worth. What the best of them takes is thought
/// used and built before the next is looked at; `means` and `site` end up so.
pub(super) fn worth<'a>(
    cards: CardSet,
    laid: impl Fn(CardId) -> &'a Laid,
    rules: &Rules,
    site: &mut Site<'_>,
    means: &mut Means,
) -> f64 {
    let mut sum = 0.0;
    let mut left = cards;
    while !left.is_empty() {
        let prices = site.prices(rules);
        let looked = left.into_iter().filter_map(|card| {
            let prospect = best(laid(card), site, &prices, means)?;
            Some((card, prospect))
        });
        let chosen = looked.reduce(|best, other| match other.1.worth > best.1.worth {
            true => other,
            false => best,
        });
        // The rest can be completed nowhere.
        let Some((card, prospect)) = chosen else {
            return sum - LEFT * left.len() as f64;
        };
        sum += prospect.worth;
        left.remove(card);
        *means = prospect.left;
        // What is hardly ever completed must not stand in the way of others.
        if prospect.worth > 0.0 {
            site.complete(prospect.way);
        }
    }
    sum
}

fn best<'a>(laid: &'a Laid, site: &Site<'_>, prices: &Prices, means: &Means) -> Option<Prospect<'a>> {
    let mut best: Option<Prospect<'a>> = None;
    for way in laid.ways() {
        let Some(need) = need(way, site, prices, means) else {
            continue;
        };
        let left = spend(need, means);
        let lacks = left.promised - means.promised;
        let chance = means.chance(lacks, left.promised);
        let worth = chance * (laid.points + LEFT + means.draw) - LEFT - SHARD * need.shards();
        if best.as_ref().is_none_or(|best| worth > best.worth) {
            best = Some(Prospect { worth, way, left });
        }
    }
    best
}

/// What it takes to complete a card in one way.
#[derive(Clone, Copy, Debug, Default)]
struct Need {
    colours: ByColour<u8>,
    any: u8,
    trees: u8,
}

impl Need {
    fn shards(&self) -> f64 {
        f64::from(self.colours.total()) + f64::from(self.any)
    }
}

/// Nothing where something lies that does not belong there (A1).
fn need(way: &[LaidCell], site: &Site<'_>, prices: &Prices, means: &Means) -> Option<Need> {
    let mut need = Need::default();
    let target = way.first()?.slot;
    let mut whites = prices.whites(target);
    for cell in way {
        let lies = site.stack(cell.slot);
        if !cell.stack.starts_with(lies) {
            return None;
        }
        let missing = lies.height()..cell.stack.height();
        let has_tree = site.trees.contains(cell.slot);
        if has_tree && (!cell.tree || !missing.is_empty()) {
            return None;
        }
        let tree = cell.tree && !has_tree;
        // K1, K5: nothing goes under the Dreamer, so he has to step aside, and
        // back if it is his own cell.
        if site.dreamer == Some(cell.slot) && (tree || !missing.is_empty()) {
            whites += if cell.slot == target { 2 } else { u8::from(whites == 0) };
        }
        for height in missing {
            need.colours[cell.stack.get(height)?] += 1;
        }
        need.colours[Colour::Green] += u8::from(tree);
        need.trees += u8::from(tree);
    }
    if need.trees > means.trees {
        return None;
    }
    need.colours[Colour::White] += whites;
    need.any = site.bridges(way);
    Some(need)
}

/// Takes what is needed from Hands, exchanges what is left over (K3), then
/// counts on stored shards; the rest is promised to be found.
fn spend(need: Need, means: &Means) -> Means {
    let mut left = *means;
    let mut lacks = ByColour([0u8; 6]);
    for colour in &Colour::ALL[..5] {
        let used = need.colours[*colour].min(left.hands[*colour]);
        left.hands[*colour] -= used;
        lacks[*colour] = need.colours[*colour] - used;
    }
    let mut any = need.any;
    for colour in [Colour::White, Colour::Brown, Colour::Gray, Colour::Blue, Colour::Green] {
        let used = any.min(left.hands[colour]);
        left.hands[colour] -= used;
        any -= used;
    }
    let mut missing = lacks.total();
    for colour in [Colour::White, Colour::Brown, Colour::Gray, Colour::Blue, Colour::Green] {
        while missing > 0 && left.hands[colour] >= 2 {
            left.hands[colour] -= 2;
            missing -= 1;
        }
    }
    // Which lack an exchange has mended is left open: stored shards help at
    // most as much as there is to mend.
    let mut later = missing;
    for colour in &Colour::ALL[..5] {
        let used = lacks[*colour].min(left.stored[*colour]).min(later as u8);
        left.stored[*colour] -= used;
        later -= u32::from(used);
    }
    left.trees -= need.trees;
    // A stored shard is nearly as good as one in Hands, but comes a turn later.
    let waiting = 0.25 * f64::from(missing - later);
    left.promised += f64::from(later) + 0.8 * f64::from(any) + waiting;
    left
}

impl Means {
    /// How likely a card is completed that lacks so many shards, when so many
    /// have to be found in all.
    fn chance(&self, lacks: f64, promised: f64) -> f64 {
        if lacks == 0.0 {
            return 0.97;
        }
        // Stored shards alone are placed after the last cycle, if not before (F1).
        let turns = promised / (HARVEST * self.travels + 0.3);
        (0.94 - 0.5 * turns * turns).max(0.0)
    }
}

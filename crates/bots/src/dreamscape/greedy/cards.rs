//! What the cards in front are worth: how near each is to being completed.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use dreamscape::{Board, ByColour, CardId, Colour, Player, Rules};

use super::laid::{Laid, LaidCell};
use super::site::{Prices, Site};

/// A6: what a card that is left costs.
pub(super) const LEFT: f64 = 5.0;
/// How many shards of the right kind a Travel brings.
const HARVEST: f64 = 2.3;
/// What a shard is worth that a card takes, so that the cheaper way is chosen.
const SHARD: f64 = 0.15;
/// How many cards are planned together; more are little more than a hope.
const PLANNED: usize = 4;

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
struct Prospect {
    worth: f64,
    way: u16,
    left: Means,
}

/// What all cards in front are worth. What the best of them takes is thought
/// used and built before the next is looked at; `means` and `site` end up so.
pub(super) fn worth<'a>(
    player: &Player,
    laid: impl Fn(CardId) -> &'a Laid,
    plans: &Plans,
    rules: &Rules,
    site: &mut Site<'_>,
    means: &mut Means,
) -> f64 {
    let cards = player.front;
    let mut thinking = Thinking {
        rules,
        site,
        trail: Trail::default(),
        plans: plans.of(&player.board),
        prices: OnceCell::new(),
    };
    let mut ranked: Vec<(Prospect, CardId)> = (cards.into_iter())
        .filter_map(|card| Some((thinking.best(card, laid(card), means)?, card)))
        .collect();
    // The rest can be completed nowhere.
    let mut sum = -LEFT * (cards.len() - ranked.len()) as f64;
    ranked.sort_by(|(a, _), (b, _)| b.worth.total_cmp(&a.worth));
    for (place, (alone, card)) in ranked.into_iter().enumerate() {
        if place >= PLANNED {
            sum += 0.3 * (alone.worth + LEFT) - LEFT;
            continue;
        }
        // Nothing has been thought used or built before the first.
        let prospect = match thinking.trail.0[0] {
            None => Some(alone),
            Some(_) => thinking.best(card, laid(card), means),
        };
        let Some(prospect) = prospect else {
            sum -= LEFT;
            continue;
        };
        sum += prospect.worth;
        // What is hardly ever completed must not stand in the way of others.
        if prospect.worth > 0.0 {
            *means = prospect.left;
            thinking.complete(card, prospect.way, laid(card));
        }
    }
    sum
}

/// The cards that are thought completed, and how they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Trail([Option<(CardId, u16)>; PLANNED]);

/// What cards take on a Dreamscape, by what is thought completed before them:
/// worked out once for all tables that are compared and have the same one.
#[derive(Clone, Debug)]
pub(super) struct Plans {
    board: Board,
    kept: RefCell<BTreeMap<(Trail, CardId), Rc<[Need]>>>,
}

impl Plans {
    /// For the Dreamscape as it is while one thinks.
    pub(super) fn new(board: &Board) -> Plans {
        Plans {
            board: *board,
            kept: RefCell::default(),
        }
    }

    /// Nothing for another Dreamscape.
    fn of(&self, board: &Board) -> Option<&Plans> {
        (self.board == *board).then_some(self)
    }
}

/// A Dreamscape with some cards thought completed.
struct Thinking<'a, 'g> {
    rules: &'a Rules,
    site: &'a mut Site<'g>,
    trail: Trail,
    plans: Option<&'a Plans>,
    prices: OnceCell<Prices>,
}

impl Thinking<'_, '_> {
    fn needs(&self, card: CardId, laid: &Laid) -> Rc<[Need]> {
        let key = (self.trail, card);
        let known = self
            .plans
            .and_then(|plans| plans.kept.borrow().get(&key).cloned());
        known.unwrap_or_else(|| {
            let prices = self.prices.get_or_init(|| self.site.prices(self.rules));
            let found = needs(laid, self.site, prices);
            if let Some(plans) = self.plans {
                plans.kept.borrow_mut().insert(key, found.clone());
            }
            found
        })
    }

    /// The way that is worth most.
    fn best(&self, card: CardId, laid: &Laid, means: &Means) -> Option<Prospect> {
        let mut best: Option<Prospect> = None;
        let needs = self.needs(card, laid);
        for need in needs.iter().filter(|need| need.trees <= means.trees) {
            let left = spend(need, means);
            let lacks = left.promised - means.promised;
            let chance = means.chance(lacks, left.promised);
            let worth = chance * (laid.points + LEFT + means.draw) - LEFT - SHARD * need.shards();
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                let way = need.way;
                best = Some(Prospect { worth, way, left });
            }
        }
        best
    }

    fn complete(&mut self, card: CardId, way: u16, laid: &Laid) {
        self.site.complete(laid.way(way));
        self.prices = OnceCell::new();
        if let Some(free) = self.trail.0.iter_mut().find(|step| step.is_none()) {
            *free = Some((card, way));
        }
    }
}

/// What it takes to complete a card in one way.
#[derive(Clone, Copy, Debug, Default)]
struct Need {
    colours: ByColour<u8>,
    any: u8,
    trees: u8,
    way: u16,
}

impl Need {
    fn shards(&self) -> f64 {
        f64::from(self.colours.total()) + f64::from(self.any)
    }

    /// Whether the other takes as much or more of everything.
    fn is_within(&self, other: &Need) -> bool {
        let both = self.colours.0.iter().zip(other.colours.0);
        self.any <= other.any && self.trees <= other.trees && both.into_iter().all(|(a, b)| *a <= b)
    }
}

/// The ways that no other beats in everything.
fn needs(laid: &Laid, site: &Site<'_>, prices: &Prices) -> Rc<[Need]> {
    let mut kept: Vec<Need> = Vec::new();
    for (number, way) in laid.ways().enumerate() {
        let Some(mut need) = need(way, site, prices) else {
            continue;
        };
        if kept.iter().any(|known| known.is_within(&need)) {
            continue;
        }
        need.any = site.bridges(way);
        need.way = number as u16;
        if need.any > 0 && kept.iter().any(|known| known.is_within(&need)) {
            continue;
        }
        kept.retain(|known| !need.is_within(known));
        kept.push(need);
    }
    kept.into()
}

/// What one way takes besides bridges; nothing where something lies that does
/// not belong there (A1).
fn need(way: &[LaidCell], site: &Site<'_>, prices: &Prices) -> Option<Need> {
    let mut need = Need::default();
    let fits = way.iter().all(|cell| {
        let lies = site.stack(cell.slot);
        let has_tree = site.trees.contains(cell.slot);
        cell.stack.starts_with(lies) && (!has_tree || (cell.tree && cell.stack == lies))
    });
    if !fits {
        return None;
    }
    let target = way.first()?.slot;
    let mut whites = prices.whites(target);
    for cell in way {
        let missing = site.stack(cell.slot).height()..cell.stack.height();
        let tree = cell.tree && !site.trees.contains(cell.slot);
        // K1, K5: nothing goes under the Dreamer, so he has to step aside, and
        // back if it is his own cell.
        if site.dreamer == Some(cell.slot) && (tree || !missing.is_empty()) {
            whites += if cell.slot == target {
                2
            } else {
                u8::from(whites == 0)
            };
        }
        for height in missing {
            need.colours[cell.stack.get(height)?] += 1;
        }
        need.colours[Colour::Green] += u8::from(tree);
        need.trees += u8::from(tree);
    }
    need.colours[Colour::White] += whites;
    Some(need)
}

/// Takes what is needed from Hands, exchanges what is left over (K3), then
/// counts on stored shards; the rest is promised to be found.
fn spend(need: &Need, means: &Means) -> Means {
    let mut left = *means;
    let mut lacks = ByColour([0u8; 6]);
    for colour in &Colour::ALL[..5] {
        let used = need.colours[*colour].min(left.hands[*colour]);
        left.hands[*colour] -= used;
        lacks[*colour] = need.colours[*colour] - used;
    }
    let mut any = need.any;
    for colour in [
        Colour::White,
        Colour::Brown,
        Colour::Gray,
        Colour::Blue,
        Colour::Green,
    ] {
        let used = any.min(left.hands[colour]);
        left.hands[colour] -= used;
        any -= used;
    }
    let mut missing = lacks.total();
    for colour in [
        Colour::White,
        Colour::Brown,
        Colour::Gray,
        Colour::Blue,
        Colour::Green,
    ] {
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

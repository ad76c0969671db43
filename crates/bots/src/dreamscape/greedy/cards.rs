//! What the cards in front are worth: how near each is to being completed.

use std::cell::OnceCell;

use lucid_dreamscape::{ByColour, CardId, Colour, Player, Rules, SlotSet};

use super::needs::{Mark, Need, PLANNED, Plans, Trail, needs};
use super::site::{Prices, Site};
use super::stages::Stage;
use crate::dreamscape::laid::Laid;

/// A6: what a card that is left costs.
pub(super) const LEFT: f64 = 5.0;

/// Of ways that are as good the one that takes less.
const CHEAPER: f64 = 0.02;

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
    /// What a card is thought worth that lacks something.
    pub(super) promise: Promise,
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
        plans,
        ground: Mark::of(&player.board),
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
        let prospect = match thinking.trail.is_empty() {
            true => Some(alone),
            false => thinking.best(card, laid(card), means),
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

/// The slots on which a shard of each colour brings a card nearer.
pub(super) fn wanted<'a>(
    player: &Player,
    laid: impl Fn(CardId) -> &'a Laid,
    plans: &Plans,
    rules: &Rules,
    mut site: Site<'_>,
) -> ByColour<SlotSet> {
    let mut wanted = ByColour([SlotSet::EMPTY; 6]);
    let thinking = Thinking {
        rules,
        site: &mut site,
        trail: Trail::default(),
        plans,
        ground: Mark::of(&player.board),
        prices: OnceCell::new(),
    };
    for card in player.front {
        let laid = laid(card);
        thinking.needs(card, laid, |needs| {
            for cell in needs.iter().flat_map(|need| laid.way(need.way)) {
                let height = thinking.site.stack(cell.slot).height();
                if let Some(colour) = cell.stack.get(height) {
                    wanted[colour].insert(cell.slot);
                }
            }
        });
    }
    wanted
}

/// A Dreamscape with some cards thought completed.
struct Thinking<'a, 'g> {
    rules: &'a Rules,
    site: &'a mut Site<'g>,
    trail: Trail,
    plans: &'a Plans,
    ground: Mark,
    prices: OnceCell<Prices>,
}

impl Thinking<'_, '_> {
    /// Shows what a card takes.
    fn needs<T>(&self, card: CardId, laid: &Laid, show: impl FnOnce(&[Need]) -> T) -> T {
        let find = || {
            let prices = self.prices.get_or_init(|| self.site.prices(self.rules));
            needs(laid, self.site, prices)
        };
        (self.plans).show(self.ground, self.trail, card, find, show)
    }

    /// The way that is worth most.
    fn best(&self, card: CardId, laid: &Laid, means: &Means) -> Option<Prospect> {
        self.needs(card, laid, |needs| {
            let mut best: Option<Prospect> = None;
            for need in needs.iter().filter(|need| need.trees <= means.trees) {
                let left = spend(need, means);
                let worth = means.promise.of(laid, need, means, &left);
                if best.as_ref().is_none_or(|best| worth > best.worth) {
                    let way = need.way;
                    best = Some(Prospect { worth, way, left });
                }
            }
            best
        })
    }

    fn complete(&mut self, card: CardId, way: u16, laid: &Laid) {
        self.site.complete(laid.way(way));
        self.prices = OnceCell::new();
        self.trail.add(card, way);
    }
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

/// What a card is thought worth that lacks something.
#[derive(Clone, Copy, Debug)]
pub(super) enum Promise {
    /// By a simple guess of how Travels go.
    Guessed(Guess),
    /// By how such cards ended in many games.
    Known(&'static Stage),
}

impl Promise {
    /// What a card is worth in one way, with what is left after it.
    fn of(&self, laid: &Laid, need: &Need, means: &Means, left: &Means) -> f64 {
        match self {
            Promise::Guessed(guess) => {
                let lacks = left.promised - means.promised;
                let chance = guess.chance(lacks, left.promised, means.travels);
                chance * (laid.points + LEFT + guess.draw) - LEFT - guess.cost * need.shards()
            }
            Promise::Known(stage) => {
                let worth = stage.card(laid.points + LEFT, means.promised, left.promised);
                worth - LEFT - CHEAPER * need.shards()
            }
        }
    }
}

/// See [`Weights`](super::worth::Weights).
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    /// What the right to draw a card is worth after a completion.
    pub(super) draw: f64,
    pub(super) harvest: f64,
    pub(super) despair: f64,
    pub(super) cost: f64,
}

impl Guess {
    /// How likely a card is completed that lacks so many shards, when so many
    /// have to be found in all.
    fn chance(&self, lacks: f64, promised: f64, travels: f64) -> f64 {
        if lacks == 0.0 {
            return 0.97;
        }
        // Stored shards alone are placed after the last cycle, if not before (F1).
        let turns = promised / (self.harvest * travels + 0.3);
        (0.94 - self.despair * turns * turns).max(0.0)
    }
}

//! What it takes to complete a card, in all ways that are worth a thought.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use dreamscape::{Board, ByColour, CardId, Colour};

use super::site::{Prices, Site};
use crate::dreamscape::laid::{Laid, LaidCell};

/// How many cards are planned together; more are little more than a hope.
pub(super) const PLANNED: usize = 4;

/// What it takes to complete a card in one way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Need {
    pub(super) colours: ByColour<u8>,
    /// Shards of any colour, to get there.
    pub(super) any: u8,
    pub(super) trees: u8,
    /// The number of the way.
    pub(super) way: u16,
}

impl Need {
    pub(super) fn shards(&self) -> f64 {
        f64::from(self.colours.total()) + f64::from(self.any)
    }

    /// Whether the other takes as much or more of everything.
    fn is_within(&self, other: &Need) -> bool {
        let both = self.colours.0.iter().zip(other.colours.0);
        self.any <= other.any && self.trees <= other.trees && both.into_iter().all(|(a, b)| *a <= b)
    }
}

/// The ways that no other beats in everything.
pub(super) fn needs(laid: &Laid, site: &Site<'_>, prices: &Prices) -> Rc<[Need]> {
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
            let count = &mut need.colours[cell.stack.get(height)?];
            *count = count.saturating_add(1);
        }
        need.colours[Colour::Green] += u8::from(tree);
        need.trees += u8::from(tree);
    }
    need.colours[Colour::White] += whites;
    Some(need)
}

/// The cards that are thought completed, and how they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Trail([Option<(CardId, u16)>; PLANNED]);

impl Trail {
    pub(super) fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    pub(super) fn add(&mut self, card: CardId, way: u16) {
        if let Some(free) = self.0.iter_mut().find(|step| step.is_none()) {
            *free = Some((card, way));
        }
    }
}

type Key = (Trail, CardId);

/// What cards take on a Dreamscape, by what is thought completed before them:
/// worked out once for all tables that are compared and have the same one.
#[derive(Clone, Debug)]
pub(super) struct Plans {
    board: Board,
    kept: RefCell<BTreeMap<Key, Rc<[Need]>>>,
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
    pub(super) fn of(&self, board: &Board) -> Option<&Plans> {
        (self.board == *board).then_some(self)
    }

    pub(super) fn get(&self, trail: Trail, card: CardId) -> Option<Rc<[Need]>> {
        self.kept.borrow().get(&(trail, card)).cloned()
    }

    pub(super) fn keep(&self, trail: Trail, card: CardId, needs: Rc<[Need]>) {
        self.kept.borrow_mut().insert((trail, card), needs);
    }
}

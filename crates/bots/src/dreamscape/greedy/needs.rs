//! What it takes to complete a card, in all ways that are worth a thought.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use lucid_dreamscape::{Board, ByColour, CardId, Colour, SlotSet};

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
        let (one, other) = (self.all(), other.all());
        // Without branches: it is asked very often.
        (0..8).fold(true, |within, at| within & (one[at] <= other[at]))
    }

    fn all(&self) -> [u8; 8] {
        let [a, b, c, d, e, f] = self.colours.0;
        [a, b, c, d, e, f, self.any, self.trees]
    }
}

/// The ways that no other beats in everything.
pub(super) fn needs(laid: &Laid, site: &Site<'_>, prices: &Prices) -> Vec<Need> {
    let mut kept: Vec<Need> = Vec::new();
    for (number, (way, slots)) in laid.placed().enumerate() {
        let Some(mut need) = need(laid, way, slots & site.occupied, site, prices) else {
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
    kept
}

/// What one way takes besides bridges, where something lies on these of its slots;
/// nothing where something lies that does not belong there (A1).
fn need(
    laid: &Laid,
    way: &[LaidCell],
    occupied: SlotSet,
    site: &Site<'_>,
    prices: &Prices,
) -> Option<Need> {
    let mut need = Need {
        colours: laid.colours,
        trees: laid.trees,
        ..Need::default()
    };
    let target = way.first()?.slot;
    let mut whites = prices.whites(target);
    if !occupied.is_empty() {
        for cell in way.iter().filter(|cell| occupied.contains(cell.slot)) {
            let lies = site.stack(cell.slot);
            let has_tree = site.trees.contains(cell.slot);
            if !cell.stack.starts_with(lies) || (has_tree && !(cell.tree && cell.stack == lies)) {
                return None;
            }
            for height in 0..lies.height() {
                let count = &mut need.colours[lies.get(height)?];
                *count = count.saturating_sub(1);
            }
            if has_tree {
                need.colours[Colour::Green] -= 1;
                need.trees -= 1;
            }
            // K1, K5: nothing goes under the Dreamer, so he has to step aside, and
            // back if it is his own cell.
            let is_ready = cell.stack == lies && cell.tree == has_tree;
            if site.dreamer == Some(cell.slot) && !is_ready {
                whites += if cell.slot == target {
                    2
                } else {
                    u8::from(whites == 0)
                };
            }
        }
    }
    need.colours[Colour::White] += whites;
    Some(need)
}

/// The cards that are thought completed, and how they lie.
#[derive(Clone, Copy, Debug, Default, Hash)]
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

/// How many lists of ways are remembered; then everything is forgotten.
const ROOM: usize = 60_000;

/// What cards take on Dreamscapes, by what is thought completed before them:
/// worked out once for all tables that are compared and have the same one.
///
/// It holds for one game and its rules.
#[derive(Clone, Debug, Default)]
pub(in crate::dreamscape) struct Plans(RefCell<Kept>);

#[derive(Clone, Debug, Default)]
struct Kept {
    lists: HashMap<u64, (u32, u32), BuildHasherDefault<Marked>>,
    needs: Vec<Need>,
    worths: HashMap<u64, f64, BuildHasherDefault<Marked>>,
    /// How much was worked out.
    work: u64,
}

impl Plans {
    /// How much was worked out so far: tables that were looked at.
    pub(in crate::dreamscape) fn work(&self) -> u64 {
        self.0.borrow().work
    }

    /// What a table is worth, worked out once.
    pub(super) fn remember(&self, mark: Mark, find: impl FnOnce() -> f64) -> f64 {
        if let Some(worth) = self.0.borrow().worths.get(&mark.0) {
            return *worth;
        }
        let worth = find();
        let mut kept = self.0.borrow_mut();
        if kept.worths.len() >= ROOM {
            kept.worths.clear();
        }
        kept.work += 1;
        kept.worths.insert(mark.0, worth);
        worth
    }

    /// Forgets everything.
    pub(in crate::dreamscape) fn forget(&mut self) {
        *self = Plans::default();
    }

    /// Shows what a card takes; it is found when it is asked for first.
    pub(super) fn show<T>(
        &self,
        ground: Mark,
        trail: Trail,
        card: CardId,
        find: impl FnOnce() -> Vec<Need>,
        show: impl FnOnce(&[Need]) -> T,
    ) -> T {
        let key = ground.with(&(trail, card)).0;
        if let Some((begin, end)) = self.0.borrow().lists.get(&key) {
            return show(&self.0.borrow().needs[*begin as usize..*end as usize]);
        }
        let found = find();
        let mut kept = self.0.borrow_mut();
        if kept.lists.len() >= ROOM {
            kept.lists.clear();
            kept.needs.clear();
        }
        let begin = kept.needs.len() as u32;
        kept.needs.extend(&found);
        let end = kept.needs.len() as u32;
        kept.lists.insert(key, (begin, end));
        drop(kept);
        show(&found)
    }
}

/// A number that stands for a Dreamscape.
pub(in crate::dreamscape) fn mark_of(board: &Board) -> u64 {
    Mark::of(board).0
}

/// A number that stands for a Dreamscape, and what is looked at on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark(u64);

impl Mark {
    pub(super) fn of(board: &Board) -> Mark {
        let mut marked = Marked(0);
        for slot in board.occupied() {
            (slot, board.stack(slot)).hash(&mut marked);
        }
        (board.trees(), board.dreamer()).hash(&mut marked);
        Mark(marked.0)
    }

    pub(super) fn with(self, more: &impl Hash) -> Mark {
        let mut marked = Marked(self.0);
        more.hash(&mut marked);
        Mark(marked.0)
    }
}

/// Mixes numbers quickly; the same ones come to the same on every machine.
#[derive(Clone, Copy, Debug, Default)]
struct Marked(u64);

impl Marked {
    fn mix(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
    }
}

impl Hasher for Marked {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..part.len()].copy_from_slice(part);
            self.mix(u64::from_le_bytes(eight));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }
}

//! What it takes to complete a card, for all placements worth considering.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use lucid_dreamscape::{Board, ByColour, CardId, Colour, SlotSet};

use super::planned_board::{PlannedBoard, WalkCosts};
use crate::dreamscape::card_placements::{CardPlacements, PlacedCell};

/// How many cards are planned together. More are hardly ever completed.
pub(super) const MAX_PLANNED: usize = 4;

/// What it takes to complete a card in one placement.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Requirement {
    pub(super) colours: ByColour<u8>,
    /// Shards of any colour, to bridge gaps.
    pub(super) any: u8,
    pub(super) trees: u8,
    /// The number of the placement.
    pub(super) placement: u16,
}

impl Requirement {
    pub(super) fn shards(&self) -> f64 {
        f64::from(self.colours.total()) + f64::from(self.any)
    }

    /// Whether the other takes at least as much of everything.
    fn is_within(&self, other: &Requirement) -> bool {
        let (one, other) = (self.all(), other.all());
        // Without branches, because it is called very often.
        (0..8).fold(true, |within, at| within & (one[at] <= other[at]))
    }

    fn all(&self) -> [u8; 8] {
        let [a, b, c, d, e, f] = self.colours.0;
        [a, b, c, d, e, f, self.any, self.trees]
    }
}

/// The requirements that no other dominates.
pub(super) fn requirements(
    card_placements: &CardPlacements,
    planned: &PlannedBoard<'_>,
    walk_costs: &WalkCosts,
) -> Vec<Requirement> {
    let mut kept: Vec<Requirement> = Vec::new();
    for (number, (placement, slots)) in card_placements.placed().enumerate() {
        let Some(mut requirement) = requirement(
            card_placements,
            placement,
            slots & planned.occupied,
            planned,
            walk_costs,
        ) else {
            continue;
        };
        if kept.iter().any(|known| known.is_within(&requirement)) {
            continue;
        }
        requirement.any = planned.bridging_shards(placement);
        requirement.placement = number as u16;
        if requirement.any > 0 && kept.iter().any(|known| known.is_within(&requirement)) {
            continue;
        }
        kept.retain(|known| !requirement.is_within(known));
        kept.push(requirement);
    }
    kept
}

/// What one placement takes besides bridges, with something lying on the `occupied` of
/// its slots; `None` if something there does not belong (A1).
fn requirement(
    card_placements: &CardPlacements,
    placement: &[PlacedCell],
    occupied: SlotSet,
    planned: &PlannedBoard<'_>,
    walk_costs: &WalkCosts,
) -> Option<Requirement> {
    let mut requirement = Requirement {
        colours: card_placements.colours,
        trees: card_placements.trees,
        ..Requirement::default()
    };
    let target = placement.first()?.slot;
    let mut whites = walk_costs.whites(target);
    if !occupied.is_empty() {
        for cell in placement.iter().filter(|cell| occupied.contains(cell.slot)) {
            let lies = planned.stack(cell.slot);
            let has_tree = planned.trees.contains(cell.slot);
            if !cell.stack.starts_with(lies) || (has_tree && !(cell.tree && cell.stack == lies)) {
                return None;
            }
            for height in 0..lies.height() {
                let count = &mut requirement.colours[lies.get(height)?];
                *count = count.saturating_sub(1);
            }
            if has_tree {
                requirement.colours[Colour::Green] -= 1;
                requirement.trees -= 1;
            }
            // K1, K5: nothing goes under the Dreamer, so he has to step aside, and back if
            // it is his own cell.
            let is_ready = cell.stack == lies && cell.tree == has_tree;
            if planned.dreamer == Some(cell.slot) && !is_ready {
                whites += if cell.slot == target {
                    2
                } else {
                    u8::from(whites == 0)
                };
            }
        }
    }
    requirement.colours[Colour::White] += whites;
    Some(requirement)
}

/// The cards that are assumed to be completed, and their placements.
#[derive(Clone, Copy, Debug, Default, Hash)]
pub(super) struct CompletedCards([Option<(CardId, u16)>; MAX_PLANNED]);

impl CompletedCards {
    pub(super) fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    pub(super) fn add(&mut self, card: CardId, placement: u16) {
        if let Some(free) = self.0.iter_mut().find(|step| step.is_none()) {
            *free = Some((card, placement));
        }
    }
}

/// How many entries the cache holds before everything is forgotten.
const MAX_ENTRIES: usize = 60_000;

/// What cards require on Dreamscapes, by what is assumed to be completed before them.
/// Positions that share a Dreamscape share the entry.
///
/// A cache is good for one game and its rules.
#[derive(Clone, Debug, Default)]
pub(in crate::dreamscape) struct RequirementCache(RefCell<CacheEntries>);

#[derive(Clone, Debug, Default)]
struct CacheEntries {
    lists: HashMap<u64, (u32, u32), BuildHasherDefault<KeyHasher>>,
    requirements: Vec<Requirement>,
    worths: HashMap<u64, f64, BuildHasherDefault<KeyHasher>>,
    /// How many values were computed.
    work: u64,
}

impl RequirementCache {
    /// How many values have been computed so far.
    pub(in crate::dreamscape) fn work(&self) -> u64 {
        self.0.borrow().work
    }

    /// The value of a position, computed once.
    pub(super) fn remember(&self, key: StateKey, find: impl FnOnce() -> f64) -> f64 {
        if let Some(value) = self.0.borrow().worths.get(&key.0) {
            return *value;
        }
        let value = find();
        let mut kept = self.0.borrow_mut();
        if kept.worths.len() >= MAX_ENTRIES {
            kept.worths.clear();
        }
        kept.work += 1;
        kept.worths.insert(key.0, value);
        value
    }

    /// Forgets everything.
    pub(in crate::dreamscape) fn forget(&mut self) {
        *self = RequirementCache::default();
    }

    /// Shows what a card requires, computed when it is first asked for.
    pub(super) fn show<T>(
        &self,
        ground: StateKey,
        completed: CompletedCards,
        card: CardId,
        find: impl FnOnce() -> Vec<Requirement>,
        show: impl FnOnce(&[Requirement]) -> T,
    ) -> T {
        let key = ground.with(&(completed, card)).0;
        if let Some((begin, end)) = self.0.borrow().lists.get(&key) {
            return show(&self.0.borrow().requirements[*begin as usize..*end as usize]);
        }
        let found = find();
        let mut kept = self.0.borrow_mut();
        if kept.lists.len() >= MAX_ENTRIES {
            kept.lists.clear();
            kept.requirements.clear();
        }
        let begin = kept.requirements.len() as u32;
        kept.requirements.extend(&found);
        let end = kept.requirements.len() as u32;
        kept.lists.insert(key, (begin, end));
        drop(kept);
        show(&found)
    }
}

/// The key of a Dreamscape.
pub(in crate::dreamscape) fn board_key(board: &Board) -> u64 {
    StateKey::of(board).0
}

/// The key of a Dreamscape, and of what else matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct StateKey(u64);

impl StateKey {
    pub(super) fn of(board: &Board) -> StateKey {
        let mut hasher = KeyHasher(0);
        for slot in board.occupied() {
            (slot, board.stack(slot)).hash(&mut hasher);
        }
        (board.trees(), board.dreamer()).hash(&mut hasher);
        StateKey(hasher.0)
    }

    pub(super) fn with(self, more: &impl Hash) -> StateKey {
        let mut hasher = KeyHasher(self.0);
        more.hash(&mut hasher);
        StateKey(hasher.0)
    }
}

/// A quick hasher that gives the same keys on every machine.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::dreamscape) struct KeyHasher(u64);

impl KeyHasher {
    fn mix(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
    }
}

impl Hasher for KeyHasher {
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

//! What becomes of cards when something is put on a slot: ways through it are
//! lost, except those that want just that there.

use lucid_dreamscape::{Board, Colour, MAX_SLOTS, Slot, SlotSet};

use super::cells::{Cell, IN_THE_WAY, Missing, Missings, Spec, byte};
use super::evaluation::{LACKS, SHARD, STEP};
use super::reach::Reach;
use super::rows::cost;
use super::scene::Scene;

/// What is spent first: a shard of a colour.
pub(super) const SPENT: usize = 6;
/// A red shard is nothing that a card could want.
pub(super) const NOTHING: usize = Colour::Red as usize;

/// What a card lacks at the least after something was put on a slot.
#[derive(Clone, Debug)]
pub(super) struct Caps {
    /// By ways that avoid the slot, by what is spent.
    avoiding: [[u8; MAX_SLOTS]; SPENT],
    /// By ways that want a shard of the colour next there, or a tree.
    placing: [[u8; MAX_SLOTS]; SPENT],
    planting: [u8; MAX_SLOTS],
    /// By all ways, when the Dreamer has come onto the slot by a step that cost a
    /// white shard, or by one that was free.
    stepping: [[u8; MAX_SLOTS]; 2],
    /// The slots that all ways use which lack so much, by what is spent.
    common: [[SlotSet; LACKS]; SPENT],
}

impl Caps {
    pub(super) fn new() -> Caps {
        Caps {
            avoiding: [[0; MAX_SLOTS]; SPENT],
            placing: [[0; MAX_SLOTS]; SPENT],
            planting: [0; MAX_SLOTS],
            stepping: [[0; MAX_SLOTS]; 2],
            common: [[!SlotSet::EMPTY; LACKS]; SPENT],
        }
    }

    /// Forgets all ways. Those that are not added lack at least so much.
    pub(super) fn begin(&mut self, limit: usize) {
        for common in &mut self.common {
            common[..limit.min(LACKS)].fill(!SlotSet::EMPTY);
        }
        let limit = limit.min(LACKS - 1) as u8;
        self.placing = [[limit; MAX_SLOTS]; SPENT];
        self.planting = [limit; MAX_SLOTS];
        self.stepping = [[limit; MAX_SLOTS]; 2];
        self.avoiding = self.placing;
    }

    /// Adds a way that lacks so much at the least, by what is spent elsewhere.
    pub(super) fn add(
        &mut self,
        cells: &[Cell],
        least: &[u8; SPENT],
        board: &Board,
        specs: &[Spec],
        missings: &Missings,
    ) {
        let mut slots = SlotSet::EMPTY;
        let best = least[NOTHING];
        for cell in cells {
            let slot = cell.slot();
            slots.insert(slot);
            if missings.at(*cell) == 0 {
                continue;
            }
            let spec = &specs[usize::from(cell.spec)];
            let lies = board.stack(slot).height();
            let lacks = match spec.stack.get(lies) {
                Some(next) => &mut self.placing[next as usize][slot.index()],
                None => &mut self.planting[slot.index()],
            };
            *lacks = (*lacks).min(best);
        }
        for (common, lacks) in self.common.iter_mut().zip(least) {
            let common = &mut common[usize::from(*lacks).min(LACKS - 1)];
            *common = *common & slots;
        }
    }

    /// Adds what a way lacks at the least after a step onto a slot, where its shards
    /// lack so much; `carries` tells whether the slot is land.
    pub(super) fn add_step(
        &mut self,
        (slot, carries): (Slot, bool),
        (target, shards): (Slot, u8),
        scene: &Scene<'_>,
    ) {
        let spare = scene.free_slots.min(16) as u8;
        let steps = scene.between(slot, target).min(24);
        for (free, stepping) in self.stepping.iter_mut().enumerate() {
            let whites = (scene.hands[Colour::White] + free as u8).saturating_sub(1);
            // Without land under him and without white shards he stays.
            let made = match carries || whites > 0 {
                true => whites + scene.land_tops(),
                false => 0,
            };
            let kept = scene.stored[Colour::White] + whites.min(spare);
            let walk = cost(steps.saturating_sub(made), kept, STEP);
            let known = &mut stepping[slot.index()];
            *known = (*known).min(shards.saturating_add(walk));
        }
    }

    /// Works out what is left after all ways were added.
    pub(super) fn finish(&mut self, limit: usize) {
        for (avoiding, common) in self.avoiding.iter_mut().zip(&self.common) {
            let mut open = !SlotSet::EMPTY;
            for (lacks, common) in common.iter().enumerate().take(limit.min(LACKS)) {
                for slot in open & !*common {
                    avoiding[slot.index()] = lacks as u8;
                }
                open = open & *common;
                if open.is_empty() {
                    break;
                }
            }
        }
    }

    /// What the card lacks at the least after a shard was placed.
    #[inline]
    pub(super) fn after_placing(&self, colour: Colour, slot: Slot) -> u8 {
        let (colour, slot) = (colour as usize, slot.index());
        self.avoiding[colour][slot].min(self.placing[colour][slot])
    }

    /// The same after the Dreamer made a step, paid or free.
    #[inline]
    pub(super) fn after_step(&self, slot: Slot, free: bool) -> u8 {
        self.stepping[usize::from(free)][slot.index()]
    }

    /// The same after a tree was planted.
    #[inline]
    pub(super) fn after_planting(&self, slot: Slot) -> u8 {
        let avoiding = self.avoiding[Colour::Green as usize][slot.index()];
        avoiding.min(self.planting[slot.index()])
    }
}

/// What a way lacks at the least when all that is at hand goes to it, less one
/// shard of a colour, or all of it; and without its steps.
#[inline]
pub(super) fn least(
    missing: Missing,
    beyond: Missing,
    target: Slot,
    scene: &Scene<'_>,
    reach: &Reach,
) -> ([u8; SPENT], u8) {
    let spare = scene.free_slots.min(16) as u8;
    let (mut whole, mut more) = (0u8, [0u8; SPENT]);
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        if needed == 0 {
            continue;
        }
        let outside = byte(beyond, colour as u32);
        let with = |have: u8| {
            let lacking = (needed - outside).saturating_sub(have) + outside;
            cost(lacking, scene.stored[colour] + have.min(spare), SHARD)
        };
        let all = with(scene.hands[colour]);
        whole = whole.saturating_add(all);
        more[colour as usize] = with(scene.hands[colour].saturating_sub(1)) - all;
    }
    let shards = whole;
    let aside = missing & IN_THE_WAY != 0 && scene.distance(target) == 0;
    let walk = |whites: u8| {
        let steps = match aside {
            true => reach.steps_back(whites.into()),
            false => reach.steps(whites.into(), target),
        };
        let kept = scene.stored[Colour::White] + whites.min(spare);
        cost(steps.min(24), kept, STEP)
    };
    let whites = scene.hands[Colour::White];
    let all = walk(whites);
    whole = whole.saturating_add(all);
    more[Colour::White as usize] = walk(whites.saturating_sub(1)).saturating_sub(all);
    (more.map(|more| whole.saturating_add(more)), shards)
}

/// The same when nothing is spent elsewhere.
#[inline]
pub(super) fn best(
    missing: Missing,
    beyond: Missing,
    target: Slot,
    scene: &Scene<'_>,
    reach: &Reach,
) -> u8 {
    let spare = scene.free_slots.min(16) as u8;
    let mut least = 0u8;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        if needed == 0 {
            continue;
        }
        let (have, outside) = (scene.hands[colour], byte(beyond, colour as u32));
        let lacking = (needed - outside).saturating_sub(have) + outside;
        let kept = scene.stored[colour] + have.min(spare);
        least = least.saturating_add(cost(lacking, kept, SHARD));
    }
    let whites = scene.hands[Colour::White];
    let aside = missing & IN_THE_WAY != 0 && scene.distance(target) == 0;
    let steps = match aside {
        true => reach.steps_back(whites.into()),
        false => reach.steps(whites.into(), target),
    };
    let kept = scene.stored[Colour::White] + whites.min(spare);
    least.saturating_add(cost(steps.min(24), kept, STEP))
}

//! What a card can still come to lack after each next action: a shard, a tree or a step
//! onto a slot rules out the placements that do not want it there.

use super::card_gain::cost;
use lucid_dreamscape::{Board, Colour, MAX_SLOTS, Slot, SlotSet};

use crate::dreamscape::creation::model::{
    CardCell, CellSpec, DEFICITS, IN_THE_WAY, Reach, Resources, SHARD, STEP, Shortfall,
    ShortfallTable, byte,
};

/// What an action can spend: a shard of a colour.
pub(crate) const SPENDABLE: usize = 6;
/// A red shard, which no card could want: the same as spending nothing.
pub(crate) const NOTHING_SPENT: usize = Colour::Red as usize;

/// The least that a card can come to lack after an action, by slot.
#[derive(Clone, Debug)]
pub(crate) struct ActionDeficits {
    /// With placements that avoid the slot, by what is spent.
    avoiding: [[u8; MAX_SLOTS]; SPENDABLE],
    /// With placements that want a shard of the colour next there, or a tree.
    placing: [[u8; MAX_SLOTS]; SPENDABLE],
    planting: [u8; MAX_SLOTS],
    /// With any placement, after the Dreamer stepped onto the slot, paid or free.
    stepping: [[u8; MAX_SLOTS]; 2],
    /// The slots shared by all placements with a deficit, by what is spent.
    common: [[SlotSet; DEFICITS]; SPENDABLE],
}

impl ActionDeficits {
    pub(crate) fn new() -> ActionDeficits {
        ActionDeficits {
            avoiding: [[0; MAX_SLOTS]; SPENDABLE],
            placing: [[0; MAX_SLOTS]; SPENDABLE],
            planting: [0; MAX_SLOTS],
            stepping: [[0; MAX_SLOTS]; 2],
            common: [[!SlotSet::EMPTY; DEFICITS]; SPENDABLE],
        }
    }

    /// Forgets all placements. Those that are not added lack at least `limit`.
    pub(crate) fn begin(&mut self, limit: usize) {
        for common in &mut self.common {
            common[..limit.min(DEFICITS)].fill(!SlotSet::EMPTY);
        }
        let limit = limit.min(DEFICITS - 1) as u8;
        self.placing = [[limit; MAX_SLOTS]; SPENDABLE];
        self.planting = [limit; MAX_SLOTS];
        self.stepping = [[limit; MAX_SLOTS]; 2];
        self.avoiding = self.placing;
    }

    /// Adds a placement with its least deficit, by what is spent elsewhere.
    pub(crate) fn add(
        &mut self,
        cells: &[CardCell],
        least: &[u8; SPENDABLE],
        board: &Board,
        specs: &[CellSpec],
        shortfalls: &ShortfallTable,
    ) {
        let mut slots = SlotSet::EMPTY;
        let best = least[NOTHING_SPENT];
        for cell in cells {
            let slot = cell.slot();
            slots.insert(slot);
            if shortfalls.at(*cell) == 0 {
                continue;
            }
            let spec = &specs[usize::from(cell.spec)];
            let lies = board.stack(slot).height();
            let deficit = match spec.stack.get(lies) {
                Some(next) => &mut self.placing[next as usize][slot.index()],
                None => &mut self.planting[slot.index()],
            };
            *deficit = (*deficit).min(best);
        }
        for (common, deficit) in self.common.iter_mut().zip(least) {
            let common = &mut common[usize::from(*deficit).min(DEFICITS - 1)];
            *common = *common & slots;
        }
    }

    /// Adds a placement, whose shards lack so much, for after a step onto a slot.
    /// `carries` tells whether the slot is land.
    pub(crate) fn add_step(
        &mut self,
        (slot, carries): (Slot, bool),
        (target, shards): (Slot, u8),
        resources: &Resources<'_>,
    ) {
        let spare = resources.free_slots.min(16) as u8;
        let steps = resources.between(slot, target).min(24);
        for (free, stepping) in self.stepping.iter_mut().enumerate() {
            let whites = (resources.hands[Colour::White] + free as u8).saturating_sub(1);
            // Without land under him and without white shards he stays.
            let made = match carries || whites > 0 {
                true => whites + resources.land_tops(),
                false => 0,
            };
            let kept = resources.stored[Colour::White] + whites.min(spare);
            let walk = cost(steps.saturating_sub(made), kept, STEP);
            let known = &mut stepping[slot.index()];
            *known = (*known).min(shards.saturating_add(walk));
        }
    }

    /// Computes the deficits of placements that avoid a slot, after all were added.
    pub(crate) fn finish(&mut self, limit: usize) {
        for (avoiding, common) in self.avoiding.iter_mut().zip(&self.common) {
            let mut open = !SlotSet::EMPTY;
            for (deficit, common) in common.iter().enumerate().take(limit.min(DEFICITS)) {
                for slot in open & !*common {
                    avoiding[slot.index()] = deficit as u8;
                }
                open = open & *common;
                if open.is_empty() {
                    break;
                }
            }
        }
    }

    /// The least deficit after a shard was placed.
    #[inline]
    pub(crate) fn after_placing(&self, colour: Colour, slot: Slot) -> u8 {
        let (colour, slot) = (colour as usize, slot.index());
        self.avoiding[colour][slot].min(self.placing[colour][slot])
    }

    /// The least deficit after the Dreamer paid for a step.
    #[inline]
    pub(crate) fn after_paid_step(&self, slot: Slot) -> u8 {
        self.stepping[0][slot.index()]
    }

    /// The least deficit after the Dreamer made a free step.
    #[inline]
    pub(crate) fn after_free_step(&self, slot: Slot) -> u8 {
        self.stepping[1][slot.index()]
    }

    /// The least deficit after a tree was planted.
    #[inline]
    pub(crate) fn after_planting(&self, slot: Slot) -> u8 {
        let avoiding = self.avoiding[Colour::Green as usize][slot.index()];
        avoiding.min(self.planting[slot.index()])
    }
}

/// The least deficit of a placement if everything at hand goes to it, less one shard of
/// a colour or nothing; and the part of it that is not steps.
#[inline]
pub(crate) fn least_deficits(
    missing: Shortfall,
    beyond: Shortfall,
    target: Slot,
    resources: &Resources<'_>,
    reach: &Reach,
) -> ([u8; SPENDABLE], u8) {
    let spare = resources.free_slots.min(16) as u8;
    let (mut whole, mut more) = (0u8, [0u8; SPENDABLE]);
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        if needed == 0 {
            continue;
        }
        let outside = byte(beyond, colour as u32);
        let with = |have: u8| {
            let lacking = (needed - outside).saturating_sub(have) + outside;
            cost(lacking, resources.stored[colour] + have.min(spare), SHARD)
        };
        let all = with(resources.hands[colour]);
        whole = whole.saturating_add(all);
        more[colour as usize] = with(resources.hands[colour].saturating_sub(1)) - all;
    }
    let shards = whole;
    let aside = missing & IN_THE_WAY != 0 && resources.distance(target) == 0;
    let walk = |whites: u8| {
        let steps = match aside {
            true => reach.steps_back(whites.into()),
            false => reach.steps(whites.into(), target),
        };
        let kept = resources.stored[Colour::White] + whites.min(spare);
        cost(steps.min(24), kept, STEP)
    };
    let whites = resources.hands[Colour::White];
    let all = walk(whites);
    whole = whole.saturating_add(all);
    more[Colour::White as usize] = walk(whites.saturating_sub(1)).saturating_sub(all);
    (more.map(|more| whole.saturating_add(more)), shards)
}

/// The least deficit if nothing is spent elsewhere.
#[inline]
pub(crate) fn least_deficit(
    missing: Shortfall,
    beyond: Shortfall,
    target: Slot,
    resources: &Resources<'_>,
    reach: &Reach,
) -> u8 {
    let spare = resources.free_slots.min(16) as u8;
    let mut least = 0u8;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        if needed == 0 {
            continue;
        }
        let (have, outside) = (resources.hands[colour], byte(beyond, colour as u32));
        let lacking = (needed - outside).saturating_sub(have) + outside;
        let kept = resources.stored[colour] + have.min(spare);
        least = least.saturating_add(cost(lacking, kept, SHARD));
    }
    let whites = resources.hands[Colour::White];
    let aside = missing & IN_THE_WAY != 0 && resources.distance(target) == 0;
    let steps = match aside {
        true => reach.steps_back(whites.into()),
        false => reach.steps(whites.into(), target),
    };
    let kept = resources.stored[Colour::White] + whites.min(spare);
    least.saturating_add(cost(steps.min(24), kept, STEP))
}

//! Bounds on each next action, without playing it.
//!
//! The assignment bound of a position also says how good the best assignment is that
//! begins with a given use of a shard, and so bounds every action ([`ActionBounds`]).
//!
//! That bound is refined by what the action blocks ([`Instance::refined_bound`]). A shard
//! or a tree on a slot rules out all placements through it that do not want it there
//! ([`ActionDeficits`]). A card that can then gain less is given what remains to it for
//! free, and the hand is assigned to the other cards.

use lucid_dreamscape::{Action, Board, CardSet, Colour, MAX_SLOTS, Player, Slot, SlotSet};

use super::card_gain::cost;
use super::hand_assignment::{GainingCards, HandAssignment};
use super::purposes::Layer;
use super::use_values::{UseValues, value_when_placed};
use super::{Assessment, IMPOSSIBLE, Scratch};
use crate::dreamscape::creation::model::{
    CardCell, CellSpec, DEFICITS, IN_THE_WAY, Instance, LANDSCAPES, Reach, Resources, SHARD, STEP,
    Shortfall, ShortfallTable, byte,
};

/// Bounds on everything that may be done next, in a position where only the shards in
/// Hands count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionBounds<'a> {
    /// The cards that can be completed.
    pub(crate) completable: CardSet,
    pub(crate) assignment: HandAssignment,
    /// What comes on top of every assignment.
    pub(crate) fixed: i32,
    /// Where cards want a shard, by colour, and where a tree.
    pub(crate) wanted: [SlotSet; LANDSCAPES],
    pub(crate) tree_wanted: SlotSet,
    pub(crate) use_values: UseValues<'a>,
}

impl ActionBounds<'_> {
    /// Upper bound on a step of the Dreamer that costs a white shard.
    pub(crate) fn of_paid_step(&self) -> i32 {
        self.fixed + self.assignment.with_skipped(self.assignment.step)
    }

    /// Upper bound on an action with everything that may follow, under an assignment.
    pub(crate) fn of_action(
        &self,
        instance: &Instance<'_>,
        assignment: &HandAssignment,
        player: &Player,
        resources: &Resources<'_>,
        action: Action,
        bonus: i32,
    ) -> i32 {
        let bound = match action {
            Action::Place { colour, slot } if colour != Colour::Red => {
                let index = colour as usize;
                let layer = Layer::above(player.board.stack(slot).height());
                let mut apart = assignment.apart[index][layer as usize]
                    + value_when_placed(instance, colour, layer);
                if colour == Colour::Green {
                    apart += self.use_values.counting.greens[layer as usize];
                }
                match index < LANDSCAPES && self.wanted[index].contains(slot) {
                    true => apart.max(assignment.for_cards[index][layer as usize]),
                    false => apart,
                }
            }
            Action::Plant(slot) => match self.tree_wanted.contains(slot) {
                true => assignment.plant.max(assignment.tree_for_cards()),
                false => assignment.plant,
            },
            Action::Step(_) => assignment.step,
            Action::Store { colour, .. } | Action::UseCard { colour, .. } => {
                stored(assignment, resources, colour, bonus)
            }
            _ => assignment.bound,
        };
        self.fixed + assignment.with_skipped(bound)
    }
}

/// Upper bound on storing a shard.
fn stored(
    assignment: &HandAssignment,
    resources: &Resources<'_>,
    colour: Colour,
    bonus: i32,
) -> i32 {
    // The power of this card is one of the best, or takes the place of one.
    let mut others = bonus;
    let mut best = IMPOSSIBLE;
    let mut skipped = false;
    let mut bonuses = resources.bonuses.iter();
    for (shards, bound) in assignment.stored[colour as usize]
        .iter()
        .enumerate()
        .skip(1)
    {
        best = best.max(bound + others);
        let mut next = bonuses.next().copied().unwrap_or(0);
        if next == bonus && !skipped {
            skipped = true;
            next = bonuses.next().copied().unwrap_or(0);
        }
        others += next;
        if shards >= resources.free_slots {
            break;
        }
    }
    best
}

impl Instance<'_> {
    /// Upper bound on an action with everything that may follow, in the position that
    /// was assessed last and prepared for its children. It is left loose once it does
    /// not exceed `threshold`.
    pub(crate) fn refined_bound(
        &self,
        player: &Player,
        assessment: &Assessment<'_>,
        actions: &ActionBounds<'_>,
        action: Action,
        threshold: i32,
    ) -> i32 {
        let bonus = self.power_bonus(action);
        let resources = &assessment.resources;
        let first = actions.of_action(self, &actions.assignment, player, resources, action, bonus);
        if first <= threshold {
            return first;
        }
        let scratch = &mut *self.scratch.borrow_mut();
        let (mut less, mut nothing) = (GainingCards::ALL, GainingCards::ALL);
        let (mut less_worth, mut nothing_worth) = (0, 0);
        for (number, card) in self.placements.cards.iter().enumerate() {
            if !player.front.contains(card.card) {
                continue;
            }
            let action_deficits = &scratch.card_gains.action_deficits[number];
            let deficit = match action {
                Action::Place { colour, slot } => action_deficits.after_placing(colour, slot),
                Action::Plant(slot) => action_deficits.after_planting(slot),
                Action::Step(slot) => action_deficits.after_paid_step(slot),
                Action::FreeStep(slot) => action_deficits.after_free_step(slot),
                _ => return first,
            };
            let (base, bound) = scratch.card_gains.ranges[number];
            let worth = scratch.card_gains.worth(self, number, deficit);
            if worth < bound {
                less = less.without(number);
                less_worth += worth - base;
            }
            if worth <= base {
                nothing = nothing.without(number);
                nothing_worth += worth - base;
            }
        }
        let mut best = first;
        if less != GainingCards::ALL {
            let assignment = scratch.assignment(actions, assessment, less);
            best = best.min(
                less_worth + actions.of_action(self, assignment, player, resources, action, bonus),
            );
        }
        if best > threshold && nothing != GainingCards::ALL && nothing != less {
            let assignment = scratch.assignment(actions, assessment, nothing);
            best = best.min(
                nothing_worth
                    + actions.of_action(self, assignment, player, resources, action, bonus),
            );
        }
        best
    }
}

impl Scratch {
    /// The best assignment in which only some of the cards gain.
    fn assignment(
        &mut self,
        actions: &ActionBounds<'_>,
        assessment: &Assessment<'_>,
        gaining: GainingCards,
    ) -> &HandAssignment {
        let known = self
            .assignments
            .iter()
            .position(|(known, _)| *known == gaining);
        let place = known.unwrap_or_else(|| {
            let assignment = HandAssignment::new(
                &self.card_gains,
                &actions.use_values,
                &assessment.resources,
                gaining,
                IMPOSSIBLE,
            );
            self.assignments.push((gaining, assignment));
            self.assignments.len() - 1
        });
        &self.assignments[place].1
    }
}

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
    /// `carries` says whether the slot is land.
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

//! Bounds on each next action, without playing it.
//!
//! The assignment bound of a position also says how good the best assignment is that
//! begins with a given use of a shard, and so bounds every action ([`ActionBounds`]).
//!
//! That bound is refined by what the action blocks ([`Instance::refined_bound`]). A shard
//! or a tree on a slot rules out all placements through it that do not want it there. A
//! card that can then gain less is given what remains to it for free, and the hand is
//! assigned to the other cards.

use lucid_dreamscape::{Action, CardSet, Colour, Player, SlotSet};

use super::counting_purposes::Layer;
use super::hand_assignment::{GainingCards, HandAssignment};
use super::use_values::{UseValues, value_when_placed};
use super::{Assessment, IMPOSSIBLE, Scratch};
use crate::dreamscape::creation::model::{Instance, LANDSCAPES, Resources};

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

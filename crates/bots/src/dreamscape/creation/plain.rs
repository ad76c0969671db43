//! Bounds for what may be done next, without doing it.

use dreamscape::{Action, CardSet, Colour, Player, SlotSet};

use super::bound::Ground;
use super::deal::{Deal, NEVER};
use super::hand::COLOURS;
use super::scene::Scene;
use super::uses::Uses;

/// A table on which nothing but shards in Hands brings anything: a bound for
/// everything that may be done next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plain {
    /// The cards that may be completed.
    pub(super) completable: CardSet,
    pub(super) deal: Deal,
    pub(super) fixed: i32,
    pub(super) wanted: [SlotSet; COLOURS],
    pub(super) tree_wanted: SlotSet,
    pub(super) uses: Uses,
}

impl Plain {
    /// What an action brings at the most, with all that may follow it.
    pub(super) fn after(
        &self,
        ground: &Ground<'_>,
        player: &Player,
        scene: &Scene<'_>,
        action: Action,
        bonus: i32,
    ) -> i32 {
        let deal = &self.deal;
        let most = match action {
            Action::Place { colour, slot } if colour != Colour::Red => {
                let index = colour as usize;
                let here = self.uses.placed_on(ground, player, colour, slot);
                let apart = deal.apart[index] + here;
                match index < COLOURS && self.wanted[index].contains(slot) {
                    true => apart.max(deal.for_cards[index]),
                    false => apart,
                }
            }
            Action::Plant(slot) => match self.tree_wanted.contains(slot) {
                true => deal.plant.max(deal.for_cards[Colour::Green as usize]),
                false => deal.plant,
            },
            Action::Step(_) => deal.step,
            Action::Store { colour, .. } | Action::UseCard { colour, .. } => {
                self.stored(scene, colour, bonus)
            }
            _ => deal.most,
        };
        self.fixed + most
    }

    fn stored(&self, scene: &Scene<'_>, colour: Colour, bonus: i32) -> i32 {
        // The power of this card is one of the best, or takes the place of one.
        let mut others = bonus;
        let mut best = NEVER;
        let mut skipped = false;
        let mut bonuses = scene.bonuses.iter();
        for (shards, most) in self.deal.stored[colour as usize].iter().enumerate().skip(1) {
            best = best.max(most + others);
            let mut next = bonuses.next().copied().unwrap_or(0);
            if next == bonus && !skipped {
                skipped = true;
                next = bonuses.next().copied().unwrap_or(0);
            }
            others += next;
            if shards >= scene.free_slots {
                break;
            }
        }
        best
    }
}

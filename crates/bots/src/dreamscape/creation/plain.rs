//! Bounds for what may be done next, without doing it.

use lucid_dreamscape::{Action, CardSet, Colour, Player, SlotSet};

use super::bound::Ground;
use super::deal::{Deal, NEVER};
use super::hand::COLOURS;
use super::scene::Scene;
use super::tallies::Spot;
use super::values::{Values, placed_on};

/// A table on which nothing but shards in Hands brings anything: a bound for
/// everything that may be done next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plain<'a> {
    /// The cards that may be completed.
    pub(super) completable: CardSet,
    pub(super) deal: Deal,
    pub(super) fixed: i32,
    pub(super) wanted: [SlotSet; COLOURS],
    pub(super) tree_wanted: SlotSet,
    pub(super) values: Values<'a>,
}

impl Plain<'_> {
    /// What is to come at the most when the Dreamer makes a step that costs a white
    /// shard.
    pub(super) fn after_step(&self) -> i32 {
        self.fixed + self.deal.at_least_floor(self.deal.step)
    }

    /// What an action brings at the most, with all that may follow it.
    pub(super) fn after(
        &self,
        ground: &Ground<'_>,
        deal: &Deal,
        player: &Player,
        scene: &Scene<'_>,
        action: Action,
        bonus: i32,
    ) -> i32 {
        let most = match action {
            Action::Place { colour, slot } if colour != Colour::Red => {
                let index = colour as usize;
                let spot = Spot::on(player.board.stack(slot).height());
                let mut apart = deal.apart[index][spot as usize] + placed_on(ground, colour, spot);
                if colour == Colour::Green {
                    apart += self.values.tallies.greens[spot as usize];
                }
                match index < COLOURS && self.wanted[index].contains(slot) {
                    true => apart.max(deal.for_cards[index][spot as usize]),
                    false => apart,
                }
            }
            Action::Plant(slot) => match self.tree_wanted.contains(slot) {
                true => deal.plant.max(deal.tree_for_cards()),
                false => deal.plant,
            },
            Action::Step(_) => deal.step,
            Action::Store { colour, .. } | Action::UseCard { colour, .. } => {
                stored(deal, scene, colour, bonus)
            }
            _ => deal.most,
        };
        self.fixed + deal.at_least_floor(most)
    }
}

/// What it brings at the most to store a shard.
fn stored(deal: &Deal, scene: &Scene<'_>, colour: Colour, bonus: i32) -> i32 {
    // The power of this card is one of the best, or takes the place of one.
    let mut others = bonus;
    let mut best = NEVER;
    let mut skipped = false;
    let mut bonuses = scene.bonuses.iter();
    for (shards, most) in deal.stored[colour as usize].iter().enumerate().skip(1) {
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

//! The least deficit of every card, for every part of the hand that may go to it.
//!
//! Deficits add up colour by colour, so that of a placement is a sum of four rows of a
//! [`CostTable`], and the least over all placements is taken byte by byte.

use lucid_dreamscape::{Colour, SlotSet};

use super::CardGains;
use super::dominance::DeficitProfile;
use crate::dreamscape::creation::model::{
    Instance, LANDSCAPES, Reach, Resources, SHARD, STEP, STORED, ShortfallTable, SubHands, TREE,
    byte,
};

impl CardGains {
    /// Finds which slots are wanted, and for which colours two cards want the same slot.
    pub(crate) fn find_shared(&mut self, instance: &Instance<'_>, shortfalls: &ShortfallTable) {
        self.tree_wanted = SlotSet::EMPTY;
        let mut twice = [SlotSet::EMPTY; LANDSCAPES];
        self.wanted = [SlotSet::EMPTY; LANDSCAPES];
        for card_gain in &mut self.cards {
            for placement in &self.placements[card_gain.placements.clone()] {
                if placement.inside == 0 {
                    continue;
                }
                for cell in instance.placements.cards[placement.card].placement(placement.number) {
                    let missing = shortfalls.at(*cell);
                    if missing == 0 {
                        continue;
                    }
                    for (colour, wanted) in card_gain.wanted.iter_mut().enumerate() {
                        if byte(missing, colour as u32) > 0 {
                            wanted.insert(cell.slot());
                        }
                    }
                    if missing & TREE != 0 {
                        self.tree_wanted.insert(cell.slot());
                    }
                }
            }
            for ((twice, wanted), more) in
                twice.iter_mut().zip(&mut self.wanted).zip(card_gain.wanted)
            {
                *twice |= *wanted & more;
                *wanted |= more;
            }
        }
        self.shared = twice.map(|slots| !slots.is_empty());
        for card_gain in &mut self.cards {
            card_gain.wanted = twice;
        }
    }

    /// Computes the least deficit of each card.
    pub(crate) fn fill_deficits(
        &mut self,
        instance: &Instance<'_>,
        resources: &Resources<'_>,
        reach: &Reach,
        shortfalls: &ShortfallTable,
    ) {
        let sub_hands = self.sub_hands.clone().expect("the hand has a shape");
        let any_shared = self.shared.contains(&true);
        let mut sum = std::mem::take(&mut self.sum);
        sum.resize(self.costs.width, 0);
        for card_gain in &mut self.cards {
            self.profiles.clear();
            for placement in &self.placements[card_gain.placements.clone()] {
                let is_shared = any_shared
                    && instance.placements.cards[placement.card]
                        .placement(placement.number)
                        .iter()
                        .any(|cell| {
                            let missing = shortfalls.at(*cell);
                            missing != 0
                                && (0..LANDSCAPES).any(|colour| {
                                    byte(missing, colour as u32) > 0
                                        && card_gain.wanted[colour].contains(cell.slot())
                                })
                        });
                let whites = resources.hands[Colour::White];
                let profile = DeficitProfile::new(placement, is_shared, whites, resources, reach);
                profile.add_undominated(&mut self.profiles);
            }
            for profile in &self.profiles {
                sum.fill(0);
                for colour in Colour::LANDSCAPE {
                    let (inside, beyond) = profile.deficit(colour);
                    if inside + beyond == 0 {
                        continue;
                    }
                    let what = (colour as u8, inside, beyond);
                    let row = self
                        .costs
                        .of(what, &sub_hands, &self.kept, resources.stored[colour]);
                    for (sum, more) in sum.iter_mut().zip(row) {
                        *sum = sum.saturating_add(*more);
                    }
                }
                for (number, whites) in self.whites.iter().enumerate() {
                    let kept = resources.stored[Colour::White] + whites.stored;
                    let walk = cost(profile.steps(whites.steps), kept, STEP);
                    let range = number * self.costs.width..(number + 1) * self.costs.width;
                    for (known, sum) in card_gain.least[range.clone()].iter_mut().zip(&sum) {
                        *known = (*known).min(sum.saturating_add(walk));
                    }
                    if profile.is_shared {
                        for (known, sum) in card_gain.least_shared[range].iter_mut().zip(&sum) {
                            *known = (*known).min(sum.saturating_add(walk));
                        }
                    }
                }
            }
        }
        self.sum = sum;
    }
}

/// No hand has this many shards of a colour.
const COUNT: usize = 64;

/// How the white shards of a hand are used. The others are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WhiteUse {
    pub(crate) steps: u8,
    pub(crate) stored: u8,
}

/// A part of the landscape shards that is stored on cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StoredPart {
    pub(crate) part: usize,
    pub(crate) shards: u8,
}

/// The deficit for lacking so many things worth `each`, of which so many are stored.
#[inline]
pub(crate) fn cost(lacking: u8, stored: u8, each: usize) -> u8 {
    let covered = lacking.min(stored);
    let units = each * usize::from(lacking - covered) + STORED * usize::from(covered);
    units.min(255) as u8
}

/// The deficits for lacking shards of one colour, by what is stored and what is placed.
#[derive(Clone, Debug, Default)]
pub(crate) struct CostTable {
    pub(crate) width: usize,
    known: Vec<((u8, u8, u8), Vec<u8>)>,
    used: usize,
}

impl CostTable {
    /// Starts afresh for another hand.
    pub(crate) fn begin(&mut self, width: usize) {
        self.width = width;
        self.used = 0;
    }

    /// The deficits for a colour, with so many missing where they can be placed and so
    /// many elsewhere.
    pub(crate) fn of(
        &mut self,
        what: (u8, u8, u8),
        sub_hands: &SubHands,
        kept: &[StoredPart],
        stored: u8,
    ) -> &[u8] {
        let place = self.known[..self.used]
            .iter()
            .position(|(known, _)| *known == what);
        let place = place.unwrap_or_else(|| {
            if self.used == self.known.len() {
                self.known.push(Default::default());
            }
            let (known, row) = &mut self.known[self.used];
            *known = what;
            row.clear();
            let (colour, inside, beyond) = what;
            let colour = usize::from(colour);
            let bound = usize::from(sub_hands.digits.last().map_or(0, |whole| whole[colour]));
            for kept in kept {
                let stored = stored + sub_hands.digits[kept.part][colour];
                let mut costs = [0; COUNT];
                for (placed, cost_of) in costs.iter_mut().enumerate().take(bound + 1) {
                    let lacking = inside.saturating_sub(placed as u8) + beyond;
                    *cost_of = cost(lacking, stored, SHARD);
                }
                let digits = sub_hands.digits.iter();
                row.extend(digits.map(|digits| costs[usize::from(digits[colour]) & (COUNT - 1)]));
            }
            self.used += 1;
            self.used - 1
        });
        &self.known[place].1
    }
}

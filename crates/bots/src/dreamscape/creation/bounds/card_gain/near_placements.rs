//! The placements of a card that may gain something with this hand.
//!
//! Placements that are too far away take no part. A child position cannot bring a placement
//! nearer than it could have come at the parent with everything at hand, so what was too far
//! away at the parent is too far away here, unless the nearer placements are gone: each
//! position inherits the [`Shortlist`] of its parent. Of the rest, those that are no better
//! than another in any respect are dominated by it ([`DeficitProfile`]).

use lucid_dreamscape::{Colour, Player, SlotSet};

use super::{CardGains, NearPlacement, cost};
use crate::dreamscape::creation::bounds::actions::{
    ActionDeficits, NOTHING_SPENT, least_deficit, least_deficits,
};
use crate::dreamscape::creation::model::{
    CardCell, DEFICITS, Deficit, IN_THE_WAY, Instance, LANDSCAPES, Reach, Resources, SHARD, STEP,
    ShortfallTable, byte, shards_lacking,
};

impl CardGains {
    /// Finds the placements of a card that may gain something.
    pub(crate) fn find_near_placements(
        &mut self,
        instance: &Instance<'_>,
        number: usize,
        resources: &Resources<'_>,
        reach: &Reach,
        shortfalls: &ShortfallTable,
        parent: Option<&Shortlist>,
    ) {
        let card = &instance.placements.cards[number];
        let stored_white = resources.stored[Colour::White];
        let begin = self.placements.len();
        let (mut now, mut base, mut best_of_all) = (u8::MAX, u8::MAX, u8::MAX);
        let (landscapes, stored) = self.at_hand;
        let walks = &self.walks;
        let placements = &mut self.placements;
        // What was nearest in the last position is likely near in this one.
        let near = self.near[number];
        let mut nearest = (u8::MAX, near);
        // Looks at a placement; whether placements with a larger deficit can still matter.
        let mut cells_of = |index: usize, cells: &[CardCell], least: u8| {
            if least >= now {
                return false;
            }
            let Some((missing, beyond)) = shortfalls.sum(cells, resources) else {
                return true;
            };
            let target = cells[0].slot();
            // Most placements are too far away to matter, which is quick to see.
            let lacking = shards_lacking(missing);
            let far = SHARD * lacking.saturating_sub(landscapes + stored) + walks[target.index()];
            if far >= usize::from(now) || byte(missing, 4) > resources.tree_reserve {
                return true;
            }
            let inside = missing - beyond;
            let aside = missing & IN_THE_WAY != 0 && resources.distance(target) == 0;
            let mut units = 0u8;
            for colour in Colour::LANDSCAPE {
                let needed = byte(missing, colour as u32);
                units = units.saturating_add(cost(needed, resources.stored[colour], SHARD));
            }
            let walk = match aside {
                true => 2,
                false => resources.distance(target),
            };
            let steps = |whites| match aside {
                true => reach.steps_back(whites),
                false => reach.steps(whites, target),
            };
            let end = units.saturating_add(cost(walk.min(24), stored_white, STEP));
            now = now.min(end.max(1));
            let here = units.saturating_add(cost(steps(0).min(24), stored_white, STEP));
            base = base.min(here);
            nearest = nearest.min((here, index));
            let best = least_deficit(missing, beyond, target, resources, reach);
            best_of_all = best_of_all.min(best);
            placements.push(NearPlacement {
                inside,
                beyond,
                card: number,
                number: index,
                target,
                best,
            });
            true
        };
        let known = parent.and_then(|shortlist| shortlist.cards.get(number)?.as_ref());
        match known {
            Some((range, _)) => {
                for (least, index) in
                    &parent.map_or(&[][..], |shortlist| &shortlist.placements)[range.clone()]
                {
                    let index = usize::from(*index);
                    if !cells_of(index, card.placement(index), *least) {
                        break;
                    }
                }
            }
            None => {
                if let Some(cells) = card.placements().nth(near) {
                    cells_of(near, cells, 0);
                }
                for (index, cells) in card.placements().enumerate() {
                    if index != near {
                        cells_of(index, cells, 0);
                    }
                }
            }
        }
        if known.is_some_and(|(_, limit)| usize::from(now) > *limit) {
            // What the shortlist left out may matter now.
            self.placements.truncate(begin);
            return self.find_near_placements(instance, number, resources, reach, shortfalls, None);
        }
        self.near[number] = nearest.1;
        self.nows[number] = now;
        let mut worths = card.worths;
        worths[0] += self.completion_bonus;
        let worth = |deficit: u8| worths[usize::from(deficit).min(DEFICITS - 1)];
        let left = card.never;
        self.now += match now {
            u8::MAX => left,
            _ => {
                let deficit = Some(Deficit::of(now));
                (instance.evaluation).card(card.points, deficit, self.cards_in_front)
            }
        };
        let base_worth = if base == u8::MAX { left } else { worth(base) };
        self.base += base_worth;
        self.ranges[number] = (base_worth, worth(best_of_all).max(base_worth));
        if best_of_all == 0 {
            self.completable.insert(card.card);
        }
        let mut place = begin;
        for at in begin..self.placements.len() {
            let placement = self.placements[at];
            if worth(placement.best) > base_worth {
                self.placements[place] = placement;
                place += 1;
            }
        }
        self.placements.truncate(place);
        if place == begin {
            return;
        }
        let mut card_gain = self.spare.pop().unwrap_or_default();
        card_gain.number = number;
        card_gain.worths = Some(worths);
        card_gain.base = base_worth;
        card_gain.placements = begin..place;
        card_gain.least.clear();
        let size = self.costs.width * self.whites.len();
        card_gain.least.resize(size, base.min(DEFICITS as u8));
        card_gain.least_shared.clear();
        card_gain
            .least_shared
            .resize(size, base.min(DEFICITS as u8));
        card_gain.wanted = [SlotSet::EMPTY; LANDSCAPES];
        self.cards.push(card_gain);
    }
}

/// Where a position keeps its shortlist, and whose it inherits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShortlistDepth {
    /// The depth of the parent, if only the shards in Hands counted there and none have
    /// been added since.
    pub(crate) parent: Option<usize>,
    pub(crate) own: usize,
}

impl ShortlistDepth {
    /// A position that inherits nothing.
    pub(crate) const ROOT: ShortlistDepth = ShortlistDepth {
        parent: None,
        own: 0,
    };
}

/// The placements that may matter in a position or below.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shortlist {
    /// The least deficit of each, and its number; for each card the nearest first.
    pub(crate) placements: Vec<(u8, u16)>,
    /// For each card its part of the list, and the least deficit of all others.
    pub(crate) cards: Vec<Option<(std::ops::Range<usize>, usize)>>,
}

/// Placements with a deficit this much larger than the nearest one's are left out.
const MARGIN: usize = 10;

impl CardGains {
    /// Lists the placements that may matter below the position that was assessed last.
    pub(crate) fn shortlist(
        &mut self,
        instance: &Instance<'_>,
        player: &Player,
        resources: &Resources<'_>,
        reach: &Reach,
        shortfalls: &ShortfallTable,
        depth: ShortlistDepth,
    ) {
        if self.shortlists.len() <= depth.own {
            self.shortlists
                .resize_with(depth.own + 1, Shortlist::default);
        }
        let parent = depth
            .parent
            .map(|parent| std::mem::take(&mut self.shortlists[parent]));
        let mut shortlist = std::mem::take(&mut self.shortlists[depth.own]);
        shortlist.placements.clear();
        shortlist.cards.clear();
        shortlist
            .cards
            .resize(instance.placements.cards.len(), None);
        let specs = &instance.placements.specs;
        let around = instance.game.content().grid().neighbours(resources.start());
        // Without a white shard and without land under him, he makes no step.
        let around = match resources.hands[Colour::White] > 0 || resources.carried() {
            true => around & player.board.occupied(),
            false => SlotSet::EMPTY,
        };
        let lands = player.board.tops(Colour::Brown);
        self.action_deficits
            .resize_with(instance.placements.cards.len(), ActionDeficits::new);
        for (number, card) in instance.placements.cards.iter().enumerate() {
            if !player.front.contains(card.card) {
                continue;
            }
            let begin = shortlist.placements.len();
            let mut limit = usize::from(self.nows[number]) + MARGIN;
            let known = parent
                .as_ref()
                .and_then(|parent| Some((parent, parent.cards[number].as_ref()?)));
            let known = known.filter(|(_, (_, before))| {
                // Where the parent's list did not suffice, this one starts afresh, too.
                usize::from(self.nows[number]) <= *before
            });
            if let Some((_, (_, before))) = known {
                limit = limit.min(*before);
            }
            let action_deficits = &mut self.action_deficits[number];
            action_deficits.begin(limit);
            let mut add = |index: usize| {
                let cells = card.placement(index);
                let Some((missing, beyond)) = shortfalls.sum(cells, resources) else {
                    return;
                };
                let target = cells[0].slot();
                let few_trees = byte(missing, 4) <= resources.tree_reserve;
                let (least, shards) = least_deficits(missing, beyond, target, resources, reach);
                if few_trees && usize::from(least[NOTHING_SPENT]) < limit {
                    shortlist
                        .placements
                        .push((least[NOTHING_SPENT], index as u16));
                    action_deficits.add(cells, &least, &player.board, specs, shortfalls);
                    for slot in around {
                        let onto = (slot, lands.contains(slot));
                        action_deficits.add_step(onto, (target, shards), resources);
                    }
                }
            };
            match known {
                Some((parent, (range, _))) => parent.placements[range.clone()]
                    .iter()
                    .for_each(|(_, index)| add(usize::from(*index))),
                None => (0..card.len()).for_each(add),
            }
            action_deficits.finish(limit);
            shortlist.placements[begin..].sort_unstable();
            shortlist.cards[number] = Some((begin..shortlist.placements.len(), limit));
        }
        self.shortlists[depth.own] = shortlist;
        if let (Some(at), Some(parent)) = (depth.parent, parent) {
            self.shortlists[at] = parent;
        }
    }
}

/// Larger distances count like this one.
const FAR: u8 = 24;
/// The highest bit of every byte.
const HIGHEST: u64 = 0x8080_8080_8080_8080;

/// What a placement lacks, in bytes that are all below 128.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeficitProfile {
    /// Shards by colour, first on slots where they can be placed, then on others.
    shards: u64,
    /// Steps, by the white shards used.
    steps: u64,
    /// Whether it can share a shard with another card.
    pub(crate) is_shared: bool,
}

impl DeficitProfile {
    pub(crate) fn new(
        placement: &NearPlacement,
        is_shared: bool,
        whites: u8,
        resources: &Resources<'_>,
        reach: &Reach,
    ) -> DeficitProfile {
        let aside = placement.inside & IN_THE_WAY != 0 && resources.distance(placement.target) == 0;
        let mut steps = 0;
        for used in 0..=usize::from(whites) {
            let missing = match aside {
                true => reach.steps_back(used),
                false => reach.steps(used, placement.target),
            };
            steps |= u64::from(missing.min(FAR)) << (8 * used);
        }
        DeficitProfile {
            shards: placement.inside & 0xffff_ffff | placement.beyond << 32,
            steps,
            is_shared,
        }
    }

    /// How many shards of a colour are missing where they can be placed, and elsewhere.
    #[inline]
    pub(crate) fn deficit(&self, colour: Colour) -> (u8, u8) {
        let place = 8 * colour as u32;
        (
            (self.shards >> place) as u8,
            (self.shards >> (place + 32)) as u8,
        )
    }

    /// How many steps are missing with so many white shards.
    #[inline]
    pub(crate) fn steps(&self, whites: u8) -> u8 {
        (self.steps >> (8 * whites)) as u8
    }

    /// Adds it to a list of undominated profiles, and drops those that it dominates.
    pub(crate) fn add_undominated(self, known: &mut Vec<DeficitProfile>) {
        if known.iter().any(|other| other.dominates(&self)) {
            return;
        }
        known.retain(|other| !self.dominates(other));
        known.push(self);
    }

    #[inline]
    fn dominates(&self, other: &DeficitProfile) -> bool {
        at_most(self.shards, other.shards)
            && at_most(self.steps, other.steps)
            && (self.is_shared || !other.is_shared)
    }
}

/// Whether every byte of `one` is at most that of `other`.
#[inline]
fn at_most(one: u64, other: u64) -> bool {
    ((other | HIGHEST) - one) & HIGHEST == HIGHEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_kinds_stay() {
        let profile = |shards, steps, is_shared| DeficitProfile {
            shards,
            steps,
            is_shared,
        };
        let mut known = Vec::new();
        profile(0x0201, 0x0102, false).add_undominated(&mut known);
        profile(0x0201, 0x0102, false).add_undominated(&mut known);
        assert_eq!(known.len(), 1);
        // Worse in one byte, better in another.
        profile(0x0300, 0x0102, false).add_undominated(&mut known);
        assert_eq!(known.len(), 2);
        // Worse, but it can share.
        profile(0x0301, 0x0102, true).add_undominated(&mut known);
        assert_eq!(known.len(), 3);
        // Better than all of them.
        profile(0x0200, 0x0002, true).add_undominated(&mut known);
        assert_eq!(known.len(), 1);
    }
}

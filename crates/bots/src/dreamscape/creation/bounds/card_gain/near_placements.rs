//! The placements of a card that may gain something with this hand.

use crate::dreamscape::creation::bounds::action_deficits::least_deficit;
use lucid_dreamscape::{Colour, SlotSet};

use super::deficits::cost;
use super::shortlist::Shortlist;
use super::{CardGains, NearPlacement};
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

//! The ways of a card that may be worth something.

use lucid_dreamscape::{Colour, SlotSet};

use super::super::bound::Ground;
use super::super::caps::best;
use super::super::cells::{Cell, IN_THE_WAY, Missings, byte, lacking};
use super::super::evaluation::{LACKS, SHARD, STEP};
use super::super::hand::COLOURS;
use super::super::reach::Reach;
use super::super::rows::cost;
use super::super::scene::Scene;
use super::super::shortlist::Level;
use super::super::ways::Lacks;
use super::{Hopes, Way};

impl Hopes {
    /// Finds the ways of a card that may be worth something.
    pub(super) fn look_at_card(
        &mut self,
        ground: &Ground<'_>,
        number: usize,
        scene: &Scene<'_>,
        reach: &Reach,
        missings: &Missings,
        from: Option<&Level>,
    ) {
        let card = &ground.ways.cards[number];
        let stored_white = scene.stored[Colour::White];
        let begin = self.ways.len();
        let (mut now, mut base, mut best_of_all) = (u8::MAX, u8::MAX, u8::MAX);
        let (landscapes, stored) = self.at_hand;
        let walks = &self.walks;
        let ways = &mut self.ways;
        // What was the nearest on the last table is most likely near here.
        let near = self.near[number];
        let mut nearest = (u8::MAX, near);
        // Whether ways that lack so much at the least may matter.
        let mut cells_of = |index: usize, cells: &[Cell], least: u8| {
            if least >= now {
                return false;
            }
            let Some((missing, beyond)) = missings.sum(cells, scene) else {
                return true;
            };
            let target = cells[0].slot();
            // Most ways are too far away to matter, and that is seen quickly.
            let lacking = lacking(missing);
            let far = SHARD * lacking.saturating_sub(landscapes + stored) + walks[target.index()];
            if far >= usize::from(now) || byte(missing, 4) > scene.tree_reserve {
                return true;
            }
            let inside = missing - beyond;
            let aside = missing & IN_THE_WAY != 0 && scene.distance(target) == 0;
            let mut units = 0u8;
            for colour in Colour::LANDSCAPE {
                let needed = byte(missing, colour as u32);
                units = units.saturating_add(cost(needed, scene.stored[colour], SHARD));
            }
            let walk = match aside {
                true => 2,
                false => scene.distance(target),
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
            let best = best(missing, beyond, target, scene, reach);
            best_of_all = best_of_all.min(best);
            ways.push(Way {
                inside,
                beyond,
                card: number,
                number: index,
                target,
                best,
            });
            true
        };
        let known = from.and_then(|level| level.cards.get(number)?.as_ref());
        match known {
            Some((range, _)) => {
                for (least, index) in &from.map_or(&[][..], |level| &level.ways)[range.clone()] {
                    let index = usize::from(*index);
                    if !cells_of(index, card.way(index), *least) {
                        break;
                    }
                }
            }
            None => {
                if let Some(cells) = card.ways().nth(near) {
                    cells_of(near, cells, 0);
                }
                for (index, cells) in card.ways().enumerate() {
                    if index != near {
                        cells_of(index, cells, 0);
                    }
                }
            }
        }
        if known.is_some_and(|(_, limit)| usize::from(now) > *limit) {
            // What was left out may matter now.
            self.ways.truncate(begin);
            return self.look_at_card(ground, number, scene, reach, missings, None);
        }
        self.near[number] = nearest.1;
        self.nows[number] = now;
        let mut worths = card.worths;
        worths[0] += self.completion;
        let worth = |lacks: u8| worths[usize::from(lacks).min(LACKS - 1)];
        let left = card.never;
        self.now += match now {
            u8::MAX => left,
            _ => ground.evaluation.card(card.points, Some(Lacks::of(now))),
        };
        let base_worth = if base == u8::MAX { left } else { worth(base) };
        self.base += base_worth;
        self.ranges[number] = (base_worth, worth(best_of_all).max(base_worth));
        if best_of_all == 0 {
            self.completable.insert(card.card);
        }
        let mut place = begin;
        for at in begin..self.ways.len() {
            let way = self.ways[at];
            if worth(way.best) > base_worth {
                self.ways[place] = way;
                place += 1;
            }
        }
        self.ways.truncate(place);
        if place == begin {
            return;
        }
        let mut hope = self.spare.pop().unwrap_or_default();
        hope.number = number;
        hope.worths = Some(worths);
        hope.base = base_worth;
        hope.ways = begin..place;
        hope.least.clear();
        let size = self.rows.width * self.whites.len();
        hope.least.resize(size, base.min(LACKS as u8));
        hope.least_shared.clear();
        hope.least_shared.resize(size, base.min(LACKS as u8));
        hope.wanted = [SlotSet::EMPTY; COLOURS];
        self.cards.push(hope);
    }
}

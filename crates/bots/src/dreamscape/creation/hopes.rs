//! What cards may gain, by the shards that go to each of them.
//!
//! For every card and every part of the hand that may be placed for it, with any
//! other part of it stored, the least that the card may come to lack is worked
//! out: the least over all its ways. Costs add up colour by colour, so a way is a
//! sum of four rows of bytes.

use std::rc::Rc;

use dreamscape::{CardSet, Colour, MAX_SLOTS, Player, Slot, SlotSet};

use super::bound::Ground;
use super::caps::{Caps, best};
use super::cells::{Cell, IN_THE_WAY, Missing, Missings, TREE, byte, lacking};
use super::evaluation::{LACKS, SHARD, STEP};
use super::hand::{COLOURS, PARTS, Shape, Shapes};
use super::kind::Kind;
use super::reach::{Reach, STEPS};
use super::rows::{Kept, Rows, Whites, cost};
use super::scene::{SLOTS, Scene};
use super::shortlist::{Level, Trail};

/// What all cards may gain.
#[derive(Clone, Debug, Default)]
pub(super) struct Hopes {
    pub(super) shape: Option<Rc<Shape>>,
    /// What may be stored of the landscape shards.
    pub(super) kept: Vec<Kept>,
    /// How the white shards may be used.
    pub(super) whites: Vec<Whites>,
    pub(super) cards: Vec<Hope>,
    /// What the cards are worth as they are, those included that can gain nothing.
    pub(super) now: i32,
    pub(super) base: i32,
    /// What completing a card brings for the purposes.
    completion: i32,
    /// The cards that may be completed.
    pub(super) completable: CardSet,
    /// Where shards of a colour may help a card, and where a tree may.
    pub(super) wanted: [SlotSet; COLOURS],
    pub(super) tree_wanted: SlotSet,
    /// The colours of which one shard may help two cards at once.
    pub(super) shared: [bool; COLOURS],
    shapes: Shapes,
    rows: Rows,
    /// The landscape shards in Hands, and those that are stored.
    at_hand: (usize, usize),
    /// What walking to a slot costs at the least.
    walks: [usize; MAX_SLOTS],
    /// The way of each card that was the nearest on the last table.
    near: Vec<usize>,
    /// What each card lacks as the table lies.
    pub(super) nows: Vec<u8>,
    /// What each card is worth if nothing is done for it, and the most that it may
    /// come to.
    pub(super) ranges: Vec<(i32, i32)>,
    /// What becomes of each card when something is put on a slot.
    pub(super) caps: Vec<Caps>,
    sum: Vec<u8>,
    kinds: Vec<Kind>,
    pub(super) levels: Vec<Level>,
    ways: Vec<Way>,
    spare: Vec<Hope>,
}

/// What one card may gain.
#[derive(Clone, Debug, Default)]
pub(super) struct Hope {
    /// The card's place among all.
    pub(super) number: usize,
    worths: Option<[i32; LACKS]>,
    base: i32,
    /// What it lacks at the least: for each use of the white shards, for each part
    /// that is stored, by the part that is placed for it.
    least: Vec<u8>,
    /// The same over those ways alone that may share a shard with another card.
    least_shared: Vec<u8>,
    wanted: [SlotSet; COLOURS],
    ways: std::ops::Range<usize>,
}

/// A way that may be worth something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// What is missing where shards can be placed, and where not.
    pub(super) inside: Missing,
    pub(super) beyond: Missing,
    card: usize,
    number: usize,
    pub(super) target: Slot,
    /// What it lacks at the least.
    best: u8,
}

impl Hopes {
    /// Looks at the cards in front; whether that could be done for this hand.
    pub(super) fn look(
        &mut self,
        ground: &Ground<'_>,
        player: &Player,
        scene: &Scene<'_>,
        reach: &Reach,
        missings: &Missings,
        trail: Trail,
    ) -> bool {
        self.completion = ground.completion(player);
        let counts = std::array::from_fn(|colour| scene.hands.0[colour]);
        let Some(shape) = self.shapes.of(counts) else {
            return false;
        };
        let whites = scene.hands[Colour::White];
        if usize::from(whites) > STEPS || scene.free_slots > SLOTS {
            return false;
        }
        let free = scene.free_slots.min(16) as u8;
        self.kept.clear();
        self.kept.extend((0..shape.size()).filter_map(|part| {
            let shards = shape.totals[part];
            (shards <= free).then_some(Kept { part, shards })
        }));
        self.whites.clear();
        for stored in 0..=whites.min(free) {
            let uses = (0..=whites - stored).map(|steps| Whites { steps, stored });
            self.whites.extend(uses);
        }
        self.rows.begin(shape.size() * self.kept.len());
        self.spare.append(&mut self.cards);
        self.ways.clear();
        (self.now, self.base) = (0, 0);
        self.completable = CardSet::EMPTY;
        let stored: u32 = scene.stored.0[..COLOURS]
            .iter()
            .map(|count| u32::from(*count))
            .sum();
        let landscapes = usize::from(*shape.totals.last().unwrap_or(&0));
        self.at_hand = (landscapes, stored as usize);
        let free_steps = usize::from(scene.stored[Colour::White]) + usize::from(whites);
        for slot in ground.game.content().grid().all() {
            let steps = match slot == scene.start() {
                true => 0,
                false => usize::from(reach.steps(whites.into(), slot)),
            };
            self.walks[slot.index()] = STEP * steps.saturating_sub(free_steps);
        }
        let count = ground.ways.cards.len();
        self.near.resize(count, 0);
        self.nows.resize(count, u8::MAX);
        self.ranges.resize(count, (0, 0));
        let from = trail
            .from
            .map(|from| std::mem::take(&mut self.levels[from]));
        for (number, card) in ground.ways.cards.iter().enumerate() {
            if player.front.contains(card.card) {
                self.look_at_card(ground, number, scene, reach, missings, from.as_ref());
            }
        }
        if let (Some(at), Some(from)) = (trail.from, from) {
            self.levels[at] = from;
        }
        self.look_for_shared(ground, missings);
        self.shape = Some(shape);
        self.fill(ground, scene, reach, missings);
        true
    }

    /// Finds the ways of a card that may be worth something.
    fn look_at_card(
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
            _ => ground
                .evaluation
                .card(card.points, Some(super::ways::Lacks::of(now))),
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

    /// Which slots are wanted, and for which colours two cards want the same.
    fn look_for_shared(&mut self, ground: &Ground<'_>, missings: &Missings) {
        self.tree_wanted = SlotSet::EMPTY;
        let mut twice = [SlotSet::EMPTY; COLOURS];
        self.wanted = [SlotSet::EMPTY; COLOURS];
        for hope in &mut self.cards {
            for way in &self.ways[hope.ways.clone()] {
                if way.inside == 0 {
                    continue;
                }
                for cell in ground.ways.cards[way.card].way(way.number) {
                    let missing = missings.at(*cell);
                    if missing == 0 {
                        continue;
                    }
                    for (colour, wanted) in hope.wanted.iter_mut().enumerate() {
                        if byte(missing, colour as u32) > 0 {
                            wanted.insert(cell.slot());
                        }
                    }
                    if missing & TREE != 0 {
                        self.tree_wanted.insert(cell.slot());
                    }
                }
            }
            for ((twice, wanted), more) in twice.iter_mut().zip(&mut self.wanted).zip(hope.wanted) {
                *twice |= *wanted & more;
                *wanted |= more;
            }
        }
        self.shared = twice.map(|slots| !slots.is_empty());
        for hope in &mut self.cards {
            hope.wanted = twice;
        }
    }

    /// What each card lacks at the least.
    fn fill(&mut self, ground: &Ground<'_>, scene: &Scene<'_>, reach: &Reach, missings: &Missings) {
        let shape = self.shape.clone().expect("the hand has a shape");
        let any_shared = self.shared.contains(&true);
        let mut sum = std::mem::take(&mut self.sum);
        sum.resize(self.rows.width, 0);
        for hope in &mut self.cards {
            self.kinds.clear();
            for way in &self.ways[hope.ways.clone()] {
                let is_shared = any_shared
                    && ground.ways.cards[way.card]
                        .way(way.number)
                        .iter()
                        .any(|cell| {
                            let missing = missings.at(*cell);
                            missing != 0
                                && (0..COLOURS).any(|colour| {
                                    byte(missing, colour as u32) > 0
                                        && hope.wanted[colour].contains(cell.slot())
                                })
                        });
                let whites = scene.hands[Colour::White];
                let kind = Kind::new(way, is_shared, whites, scene, reach);
                kind.join(&mut self.kinds);
            }
            for kind in &self.kinds {
                sum.fill(0);
                for colour in Colour::LANDSCAPE {
                    let (inside, beyond) = kind.lacks(colour);
                    if inside + beyond == 0 {
                        continue;
                    }
                    let what = (colour as u8, inside, beyond);
                    let row = self.rows.of(what, &shape, &self.kept, scene.stored[colour]);
                    for (sum, more) in sum.iter_mut().zip(row) {
                        *sum = sum.saturating_add(*more);
                    }
                }
                for (number, whites) in self.whites.iter().enumerate() {
                    let kept = scene.stored[Colour::White] + whites.stored;
                    let walk = cost(kind.steps(whites.steps), kept, STEP);
                    let range = number * self.rows.width..(number + 1) * self.rows.width;
                    for (known, sum) in hope.least[range.clone()].iter_mut().zip(&sum) {
                        *known = (*known).min(sum.saturating_add(walk));
                    }
                    if kind.is_shared {
                        for (known, sum) in hope.least_shared[range].iter_mut().zip(&sum) {
                            *known = (*known).min(sum.saturating_add(walk));
                        }
                    }
                }
            }
        }
        self.sum = sum;
    }

    /// What a card is worth at the most that lacks so much.
    #[inline]
    pub(super) fn worth(&self, ground: &Ground<'_>, number: usize, lacks: u8) -> i32 {
        let worths = &ground.ways.cards[number].worths;
        match lacks {
            0 => worths[0] + self.completion,
            _ => worths[usize::from(lacks).min(LACKS - 1)],
        }
    }

    /// The place of a use of white shards and of what is stored in a card's list.
    #[inline]
    pub(super) fn at(&self, whites: usize, kept: usize, size: usize) -> usize {
        whites * self.rows.width + kept * size
    }
}

impl Hope {
    /// What the card gains with each part of the hand; and with ways that share.
    #[inline]
    pub(super) fn gains(&self, at: usize, size: usize, to: &mut [i32; PARTS]) {
        self.read(&self.least[at..at + size], to);
    }

    /// What it gains with one part of the hand.
    #[inline]
    pub(super) fn gain(&self, at: usize) -> i32 {
        let lacks = usize::from(self.least[at]).min(LACKS - 1);
        (self.worths).map_or(0, |worths| (worths[lacks] - self.base).max(0))
    }

    /// All that it may gain.
    pub(super) fn most(&self) -> i32 {
        self.worths
            .map_or(0, |worths| (worths[0] - self.base).max(0))
    }

    #[inline]
    pub(super) fn shared_gains(&self, at: usize, size: usize, to: &mut [i32; PARTS]) {
        self.read(&self.least_shared[at..at + size], to);
    }

    #[inline]
    fn read(&self, least: &[u8], to: &mut [i32; PARTS]) {
        let Some(worths) = &self.worths else { return };
        for (gain, lacks) in to.iter_mut().zip(least) {
            let worth = worths[usize::from(*lacks).min(LACKS - 1)];
            *gain = (worth - self.base).max(0);
        }
    }
}

//! What each card can gain, by the shards that go to it.
//!
//! For every card, and for every part of the hand that may be placed for it while
//! another part is stored, this computes the least deficit over all placements of the
//! card, and from it the most that the card can gain. Deficits add up colour by colour, so
//! that of a placement is a sum of four rows of a [`CostTable`], and the least over all
//! placements is taken byte by byte.
//!
//! Most placements do not take part; see [`near_placements`].

mod near_placements;

pub(crate) use near_placements::ShortlistDepth;

use std::rc::Rc;

use lucid_dreamscape::{CardSet, Colour, MAX_SLOTS, Player, Slot, SlotSet};

use super::actions::ActionDeficits;
use crate::dreamscape::creation::model::{
    CARD_SLOTS, DEFICITS, Instance, LANDSCAPES, MAX_SUB_HANDS, MAX_WHITES, Reach, Resources, SHARD,
    STEP, STORED, Shortfall, ShortfallTable, SubHandCache, SubHands, TREE, byte,
};
use near_placements::{DeficitProfile, Shortlist};

/// What all cards in front can gain.
#[derive(Clone, Debug, Default)]
pub(crate) struct CardGains {
    pub(crate) sub_hands: Option<Rc<SubHands>>,
    /// The parts of the landscape shards that can be stored.
    pub(crate) kept: Vec<StoredPart>,
    /// The ways to use the white shards.
    pub(crate) whites: Vec<WhiteUse>,
    pub(crate) cards: Vec<CardGain>,
    /// What the cards are worth as they are, including those that can gain nothing.
    pub(crate) now: i32,
    /// What they are worth if no shard is placed for them.
    pub(crate) base: i32,
    /// The most that completing a card brings besides the card itself.
    completion_bonus: i32,
    /// The cards that can be completed.
    pub(crate) completable: CardSet,
    /// Where a shard of a colour can help a card, and where a tree can.
    pub(crate) wanted: [SlotSet; LANDSCAPES],
    pub(crate) tree_wanted: SlotSet,
    /// The colours of which one shard can help two cards at once.
    pub(crate) shared: [bool; LANDSCAPES],
    sub_hand_cache: SubHandCache,
    costs: CostTable,
    /// How many landscape shards are in Hands, and how many are stored.
    at_hand: (usize, usize),
    /// The least deficit for walking to each slot.
    walks: [usize; MAX_SLOTS],
    /// The placement of each card that was nearest in the last position.
    near: Vec<usize>,
    /// How many cards are in front, which share what is still to come.
    cards_in_front: usize,
    /// What each card lacks now.
    pub(crate) nows: Vec<u8>,
    /// What each card is worth if nothing is done for it, and at best.
    pub(crate) ranges: Vec<(i32, i32)>,
    /// What each card can come to lack after each next action.
    pub(crate) action_deficits: Vec<ActionDeficits>,
    sum: Vec<u8>,
    profiles: Vec<DeficitProfile>,
    pub(crate) shortlists: Vec<Shortlist>,
    placements: Vec<NearPlacement>,
    spare: Vec<CardGain>,
}

/// A placement that may gain something with this hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NearPlacement {
    /// What is missing on slots where shards can be placed, and on others.
    pub(crate) inside: Shortfall,
    pub(crate) beyond: Shortfall,
    card: usize,
    number: usize,
    pub(crate) target: Slot,
    /// Its least deficit.
    best: u8,
}

impl CardGains {
    /// Computes the gains in a position. Returns whether the hand is small enough.
    pub(crate) fn update(
        &mut self,
        instance: &Instance<'_>,
        player: &Player,
        resources: &Resources<'_>,
        reach: &Reach,
        shortfalls: &ShortfallTable,
        depth: ShortlistDepth,
    ) -> bool {
        self.completion_bonus = instance.completion_bonus(player);
        self.cards_in_front = player.front.len();
        let counts = std::array::from_fn(|colour| resources.hands.0[colour]);
        let Some(sub_hands) = self.sub_hand_cache.of(counts) else {
            return false;
        };
        let whites = resources.hands[Colour::White];
        if usize::from(whites) > MAX_WHITES || resources.free_slots > CARD_SLOTS {
            return false;
        }
        let free = resources.free_slots.min(16) as u8;
        self.kept.clear();
        self.kept.extend((0..sub_hands.size()).filter_map(|part| {
            let shards = sub_hands.totals[part];
            (shards <= free).then_some(StoredPart { part, shards })
        }));
        self.whites.clear();
        for stored in 0..=whites.min(free) {
            let uses = (0..=whites - stored).map(|steps| WhiteUse { steps, stored });
            self.whites.extend(uses);
        }
        self.costs.begin(sub_hands.size() * self.kept.len());
        self.spare.append(&mut self.cards);
        self.placements.clear();
        (self.now, self.base) = (0, 0);
        self.completable = CardSet::EMPTY;
        let stored: u32 = resources.stored.0[..LANDSCAPES]
            .iter()
            .map(|count| u32::from(*count))
            .sum();
        let landscapes = usize::from(*sub_hands.totals.last().unwrap_or(&0));
        self.at_hand = (landscapes, stored as usize);
        let free_steps = usize::from(resources.stored[Colour::White]) + usize::from(whites);
        for slot in instance.game.content().grid().all() {
            let steps = match slot == resources.start() {
                true => 0,
                false => usize::from(reach.steps(whites.into(), slot)),
            };
            self.walks[slot.index()] = STEP * steps.saturating_sub(free_steps);
        }
        let count = instance.placements.cards.len();
        self.near.resize(count, 0);
        self.nows.resize(count, u8::MAX);
        self.ranges.resize(count, (0, 0));
        let parent = depth
            .parent
            .map(|parent| std::mem::take(&mut self.shortlists[parent]));
        for (number, card) in instance.placements.cards.iter().enumerate() {
            if player.front.contains(card.card) {
                self.find_near_placements(
                    instance,
                    number,
                    resources,
                    reach,
                    shortfalls,
                    parent.as_ref(),
                );
            }
        }
        if let (Some(at), Some(parent)) = (depth.parent, parent) {
            self.shortlists[at] = parent;
        }
        self.find_shared(instance, shortfalls);
        self.sub_hands = Some(sub_hands);
        self.fill_deficits(instance, resources, reach, shortfalls);
        true
    }

    /// The most that a card is worth with a deficit.
    #[inline]
    pub(crate) fn worth(&self, instance: &Instance<'_>, number: usize, deficit: u8) -> i32 {
        let worths = &instance.placements.cards[number].worths;
        match deficit {
            0 => worths[0] + self.completion_bonus,
            _ => worths[usize::from(deficit).min(DEFICITS - 1)],
        }
    }

    /// Where the list of a card begins for a use of the white shards and a stored part.
    #[inline]
    pub(crate) fn at(&self, whites: usize, kept: usize, size: usize) -> usize {
        whites * self.costs.width + kept * size
    }
}

/// What one card can gain.
#[derive(Clone, Debug, Default)]
pub(crate) struct CardGain {
    /// The card's number in the instance.
    pub(crate) number: usize,
    pub(crate) worths: Option<[i32; DEFICITS]>,
    pub(crate) base: i32,
    /// Its least deficit: for each use of the white shards, for each stored part, by the
    /// part that is placed for it.
    pub(crate) least: Vec<u8>,
    /// The same over only those placements that can share a shard with another card.
    pub(crate) least_shared: Vec<u8>,
    pub(crate) wanted: [SlotSet; LANDSCAPES],
    pub(crate) placements: std::ops::Range<usize>,
}

impl CardGain {
    /// What the card gains with each part of the hand.
    #[inline]
    pub(crate) fn gains(&self, at: usize, size: usize, to: &mut [i32; MAX_SUB_HANDS]) {
        self.read(&self.least[at..at + size], to);
    }

    /// What it gains with one part of the hand.
    #[inline]
    pub(crate) fn gain(&self, at: usize) -> i32 {
        let deficit = usize::from(self.least[at]).min(DEFICITS - 1);
        (self.worths).map_or(0, |worths| (worths[deficit] - self.base).max(0))
    }

    /// The most that it can gain.
    pub(crate) fn max_gain(&self) -> i32 {
        self.worths
            .map_or(0, |worths| (worths[0] - self.base).max(0))
    }

    /// The same with placements that share a shard.
    #[inline]
    pub(crate) fn shared_gains(&self, at: usize, size: usize, to: &mut [i32; MAX_SUB_HANDS]) {
        self.read(&self.least_shared[at..at + size], to);
    }

    #[inline]
    fn read(&self, least: &[u8], to: &mut [i32; MAX_SUB_HANDS]) {
        let Some(worths) = &self.worths else { return };
        for (gain, deficit) in to.iter_mut().zip(least) {
            let worth = worths[usize::from(*deficit).min(DEFICITS - 1)];
            *gain = (worth - self.base).max(0);
        }
    }
}

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

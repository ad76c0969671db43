//! The best assignment of a hand to all its uses: an upper bound on any line.
//!
//! Every shard is placed for a card, stored, spent on a step, planted as a tree, or
//! placed for what it brings by itself. A shard placed for a card helps only that card,
//! except where two cards want the same on the same slot; stored shards and steps help
//! all cards. Whatever is played uses the hand in one of these ways and brings no more
//! than the assignment says, so the best assignment is a bound. The best one with a given
//! first use bounds the actions that begin with it.
//!
//! All divisions of the hand are tried: what is stored and how the white shards are used
//! in the outer loops; how the rest is divided among cards is a knapsack over the
//! numbered parts of the hand (see `SubHands`), card by
//! card.

use super::IMPOSSIBLE;
use lucid_dreamscape::Colour;

use super::card_gain::CardGains;
use super::purposes::{CountedValue, Layer};
use super::use_values::UseValues;
use crate::dreamscape::creation::model::{CARD_SLOTS, LANDSCAPES, MAX_SUB_HANDS, Resources};

const GREEN: usize = Colour::Green as usize;

/// The cards that may gain something, as bits of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GainingCards(u64);

impl GainingCards {
    pub(crate) const ALL: GainingCards = GainingCards(u64::MAX);

    #[inline]
    pub(crate) fn has(self, number: usize) -> bool {
        number >= 64 || self.0 >> number & 1 != 0
    }

    /// The same cards without one.
    #[inline]
    pub(crate) fn without(self, number: usize) -> GainingCards {
        match number {
            0..64 => GainingCards(self.0 & !(1 << number)),
            _ => self,
        }
    }
}

/// Upper bounds on what is still to come: overall, and by the first use of a shard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HandAssignment {
    pub(crate) bound: i32,
    /// Assignments that were skipped bring at most this.
    skipped: i32,
    /// A shard is placed in a layer for what it brings by itself, which is not included.
    pub(crate) apart: [[i32; Layer::COUNT]; 5],
    /// A shard is placed in a layer for a card.
    pub(crate) for_cards: [[i32; Layer::COUNT]; LANDSCAPES],
    /// A shard is stored, by how many are stored in all, powers not included.
    pub(crate) stored: [[i32; CARD_SLOTS + 1]; 5],
    pub(crate) step: i32,
    pub(crate) plant: i32,
}

impl HandAssignment {
    /// The best assignment if only some of the cards gain anything. Divisions of the hand
    /// that cannot exceed `threshold` are skipped.
    pub(crate) fn new(
        card_gains: &CardGains,
        values: &UseValues<'_>,
        resources: &Resources<'_>,
        gaining: GainingCards,
        threshold: i32,
    ) -> HandAssignment {
        let mut assignment = HandAssignment {
            bound: IMPOSSIBLE,
            skipped: IMPOSSIBLE,
            apart: [[IMPOSSIBLE; Layer::COUNT]; 5],
            for_cards: [[IMPOSSIBLE; Layer::COUNT]; LANDSCAPES],
            stored: [[IMPOSSIBLE; CARD_SLOTS + 1]; 5],
            step: IMPOSSIBLE,
            plant: IMPOSSIBLE,
        };
        let Some(sub_hands) = &card_gains.sub_hands else {
            return assignment;
        };
        let size = sub_hands.size();
        let whole = size - 1;
        let whites = resources.hands[Colour::White];
        // What the rest of the hand brings by itself; the same with at least one tree.
        let (mut rest, mut planted, mut beside) = (
            [0; MAX_SUB_HANDS],
            [IMPOSSIBLE; MAX_SUB_HANDS],
            [0; MAX_SUB_HANDS],
        );
        for part in 0..size {
            let digits = &sub_hands.digits[part];
            for (value, count) in values.placed.iter().zip(digits).skip(1) {
                rest[part] += value * i32::from(*count);
            }
            let greens = usize::from(digits[0]).min(values.trees.len() - 1);
            let with =
                |trees: usize| values.trees[trees] + values.placed[0] * (greens - trees) as i32;
            let best = (1..=greens).map(with).max().unwrap_or(IMPOSSIBLE);
            planted[part] = rest[part] + best;
            rest[part] += with(0).max(best);
            for (value, count) in values.beside.iter().zip(digits) {
                beside[part] += value * i32::from(*count);
            }
        }
        let mut gains = [[0; MAX_SUB_HANDS]; 8];
        let mut shared = [[0; MAX_SUB_HANDS]; 8];
        let mut best = [0; MAX_SUB_HANDS];
        let cards = &card_gains.cards[..card_gains.cards.len().min(gains.len())];
        let any_shared = card_gains.shared.contains(&true);
        // Cards beyond the tables gain all that they can.
        let over: i32 = (card_gains.cards[cards.len()..].iter())
            .filter(|card| gaining.has(card.number))
            .map(|card| card.max_gain())
            .sum();
        let pool = |part: usize| {
            let digits = &sub_hands.digits[part];
            (0..LANDSCAPES).all(|colour| digits[colour] == 0 || card_gains.shared[colour])
        };
        for (number, use_of) in card_gains.whites.iter().enumerate() {
            let placed = whites - use_of.steps - use_of.stored;
            for (place, kept) in card_gains.kept.iter().enumerate() {
                let stored = usize::from(kept.shards + use_of.stored);
                if stored > resources.free_slots {
                    continue;
                }
                let at = card_gains.at(number, place, size);
                let digits = &sub_hands.digits[kept.part];
                let powers = values.powers[stored.min(CARD_SLOTS)];
                let mut fixed = over
                    + values.placed[4] * i32::from(placed)
                    + values.stored[4] * i32::from(use_of.stored)
                    + powers;
                for (value, count) in values.stored.iter().zip(digits) {
                    fixed += value * i32::from(*count);
                }
                let left = whole - kept.part;
                let steps = usize::from(use_of.steps);
                let [a, b, c, d] = sub_hands.digits[left];
                let counted = values.counting.worth(&[a, b, c, d, placed]);
                fixed += values.spatial.worth(steps, &sub_hands.digits[left])
                    + values.walks.worth(steps, &sub_hands.digits[left])
                    + counted.bound;
                // As if every card got everything that is left.
                let gaining_cards = cards.iter().filter(|card| gaining.has(card.number));
                let all: i32 = gaining_cards.map(|card| card.gain(at + left)).sum();
                let trees = (values.beside[GREEN] - values.placed[GREEN]) * i32::from(a);
                if fixed + all + rest[left] + trees <= threshold {
                    assignment.skipped = threshold;
                    continue;
                }
                let mut any = false;
                for ((card, gains), shared) in cards.iter().zip(&mut gains).zip(&mut shared) {
                    if !gaining.has(card.number) {
                        continue;
                    }
                    card.gains(at, size, gains);
                    if any_shared {
                        card.shared_gains(at, size, shared);
                    }
                    any |= gains[whole] > 0;
                }
                let mut firsts = FirstPlacements::default();
                for common in sub_hands
                    .subsets(left)
                    .iter()
                    .map(|part| usize::from(*part))
                {
                    if common > 0 && !(any && pool(common)) {
                        continue;
                    }
                    let own = left - common;
                    for part in sub_hands.subsets(own) {
                        best[usize::from(*part)] = 0;
                    }
                    if any {
                        for (gains, shared) in gains.iter().zip(&shared).take(cards.len()) {
                            if gains[whole] == 0 {
                                continue;
                            }
                            // Largest first: each is made of smaller ones without this card.
                            for whole in sub_hands.subsets(own).iter().rev() {
                                let whole = usize::from(*whole);
                                let mut bound = IMPOSSIBLE;
                                for part in sub_hands
                                    .subsets(whole)
                                    .iter()
                                    .map(|part| usize::from(*part))
                                {
                                    let gain = match common {
                                        0 => gains[part],
                                        _ => gains[part].max(shared[part + common]),
                                    };
                                    bound = bound.max(best[whole - part] + gain);
                                }
                                best[whole] = bound;
                            }
                        }
                    }
                    for for_cards in sub_hands.subsets(own).iter().map(|part| usize::from(*part)) {
                        if !any && for_cards > 0 {
                            break;
                        }
                        let over = own - for_cards;
                        let used = for_cards + common;
                        let before = fixed + best[for_cards] + beside[used];
                        let sum = before + rest[over];
                        if sum > assignment.bound {
                            assignment.bound = sum;
                        }
                        let of_rest = &sub_hands.digits[over];
                        let of_used = &sub_hands.digits[used];
                        firsts.any = firsts.any.max(sum);
                        for colour in 0..LANDSCAPES {
                            if of_rest[colour] > 0 {
                                let without = before + rest[over - sub_hands.place_values[colour]];
                                firsts.apart[colour] = firsts.apart[colour].max(without);
                            }
                            if of_used[colour] > 0 {
                                firsts.for_cards[colour] = firsts.for_cards[colour].max(sum);
                            }
                            if digits[colour] > 0 {
                                let bound = &mut assignment.stored[colour][stored.min(CARD_SLOTS)];
                                *bound = (*bound).max(sum - powers);
                            }
                        }
                        if of_rest[0] > 0 {
                            assignment.plant = assignment.plant.max(before + planted[over]);
                        }
                        if use_of.steps > 0 {
                            assignment.step = assignment.step.max(sum);
                        }
                        if use_of.stored > 0 {
                            let bound = &mut assignment.stored[4][stored.min(CARD_SLOTS)];
                            *bound = (*bound).max(sum - powers);
                        }
                    }
                }
                if placed > 0 {
                    firsts.apart[4] = firsts.any - values.placed[4];
                }
                assignment.place_first(&firsts, &counted);
            }
        }
        assignment.bound = assignment.bound.max(assignment.skipped);
        assignment
    }

    /// A bound with the skipped assignments included.
    #[inline]
    pub(crate) fn with_skipped(&self, bound: i32) -> i32 {
        bound.max(self.skipped)
    }

    /// A green shard is planted for a card: on which layer makes no difference.
    pub(crate) fn tree_for_cards(&self) -> i32 {
        let greens = self.for_cards[GREEN];
        greens.into_iter().max().unwrap_or(IMPOSSIBLE)
    }

    /// Notes the bounds by what is placed first, and in which layer.
    fn place_first(&mut self, firsts: &FirstPlacements, counted: &CountedValue) {
        for (layer, worth) in counted.first.iter().enumerate() {
            let less = worth.saturating_sub(counted.bound);
            // Green shards have their layer counted one by one.
            let less = |colour| if colour == GREEN { 0 } else { less };
            for (colour, sum) in firsts.apart.into_iter().enumerate() {
                let known = &mut self.apart[colour][layer];
                *known = (*known).max(sum.saturating_add(less(colour)));
            }
            for (colour, sum) in firsts.for_cards.into_iter().enumerate() {
                let known = &mut self.for_cards[colour][layer];
                *known = (*known).max(sum.saturating_add(less(colour)));
            }
        }
    }
}

/// Upper bounds by what is placed first, whatever the layer.
struct FirstPlacements {
    any: i32,
    apart: [i32; 5],
    for_cards: [i32; LANDSCAPES],
}

impl Default for FirstPlacements {
    fn default() -> FirstPlacements {
        FirstPlacements {
            any: IMPOSSIBLE,
            apart: [IMPOSSIBLE; 5],
            for_cards: [IMPOSSIBLE; LANDSCAPES],
        }
    }
}

//! How a hand is dealt out among all its uses, so that nothing can be better.
//!
//! Every shard is placed for a card, stored, a step, a tree, or used for what it
//! brings by itself. A shard placed for a card helps that card alone, except
//! where two cards want the same on the same slot; stored shards and steps help
//! all cards. The best deal is a bound: whatever is done comes to a deal that is
//! at least as good as it. And with a first action fixed it is a bound for that.

use dreamscape::Colour;

use super::hand::{COLOURS, PARTS};
use super::hopes::Hopes;
use super::prospects::Prospects;
use super::reach::STEPS;
use super::scene::{SLOTS, Scene};

/// What a part of a deal brings by itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Values {
    /// What comes in any case.
    pub(super) constant: i32,
    /// A shard that is placed, by colour.
    pub(super) placed: [i32; 5],
    /// The best that a shard brings by itself when it is placed for a card.
    pub(super) beside: [i32; COLOURS],
    /// Some trees, and at least one.
    pub(super) trees: [i32; 16],
    /// A stored shard, by colour.
    pub(super) stored: [i32; 5],
    /// Some stored shards, for the powers.
    pub(super) powers: [i32; SLOTS + 1],
    /// The Dreamer's walk, by the white shards that it takes.
    pub(super) walk: [i32; STEPS + 1],
}

/// Nothing of the kind can be done.
pub(super) const NEVER: i32 = i32::MIN / 2;

/// What is to come at the most, by what is done first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deal {
    pub(super) most: i32,
    /// A shard is placed for what it brings by itself, which is not counted here.
    pub(super) apart: [i32; 5],
    /// A shard is placed for a card.
    pub(super) for_cards: [i32; COLOURS],
    /// A shard is stored among so many, without what their powers bring.
    pub(super) stored: [[i32; SLOTS + 1]; 5],
    pub(super) step: i32,
    pub(super) plant: i32,
}

impl Deal {
    pub(super) fn new(
        hopes: &Hopes,
        values: &Values,
        prospects: &Prospects<'_>,
        scene: &Scene<'_>,
    ) -> Deal {
        let mut deal = Deal {
            most: NEVER,
            apart: [NEVER; 5],
            for_cards: [NEVER; COLOURS],
            stored: [[NEVER; SLOTS + 1]; 5],
            step: NEVER,
            plant: NEVER,
        };
        let Some(shape) = &hopes.shape else {
            return deal;
        };
        let size = shape.size();
        let whole = size - 1;
        let whites = scene.hands[Colour::White];
        // What is left brings by itself; the same with at least one tree.
        let (mut rest, mut planted, mut beside) = ([0; PARTS], [NEVER; PARTS], [0; PARTS]);
        for part in 0..size {
            let digits = &shape.digits[part];
            for (value, count) in values.placed.iter().zip(digits).skip(1) {
                rest[part] += value * i32::from(*count);
            }
            let greens = usize::from(digits[0]).min(values.trees.len() - 1);
            let with =
                |trees: usize| values.trees[trees] + values.placed[0] * (greens - trees) as i32;
            let best = (1..=greens).map(with).max().unwrap_or(NEVER);
            planted[part] = rest[part] + best;
            rest[part] += with(0).max(best);
            for (value, count) in values.beside.iter().zip(digits) {
                beside[part] += value * i32::from(*count);
            }
        }
        let mut gains = [[0; PARTS]; 8];
        let mut shared = [[0; PARTS]; 8];
        let (mut best, mut next) = ([0; PARTS], [0; PARTS]);
        let cards = &hopes.cards[..hopes.cards.len().min(gains.len())];
        // More cards than have room gain all that they can.
        let over: i32 = (hopes.cards[cards.len()..].iter())
            .map(|hope| hope.most())
            .sum();
        let pool = |part: usize| {
            let digits = &shape.digits[part];
            (0..COLOURS).all(|colour| digits[colour] == 0 || hopes.shared[colour])
        };
        for (number, use_of) in hopes.whites.iter().enumerate() {
            let placed = whites - use_of.steps - use_of.stored;
            for (place, kept) in hopes.kept.iter().enumerate() {
                let stored = usize::from(kept.shards + use_of.stored);
                if stored > scene.free_slots {
                    continue;
                }
                let at = hopes.at(number, place, size);
                let mut any = false;
                for ((hope, gains), shared) in cards.iter().zip(&mut gains).zip(&mut shared) {
                    hope.gains(at, size, gains);
                    hope.shared_gains(at, size, shared);
                    any |= gains[whole] > 0;
                }
                let digits = &shape.digits[kept.part];
                let powers = values.powers[stored.min(SLOTS)];
                let mut fixed = over
                    + values.walk[usize::from(use_of.steps)]
                    + values.placed[4] * i32::from(placed)
                    + values.stored[4] * i32::from(use_of.stored)
                    + powers;
                for (value, count) in values.stored.iter().zip(digits) {
                    fixed += value * i32::from(*count);
                }
                let left = whole - kept.part;
                fixed += prospects.worth(usize::from(use_of.steps), &shape.digits[left]);
                for common in shape.within(left).iter().map(|part| usize::from(*part)) {
                    if common > 0 && !(any && pool(common)) {
                        continue;
                    }
                    let own = left - common;
                    for part in shape.within(own) {
                        best[usize::from(*part)] = 0;
                    }
                    if any {
                        for (gains, shared) in gains.iter().zip(&shared).take(cards.len()) {
                            if gains[whole] == 0 {
                                continue;
                            }
                            for whole in shape.within(own).iter().map(|part| usize::from(*part)) {
                                let mut most = NEVER;
                                for part in
                                    shape.within(whole).iter().map(|part| usize::from(*part))
                                {
                                    let gain = match common {
                                        0 => gains[part],
                                        _ => gains[part].max(shared[part + common]),
                                    };
                                    most = most.max(best[whole - part] + gain);
                                }
                                next[whole] = most;
                            }
                            std::mem::swap(&mut best, &mut next);
                        }
                    }
                    for for_cards in shape.within(own).iter().map(|part| usize::from(*part)) {
                        if !any && for_cards > 0 {
                            break;
                        }
                        let over = own - for_cards;
                        let used = for_cards + common;
                        let before = fixed + best[for_cards] + beside[used];
                        let sum = before + rest[over];
                        if sum > deal.most {
                            deal.most = sum;
                        }
                        let of_rest = &shape.digits[over];
                        let of_used = &shape.digits[used];
                        for colour in 0..COLOURS {
                            if of_rest[colour] > 0 {
                                let without = before + rest[over - shape.ones[colour]];
                                deal.apart[colour] = deal.apart[colour].max(without);
                            }
                            if of_used[colour] > 0 {
                                deal.for_cards[colour] = deal.for_cards[colour].max(sum);
                            }
                            if digits[colour] > 0 {
                                let most = &mut deal.stored[colour][stored.min(SLOTS)];
                                *most = (*most).max(sum - powers);
                            }
                        }
                        if of_rest[0] > 0 {
                            deal.plant = deal.plant.max(before + planted[over]);
                        }
                        if use_of.steps > 0 {
                            deal.step = deal.step.max(sum);
                        }
                        if placed > 0 {
                            deal.apart[4] = deal.apart[4].max(sum - values.placed[4]);
                        }
                        if use_of.stored > 0 {
                            let most = &mut deal.stored[4][stored.min(SLOTS)];
                            *most = (*most).max(sum - powers);
                        }
                    }
                }
            }
        }
        deal
    }
}

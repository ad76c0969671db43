//! How a hand is dealt out among all its uses, so that nothing can be better.
//!
//! Every shard is placed for a card, stored, a step, a tree, or used for what it
//! brings by itself. A shard placed for a card helps that card alone, except
//! where two cards want the same on the same slot; stored shards and steps help
//! all cards. The best deal is a bound: whatever is done comes to a deal that is
//! at least as good as it. And with a first action fixed it is a bound for that.

use lucid_dreamscape::Colour;

use super::hand::{COLOURS, PARTS};
use super::hopes::Hopes;
use super::scene::{SLOTS, Scene};
use super::tallies::{Spot, Tally};
use super::values::Values;

const GREEN: usize = Colour::Green as usize;
/// Nothing of the kind can be done.
pub(super) const NEVER: i32 = i32::MIN / 2;

/// Cards that may gain something, by their place among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gaining(u64);

impl Gaining {
    pub(super) const ALL: Gaining = Gaining(u64::MAX);

    #[inline]
    pub(super) fn has(self, number: usize) -> bool {
        number >= 64 || self.0 >> number & 1 != 0
    }

    /// All but one more.
    #[inline]
    pub(super) fn without(self, number: usize) -> Gaining {
        match number {
            0..64 => Gaining(self.0 & !(1 << number)),
            _ => self,
        }
    }
}

/// What is to come at the most, by what is done first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deal {
    pub(super) most: i32,
    /// What is not known better brings at the most.
    floor: i32,
    /// A shard is placed on a spot for what it brings by itself, which is not
    /// counted here.
    pub(super) apart: [[i32; Spot::COUNT]; 5],
    /// A shard is placed on a spot for a card.
    pub(super) for_cards: [[i32; Spot::COUNT]; COLOURS],
    /// A shard is stored among so many, without what their powers bring.
    pub(super) stored: [[i32; SLOTS + 1]; 5],
    pub(super) step: i32,
    pub(super) plant: i32,
}

impl Deal {
    /// The best deal when only some of the cards gain anything. What comes to no more
    /// than `beaten` is not looked at closely.
    pub(super) fn new(
        hopes: &Hopes,
        values: &Values<'_>,
        scene: &Scene<'_>,
        gaining: Gaining,
        beaten: i32,
    ) -> Deal {
        let mut deal = Deal {
            most: NEVER,
            floor: NEVER,
            apart: [[NEVER; Spot::COUNT]; 5],
            for_cards: [[NEVER; Spot::COUNT]; COLOURS],
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
        let mut best = [0; PARTS];
        let cards = &hopes.cards[..hopes.cards.len().min(gains.len())];
        let any_shared = hopes.shared.contains(&true);
        // More cards than have room gain all that they can.
        let over: i32 = (hopes.cards[cards.len()..].iter())
            .filter(|hope| gaining.has(hope.number))
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
                let digits = &shape.digits[kept.part];
                let powers = values.powers[stored.min(SLOTS)];
                let mut fixed = over
                    + values.placed[4] * i32::from(placed)
                    + values.stored[4] * i32::from(use_of.stored)
                    + powers;
                for (value, count) in values.stored.iter().zip(digits) {
                    fixed += value * i32::from(*count);
                }
                let left = whole - kept.part;
                let steps = usize::from(use_of.steps);
                let [a, b, c, d] = shape.digits[left];
                let tally = values.tallies.worth(&[a, b, c, d, placed]);
                fixed += values.prospects.worth(steps, &shape.digits[left])
                    + values.walks.worth(steps, &shape.digits[left])
                    + tally.most;
                // If every card got all that is left.
                let gaining_cards = cards.iter().filter(|hope| gaining.has(hope.number));
                let all: i32 = gaining_cards.map(|hope| hope.gain(at + left)).sum();
                let trees = (values.beside[GREEN] - values.placed[GREEN]) * i32::from(a);
                if fixed + all + rest[left] + trees <= beaten {
                    deal.floor = beaten;
                    continue;
                }
                let mut any = false;
                for ((hope, gains), shared) in cards.iter().zip(&mut gains).zip(&mut shared) {
                    if !gaining.has(hope.number) {
                        continue;
                    }
                    hope.gains(at, size, gains);
                    if any_shared {
                        hope.shared_gains(at, size, shared);
                    }
                    any |= gains[whole] > 0;
                }
                let mut firsts = Firsts::default();
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
                            // The largest first: it is made of smaller ones as they were.
                            for whole in shape.within(own).iter().rev() {
                                let whole = usize::from(*whole);
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
                                best[whole] = most;
                            }
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
                        firsts.any = firsts.any.max(sum);
                        for colour in 0..COLOURS {
                            if of_rest[colour] > 0 {
                                let without = before + rest[over - shape.ones[colour]];
                                firsts.apart[colour] = firsts.apart[colour].max(without);
                            }
                            if of_used[colour] > 0 {
                                firsts.for_cards[colour] = firsts.for_cards[colour].max(sum);
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
                        if use_of.stored > 0 {
                            let most = &mut deal.stored[4][stored.min(SLOTS)];
                            *most = (*most).max(sum - powers);
                        }
                    }
                }
                if placed > 0 {
                    firsts.apart[4] = firsts.any - values.placed[4];
                }
                deal.place_first(&firsts, &tally);
            }
        }
        deal.most = deal.most.max(deal.floor);
        deal
    }

    /// What is not known better than `most` is not better than the floor.
    #[inline]
    pub(super) fn at_least_floor(&self, most: i32) -> i32 {
        most.max(self.floor)
    }

    /// A green shard is a tree for a card: where it stands makes no difference.
    pub(super) fn tree_for_cards(&self) -> i32 {
        let greens = self.for_cards[GREEN];
        greens.into_iter().max().unwrap_or(NEVER)
    }

    /// Notes what may be placed first, and where.
    fn place_first(&mut self, firsts: &Firsts, tally: &Tally) {
        for (spot, worth) in tally.first.iter().enumerate() {
            let less = worth.saturating_sub(tally.most);
            // Where green shards lie is counted one by one.
            let less = |colour| if colour == GREEN { 0 } else { less };
            for (colour, sum) in firsts.apart.into_iter().enumerate() {
                let known = &mut self.apart[colour][spot];
                *known = (*known).max(sum.saturating_add(less(colour)));
            }
            for (colour, sum) in firsts.for_cards.into_iter().enumerate() {
                let known = &mut self.for_cards[colour][spot];
                *known = (*known).max(sum.saturating_add(less(colour)));
            }
        }
    }
}

/// What is to come at the most by what is placed first, wherever that is.
struct Firsts {
    any: i32,
    apart: [i32; 5],
    for_cards: [i32; COLOURS],
}

impl Default for Firsts {
    fn default() -> Firsts {
        Firsts {
            any: NEVER,
            apart: [NEVER; 5],
            for_cards: [NEVER; COLOURS],
        }
    }
}

//! Purposes that count shards: the most they can come to, by what is placed.

use lucid_dreamscape::{Colour, PurposeKind, TILES};

use crate::dreamscape::creation::model::{Instance, PurposeValue, Resources, Standings};

/// The colours that are placed for a purpose: all but red.
const COLOURS: usize = 5;

/// Where the first shard goes. Where the others go is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// Onto an empty slot.
    First,
    /// Onto one shard.
    Second,
    /// Onto more.
    Higher,
}

impl Layer {
    pub(crate) const COUNT: usize = 3;

    pub(crate) fn above(height: usize) -> Layer {
        match height {
            0 => Layer::First,
            1 => Layer::Second,
            _ => Layer::Higher,
        }
    }
}

/// The most that these purposes are worth: overall, and by where the first shard goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountedValue {
    pub(crate) bound: i32,
    pub(crate) first: [i32; Layer::COUNT],
}

/// The purposes that count shards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountingPurposes<'a> {
    purposes: [Option<(&'a PurposeValue, i32)>; TILES],
    /// Whether it matters how many shards go onto empty slots and how many onto others.
    splits: bool,
    /// The most that a tree brings for what it stands on.
    pub(crate) by_tree: i32,
    /// The most that a placed green shard brings for that split, by layer.
    pub(crate) greens: [i32; Layer::COUNT],
}

impl<'a> CountingPurposes<'a> {
    pub(crate) fn new(
        instance: &Instance<'a>,
        standings: &Standings,
        resources: &Resources<'_>,
    ) -> CountingPurposes<'a> {
        let mut counting = CountingPurposes {
            purposes: [None; TILES],
            splits: false,
            by_tree: 0,
            greens: [0; Layer::COUNT],
        };
        let [alone, second, _] = &mut counting.greens;
        let shards = resources.shards;
        let greens = u32::from(resources.hands[Colour::Green]);
        let mut on_top = [0; COLOURS];
        for (place, purpose, standing) in instance.evaluation.purposes_with_standing(standings) {
            match purpose.kind {
                PurposeKind::MostOfColour | PurposeKind::TableOfColour => {
                    let colour = purpose.colour.unwrap_or_default();
                    // A tree on green counts only the shard it was itself.
                    if colour != Colour::Green {
                        let more = u32::from(resources.hands[colour]) + greens;
                        on_top[colour as usize % COLOURS] += purpose.steepest(standing, more);
                    }
                }
                PurposeKind::PairStacks => {
                    counting.splits = true;
                    *second += purpose.steepest(standing, shards);
                }
                PurposeKind::FewestEmpty => {
                    counting.splits = true;
                    *alone += purpose.steepest(standing, shards);
                }
                PurposeKind::SinglesOfColour => {
                    counting.splits = true;
                    if purpose.colour == Some(Colour::Green) {
                        *alone += purpose.steepest(standing, greens);
                    }
                }
                PurposeKind::MostShards => {}
                _ => continue,
            }
            counting.purposes[place] = Some((purpose, standing));
        }
        // K5: a tree counts as a shard of what it stands on.
        counting.by_tree = on_top.into_iter().max().unwrap_or(0);
        counting
    }

    /// The most that they are worth when so many shards of each colour are placed or
    /// planted, without `by_tree` and `greens`.
    pub(crate) fn worth(&self, placed: &[u8; COLOURS]) -> CountedValue {
        let all: i32 = placed[1..].iter().map(|count| i32::from(*count)).sum();
        if !self.splits {
            let bound = self.split(placed, all, all);
            return CountedValue {
                bound,
                first: [bound; Layer::COUNT],
            };
        }
        let mut counted = CountedValue {
            bound: i32::MIN,
            first: [i32::MIN; Layer::COUNT],
        };
        let [first, second, higher] = &mut counted.first;
        for alone in 0..=all {
            let stacked = all - alone;
            let worth = self.split(placed, alone, stacked);
            counted.bound = counted.bound.max(worth);
            if alone > 0 {
                *first = (*first).max(worth);
            }
            if stacked > 0 {
                *second = (*second).max(worth);
                *higher = (*higher).max(self.split(placed, alone, stacked - 1));
            }
        }
        counted
    }

    /// The same when so many go onto empty slots and so many make a stack of two.
    fn split(&self, placed: &[u8; COLOURS], alone: i32, pairs: i32) -> i32 {
        let of = |colour: Colour| i32::from(placed[colour as usize % COLOURS]);
        let all = || placed.iter().map(|count| i32::from(*count)).sum::<i32>();
        let mut sum = 0;
        for (purpose, standing) in self.purposes.iter().flatten() {
            let colour = purpose.colour.unwrap_or_default();
            let more = match purpose.kind {
                PurposeKind::PairStacks => pairs,
                PurposeKind::FewestEmpty => alone,
                PurposeKind::SinglesOfColour if colour == Colour::Green => 0,
                PurposeKind::SinglesOfColour => alone.min(of(colour)),
                PurposeKind::MostShards => all(),
                _ => of(colour),
            };
            sum += purpose.at_most(standing + more);
        }
        sum
    }
}

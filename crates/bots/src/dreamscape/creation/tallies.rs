//! Purposes that count shards: what they may come to, by what is placed.

use lucid_dreamscape::{Colour, PurposeKind, TILES};

use super::bound::{Ground, Standings};
use super::purposes::Aim;
use super::scene::Scene;

/// The colours of shards that are placed: all but red.
const COLOURS: usize = 5;

/// Where a shard is put first; nothing else is known of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// On an empty slot.
    Alone,
    /// On one shard.
    Second,
    /// On more.
    Higher,
}

impl Spot {
    pub(super) const COUNT: usize = 3;

    pub(super) fn on(height: usize) -> Spot {
        match height {
            0 => Spot::Alone,
            1 => Spot::Second,
            _ => Spot::Higher,
        }
    }
}

/// What purposes are worth at the most: in any case, and by where the first shard
/// is put.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) most: i32,
    pub(super) first: [i32; Spot::COUNT],
}

/// The purposes that count shards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tallies<'a> {
    aims: [Option<(&'a Aim, i32)>; TILES],
    /// Whether it matters how many shards lie alone and how many on others.
    splits: bool,
    /// What a tree brings by what it stands on.
    pub(super) by_tree: i32,
    /// What a green shard that is placed brings at the most for the split, by spot.
    pub(super) greens: [i32; Spot::COUNT],
}

impl<'a> Tallies<'a> {
    pub(super) fn new(
        ground: &Ground<'a>,
        standings: &Standings,
        scene: &Scene<'_>,
    ) -> Tallies<'a> {
        let mut tallies = Tallies {
            aims: [None; TILES],
            splits: false,
            by_tree: 0,
            greens: [0; Spot::COUNT],
        };
        let [alone, second, _] = &mut tallies.greens;
        let shards = scene.shards;
        let greens = u32::from(scene.hands[Colour::Green]);
        let mut on_top = [0; COLOURS];
        for (place, aim, standing) in ground.evaluation.standing_with(standings) {
            match aim.kind {
                PurposeKind::MostOfColour | PurposeKind::TableOfColour => {
                    let colour = aim.colour.unwrap_or_default();
                    // One on green counts as much as the shard that it costs.
                    if colour != Colour::Green {
                        let more = u32::from(scene.hands[colour]) + greens;
                        on_top[colour as usize % COLOURS] += aim.steepest(standing, more);
                    }
                }
                PurposeKind::PairStacks => {
                    tallies.splits = true;
                    *second += aim.steepest(standing, shards);
                }
                PurposeKind::FewestEmpty => {
                    tallies.splits = true;
                    *alone += aim.steepest(standing, shards);
                }
                PurposeKind::SinglesOfColour => {
                    tallies.splits = true;
                    if aim.colour == Some(Colour::Green) {
                        *alone += aim.steepest(standing, greens);
                    }
                }
                PurposeKind::MostShards => {}
                _ => continue,
            }
            tallies.aims[place] = Some((aim, standing));
        }
        // K5: a tree counts as a shard of what it stands on.
        tallies.by_tree = on_top.into_iter().max().unwrap_or(0);
        tallies
    }

    /// What they are worth at the most when so many shards of each colour are placed
    /// or planted, without what trees bring by what they stand on. Green shards that
    /// are placed bring more by how they lie.
    pub(super) fn worth(&self, placed: &[u8; COLOURS]) -> Tally {
        let all: i32 = placed[1..].iter().map(|count| i32::from(*count)).sum();
        if !self.splits {
            let most = self.split(placed, all, all);
            return Tally {
                most,
                first: [most; Spot::COUNT],
            };
        }
        let mut tally = Tally {
            most: i32::MIN,
            first: [i32::MIN; Spot::COUNT],
        };
        let [first, second, higher] = &mut tally.first;
        for alone in 0..=all {
            let stacked = all - alone;
            let worth = self.split(placed, alone, stacked);
            tally.most = tally.most.max(worth);
            if alone > 0 {
                *first = (*first).max(worth);
            }
            if stacked > 0 {
                *second = (*second).max(worth);
                *higher = (*higher).max(self.split(placed, alone, stacked - 1));
            }
        }
        tally
    }

    /// The same when so many lie alone, and so many make a stack of two.
    fn split(&self, placed: &[u8; COLOURS], alone: i32, pairs: i32) -> i32 {
        let of = |colour: Colour| i32::from(placed[colour as usize % COLOURS]);
        let all = || placed.iter().map(|count| i32::from(*count)).sum::<i32>();
        let mut sum = 0;
        for (aim, standing) in self.aims.iter().flatten() {
            let colour = aim.colour.unwrap_or_default();
            let more = match aim.kind {
                PurposeKind::PairStacks => pairs,
                PurposeKind::FewestEmpty => alone,
                PurposeKind::SinglesOfColour if colour == Colour::Green => 0,
                PurposeKind::SinglesOfColour => alone.min(of(colour)),
                PurposeKind::MostShards => all(),
                _ => of(colour),
            };
            sum += aim.at_most(standing + more);
        }
        sum
    }
}

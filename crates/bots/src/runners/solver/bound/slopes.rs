//! The slopes and prices of a plane: any will do, good ones make it low.

use lucid_dream_runners::SPOTS;

use super::super::MOST_SEGMENTS;
use super::super::model::Model;
use super::{FINE, FORBIDDEN};

/// What can be chosen freely: any slopes and prices give a bound.
#[derive(Clone, Debug, Default)]
pub(super) struct Slopes {
    /// For each cell what collecting there 0, 1 or 2 times weighs.
    pub(super) collect: [[i64; 3]; SPOTS],
    /// What a point of serenity lost weighs.
    pub(super) calm: i64,
    /// What using a segment of each class costs.
    pub(super) prices: [i64; MOST_SEGMENTS],
}

/// The highest point of a plane: how far off its two halves are there.
pub(super) struct Peak {
    pub(super) height: i64,
    /// How often each cell is collected where goods are highest, and on the best cover.
    pub(super) goods: [u8; SPOTS],
    pub(super) cover: [u8; SPOTS],
    /// How much serenity is lost in both.
    pub(super) lost: (i64, i64),
    /// How many segments of each class the cover uses.
    pub(super) uses: [i64; MOST_SEGMENTS],
}

impl Slopes {
    /// Slopes around the vector that collects once everywhere, or around none.
    pub(super) fn new(model: &Model<'_>, asleep: bool) -> Slopes {
        let harvest = &model.harvest;
        let all: u32 = harvest.step.iter().sum();
        let middle = if harvest.ways(all).is_empty() { 0 } else { all };
        let start = u16::from(model.instance.situation.serenity);
        let space = |gain: u16| usize::from((start + gain).min(model.top.into()));
        let worth = |times: u32| {
            let ends = harvest.ways(times).iter().map(|way| {
                let calm = if asleep {
                    model.serenity[space(way.gain)]
                } else {
                    0
                };
                way.worth + calm
            });
            ends.max()
        };
        let mut slopes = Slopes::default();
        if asleep {
            let gain = harvest.ways(middle).iter().map(|way| way.gain).max();
            let high = space(gain.unwrap_or(0)).max(1);
            let low = high.saturating_sub(4).max(1).min(high - 1);
            let rise = model.serenity[high] - model.serenity[low];
            slopes.calm = rise * FINE / (high - low) as i64;
        }
        for (spot, step) in harvest.step.iter().enumerate() {
            if *step == 0 {
                continue;
            }
            let here = if middle == 0 { 0 } else { middle - step };
            let none = worth(here).unwrap_or(0);
            let mut last = 0;
            for times in 1..=2 {
                if let Some(more) = worth(here + times * step) {
                    last = (more - none) * FINE;
                }
                slopes.collect[spot][times as usize] = last;
            }
        }
        slopes
    }

    /// Brings the two halves of a peak closer together: a step down the slope of
    /// the bound, as long as the way to the target allows. Says whether there
    /// is anything to mend.
    pub(super) fn mend(
        &mut self,
        model: &Model<'_>,
        peak: &Peak,
        asleep: bool,
        (target, share): (i64, i64),
    ) -> bool {
        let excess: [i64; MOST_SEGMENTS] = std::array::from_fn(|class| {
            let stock = model
                .layout
                .classes
                .get(class)
                .map_or(0, |c| c.members.len());
            let excess = peak.uses[class] - stock as i64;
            // What costs nothing cannot get cheaper.
            if self.prices[class] == 0 {
                excess.max(0)
            } else {
                excess
            }
        });
        // Who wakes up has lost all serenity anyway.
        let lost = match asleep {
            true => peak.lost.0 - peak.lost.1,
            false => 0,
        };
        let mut norm: i64 = excess.iter().map(|n| n * n).sum::<i64>() + lost * lost;
        for (goods, cover) in peak.goods.iter().zip(&peak.cover) {
            if goods != cover {
                norm += i64::from(*goods > 0) + i64::from(*cover > 0);
            }
        }
        if norm == 0 {
            return false;
        }
        let step = ((peak.height - target) * 4 / (norm * share)).max(1);
        for (price, excess) in self.prices.iter_mut().zip(excess) {
            *price = (*price + step * excess).max(0);
        }
        self.calm = (self.calm - step * lost).max(0);
        for spot in 0..SPOTS {
            let (goods, cover) = (peak.goods[spot], peak.cover[spot]);
            if goods != cover {
                if goods > 0 {
                    self.collect[spot][usize::from(goods)] += step;
                }
                if cover > 0 {
                    self.collect[spot][usize::from(cover)] -= step;
                }
            }
        }
        true
    }

    /// What each vector weighs.
    pub(super) fn weigh_vectors(
        &self,
        weights: &mut [i64],
        step: &[u32; SPOTS],
        wanted: &[Option<u8>; SPOTS],
    ) {
        weights[0] = 0;
        for (spot, step) in step.iter().enumerate() {
            let step = *step as usize;
            for times in (0..=2).rev() {
                let mut more = self.collect[spot][times];
                // What weighs so much is far below the plane.
                if wanted[spot].is_some_and(|wanted| usize::from(wanted) != times) {
                    more = -FORBIDDEN;
                }
                for lower in 0..step {
                    weights[lower + times * step] = weights[lower] + more;
                }
            }
        }
    }
}

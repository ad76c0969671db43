//! The multipliers of a relaxation: any give a bound, good ones a tight one.

use lucid_dream_runners::SPOTS;

use super::super::MOST_SEGMENTS;
use super::super::model::Model;
use super::{FINE, FORBIDDEN};

/// What can be chosen freely.
#[derive(Clone, Debug, Default)]
pub(super) struct Multipliers {
    /// For each cell what collecting there 0, 1 or 2 times weighs.
    pub(super) collect: [[i64; 3]; SPOTS],
    /// What a point of serenity lost weighs.
    pub(super) calm: i64,
    /// What using a segment of each class costs.
    pub(super) prices: [i64; MOST_SEGMENTS],
}

/// Where the bound is attained, and how far goods and cover disagree there.
pub(super) struct Maximum {
    pub(super) height: i64,
    /// How often each cell is collected where goods are highest, and on the best cover.
    pub(super) goods: [u8; SPOTS],
    pub(super) cover: [u8; SPOTS],
    /// How much serenity is lost in both.
    pub(super) lost: (i64, i64),
    /// How many segments of each class the cover uses.
    pub(super) uses: [i64; MOST_SEGMENTS],
}

impl Multipliers {
    /// Multipliers fitted around the vector that collects once everywhere, or around the
    /// empty one.
    pub(super) fn new(model: &Model<'_>, asleep: bool) -> Multipliers {
        let collect_table = &model.collect_table;
        let all: u32 = collect_table.step.iter().sum();
        let middle = if collect_table.outcomes(all).is_empty() {
            0
        } else {
            all
        };
        let start = u16::from(model.instance.situation.serenity);
        let space = |gain: u16| usize::from((start + gain).min(model.top.into()));
        let worth = |times: u32| {
            let ends = collect_table.outcomes(times).iter().map(|outcome| {
                let calm = if asleep {
                    model.serenity[space(outcome.gain)]
                } else {
                    0
                };
                outcome.worth + calm
            });
            ends.max()
        };
        let mut multipliers = Multipliers::default();
        if asleep {
            let gain = collect_table
                .outcomes(middle)
                .iter()
                .map(|outcome| outcome.gain)
                .max();
            let high = space(gain.unwrap_or(0)).max(1);
            let low = high.saturating_sub(4).max(1).min(high - 1);
            let rise = model.serenity[high] - model.serenity[low];
            multipliers.calm = rise * FINE / (high - low) as i64;
        }
        for (spot, step) in collect_table.step.iter().enumerate() {
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
                multipliers.collect[spot][times as usize] = last;
            }
        }
        multipliers
    }

    /// Takes a subgradient step, which brings goods and cover closer together, as long as
    /// the distance to the target allows. Returns whether they disagreed.
    pub(super) fn improve(
        &mut self,
        model: &Model<'_>,
        maximum: &Maximum,
        asleep: bool,
        (target, share): (i64, i64),
    ) -> bool {
        let excess: [i64; MOST_SEGMENTS] = std::array::from_fn(|class| {
            let stock = model
                .layout
                .classes
                .get(class)
                .map_or(0, |c| c.members.len());
            let excess = maximum.uses[class] - stock as i64;
            // What costs nothing cannot get cheaper.
            if self.prices[class] == 0 {
                excess.max(0)
            } else {
                excess
            }
        });
        // Who wakes up has lost all serenity anyway.
        let lost = match asleep {
            true => maximum.lost.0 - maximum.lost.1,
            false => 0,
        };
        let mut norm: i64 = excess.iter().map(|n| n * n).sum::<i64>() + lost * lost;
        for (goods, cover) in maximum.goods.iter().zip(&maximum.cover) {
            if goods != cover {
                norm += i64::from(*goods > 0) + i64::from(*cover > 0);
            }
        }
        if norm == 0 {
            return false;
        }
        let step = ((maximum.height - target) * 4 / (norm * share)).max(1);
        for (price, excess) in self.prices.iter_mut().zip(excess) {
            *price = (*price + step * excess).max(0);
        }
        self.calm = (self.calm - step * lost).max(0);
        for spot in 0..SPOTS {
            let (goods, cover) = (maximum.goods[spot], maximum.cover[spot]);
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
                // A weight like this puts the vector far below the bound.
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

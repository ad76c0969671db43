//! How far boards are below a plane: goods and serenity are not flat.

use super::super::model::Model;
use super::{FINE, NEVER, Plane, STEEP};

type Calm = [(i64, usize); 256];

impl Plane {
    /// Serenity that ends on a space or below is worth at most so much more than
    /// what was lost on the way there weighs; and the space where that is.
    fn calm_above(&self, model: &Model<'_>) -> Calm {
        let mut calm = [(NEVER, 0); 256];
        for space in 1..=usize::from(model.top) {
            let here = model.serenity[space] * FINE - self.slopes.calm * space as i64;
            calm[space] = calm[space - 1].max((here, space));
        }
        calm
    }

    /// What serenity is worth at the most after each gain, what was lost on the
    /// way weighed in; and how much that is.
    fn calm_after_gains(&self, model: &Model<'_>) -> Vec<(i64, i64)> {
        let start = usize::from(model.instance.situation.serenity);
        let top = usize::from(model.top);
        let calm = self.calm_above(model);
        let after = |gain: usize| {
            if !self.asleep {
                return (model.serenity[0] * FINE, 0);
            }
            let reach = start + gain;
            let (most, space) = calm[reach.min(top)];
            let lost = reach - space;
            (most + self.slopes.calm * reach as i64, lost as i64)
        };
        (0..=usize::from(model.harvest.most_gain()))
            .map(after)
            .collect()
    }

    /// The greatest height of a vector above the slopes, which one that is, and
    /// how much serenity is lost there.
    pub(super) fn highest(&mut self, model: &Model<'_>) -> (i64, u32, i64) {
        let calm = self.calm_after_gains(model);
        self.slopes
            .weigh_vectors(&mut self.heights, &model.harvest.step, &self.part.times);
        let mut highest = (NEVER, 0, 0);
        for (times, way) in &self.ways {
            let (most, lost) = calm[usize::from(way.gain)];
            let height = way.worth * FINE + most - self.heights[*times as usize];
            if height > highest.0 {
                highest = (height, *times, lost);
            }
        }
        highest
    }

    /// Turns the weights of all vectors into their heights.
    pub(super) fn raise(&mut self, model: &Model<'_>) {
        let calm = self.calm_after_gains(model);
        for (times, height) in self.heights.iter_mut().enumerate() {
            let ways = model.harvest.ways(times as u32).iter();
            let heights =
                ways.map(|way| way.worth * FINE + calm[usize::from(way.gain)].0 - *height);
            *height = heights.max().unwrap_or(NEVER);
        }
    }

    /// A board may lose serenity that the plane thinks is worth little, and end
    /// where it is worth much.
    pub(super) fn set_steep(&mut self, model: &Model<'_>) {
        let calm = self.calm_above(model);
        let top = usize::from(model.top);
        let start = usize::from(model.instance.situation.serenity);
        let gains = usize::from(self.gain).min(STEEP) + 1;
        self.steep = vec![[0; STEEP]; gains];
        if !self.asleep {
            return;
        }
        for lost in 0..STEEP {
            let mut least = -NEVER;
            for gain in 0..gains {
                let reach = start + gain;
                // The last gain stands for all that is more.
                let low = if gain == STEEP {
                    top
                } else {
                    reach.saturating_sub(lost)
                };
                let here = calm[reach.min(top)].0 - calm[low.min(top)].0;
                least = least.min(if gain == STEEP { 0 } else { here });
                self.steep[gain][lost] = least;
            }
        }
    }

    /// How far boards are below the plane that lose so much serenity or more, and
    /// gain so much or less.
    #[inline]
    pub(in super::super) fn steepness(&self, lost: u16, gain: u16) -> i64 {
        let gain = usize::from(gain).min(self.steep.len() - 1);
        self.steep[gain][usize::from(lost).min(STEEP - 1)]
    }

    /// Turns the heights of all vectors into depths of vectors with open cells.
    pub(super) fn sound(&mut self) {
        let highest = self.heights.iter().copied().max().unwrap_or(0);
        let kept = self.digit.iter().filter(|digit| **digit > 0).count();
        // Cells without a digit are always open.
        let size = 3usize.pow(kept as u32);
        let mut depth: Vec<i64> = self.heights[..size].iter().map(|h| highest - h).collect();
        for rest in self.heights[size..].chunks(size) {
            for (least, height) in depth.iter_mut().zip(rest) {
                *least = (*least).min(highest - height);
            }
        }
        // Digit by digit, from the lowest: three blocks, and their least as a fourth.
        let mut block = 1;
        for _ in 0..kept {
            let mut wider = Vec::with_capacity(depth.len() / 3 * 4);
            for three in depth.chunks(3 * block) {
                wider.extend_from_slice(three);
                for at in 0..block {
                    let least = three[at].min(three[at + block]).min(three[at + 2 * block]);
                    wider.push(least);
                }
            }
            depth = wider;
            block *= 4;
        }
        self.depth = depth;
    }
}

//! Slack: how far boards are below the linear bound, because goods and serenity are not
//! linear.

use super::super::model::Model;
use super::{FINE, MAX_SERENITY, NEVER, Relaxation};

type Calm = [(i64, usize); 256];

impl Relaxation {
    /// Serenity that ends on a space or below is worth at most so much more than
    /// what was lost on the way there weighs; and the space where that is.
    fn serenity_above(&self, model: &Model<'_>) -> Calm {
        let mut calm = [(NEVER, 0); 256];
        for space in 1..=usize::from(model.top) {
            let here = model.serenity[space] * FINE - self.multipliers.calm * space as i64;
            calm[space] = calm[space - 1].max((here, space));
        }
        calm
    }

    /// The most that serenity is worth after each gain, with the weight of what was lost
    /// before; and how much was lost.
    fn serenity_after_gains(&self, model: &Model<'_>) -> Vec<(i64, i64)> {
        let start = usize::from(model.instance.situation.serenity);
        let top = usize::from(model.top);
        let calm = self.serenity_above(model);
        let after = |gain: usize| {
            if !self.asleep {
                return (model.serenity[0] * FINE, 0);
            }
            let reach = start + gain;
            let (most, space) = calm[reach.min(top)];
            let lost = reach - space;
            (most + self.multipliers.calm * reach as i64, lost as i64)
        };
        (0..=usize::from(model.collect_table.most_gain()))
            .map(after)
            .collect()
    }

    /// The greatest height of a vector above the slopes, which one that is, and
    /// how much serenity is lost there.
    pub(super) fn highest(&mut self, model: &Model<'_>) -> (i64, u32, i64) {
        let calm = self.serenity_after_gains(model);
        self.multipliers.weigh_vectors(
            &mut self.heights,
            &model.collect_table.step,
            &self.subproblem.times,
        );
        let mut highest = (NEVER, 0, 0);
        for (times, outcome) in &self.outcomes {
            let (most, lost) = calm[usize::from(outcome.gain)];
            let height = outcome.worth * FINE + most - self.heights[*times as usize];
            if height > highest.0 {
                highest = (height, *times, lost);
            }
        }
        highest
    }

    /// Turns the weights of vectors into their heights above the linear bound: one for each
    /// way to collect on the open cells, whose digits to the base of 3 make its index.
    pub(super) fn raise(&mut self, model: &Model<'_>) {
        let calm = self.serenity_after_gains(model);
        let steps: Vec<u32> = (self.open_cells(model))
            .map(|spot| model.collect_table.step[spot])
            .collect();
        let size = 3usize.pow(steps.len() as u32);
        let is_whole = size == self.heights.len();
        let mut raised = vec![NEVER; size];
        for (times, outcome) in &self.outcomes {
            let height = outcome.worth * FINE + calm[usize::from(outcome.gain)].0
                - self.heights[*times as usize];
            let index = match is_whole {
                true => *times,
                false => (steps.iter().rev()).fold(0, |index, step| 3 * index + times / step % 3),
            };
            let raised = &mut raised[index as usize];
            *raised = (*raised).max(height);
        }
        self.heights = raised;
    }

    /// A board may lose serenity that the linear bound takes to be worth little, and end
    /// where it is worth much.
    pub(super) fn set_serenity_slack(&mut self, model: &Model<'_>) {
        let calm = self.serenity_above(model);
        let top = usize::from(model.top);
        let start = usize::from(model.instance.situation.serenity);
        let gains = usize::from(self.gain).min(MAX_SERENITY) + 1;
        self.serenity_slack = vec![[0; MAX_SERENITY]; gains];
        if !self.asleep {
            return;
        }
        for lost in 0..MAX_SERENITY {
            let mut least = -NEVER;
            for gain in 0..gains {
                let reach = start + gain;
                // The last gain stands for all that is more.
                let low = if gain == MAX_SERENITY {
                    top
                } else {
                    reach.saturating_sub(lost)
                };
                let here = calm[reach.min(top)].0 - calm[low.min(top)].0;
                least = least.min(if gain == MAX_SERENITY { 0 } else { here });
                self.serenity_slack[gain][lost] = least;
            }
        }
    }

    /// How far below the linear bound boards are that lose so much serenity or more, and
    /// gain so much or less.
    #[inline]
    pub(in super::super) fn slack_of_serenity(&self, lost: u16, gain: u16) -> i64 {
        let gain = usize::from(gain).min(self.serenity_slack.len() - 1);
        self.serenity_slack[gain][usize::from(lost).min(MAX_SERENITY - 1)]
    }

    /// Turns the heights of all vectors into depths of vectors with open cells.
    pub(super) fn fill_slack(&mut self) {
        let highest = self.heights.iter().copied().max().unwrap_or(0);
        let kept = self.digit.iter().filter(|digit| **digit > 0).count();
        // Cells without a digit are always open.
        let size = 3usize.pow(kept as u32);
        let mut slack: Vec<i64> = self.heights[..size].iter().map(|h| highest - h).collect();
        for rest in self.heights[size..].chunks(size) {
            for (least, height) in slack.iter_mut().zip(rest) {
                *least = (*least).min(highest - height);
            }
        }
        // Digit by digit, from the lowest: three blocks, and their least as a fourth.
        let mut wider = Vec::with_capacity(4usize.pow(kept as u32));
        slack.reserve_exact(wider.capacity() - slack.len());
        let mut block = 1;
        for _ in 0..kept {
            wider.clear();
            for three in slack.chunks(3 * block) {
                let (none, more) = three.split_at(block);
                let (once, twice) = more.split_at(block);
                wider.extend_from_slice(three);
                let blocks = none.iter().zip(once).zip(twice);
                wider.extend(blocks.map(|((none, once), twice)| *none.min(once).min(twice)));
            }
            std::mem::swap(&mut slack, &mut wider);
            block *= 4;
        }
        self.slack = slack;
    }
}

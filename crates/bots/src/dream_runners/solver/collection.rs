//! The value of collecting, for every vector of how often each cell is collected.

mod outcomes;
mod reward_cells;

use lucid_dream_runners::{SPOTS, Spot};

use super::{Instance, Objective};
use outcomes::OutcomeEnumerator;
use reward_cells::{Collected, RewardCells};

/// How often each cell is collected: 0, 1 or 2.
pub(super) type Times = [u8; SPOTS];

/// An outcome of collecting: the serenity gained, and the value of what the owner has
/// then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CollectOutcome {
    pub(super) gain: u16,
    pub(super) worth: i64,
}

/// How an outcome is reached: the cells with keys and chests in order, and the colours of
/// wild fragments that come alone and in pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CollectPath {
    pub(super) cells: [Spot; SPOTS],
    pub(super) count: usize,
    pub(super) alone: [u8; 4],
    pub(super) pairs: [u8; 4],
}

/// The outcomes of all vectors that can be reached.
#[derive(Clone, Debug)]
pub(super) struct CollectTable {
    /// What collecting once on a cell adds to a vector's index; 0 where there is
    /// nothing to collect.
    pub(super) step: [u32; SPOTS],
    /// The most serenity that collecting once on a cell gives, its chest included.
    pub(super) calm: [u16; SPOTS],
    /// Which cells hold a chest (2) or keys (1).
    pub(super) keyed: [u8; SPOTS],
    /// For each index the first of its outcomes. The next index has the end.
    first: Vec<u32>,
    outcomes: Vec<CollectOutcome>,
    most_gain: u16,
}

impl CollectTable {
    /// Evaluates all vectors that have no more collects and doubles than that.
    pub(super) fn new(
        instance: &Instance,
        value: &impl Objective,
        most: (usize, usize),
    ) -> CollectTable {
        let reward_cells = RewardCells::new(instance);
        let mut step = [0; SPOTS];
        let mut calm = [0; SPOTS];
        let mut keyed = [0; SPOTS];
        let mut size = 1;
        for cell in reward_cells.cells() {
            step[cell.spot.index()] = size;
            size *= 3;
            keyed[cell.spot.index()] = match (cell.goods.chest, cell.goods.keys) {
                (0, 0) => 0,
                (0, _) => 1,
                _ => 2,
            };
            let chest = usize::from(cell.goods.chest).checked_sub(1);
            let inside = chest.and_then(|chest| reward_cells.chests[chest]);
            let inside = inside.map_or(0, |goods| goods.serenity);
            calm[cell.spot.index()] = u16::from(cell.goods.serenity) + u16::from(inside);
        }
        let mut collect_table = CollectTable {
            step,
            calm,
            keyed,
            first: Vec::with_capacity(size as usize + 1),
            outcomes: Vec::with_capacity(size as usize * 2),
            most_gain: 0,
        };
        collect_table.first.push(0);
        let mut enumerator = OutcomeEnumerator::new(&reward_cells, value);
        enumerator.prepare(most);
        collect_table.fill(
            &mut enumerator,
            reward_cells.count,
            [0; SPOTS],
            Collected::default(),
            most,
        );
        let gains = collect_table.outcomes.iter().map(|outcome| outcome.gain);
        collect_table.most_gain = gains.max().unwrap_or(0);
        collect_table
    }

    /// Vectors in the order of their indices: the last plot's times first.
    fn fill<V: Objective>(
        &mut self,
        enumerator: &mut OutcomeEnumerator<'_, V>,
        cells: usize,
        times: Times,
        sum: Collected,
        (collects, doubles): (usize, usize),
    ) {
        let Some(cell) = cells.checked_sub(1) else {
            let start = self.outcomes.len();
            enumerator.each_outcome(&times, &sum, |outcome| {
                add(&mut self.outcomes, start, outcome);
            });
            self.first.push(self.outcomes.len() as u32);
            return;
        };
        let last = &enumerator.reward_cells.cells[cell];
        let (once, spot) = (last.goods, last.spot.index());
        for count in 0..=2u8 {
            if collects < usize::from(count > 0) || doubles < usize::from(count > 1) {
                // Nothing reaches these vectors: they have no outcomes.
                let skipped = 3usize.pow(cell as u32);
                let end = self.outcomes.len() as u32;
                self.first.extend(std::iter::repeat_n(end, skipped));
                continue;
            }
            let rest = (
                collects - usize::from(count > 0),
                doubles - usize::from(count > 1),
            );
            let mut times = times;
            times[spot] = count;
            self.fill(enumerator, cell, times, sum.with(&once, count), rest);
        }
    }

    /// How many vectors there are.
    pub(super) fn size(&self) -> usize {
        self.first.len() - 1
    }

    /// Every outcome, with the index of its vector.
    pub(super) fn all_outcomes(&self) -> Vec<(u32, CollectOutcome)> {
        let mut all = Vec::with_capacity(self.outcomes.len());
        for index in 0..self.size() as u32 {
            all.extend(self.outcomes(index).iter().map(|outcome| (index, *outcome)));
        }
        all
    }

    /// The most serenity that any outcome gains.
    pub(super) fn most_gain(&self) -> u16 {
        self.most_gain
    }

    /// The outcomes of a vector. None is dominated by another.
    #[inline]
    pub(super) fn outcomes(&self, index: u32) -> &[CollectOutcome] {
        let index = index as usize;
        &self.outcomes[self.first[index] as usize..self.first[index + 1] as usize]
    }
}

/// Adds an outcome unless another dominates it, and drops those that it dominates.
fn add(outcomes: &mut Vec<CollectOutcome>, start: usize, new: CollectOutcome) {
    let betters = |one: &CollectOutcome, other: &CollectOutcome| {
        one.gain >= other.gain && one.worth >= other.worth
    };
    let mut at = start;
    while at < outcomes.len() {
        if betters(&outcomes[at], &new) {
            return;
        }
        if betters(&new, &outcomes[at]) {
            outcomes.swap_remove(at);
        } else {
            at += 1;
        }
    }
    outcomes.push(new);
}

/// The first path found to an outcome of a vector.
pub(super) fn path(
    instance: &Instance,
    value: &impl Objective,
    times: &Times,
    outcome: CollectOutcome,
) -> CollectPath {
    let reward_cells = RewardCells::new(instance);
    let mut sum = Collected::default();
    for cell in reward_cells.cells() {
        sum = sum.with(&cell.goods, times[cell.spot.index()]);
    }
    let mut found = None;
    OutcomeEnumerator::new(&reward_cells, value).each_path(times, &sum, |end, path, colours| {
        if end == outcome && found.is_none() {
            let (alone, pairs) = colours;
            found = Some(CollectPath {
                alone,
                pairs,
                ..*path
            });
        }
    });
    found.unwrap_or_default()
}

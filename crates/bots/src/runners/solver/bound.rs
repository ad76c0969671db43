//! A plane above the worth of all boards, and the best covers on it.

use dream_runners::SPOTS;

use super::MOST_SEGMENTS;
use super::layout::spots;
use super::model::{ALL_CELLS, Model};

/// Bounds are counted in this fraction of a worth, so that slopes can be fine.
pub(super) const FINE: i64 = 256;
/// Of more cells than this it is not remembered how often they are collected.
const DIGITS: usize = 7;
/// More serenity than this counts as this much where bounds ask for it.
const STEEP: usize = 32;
/// Less than anything, with room for sums.
const NEVER: i64 = i64::MIN / 4;

/// What weighs so much is not allowed, and no sum with it is.
const FORBIDDEN: i64 = -(1 << 58);
/// Bounds below this stand for what is not allowed.
pub(super) const POSSIBLE: i64 = FORBIDDEN / 2;

/// The boards that a plane lies above. An octopus that is not banished counts
/// all collects (R11); whether one is, makes two problems that are easier to
/// bound than both at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Octopuses {
    /// All are banished, or there is none.
    Banished,
    /// At least one is not.
    Haunting,
}

/// Lies over the same cells, the best first.
#[derive(Clone, Debug)]
pub(super) struct Patch {
    pub(super) cells: u16,
    /// Each lie's number and weight, less the price of its segment.
    pub(super) lies: Vec<(u16, i64)>,
}

/// An upper bound for every board: [`Plane::base`], the weights of its lies, and
/// the weights of the cells that it leaves bare.
#[derive(Clone, Debug)]
pub(super) struct Plane {
    /// Whether it lies above boards that leave their owner asleep, or above
    /// those that wake him.
    pub(super) asleep: bool,
    /// Which boards it lies above.
    pub(super) octopuses: Octopuses,
    /// The height where there is nothing, with all prices.
    pub(super) base: i64,
    /// What a point of serenity lost weighs.
    pub(super) calm: i64,
    /// What a bat weighs that is not banished, at least.
    pub(super) bat: i64,
    /// What leaving a cell bare weighs.
    pub(super) bare: [i64; SPOTS],
    /// The weight of each lie, less the price of its segment.
    pub(super) weights: Vec<i64>,
    /// For each cell the patches of which it is the first.
    pub(super) patches: [Vec<Patch>; SPOTS],
    /// The greatest weight of a cover of some cells, where a segment may be used
    /// again as long as its price is paid.
    pub(super) cover: Vec<i64>,
    /// How far below the plane all boards are at least that collect so often on
    /// the cells that are decided: a digit to the base of 4 for each cell, 3 for
    /// one that is not decided.
    pub(super) depth: Vec<i64>,
    /// The value of each cell's digit in the index of `depth`, 0 without one.
    pub(super) digit: [u32; SPOTS],
    /// What each lie takes from the index of `depth`.
    pub(super) decides: Vec<u32>,
    /// The serenity that could be collected on the cells of each lie, and is not.
    pub(super) forgone: Vec<u16>,
    /// The serenity that can be collected at the most.
    pub(super) gain: u16,
    /// How far below the plane boards are at least that gain at the most so much
    /// serenity and lose at least so much: the plane is flat, serenity is not.
    steep: Vec<[i64; STEEP]>,
    /// How often each lie collects on its cells, and what it loses in serenity.
    collects: Vec<([(u8, u8); 3], i64)>,
    slopes: Slopes,
    /// For each vector its weight, at last its height above the slopes.
    heights: Vec<i64>,
    /// The greatest weight of each patch, by first cell.
    best: [Vec<(u16, i64)>; SPOTS],
}

/// What can be chosen freely: any slopes and prices give a bound.
#[derive(Clone, Debug, Default)]
struct Slopes {
    /// For each cell what collecting there 0, 1 or 2 times weighs.
    collect: [[i64; 3]; SPOTS],
    /// What a point of serenity lost weighs.
    calm: i64,
    /// What using a segment of each class costs.
    prices: [i64; MOST_SEGMENTS],
}

type Calm = [(i64, usize); 256];

/// The highest point of a plane: how far off its two halves are there.
struct Peak {
    height: i64,
    /// How often each cell is collected where goods are highest, and on the best cover.
    goods: [u8; SPOTS],
    cover: [u8; SPOTS],
    /// How much serenity is lost in both.
    lost: (i64, i64),
    /// How many segments of each class the cover uses.
    uses: [i64; MOST_SEGMENTS],
}

impl Plane {
    /// A first plane, around the vector that collects once everywhere.
    pub(super) fn new(model: &Model<'_>, asleep: bool, octopuses: Octopuses) -> Plane {
        let slopes = Slopes::new(model, asleep);
        let mut plane = Plane {
            asleep,
            octopuses,
            base: 0,
            calm: 0,
            bat: if asleep { model.least_loss() * FINE } else { 0 },
            bare: [0; SPOTS],
            weights: vec![0; model.layout.lies.len()],
            patches: Default::default(),
            cover: vec![0; usize::from(ALL_CELLS) + 1],
            depth: Vec::new(),
            digit: [0; SPOTS],
            decides: Vec::with_capacity(model.layout.lies.len()),
            forgone: Vec::with_capacity(model.layout.lies.len()),
            gain: 2 * model.harvest.calm.iter().sum::<u16>(),
            steep: Vec::new(),
            collects: Vec::with_capacity(model.layout.lies.len()),
            heights: vec![0; model.harvest.size()],
            best: Default::default(),
            slopes,
        };
        plane.set_digits(model);
        plane.lay(model);
        plane
    }

    /// Lowers the plane as far as a number of rounds allows; the best board that
    /// is known has a worth of `known`. Then makes it ready for the search.
    pub(super) fn lower(&mut self, model: &Model<'_>, rounds: u32, known: Option<i64>) {
        let mut kept: Option<(i64, Slopes)> = None;
        let mut share = 4;
        let mut idle = 0;
        for _ in 0..rounds {
            let peak = self.peak(model);
            if kept.as_ref().is_none_or(|(least, _)| peak.height < *least) {
                kept = Some((peak.height, self.slopes.clone()));
                idle = 0;
            } else {
                idle += 1;
                if idle == 4 {
                    share += 2;
                    idle = 0;
                }
            }
            if peak.height < POSSIBLE {
                break;
            }
            let target = known.map_or(peak.height - peak.height.abs() / 32, |known| known * FINE);
            if peak.height < target + FINE
                || !self.slopes.mend(model, &peak, self.asleep, (target, share))
            {
                break;
            }
        }
        if let Some((_, slopes)) = kept {
            self.slopes = slopes;
        }
        self.finish(model);
    }

    /// An upper bound for all boards.
    pub(super) fn height(&self) -> i64 {
        self.base + self.cover[usize::from(ALL_CELLS)]
    }

    fn set_digits(&mut self, model: &Model<'_>) {
        let mut digit = 1;
        for (spot, step) in model.harvest.step.iter().enumerate() {
            if *step > 0 && digit < 1 << (2 * DIGITS) {
                self.digit[spot] = digit;
                digit *= 4;
            }
        }
    }

    /// Puts lies over the same cells together.
    fn lay(&mut self, model: &Model<'_>) {
        for (number, lie) in model.layout.lies.iter().enumerate() {
            let mut lost = i64::from(lie.outside) + i64::from(lie.cost);
            if self.octopuses == Octopuses::Haunting {
                lost += i64::from(model.layout.classes[usize::from(lie.class)].collects);
            }
            let mut decides = 0;
            let mut forgone = 0;
            let mut collects = [(0, 0); 3];
            for (place, spot) in collects.iter_mut().zip(spots(lie.cells)) {
                let step = model.harvest.step[spot.index()];
                if let Some(times) = (lie.times.checked_div(step)).map(|times| times % 3) {
                    decides += (3 - times) * self.digit[spot.index()];
                    forgone += (2 - times as u16) * model.harvest.calm[spot.index()];
                    *place = (spot.index() as u8, times as u8);
                }
            }
            self.decides.push(decides);
            self.forgone.push(forgone);
            self.collects.push((collects, lost));
            let patches = &mut self.patches[lie.cells.trailing_zeros() as usize];
            let known = patches.iter_mut().find(|patch| patch.cells == lie.cells);
            let entry = (number as u16, 0);
            match known {
                Some(patch) => patch.lies.push(entry),
                None => patches.push(Patch {
                    cells: lie.cells,
                    lies: vec![entry],
                }),
            }
        }
        for (best, patches) in self.best.iter_mut().zip(&self.patches) {
            *best = patches.iter().map(|patch| (patch.cells, 0)).collect();
        }
    }

    /// Weighs everything by the slopes, and says where it is highest.
    fn peak(&mut self, model: &Model<'_>) -> Peak {
        self.weigh(model);
        let (top, index, lost) = self.highest(model);
        self.fill();
        let mut peak = Peak {
            height: top + self.cover[usize::from(ALL_CELLS)],
            goods: [0; SPOTS],
            cover: [0; SPOTS],
            lost: (lost, 0),
            uses: [0; MOST_SEGMENTS],
        };
        for (class, price) in model.layout.classes.iter().zip(&self.slopes.prices) {
            peak.height += price * class.members.len() as i64;
        }
        for (times, step) in peak.goods.iter_mut().zip(&model.harvest.step) {
            *times = index.checked_div(*step).map_or(0, |times| times % 3) as u8;
        }
        self.trace(model, &mut peak);
        peak
    }

    fn weigh(&mut self, model: &Model<'_>) {
        let slopes = &self.slopes;
        self.calm = slopes.calm;
        let banished = self.octopuses == Octopuses::Banished;
        // With one octopus, it is the one that haunts.
        let octopus = match model.octopuses.count_ones() {
            1 if !banished => model.octopuses,
            _ => 0,
        };
        for (spot, bare) in self.bare.iter_mut().enumerate() {
            let haunt = model.haunts[spot];
            *bare = -slopes.calm * (1 + i64::from(haunt.cost)) - self.bat * i64::from(haunt.bats);
            if banished && model.haunts[spot].octopuses > 0 {
                *bare = FORBIDDEN;
            }
        }
        let lies = model.layout.lies.iter().zip(&self.collects);
        for ((lie, (collects, lost)), weight) in lies.zip(&mut self.weights) {
            *weight = -slopes.calm * lost - slopes.prices[usize::from(lie.class)];
            *weight -= self.bat * i64::from(lie.bats);
            for (spot, times) in collects {
                *weight += slopes.collect[usize::from(*spot)][usize::from(*times)];
            }
            if (banished && lie.octopuses > 0) || lie.banished & octopus != 0 {
                *weight = FORBIDDEN;
            }
        }
        for (best, patches) in self.best.iter_mut().zip(&self.patches) {
            for (best, patch) in best.iter_mut().zip(patches) {
                let lies = patch.lies.iter();
                let most = lies.map(|(lie, _)| self.weights[usize::from(*lie)]).max();
                best.1 = most.unwrap_or(NEVER);
            }
        }
    }

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
    fn highest(&mut self, model: &Model<'_>) -> (i64, u32, i64) {
        let calm = self.calm_after_gains(model);
        self.slopes
            .weigh_vectors(&mut self.heights, &model.harvest.step);
        let mut highest = (NEVER, 0, 0);
        for (times, way) in model.harvest.all_ways() {
            let (most, lost) = calm[usize::from(way.gain)];
            let height = way.worth * FINE + most - self.heights[*times as usize];
            if height > highest.0 {
                highest = (height, *times, lost);
            }
        }
        highest
    }

    /// Turns the weights of all vectors into their heights.
    fn raise(&mut self, model: &Model<'_>) {
        let calm = self.calm_after_gains(model);
        for (times, height) in self.heights.iter_mut().enumerate() {
            let ways = model.harvest.ways(times as u32).iter();
            let heights =
                ways.map(|way| way.worth * FINE + calm[usize::from(way.gain)].0 - *height);
            *height = heights.max().unwrap_or(NEVER);
        }
    }

    /// Works the covers out. Every set of cells is decided by its first cell,
    /// so smaller numbers come first.
    fn fill(&mut self) {
        for cells in 1..=ALL_CELLS {
            let first = cells.trailing_zeros() as usize;
            let rest = cells & (cells - 1);
            let mut most = self.bare[first] + self.cover[usize::from(rest)];
            for (patch, weight) in &self.best[first] {
                if patch & cells == *patch {
                    most = most.max(weight + self.cover[usize::from(cells & !patch)]);
                }
            }
            self.cover[usize::from(cells)] = most;
        }
    }

    /// Goes through the best cover.
    fn trace(&self, model: &Model<'_>, peak: &mut Peak) {
        let mut cells = ALL_CELLS;
        while cells != 0 {
            let first = cells.trailing_zeros() as usize;
            let most = self.cover[usize::from(cells)];
            let taken = self.best[first].iter().position(|(patch, weight)| {
                patch & cells == *patch && weight + self.cover[usize::from(cells & !patch)] == most
            });
            let Some(taken) = taken else {
                peak.lost.1 += 1 + i64::from(model.haunts[first].cost);
                cells &= cells - 1;
                continue;
            };
            let patch = &self.patches[first][taken];
            let weight = self.best[first][taken].1;
            // Of equals the one that is used least, so that prices say more.
            let equals =
                (patch.lies.iter()).filter(|(lie, _)| self.weights[usize::from(*lie)] == weight);
            let class = |lie: u16| usize::from(model.layout.lies[usize::from(lie)].class);
            let spare = |lie: u16| {
                model.layout.classes[class(lie)].members.len() as i64 - peak.uses[class(lie)]
            };
            if let Some((lie, _)) = equals.max_by_key(|(lie, _)| spare(*lie)) {
                peak.uses[class(*lie)] += 1;
                let (collects, lost) = &self.collects[usize::from(*lie)];
                peak.lost.1 += lost;
                for (spot, times) in collects.iter().filter(|(_, times)| *times > 0) {
                    peak.cover[usize::from(*spot)] = *times;
                }
            }
            cells &= !patch.cells;
        }
    }

    /// Makes everything ready for the search.
    fn finish(&mut self, model: &Model<'_>) {
        let peak = self.peak(model);
        self.base = peak.height - self.cover[usize::from(ALL_CELLS)];
        self.raise(model);
        self.sound();
        self.set_steep(model);
        for patch in self.patches.iter_mut().flatten() {
            for (lie, weight) in &mut patch.lies {
                *weight = self.weights[usize::from(*lie)];
            }
            patch
                .lies
                .sort_unstable_by_key(|(lie, weight)| (-*weight, *lie));
        }
    }

    /// A board may lose serenity that the plane thinks is worth little, and end
    /// where it is worth much.
    fn set_steep(&mut self, model: &Model<'_>) {
        let calm = self.calm_above(model);
        let top = usize::from(model.top);
        let start = usize::from(model.instance.situation.serenity);
        let gains = usize::from(self.gain).min(STEEP) + 1;
        self.steep = vec![[0; STEEP]; gains];
        if !self.asleep {
            return;
        }
        for lost in 0..STEEP {
            let mut least = i64::MAX / 4;
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
    pub(super) fn steepness(&self, lost: u16, gain: u16) -> i64 {
        let gain = usize::from(gain).min(self.steep.len() - 1);
        self.steep[gain][usize::from(lost).min(STEEP - 1)]
    }

    /// Turns the heights of all vectors into depths of vectors with open cells.
    fn sound(&mut self) {
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

impl Slopes {
    /// Slopes around the vector that collects once everywhere, or around none.
    fn new(model: &Model<'_>, asleep: bool) -> Slopes {
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
    fn mend(
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
    fn weigh_vectors(&self, weights: &mut [i64], step: &[u32; SPOTS]) {
        weights[0] = 0;
        for (spot, step) in step.iter().enumerate() {
            let step = *step as usize;
            for times in 1..=2 {
                let more = self.collect[spot][times];
                for lower in 0..step {
                    weights[lower + times * step] = weights[lower] + more;
                }
            }
        }
    }
}

//! A plane above the worth of all boards, and the best covers on it.

use dream_runners::SPOTS;

use super::layout::spots;
use super::model::{ALL_CELLS, Model};

/// Bounds are counted in this fraction of a worth, so that slopes can be fine.
pub(super) const FINE: i64 = 256;
/// How often prices are mended.
const ROUNDS: u32 = 24;

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
    /// The height where there is nothing, with all prices.
    pub(super) base: i64,
    /// What a point of serenity lost weighs.
    pub(super) calm: i64,
    /// What leaving a cell bare weighs.
    pub(super) bare: [i64; SPOTS],
    /// The weight of each lie, less the price of its segment.
    pub(super) weights: Vec<i64>,
    /// For each cell the patches of which it is the first.
    pub(super) patches: [Vec<Patch>; SPOTS],
    /// The greatest weight of a cover of some cells, where a segment may be used
    /// again as long as its price is paid.
    pub(super) cover: Vec<i64>,
}

/// Weights before prices.
struct Slopes {
    /// For each cell what collecting there 0, 1 or 2 times weighs.
    collect: [[i64; 3]; SPOTS],
    calm: i64,
}

impl Plane {
    pub(super) fn new(model: &Model<'_>, asleep: bool) -> Plane {
        let slopes = Slopes::new(model, asleep);
        let base = slopes.height(model, asleep);
        let mut plane = Plane {
            asleep,
            base,
            calm: slopes.calm,
            bare: std::array::from_fn(|spot| {
                -slopes.calm * (1 + i64::from(model.haunts[spot].cost))
            }),
            weights: Vec::new(),
            patches: Default::default(),
            cover: vec![0; usize::from(ALL_CELLS) + 1],
        };
        plane.lay(model, &slopes);
        plane.mend(model);
        plane.sort();
        plane
    }

    /// Weighs every lie and puts those over the same cells together.
    fn lay(&mut self, model: &Model<'_>, slopes: &Slopes) {
        for (number, lie) in model.layout.lies.iter().enumerate() {
            let lost = i64::from(lie.outside) + i64::from(lie.cost);
            let mut weight = -slopes.calm * lost;
            for spot in spots(lie.cells) {
                let step = model.harvest.step[spot.index()];
                if let Some(times) = (lie.times.checked_div(step)).map(|times| times % 3) {
                    weight += slopes.collect[spot.index()][times as usize];
                }
            }
            self.weights.push(weight);
            let patches = &mut self.patches[lie.cells.trailing_zeros() as usize];
            let known = patches.iter_mut().find(|patch| patch.cells == lie.cells);
            let entry = (number as u16, weight);
            match known {
                Some(patch) => patch.lies.push(entry),
                None => patches.push(Patch {
                    cells: lie.cells,
                    lies: vec![entry],
                }),
            }
        }
    }

    /// Works the covers out for prices. Every set of cells is decided by its
    /// first cell, so smaller numbers come first.
    fn fill(&mut self, best: &[Vec<(u16, i64)>; SPOTS]) {
        for cells in 1..=ALL_CELLS {
            let first = cells.trailing_zeros() as usize;
            let rest = cells & (cells - 1);
            let mut most = self.bare[first] + self.cover[usize::from(rest)];
            for (patch, weight) in &best[first] {
                if patch & cells == *patch {
                    most = most.max(weight + self.cover[usize::from(cells & !patch)]);
                }
            }
            self.cover[usize::from(cells)] = most;
        }
    }

    /// Looks for prices that make the bound low: what is used too often gets
    /// dearer, what is not used gets cheaper.
    fn mend(&mut self, model: &Model<'_>) {
        let classes = model.layout.classes.len();
        let mut prices = vec![0i64; classes];
        let mut kept: Option<(i64, Vec<i64>)> = None;
        let most = self.weights.iter().copied().max().unwrap_or(0).max(FINE);
        let mut stride = most / 3;
        for _ in 0..ROUNDS {
            let best = self.best_of_patches(model, &prices);
            self.fill(&best);
            let stock = |class: usize| model.layout.classes[class].members.len() as i64;
            let paid: i64 = (0..classes).map(|class| prices[class] * stock(class)).sum();
            let height = paid + self.cover[usize::from(ALL_CELLS)];
            if kept.as_ref().is_none_or(|(least, _)| height < *least) {
                kept = Some((height, prices.clone()));
            }
            let uses = self.uses(model, &prices, &best);
            let excess: Vec<i64> = (0..classes)
                .map(|class| uses[class] - stock(class))
                .collect();
            let fair = (0..classes)
                .all(|class| excess[class] <= 0 && (prices[class] == 0 || excess[class] == 0));
            if fair {
                break;
            }
            for class in 0..classes {
                let step = if excess[class] < 0 {
                    excess[class].max(-1)
                } else {
                    excess[class]
                };
                prices[class] = (prices[class] + step * stride).max(0);
            }
            stride = (stride * 4 / 5).max(1);
        }
        let (_, prices) = kept.unwrap_or_default();
        let best = self.best_of_patches(model, &prices);
        self.fill(&best);
        for (class, price) in prices.iter().enumerate() {
            self.base += price * model.layout.classes[class].members.len() as i64;
        }
        for (lie, weight) in model.layout.lies.iter().zip(&mut self.weights) {
            *weight -= prices[usize::from(lie.class)];
        }
    }

    /// For each first cell the cells of its patches and the greatest weight there.
    fn best_of_patches(&self, model: &Model<'_>, prices: &[i64]) -> [Vec<(u16, i64)>; SPOTS] {
        self.patches.each_ref().map(|patches| {
            let best = |patch: &Patch| {
                let priced = patch.lies.iter().map(|(lie, weight)| {
                    weight - prices[usize::from(model.layout.lies[usize::from(*lie)].class)]
                });
                (patch.cells, priced.max().unwrap_or(i64::MIN / 4))
            };
            patches.iter().map(best).collect()
        })
    }

    /// How often each class is used in the best cover.
    fn uses(&self, model: &Model<'_>, prices: &[i64], best: &[Vec<(u16, i64)>; SPOTS]) -> Vec<i64> {
        let mut uses = vec![0; model.layout.classes.len()];
        let mut cells = ALL_CELLS;
        while cells != 0 {
            let first = cells.trailing_zeros() as usize;
            let most = self.cover[usize::from(cells)];
            let taken = best[first].iter().position(|(patch, weight)| {
                patch & cells == *patch && weight + self.cover[usize::from(cells & !patch)] == most
            });
            let Some(taken) = taken else {
                cells &= cells - 1;
                continue;
            };
            let patch = &self.patches[first][taken];
            let class = |lie: u16| usize::from(model.layout.lies[usize::from(lie)].class);
            let of_best = (patch.lies.iter())
                .find(|(lie, weight)| weight - prices[class(*lie)] == best[first][taken].1);
            if let Some((lie, _)) = of_best {
                uses[class(*lie)] += 1;
            }
            cells &= !patch.cells;
        }
        uses
    }

    /// Puts the best first.
    fn sort(&mut self) {
        for patch in self.patches.iter_mut().flatten() {
            for (lie, weight) in &mut patch.lies {
                *weight = self.weights[usize::from(*lie)];
            }
            patch.lies.sort_by_key(|(lie, weight)| (-*weight, *lie));
        }
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
        let mut slopes = Slopes {
            collect: [[0; 3]; SPOTS],
            calm: 0,
        };
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

    /// The least height at which nothing is above the plane: the greatest
    /// difference between what an end is worth and what it weighs.
    fn height(&self, model: &Model<'_>, asleep: bool) -> i64 {
        let harvest = &model.harvest;
        let start = usize::from(model.instance.situation.serenity);
        let top = usize::from(model.top);
        // Serenity that ends on a space or below is worth at most so much more
        // than what was lost on the way there weighs.
        let mut calm = vec![i64::MIN / 4; top + 1];
        for space in 1..=top {
            let here = model.serenity[space] * FINE - self.calm * space as i64;
            calm[space] = here.max(calm[space - 1]);
        }
        let weights = self.weights_of_vectors(harvest.size(), &harvest.step);
        let mut height = i64::MIN / 4;
        for (times, weight) in weights.iter().enumerate() {
            for way in harvest.ways(times as u32) {
                let most = if asleep {
                    let reach = start + usize::from(way.gain);
                    calm[reach.min(top)] + self.calm * reach as i64
                } else {
                    model.serenity[0] * FINE
                };
                height = height.max(way.worth * FINE + most - weight);
            }
        }
        height
    }

    fn weights_of_vectors(&self, size: usize, step: &[u32; SPOTS]) -> Vec<i64> {
        let mut weights = vec![0; size];
        for (spot, step) in step.iter().enumerate() {
            let step = *step as usize;
            for times in 1..=2 {
                for lower in 0..step {
                    let more = self.collect[spot][times];
                    weights[lower + times * step] = weights[lower] + more;
                }
            }
        }
        weights
    }
}

//! The Lagrangian relaxation: a linear bound above the value of all boards, and the best
//! covers under it.

mod multipliers;
mod slack;

use std::cmp::Reverse;

use lucid_dream_runners::SPOTS;

use super::MOST_SEGMENTS;
use super::collection::CollectOutcome;
use super::layout::spots;
use super::model::{ALL_CELLS, Model};
use multipliers::{Maximum, Multipliers};

/// Bounds are counted in this fraction of a value, so that multipliers can be fine.
pub(super) const FINE: i64 = 256;
/// How many cells have a digit in the index of `slack`.
const DIGITS: usize = 7;
/// More serenity than this counts as this much in bounds.
const MAX_SERENITY: usize = 32;
/// Less than anything, with room for sums.
const NEVER: i64 = -(1 << 58);

/// The weight of what is not allowed. No sum with it is allowed either.
const FORBIDDEN: i64 = -(1 << 55);
/// Bounds below this stand for something not allowed.
pub(super) const POSSIBLE: i64 = FORBIDDEN / 2;

/// Whether octopuses are banished. One that is not counts all collects (R11), so the two
/// cases are easier to bound one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Octopuses {
    /// All are banished, or there is none.
    Banished,
    /// At least one is not.
    Haunting,
}

/// The boards that a relaxation covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Subproblem {
    pub(super) octopuses: Octopuses,
    /// How often some cells are collected.
    pub(super) times: [Option<u8>; SPOTS],
}

/// The footprints over the same cells, best first.
#[derive(Clone, Debug)]
pub(super) struct FootprintGroup {
    pub(super) cells: u16,
    /// The number of each footprint, and its weight less the price of its segment.
    pub(super) footprints: Vec<(u16, i64)>,
}

/// An upper bound for every board: [`Relaxation::base`], the weights of its footprints, and
/// the weights of the cells that it leaves bare.
#[derive(Debug)]
pub(super) struct Relaxation {
    /// Whether it covers boards that leave their owner asleep, or those that wake him.
    pub(super) asleep: bool,
    /// Which of these boards it covers.
    pub(super) subproblem: Subproblem,
    /// The cell to divide by: one on which goods and cover disagree how often it is
    /// collected.
    pub(super) split: Option<usize>,
    /// The bound of an empty board, with all prices.
    pub(super) base: i64,
    /// What a point of serenity lost weighs.
    pub(super) calm: i64,
    /// What a bat weighs that is not banished, at least.
    pub(super) bat: i64,
    /// What leaving a cell bare weighs.
    pub(super) bare: [i64; SPOTS],
    /// The weight of each footprint, less the price of its segment.
    pub(super) weights: Vec<i64>,
    /// For each cell the groups of which it is the first.
    pub(super) groups: [Vec<FootprintGroup>; SPOTS],
    /// The greatest weight of a cover of some cells, where a segment may be used
    /// again as long as its price is paid.
    pub(super) cover: Vec<i64>,
    /// The least serenity that some cells cost, each segment used at will.
    pub(super) least: Vec<u16>,
    /// How far below the linear bound all boards are at least, by how often the decided
    /// cells are collected: a digit to the base of 4 for each cell, 3 for an open one.
    pub(super) slack: Vec<i64>,
    /// The value of each cell's digit in the index of `slack`, 0 without one.
    pub(super) digit: [u32; SPOTS],
    /// What each lie takes from the index of `slack`.
    pub(super) decides: Vec<u32>,
    /// The serenity that could be collected on the cells of each lie, and is not.
    pub(super) forgone: Vec<u16>,
    /// The most serenity that can be collected.
    pub(super) gain: u16,
    /// How far below the linear bound boards are at least that gain at most so much
    /// serenity and lose at least so much: the bound is linear, serenity is not.
    serenity_slack: Vec<[i64; MAX_SERENITY]>,
    /// How often each lie collects on its cells, and what it loses in serenity.
    collects: Vec<([(u8, u8); 3], i64)>,
    multipliers: Multipliers,
    /// The outcomes of the vectors in its subproblem.
    outcomes: Vec<(u32, CollectOutcome)>,
    /// For each vector its weight; at last, for each way to collect on the open cells, its
    /// height above the slopes.
    heights: Vec<i64>,
    /// The greatest weight of each patch, by first cell.
    best: [Vec<(u16, i64)>; SPOTS],
}

impl Relaxation {
    /// A first relaxation, around the vector that collects once everywhere.
    pub(super) fn new(model: &Model<'_>, asleep: bool, subproblem: Subproblem) -> Relaxation {
        let multipliers = Multipliers::new(model, asleep);
        let mut relaxation = Relaxation {
            asleep,
            subproblem,
            split: None,
            base: 0,
            calm: 0,
            bat: if asleep { model.least_loss() * FINE } else { 0 },
            bare: [0; SPOTS],
            weights: vec![0; model.layout.footprints.len()],
            groups: Default::default(),
            cover: vec![0; usize::from(ALL_CELLS) + 1],
            least: vec![0; usize::from(ALL_CELLS) + 1],
            slack: Vec::new(),
            digit: [0; SPOTS],
            decides: Vec::with_capacity(model.layout.footprints.len()),
            forgone: Vec::with_capacity(model.layout.footprints.len()),
            gain: 2 * model.collect_table.calm.iter().sum::<u16>(),
            serenity_slack: Vec::new(),
            collects: Vec::with_capacity(model.layout.footprints.len()),
            outcomes: model.collect_table.all_outcomes(),
            heights: Vec::new(),
            best: Default::default(),
            multipliers,
        };
        relaxation.set_digits(model);
        relaxation.lay(model);
        relaxation.set_least(model);
        relaxation
    }

    /// The relaxation of a subproblem, before it is tightened. The large tables are not
    /// copied, because they are made anew.
    pub(super) fn above(&self, model: &Model<'_>, subproblem: Subproblem) -> Relaxation {
        let wanted = subproblem.times.iter().zip(&model.collect_table.step);
        let is_covered = |(index, _): &&(u32, CollectOutcome)| {
            let mut cells = wanted.clone();
            cells.all(|(times, step)| {
                let here = index.checked_div(*step).map(|times| times % 3);
                times.is_none_or(|times| here == Some(times.into()))
            })
        };
        let mut relaxation = Relaxation {
            asleep: self.asleep,
            subproblem,
            split: None,
            base: self.base,
            calm: self.calm,
            bat: self.bat,
            bare: self.bare,
            weights: self.weights.clone(),
            groups: self.groups.clone(),
            cover: self.cover.clone(),
            least: self.least.clone(),
            slack: Vec::new(),
            digit: [0; SPOTS],
            decides: Vec::new(),
            forgone: self.forgone.clone(),
            gain: self.gain,
            serenity_slack: Vec::new(),
            collects: self.collects.clone(),
            multipliers: self.multipliers.clone(),
            outcomes: self.outcomes.iter().filter(is_covered).copied().collect(),
            heights: Vec::new(),
            best: self.best.clone(),
        };
        relaxation.set_digits(model);
        relaxation
    }

    /// Tightens the bound and prepares everything for the search.
    pub(super) fn lower(&mut self, model: &Model<'_>, rounds: u32, known: Option<i64>) {
        self.tighten(model, rounds, known);
        self.finish(model);
    }

    /// Tightens the bound by subgradient steps, for a number of rounds. `known` is the
    /// value of the best board known. Returns the bound.
    pub(super) fn tighten(&mut self, model: &Model<'_>, rounds: u32, known: Option<i64>) -> i64 {
        self.heights.resize(model.collect_table.size(), 0);
        let mut kept: Option<(i64, Multipliers)> = None;
        let mut share = 4;
        let mut idle = 0;
        for _ in 0..rounds {
            let maximum = self.maximum(model);
            if kept
                .as_ref()
                .is_none_or(|(least, _)| maximum.height < *least)
            {
                kept = Some((maximum.height, self.multipliers.clone()));
                idle = 0;
            } else {
                idle += 1;
                if idle == 4 {
                    share += 2;
                    idle = 0;
                }
            }
            if maximum.height < POSSIBLE {
                break;
            }
            let target = known.map_or(maximum.height - maximum.height.abs() / 32, |known| {
                known * FINE
            });
            if maximum.height < target + FINE
                || !self
                    .multipliers
                    .improve(model, &maximum, self.asleep, (target, share))
            {
                break;
            }
        }
        let Some((least, multipliers)) = kept else {
            return i64::MAX;
        };
        self.multipliers = multipliers;
        least
    }

    /// An upper bound for all boards.
    pub(super) fn height(&self) -> i64 {
        self.base + self.cover[usize::from(ALL_CELLS)]
    }

    /// Gives digits to the first cells that it leaves open, and says what each footprint
    /// takes from the index of `slack`.
    fn set_digits(&mut self, model: &Model<'_>) {
        let mut digit = 1;
        for spot in self.open_cells(model) {
            if digit < 1 << (2 * DIGITS) {
                self.digit[spot] = digit;
                digit *= 4;
            }
        }
        self.decides.clear();
        for footprint in &model.layout.footprints {
            let cells = spots(footprint.cells).map(|spot| {
                let step = model.collect_table.step[spot.index()];
                let times = footprint.times.checked_div(step).map(|times| times % 3);
                times.map_or(0, |times| (3 - times) * self.digit[spot.index()])
            });
            self.decides.push(cells.sum());
        }
    }

    /// The cells with something to collect, as often as one likes.
    fn open_cells(&self, model: &Model<'_>) -> impl Iterator<Item = usize> + use<> {
        let step = model.collect_table.step;
        let times = self.subproblem.times;
        (0..SPOTS).filter(move |spot| step[*spot] > 0 && times[*spot].is_none())
    }

    /// Groups the footprints over the same cells.
    fn lay(&mut self, model: &Model<'_>) {
        for (number, footprint) in model.layout.footprints.iter().enumerate() {
            let mut lost = i64::from(footprint.outside) + i64::from(footprint.cost);
            if self.subproblem.octopuses == Octopuses::Haunting {
                lost += i64::from(model.layout.classes[usize::from(footprint.class)].collects);
            }
            let mut forgone = 0;
            // The cells with something to collect; those that are left over come last.
            let mut collects = [(SPOTS as u8, 0); 3];
            let mut positions = collects.iter_mut();
            for spot in spots(footprint.cells) {
                let step = model.collect_table.step[spot.index()];
                let times = footprint.times.checked_div(step).map(|times| times % 3);
                if let Some((times, position)) =
                    times.and_then(|times| Some((times, positions.next()?)))
                {
                    forgone += (2 - times as u16) * model.collect_table.calm[spot.index()];
                    position.0 = spot.index() as u8;
                    position.1 = times as u8;
                }
            }
            self.forgone.push(forgone);
            self.collects.push((collects, lost));
            let groups = &mut self.groups[footprint.cells.trailing_zeros() as usize];
            let known = groups
                .iter_mut()
                .find(|group| group.cells == footprint.cells);
            let entry = (number as u16, 0);
            match known {
                Some(group) => group.footprints.push(entry),
                None => groups.push(FootprintGroup {
                    cells: footprint.cells,
                    footprints: vec![entry],
                }),
            }
        }
        for (best, groups) in self.best.iter_mut().zip(&self.groups) {
            *best = groups.iter().map(|group| (group.cells, 0)).collect();
        }
    }

    fn set_least(&mut self, model: &Model<'_>) {
        let lost = |footprint: &(u16, i64)| self.collects[usize::from(footprint.0)].1 as u16;
        let of_patch =
            |group: &FootprintGroup| (group.cells, group.footprints.iter().map(lost).min());
        let groups = self.groups.each_ref();
        let groups = groups.map(|groups| groups.iter().map(of_patch).collect::<Vec<_>>());
        for cells in 1..=ALL_CELLS {
            let first = cells.trailing_zeros() as usize;
            let rest = cells & (cells - 1);
            let bare = 1 + model.nightmares[first].cost;
            let mut least = bare + self.least[usize::from(rest)];
            for (group, lost) in &groups[first] {
                if group & cells == *group {
                    let lost = lost.unwrap_or(bare);
                    least = least.min(lost + self.least[usize::from(cells & !group)]);
                }
            }
            self.least[usize::from(cells)] = least;
        }
    }

    /// Weighs everything by the slopes, and says where it is highest.
    fn maximum(&mut self, model: &Model<'_>) -> Maximum {
        self.weigh(model);
        let (top, index, lost) = self.highest(model);
        self.fill();
        let mut maximum = Maximum {
            height: top + self.cover[usize::from(ALL_CELLS)],
            goods: [0; SPOTS],
            cover: [0; SPOTS],
            lost: (lost, 0),
            uses: [0; MOST_SEGMENTS],
        };
        for (class, price) in model.layout.classes.iter().zip(&self.multipliers.prices) {
            maximum.height += price * class.members.len() as i64;
        }
        for (times, step) in maximum.goods.iter_mut().zip(&model.collect_table.step) {
            *times = index.checked_div(*step).map_or(0, |times| times % 3) as u8;
        }
        self.trace(model, &mut maximum);
        maximum
    }

    fn weigh(&mut self, model: &Model<'_>) {
        let multipliers = &self.multipliers;
        self.calm = multipliers.calm;
        let banished = self.subproblem.octopuses == Octopuses::Banished;
        // With one octopus, it is the one that haunts.
        let octopus = match model.octopuses.count_ones() {
            1 if !banished => model.octopuses,
            _ => 0,
        };
        for (spot, bare) in self.bare.iter_mut().enumerate() {
            let nightmare = model.nightmares[spot];
            *bare = -multipliers.calm * (1 + i64::from(nightmare.cost))
                - self.bat * i64::from(nightmare.bats);
            let collected = self.subproblem.times[spot].is_some_and(|times| times > 0);
            if collected || banished && model.nightmares[spot].octopuses > 0 {
                *bare = FORBIDDEN;
            }
        }
        let footprints = model.layout.footprints.iter().zip(&self.collects);
        for ((footprint, (collects, lost)), weight) in footprints.zip(&mut self.weights) {
            *weight = -multipliers.calm * lost - multipliers.prices[usize::from(footprint.class)];
            *weight -= self.bat * i64::from(footprint.bats);
            let mut apart = false;
            for (spot, times) in collects
                .iter()
                .take_while(|position| usize::from(position.0) < SPOTS)
            {
                *weight += multipliers.collect[usize::from(*spot)][usize::from(*times)];
                let wanted = self.subproblem.times[usize::from(*spot)];
                apart |= wanted.is_some_and(|wanted| wanted != *times);
            }
            if apart || (banished && footprint.octopuses > 0) || footprint.banished & octopus != 0 {
                *weight = FORBIDDEN;
            }
        }
        for (best, groups) in self.best.iter_mut().zip(&self.groups) {
            for (best, group) in best.iter_mut().zip(groups) {
                let footprints = group.footprints.iter();
                let most = footprints
                    .map(|(footprint, _)| self.weights[usize::from(*footprint)])
                    .max();
                best.1 = most.unwrap_or(NEVER);
            }
        }
    }

    /// Works the covers out. Every set of cells is decided by its first cell,
    /// so smaller numbers come first.
    fn fill(&mut self) {
        for cells in 1..=ALL_CELLS {
            let first = cells.trailing_zeros() as usize;
            let rest = cells & (cells - 1);
            let mut most = self.bare[first] + self.cover[usize::from(rest)];
            for (group, weight) in &self.best[first] {
                if group & cells == *group {
                    most = most.max(weight + self.cover[usize::from(cells & !group)]);
                }
            }
            self.cover[usize::from(cells)] = most;
        }
    }

    /// Goes through the best cover.
    fn trace(&self, model: &Model<'_>, maximum: &mut Maximum) {
        let mut cells = ALL_CELLS;
        while cells != 0 {
            let first = cells.trailing_zeros() as usize;
            let most = self.cover[usize::from(cells)];
            let taken = self.best[first].iter().position(|(group, weight)| {
                group & cells == *group && weight + self.cover[usize::from(cells & !group)] == most
            });
            let Some(taken) = taken else {
                maximum.lost.1 += 1 + i64::from(model.nightmares[first].cost);
                cells &= cells - 1;
                continue;
            };
            let group = &self.groups[first][taken];
            let weight = self.best[first][taken].1;
            // Of equals the one that is used least, so that prices say more.
            let equals = (group.footprints.iter())
                .filter(|(footprint, _)| self.weights[usize::from(*footprint)] == weight);
            let class =
                |footprint: u16| usize::from(model.layout.footprints[usize::from(footprint)].class);
            let spare = |footprint: u16| {
                model.layout.classes[class(footprint)].members.len() as i64
                    - maximum.uses[class(footprint)]
            };
            if let Some((footprint, _)) = equals.max_by_key(|(footprint, _)| spare(*footprint)) {
                maximum.uses[class(*footprint)] += 1;
                let (collects, lost) = &self.collects[usize::from(*footprint)];
                maximum.lost.1 += lost;
                for (spot, times) in collects.iter().filter(|(_, times)| *times > 0) {
                    maximum.cover[usize::from(*spot)] = *times;
                }
            }
            cells &= !group.cells;
        }
    }

    /// Makes everything ready for the search.
    pub(super) fn finish(&mut self, model: &Model<'_>) {
        let maximum = self.maximum(model);
        self.base = maximum.height - self.cover[usize::from(ALL_CELLS)];
        // Keys and chests are the least linear, so they are decided first.
        let apart = |spot: usize| maximum.goods[spot] != maximum.cover[spot];
        let open = |spot: &usize| {
            model.collect_table.step[*spot] > 0 && self.subproblem.times[*spot].is_none()
        };
        let bend = |spot: &usize| {
            (
                apart(*spot),
                model.collect_table.keyed[*spot],
                Reverse(*spot),
            )
        };
        self.split = (0..SPOTS).filter(open).max_by_key(bend);
        self.raise(model);
        self.fill_slack();
        // The search does without them.
        self.heights = Vec::new();
        self.set_serenity_slack(model);
        for group in self.groups.iter_mut().flatten() {
            for (footprint, weight) in &mut group.footprints {
                *weight = self.weights[usize::from(*footprint)];
            }
            group
                .footprints
                .sort_unstable_by_key(|(footprint, weight)| (-*weight, *footprint));
        }
    }
}

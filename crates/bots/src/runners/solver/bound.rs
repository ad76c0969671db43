//! A plane above the worth of all boards, and the best covers on it.

mod depth;
mod slopes;

use std::cmp::Reverse;

use lucid_dream_runners::SPOTS;

use super::MOST_SEGMENTS;
use super::harvest::Way;
use super::layout::spots;
use super::model::{ALL_CELLS, Model};
use slopes::{Peak, Slopes};

/// Bounds are counted in this fraction of a worth, so that slopes can be fine.
pub(super) const FINE: i64 = 256;
/// Of more cells than this it is not remembered how often they are collected.
const DIGITS: usize = 7;
/// More serenity than this counts as this much where bounds ask for it.
const STEEP: usize = 32;
/// Less than anything, with room for sums.
const NEVER: i64 = -(1 << 58);

/// What weighs so much is not allowed, and no sum with it is.
const FORBIDDEN: i64 = -(1 << 55);
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

/// The part of all boards that a plane lies above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) octopuses: Octopuses,
    /// Cells that are collected so often, and no other number of times.
    pub(super) times: [Option<u8>; SPOTS],
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
    pub(super) part: Part,
    /// A cell on which its two halves do not agree how often it is collected:
    /// with that settled, planes would be lower.
    pub(super) split: Option<usize>,
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
    /// The least serenity that some cells cost, each segment used at will.
    pub(super) least: Vec<u16>,
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
    /// The ways of the vectors of its part.
    ways: Vec<(u32, Way)>,
    /// For each vector its weight, at last its height above the slopes.
    heights: Vec<i64>,
    /// The greatest weight of each patch, by first cell.
    best: [Vec<(u16, i64)>; SPOTS],
}

impl Plane {
    /// A first plane, around the vector that collects once everywhere.
    pub(super) fn new(model: &Model<'_>, asleep: bool, part: Part) -> Plane {
        let slopes = Slopes::new(model, asleep);
        let mut plane = Plane {
            asleep,
            part,
            split: None,
            base: 0,
            calm: 0,
            bat: if asleep { model.least_loss() * FINE } else { 0 },
            bare: [0; SPOTS],
            weights: vec![0; model.layout.lies.len()],
            patches: Default::default(),
            cover: vec![0; usize::from(ALL_CELLS) + 1],
            least: vec![0; usize::from(ALL_CELLS) + 1],
            depth: Vec::new(),
            digit: [0; SPOTS],
            decides: Vec::with_capacity(model.layout.lies.len()),
            forgone: Vec::with_capacity(model.layout.lies.len()),
            gain: 2 * model.harvest.calm.iter().sum::<u16>(),
            steep: Vec::new(),
            collects: Vec::with_capacity(model.layout.lies.len()),
            ways: model.harvest.all_ways(),
            heights: vec![0; model.harvest.size()],
            best: Default::default(),
            slopes,
        };
        plane.set_digits(model);
        plane.lay(model);
        plane.set_least(model);
        plane
    }

    /// The plane above a part of its boards, before it is lowered.
    pub(super) fn above(&self, model: &Model<'_>, part: Part) -> Plane {
        let mut plane = Plane {
            part,
            ..self.clone()
        };
        let wanted = part.times.iter().zip(&model.harvest.step);
        plane.ways.retain(|(index, _)| {
            let mut cells = wanted.clone();
            cells.all(|(times, step)| {
                let here = index.checked_div(*step).map(|times| times % 3);
                times.is_none_or(|times| here == Some(times.into()))
            })
        });
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
            if self.part.octopuses == Octopuses::Haunting {
                lost += i64::from(model.layout.classes[usize::from(lie.class)].collects);
            }
            let mut decides = 0;
            let mut forgone = 0;
            // The cells with something to collect; those that are left over come last.
            let mut collects = [(SPOTS as u8, 0); 3];
            let mut places = collects.iter_mut();
            for spot in spots(lie.cells) {
                let step = model.harvest.step[spot.index()];
                let times = lie.times.checked_div(step).map(|times| times % 3);
                if let Some((times, place)) = times.and_then(|times| Some((times, places.next()?)))
                {
                    decides += (3 - times) * self.digit[spot.index()];
                    forgone += (2 - times as u16) * model.harvest.calm[spot.index()];
                    place.0 = spot.index() as u8;
                    place.1 = times as u8;
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

    fn set_least(&mut self, model: &Model<'_>) {
        let lost = |lie: &(u16, i64)| self.collects[usize::from(lie.0)].1 as u16;
        let of_patch = |patch: &Patch| (patch.cells, patch.lies.iter().map(lost).min());
        let patches = self.patches.each_ref();
        let patches = patches.map(|patches| patches.iter().map(of_patch).collect::<Vec<_>>());
        for cells in 1..=ALL_CELLS {
            let first = cells.trailing_zeros() as usize;
            let rest = cells & (cells - 1);
            let bare = 1 + u16::from(model.haunts[first].cost);
            let mut least = bare + self.least[usize::from(rest)];
            for (patch, lost) in &patches[first] {
                if patch & cells == *patch {
                    let lost = lost.unwrap_or(bare);
                    least = least.min(lost + self.least[usize::from(cells & !patch)]);
                }
            }
            self.least[usize::from(cells)] = least;
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
        let banished = self.part.octopuses == Octopuses::Banished;
        // With one octopus, it is the one that haunts.
        let octopus = match model.octopuses.count_ones() {
            1 if !banished => model.octopuses,
            _ => 0,
        };
        for (spot, bare) in self.bare.iter_mut().enumerate() {
            let haunt = model.haunts[spot];
            *bare = -slopes.calm * (1 + i64::from(haunt.cost)) - self.bat * i64::from(haunt.bats);
            let collected = self.part.times[spot].is_some_and(|times| times > 0);
            if collected || banished && model.haunts[spot].octopuses > 0 {
                *bare = FORBIDDEN;
            }
        }
        let lies = model.layout.lies.iter().zip(&self.collects);
        for ((lie, (collects, lost)), weight) in lies.zip(&mut self.weights) {
            *weight = -slopes.calm * lost - slopes.prices[usize::from(lie.class)];
            *weight -= self.bat * i64::from(lie.bats);
            let mut apart = false;
            for (spot, times) in collects
                .iter()
                .take_while(|place| usize::from(place.0) < SPOTS)
            {
                *weight += slopes.collect[usize::from(*spot)][usize::from(*times)];
                let wanted = self.part.times[usize::from(*spot)];
                apart |= wanted.is_some_and(|wanted| wanted != *times);
            }
            if apart || (banished && lie.octopuses > 0) || lie.banished & octopus != 0 {
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
        // Keys and chests bend goods most: they are settled first.
        let apart = |spot: usize| peak.goods[spot] != peak.cover[spot];
        let open = |spot: &usize| model.harvest.step[*spot] > 0 && self.part.times[*spot].is_none();
        let bend = |spot: &usize| (apart(*spot), model.harvest.locks[*spot], Reverse(*spot));
        self.split = (0..SPOTS).filter(open).max_by_key(bend);
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
}

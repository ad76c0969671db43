//! Every order of keys and chests, and every choice of colours (R10, R14).

use std::collections::HashSet;

use lucid_dream_runners::{Colour, Fragment, Goods, SPOTS, Spot};

use super::super::instance::MOST_WORTH;
use super::super::{Holdings, Objective};
use super::reward_cells::{Collected, RewardCells};
use super::{CollectOutcome, CollectPath, Times};

/// A collected cell whose place in the order can matter (R14).
#[derive(Clone, Copy, Debug, Default)]
struct KeyedCell {
    spot: Spot,
    keys: u16,
    chest: u8,
    times: u8,
}

pub(super) type Colours = ([u8; 4], [u8; 4]);

/// How often chests were opened: for each kind how many cells once and how many twice. It
/// matters only for wild fragments, which take one colour in a cell (R10); without them,
/// all openings count as single ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Openings([[u8; 2]; 3]);

impl Openings {
    /// Openings of each kind.
    fn count(self, chest: usize) -> u8 {
        let [once, twice] = self.0[chest];
        once + 2 * twice
    }
}

/// Enumerates orders and colours.
pub(super) struct OutcomeEnumerator<'a, V> {
    pub(super) reward_cells: &'a RewardCells,
    value: &'a V,
    keyed: [KeyedCell; SPOTS],
    count: usize,
    /// Which cells left and openings were visited.
    met: HashSet<(u16, Openings)>,
    /// The different openings that orders lead to, each with the first order.
    ends: Vec<(Openings, CollectPath)>,
    table: OpeningTable,
}

/// The openings that the orders of the collected cells lead to, for every vector of how
/// often the cells with keys or chests are collected.
///
/// Whatever the order was, some cell came last: so the openings of a vector follow from
/// those of the vectors that lack one cell. The keys that are left follow from what was
/// collected and opened.
#[derive(Clone, Debug, Default)]
struct OpeningTable {
    /// What collecting once on a cell adds to a vector's index.
    step: [usize; SPOTS],
    /// For each index the first of its openings. The next index has the end.
    first: Vec<u32>,
    openings: Vec<Openings>,
}

impl<'a, V: Objective> OutcomeEnumerator<'a, V> {
    pub(super) fn new(reward_cells: &'a RewardCells, value: &'a V) -> OutcomeEnumerator<'a, V> {
        OutcomeEnumerator {
            reward_cells,
            value,
            keyed: [KeyedCell::default(); SPOTS],
            count: 0,
            met: HashSet::new(),
            ends: Vec::new(),
            table: OpeningTable::default(),
        }
    }

    /// Prepares for [`OutcomeEnumerator::each_outcome`], of vectors with no more collects
    /// and doubles than that.
    pub(super) fn prepare(&mut self, most: (usize, usize)) {
        self.find_locks(&[1; SPOTS]);
        let cells = self.keyed[..self.count].to_vec();
        let mut table = OpeningTable::default();
        let mut size = 1;
        for cell in &cells {
            table.step[cell.spot.index()] = size;
            size *= 3;
        }
        table.first.push(0);
        let mut found: Vec<Openings> = Vec::new();
        for index in 0..size {
            found.clear();
            let times = |place: u32| (index / 3usize.pow(place) % 3) as u8;
            let all = (0..cells.len() as u32).map(times);
            let collects = all.clone().filter(|times| *times > 0).count();
            let doubles = all.filter(|times| *times > 1).count();
            if index == 0 {
                found.push(Openings::default());
            } else if collects <= most.0 && doubles <= most.1 {
                for (place, cell) in cells.iter().enumerate() {
                    let times = times(place as u32);
                    if times == 0 {
                        continue;
                    }
                    let before = index - usize::from(times) * table.step[cell.spot.index()];
                    let collected: u16 = (cells.iter().enumerate())
                        .filter(|(other, _)| *other != place)
                        .map(|(other, cell)| {
                            cell.keys * u16::from((index / 3usize.pow(other as u32) % 3) as u8)
                        })
                        .sum();
                    for openings in table.of(before) {
                        let keys = self.keys_left(*openings, collected);
                        let cell = KeyedCell {
                            times,
                            keys: cell.keys * u16::from(times),
                            ..*cell
                        };
                        let (_, openings) = self.collect(&cell, keys, *openings);
                        if !found.contains(&openings) {
                            found.push(openings);
                        }
                    }
                }
            }
            table.openings.extend(&found);
            table.first.push(table.openings.len() as u32);
        }
        self.table = table;
    }

    /// The keys after some were collected and chests opened.
    fn keys_left(&self, openings: Openings, collected: u16) -> u16 {
        let mut keys = self.reward_cells.situation.keys + collected;
        let mut paid = 0;
        for chest in 0..3 {
            let count = u16::from(openings.count(chest));
            let inside = self.reward_cells.chests[chest].map_or(0, |goods| goods.keys);
            keys += count * u16::from(inside);
            paid += count * (chest as u16 + 1);
        }
        keys - paid
    }

    /// Collects on a cell: the keys and openings after it.
    fn collect(&self, cell: &KeyedCell, keys: u16, openings: Openings) -> (u16, Openings) {
        let mut keys = keys + cell.keys;
        let mut openings = openings;
        if cell.chest > 0 {
            let need = u16::from(cell.chest);
            let inside = self.inside(cell.chest);
            let mut opened = 0;
            while opened < cell.times && keys >= need {
                keys = keys - need + u16::from(inside.map_or(0, |goods| goods.keys));
                opened += 1;
            }
            let [once, twice] = &mut openings.0[usize::from(cell.chest) - 1];
            let is_wild = inside.is_some_and(|goods| goods.fragments[Fragment::Wild as usize] > 0);
            match (opened, is_wild) {
                (2, true) => *twice += 1,
                _ => *once += opened,
            }
        }
        (keys, openings)
    }

    /// Calls `each` with all outcomes of a vector.
    pub(super) fn each_outcome(
        &self,
        times: &Times,
        sum: &Collected,
        mut each: impl FnMut(CollectOutcome),
    ) {
        let steps = times.iter().zip(&self.table.step);
        let index = steps.map(|(times, step)| usize::from(*times) * step).sum();
        for openings in self.table.of(index) {
            self.settle(*openings, sum, |outcome, _| each(outcome));
        }
    }

    /// Calls `each` with all outcomes of a vector, and how they are reached.
    pub(super) fn each_path(
        &mut self,
        times: &Times,
        sum: &Collected,
        mut each: impl FnMut(CollectOutcome, &CollectPath, Colours),
    ) {
        self.find_locks(times);
        self.ends.clear();
        self.met.clear();
        let left = (1u16 << self.count) - 1;
        let keys = self.reward_cells.situation.keys;
        self.walk(left, keys, Openings::default(), CollectPath::default());
        for index in 0..self.ends.len() {
            let (openings, path) = self.ends[index];
            self.settle(openings, sum, |outcome, colours| {
                each(outcome, &path, colours);
            });
        }
    }

    /// Finds the cells whose order can matter: those with keys or chests, if there is any
    /// chest. Those with chests come first.
    fn find_locks(&mut self, times: &Times) {
        self.count = 0;
        for chest in [true, false] {
            if !chest && self.count == 0 {
                return;
            }
            for cell in self.reward_cells.cells() {
                let times = times[cell.spot.index()];
                let has_chest = cell.goods.chest > 0;
                if times > 0 && has_chest == chest && (has_chest || cell.goods.keys > 0) {
                    self.keyed[self.count] = KeyedCell {
                        spot: cell.spot,
                        keys: u16::from(cell.goods.keys) * u16::from(times),
                        chest: cell.goods.chest,
                        times,
                    };
                    self.count += 1;
                }
            }
        }
    }

    /// Tries every order of the cells that are left.
    fn walk(&mut self, left: u16, keys: u16, openings: Openings, path: CollectPath) {
        if !self.met.insert((left, openings)) {
            return;
        }
        let chests = (0..self.count).any(|at| left & (1 << at) != 0 && self.keyed[at].chest > 0);
        if !chests {
            if self.ends.iter().all(|(other, _)| *other != openings) {
                self.ends.push((openings, path));
            }
            return;
        }
        for at in 0..self.count {
            if left & (1 << at) == 0 {
                continue;
            }
            let (keys, openings) = self.collect(&self.keyed[at], keys, openings);
            let mut path = path;
            path.cells[path.count] = self.keyed[at].spot;
            path.count += 1;
            self.walk(left & !(1 << at), keys, openings, path);
        }
    }

    fn inside(&self, chest: u8) -> Option<&Goods> {
        self.reward_cells.chests[usize::from(chest) - 1].as_ref()
    }

    /// Tries every choice of colours after such openings.
    fn settle(
        &self,
        openings: Openings,
        sum: &Collected,
        mut each: impl FnMut(CollectOutcome, Colours),
    ) {
        let situation = &self.reward_cells.situation;
        let mut sum = *sum;
        let mut unknown = [0; 3];
        let mut paid = 0;
        for (chest, unknown) in unknown.iter_mut().enumerate() {
            let [once, twice] = openings.0[chest];
            paid += u16::from(openings.count(chest)) * (chest as u16 + 1);
            match &self.reward_cells.chests[chest] {
                Some(goods) => {
                    for _ in 0..once {
                        sum = sum.with(goods, 1);
                    }
                    for _ in 0..twice {
                        sum = sum.with(goods, 2);
                    }
                }
                None => *unknown += openings.count(chest),
            }
        }
        let mut holdings = Holdings {
            keys: situation.keys + sum.keys - paid,
            coins: situation.coins + sum.coins,
            fragments: situation.fragments,
            stars: situation.stars,
            unknown,
        };
        for colour in Colour::ALL {
            holdings.fragments[colour as usize] += sum.fragments[colour as usize];
        }
        let gain = sum.serenity;
        let mut end = |colours: Colours| {
            let mut holdings = holdings;
            for (colour, held) in holdings.fragments.iter_mut().enumerate() {
                *held += u16::from(colours.0[colour]) + 2 * u16::from(colours.1[colour]);
            }
            turn_in(&mut holdings, self.reward_cells.last_star);
            let worth = self.value.goods(&holdings);
            let worth = worth.clamp(-MOST_WORTH, MOST_WORTH);
            each(CollectOutcome { gain, worth }, colours);
        };
        if sum.wild == [0; 2] {
            return end(Colours::default());
        }
        each_split(sum.wild[0], &mut |alone| {
            each_split(sum.wild[1], &mut |pairs| end((alone, pairs)));
        });
    }
}

impl OpeningTable {
    fn of(&self, index: usize) -> &[Openings] {
        &self.openings[self.first[index] as usize..self.first[index + 1] as usize]
    }
}

/// R10: sets of four colours are turned in for spaces on the star track. The order in
/// which fragments came makes no difference.
#[inline]
fn turn_in(holdings: &mut Holdings, last_star: u8) {
    let sets = holdings.fragments.into_iter().min().unwrap_or(0);
    if sets > 0 {
        holdings.fragments.iter_mut().for_each(|held| *held -= sets);
        let end = u16::from(last_star.max(holdings.stars));
        holdings.stars = (u16::from(holdings.stars) + sets).min(end) as u8;
    }
}

/// Every way to give each of `count` things one of four colours.
fn each_split(count: u16, each: &mut impl FnMut([u8; 4])) {
    let count = count as u8;
    for blue in 0..=count {
        for white in 0..=count - blue {
            for orange in 0..=count - blue - white {
                each([blue, white, orange, count - blue - white - orange]);
            }
        }
    }
}

/// Colours are in the same places in both lists.
const _: () = assert!(Fragment::Green as usize == Colour::Green as usize);

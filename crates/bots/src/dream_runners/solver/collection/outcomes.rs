//! Every order of keys and chests, and every choice of colours (R10, R14).

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

/// Enumerates orders and colours.
pub(super) struct OutcomeEnumerator<'a, V> {
    pub(super) reward_cells: &'a RewardCells,
    value: &'a V,
    keyed: [KeyedCell; SPOTS],
    count: usize,
    /// Which pairs of cells left and openings were visited, as bits.
    met: Vec<u64>,
    /// The different openings that orders lead to, each with the first order.
    ends: Vec<(u32, CollectPath)>,
}

impl<'a, V: Objective> OutcomeEnumerator<'a, V> {
    pub(super) fn new(reward_cells: &'a RewardCells, value: &'a V) -> OutcomeEnumerator<'a, V> {
        OutcomeEnumerator {
            reward_cells,
            value,
            keyed: [KeyedCell::default(); SPOTS],
            count: 0,
            met: Vec::new(),
            ends: Vec::new(),
        }
    }

    /// Calls `each` with all outcomes of a vector.
    pub(super) fn each_end(
        &mut self,
        times: &Times,
        sum: &Collected,
        mut each: impl FnMut(CollectOutcome, &CollectPath, Colours),
    ) {
        self.find_locks(times);
        let chests = self.keyed[..self.count].iter().filter(|l| l.chest > 0);
        let chests = chests.count() as u32;
        self.ends.clear();
        if chests == 0 {
            self.ends.push((0, CollectPath::default()));
        } else {
            let bits = (1usize << self.count) * 3usize.pow(chests);
            self.met.clear();
            self.met.resize(bits.div_ceil(64), 0);
            let left = (1u16 << self.count) - 1;
            self.walk(
                left,
                self.reward_cells.situation.keys,
                0,
                CollectPath::default(),
            );
        }
        for index in 0..self.ends.len() {
            let (code, path) = self.ends[index];
            self.settle(code, sum, |outcome, colours| each(outcome, &path, colours));
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

    /// Tries every order of the cells that are left. `code` has a digit from 0 to 2 for the
    /// openings of each chest.
    fn walk(&mut self, left: u16, keys: u16, code: u32, path: CollectPath) {
        let bit = ((code as usize) << self.count) | usize::from(left);
        if self.met[bit / 64] & (1 << (bit % 64)) != 0 {
            return;
        }
        self.met[bit / 64] |= 1 << (bit % 64);
        let chests = (0..self.count).any(|at| left & (1 << at) != 0 && self.keyed[at].chest > 0);
        if !chests {
            if self.ends.iter().all(|(other, _)| *other != code) {
                self.ends.push((code, path));
            }
            return;
        }
        for at in 0..self.count {
            if left & (1 << at) == 0 {
                continue;
            }
            let cell = self.keyed[at];
            let mut keys = keys + cell.keys;
            let mut opened = 0;
            if cell.chest > 0 {
                let need = u16::from(cell.chest);
                let inside = self.inside(cell.chest).map_or(0, |goods| goods.keys);
                while opened < cell.times && keys >= need {
                    keys = keys - need + u16::from(inside);
                    opened += 1;
                }
            }
            let code = match opened {
                0 => code,
                n => code + u32::from(n) * 3u32.pow(at as u32),
            };
            let mut path = path;
            path.cells[path.count] = cell.spot;
            path.count += 1;
            self.walk(left & !(1 << at), keys, code, path);
        }
    }

    fn inside(&self, chest: u8) -> Option<&Goods> {
        self.reward_cells.chests[usize::from(chest) - 1].as_ref()
    }

    /// Tries every choice of colours after such openings.
    fn settle(&self, code: u32, sum: &Collected, mut each: impl FnMut(CollectOutcome, Colours)) {
        let situation = &self.reward_cells.situation;
        let mut sum = *sum;
        let mut unknown = [0; 3];
        let mut paid = 0;
        let mut code = code;
        for cell in self.keyed[..self.count].iter().filter(|l| l.chest > 0) {
            let opened = (code % 3) as u8;
            code /= 3;
            paid += u16::from(opened) * u16::from(cell.chest);
            match self.inside(cell.chest) {
                Some(goods) => sum = sum.with(goods, opened),
                None => unknown[usize::from(cell.chest) - 1] += opened,
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

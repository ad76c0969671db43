//! What collecting is worth, for every way in which cells can be collected.

use dream_runners::resolution::Situation;
use dream_runners::{Cell, Colour, Fragment, Goods, Nightmare, SPOTS, Spot};

use super::instance::MOST_WORTH;
use super::{Holdings, Instance, Value};

/// How often each cell is collected: 0, 1 or 2.
pub(super) type Times = [u8; SPOTS];

/// An end that collecting can come to: the serenity gained, and the worth of
/// what the owner has then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) gain: u16,
    pub(super) worth: i64,
}

/// How an end is reached: the cells with keys and chests in order, and the
/// colours of wild fragments that come alone and in pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Path {
    pub(super) cells: [Spot; SPOTS],
    pub(super) count: usize,
    pub(super) alone: [u8; 4],
    pub(super) pairs: [u8; 4],
}

/// The ways for all vectors of times that can be reached.
#[derive(Clone, Debug)]
pub(super) struct Harvest {
    /// What collecting once on a cell adds to a vector's index; 0 where there is
    /// nothing to collect.
    pub(super) step: [u32; SPOTS],
    /// The serenity that collecting once on a cell gives at the most, its chest included.
    pub(super) calm: [u16; SPOTS],
    /// For each index the first of its ways; the next index has the end.
    first: Vec<u32>,
    ways: Vec<Way>,
    /// All ways with their indices.
    all: Vec<(u32, Way)>,
    most_gain: u16,
}

impl Harvest {
    /// Works all vectors out that have no more collects and doubles than that.
    pub(super) fn new(instance: &Instance, value: &impl Value, most: (usize, usize)) -> Harvest {
        let field = Field::new(instance);
        let mut step = [0; SPOTS];
        let mut calm = [0; SPOTS];
        let mut size = 1;
        for plot in field.plots() {
            step[plot.spot.index()] = size;
            size *= 3;
            let chest = usize::from(plot.goods.chest).checked_sub(1);
            let inside = chest.and_then(|chest| field.chests[chest]);
            let inside = inside.map_or(0, |goods| goods.serenity);
            calm[plot.spot.index()] = u16::from(plot.goods.serenity) + u16::from(inside);
        }
        let mut harvest = Harvest {
            step,
            calm,
            first: Vec::with_capacity(size as usize + 1),
            ways: Vec::with_capacity(size as usize * 2),
            all: Vec::new(),
            most_gain: 0,
        };
        harvest.first.push(0);
        let mut picker = Picker::new(&field, value);
        harvest.fill(&mut picker, field.count, [0; SPOTS], Sum::default(), most);
        harvest.all.reserve(harvest.ways.len());
        for index in 0..size {
            let range = harvest.first[index as usize]..harvest.first[index as usize + 1];
            let ways = range.map(|at| (index, harvest.ways[at as usize]));
            harvest.all.extend(ways);
        }
        let gains = harvest.ways.iter().map(|way| way.gain);
        harvest.most_gain = gains.max().unwrap_or(0);
        harvest
    }

    /// Vectors in the order of their indices: the last plot's times first.
    fn fill<V: Value>(
        &mut self,
        picker: &mut Picker<'_, V>,
        plots: usize,
        times: Times,
        sum: Sum,
        (collects, doubles): (usize, usize),
    ) {
        let Some(plot) = plots.checked_sub(1) else {
            let start = self.ways.len();
            picker.each_end(&times, &sum, |way, _, _| add(&mut self.ways, start, way));
            self.first.push(self.ways.len() as u32);
            return;
        };
        let last = &picker.field.plots[plot];
        let (once, spot) = (last.goods, last.spot.index());
        for count in 0..=2u8 {
            if collects < usize::from(count > 0) || doubles < usize::from(count > 1) {
                // Nothing reaches these vectors: they have no ways.
                let skipped = 3usize.pow(plot as u32);
                let end = self.ways.len() as u32;
                self.first.extend(std::iter::repeat_n(end, skipped));
                continue;
            }
            let rest = (
                collects - usize::from(count > 0),
                doubles - usize::from(count > 1),
            );
            let mut times = times;
            times[spot] = count;
            self.fill(picker, plot, times, sum.with(&once, count), rest);
        }
    }

    /// How many vectors there are.
    pub(super) fn size(&self) -> usize {
        self.first.len() - 1
    }

    /// Every way, with the index of its vector.
    pub(super) fn all_ways(&self) -> &[(u32, Way)] {
        &self.all
    }

    /// The most serenity that some way gains.
    pub(super) fn most_gain(&self) -> u16 {
        self.most_gain
    }

    /// The ways of a vector; none is worse than another in both respects.
    #[inline]
    pub(super) fn ways(&self, index: u32) -> &[Way] {
        let index = index as usize;
        &self.ways[self.first[index] as usize..self.first[index + 1] as usize]
    }
}

/// Adds a way unless another is as good; drops those that it betters.
fn add(ways: &mut Vec<Way>, start: usize, new: Way) {
    let betters = |one: &Way, other: &Way| one.gain >= other.gain && one.worth >= other.worth;
    let mut at = start;
    while at < ways.len() {
        if betters(&ways[at], &new) {
            return;
        }
        if betters(&new, &ways[at]) {
            ways.swap_remove(at);
        } else {
            at += 1;
        }
    }
    ways.push(new);
}

/// How a way of a vector is reached: the first found.
pub(super) fn path(instance: &Instance, value: &impl Value, times: &Times, way: Way) -> Path {
    let field = Field::new(instance);
    let mut sum = Sum::default();
    for plot in field.plots() {
        sum = sum.with(&plot.goods, times[plot.spot.index()]);
    }
    let mut found = None;
    Picker::new(&field, value).each_end(times, &sum, |end, path, colours| {
        if end == way && found.is_none() {
            let (alone, pairs) = colours;
            found = Some(Path {
                alone,
                pairs,
                ..*path
            });
        }
    });
    found.unwrap_or_default()
}

/// A cell that gives something.
#[derive(Clone, Copy, Debug, Default)]
struct Plot {
    spot: Spot,
    goods: Goods,
}

/// The cells that give something, the chests, and what the owner has.
#[derive(Clone, Debug)]
struct Field {
    plots: [Plot; SPOTS],
    count: usize,
    chests: [Option<Goods>; 3],
    situation: Situation,
    last_star: u8,
}

impl Field {
    fn new(instance: &Instance) -> Field {
        let mut field = Field {
            plots: [Plot::default(); SPOTS],
            count: 0,
            chests: instance.dream.chests,
            situation: instance.situation,
            last_star: instance.dream.last_star,
        };
        for spot in Spot::all() {
            let goods = match instance.dream.cells[spot.index()] {
                Cell::Reward(mut goods) => {
                    if goods.chest > 3 {
                        goods.chest = 0;
                    }
                    goods
                }
                Cell::Converging(_) => {
                    let share = &instance.shares[spot.index()];
                    let [blue, white, orange, green] = share.fragments;
                    Goods {
                        fragments: [blue, white, orange, green, 0],
                        keys: share.keys,
                        coins: share.coins,
                        serenity: share.serenity,
                        chest: 0,
                    }
                }
                Cell::Nightmare(Nightmare::Spider(fragment)) => {
                    let mut goods = Goods::default();
                    goods.fragments[fragment as usize] = 1;
                    goods
                }
                Cell::Nightmare(_) => Goods::default(),
            };
            if !goods.is_empty() {
                field.plots[field.count] = Plot { spot, goods };
                field.count += 1;
            }
        }
        field
    }

    fn plots(&self) -> &[Plot] {
        &self.plots[..self.count]
    }
}

/// Things collected, chests aside.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    fragments: [u16; 4],
    keys: u16,
    coins: u16,
    serenity: u16,
    /// Wild fragments that come alone and in pairs (R10).
    wild: [u16; 2],
}

impl Sum {
    #[inline]
    fn with(mut self, goods: &Goods, times: u8) -> Sum {
        if times == 0 {
            return self;
        }
        let count = u16::from(times);
        for colour in Colour::ALL {
            self.fragments[colour as usize] += count * u16::from(goods.fragments[colour as usize]);
        }
        self.keys += count * u16::from(goods.keys);
        self.coins += count * u16::from(goods.coins);
        self.serenity += count * u16::from(goods.serenity);
        self.wild[usize::from(times) - 1] += u16::from(goods.fragments[Fragment::Wild as usize]);
        self
    }
}

/// A collected cell whose place in the order can matter (R14).
#[derive(Clone, Copy, Debug, Default)]
struct Lock {
    spot: Spot,
    keys: u16,
    chest: u8,
    times: u8,
}

type Colours = ([u8; 4], [u8; 4]);

/// Tries orders and colours.
struct Picker<'a, V> {
    field: &'a Field,
    value: &'a V,
    locks: [Lock; SPOTS],
    count: usize,
    /// Which (cells left, openings) were met, as bits.
    met: Vec<u64>,
    /// The different openings that orders lead to, with the first order to each.
    ends: Vec<(u32, Path)>,
}

impl<'a, V: Value> Picker<'a, V> {
    fn new(field: &'a Field, value: &'a V) -> Picker<'a, V> {
        Picker {
            field,
            value,
            locks: [Lock::default(); SPOTS],
            count: 0,
            met: Vec::new(),
            ends: Vec::new(),
        }
    }

    /// Calls `each` with all ends of a vector.
    fn each_end(&mut self, times: &Times, sum: &Sum, mut each: impl FnMut(Way, &Path, Colours)) {
        self.find_locks(times);
        let chests = self.locks[..self.count].iter().filter(|l| l.chest > 0);
        let chests = chests.count() as u32;
        self.ends.clear();
        if chests == 0 {
            self.ends.push((0, Path::default()));
        } else {
            let bits = (1usize << self.count) * 3usize.pow(chests);
            self.met.clear();
            self.met.resize(bits.div_ceil(64), 0);
            let left = (1u16 << self.count) - 1;
            self.walk(left, self.field.situation.keys, 0, Path::default());
        }
        for index in 0..self.ends.len() {
            let (code, path) = self.ends[index];
            self.settle(code, sum, |way, colours| each(way, &path, colours));
        }
    }

    /// The cells whose order can matter: those with keys or chests, if there is
    /// a chest at all. Those with chests come first.
    fn find_locks(&mut self, times: &Times) {
        self.count = 0;
        for chest in [true, false] {
            if !chest && self.count == 0 {
                return;
            }
            for plot in self.field.plots() {
                let times = times[plot.spot.index()];
                let has_chest = plot.goods.chest > 0;
                if times > 0 && has_chest == chest && (has_chest || plot.goods.keys > 0) {
                    self.locks[self.count] = Lock {
                        spot: plot.spot,
                        keys: u16::from(plot.goods.keys) * u16::from(times),
                        chest: plot.goods.chest,
                        times,
                    };
                    self.count += 1;
                }
            }
        }
    }

    /// Every order of the locks that are left. `code` has a digit from 0 to 2
    /// for the openings of each chest.
    fn walk(&mut self, left: u16, keys: u16, code: u32, path: Path) {
        let bit = ((code as usize) << self.count) | usize::from(left);
        if self.met[bit / 64] & (1 << (bit % 64)) != 0 {
            return;
        }
        self.met[bit / 64] |= 1 << (bit % 64);
        let chests = (0..self.count).any(|at| left & (1 << at) != 0 && self.locks[at].chest > 0);
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
            let lock = self.locks[at];
            let mut keys = keys + lock.keys;
            let mut opened = 0;
            if lock.chest > 0 {
                let need = u16::from(lock.chest);
                let inside = self.inside(lock.chest).map_or(0, |goods| goods.keys);
                while opened < lock.times && keys >= need {
                    keys = keys - need + u16::from(inside);
                    opened += 1;
                }
            }
            let code = match opened {
                0 => code,
                n => code + u32::from(n) * 3u32.pow(at as u32),
            };
            let mut path = path;
            path.cells[path.count] = lock.spot;
            path.count += 1;
            self.walk(left & !(1 << at), keys, code, path);
        }
    }

    fn inside(&self, chest: u8) -> Option<&Goods> {
        self.field.chests[usize::from(chest) - 1].as_ref()
    }

    /// Every choice of colours after such openings.
    fn settle(&self, code: u32, sum: &Sum, mut each: impl FnMut(Way, Colours)) {
        let situation = &self.field.situation;
        let mut sum = *sum;
        let mut unknown = [0; 3];
        let mut paid = 0;
        let mut code = code;
        for lock in self.locks[..self.count].iter().filter(|l| l.chest > 0) {
            let opened = (code % 3) as u8;
            code /= 3;
            paid += u16::from(opened) * u16::from(lock.chest);
            match self.inside(lock.chest) {
                Some(goods) => sum = sum.with(goods, opened),
                None => unknown[usize::from(lock.chest) - 1] += opened,
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
            turn_in(&mut holdings, self.field.last_star);
            let worth = self.value.goods(&holdings);
            let worth = worth.clamp(-MOST_WORTH, MOST_WORTH);
            each(Way { gain, worth }, colours);
        };
        if sum.wild == [0; 2] {
            return end(Colours::default());
        }
        each_split(sum.wild[0], &mut |alone| {
            each_split(sum.wild[1], &mut |pairs| end((alone, pairs)));
        });
    }
}

/// R10: sets of four colours go back for spaces on the star track. In which
/// order fragments came makes no difference.
#[inline]
fn turn_in(holdings: &mut Holdings, last_star: u8) {
    let sets = holdings.fragments.into_iter().min().unwrap_or(0);
    if sets > 0 {
        holdings.fragments.iter_mut().for_each(|held| *held -= sets);
        let end = u16::from(last_star.max(holdings.stars));
        holdings.stars = (u16::from(holdings.stars) + sets).min(end) as u8;
    }
}

/// Every way to give `count` things one of four colours each.
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

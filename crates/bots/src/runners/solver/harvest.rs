//! What collecting is worth, for every way in which cells can be collected.

mod field;
mod picker;

use lucid_dream_runners::{SPOTS, Spot};

use super::{Instance, Value};
use field::{Field, Sum};
use picker::Picker;

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
    /// Which cells hold a chest (2) or keys (1).
    pub(super) locks: [u8; SPOTS],
    /// For each index the first of its ways; the next index has the end.
    first: Vec<u32>,
    ways: Vec<Way>,
    most_gain: u16,
}

impl Harvest {
    /// Works all vectors out that have no more collects and doubles than that.
    pub(super) fn new(instance: &Instance, value: &impl Value, most: (usize, usize)) -> Harvest {
        let field = Field::new(instance);
        let mut step = [0; SPOTS];
        let mut calm = [0; SPOTS];
        let mut locks = [0; SPOTS];
        let mut size = 1;
        for plot in field.plots() {
            step[plot.spot.index()] = size;
            size *= 3;
            locks[plot.spot.index()] = match (plot.goods.chest, plot.goods.keys) {
                (0, 0) => 0,
                (0, _) => 1,
                _ => 2,
            };
            let chest = usize::from(plot.goods.chest).checked_sub(1);
            let inside = chest.and_then(|chest| field.chests[chest]);
            let inside = inside.map_or(0, |goods| goods.serenity);
            calm[plot.spot.index()] = u16::from(plot.goods.serenity) + u16::from(inside);
        }
        let mut harvest = Harvest {
            step,
            calm,
            locks,
            first: Vec::with_capacity(size as usize + 1),
            ways: Vec::with_capacity(size as usize * 2),
            most_gain: 0,
        };
        harvest.first.push(0);
        let mut picker = Picker::new(&field, value);
        harvest.fill(&mut picker, field.count, [0; SPOTS], Sum::default(), most);
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
    pub(super) fn all_ways(&self) -> Vec<(u32, Way)> {
        let mut all = Vec::with_capacity(self.ways.len());
        for index in 0..self.size() as u32 {
            all.extend(self.ways(index).iter().map(|way| (index, *way)));
        }
        all
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

//! The search: cells are decided as they are read.

use super::MOST_SEGMENTS;
use super::bound::{FINE, Octopuses, POSSIBLE, Plane};
use super::layout::Place;
use super::model::{ALL_CELLS, Effect, Model};

/// How many nodes a dive looks at.
const PATIENCE: u64 = 100;

/// A board that was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) worth: i64,
    pub(super) asleep: bool,
    pub(super) effect: Effect,
    /// Number and place of each segment.
    pub(super) laid: [(u8, Place); 9],
    pub(super) count: usize,
}

/// What is decided so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// An upper bound, but for the cells that are left.
    pub(super) bound: i64,
    /// The serenity that can still be gained in all.
    pub(super) gain: u16,
    /// The index of the plane's depth.
    pub(super) open: u32,
    pub(super) effect: Effect,
    pub(super) bats: u8,
    pub(super) octopuses: u8,
    pub(super) collects: u8,
    /// How many segments of each class are used.
    pub(super) used: [u8; MOST_SEGMENTS],
    /// The lies, by number.
    pub(super) lies: [u16; 9],
    pub(super) count: u8,
}

impl Node {
    pub(super) fn root(plane: &Plane) -> Node {
        Node {
            bound: plane.base,
            gain: plane.gain,
            open: plane.depth.len() as u32 - 1,
            effect: Effect::default(),
            bats: 0,
            octopuses: 0,
            collects: 0,
            used: [0; MOST_SEGMENTS],
            lies: [0; 9],
            count: 0,
        }
    }

    /// The node with a cell left bare.
    #[inline]
    pub(super) fn bare(&self, model: &Model<'_>, plane: &Plane, spot: usize) -> Node {
        let mut node = *self;
        let haunt = model.haunts[spot];
        node.bound += plane.bare[spot];
        node.open -= 3 * plane.digit[spot];
        node.gain -= 2 * model.harvest.calm[spot];
        node.effect.missing += 1;
        node.effect.cost += u16::from(haunt.cost);
        node.bats += haunt.bats;
        node.octopuses += haunt.octopuses;
        node
    }

    /// The node with a segment more.
    #[inline]
    pub(super) fn with(&self, model: &Model<'_>, plane: &Plane, number: u16) -> Node {
        let lie = &model.layout.lies[usize::from(number)];
        let class = usize::from(lie.class);
        let mut node = *self;
        node.bound += plane.weights[usize::from(number)];
        node.open -= plane.decides[usize::from(number)];
        node.gain -= plane.forgone[usize::from(number)];
        node.effect.times += lie.times;
        node.effect.outside += lie.outside;
        node.effect.banished |= lie.banished;
        node.effect.cost += u16::from(lie.cost);
        node.bats += lie.bats;
        node.octopuses += lie.octopuses;
        node.collects += model.layout.classes[class].collects;
        node.used[class] += 1;
        node.lies[usize::from(node.count)] = number;
        node.count += 1;
        node
    }

    /// What octopuses take at least (R11).
    #[inline]
    pub(super) fn octopus_cost(&self) -> u16 {
        u16::from(self.octopuses) * u16::from(self.collects)
    }

    /// An upper bound for all boards that can come of it.
    #[inline]
    pub(super) fn most(&self, model: &Model<'_>, plane: &Plane, left: u16) -> i64 {
        let mut octopuses = self.octopus_cost();
        let mut taken = i64::from(octopuses) * plane.calm;
        if plane.part.octopuses == Octopuses::Haunting {
            // One of them is in the weights already.
            let once = u16::from(self.collects);
            octopuses = octopuses.max(once);
            taken = i64::from(octopuses - once) * plane.calm;
        }
        let depth = plane.depth[self.open as usize];
        let lost = self.effect.coherence() + self.effect.cost + octopuses;
        let steep = plane.steepness(lost + plane.least[usize::from(left)], self.gain);
        let bats = self.bats_cost(model, plane, left);
        self.bound - taken - depth - steep - bats + plane.cover[usize::from(left)]
    }

    /// What bats take at least, beyond what they weigh (R12).
    #[inline]
    fn bats_cost(&self, model: &Model<'_>, plane: &Plane, left: u16) -> i64 {
        if self.bats == 0 || !plane.asleep {
            return 0;
        }
        let played = usize::from(self.count) + left.count_ones() as usize;
        let spare = model.instance.segments.len().saturating_sub(played);
        let lost = spare.min(self.bats.into());
        model.losses[lost] * FINE - plane.bat * i64::from(self.bats)
    }

    /// A node without cells left: what the board does, and its worth, if it is
    /// one of those that the plane lies above.
    #[inline]
    pub(super) fn judge(&self, model: &Model<'_>, plane: &Plane) -> Option<(i64, Effect)> {
        let asleep = plane.asleep;
        if (self.octopuses > 0) != (plane.part.octopuses == Octopuses::Haunting) {
            return None;
        }
        let mut effect = self.effect;
        effect.cost += self.octopus_cost();
        let (worth, _) = model.worth(&effect, asleep)?;
        if !asleep || self.bats == 0 {
            return Some((worth, effect));
        }
        let (lost, cost) = model.lost(&self.used, self.bats);
        effect.lost = lost;
        Some((worth - cost, effect))
    }
}

/// A depth-first search that leaves out what the plane rules out.
pub(super) struct Search<'a> {
    model: &'a Model<'a>,
    plane: &'a Plane,
    /// How many boards are wanted.
    count: usize,
    /// Those that were found, the best first.
    found: &'a mut Vec<Found>,
    /// How many of them are of another kind and come first anyway.
    fixed: usize,
    /// Bounds below this cannot lead to anything new.
    threshold: i64,
    /// How many nodes may still be looked at.
    patience: u64,
}

/// The worth of a good board, found in little time.
pub(super) fn dive(model: &Model<'_>, plane: &Plane) -> Option<i64> {
    let mut found = Vec::with_capacity(2);
    let mut search = Search::new(model, plane, 1, &mut found).patient(PATIENCE);
    search.run();
    found.first().map(|found| found.worth)
}

impl<'a> Search<'a> {
    /// A search for boards that are as good as the last of those that were
    /// found, or for any as long as there are fewer than `count`.
    pub(super) fn new(
        model: &'a Model<'a>,
        plane: &'a Plane,
        count: usize,
        found: &'a mut Vec<Found>,
    ) -> Search<'a> {
        let fixed = found.partition_point(|found| found.asleep != plane.asleep);
        let mut search = Search {
            model,
            plane,
            count,
            found,
            fixed,
            threshold: model.floor.map_or(POSSIBLE, |floor| (floor + 1) * FINE),
            patience: u64::MAX,
        };
        search.set_threshold();
        search
    }

    /// Adds what it finds. Says whether it came to an end before its patience.
    pub(super) fn run(&mut self) -> bool {
        if self.plane.height() >= self.threshold {
            self.go(ALL_CELLS, &Node::root(self.plane));
        }
        self.patience > 0
    }

    /// The same search, which gives up after so many nodes.
    pub(super) fn patient(mut self, nodes: u64) -> Search<'a> {
        self.patience = nodes;
        self
    }

    /// With enough boards, only more than the last is of interest.
    fn set_threshold(&mut self) {
        if self.found.len() >= self.count {
            let last = self.found[self.fixed..].last();
            self.threshold = last.map_or(i64::MAX, |last| (last.worth + 1) * FINE);
        }
    }

    fn go(&mut self, left: u16, node: &Node) {
        if self.patience == 0 {
            return;
        }
        self.patience -= 1;
        if left == 0 {
            return self.board(node);
        }
        let spot = left.trailing_zeros() as usize;
        let plane = self.plane;
        // The most promising patch first; the last number is a bare cell.
        let mut order = [(i64::MIN, 0usize); 16];
        let patches = &plane.patches[spot];
        let mut count = 0;
        let cover = |cells: u16| plane.cover[usize::from(left & !cells)];
        let mut insert = |bound: i64, patch: usize| {
            if bound < self.threshold {
                return;
            }
            let mut at = count;
            while at > 0 && order[at - 1].0 < bound {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = (bound, patch);
            count += 1;
        };
        for (number, patch) in patches.iter().enumerate() {
            if patch.cells & left == patch.cells {
                insert(node.bound + patch.lies[0].1 + cover(patch.cells), number);
            }
        }
        insert(
            node.bound + plane.bare[spot] + cover(1 << spot),
            patches.len(),
        );
        for (bound, number) in &order[..count] {
            if *bound < self.threshold {
                break;
            }
            let Some(patch) = patches.get(*number) else {
                let node = node.bare(self.model, plane, spot);
                self.descend(left & !(1 << spot), &node);
                continue;
            };
            for (lie, weight) in &patch.lies {
                if node.bound + weight + cover(patch.cells) < self.threshold {
                    break;
                }
                let class = usize::from(self.model.layout.lies[usize::from(*lie)].class);
                let stock = self.model.layout.classes[class].members.len();
                if usize::from(node.used[class]) < stock {
                    let node = node.with(self.model, plane, *lie);
                    self.descend(left & !patch.cells, &node);
                }
            }
        }
    }

    /// Goes on unless octopuses take too much.
    #[inline]
    fn descend(&mut self, left: u16, node: &Node) {
        if node.most(self.model, self.plane, left) >= self.threshold {
            self.go(left, node);
        }
    }

    /// All cells are decided.
    fn board(&mut self, node: &Node) {
        let Some((worth, effect)) = node.judge(self.model, self.plane) else {
            return;
        };
        if worth.saturating_mul(FINE) < self.threshold {
            return;
        }
        if self.found.iter().any(|found| found.effect == effect) {
            return;
        }
        let Some(laid) = self.places(node) else {
            return;
        };
        let found = Found {
            worth,
            asleep: self.plane.asleep,
            effect,
            laid,
            count: node.count.into(),
        };
        let of_kind = &self.found[self.fixed..];
        let at = self.fixed + of_kind.partition_point(|other| other.worth >= worth);
        self.found.insert(at, found);
        self.found.truncate(self.count);
        self.set_threshold();
    }

    /// Numbers and places for the lies of a node, if they do not meet outside.
    fn places(&self, node: &Node) -> Option<[(u8, Place); 9]> {
        let mut laid = [(0, Place::default()); 9];
        let mut used = [0; MOST_SEGMENTS];
        let count = usize::from(node.count);
        for (lie, (number, _)) in node.lies[..count].iter().zip(&mut laid) {
            let class = usize::from(self.model.layout.lies[usize::from(*lie)].class);
            *number = self.model.layout.classes[class].members[used[class]];
            used[class] += 1;
        }
        self.place(&node.lies[..count], 0, 0, &mut laid)
            .then_some(laid)
    }

    fn place(&self, lies: &[u16], at: usize, outside: u64, laid: &mut [(u8, Place); 9]) -> bool {
        let Some(lie) = lies.get(at) else {
            return true;
        };
        let lie = &self.model.layout.lies[usize::from(*lie)];
        for choice in self.model.layout.choices(lie) {
            if choice.outside & outside == 0 {
                laid[at].1 = choice.place;
                if self.place(lies, at + 1, outside | choice.outside, laid) {
                    return true;
                }
            }
        }
        false
    }
}

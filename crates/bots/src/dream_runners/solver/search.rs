//! The search: depth-first branch and bound, cell by cell in reading order.

use super::MOST_SEGMENTS;
use super::layout::BoardPosition;
use super::model::{ALL_CELLS, BoardEffect, Model};
use super::relaxation::{FINE, Octopuses, POSSIBLE, Relaxation};

/// How many nodes the search for a first good board visits.
const NODE_LIMIT: u64 = 100;

/// A board that was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct FoundBoard {
    pub(super) worth: i64,
    pub(super) asleep: bool,
    pub(super) effect: BoardEffect,
    /// Number and place of each segment.
    pub(super) laid: [(u8, BoardPosition); 9],
    pub(super) count: usize,
}

/// What is decided so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// An upper bound, apart from the cells that are left.
    pub(super) bound: i64,
    /// The serenity that can still be gained in all.
    pub(super) gain: u16,
    /// The index of the relaxation's slack.
    pub(super) open: u32,
    pub(super) effect: BoardEffect,
    pub(super) bats: u8,
    pub(super) octopuses: u8,
    pub(super) collects: u8,
    /// How many segments of each class are used.
    pub(super) used: [u8; MOST_SEGMENTS],
    /// The footprints, by number.
    pub(super) footprints: [u16; 9],
    pub(super) count: u8,
}

impl Node {
    pub(super) fn root(relaxation: &Relaxation) -> Node {
        Node {
            bound: relaxation.base,
            gain: relaxation.gain,
            open: relaxation.slack.len() as u32 - 1,
            effect: BoardEffect::default(),
            bats: 0,
            octopuses: 0,
            collects: 0,
            used: [0; MOST_SEGMENTS],
            footprints: [0; 9],
            count: 0,
        }
    }

    /// The node with a cell left bare.
    #[inline]
    pub(super) fn bare(&self, model: &Model<'_>, relaxation: &Relaxation, spot: usize) -> Node {
        let mut node = *self;
        let nightmare = model.nightmares[spot];
        node.bound += relaxation.bare[spot];
        node.open -= 3 * relaxation.digit[spot];
        node.gain -= 2 * model.collect_table.calm[spot];
        node.effect.missing += 1;
        node.effect.cost += nightmare.cost;
        node.bats += nightmare.bats;
        node.octopuses += nightmare.octopuses;
        node
    }

    /// The node with a segment more.
    #[inline]
    pub(super) fn with(&self, model: &Model<'_>, relaxation: &Relaxation, number: u16) -> Node {
        let footprint = &model.layout.footprints[usize::from(number)];
        let class = usize::from(footprint.class);
        let mut node = *self;
        node.bound += relaxation.weights[usize::from(number)];
        node.open -= relaxation.decides[usize::from(number)];
        node.gain -= relaxation.forgone[usize::from(number)];
        node.effect.times += footprint.times;
        node.effect.outside += footprint.outside;
        node.effect.banished |= footprint.banished;
        node.effect.cost += footprint.cost;
        node.bats += footprint.bats;
        node.octopuses += footprint.octopuses;
        node.collects += model.layout.classes[class].collects;
        node.used[class] += 1;
        node.footprints[usize::from(node.count)] = number;
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
    pub(super) fn most(&self, model: &Model<'_>, relaxation: &Relaxation, left: u16) -> i64 {
        let mut octopuses = self.octopus_cost();
        let mut taken = i64::from(octopuses) * relaxation.calm;
        if relaxation.subproblem.octopuses == Octopuses::Haunting {
            // One of them is in the weights already.
            let once = u16::from(self.collects);
            octopuses = octopuses.max(once);
            taken = i64::from(octopuses - once) * relaxation.calm;
        }
        let slack = relaxation.slack[self.open as usize];
        let lost = self.effect.coherence() + self.effect.cost + octopuses;
        let serenity_slack =
            relaxation.slack_of_serenity(lost + relaxation.least[usize::from(left)], self.gain);
        let bats = self.bats_cost(model, relaxation, left);
        self.bound - taken - slack - serenity_slack - bats + relaxation.cover[usize::from(left)]
    }

    /// What bats take at least, beyond what they weigh (R12).
    #[inline]
    fn bats_cost(&self, model: &Model<'_>, relaxation: &Relaxation, left: u16) -> i64 {
        if self.bats == 0 || !relaxation.asleep {
            return 0;
        }
        let played = usize::from(self.count) + left.count_ones() as usize;
        let spare = model.instance.segments.len().saturating_sub(played);
        let lost = spare.min(self.bats.into());
        model.losses[lost] * FINE - relaxation.bat * i64::from(self.bats)
    }

    /// A node without cells left: what the board does, and its worth, if it is
    /// one of those that the relaxation covers.
    #[inline]
    pub(super) fn judge(
        &self,
        model: &Model<'_>,
        relaxation: &Relaxation,
    ) -> Option<(i64, BoardEffect)> {
        let asleep = relaxation.asleep;
        if (self.octopuses > 0) != (relaxation.subproblem.octopuses == Octopuses::Haunting) {
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

/// A depth-first search that leaves out what the relaxation rules out.
pub(super) struct BoardSearch<'a> {
    model: &'a Model<'a>,
    relaxation: &'a Relaxation,
    /// How many boards are wanted.
    count: usize,
    /// Those that were found, the best first.
    found: &'a mut Vec<FoundBoard>,
    /// How many of them are of another kind and come first anyway.
    fixed: usize,
    /// Bounds below this cannot lead to anything new.
    threshold: i64,
    /// How many nodes may still be visited.
    node_limit: u64,
}

/// The value of a good board, found in little time.
pub(super) fn quick_incumbent(model: &Model<'_>, relaxation: &Relaxation) -> Option<i64> {
    let mut found = Vec::with_capacity(2);
    let mut search = BoardSearch::new(model, relaxation, 1, &mut found).with_node_limit(NODE_LIMIT);
    search.run();
    found.first().map(|found| found.worth)
}

impl<'a> BoardSearch<'a> {
    /// A search for boards that are as good as the last of those that were
    /// found, or for any as long as there are fewer than `count`.
    pub(super) fn new(
        model: &'a Model<'a>,
        relaxation: &'a Relaxation,
        count: usize,
        found: &'a mut Vec<FoundBoard>,
    ) -> BoardSearch<'a> {
        let fixed = found.partition_point(|found| found.asleep != relaxation.asleep);
        let mut search = BoardSearch {
            model,
            relaxation,
            count,
            found,
            fixed,
            threshold: model.floor.map_or(POSSIBLE, |floor| (floor + 1) * FINE),
            node_limit: u64::MAX,
        };
        search.set_threshold();
        search
    }

    /// Adds what it finds. Returns whether it finished within its node limit.
    pub(super) fn run(&mut self) -> bool {
        if self.relaxation.height() >= self.threshold {
            self.descend_from(ALL_CELLS, &Node::root(self.relaxation));
        }
        self.node_limit > 0
    }

    /// The same search with a limit on nodes.
    pub(super) fn with_node_limit(mut self, nodes: u64) -> BoardSearch<'a> {
        self.node_limit = nodes;
        self
    }

    /// With enough boards, only more than the last is of interest.
    fn set_threshold(&mut self) {
        if self.found.len() >= self.count {
            let last = self.found[self.fixed..].last();
            self.threshold = last.map_or(i64::MAX, |last| (last.worth + 1) * FINE);
        }
    }

    fn descend_from(&mut self, left: u16, node: &Node) {
        if self.node_limit == 0 {
            return;
        }
        self.node_limit -= 1;
        if left == 0 {
            return self.board(node);
        }
        let spot = left.trailing_zeros() as usize;
        let relaxation = self.relaxation;
        // The most promising group first. The last number stands for a bare cell.
        let mut order = [(i64::MIN, 0usize); 16];
        let groups = &relaxation.groups[spot];
        let mut count = 0;
        let cover = |cells: u16| relaxation.cover[usize::from(left & !cells)];
        let mut insert = |bound: i64, group: usize| {
            if bound < self.threshold {
                return;
            }
            let mut at = count;
            while at > 0 && order[at - 1].0 < bound {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = (bound, group);
            count += 1;
        };
        for (number, group) in groups.iter().enumerate() {
            if group.cells & left == group.cells {
                insert(
                    node.bound + group.footprints[0].1 + cover(group.cells),
                    number,
                );
            }
        }
        insert(
            node.bound + relaxation.bare[spot] + cover(1 << spot),
            groups.len(),
        );
        for (bound, number) in &order[..count] {
            if *bound < self.threshold {
                break;
            }
            let Some(group) = groups.get(*number) else {
                let node = node.bare(self.model, relaxation, spot);
                self.descend(left & !(1 << spot), &node);
                continue;
            };
            for (footprint, weight) in &group.footprints {
                if node.bound + weight + cover(group.cells) < self.threshold {
                    break;
                }
                let class =
                    usize::from(self.model.layout.footprints[usize::from(*footprint)].class);
                let stock = self.model.layout.classes[class].members.len();
                if usize::from(node.used[class]) < stock {
                    let node = node.with(self.model, relaxation, *footprint);
                    self.descend(left & !group.cells, &node);
                }
            }
        }
    }

    /// Goes on unless octopuses take too much.
    #[inline]
    fn descend(&mut self, left: u16, node: &Node) {
        if node.most(self.model, self.relaxation, left) >= self.threshold {
            self.descend_from(left, node);
        }
    }

    /// All cells are decided.
    fn board(&mut self, node: &Node) {
        let Some((worth, effect)) = node.judge(self.model, self.relaxation) else {
            return;
        };
        if worth.saturating_mul(FINE) < self.threshold {
            return;
        }
        if self.found.iter().any(|found| found.effect == effect) {
            return;
        }
        let Some(laid) = self.positions(node) else {
            return;
        };
        let found = FoundBoard {
            worth,
            asleep: self.relaxation.asleep,
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

    /// Numbers and places for the footprints of a node, if they do not meet outside.
    fn positions(&self, node: &Node) -> Option<[(u8, BoardPosition); 9]> {
        let mut laid = [(0, BoardPosition::default()); 9];
        let mut used = [0; MOST_SEGMENTS];
        let count = usize::from(node.count);
        for (footprint, (number, _)) in node.footprints[..count].iter().zip(&mut laid) {
            let class = usize::from(self.model.layout.footprints[usize::from(*footprint)].class);
            *number = self.model.layout.classes[class].members[used[class]];
            used[class] += 1;
        }
        self.position(&node.footprints[..count], 0, 0, &mut laid)
            .then_some(laid)
    }

    fn position(
        &self,
        footprints: &[u16],
        at: usize,
        outside: u64,
        laid: &mut [(u8, BoardPosition); 9],
    ) -> bool {
        let Some(footprint) = footprints.get(at) else {
            return true;
        };
        let footprint = &self.model.layout.footprints[usize::from(*footprint)];
        for choice in self.model.layout.choices(footprint) {
            if choice.outside & outside == 0 {
                laid[at].1 = choice.position;
                if self.position(footprints, at + 1, outside | choice.outside, laid) {
                    return true;
                }
            }
        }
        false
    }
}

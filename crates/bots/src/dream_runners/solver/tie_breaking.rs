//! Which of equally good boards is taken.

use std::cmp::Reverse;

use super::layout::{self, BoardPosition, spots};
use super::model::{ALL_CELLS, Model};
use super::relaxation::{FINE, Relaxation};
use super::search::{FoundBoard, Node};

/// A segment at a place, for boards that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct CellChoice {
    /// How many of the class are used before, which tells the number.
    class: u8,
    position: BoardPosition,
    footprint: u16,
    outside: u64,
}

/// How many steps are tried. Where very many boards are equally good, finding the first
/// can take longer than finding one.
const STEPS: u32 = 20_000;

/// Makes the first of the best boards the one that comes first in reading order,
/// unless that takes too many steps.
pub(super) fn settle(
    model: &Model<'_>,
    relaxations: &[Relaxation],
    found: &mut Vec<FoundBoard>,
    count: usize,
) {
    let Some(best) = found.first().copied() else {
        return;
    };
    let steps = std::array::from_fn(|spot| steps_at(model, spot));
    let blank = [(0, BoardPosition::default()); 9];
    let mut left = STEPS;
    let mut first: Option<FoundBoard> = None;
    for relaxation in relaxations {
        let mut ties = TieBreaker {
            model,
            relaxation,
            steps: &steps,
            worth: best.worth,
            left,
        };
        let found = ties.descend_from(ALL_CELLS, &Node::root(relaxation), 0, blank);
        left = ties.left;
        let all = first.into_iter().chain(found);
        first = all.max_by_key(|found| reading(model, found));
    }
    if let Some(first) = first.filter(|_| left > 0) {
        match found.iter().position(|other| other.effect == first.effect) {
            Some(at) => found[..=at].rotate_right(1),
            None => found.insert(0, first),
        }
        found[0] = first;
        found.truncate(count);
    }
}

/// What lies on each cell, in reading order. The first board is the greatest.
fn reading(model: &Model<'_>, found: &FoundBoard) -> [Option<Reverse<(u8, BoardPosition)>>; 9] {
    let mut cells = [None; 9];
    for (number, position) in &found.laid[..found.count] {
        let segment = &model.instance.segments[usize::from(*number)];
        for (column, row, _) in layout::cells(segment, position.turn, position.column, position.row)
        {
            if let Some(spot) = layout::spot_at(column, row) {
                cells[spot.index()] = Some(Reverse((*number, *position)));
            }
        }
    }
    cells
}

/// What can lie on a cell and on none before it, class by class, in order.
fn steps_at(model: &Model<'_>, spot: usize) -> Vec<CellChoice> {
    let mut steps = Vec::new();
    for (number, footprint) in model.layout.footprints.iter().enumerate() {
        if spots(footprint.cells).next().map(|first| first.index()) == Some(spot) {
            steps.extend(model.layout.choices(footprint).map(|choice| CellChoice {
                class: footprint.class,
                position: choice.position,
                footprint: number as u16,
                outside: choice.outside,
            }));
        }
    }
    steps.sort_unstable();
    steps
}

struct TieBreaker<'a> {
    model: &'a Model<'a>,
    relaxation: &'a Relaxation,
    steps: &'a [Vec<CellChoice>; 9],
    worth: i64,
    /// How many steps are left.
    left: u32,
}

impl TieBreaker<'_> {
    /// The first board of the worth below a node.
    fn descend_from(
        &mut self,
        left: u16,
        node: &Node,
        outside: u64,
        laid: [(u8, BoardPosition); 9],
    ) -> Option<FoundBoard> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        if node.most(self.model, self.relaxation, left) < self.worth * FINE {
            return None;
        }
        if left == 0 {
            let (worth, effect) = node.judge(self.model, self.relaxation)?;
            return (worth == self.worth).then_some(FoundBoard {
                worth,
                asleep: self.relaxation.asleep,
                effect,
                laid,
                count: node.count.into(),
            });
        }
        let spot = left.trailing_zeros() as usize;
        let classes = &self.model.layout.classes;
        let next = |class: usize| classes[class].members.get(usize::from(node.used[class]));
        let mut order = [(0u8, 0usize); super::MOST_SEGMENTS];
        let mut count = 0;
        for class in 0..classes.len() {
            if let Some(member) = next(class) {
                order[count] = (*member, class);
                count += 1;
            }
        }
        order[..count].sort_unstable();
        for (member, class) in &order[..count] {
            let of_class = |step: &&CellChoice| usize::from(step.class) == *class;
            for step in self.steps[spot].iter().filter(of_class) {
                let cells = self.model.layout.footprints[usize::from(step.footprint)].cells;
                if cells & left != cells || step.outside & outside != 0 {
                    continue;
                }
                let mut laid = laid;
                laid[usize::from(node.count)] = (*member, step.position);
                let node = node.with(self.model, self.relaxation, step.footprint);
                let found = self.descend_from(left & !cells, &node, outside | step.outside, laid);
                if found.is_some() {
                    return found;
                }
            }
        }
        let node = node.bare(self.model, self.relaxation, spot);
        self.descend_from(left & !(1 << spot), &node, outside, laid)
    }
}

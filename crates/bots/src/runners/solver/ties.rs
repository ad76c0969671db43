//! Which of the best boards is taken.

use std::cmp::Reverse;

use super::bound::{FINE, Plane};
use super::layout::{self, Place, spots};
use super::model::{ALL_CELLS, Model};
use super::search::{Found, Node};

/// A segment at a place, for boards that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    /// How many of the class are used before, which tells the number.
    class: u8,
    place: Place,
    lie: u16,
    outside: u64,
}

/// How many steps are tried. Where very many boards are equally good, finding
/// the first of them can take longer than finding one.
const STEPS: u32 = 20_000;

/// Makes the first of the best boards the one that comes first as one reads,
/// unless that takes too many steps.
pub(super) fn settle(model: &Model<'_>, planes: &[Plane], found: &mut Vec<Found>, count: usize) {
    let Some(best) = found.first().copied() else {
        return;
    };
    let steps = std::array::from_fn(|spot| steps_at(model, spot));
    let blank = [(0, Place::default()); 9];
    let mut left = STEPS;
    let mut first: Option<Found> = None;
    for plane in planes {
        let mut ties = Ties {
            model,
            plane,
            steps: &steps,
            worth: best.worth,
            left,
        };
        let found = ties.go(ALL_CELLS, &Node::root(plane), 0, blank);
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

/// What lies on each cell, as one reads; the first board is the greatest.
fn reading(model: &Model<'_>, found: &Found) -> [Option<Reverse<(u8, Place)>>; 9] {
    let mut cells = [None; 9];
    for (number, place) in &found.laid[..found.count] {
        let segment = &model.instance.segments[usize::from(*number)];
        for (column, row, _) in layout::cells(segment, place.turn, place.column, place.row) {
            if let Some(spot) = layout::spot_at(column, row) {
                cells[spot.index()] = Some(Reverse((*number, *place)));
            }
        }
    }
    cells
}

/// What can lie on a cell and on none before it, class by class, in order.
fn steps_at(model: &Model<'_>, spot: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    for (number, lie) in model.layout.lies.iter().enumerate() {
        if spots(lie.cells).next().map(|first| first.index()) == Some(spot) {
            steps.extend(model.layout.choices(lie).map(|choice| Step {
                class: lie.class,
                place: choice.place,
                lie: number as u16,
                outside: choice.outside,
            }));
        }
    }
    steps.sort_unstable();
    steps
}

struct Ties<'a> {
    model: &'a Model<'a>,
    plane: &'a Plane,
    steps: &'a [Vec<Step>; 9],
    worth: i64,
    /// How many steps are left.
    left: u32,
}

impl Ties<'_> {
    /// The first board of the worth below a node.
    fn go(
        &mut self,
        left: u16,
        node: &Node,
        outside: u64,
        laid: [(u8, Place); 9],
    ) -> Option<Found> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        if node.most(self.model, self.plane, left) < self.worth * FINE {
            return None;
        }
        if left == 0 {
            let (worth, effect) = node.judge(self.model, self.plane)?;
            return (worth == self.worth).then_some(Found {
                worth,
                asleep: self.plane.asleep,
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
            let of_class = |step: &&Step| usize::from(step.class) == *class;
            for step in self.steps[spot].iter().filter(of_class) {
                let cells = self.model.layout.lies[usize::from(step.lie)].cells;
                if cells & left != cells || step.outside & outside != 0 {
                    continue;
                }
                let mut laid = laid;
                laid[usize::from(node.count)] = (*member, step.place);
                let node = node.with(self.model, self.plane, step.lie);
                let found = self.go(left & !cells, &node, outside | step.outside, laid);
                if found.is_some() {
                    return found;
                }
            }
        }
        let node = node.bare(self.model, self.plane, spot);
        self.go(left & !(1 << spot), &node, outside, laid)
    }
}

//! What cards lack at the least, by the shards that go to each of them.

use lucid_dreamscape::{Colour, SlotSet};

use super::super::bound::Ground;
use super::super::cells::{Missings, TREE, byte};
use super::super::evaluation::STEP;
use super::super::hand::COLOURS;
use super::super::kind::Kind;
use super::super::reach::Reach;
use super::super::rows::cost;
use super::super::scene::Scene;
use super::Hopes;

impl Hopes {
    /// Which slots are wanted, and for which colours two cards want the same.
    pub(super) fn look_for_shared(&mut self, ground: &Ground<'_>, missings: &Missings) {
        self.tree_wanted = SlotSet::EMPTY;
        let mut twice = [SlotSet::EMPTY; COLOURS];
        self.wanted = [SlotSet::EMPTY; COLOURS];
        for hope in &mut self.cards {
            for way in &self.ways[hope.ways.clone()] {
                if way.inside == 0 {
                    continue;
                }
                for cell in ground.ways.cards[way.card].way(way.number) {
                    let missing = missings.at(*cell);
                    if missing == 0 {
                        continue;
                    }
                    for (colour, wanted) in hope.wanted.iter_mut().enumerate() {
                        if byte(missing, colour as u32) > 0 {
                            wanted.insert(cell.slot());
                        }
                    }
                    if missing & TREE != 0 {
                        self.tree_wanted.insert(cell.slot());
                    }
                }
            }
            for ((twice, wanted), more) in twice.iter_mut().zip(&mut self.wanted).zip(hope.wanted) {
                *twice |= *wanted & more;
                *wanted |= more;
            }
        }
        self.shared = twice.map(|slots| !slots.is_empty());
        for hope in &mut self.cards {
            hope.wanted = twice;
        }
    }

    /// What each card lacks at the least.
    pub(super) fn fill(
        &mut self,
        ground: &Ground<'_>,
        scene: &Scene<'_>,
        reach: &Reach,
        missings: &Missings,
    ) {
        let shape = self.shape.clone().expect("the hand has a shape");
        let any_shared = self.shared.contains(&true);
        let mut sum = std::mem::take(&mut self.sum);
        sum.resize(self.rows.width, 0);
        for hope in &mut self.cards {
            self.kinds.clear();
            for way in &self.ways[hope.ways.clone()] {
                let is_shared = any_shared
                    && ground.ways.cards[way.card]
                        .way(way.number)
                        .iter()
                        .any(|cell| {
                            let missing = missings.at(*cell);
                            missing != 0
                                && (0..COLOURS).any(|colour| {
                                    byte(missing, colour as u32) > 0
                                        && hope.wanted[colour].contains(cell.slot())
                                })
                        });
                let whites = scene.hands[Colour::White];
                let kind = Kind::new(way, is_shared, whites, scene, reach);
                kind.join(&mut self.kinds);
            }
            for kind in &self.kinds {
                sum.fill(0);
                for colour in Colour::LANDSCAPE {
                    let (inside, beyond) = kind.lacks(colour);
                    if inside + beyond == 0 {
                        continue;
                    }
                    let what = (colour as u8, inside, beyond);
                    let row = self.rows.of(what, &shape, &self.kept, scene.stored[colour]);
                    for (sum, more) in sum.iter_mut().zip(row) {
                        *sum = sum.saturating_add(*more);
                    }
                }
                for (number, whites) in self.whites.iter().enumerate() {
                    let kept = scene.stored[Colour::White] + whites.stored;
                    let walk = cost(kind.steps(whites.steps), kept, STEP);
                    let range = number * self.rows.width..(number + 1) * self.rows.width;
                    for (known, sum) in hope.least[range.clone()].iter_mut().zip(&sum) {
                        *known = (*known).min(sum.saturating_add(walk));
                    }
                    if kind.is_shared {
                        for (known, sum) in hope.least_shared[range].iter_mut().zip(&sum) {
                            *known = (*known).min(sum.saturating_add(walk));
                        }
                    }
                }
            }
        }
        self.sum = sum;
    }
}

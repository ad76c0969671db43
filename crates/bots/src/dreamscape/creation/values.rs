//! What each use of a shard brings by itself, where neither Tower nor Golem nor
//! exchanges change anything.

use lucid_dreamscape::{Colour, PurposeKind, Table};

use super::bound::{Ground, Standings};
use super::evaluation::POINT;
use super::hand::COLOURS;
use super::prospects::Prospects;
use super::reach::Reach;
use super::scene::{SLOTS, Scene};
use super::survey::Survey;
use super::tallies::{Spot, Tallies};
use super::uses::entering;
use super::walks::Walks;

/// So many trees are told apart.
const TREES: usize = 16;

/// What a part of a deal brings by itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Values<'a> {
    /// What comes in any case.
    pub(super) constant: i32,
    /// A shard that is placed, by colour.
    pub(super) placed: [i32; 5],
    /// The best that a shard brings by itself when it is placed for a card.
    pub(super) beside: [i32; COLOURS],
    /// Some trees, and at least one.
    pub(super) trees: [i32; TREES],
    /// A stored shard, by colour.
    pub(super) stored: [i32; 5],
    /// Some stored shards, for the powers.
    pub(super) powers: [i32; SLOTS + 1],
    pub(super) walks: Walks,
    pub(super) tallies: Tallies<'a>,
    pub(super) prospects: Prospects<'a>,
}

impl<'a> Values<'a> {
    pub(super) fn new(
        ground: &Ground<'a>,
        standings: &Standings,
        table: &Table,
        scene: &Scene<'_>,
        survey: &Survey,
        reach: &Reach,
    ) -> Values<'a> {
        let evaluation = ground.evaluation;
        let mut values = Values {
            constant: entering(ground, scene, survey),
            placed: [0; 5],
            beside: [0; COLOURS],
            trees: [0; TREES],
            stored: [0; 5],
            powers: [0; SLOTS + 1],
            walks: Walks::new(ground, scene, survey, reach),
            tallies: Tallies::new(ground, standings, scene),
            prospects: Prospects::new(ground, standings, table, scene, survey, reach),
        };
        for (_, aim, standing) in evaluation.standing_with(standings) {
            if aim.kind == PurposeKind::NoNightmare {
                values.constant += aim.at_most(standing);
            }
        }
        for colour in Colour::ALL.into_iter().take(5) {
            let index = colour as usize;
            let alone = placed_on(ground, colour, Spot::Alone);
            values.placed[index] = alone.max(placed_on(ground, colour, Spot::Second));
            if colour == Colour::Green {
                let more = values.tallies.greens.into_iter().max();
                values.placed[index] += more.unwrap_or(0);
            }
            values.stored[index] = evaluation.stored[colour].max(0);
        }
        values.beside.copy_from_slice(&values.placed[..COLOURS]);
        for trees in 1..TREES {
            let more = values.plant(ground, table, survey, trees as i32 - 1);
            values.trees[trees] = values.trees[trees - 1] + more;
        }
        for stored in 1..values.powers.len() {
            values.powers[stored] = values.powers[stored - 1] + scene.bonuses[stored - 1];
        }
        values
    }

    /// Cards want trees, too.
    pub(super) fn want_trees(&mut self, scene: &Scene<'_>) {
        let greens = usize::from(scene.hands[Colour::Green]).min(TREES - 1);
        let green = &mut self.beside[Colour::Green as usize];
        for trees in 1..=greens {
            *green = (*green).max(self.trees[trees] - self.trees[trees - 1]);
        }
    }

    /// What a tree brings, with so many planted before it (K5).
    fn plant(&self, ground: &Ground<'_>, table: &Table, survey: &Survey, more: i32) -> i32 {
        if more >= i32::from(table.tree_reserve) {
            return 0;
        }
        let points = (survey.trees + more + 1) * POINT;
        points + ground.evaluation.tree.max(0) + self.tallies.by_tree
    }
}

/// What a shard of a colour brings at the most on a spot, besides what purposes
/// pay that count shards.
pub(super) fn placed_on(ground: &Ground<'_>, colour: Colour, spot: Spot) -> i32 {
    let evaluation = ground.evaluation;
    let water = evaluation.water.max(0) * i32::from(colour == Colour::Blue);
    let rock = evaluation.mountain.max(0) * i32::from(colour == Colour::Gray);
    match spot {
        Spot::Alone => water,
        // Whoever dislikes water may cover it.
        Spot::Second | Spot::Higher => water + rock + (-evaluation.water).max(0),
    }
}

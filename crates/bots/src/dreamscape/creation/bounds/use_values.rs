//! What each use of a shard brings by itself, where only the shards in Hands count.

use lucid_dreamscape::{Colour, PurposeKind, Table};

use super::counting_purposes::{CountingPurposes, Layer};
use super::shard_uses::entering;
use super::spatial_purposes::SpatialPurposes;
use super::walk_points::WalkPoints;
use crate::dreamscape::creation::model::{
    BoardSummary, CARD_SLOTS, Instance, LANDSCAPES, POINT, Reach, Resources, Standings,
};

/// How many trees are told apart.
const TREES: usize = 16;

/// What the uses in an assignment bring by themselves, apart from cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UseValues<'a> {
    /// What comes in any case.
    pub(crate) constant: i32,
    /// A shard that is placed, by colour.
    pub(crate) placed: [i32; 5],
    /// The most that a shard brings by itself when it is placed for a card.
    pub(crate) beside: [i32; LANDSCAPES],
    /// Trees, by number.
    pub(crate) trees: [i32; TREES],
    /// A stored shard, by colour.
    pub(crate) stored: [i32; 5],
    /// The powers that come with stored shards, by number of shards.
    pub(crate) powers: [i32; CARD_SLOTS + 1],
    pub(crate) walks: WalkPoints,
    pub(crate) counting: CountingPurposes<'a>,
    pub(crate) spatial: SpatialPurposes<'a>,
}

impl<'a> UseValues<'a> {
    pub(crate) fn new(
        instance: &Instance<'a>,
        standings: &Standings,
        table: &Table,
        resources: &Resources<'_>,
        summary: &BoardSummary,
        reach: &Reach,
    ) -> UseValues<'a> {
        let evaluation = instance.evaluation;
        let mut values = UseValues {
            constant: entering(instance, resources, summary),
            placed: [0; 5],
            beside: [0; LANDSCAPES],
            trees: [0; TREES],
            stored: [0; 5],
            powers: [0; CARD_SLOTS + 1],
            walks: WalkPoints::new(instance, resources, summary, reach),
            counting: CountingPurposes::new(instance, standings, resources),
            spatial: SpatialPurposes::new(instance, standings, table, resources, summary, reach),
        };
        for (_, purpose, standing) in evaluation.purposes_with_standing(standings) {
            if purpose.kind == PurposeKind::NoNightmare {
                values.constant += purpose.at_most(standing);
            }
        }
        for colour in Colour::ALL.into_iter().take(5) {
            let index = colour as usize;
            let alone = value_when_placed(instance, colour, Layer::First);
            values.placed[index] = alone.max(value_when_placed(instance, colour, Layer::Second));
            if colour == Colour::Green {
                let more = values.counting.greens.into_iter().max();
                values.placed[index] += more.unwrap_or(0);
            }
            values.stored[index] = evaluation.stored[colour].max(0);
        }
        values.beside.copy_from_slice(&values.placed[..LANDSCAPES]);
        for trees in 1..TREES {
            let more = values.plant(instance, table, summary, trees as i32 - 1);
            values.trees[trees] = values.trees[trees - 1] + more;
        }
        for stored in 1..values.powers.len() {
            values.powers[stored] = values.powers[stored - 1] + resources.bonuses[stored - 1];
        }
        values
    }

    /// Counts that green shards placed for cards may become trees.
    pub(crate) fn want_trees(&mut self, resources: &Resources<'_>) {
        let greens = usize::from(resources.hands[Colour::Green]).min(TREES - 1);
        let green = &mut self.beside[Colour::Green as usize];
        for trees in 1..=greens {
            *green = (*green).max(self.trees[trees] - self.trees[trees - 1]);
        }
    }

    /// What a tree brings after `more` others (K5).
    fn plant(
        &self,
        instance: &Instance<'_>,
        table: &Table,
        summary: &BoardSummary,
        more: i32,
    ) -> i32 {
        if more >= i32::from(table.tree_reserve) {
            return 0;
        }
        let points = (summary.trees + more + 1) * POINT;
        points + instance.evaluation.tree.max(0) + self.counting.by_tree
    }
}

/// The most that a shard brings in a layer, apart from purposes that count shards.
pub(crate) fn value_when_placed(instance: &Instance<'_>, colour: Colour, layer: Layer) -> i32 {
    let evaluation = instance.evaluation;
    let water = evaluation.water.max(0) * i32::from(colour == Colour::Blue);
    let rock = evaluation.mountain.max(0) * i32::from(colour == Colour::Gray);
    match layer {
        Layer::First => water,
        // If water counts against the seat, covering it is a gain.
        Layer::Second | Layer::Higher => water + rock + (-evaluation.water).max(0),
    }
}

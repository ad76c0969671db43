//! The cheap bound on the shards in Hands: each in the best of its uses, and two of a
//! colour as any other one.

use lucid_dreamscape::{Colour, PurposeKind, Table};

use super::walk_points::{may_have_water, points_of_mountains, points_of_step};
use crate::dreamscape::creation::model::{
    BoardSummary, CARD_SLOTS, Instance, POINT, Resources, Standings,
};

/// The most that shards can bring in a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ShardUses {
    /// The most that purposes are worth without what single shards add.
    purposes: i32,
    /// The most that one more stack of two, one more covered slot, or one more shard of
    /// any colour brings to purposes.
    pair: i32,
    cover: i32,
    any: i32,
    /// The same for one more shard of a colour, or tree on one; and for a single one.
    more: [i32; 5],
    single: [i32; 5],
    /// How many trees there are, and how many may follow.
    trees: i32,
    reserve: i32,
}

impl ShardUses {
    pub(crate) fn new(
        instance: &Instance<'_>,
        standings: &Standings,
        table: &Table,
        resources: &Resources<'_>,
        summary: &BoardSummary,
        reds: i32,
    ) -> ShardUses {
        let mut uses = ShardUses {
            trees: summary.trees,
            reserve: table.tree_reserve.into(),
            ..ShardUses::default()
        };
        let evaluation = instance.evaluation;
        let (takes, golem) = (i32::from(resources.takes), i32::from(resources.golem));
        let shards = u32::from(resources.uses()) + resources.takes as u32;
        for (_, purpose, standing) in evaluation.purposes_with_standing(standings) {
            let colour = purpose.colour.unwrap_or_default();
            let steep = || purpose.steepest(standing - takes, shards + resources.takes as u32);
            let mut highest = standing;
            match purpose.kind {
                PurposeKind::PairStacks => {
                    uses.pair +=
                        purpose.steepest(standing - takes, shards + 2 * resources.golem as u32);
                    highest += takes + 2 * golem;
                }
                PurposeKind::FewestEmpty => {
                    uses.cover +=
                        purpose.steepest(standing - takes, shards + resources.golem as u32);
                    highest += golem;
                }
                PurposeKind::MostShards => uses.any += steep(),
                PurposeKind::MostOfColour | PurposeKind::TableOfColour => {
                    uses.more[colour as usize] += steep();
                }
                PurposeKind::SinglesOfColour => {
                    uses.single[colour as usize] +=
                        purpose.steepest(standing - takes, shards + 2 * resources.golem as u32);
                    highest += takes + 2 * golem;
                }
                PurposeKind::NoNightmare => highest = -reds,
                PurposeKind::CompletedCards
                | PurposeKind::FarthestDreamer
                | PurposeKind::LongestChain
                | PurposeKind::GroupsInSight => continue,
            }
            uses.purposes += purpose.at_most(highest);
        }
        uses
    }

    /// The cheap bound on the purposes that do not grow shard by shard.
    pub(crate) fn spatial(
        instance: &Instance<'_>,
        standings: &Standings,
        resources: &Resources<'_>,
        summary: &BoardSummary,
        completed: i32,
    ) -> i32 {
        let (takes, golem) = (i32::from(resources.takes), i32::from(resources.golem));
        let mut sum = 0;
        for (_, purpose, standing) in instance.evaluation.purposes_with_standing(standings) {
            let colour = purpose.colour.unwrap_or_default();
            let may_grow = growth(resources, colour) + takes + golem;
            let mut highest = standing;
            match purpose.kind {
                PurposeKind::CompletedCards => highest += completed,
                PurposeKind::FarthestDreamer => {
                    let farthest = instance.game.content().grid().distance(resources.start());
                    highest = highest.max(i32::from(farthest) + i32::from(resources.reach()));
                }
                PurposeKind::LongestChain if may_grow > 0 => {
                    highest = highest.max(summary.visible(colour) + may_grow);
                }
                PurposeKind::GroupsInSight
                    if may_grow > 0 || resources.reach() > 0 || resources.dreamer.is_none() =>
                {
                    let seen = summary.visible(colour) + may_grow;
                    let grays = resources.hands[Colour::Gray] > 0 || resources.wild() > 0;
                    let mountain = summary.mountains > 0 || grays || takes + golem > 0;
                    highest = highest.max(if mountain { 2 * seen } else { seen });
                }
                PurposeKind::LongestChain | PurposeKind::GroupsInSight => {}
                _ => continue,
            }
            sum += purpose.at_most(highest);
        }
        sum
    }

    /// Upper bound on what the shards bring, apart from what they do for cards.
    pub(crate) fn bound(
        &self,
        instance: &Instance<'_>,
        resources: &Resources<'_>,
        summary: &BoardSummary,
    ) -> i32 {
        let evaluation = instance.evaluation;
        let hands = &resources.hands;
        let (takes, golem) = (i32::from(resources.takes), i32::from(resources.golem));
        let wild = resources.wild() as i32;
        let step = points_of_step(instance, resources, summary);
        let plant = |more: i32| self.plant(instance, more);
        let greens = i32::from(hands[Colour::Green]);
        let last = (greens + takes + wild - 1).min(self.reserve - 1).max(0);
        let mut best = step.max(plant(last));
        let mut each = [0; 5];
        let all = takes > 0 || wild > 0;
        for colour in Colour::ALL.into_iter().take(5) {
            let index = colour as usize;
            if !all && hands[colour] == 0 {
                continue;
            }
            each[index] = self.placed(instance, colour);
            if colour == Colour::White {
                each[index] = each[index].max(step);
            }
            best = best.max(each[index]);
        }
        let kept = |colour: Colour| evaluation.stored[colour].max(0);
        if resources.free_slots > 0 {
            for colour in Colour::ALL.into_iter().take(5) {
                best = best.max(kept(colour) + resources.bonuses[0]);
            }
        }
        let mut sum = self.purposes;
        // What storing each shard would bring more than using it, best first.
        let mut keeps = [i32::MIN; 2 * CARD_SLOTS];
        let mut shards = 0;
        for colour in Colour::ALL.into_iter().take(5) {
            let count = i32::from(hands[colour]);
            let use_of = each[colour as usize];
            for more in 0..count {
                let value = match colour {
                    Colour::Green => use_of.max(plant(more)),
                    _ => use_of,
                };
                sum += value;
                if shards < keeps.len() {
                    keeps[shards] = kept(colour) - value;
                    shards += 1;
                }
            }
            // K3: a pair is at most as good as the best use there is.
            if resources.exchanges {
                sum += count / 2 * (best - 2 * use_of).max(0);
            }
        }
        keeps[..shards].sort_unstable_by_key(|more| std::cmp::Reverse(*more));
        let (mut more, mut bound) = (0, 0);
        let kept = keeps[..shards]
            .iter()
            .take(resources.free_slots)
            .enumerate();
        for (place, keep) in kept {
            more += keep + resources.bonuses[place.min(CARD_SLOTS - 1)];
            bound = bound.max(more);
        }
        sum += bound;
        let nature = evaluation.water.abs() + evaluation.mountain.abs();
        let thirds = resources.thirds() as i32;
        sum += (thirds + takes) * best;
        sum += takes * nature + 2 * golem * nature;
        sum += points_of_mountains(instance, resources, summary);
        sum + entering(instance, resources, summary)
    }

    /// The most that a tree brings after `more` others.
    fn plant(&self, instance: &Instance<'_>, more: i32) -> i32 {
        if more >= self.reserve {
            return 0;
        }
        // K5: a tree counts as a shard of what it stands on.
        let by_tree = self.any + self.more.into_iter().max().unwrap_or(0);
        let points = (self.trees + more + 1) * POINT;
        points + instance.evaluation.tree.max(0) + by_tree
    }

    /// The most that a shard brings when it is placed.
    fn placed(&self, instance: &Instance<'_>, colour: Colour) -> i32 {
        let [alone, stacked] = self.alone_or_stacked(instance, colour);
        self.any_of(colour) + alone.max(stacked + self.pair)
    }

    fn any_of(&self, colour: Colour) -> i32 {
        self.any + self.more[colour as usize]
    }

    /// The most that placing a shard brings on an empty slot, and on another shard.
    fn alone_or_stacked(&self, instance: &Instance<'_>, colour: Colour) -> [i32; 2] {
        let evaluation = instance.evaluation;
        let water = evaluation.water.max(0) * i32::from(colour == Colour::Blue);
        let rock = evaluation.mountain.max(0) * i32::from(colour == Colour::Gray);
        // If water counts against the seat, covering it is a gain.
        let covers = (-evaluation.water).max(0);
        [
            self.cover + self.single[colour as usize] + water,
            water + rock + covers,
        ]
    }
}

/// The most that entering, or an available free step, brings.
pub(crate) fn entering(
    instance: &Instance<'_>,
    resources: &Resources<'_>,
    summary: &BoardSummary,
) -> i32 {
    let mut sum = 0;
    if resources.dreamer.is_none() {
        sum += instance.evaluation.dreamer.max(0);
    }
    if (resources.has_free_step || resources.dreamer.is_none())
        && may_have_water(resources, summary)
    {
        sum += POINT;
    }
    sum
}

/// By how much the visible shards of a colour can grow, trees included.
fn growth(resources: &Resources<'_>, colour: Colour) -> i32 {
    let greens = match colour {
        Colour::Green => 0,
        _ => i32::from(resources.hands[Colour::Green]),
    };
    i32::from(resources.hands[colour]) + greens + resources.wild() as i32
}

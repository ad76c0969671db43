//! What the shards in Hands may bring: each in the best of its uses, and two of
//! a colour as one of any other.

use lucid_dreamscape::{Colour, PurposeKind, Table};

use super::bound::{Ground, Standings};
use super::evaluation::POINT;
use super::scene::{SLOTS, Scene};
use super::survey::Survey;
use super::walk::{mountains, step, water};

/// What shards are good for on a table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Uses {
    /// What they are worth at the most without what single shards add.
    pub(super) purposes: i32,
    /// What one more stack of two, one more covered slot, one more shard of any
    /// colour brings.
    pair: i32,
    cover: i32,
    any: i32,
    /// What one more shard, or tree on it, of a colour brings; and a single one.
    more: [i32; 5],
    single: [i32; 5],
    /// What trees there are, and how many may follow.
    trees: i32,
    reserve: i32,
}

impl Uses {
    pub(super) fn new(
        ground: &Ground<'_>,
        standings: &Standings,
        table: &Table,
        scene: &Scene<'_>,
        survey: &Survey,
        reds: i32,
    ) -> Uses {
        let mut uses = Uses {
            trees: survey.trees,
            reserve: table.tree_reserve.into(),
            ..Uses::default()
        };
        let evaluation = ground.evaluation;
        let (takes, golem) = (i32::from(scene.takes), i32::from(scene.golem));
        let shards = u32::from(scene.uses()) + scene.takes as u32;
        for (_, aim, standing) in evaluation.standing_with(standings) {
            let colour = aim.colour.unwrap_or_default();
            let steep = || aim.steepest(standing - takes, shards + scene.takes as u32);
            let mut highest = standing;
            match aim.kind {
                PurposeKind::PairStacks => {
                    uses.pair += aim.steepest(standing - takes, shards + 2 * scene.golem as u32);
                    highest += takes + 2 * golem;
                }
                PurposeKind::FewestEmpty => {
                    uses.cover += aim.steepest(standing - takes, shards + scene.golem as u32);
                    highest += golem;
                }
                PurposeKind::MostShards => uses.any += steep(),
                PurposeKind::MostOfColour | PurposeKind::TableOfColour => {
                    uses.more[colour as usize] += steep();
                }
                PurposeKind::SinglesOfColour => {
                    uses.single[colour as usize] +=
                        aim.steepest(standing - takes, shards + 2 * scene.golem as u32);
                    highest += takes + 2 * golem;
                }
                PurposeKind::NoNightmare => highest = -reds,
                PurposeKind::CompletedCards
                | PurposeKind::FarthestDreamer
                | PurposeKind::LongestChain
                | PurposeKind::GroupsInSight => continue,
            }
            uses.purposes += aim.at_most(highest);
        }
        uses
    }

    /// What the purposes may come to that do not grow shard by shard: a rough look.
    pub(super) fn prospects(
        ground: &Ground<'_>,
        standings: &Standings,
        scene: &Scene<'_>,
        survey: &Survey,
        completed: i32,
    ) -> i32 {
        let (takes, golem) = (i32::from(scene.takes), i32::from(scene.golem));
        let mut sum = 0;
        for (_, aim, standing) in ground.evaluation.standing_with(standings) {
            let colour = aim.colour.unwrap_or_default();
            let may_grow = growth(scene, colour) + takes + golem;
            let mut highest = standing;
            match aim.kind {
                PurposeKind::CompletedCards => highest += completed,
                PurposeKind::FarthestDreamer => {
                    let farthest = ground.game.content().grid().distance(scene.start());
                    highest = highest.max(i32::from(farthest) + i32::from(scene.reach()));
                }
                PurposeKind::LongestChain if may_grow > 0 => {
                    highest = highest.max(survey.visible(colour) + may_grow);
                }
                PurposeKind::GroupsInSight
                    if may_grow > 0 || scene.reach() > 0 || scene.dreamer.is_none() =>
                {
                    let seen = survey.visible(colour) + may_grow;
                    let grays = scene.hands[Colour::Gray] > 0 || scene.wild() > 0;
                    let mountain = survey.mountains > 0 || grays || takes + golem > 0;
                    highest = highest.max(if mountain { 2 * seen } else { seen });
                }
                PurposeKind::LongestChain | PurposeKind::GroupsInSight => {}
                _ => continue,
            }
            sum += aim.at_most(highest);
        }
        sum
    }

    /// What is to come at the most from the purposes and from shards, besides what
    /// they do for cards.
    pub(super) fn most(&self, ground: &Ground<'_>, scene: &Scene<'_>, survey: &Survey) -> i32 {
        let evaluation = ground.evaluation;
        let hands = &scene.hands;
        let (takes, golem) = (i32::from(scene.takes), i32::from(scene.golem));
        let wild = scene.wild() as i32;
        let step = step(ground, scene, survey);
        let plant = |more: i32| self.plant(ground, more);
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
            each[index] = self.placed(ground, colour);
            if colour == Colour::White {
                each[index] = each[index].max(step);
            }
            best = best.max(each[index]);
        }
        let kept = |colour: Colour| evaluation.stored[colour].max(0);
        if scene.free_slots > 0 {
            for colour in Colour::ALL.into_iter().take(5) {
                best = best.max(kept(colour) + scene.bonuses[0]);
            }
        }
        let mut sum = self.purposes;
        // What it would bring more to keep a shard, the best first.
        let mut keeps = [i32::MIN; 2 * SLOTS];
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
            // K3: a pair is at the most as good as the best use there is.
            if scene.exchanges {
                sum += count / 2 * (best - 2 * use_of).max(0);
            }
        }
        keeps[..shards].sort_unstable_by_key(|more| std::cmp::Reverse(*more));
        let (mut more, mut most) = (0, 0);
        let kept = keeps[..shards].iter().take(scene.free_slots).enumerate();
        for (place, keep) in kept {
            more += keep + scene.bonuses[place.min(SLOTS - 1)];
            most = most.max(more);
        }
        sum += most;
        let nature = evaluation.water.abs() + evaluation.mountain.abs();
        let thirds = scene.thirds() as i32;
        sum += (thirds + takes) * best;
        sum += takes * nature + 2 * golem * nature;
        sum += mountains(ground, scene, survey);
        sum + entering(ground, scene, survey)
    }

    /// What a tree brings, with so many planted before it.
    fn plant(&self, ground: &Ground<'_>, more: i32) -> i32 {
        if more >= self.reserve {
            return 0;
        }
        // K5: a tree counts as a shard of what it stands on.
        let by_tree = self.any + self.more.into_iter().max().unwrap_or(0);
        let points = (self.trees + more + 1) * POINT;
        points + ground.evaluation.tree.max(0) + by_tree
    }

    /// What a shard of a colour brings at the most when it is placed.
    fn placed(&self, ground: &Ground<'_>, colour: Colour) -> i32 {
        let [alone, stacked] = self.alone_or_stacked(ground, colour);
        self.any_of(colour) + alone.max(stacked + self.pair)
    }

    fn any_of(&self, colour: Colour) -> i32 {
        self.any + self.more[colour as usize]
    }

    /// What it brings to place a shard on an empty slot, and on another shard.
    fn alone_or_stacked(&self, ground: &Ground<'_>, colour: Colour) -> [i32; 2] {
        let evaluation = ground.evaluation;
        let water = evaluation.water.max(0) * i32::from(colour == Colour::Blue);
        let rock = evaluation.mountain.max(0) * i32::from(colour == Colour::Gray);
        // Whoever dislikes water may cover it.
        let covers = (-evaluation.water).max(0);
        [
            self.cover + self.single[colour as usize] + water,
            water + rock + covers,
        ]
    }
}

/// What coming in, or a free step that waits, brings at the most.
pub(super) fn entering(ground: &Ground<'_>, scene: &Scene<'_>, survey: &Survey) -> i32 {
    let mut sum = 0;
    if scene.dreamer.is_none() {
        sum += ground.evaluation.dreamer.max(0);
    }
    if (scene.waits || scene.dreamer.is_none()) && water(scene, survey) {
        sum += POINT;
    }
    sum
}

/// By how much the tops of a colour may become more, trees included.
fn growth(scene: &Scene<'_>, colour: Colour) -> i32 {
    let greens = match colour {
        Colour::Green => 0,
        _ => i32::from(scene.hands[Colour::Green]),
    };
    i32::from(scene.hands[colour]) + greens + scene.wild() as i32
}

//! What the shards in Hands may bring besides cards: each in the best of its
//! uses, and two of a colour as one of any other.

use dreamscape::rules::MountainPays;
use dreamscape::{Colour, Player, PurposeKind, Table};

use super::bound::Ground;
use super::evaluation::POINT;
use super::scene::Scene;
use super::survey::Survey;

/// What shards are good for on a table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Uses {
    /// What the purposes are worth as the table lies.
    pub(super) purposes_now: i32,
    /// What they are worth at the most without what single shards add.
    purposes: i32,
    /// What goes beyond that: walks, powers, exchanges.
    besides: i32,
    /// What one more stack of two, one more covered slot, one more shard of any
    /// colour brings.
    pair: i32,
    cover: i32,
    any: i32,
    /// What one more shard, or tree on it, of a colour brings; and a single one.
    more: [i32; 5],
    single: [i32; 5],
}

impl Uses {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn new(
        ground: &Ground<'_>,
        table: &Table,
        player: &Player,
        scene: &Scene<'_>,
        survey: &Survey,
        completed: i32,
        reds: i32,
    ) -> Uses {
        let mut uses = Uses::default();
        uses.look_at_purposes(ground, table, scene, survey, completed, reds);
        uses.look_at_shards(ground, table, player, scene, survey);
        uses
    }

    /// The sum.
    pub(super) fn most(&self) -> i32 {
        self.purposes + self.besides
    }

    fn look_at_purposes(
        &mut self,
        ground: &Ground<'_>,
        table: &Table,
        scene: &Scene<'_>,
        survey: &Survey,
        completed: i32,
        reds: i32,
    ) {
        let evaluation = ground.evaluation;
        let (takes, golem) = (i32::from(scene.takes), i32::from(scene.golem));
        for (place, aim) in evaluation.aims.iter().enumerate() {
            let Some(aim) = aim else { continue };
            let Some(standing) = ground.game.standing(table, ground.seat, place) else {
                continue;
            };
            self.purposes_now += aim.worth(standing);
            let colour = aim.colour.unwrap_or_default();
            let steep = aim.steepest(standing - takes);
            let mut highest = standing;
            match aim.kind {
                PurposeKind::PairStacks => {
                    self.pair += steep;
                    highest += takes + 2 * golem;
                }
                PurposeKind::FewestEmpty => {
                    self.cover += steep;
                    highest += golem;
                }
                PurposeKind::MostShards => self.any += steep,
                PurposeKind::MostOfColour | PurposeKind::TableOfColour => {
                    self.more[colour as usize] += steep;
                }
                PurposeKind::SinglesOfColour => {
                    self.single[colour as usize] += steep;
                    highest += takes + 2 * golem;
                }
                PurposeKind::CompletedCards => highest += completed,
                PurposeKind::NoNightmare => highest = -reds,
                PurposeKind::FarthestDreamer => {
                    let farthest = ground.game.content().grid().distance(scene.start());
                    highest = highest.max(i32::from(farthest) + i32::from(scene.reach()));
                }
                PurposeKind::LongestChain => {
                    let may_grow = self.growth(scene, colour) + takes + golem;
                    if may_grow > 0 {
                        highest = highest.max(survey.visible(colour) + may_grow);
                    }
                }
                PurposeKind::GroupsInSight => {
                    let may_grow = self.growth(scene, colour) + takes + golem;
                    if may_grow > 0 || scene.reach() > 0 || scene.dreamer.is_none() {
                        let seen = survey.visible(colour) + may_grow;
                        let grays = scene.hands[Colour::Gray] > 0 || scene.wild() > 0;
                        let mountain = survey.mountains > 0 || grays || takes + golem > 0;
                        highest = highest.max(if mountain { 2 * seen } else { seen });
                    }
                }
            }
            self.purposes += aim.at_most(highest);
        }
    }

    /// By how much the tops of a colour may become more, trees included.
    fn growth(&self, scene: &Scene<'_>, colour: Colour) -> i32 {
        let greens = match colour {
            Colour::Green => 0,
            _ => i32::from(scene.hands[Colour::Green]),
        };
        i32::from(scene.hands[colour]) + greens + scene.wild() as i32
    }

    fn look_at_shards(
        &mut self,
        ground: &Ground<'_>,
        table: &Table,
        player: &Player,
        scene: &Scene<'_>,
        survey: &Survey,
    ) {
        let evaluation = ground.evaluation;
        let hands = &scene.hands;
        let (takes, golem) = (i32::from(scene.takes), i32::from(scene.golem));
        let wild = scene.wild() as i32;
        let others = takes + wild;
        let anything = takes > 0 || wild > 0;
        // Where a shard goes: onto an empty slot, or onto a stack.
        let alone = |colour: Colour| {
            let water = evaluation.water.max(0) * i32::from(colour == Colour::Blue);
            self.cover + self.single[colour as usize] + water
        };
        let stacked = |colour: Colour| {
            let pair = self.pair * i32::from(survey.single_waits || scene.shards > 1 || anything);
            let ground = match colour {
                Colour::Blue => evaluation.water.max(0),
                Colour::Gray => evaluation.mountain.max(0),
                _ => 0,
            };
            pair + ground
        };
        let kept = |colour: Colour| match scene.free_slots {
            0 => 0,
            _ => evaluation.stored[colour].max(0),
        };
        // K5: a tree counts as a shard of what it stands on.
        let more_by_tree = self.more.into_iter().max().unwrap_or(0);
        let plant = |more: i32| match more < i32::from(table.tree_reserve) {
            true => {
                let points = (survey.trees + more + 1) * POINT;
                points + evaluation.tree.max(0) + self.any + more_by_tree
            }
            false => 0,
        };
        let step = self.step(ground, scene, survey);
        let placed = |colour: Colour| {
            self.any + self.more[colour as usize] + alone(colour).max(stacked(colour))
        };
        let greens = i32::from(hands[Colour::Green]);
        let mut best = step.max(plant(greens + others - 1).max(plant(0)));
        for colour in Colour::ALL.into_iter().take(5) {
            best = best.max(kept(colour)).max(placed(colour));
        }
        let mut sum = 0;
        for colour in Colour::ALL.into_iter().take(5) {
            let count = i32::from(hands[colour]);
            let mut use_of = kept(colour).max(placed(colour));
            if colour == Colour::White {
                use_of = use_of.max(step);
            }
            let mut values = 0;
            for more in 0..count {
                values += match colour {
                    Colour::Green => use_of.max(plant(more)),
                    _ => use_of,
                };
            }
            // K3: a pair is at the most as good as the best use there is.
            let pairs = count / 2;
            sum += values + pairs * (best - 2 * use_of).max(0);
        }
        sum += i32::from(hands[Colour::Red] / 3) * best;
        sum += takes * (best + evaluation.water.max(0) + evaluation.mountain.max(0));
        sum += 2 * golem * (evaluation.water.max(0) + evaluation.mountain.max(0));
        sum += scene.bonus + self.mountains(ground, player, scene, survey);
        if scene.dreamer.is_none() {
            sum += evaluation.dreamer.max(0);
        }
        if (scene.waits || scene.dreamer.is_none()) && self.water(scene, survey) {
            sum += POINT;
        }
        self.besides = sum;
    }

    /// Whether there may be water.
    fn water(&self, scene: &Scene<'_>, survey: &Survey) -> bool {
        scene.hands[Colour::Blue] > 0
            || scene.wild() > 0
            || scene.takes > 0
            || scene.golem > 0
            || survey.tops[Colour::Blue] > 0
    }

    /// What one white shard brings at the most when the Dreamer walks: one water
    /// top (D4), as after that no free step follows, and where mountains pay every
    /// time, those on the way.
    fn step(&self, ground: &Ground<'_>, scene: &Scene<'_>, survey: &Survey) -> i32 {
        let again = match ground.game.rules().mountain_pays {
            MountainPays::OncePerCycle => 0,
            MountainPays::EveryTime => {
                let new = self.new_mountains(scene, survey);
                // What is no land may become it.
                let lands = i32::from(scene.hands[Colour::Brown] + scene.takes + scene.golem)
                    + scene.wild() as i32;
                match survey.fresh + new {
                    0 => 0,
                    there => 1 + there.min(survey.fresh_lands + new + lands),
                }
            }
        };
        POINT * (i32::from(self.water(scene, survey)) + 2 * again)
    }

    /// How many mountains there may be that are not there.
    fn new_mountains(&self, scene: &Scene<'_>, survey: &Survey) -> i32 {
        let grays = i32::from(scene.hands[Colour::Gray]) + scene.wild() as i32;
        let takes = i32::from(scene.takes);
        let made = match survey.gray_waits {
            true => grays + takes,
            false => (grays + takes) / 2,
        };
        // What the Tower and the Golem uncover or bring together.
        made + takes + 2 * i32::from(scene.golem)
    }

    /// What mountains pay that have not paid in this cycle (E9); where they pay
    /// every time, what they pay before the first paid step.
    fn mountains(
        &self,
        ground: &Ground<'_>,
        _player: &Player,
        scene: &Scene<'_>,
        survey: &Survey,
    ) -> i32 {
        let walks = scene.reach() > 0 || scene.dreamer.is_none() || scene.golem > 0;
        if !walks {
            return 0;
        }
        let new = self.new_mountains(scene, survey);
        let fresh = match ground.game.rules().mountain_pays {
            MountainPays::OncePerCycle => survey.fresh + new,
            MountainPays::EveryTime if scene.carried() => survey.fresh + new,
            MountainPays::EveryTime => 0,
        };
        2 * POINT * fresh
    }
}

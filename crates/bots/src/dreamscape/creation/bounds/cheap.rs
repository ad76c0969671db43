//! The cheap bound, which holds in every position, whatever Tower, Golem and exchanges do.
//!
//! [`ShardUses`]: each shard in Hands goes to the best of its uses, and two of a colour
//! count as any other one. [`FrontValue`]: every card in front is allowed everything at
//! hand.

use lucid_dreamscape::{Colour, Pending, Player, PurposeKind, Slot, Table};

use super::use_values::{entering, points_of_mountains, points_of_step};
use crate::dreamscape::creation::model::{
    BoardSummary, CARD_SLOTS, Deficit, IN_THE_WAY, Instance, POINT, PlacementList, Resources,
    SHARD, STEP, STORED, Shortfall, ShortfallTable, Standings, byte,
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
        let mut best = step;
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
        // What exchanges take away, and how often.
        let mut pairs = [(0, 0); 5];
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
            if resources.exchanges {
                pairs[colour as usize] = (2 * use_of, count / 2);
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
        let free = resources.thirds() as i32 + takes;
        sum += self.gained(instance, best, (free, pairs), hands[Colour::Green].into());
        // Each uncovers one shard, and makes or breaks one mountain.
        sum += (takes + golem) * nature;
        sum += points_of_mountains(instance, resources, summary);
        sum + entering(instance, resources, summary)
    }

    /// Upper bound on what is gained besides the shards in Hands: so many for nothing, and
    /// one for each pair (K3). Each is at most as good as the best use there is, or is planted
    /// after the green ones in Hands, and only one of them is the last tree.
    fn gained(
        &self,
        instance: &Instance<'_>,
        best: i32,
        (free, mut pairs): (i32, [(i32, i32); 5]),
        greens: i32,
    ) -> i32 {
        let all = free + pairs.iter().map(|(_, count)| count).sum::<i32>();
        let trees = (self.reserve - greens).clamp(0, all);
        // The best uses go to those that cost least.
        let mut uses = (0..all).map(|rank| match rank < trees {
            true => best.max(self.plant(instance, greens + trees - 1 - rank)),
            false => best,
        });
        pairs.sort_unstable();
        let mut sum: i32 = uses.by_ref().take(free as usize).sum();
        for (cost, count) in pairs {
            let of_these = uses.by_ref().take(count as usize);
            sum += of_these.map(|use_of| (use_of - cost).max(0)).sum::<i32>();
        }
        sum
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

/// By how much the visible shards of a colour can grow, trees included.
fn growth(resources: &Resources<'_>, colour: Colour) -> i32 {
    let greens = match colour {
        Colour::Green => 0,
        _ => i32::from(resources.hands[Colour::Green]),
    };
    i32::from(resources.hands[colour]) + greens + resources.wild() as i32
}

/// What the cards in front are worth, now and at best.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FrontValue {
    pub(crate) now: i32,
    pub(crate) at_best: i32,
    /// How many can be completed.
    pub(crate) completed: i32,
}

impl Instance<'_> {
    /// What the cards in front are worth, now and at best.
    pub(crate) fn front_value(
        &self,
        player: &Player,
        resources: &Resources<'_>,
        shortfalls: &ShortfallTable,
    ) -> FrontValue {
        let evaluation = self.evaluation;
        let mut cards = FrontValue::default();
        for placements in &self.placements.cards {
            if !player.front.contains(placements.card) {
                continue;
            }
            let deficits = placements.deficits(shortfalls, resources);
            let count = player.front.len();
            cards.now += evaluation.card(placements.points, deficits.now, count);
            let may_be_done = deficits.at_best.is_some_and(|deficit| deficit.is_nothing());
            cards.completed += i32::from(may_be_done);
            cards.at_best += deficits.at_best.map_or(placements.never, |deficit| {
                placements.worths[deficit.index()]
            });
        }
        // One of the drawn cards can be kept, and even completed.
        cards.completed += i32::from(matches!(player.pending, Pending::Keep(_)));
        cards.at_best += self.pending_bound(player) + cards.completed * self.relief();
        cards
    }

    /// What the cards completed so far are worth for the purposes (U1).
    pub(crate) fn completed_cards_value(&self, player: &Player) -> i32 {
        let purposes = self.evaluation.purposes.iter().flatten();
        purposes
            .filter(|purpose| purpose.kind == PurposeKind::CompletedCards)
            .map(|purpose| purpose.at_most(player.pile.len() as i32))
            .sum()
    }

    /// The most that completing a card brings besides the card itself: for the purposes
    /// (U1), and by losing a stored shard where that is a gain (A4).
    pub(crate) fn completion_bonus(&self, player: &Player) -> i32 {
        let purposes = self.evaluation.purposes.iter().flatten();
        let purposes: i32 = purposes
            .filter(|purpose| purpose.kind == PurposeKind::CompletedCards)
            .map(|purpose| purpose.steepest(player.pile.len() as i32, player.front.len() as u32))
            .sum();
        purposes + self.relief()
    }

    /// The most that losing a stored shard brings.
    fn relief(&self) -> i32 {
        let worst = self.evaluation.stored.0.into_iter().min();
        (-worst.unwrap_or(0)).max(0)
    }

    /// Upper bound on the value of pending choices.
    pub(crate) fn pending_bound(&self, player: &Player) -> i32 {
        let draw = self.evaluation.best_draw();
        match player.pending {
            Pending::Keep(_) => {
                let drawn = (self.placements.cards.iter())
                    .filter(|placements| !player.front.contains(placements.card))
                    .map(|placements| placements.points + draw);
                drawn.max().unwrap_or(0)
            }
            // A4: the draw comes after the shard.
            Pending::Draw | Pending::PileShard(_) => draw,
            Pending::KingDraw => self.evaluation.best_king(),
            _ => 0,
        }
    }
}

/// What a card lacks now, and the least it can come to lack. `None` if it can be
/// completed nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CardDeficits {
    pub(crate) now: Option<Deficit>,
    pub(crate) at_best: Option<Deficit>,
}

impl PlacementList {
    /// What the card lacks now and at best.
    pub(crate) fn deficits(
        &self,
        shortfalls: &ShortfallTable,
        resources: &Resources<'_>,
    ) -> CardDeficits {
        let mut deficits = CardDeficits {
            now: None,
            at_best: None,
        };
        for placement in self.placements() {
            let Some((missing, beyond)) = shortfalls.sum(placement, resources) else {
                continue;
            };
            let few_trees = byte(missing, 4) <= resources.tree_reserve;
            if !few_trees && resources.golem == 0 {
                continue;
            }
            let target = placement[0].slot();
            let least = least(missing, beyond, target, resources);
            deficits.at_best = Some(deficits.at_best.map_or(least, |then| then.min(least)));
            if byte(missing, 5) == 0 && few_trees {
                let now = deficit(missing, target, resources);
                deficits.now = Some(deficits.now.map_or(now, |known| known.min(now)));
            }
        }
        deficits
    }
}

/// The deficit if the Creation ends now.
#[inline]
fn deficit(missing: Shortfall, target: Slot, resources: &Resources<'_>) -> Deficit {
    let mut units = 0;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        let stored = needed.min(resources.stored[colour]);
        units += SHARD * usize::from(needed - stored) + STORED * usize::from(stored);
    }
    let mut steps = resources.distance(target);
    if missing & IN_THE_WAY != 0 && steps == 0 {
        // Nothing goes under the Dreamer: he has to step aside and come back.
        steps = 2;
    }
    let stored = steps.min(resources.stored[Colour::White]);
    units += STEP * usize::from(steps - stored) + STORED * usize::from(stored);
    // A card that lacks nothing is not completed until it is played.
    Deficit::new(units.max(1))
}

/// The least possible deficit, if everything that may still be done is for this
/// placement.
#[inline]
fn least(
    missing: Shortfall,
    beyond: Shortfall,
    target: Slot,
    resources: &Resources<'_>,
) -> Deficit {
    if resources.golem > 0 {
        // Each of its moves can finish two cells, whatever they lack.
        let by_hand = resources.hands.total() > 0 || resources.takes > 0;
        let all = byte(missing, 6) <= 2 * resources.golem || by_hand;
        return Deficit::of(u8::from(!all));
    }
    let (mut shards, mut stored) = (0, 0);
    let mut wild = resources.takes + resources.thirds() as u8;
    let half = |count: u8| if resources.exchanges { count / 2 } else { 0 };
    for colour in Colour::LANDSCAPE {
        let outside = byte(beyond, colour as u32);
        let needed = byte(missing, colour as u32) - outside;
        let have = resources.hands[colour];
        let over = have.saturating_sub(needed);
        // What cannot be placed can at least be stored.
        let kept = match resources.free_slots {
            0 => 0,
            _ => outside.min(over),
        };
        let lacking = needed.saturating_sub(have) + outside - kept;
        let lies = lacking.min(resources.stored[colour]);
        wild += half(over);
        stored += lies + kept;
        shards += lacking - lies;
    }
    let mut steps = resources.distance(target);
    if steps == 0 && missing & IN_THE_WAY != 0 {
        steps = 2;
    }
    // Which of the shards pay for steps is left open.
    let mut steps = steps.saturating_sub(resources.reach());
    let lies = steps.min(resources.stored[Colour::White]);
    stored += lies;
    steps -= lies;
    wild += half(resources.hands[Colour::White]);
    for lacking in [&mut shards, &mut steps, &mut stored] {
        let mended = (*lacking).min(wild);
        *lacking -= mended;
        wild -= mended;
    }
    Deficit::new(
        SHARD * usize::from(shards) + STEP * usize::from(steps) + STORED * usize::from(stored),
    )
}

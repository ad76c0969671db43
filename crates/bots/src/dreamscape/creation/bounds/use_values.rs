//! What shards bring by themselves, apart from cards, and the most that the Dreamer can
//! score by walking (D4, E9).
//!
//! [`UseValues`] and [`WalkPoints`] hold where only the shards in Hands count. The
//! functions about walking hold in every position, whatever Tower, Golem and exchanges add.

use lucid_dreamscape::rules::MountainPays;
use lucid_dreamscape::{Colour, PurposeKind, SlotSet, Table};

use super::purposes::{CountingPurposes, Layer, SpatialPurposes};
use crate::dreamscape::creation::model::{
    BoardSummary, CARD_SLOTS, Instance, LANDSCAPES, MAX_WHITES, POINT, Reach, Resources, Standings,
};

/// How many trees are distinguished.
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

/// Whether there can be water.
pub(crate) fn may_have_water(resources: &Resources<'_>, summary: &BoardSummary) -> bool {
    resources.hands[Colour::Blue] > 0
        || resources.wild() > 0
        || resources.takes > 0
        || resources.golem > 0
        || summary.tops[Colour::Blue] > 0
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

/// The most that one white shard brings as a step: one water top (D4), because no free
/// step follows water, and where mountains pay every time, those on the way.
pub(crate) fn points_of_step(
    instance: &Instance<'_>,
    resources: &Resources<'_>,
    summary: &BoardSummary,
) -> i32 {
    let again = match instance.game.rules().mountain_pays {
        MountainPays::OncePerCycle => 0,
        MountainPays::EveryTime => {
            let new = new_mountains(resources, summary);
            // Other slots may become land.
            let lands =
                i32::from(resources.hands[Colour::Brown] + resources.takes + resources.golem)
                    + resources.wild() as i32;
            match summary.fresh + new {
                0 => 0,
                there => 1 + there.min(summary.fresh_lands + new + lands),
            }
        }
    };
    POINT * (i32::from(may_have_water(resources, summary)) + 2 * again)
}

/// How many new mountains there can be.
pub(crate) fn new_mountains(resources: &Resources<'_>, summary: &BoardSummary) -> i32 {
    let grays = i32::from(resources.hands[Colour::Gray]) + resources.wild() as i32;
    let (takes, golem) = (i32::from(resources.takes), i32::from(resources.golem));
    // E8: it takes two, wherever they are now. What the Tower takes back may be exchanged.
    if takes + golem > 0 && summary.grays + grays + takes < 2 {
        return 0;
    }
    // It may also be placed again.
    let placed = grays + takes;
    let made = match summary.gray_makes_mountain || golem > 0 {
        true => placed,
        // For each gray shard that the Tower uncovers, one will do. It makes no mountain by
        // uncovering alone, because height does not matter.
        false => placed.min(placed / 2 + takes),
    };
    // A move makes one at the most: where it ends, or where it leaves two of four behind.
    made + golem
}

/// The most that mountains pay which have not paid in this cycle (E9). Where they pay
/// every time, only what they pay before the first paid step.
pub(crate) fn points_of_mountains(
    instance: &Instance<'_>,
    resources: &Resources<'_>,
    summary: &BoardSummary,
) -> i32 {
    let walks = resources.reach() > 0 || resources.dreamer.is_none() || resources.golem > 0;
    if !walks {
        return 0;
    }
    let new = new_mountains(resources, summary);
    let fresh = match instance.game.rules().mountain_pays {
        MountainPays::OncePerCycle => summary.fresh + new,
        // Entering pays like a step (D1).
        MountainPays::EveryTime if resources.carried() || resources.dreamer.is_none() => {
            summary.fresh + new
        }
        MountainPays::EveryTime => 0,
    };
    2 * POINT * fresh.min(i32::from(resources.reach()) + 1)
}

/// What he can get onto with so many white shards.
#[derive(Clone, Copy, Debug, Default)]
struct Reachable {
    water: bool,
    /// Mountains that pay, and those of them with a land top.
    fresh: i32,
    fresh_lands: i32,
    /// Stacks that one gray shard turns into a mountain.
    rising: i32,
}

/// The most that the Dreamer can score, by white shards and by what is left to place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WalkPoints {
    there: [Reachable; MAX_WHITES + 1],
    pays: MountainPays,
    lands: i32,
    /// A free step is available.
    has_free_step: bool,
    carried: bool,
    outside: bool,
}

impl WalkPoints {
    pub(crate) fn new(
        instance: &Instance<'_>,
        resources: &Resources<'_>,
        summary: &BoardSummary,
        reach: &Reach,
    ) -> WalkPoints {
        let outside = resources.dreamer.is_none();
        let mut there = [Reachable::default(); MAX_WHITES + 1];
        let whites = usize::from(resources.hands[Colour::White]);
        for (used, there) in there.iter_mut().enumerate().take(whites + 1) {
            let mut slots = reach.set(used);
            if !outside && !reach.returns(used) {
                slots = slots & !resources.start().set();
            }
            let count = |set: SlotSet| (slots & set).len() as i32;
            *there = Reachable {
                water: count(summary.waters) > 0,
                fresh: count(summary.fresh_mountains),
                fresh_lands: count(summary.fresh_mountains & summary.lands),
                rising: count(summary.rising),
            };
        }
        WalkPoints {
            there,
            pays: instance.game.rules().mountain_pays,
            lands: summary.lands.len() as i32,
            has_free_step: resources.has_free_step,
            carried: resources.carried(),
            outside,
        }
    }

    /// The most that he scores with so many white shards, apart from water that he gets
    /// onto without any. `left` is what may still be placed.
    pub(crate) fn worth(&self, whites: usize, left: &[u8; LANDSCAPES]) -> i32 {
        if whites == 0 && !self.carried && !self.outside {
            return 0;
        }
        let [blue, gray, brown] =
            [Colour::Blue, Colour::Gray, Colour::Brown].map(|colour| left[colour as usize]);
        let lands = self.lands + i32::from(brown);
        // No free step follows water, so there is at most one for each white shard.
        let waters = (self.there[1..=whites].iter())
            .filter(|there| blue > 0 || there.water)
            .count() as i32;
        let mountains = match self.pays {
            MountainPays::OncePerCycle => {
                let lands = if lands > 0 || self.has_free_step {
                    lands
                } else {
                    0
                };
                let free = i32::from(self.outside) + i32::from(self.carried);
                let steps = whites as i32 + lands + free;
                self.there[whites].mountains(gray).min(steps)
            }
            MountainPays::EveryTime => {
                let free = |there: &Reachable| match lands {
                    // A free step goes from land to land (E7).
                    0 | 1 => 0,
                    _ => (there.mountains(gray)).min(there.fresh_lands + i32::from(brown)),
                };
                let paid = |there: &Reachable| match there.mountains(gray) {
                    0 => 0,
                    _ => 1 + free(there),
                };
                let first = match (self.outside, self.carried) {
                    (true, _) => paid(&self.there[0]),
                    (_, true) => free(&self.there[0]),
                    _ => 0,
                };
                first + self.there[1..=whites].iter().map(paid).sum::<i32>()
            }
        };
        POINT * (waters + 2 * mountains)
    }
}

impl Reachable {
    /// How many mountains there can be with so many gray shards.
    #[inline]
    fn mountains(&self, grays: u8) -> i32 {
        let grays = i32::from(grays);
        let rising = grays.min(self.rising);
        self.fresh + rising + (grays - rising) / 2
    }
}

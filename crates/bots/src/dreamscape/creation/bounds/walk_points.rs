//! The most that the Dreamer can score by walking (D4, E9).
//!
//! The functions hold in every position, whatever Tower, Golem and exchanges add.
//! [`WalkPoints`] is tighter, and holds where only the shards in Hands count: it knows
//! how many white shards he uses, and what is left for water, mountains and land.

use lucid_dreamscape::rules::MountainPays;
use lucid_dreamscape::{Colour, SlotSet};

use crate::dreamscape::creation::model::{
    BoardSummary, Instance, LANDSCAPES, MAX_WHITES, POINT, Reach, Resources,
};

/// Whether there can be water.
pub(crate) fn may_have_water(resources: &Resources<'_>, summary: &BoardSummary) -> bool {
    resources.hands[Colour::Blue] > 0
        || resources.wild() > 0
        || resources.takes > 0
        || resources.golem > 0
        || summary.tops[Colour::Blue] > 0
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
    let takes = i32::from(resources.takes);
    let made = match summary.gray_makes_mountain {
        true => grays + takes,
        false => (grays + takes) / 2,
    };
    // The Tower and the Golem may uncover mountains, or bring them together.
    made + takes + 2 * i32::from(resources.golem)
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

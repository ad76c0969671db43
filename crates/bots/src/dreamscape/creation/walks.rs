//! What the Dreamer may score on his way (D4, E9), by the white shards that he
//! takes and by what is left for water, mountains and land.

use lucid_dreamscape::rules::MountainPays;
use lucid_dreamscape::{Colour, SlotSet};

use super::bound::Ground;
use super::evaluation::POINT;
use super::hand::COLOURS;
use super::reach::{Reach, STEPS};
use super::scene::Scene;
use super::survey::Survey;

/// What lies where he may come onto it with so many white shards.
#[derive(Clone, Copy, Debug, Default)]
struct There {
    water: bool,
    /// Mountains that pay, and those of them with a land top.
    fresh: i32,
    fresh_lands: i32,
    /// Stacks that one gray shard makes a mountain of.
    rising: i32,
}

/// The ways of the Dreamer where neither Tower nor Golem changes anything.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walks {
    there: [There; STEPS + 1],
    pays: MountainPays,
    lands: i32,
    /// A free step waits.
    waits: bool,
    carried: bool,
    outside: bool,
}

impl Walks {
    pub(super) fn new(
        ground: &Ground<'_>,
        scene: &Scene<'_>,
        survey: &Survey,
        reach: &Reach,
    ) -> Walks {
        let outside = scene.dreamer.is_none();
        let mut there = [There::default(); STEPS + 1];
        let whites = usize::from(scene.hands[Colour::White]);
        for (used, there) in there.iter_mut().enumerate().take(whites + 1) {
            let mut slots = reach.set(used);
            if !outside && !reach.returns(used) {
                slots = slots & !scene.start().set();
            }
            let count = |set: SlotSet| (slots & set).len() as i32;
            *there = There {
                water: count(survey.waters) > 0,
                fresh: count(survey.fresh_mountains),
                fresh_lands: count(survey.fresh_mountains & survey.lands),
                rising: count(survey.rising),
            };
        }
        Walks {
            there,
            pays: ground.game.rules().mountain_pays,
            lands: survey.lands.len() as i32,
            waits: scene.waits,
            carried: scene.carried(),
            outside,
        }
    }

    /// What he scores at the most with so many white shards, besides water that he
    /// comes onto without any; `left` is what may be placed.
    pub(super) fn worth(&self, whites: usize, left: &[u8; COLOURS]) -> i32 {
        if whites == 0 && !self.carried && !self.outside {
            return 0;
        }
        let [blue, gray, brown] =
            [Colour::Blue, Colour::Gray, Colour::Brown].map(|colour| left[colour as usize]);
        let lands = self.lands + i32::from(brown);
        // After water no free step follows, so there is one for each white shard.
        let waters = (self.there[1..=whites].iter())
            .filter(|there| blue > 0 || there.water)
            .count() as i32;
        let mountains = match self.pays {
            MountainPays::OncePerCycle => {
                let lands = if lands > 0 || self.waits { lands } else { 0 };
                let free = i32::from(self.outside) + i32::from(self.carried);
                let steps = whites as i32 + lands + free;
                self.there[whites].mountains(gray).min(steps)
            }
            MountainPays::EveryTime => {
                let free = |there: &There| match lands {
                    // A free step goes from land to land (E7).
                    0 | 1 => 0,
                    _ => (there.mountains(gray)).min(there.fresh_lands + i32::from(brown)),
                };
                let paid = |there: &There| match there.mountains(gray) {
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

impl There {
    /// How many mountains there may be with so many gray shards.
    #[inline]
    fn mountains(&self, grays: u8) -> i32 {
        let grays = i32::from(grays);
        let rising = grays.min(self.rising);
        self.fresh + rising + (grays - rising) / 2
    }
}

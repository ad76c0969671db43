//! What a card lacks now, and at the least whatever may still be done: a look
//! that is quick, and never wrong where Tower and Golem are at work.

use lucid_dreamscape::{Colour, Slot};

use super::cells::{IN_THE_WAY, Missing, Missings, byte};
use super::evaluation::{SHARD, STEP, STORED};
use super::scene::Scene;
use super::ways::{CardWays, Lacks};

/// What a card lacks as the table lies, and at the least after anything that
/// may still be done; nothing where there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    pub(super) now: Option<Lacks>,
    pub(super) then: Option<Lacks>,
}

impl CardWays {
    /// What the card lacks now and then.
    pub(super) fn outlook(&self, missings: &Missings, scene: &Scene<'_>) -> Outlook {
        let mut outlook = Outlook {
            now: None,
            then: None,
        };
        for way in self.ways() {
            let Some((missing, beyond)) = missings.sum(way, scene) else {
                continue;
            };
            let few_trees = byte(missing, 4) <= scene.tree_reserve;
            if !few_trees && scene.golem == 0 {
                continue;
            }
            let target = way[0].slot();
            let least = least(missing, beyond, target, scene);
            outlook.then = Some(outlook.then.map_or(least, |then| then.min(least)));
            if byte(missing, 5) == 0 && few_trees {
                let now = lacks(missing, target, scene);
                outlook.now = Some(outlook.now.map_or(now, |known| known.min(now)));
            }
        }
        outlook
    }
}

/// What is missing if the Creation ends now.
#[inline]
fn lacks(missing: Missing, target: Slot, scene: &Scene<'_>) -> Lacks {
    let mut units = 0;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        let stored = needed.min(scene.stored[colour]);
        units += SHARD * usize::from(needed - stored) + STORED * usize::from(stored);
    }
    let mut steps = scene.distance(target);
    if missing & IN_THE_WAY != 0 && steps == 0 {
        // Nothing goes under the Dreamer: he has to step aside, and back.
        steps = 2;
    }
    let stored = steps.min(scene.stored[Colour::White]);
    units += STEP * usize::from(steps - stored) + STORED * usize::from(stored);
    // What is there but not completed yet is about to be.
    Lacks::new(units.max(1))
}

/// What is missing at the least when all that may still be done is for this way.
#[inline]
fn least(missing: Missing, beyond: Missing, target: Slot, scene: &Scene<'_>) -> Lacks {
    if scene.golem > 0 {
        // Each of his moves may finish two cells, whatever they lack.
        let by_hand = scene.hands.total() > 0 || scene.takes > 0;
        let all = byte(missing, 6) <= 2 * scene.golem || by_hand;
        return Lacks::of(u8::from(!all));
    }
    let (mut shards, mut stored) = (0, 0);
    let mut wild = scene.takes + scene.thirds() as u8;
    let half = |count: u8| if scene.exchanges { count / 2 } else { 0 };
    for colour in Colour::LANDSCAPE {
        let outside = byte(beyond, colour as u32);
        let needed = byte(missing, colour as u32) - outside;
        let have = scene.hands[colour];
        let over = have.saturating_sub(needed);
        // What cannot be placed may at least be stored.
        let kept = match scene.free_slots {
            0 => 0,
            _ => outside.min(over),
        };
        let lacking = needed.saturating_sub(have) + outside - kept;
        let lies = lacking.min(scene.stored[colour]);
        wild += half(over);
        stored += lies + kept;
        shards += lacking - lies;
    }
    let mut steps = scene.distance(target);
    if steps == 0 && missing & IN_THE_WAY != 0 {
        steps = 2;
    }
    // Which of the shards are steps is left open.
    let mut steps = steps.saturating_sub(scene.reach());
    let lies = steps.min(scene.stored[Colour::White]);
    stored += lies;
    steps -= lies;
    wild += half(scene.hands[Colour::White]);
    for lacking in [&mut shards, &mut steps, &mut stored] {
        let mended = (*lacking).min(wild);
        *lacking -= mended;
        wild -= mended;
    }
    Lacks::new(
        SHARD * usize::from(shards) + STEP * usize::from(steps) + STORED * usize::from(stored),
    )
}

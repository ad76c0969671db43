//! What the Dreamer may score on his way (D4, E9).

use dreamscape::Colour;
use dreamscape::rules::MountainPays;

use super::bound::Ground;
use super::evaluation::POINT;
use super::reach::Reach;
use super::scene::Scene;
use super::survey::Survey;

/// Whether there may be water.
pub(super) fn water(scene: &Scene<'_>, survey: &Survey) -> bool {
    scene.hands[Colour::Blue] > 0
        || scene.wild() > 0
        || scene.takes > 0
        || scene.golem > 0
        || survey.tops[Colour::Blue] > 0
}

/// What one white shard brings at the most when the Dreamer walks: one water
/// top (D4), as after that no free step follows, and where mountains pay every
/// time, those on the way.
pub(super) fn step(ground: &Ground<'_>, scene: &Scene<'_>, survey: &Survey) -> i32 {
    let again = match ground.game.rules().mountain_pays {
        MountainPays::OncePerCycle => 0,
        MountainPays::EveryTime => {
            let new = new_mountains(scene, survey);
            // What is no land may become it.
            let lands = i32::from(scene.hands[Colour::Brown] + scene.takes + scene.golem)
                + scene.wild() as i32;
            match survey.fresh + new {
                0 => 0,
                there => 1 + there.min(survey.fresh_lands + new + lands),
            }
        }
    };
    POINT * (i32::from(water(scene, survey)) + 2 * again)
}

/// How many mountains there may be that are not there.
pub(super) fn new_mountains(scene: &Scene<'_>, survey: &Survey) -> i32 {
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
pub(super) fn mountains(ground: &Ground<'_>, scene: &Scene<'_>, survey: &Survey) -> i32 {
    let walks = scene.reach() > 0 || scene.dreamer.is_none() || scene.golem > 0;
    if !walks {
        return 0;
    }
    let new = new_mountains(scene, survey);
    let fresh = match ground.game.rules().mountain_pays {
        MountainPays::OncePerCycle => survey.fresh + new,
        // Coming in pays like a step (D1).
        MountainPays::EveryTime if scene.carried() || scene.dreamer.is_none() => survey.fresh + new,
        MountainPays::EveryTime => 0,
    };
    2 * POINT * fresh.min(i32::from(scene.reach()) + 1)
}

/// What the Dreamer scores at the most with so many white shards, as far as he
/// may come.
pub(super) fn walk(
    ground: &Ground<'_>,
    scene: &Scene<'_>,
    survey: &Survey,
    reach: &Reach,
    whites: usize,
) -> i32 {
    let free = whites == 0 && !scene.carried() && scene.dreamer.is_some();
    if free {
        return 0;
    }
    match ground.game.rules().mountain_pays {
        MountainPays::EveryTime => {
            whites as i32 * step(ground, scene, survey) + mountains(ground, scene, survey)
        }
        MountainPays::OncePerCycle => {
            let there = reach.set(whites);
            let waters = scene.hands[Colour::Blue] > 0 || !(there & survey.waters).is_empty();
            let fresh = (there & survey.fresh_mountains).len() as i32;
            // Entering, and each free step, comes onto something, too.
            let free = i32::from(scene.dreamer.is_none()) + i32::from(scene.carried());
            // A land top carries him on; what is none ends what a white shard began.
            let lands = match scene.strides() {
                true => i32::from(scene.land_tops()),
                false => 0,
            };
            let steps = whites as i32 + lands + free;
            let pays = (fresh + new_mountains(scene, survey)).min(steps);
            POINT * (i32::from(waters) * whites as i32 + 2 * pays)
        }
    }
}

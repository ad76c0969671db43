//! What the Dreamer may score on his way (D4, E9), whatever Tower, Golem and
//! exchanges bring.

use lucid_dreamscape::Colour;
use lucid_dreamscape::rules::MountainPays;

use super::bound::Ground;
use super::evaluation::POINT;
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

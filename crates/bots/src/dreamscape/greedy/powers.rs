//! What using a power brings (section 7).

use lucid_dreamscape::{Action, Ongoing, Pending, Power};

use super::Thought;
use super::worth::Mind;

/// How often chance is tried.
const TRIES: usize = 4;

/// What the table is worth after a power was begun, with its parts played as
/// well as one of them can be; nothing for powers that it does not understand.
pub(super) fn used(thought: &mut Thought<'_>, action: Action, power: Power) -> Option<f64> {
    let mind = thought.mind;
    match power {
        Power::Archives => {
            let mut sum = 0.0;
            for _ in 0..tries(mind) {
                let mut next = mind.after(&thought.state, action);
                mind.settle(&mut next, thought.random);
                sum += mind.worth(next.table());
            }
            Some(sum / tries(mind) as f64)
        }
        Power::Tower | Power::Golem => {
            let next = mind.after(&thought.state, action);
            let parts = mind.choices(&next);
            let after = parts.iter().map(|part| mind.worth_after(&next, *part));
            after.reduce(f64::max)
        }
        Power::King => {
            let next = mind.after(&thought.state, action);
            let player = &next.table().players[mind.seat];
            if player.pending != Pending::KingDraw || player.power != Ongoing::Nothing {
                return None;
            }
            let now = std::mem::replace(&mut thought.state, next);
            let decks = mind.choices(&thought.state);
            let best = decks.iter().map(|deck| drawn(thought, *deck));
            let best = best.reduce(f64::max);
            thought.state = now;
            best
        }
        Power::Harvesters | Power::Lake => None,
    }
}

/// What the table is worth after cards were drawn and the best, or none, kept.
pub(super) fn drawn(thought: &mut Thought<'_>, action: Action) -> f64 {
    let mind = thought.mind;
    let mut sum = 0.0;
    for _ in 0..tries(mind) {
        let mut next = mind.after(&thought.state, action);
        mind.settle(&mut next, thought.random);
        let kept = mind.choices(&next);
        let kept = kept.iter().map(|keep| mind.worth_after(&next, *keep));
        sum += kept.reduce(f64::max).unwrap_or_default();
    }
    sum / tries(mind) as f64
}

fn tries(mind: &Mind<'_>) -> usize {
    if mind.hasty { 1 } else { TRIES }
}

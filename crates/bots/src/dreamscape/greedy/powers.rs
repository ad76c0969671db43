//! The value of using a power (section 7).

use lucid_dreamscape::{Action, Ongoing, Pending, Power};

use super::Lookahead;
use super::evaluator::Evaluator;

/// How often an outcome of chance is sampled.
const TRIES: usize = 4;

/// The value of beginning a power, with its best first part played; `None` for powers
/// that this player does not understand.
pub(super) fn value_of_power(
    lookahead: &mut Lookahead<'_>,
    action: Action,
    power: Power,
) -> Option<f64> {
    let evaluator = lookahead.evaluator;
    match power {
        Power::Archives => {
            let mut sum = 0.0;
            for _ in 0..tries(evaluator) {
                let mut next = evaluator.after(&lookahead.state, action);
                evaluator.resolve_chance(&mut next, lookahead.random);
                sum += evaluator.value(next.table());
            }
            Some(sum / tries(evaluator) as f64)
        }
        Power::Tower | Power::Golem => {
            let next = evaluator.after(&lookahead.state, action);
            let parts = evaluator.choices(&next);
            let after = parts.iter().map(|part| evaluator.value_after(&next, *part));
            after.reduce(f64::max)
        }
        Power::King => {
            let next = evaluator.after(&lookahead.state, action);
            let player = &next.table().players[evaluator.seat];
            if player.pending != Pending::KingDraw || player.power != Ongoing::Nothing {
                return None;
            }
            let now = std::mem::replace(&mut lookahead.state, next);
            let decks = evaluator.choices(&lookahead.state);
            let best = decks.iter().map(|deck| value_of_draw(lookahead, *deck));
            let best = best.reduce(f64::max);
            lookahead.state = now;
            best
        }
        Power::Harvesters | Power::Lake => None,
    }
}

/// The value of drawing cards and keeping the best of them, or none.
pub(super) fn value_of_draw(lookahead: &mut Lookahead<'_>, action: Action) -> f64 {
    let evaluator = lookahead.evaluator;
    let mut sum = 0.0;
    for _ in 0..tries(evaluator) {
        let mut next = evaluator.after(&lookahead.state, action);
        evaluator.resolve_chance(&mut next, lookahead.random);
        let kept = evaluator.choices(&next);
        let kept = kept.iter().map(|keep| evaluator.value_after(&next, *keep));
        sum += kept.reduce(f64::max).unwrap_or_default();
    }
    sum / tries(evaluator) as f64
}

fn tries(evaluator: &Evaluator<'_>) -> usize {
    if evaluator.is_hasty { 1 } else { TRIES }
}

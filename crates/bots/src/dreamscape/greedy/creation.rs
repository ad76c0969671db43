//! Creation and the last placement: the action that leaves the Dreamscape best.

use lucid_dreamscape::{Action, Colour, Pending, State};
use lucid_tabletop::{Game as _, ToAct};

use super::evaluator::Evaluator;
use super::placement_filter::PlacementFilter;
use super::powers::value_of_power;
use super::{Lookahead, Valued, better};

/// How many more steps of the Dreamer it looks ahead.
const WALK: u8 = 3;
/// When saving time: how many slots that no card wants are tried for each colour.
const OTHERS: u8 = 2;
/// A smaller gain is no reason to act.
const LITTLE: f64 = 0.01;

/// The best action, or `None` if ending is as good.
pub(super) fn choose(lookahead: &mut Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    let evaluator = lookahead.evaluator;
    let mut best: Option<Valued> = None;
    let mut filter = evaluator
        .is_hasty
        .then(|| PlacementFilter::new(evaluator, lookahead.state.table(), OTHERS));
    for action in choices {
        if filter
            .as_mut()
            .is_some_and(|filter| !filter.passes(*action))
        {
            continue;
        }
        let value = match action {
            Action::End => continue,
            Action::Enter | Action::Step(_) | Action::FreeStep(_) => {
                Some(walk(evaluator, &lookahead.state, *action, WALK))
            }
            Action::UseCard { card, .. } => {
                let power = evaluator.game.content().card(*card).power;
                value_of_power(lookahead, *action, power)
            }
            _ => Some(evaluator.value_after(&lookahead.state, *action)),
        };
        if let Some(value) = value {
            best = better(best, (value, *action));
        }
    }
    if !choices.contains(&Action::End) {
        return best.map(|(_, action)| action);
    }
    let end = ended(evaluator, &lookahead.state);
    best.filter(|(value, _)| *value > end + LITTLE)
        .map(|(_, action)| action)
}

/// K7: the value once the shards in Hands are gone.
fn ended(evaluator: &Evaluator<'_>, state: &State) -> f64 {
    let mut hands = state.table().players[evaluator.seat].hands;
    for colour in &Colour::ALL[..5] {
        hands[*colour] = 0;
    }
    evaluator.value_with(state.table(), hands)
}

/// The best value that a step leads to, with more steps after it.
fn walk(evaluator: &Evaluator<'_>, state: &State, step: Action, left: u8) -> f64 {
    let next = evaluator.after(state, step);
    let player = &next.table().players[evaluator.seat];
    let on_tree = player
        .board
        .dreamer()
        .is_some_and(|slot| player.board.trees().contains(slot));
    // D3: the Dreamer cannot stay on a tree.
    let mut best = if on_tree {
        f64::MIN
    } else {
        evaluator.value(next.table())
    };
    let goes_on = matches!(evaluator.game.to_act(&next), ToAct::Seats(seats) if seats.contains(evaluator.seat));
    if left > 0 && goes_on && player.pending == Pending::Nothing {
        for action in evaluator.choices(&next).iter() {
            if matches!(action, Action::Step(_) | Action::FreeStep(_)) {
                best = best.max(walk(evaluator, &next, *action, left - 1));
            }
        }
    }
    best
}

//! Creation and the last placement: whatever leaves the Dreamscape best.

use lucid_dreamscape::{Action, Colour, Pending, State};
use lucid_tabletop::{Game as _, ToAct};

use super::powers::used;
use super::sights::Sights;
use super::worth::Mind;
use super::{Thought, Valued, better};

/// How many steps of the Dreamer it looks ahead.
const WALK: u8 = 3;
/// How many places that no card wants are looked at for each colour, with little
/// time.
const OTHERS: u8 = 2;
/// Less than this is no reason to do anything.
const LITTLE: f64 = 0.01;

/// The best action, or the end when no action is better than that.
pub(super) fn choose(thought: &mut Thought<'_>, choices: &[Action]) -> Option<Action> {
    let mind = thought.mind;
    let mut best: Option<Valued> = None;
    let mut sights = mind
        .hasty
        .then(|| Sights::new(mind, thought.state.table(), OTHERS));
    for action in choices {
        if sights.as_mut().is_some_and(|sights| !sights.show(*action)) {
            continue;
        }
        let worth = match action {
            Action::End => continue,
            Action::Enter | Action::Step(_) | Action::FreeStep(_) => {
                Some(walk(mind, &thought.state, *action, WALK))
            }
            Action::UseCard { card, .. } => {
                let power = mind.game.content().card(*card).power;
                used(thought, *action, power)
            }
            _ => Some(mind.worth_after(&thought.state, *action)),
        };
        if let Some(worth) = worth {
            best = better(best, (worth, *action));
        }
    }
    if !choices.contains(&Action::End) {
        return best.map(|(_, action)| action);
    }
    let end = ended(mind, &thought.state);
    best.filter(|(worth, _)| *worth > end + LITTLE)
        .map(|(_, action)| action)
}

/// K7: what the table is worth when the shards in Hands are gone.
fn ended(mind: &Mind<'_>, state: &State) -> f64 {
    let mut hands = state.table().players[mind.seat].hands;
    for colour in &Colour::ALL[..5] {
        hands[*colour] = 0;
    }
    mind.worth_with(state.table(), hands)
}

/// The best that comes of a step and those that may follow it.
fn walk(mind: &Mind<'_>, state: &State, step: Action, left: u8) -> f64 {
    let next = mind.after(state, step);
    let player = &next.table().players[mind.seat];
    let on_tree = player
        .board
        .dreamer()
        .is_some_and(|slot| player.board.trees().contains(slot));
    // D3: a tree is no place to stay.
    let mut best = if on_tree {
        f64::MIN
    } else {
        mind.worth(next.table())
    };
    let goes_on =
        matches!(mind.game.to_act(&next), ToAct::Seats(seats) if seats.contains(mind.seat));
    if left > 0 && goes_on && player.pending == Pending::Nothing {
        for action in mind.choices(&next).iter() {
            if matches!(action, Action::Step(_) | Action::FreeStep(_)) {
                best = best.max(walk(mind, &next, *action, left - 1));
            }
        }
    }
    best
}

//! Travel: the best way through the Dreamworld that the action points allow.

use lucid_dreamscape::{Action, Location};

use super::Thinker;

/// How many moves and shards it plans ahead; free moves would allow more.
const HORIZON: u8 = 5;

/// The next step of the best way.
pub(super) fn choose(thinker: &Thinker<'_>, choices: &[Action]) -> Option<Action> {
    // P1: a shard for nothing. Other powers are beyond this player.
    let at_archives = thinker.player().sleeper == Location::ALL[0];
    if at_archives && choices.contains(&Action::UseLocation) {
        return Some(Action::UseLocation);
    }
    best_way(thinker, HORIZON).1
}

/// What the best way from here brings, and how it begins; staying brings nothing.
fn best_way(thinker: &Thinker<'_>, horizon: u8) -> (f64, Option<Action>) {
    let mut best = (0.0, None);
    if horizon == 0 {
        return best;
    }
    let here = thinker.player().sleeper;
    let hand = thinker.table().row(here).hand();
    let collect = hand.map(Action::Collect);
    let moves = here.neighbours().map(Action::Move);
    for action in collect.into_iter().chain(moves) {
        if !thinker.may(action) {
            continue;
        }
        let next = thinker.after(action);
        // What comes soon is surer, which also settles ties without going in circles.
        let worth = gain(thinker, &next, action) + 0.99 * best_way(&next, horizon - 1).0;
        if worth > best.0 + 0.01 {
            best = (worth, Some(action));
        }
    }
    best
}

/// What one action brings.
fn gain(before: &Thinker<'_>, after: &Thinker<'_>, action: Action) -> f64 {
    match action {
        Action::Collect(colour) => before.shard(colour),
        Action::Move(to) => {
            let link = before.player().sleeper.link_to(to);
            let link = link.filter(|link| before.table().links.contains(*link));
            let Some(link) = link else { return 0.0 };
            // With two red in Hands the third stays on the link (T9), and nobody
            // need be afraid of it but those who always are.
            if after.table().links.contains(link) {
                before.cleared(link).min(0.0)
            } else {
                before.cleared(link) + before.shard(lucid_dreamscape::Colour::Red)
            }
        }
        _ => 0.0,
    }
}

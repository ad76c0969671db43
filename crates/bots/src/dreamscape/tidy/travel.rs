//! Travel: the best route through the Dreamworld that the action points allow.

use lucid_dreamscape::{Action, Location};

use super::Lookahead;

/// How many moves and collections it plans ahead. Free moves would allow more.
const HORIZON: u8 = 5;

/// The next step of the best route.
pub(super) fn choose(lookahead: &Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    // P1: a free shard. Other powers are beyond this player.
    let at_archives = lookahead.player().sleeper == Location::ALL[0];
    if at_archives && choices.contains(&Action::UseLocation) {
        return Some(Action::UseLocation);
    }
    best_route(lookahead, HORIZON).1
}

/// The gain of the best route from here, and its first step. Staying gains nothing.
fn best_route(lookahead: &Lookahead<'_>, horizon: u8) -> (f64, Option<Action>) {
    let mut best = (0.0, None);
    if horizon == 0 {
        return best;
    }
    let here = lookahead.player().sleeper;
    let hand = lookahead.table().row(here).hand();
    let collect = hand.map(Action::Collect);
    let moves = here.neighbours().map(Action::Move);
    for action in collect.into_iter().chain(moves) {
        if !lookahead.may(action) {
            continue;
        }
        let next = lookahead.after(action);
        // A small discount breaks ties and keeps it from going in circles.
        let value = gain(lookahead, &next, action) + 0.99 * best_route(&next, horizon - 1).0;
        if value > best.0 + 0.01 {
            best = (value, Some(action));
        }
    }
    best
}

/// The gain of one action.
fn gain(before: &Lookahead<'_>, after: &Lookahead<'_>, action: Action) -> f64 {
    match action {
        Action::Collect(colour) => before.shard(colour),
        Action::Move(to) => {
            let link = before.player().sleeper.link_to(to);
            let link = link.filter(|link| before.table().links.contains(*link));
            let Some(link) = link else { return 0.0 };
            // With two red in Hands the third stays on the link (T9), so only shy players
            // mind it.
            if after.table().links.contains(link) {
                before.cleared(link).min(0.0)
            } else {
                before.cleared(link) + before.shard(lucid_dreamscape::Colour::Red)
            }
        }
        _ => 0.0,
    }
}

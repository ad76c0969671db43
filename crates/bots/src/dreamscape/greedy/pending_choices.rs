//! Choices between turns and inside powers: cards to draw and to keep, shards to take
//! back and to move aside, links for red shards.

use lucid_dreamscape::{Action, Link};

use super::powers::value_of_draw;
use super::{Lookahead, Valued, better};

/// The best of the choices, each of them tried.
pub(super) fn choose(lookahead: &mut Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    let evaluator = lookahead.evaluator;
    let mut best: Option<Valued> = None;
    for action in choices {
        let value = match action {
            Action::Draw(_) => value_of_draw(lookahead, *action),
            _ => evaluator.value_after(&lookahead.state, *action),
        };
        best = better(best, (value, *action));
    }
    best.map(|(_, action)| action)
}

/// N2, L10: alone, the link that Mr Nightmare crosses next, because he then leaves no
/// shard of his own there. Among several players, the link beyond which the fewest
/// shards lie, because it blocks the seat's own routes the least.
pub(super) fn link(lookahead: &Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    let table = lookahead.state.table();
    let alone = lookahead.evaluator.game.rules().solo.is_some();
    let ahead = table
        .mr_nightmare
        .filter(|_| alone)
        .and_then(|place| place.link_to(place.clockwise()));
    let sleeper = table.players[lookahead.evaluator.seat].sleeper;
    let rank = |link: Link| {
        (
            ahead != Some(link),
            alone && !sleeper.links().contains(link),
            {
                // The fewer shards lie at the other end, the less it blocks.
                let (a, b) = link.ends();
                let other = if a == sleeper { b } else { a };
                table.row(other).len()
            },
        )
    };
    let links = choices.iter().filter_map(|action| match action {
        Action::Seed(link) => Some(*link),
        _ => None,
    });
    links.min_by_key(|link| rank(*link)).map(Action::Seed)
}

//! What comes between turns and inside of powers: cards to draw and to keep,
//! shards to take back and to move aside, links for red shards.

use lucid_dreamscape::{Action, Link};

use super::powers::drawn;
use super::{Thought, Valued, better};

/// The best of the choices, each tried out.
pub(super) fn choose(thought: &mut Thought<'_>, choices: &[Action]) -> Option<Action> {
    let mind = thought.mind;
    let mut best: Option<Valued> = None;
    for action in choices {
        let worth = match action {
            Action::Draw(_) => drawn(thought, *action),
            _ => mind.worth_after(&thought.state, *action),
        };
        best = better(best, (worth, *action));
    }
    best.map(|(_, action)| action)
}

/// N2, L10: a link that Mr Nightmare crosses next, where he then leaves none of
/// his own; in games of several, one that leads away from the others' shards is
/// as good as any, so the one that is farthest from the own Sleeper's next ways.
pub(super) fn link(thought: &Thought<'_>, choices: &[Action]) -> Option<Action> {
    let table = thought.state.table();
    let alone = thought.mind.game.rules().solo.is_some();
    let ahead = table
        .mr_nightmare
        .filter(|_| alone)
        .and_then(|place| place.link_to(place.clockwise()));
    let sleeper = table.players[thought.mind.seat].sleeper;
    let rank = |link: Link| {
        (
            ahead != Some(link),
            alone && !sleeper.links().contains(link),
            {
                // The end that is not here: the fewer shards lie there, the less the
                // red one stands in the own way.
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

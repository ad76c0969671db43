//! The events of a step, divided among turns.

use lucid_dreamscape::{Dreamscape, Event, NightmareStep};
use lucid_tabletop::{Seat, Turn};

use crate::replay::ReplayStep;

/// The player of a solo game.
const ALONE: Seat = Seat::new(0);

/// The events of a step by the turn under which they are printed.
///
/// An Emergence without a refill has no step of its own: it comes with the one
/// that ends the cycle before. Nor has Mr Nightmare in a solo game: his turns
/// begin within a step of the player.
pub(super) fn split<'a>(step: &ReplayStep<'a, Dreamscape>) -> Vec<(Turn, &'a [Event])> {
    let mut turn = step.turn;
    let mut rest = step.events;
    let mut parts = Vec::new();
    while let Some((at, next)) =
        (rest.iter().enumerate()).find_map(|(at, event)| Some((at, begins(turn, *event)?)))
    {
        let (before, after) = rest.split_at(at);
        // What begins with the step leaves nothing to tell before it.
        if !before.is_empty() {
            parts.push((turn, before));
        }
        (turn, rest) = (next, after);
    }
    parts.push((turn, rest));
    parts
}

/// The turn that begins with an event, if it is not the running one.
fn begins(turn: Turn, event: Event) -> Option<Turn> {
    let (round, phase, seat) = match event {
        Event::Cycle(round) if !["setup", "emergence"].contains(&turn.phase) => {
            (round, "emergence", None)
        }
        Event::Nightmare(NightmareStep::Travels) => (turn.round, "nightmare-travel", Some(ALONE)),
        Event::Nightmare(NightmareStep::Creates) => (turn.round, "nightmare-creation", Some(ALONE)),
        // After a player's Creation it is told there; it is none of his doing.
        Event::LastPlacement if turn.phase == "nightmare-creation" => (0, "last", Some(ALONE)),
        _ => return None,
    };
    let next = Turn { round, phase, seat };
    (next != turn).then_some(next)
}

//! What happens when an action is played.

use lucid_dreamscape::{Action, Dreamscape, Event, State};
use lucid_tabletop::{Events, Game, Seat};

/// Plays an action and tells what happened, if it could be played.
///
/// Whoever looks ahead asks here: the rules are compiled once for every kind of
/// listener, and the client is to be small.
pub(crate) fn action_events(
    game: &Dreamscape,
    state: &mut State,
    seat: Seat,
    action: Action,
) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    let mut listener: &mut dyn Events<Event> = &mut events;
    game.play(state, seat, action, &mut listener).ok()?;
    Some(events)
}

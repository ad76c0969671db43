//! The events of an action.

use lucid_dreamscape::{Action, Dreamscape, Event, State};
use lucid_tabletop::{Events, Game, Seat};

/// Plays an action and returns its events, if it is legal.
///
/// All look-ahead uses this function: the engine is compiled again for every kind of event
/// listener, and the client should be small.
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

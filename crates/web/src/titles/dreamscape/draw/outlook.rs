//! What an action brings immediately, according to the engine.

use lucid_dreamscape::{Action, CardId, Dreamscape, Event, View};
use lucid_tabletop::{Game, Random};

use crate::dreamscape::guide::action_events::action_events;

/// The costs and gains of a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outlook {
    /// Points gained and lost.
    pub(crate) points: i16,
    /// Action points that a move costs.
    pub(crate) cost: u8,
    /// Whether a red shard is picked up on the way.
    pub(crate) picks_red: bool,
    /// A card that is completed.
    pub(crate) completes: Option<CardId>,
}

/// Plays an action on a table that the viewer cannot tell from the true one, and sums up what
/// happens before chance or another player is next. Secrets do not matter for that, so any such
/// table will do.
pub(crate) fn foresee(game: &Dreamscape, view: &View, action: Action) -> Outlook {
    let mut outlook = Outlook::default();
    let Some(seat) = view.viewer else {
        return outlook;
    };
    let mut state = game.resample(view, &mut Random::new(0));
    let Some(events) = action_events(game, &mut state, seat, action) else {
        return outlook;
    };
    for event in events {
        match event {
            Event::Scored {
                seat: who, points, ..
            } if who == seat => outlook.points += points,
            Event::Moved { cost, .. } => outlook.cost = cost,
            Event::PickedRed(..) => outlook.picks_red = true,
            Event::Completed(who, card) if who == seat => outlook.completes = Some(card),
            _ => {}
        }
    }
    outlook
}

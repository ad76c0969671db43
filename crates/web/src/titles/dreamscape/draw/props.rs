//! The properties that boards are drawn from, and the intents of a press.

use std::sync::Arc;

use lucid_dreamscape::{Action, CardId, Colour, Dreamscape, Event, Location, Player, Slot, View};
use lucid_tabletop::{Game, Seat};
use lucid_texts::{Phrase, Texts};

/// Everything that boards show. Boards know no rules: the legal actions are in `choices`, and
/// the engine says what they lead to.
#[derive(Clone, Debug)]
pub struct BoardProps {
    /// Rules and content.
    pub game: Arc<Dreamscape>,
    /// The viewer's view.
    pub view: View,
    /// The viewer's legal actions; empty for those who wait or watch.
    pub choices: Arc<Vec<Action>>,
    /// The selected shard in Hands.
    pub selected: Option<Colour>,
    /// The latest events. Only a new list is animated; the same one is not animated twice.
    pub fresh: Arc<Vec<Event>>,
    /// The words.
    pub texts: Arc<Texts>,
    /// The names of the seats.
    pub seat_names: Arc<Vec<String>>,
}

impl BoardProps {
    /// The seat that is shown in full: the viewer's, or for spectators the active one.
    pub fn own(&self) -> Seat {
        let active = Some(self.view.table.active());
        let seated = active.filter(|seat| seat.index() < self.game.seats());
        self.view.viewer.or(seated).unwrap_or(Seat::new(0))
    }

    /// The seats of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.seats())
    }

    /// A seat's side of the table.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.view.table.players[seat]
    }

    /// The name of a seat; the viewer is “you”.
    pub fn name(&self, seat: Seat) -> String {
        if self.view.viewer == Some(seat) {
            return self.word(Phrase::BoardYou);
        }
        match self.seat_names.get(seat.index()) {
            Some(name) => name.clone(),
            None => seat.to_string(),
        }
    }

    /// A word of boards.
    pub fn word(&self, word: Phrase) -> String {
        self.texts.phrase(word)
    }

    /// What an action does, in words.
    pub fn describe(&self, action: Action) -> String {
        self.texts.action(&self.game, &self.view.table, action)
    }

    /// An action in the notation of records.
    pub fn noted(&self, action: Action) -> String {
        let mut out = String::new();
        self.game.write_action(action, &mut out);
        out
    }

    /// Whether an action may be played.
    pub fn may(&self, action: Action) -> bool {
        self.choices.contains(&action)
    }
}

/// The intent of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Plays an action.
    Act(Action),
    /// Asks why an action is not possible.
    Ask(Action),
    /// Selects a shard of Hands, or deselects it.
    Select(Option<Colour>),
    /// Shows the choices at a location.
    OpenLocation(Location),
    /// Shows the content of a slot and its choices.
    OpenSlot(Slot),
    /// Lifts a shard with everything on top of it.
    Lift(Slot, u8),
    /// Shows the choices of a card.
    OpenCard(CardId),
    /// Shows a player in full, or in brief again.
    OpenSeat(Option<Seat>),
    /// The raised view or the flat one.
    Flat(bool),
    /// Closes what is open.
    Close,
}

impl crate::drawing::Intent for Intent {
    const CLOSE: Intent = Intent::Close;
}

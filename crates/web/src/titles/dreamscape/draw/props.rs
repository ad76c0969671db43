//! What boards are drawn from, and what a press on them means.

use std::sync::Arc;

use lucid_dreamscape::{Action, CardId, Colour, Dreamscape, Event, Location, Player, Slot, View};
use lucid_tabletop::{Game, Seat};
use lucid_texts::{Phrase, Texts};

/// Everything that boards show. They know no rules: what may be done is in
/// `choices`, and what it leads to is asked of the engine.
#[derive(Clone, Debug)]
pub struct BoardProps {
    /// Rules and content.
    pub game: Arc<Dreamscape>,
    /// What the viewer knows.
    pub view: View,
    /// What the viewer may do now; empty for those who wait or watch.
    pub choices: Arc<Vec<Action>>,
    /// The shard in Hands that is about to be played.
    pub selected: Option<Colour>,
    /// What has just happened. A new list means new events, the same one is not
    /// told twice.
    pub fresh: Arc<Vec<Event>>,
    /// The words.
    pub texts: Arc<Texts>,
    /// How the seats are called.
    pub seat_names: Arc<Vec<String>>,
}

impl BoardProps {
    /// Whose side is shown in full: the viewer's, or that of whoever's turn it is
    /// to those who watch.
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

    /// How a seat is called; the viewer is “you”.
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

/// What a press means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Plays an action.
    Act(Action),
    /// Asks why an action is not possible.
    Ask(Action),
    /// Takes a shard of Hands up, or lays it back.
    Select(Option<Colour>),
    /// Shows what can be done at a location.
    OpenLocation(Location),
    /// Shows what lies on a slot and what can be done there.
    OpenSlot(Slot),
    /// Lifts a shard with all that is on it.
    Lift(Slot, u8),
    /// Shows what can be done with a card.
    OpenCard(CardId),
    /// Shows somebody's side in full, or at a glance again.
    OpenSeat(Option<Seat>),
    /// The raised view or the flat one.
    Flat(bool),
    /// Closes what is open.
    Close,
}

impl crate::drawing::Intent for Intent {
    const CLOSE: Intent = Intent::Close;
}

//! A table: a source of views and choices, and a sink of intents.
//!
//! [`LocalTable`] plays a game on this device. A table on a server
//! ([`crate::online::RemoteTable`]) has the same [`TableScene`]s and takes the same intents.
//! What only some tables can do is a capability: a table that has it returns a trait object,
//! others return nothing.

mod local;

use std::sync::Arc;

use lucid_tabletop::{Outcome, Redacted, Seat, SeatSet, Seed, UndoRefusal};

pub use local::{LocalTable, ResumeError};

use crate::saved_game::Stands;
use crate::setup::BotLevel;

/// What a table needs of a game beyond its rules and its redaction.
pub trait TableGame:
    Redacted<
        State: Send + Sync,
        View: Send + Sync,
        Action: Send + Sync,
        Chance: Send + Sync,
        Event: Send + Sync,
        Refusal: Send + Sync,
    > + Sized
    + Send
    + Sync
    + 'static
{
    /// The levels of its bots.
    type Level: BotLevel;

    /// Whether the seat's view contains something that others at the same device must not see.
    fn has_secret(&self, state: &Self::State, seat: Seat) -> bool;

    /// Whether an action is played for a person who has no other choice.
    fn plays_itself(_action: Self::Action) -> bool {
        true
    }

    /// Whether the result of a step from one state to the other depends on secrets of others,
    /// apart from chance and drawn cards.
    fn uncovers(&self, _before: &Self::State, _after: &Self::State) -> bool {
        false
    }
}

/// Whom the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A person at this device, who is looking at it.
    Person(Seat),
    /// A person who has to be handed the device first.
    HandOver(Seat),
    /// A bot, or somebody online.
    Other(Seat),
    /// Nobody: the game is over.
    Nobody,
}

/// Everything that a page shows of a table at one moment.
#[derive(Debug)]
pub struct TableScene<G: TableGame> {
    /// How many steps have been played.
    pub step: usize,
    /// Whom the table is waiting for.
    pub waiting: Waiting,
    /// What the viewer may know.
    pub view: G::View,
    /// Whose view it is; nothing for a spectator.
    pub viewer: Option<Seat>,
    /// What the viewer may choose now.
    pub choices: Arc<Vec<G::Action>>,
    /// The events since the previous scene, as the viewer learns of them.
    pub fresh: Arc<Vec<G::Event>>,
    /// Whether the viewer may undo a step.
    pub can_undo: bool,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

impl<G: TableGame> TableScene<G> {
    /// The only choice of a person, if it plays itself.
    pub fn only_choice(&self) -> Option<G::Action> {
        match (self.waiting, self.choices.as_slice()) {
            (Waiting::Person(_), [only]) => Some(*only).filter(|only| G::plays_itself(*only)),
            _ => None,
        }
    }
}

/// A table, as a page uses it.
pub trait Table<G: TableGame> {
    /// The current scene.
    fn scene(&mut self) -> TableScene<G>;

    /// The viewer plays an action.
    ///
    /// # Errors
    /// The rule that refuses it; nothing has changed then.
    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal>;

    /// Why the viewer may not choose an action; nothing if it may.
    fn why_not(&self, action: G::Action) -> Option<G::Refusal>;

    /// The viewer undoes a step.
    ///
    /// # Errors
    /// When that is not allowed.
    fn undo(&mut self) -> Result<(), UndoRefusal>;

    /// All events, step by step, as the viewer learned of them.
    fn journal(&self) -> Vec<Vec<G::Event>>;

    /// Earlier views, and undoing several steps at once.
    fn rewind(&mut self) -> Option<&mut dyn Rewind<G>> {
        None
    }

    /// Handing the device over.
    fn hand_over(&mut self) -> Option<&mut dyn HandOver> {
        None
    }

    /// Saving the game on this device.
    fn keep(&self) -> Option<Snapshot> {
        None
    }

    /// Driving the game: playing for bots, and letting the time run out.
    fn drive(&mut self) -> Option<&mut dyn Drive<G>> {
        None
    }
}

/// The capability to show earlier views, and to undo several steps at once.
pub trait Rewind<G: TableGame> {
    /// How many steps remain after the acting player undoes all they may.
    fn undo_floor(&self) -> usize;

    /// The viewer undoes steps until this many are left.
    ///
    /// # Errors
    /// When that is not allowed.
    fn undo_to(&mut self, remaining: usize) -> Result<(), UndoRefusal>;

    /// The viewer's view after a number of steps.
    fn view_after(&self, steps: usize) -> G::View;

    /// The steps that were the only choice of their person, and played themselves.
    fn forced_steps(&self) -> Vec<usize>;

    /// The steps that were played because the time of their seat had run out.
    fn lapsed_steps(&self) -> Vec<usize> {
        Vec::new()
    }
}

/// The capability to hand the device over: several people share it.
pub trait HandOver {
    /// The person on a seat has taken the device.
    fn take_device(&mut self, seat: Seat);
}

/// The parts of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The seed of its chance.
    pub seed: Seed,
    /// The current cycle or round.
    pub cycle: u8,
    /// Its status.
    pub stands: Stands,
    /// Its record so far.
    pub record: String,
}

/// The capability to drive the game, which only a table on this device has: playing for bots,
/// and ending the time.
pub trait Drive<G: TableGame> {
    /// The seed of the game's chance.
    fn seed(&self) -> &Seed;

    /// The seats that may act now, without those that are set aside.
    fn to_act(&self) -> SeatSet;

    /// The bot whose turn it is.
    fn bot_to_act(&self) -> Option<Seat>;

    /// The bot on a seat: its level and its view.
    fn bot_at(&self, seat: Seat) -> Option<(G::Level, G::View)>;

    /// The view of a seat or a spectator.
    fn view_of(&self, seat: Option<Seat>) -> G::View;

    /// A seat plays an action.
    ///
    /// # Errors
    /// The rule that refuses its choice; nothing has changed then.
    fn act_for(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal>;

    /// Marks the person on a seat as done, who is asked for nothing more; the actions are
    /// played later.
    ///
    /// This way, people who compose one after the other can be ordered by the time that each
    /// took (R20).
    fn set_aside(&mut self, seat: Seat);

    /// Clears all set-aside marks.
    fn gather(&mut self);

    /// Lets the time run out; returns whether that was possible.
    fn expire(&mut self) -> bool;
}

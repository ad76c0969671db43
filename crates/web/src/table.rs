//! A table: a source of views and choices, and a sink of intents.
//!
//! [`LocalTable`] plays a game on this device. A table on a server
//! ([`crate::online::RemoteTable`]) shows the same [`TableScene`]s and takes the same
//! intents. What only some tables can do is a capability: a table that has it hands
//! out a trait object, and others nothing.

mod local;

use std::sync::Arc;

use lucid_tabletop::{Outcome, Redacted, Seat, SeatSet, Seed, UndoRefusal};

pub use local::{LocalTable, ResumeError};

use crate::saved_game::Stands;
use crate::setup::BotLevel;

/// What a table must know of a game beyond its rules and what viewers are told.
pub trait TableGame:
    Redacted<
        State: Send + Sync,
        View: Send + Sync,
        Action: Send + Sync,
        Event: Send + Sync,
        Refusal: Send + Sync,
    > + Sized
    + Send
    + Sync
    + 'static
{
    /// How well its bots play.
    type Level: BotLevel;

    /// Whether the seat's view of a state shows something that others at the
    /// same device must not see.
    fn has_secret(&self, state: &Self::State, seat: Seat) -> bool;

    /// Whether an action is played for a person who has no other choice.
    fn plays_itself(_action: Self::Action) -> bool {
        true
    }

    /// Whether secrets of others decide what a step from one state to the other
    /// brings, beside chance and looks at cards.
    fn uncovers(&self, _before: &Self::State, _after: &Self::State) -> bool {
        false
    }
}

/// Whom the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A person at this device, who looks at it.
    Person(Seat),
    /// A person to whom the device has to be handed first.
    HandOver(Seat),
    /// A bot, or somebody far away.
    Other(Seat),
    /// Nobody: the game is over.
    Nobody,
}

/// All that a page shows of a table at one moment.
#[derive(Debug)]
pub struct TableScene<G: TableGame> {
    /// How many steps have been played.
    pub step: usize,
    /// Whom the table waits for.
    pub waiting: Waiting,
    /// What the viewer may know.
    pub view: G::View,
    /// Whose view it is; nothing for a spectator.
    pub viewer: Option<Seat>,
    /// What the viewer may choose now.
    pub choices: Arc<Vec<G::Action>>,
    /// What has happened since the scene before, as the viewer learns of it.
    pub fresh: Arc<Vec<G::Event>>,
    /// Whether the viewer may take back a step.
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

/// Where a game is played, as far as a page is concerned.
pub trait Table<G: TableGame> {
    /// What is to be seen now.
    fn scene(&mut self) -> TableScene<G>;

    /// The viewer chooses an action.
    ///
    /// # Errors
    /// The rule that refuses it; nothing has changed then.
    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal>;

    /// Why the viewer may not choose an action; nothing if it may.
    fn why_not(&self, action: G::Action) -> Option<G::Refusal>;

    /// The viewer takes back a step.
    ///
    /// # Errors
    /// When that is not allowed.
    fn undo(&mut self) -> Result<(), UndoRefusal>;

    /// Everything that has happened, step by step, as the viewer learned of it.
    fn journal(&self) -> Vec<Vec<G::Event>>;

    /// Looking back, and taking back several steps at once.
    fn rewind(&mut self) -> Option<&mut dyn Rewind<G>> {
        None
    }

    /// Handing the device to somebody else.
    fn hand_over(&mut self) -> Option<&mut dyn HandOver> {
        None
    }

    /// Keeping the game on this device.
    fn keep(&self) -> Option<Snapshot> {
        None
    }

    /// Playing for bots, and letting the time run out.
    fn drive(&mut self) -> Option<&mut dyn Drive<G>> {
        None
    }
}

/// The capability to look back, and to take back several steps at once.
pub trait Rewind<G: TableGame> {
    /// How many steps must stay when whoever is to act takes back all they may.
    fn undo_floor(&self) -> usize;

    /// The viewer takes back steps until so many are left.
    ///
    /// # Errors
    /// When that is not allowed.
    fn undo_to(&mut self, remaining: usize) -> Result<(), UndoRefusal>;

    /// What the viewer saw when so many steps had been played.
    fn view_after(&self, steps: usize) -> G::View;

    /// The steps that were the only choice of their person, and played themselves.
    fn forced_steps(&self) -> Vec<usize>;

    /// The steps that were played because the time of their seat had run out.
    fn lapsed_steps(&self) -> Vec<usize> {
        Vec::new()
    }
}

/// The capability to be handed around: several people share the device.
pub trait HandOver {
    /// The person of the seat has the device and may look.
    fn take_device(&mut self, seat: Seat);
}

/// A game as it is kept on this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The seed of its chance.
    pub seed: Seed,
    /// The cycle or round that it is in.
    pub cycle: u8,
    /// Where it stands.
    pub stands: Stands,
    /// Its record so far.
    pub record: String,
}

/// The capability to play for bots, and to say when the time is up: that of a table
/// whose game is driven on this device.
pub trait Drive<G: TableGame> {
    /// The seed of the game's chance.
    fn seed(&self) -> &Seed;

    /// The seats that may act now, those left out that are set aside.
    fn to_act(&self) -> SeatSet;

    /// The bot that the game waits for.
    fn bot_to_act(&self) -> Option<Seat>;

    /// The bot of a seat: its level, and what it may know.
    fn bot_at(&self, seat: Seat) -> Option<(G::Level, G::View)>;

    /// The present state as a seat, or a spectator, may know it.
    fn view_of(&self, seat: Option<Seat>) -> G::View;

    /// A seat chooses.
    ///
    /// # Errors
    /// The rule that refuses its choice; nothing has changed then.
    fn act_for(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal>;

    /// The person of a seat has done what is to be done and is asked for nothing
    /// more; what it means for the game is played later.
    ///
    /// So people who compose one after the other can be put into the order of
    /// the time that each took (R20).
    fn set_aside(&mut self, seat: Seat);

    /// Nobody is set aside any more.
    fn gather(&mut self);

    /// The time is up. Says whether it could be.
    fn expire(&mut self) -> bool;
}

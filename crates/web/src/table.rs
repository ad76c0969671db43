//! A table: a source of views and choices, and a sink of intents.
//!
//! [`LocalTable`] plays a game on this device. A table on a server
//! ([`crate::online::RemoteTable`]) shows the same [`Scene`]s and takes the same
//! intents.

mod local;

use std::sync::Arc;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::{Dreamscape, State};
use lucid_tabletop::{Game as _, Outcome, Seat, Told, UndoRefusal};

pub use local::{LocalTable, ResumeError};

use crate::setup::{BotLevel, Level, RunnerLevel};

/// What the client must know of a game beyond its rules and what viewers are told.
pub trait TableGame: Told + Sized + 'static {
    /// How well its bots play.
    type Level: BotLevel;

    /// Whether the seat's view of a state shows something that others at the
    /// same device must not see.
    fn has_secret(&self, state: &Self::State, seat: Seat) -> bool;

    /// Whether secrets of others decide what a step from one state to the other
    /// brings, beside chance and looks at cards.
    fn uncovers(&self, _before: &Self::State, _after: &Self::State) -> bool {
        false
    }
}

impl TableGame for Dreamscape {
    type Level = Level;

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        !self.view(state, Some(seat)).own_drawn().is_empty()
    }
}

impl TableGame for DreamRunners {
    type Level = RunnerLevel;

    /// What somebody composes is for nobody else before it is resolved (R1).
    fn has_secret(&self, state: &Self::State, _seat: Seat) -> bool {
        state.table().phase == lucid_dream_runners::Phase::Compose
    }

    /// All boards are shown when the last one locks (R3).
    fn uncovers(&self, before: &Self::State, after: &Self::State) -> bool {
        let composing = |state: &Self::State| self.has_secret(state, Seat::new(0));
        composing(before) && !composing(after)
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
pub struct Scene<G: TableGame> {
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

/// Where a game is played, as far as a page is concerned.
pub trait Table<G: TableGame> {
    /// What is to be seen now.
    fn scene(&mut self) -> Scene<G>;

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
}

/// A table at which a whole game is played, wherever it is kept.
pub trait WholeTable<G: TableGame>: Table<G> {
    /// How many steps have been played.
    fn steps(&self) -> usize;

    /// How many steps must stay when whoever is to act takes back all they may.
    fn undo_floor(&self) -> usize;

    /// The viewer takes back steps until so many are left.
    ///
    /// # Errors
    /// When that is not allowed.
    fn undo_to(&mut self, remaining: usize) -> Result<(), UndoRefusal>;

    /// What the viewer saw when so many steps had been played.
    fn view_after(&self, steps: usize) -> G::View;

    /// The person of the seat has the device and may look.
    fn take_device(&mut self, seat: Seat);

    /// The table, if it is one on this device.
    fn here(&self) -> Option<&LocalTable<G>>;

    /// The table, if it is one on this device.
    fn local(&mut self) -> Option<&mut LocalTable<G>>;
}

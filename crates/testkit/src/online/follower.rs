//! A table rebuilt from its change stream alone.

use std::sync::Arc;

use lucid_protocol::{Change, Status, TableEvent, TableState};
use lucid_tabletop::{Choices, Seat, ToAct};

use super::{ClientError, Playable};

/// Somebody who follows a table from its first change.
#[derive(Debug)]
pub struct Follower<G: Playable> {
    game: Arc<G>,
    viewer: Option<Seat>,
    shadow: G::State,
    state: TableState,
    /// The redacted steps, each with the number of its change: undo goes back to one.
    told: Vec<(u32, String)>,
}

impl<G: Playable> Follower<G> {
    /// Somebody who knows nothing yet.
    pub fn new(game: Arc<G>, viewer: Option<Seat>) -> Follower<G> {
        Follower {
            shadow: game.start(),
            state: TableState::new(game.seats()),
            game,
            viewer,
            told: Vec::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the follower takes for the state of the game.
    pub fn shadow(&self) -> &G::State {
        &self.shadow
    }

    /// What follows from the table's events, the game aside.
    pub fn state(&self) -> &TableState {
        &self.state
    }

    /// The last change that is known.
    pub fn number(&self) -> u32 {
        self.state.last
    }

    /// All steps that were not taken back, with the numbers of their changes.
    pub fn told(&self) -> &[(u32, String)] {
        &self.told
    }

    /// Whether nothing more will be played.
    pub fn is_over(&self) -> bool {
        match self.state.status {
            Status::Gathering => false,
            Status::Running => self.game.to_act(&self.shadow) == ToAct::Over,
            Status::Over | Status::Ended => true,
        }
    }

    /// Whether the viewer may act.
    pub fn may_act(&self) -> bool {
        let ToAct::Seats(seats) = self.game.to_act(&self.shadow) else {
            return false;
        };
        let running = self.state.status == Status::Running;
        running && self.viewer.is_some_and(|seat| seats.contains(seat))
    }

    /// What the viewer may choose, from its view alone.
    pub fn choices(&self, choices: &mut Choices<G::Action>) {
        let view = self.game.view(&self.shadow, self.viewer);
        lucid_tabletop::Redacted::choices_of(&*self.game, &view, choices);
    }

    /// Takes a change; one that is known already changes nothing.
    ///
    /// # Errors
    /// It is not the next one, or cannot have happened.
    pub fn take(&mut self, change: &Change) -> Result<(), ClientError> {
        if change.n <= self.number() {
            return Ok(());
        }
        if change.n != self.number() + 1 {
            return Err(ClientError::OutOfOrder(change.n, self.number()));
        }
        if let Some(told) = change.event.told() {
            (self.game).apply_all_redacted(&mut self.shadow, told, self.viewer, &mut ())?;
            self.told.push((change.n, told.to_owned()));
        }
        if let TableEvent::Undone { to, .. } = change.event {
            self.told.retain(|(number, _)| *number <= to);
            self.shadow = self.game.start();
            for (_, told) in &self.told {
                (self.game).apply_all_redacted(&mut self.shadow, told, self.viewer, &mut ())?;
            }
        }
        self.state.fold(change);
        Ok(())
    }
}

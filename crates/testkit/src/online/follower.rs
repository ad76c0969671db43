//! The shadow of a table's game, from nothing but its changes.

use std::sync::Arc;

use lucid_protocol::{Change, What};
use lucid_tabletop::{Choices, Seat, ToAct};

use super::{Playable, Trouble};

/// Somebody who follows a game.
#[derive(Debug)]
pub struct Follower<G: Playable> {
    game: Arc<G>,
    viewer: Option<Seat>,
    shadow: G::State,
    /// The last change that is known.
    number: u32,
    running: bool,
    ended: bool,
    /// What was told, with the number of its change: undo goes back to one.
    told: Vec<(u32, String)>,
}

impl<G: Playable> Follower<G> {
    /// Somebody who knows nothing yet.
    pub fn new(game: Arc<G>, viewer: Option<Seat>) -> Follower<G> {
        Follower {
            shadow: game.start(),
            game,
            viewer,
            number: 0,
            running: false,
            ended: false,
            told: Vec::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the follower takes for the state.
    pub fn shadow(&self) -> &G::State {
        &self.shadow
    }

    /// The last change that is known.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// All that was told and not taken back, with the numbers of the changes.
    pub fn told(&self) -> &[(u32, String)] {
        &self.told
    }

    /// Whether nothing more will be played.
    pub fn is_over(&self) -> bool {
        self.ended || self.running && self.game.to_act(&self.shadow) == ToAct::Over
    }

    /// Whether the viewer may act.
    pub fn may_act(&self) -> bool {
        let ToAct::Seats(seats) = self.game.to_act(&self.shadow) else {
            return false;
        };
        self.running && !self.ended && self.viewer.is_some_and(|seat| seats.contains(seat))
    }

    /// What the viewer may choose, from its view alone.
    pub fn choices(&self, choices: &mut Choices<G::Action>) {
        let view = self.game.view(&self.shadow, self.viewer);
        lucid_tabletop::Told::choices_of(&*self.game, &view, choices);
    }

    /// Takes a change; what is known already is passed over.
    ///
    /// # Errors
    /// When it is not the next one, or cannot have happened.
    pub fn take(&mut self, change: &Change) -> Result<(), Trouble> {
        if change.n <= self.number {
            return Ok(());
        }
        if change.n != self.number + 1 {
            return Err(Trouble::OutOfOrder(change.n, self.number));
        }
        match &change.what {
            What::Started { told, .. } => {
                self.running = true;
                self.hear(change.n, told)?;
            }
            What::Played(told) | What::Lapsed(told) => self.hear(change.n, told)?,
            What::Undone { to, .. } => {
                self.told.retain(|(number, _)| number <= to);
                self.shadow = self.game.start();
                for (_, told) in &self.told {
                    (self.game).hear_all(&mut self.shadow, told, self.viewer, &mut ())?;
                }
            }
            What::Ended { .. } => self.ended = true,
            _ => {}
        }
        self.number = change.n;
        Ok(())
    }

    fn hear(&mut self, number: u32, told: &str) -> Result<(), Trouble> {
        (self.game).hear_all(&mut self.shadow, told, self.viewer, &mut ())?;
        self.told.push((number, told.to_owned()));
        Ok(())
    }
}

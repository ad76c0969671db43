//! A table on a server. A choice of the viewer is shown at once if its result follows from the
//! rules alone; the server then confirms or rejects it.

mod page;
mod sending;

use std::collections::VecDeque;
use std::sync::Arc;

use lucid_protocol::{Change, TableEvent};
use lucid_tabletop::{Seat, ToAct};

use super::follower::{FollowError, Follower};
use crate::table::TableGame;

pub use sending::{Outgoing, Setback};

/// A game on a server, as a viewer plays it.
#[derive(Debug)]
pub struct RemoteTable<G: TableGame> {
    follower: Follower<G>,
    /// Choices of the viewer that no change has confirmed yet, the oldest first.
    pending: VecDeque<PendingChoice<G>>,
    /// The state after all pending choices whose result is certain.
    state: G::State,
    /// How many steps of the follower the page has shown.
    seen: usize,
    /// Steps of the follower that the page has already shown as pending choices.
    predicted: Vec<usize>,
    /// Whether something that the page has shown is no longer true.
    rewritten: bool,
    /// Whether the table was closed before the end of the game.
    ended: bool,
    /// How often in a row the server could not save the first choice. Above 0, nothing is
    /// sent until [`RemoteTable::retry`].
    unsaved: u32,
    /// Whether it is time to send that choice again.
    retrying: bool,
    /// Whether the viewer has withdrawn that choice; the server may not know yet.
    withdrawn: bool,
}

#[derive(Debug)]
struct PendingChoice<G: TableGame> {
    choice: Submission<G::Action>,
    /// The id of the request, once it has been sent.
    id: Option<u32>,
    /// The last known change when it was last sent.
    expected: Option<u32>,
    /// Its events, if they are certain.
    events: Option<Vec<G::Event>>,
    /// Whether the page has seen it.
    seen: bool,
}

#[derive(Clone, Copy, Debug)]
enum Submission<A> {
    Act(A),
    /// Undoes steps until this many are left.
    Back(usize),
}

impl<G: TableGame> RemoteTable<G> {
    /// A table before its first change.
    pub fn new(game: Arc<G>, viewer: Option<Seat>) -> RemoteTable<G> {
        let follower = Follower::new(game, viewer);
        let state = follower.shadow().clone();
        RemoteTable {
            follower,
            pending: VecDeque::new(),
            state,
            seen: 0,
            predicted: Vec::new(),
            rewritten: false,
            ended: false,
            unsaved: 0,
            retrying: false,
            withdrawn: false,
        }
    }

    /// How many steps the viewer sees: the follower's and the predicted ones.
    pub fn steps(&self) -> usize {
        self.follower.steps().len() + self.predictions().count()
    }

    /// The game as the server has confirmed it.
    pub fn follower(&self) -> &Follower<G> {
        &self.follower
    }

    /// Folds a change; returns whether anything is new.
    ///
    /// # Errors
    /// It cannot be folded; nothing has changed then.
    pub fn fold(&mut self, change: &Change) -> Result<bool, FollowError> {
        let before = self.follower.steps().len();
        if !self.follower.fold(change)? {
            return Ok(false);
        }
        let now = self.follower.steps().len();
        if now < before {
            self.rewritten = true;
            self.seen = self.seen.min(now);
            self.predicted.retain(|step| *step < now);
            let undo = |pending: &PendingChoice<G>| matches!(pending.choice, Submission::Back(_));
            if self.pending.front().is_some_and(undo) {
                self.pending.pop_front();
                self.release();
            }
        }
        for step in before.min(now)..now {
            self.confirm(step);
        }
        if matches!(change.event, TableEvent::Ended { .. }) {
            self.ended = true;
            self.pending.clear();
            self.release();
        }
        self.predict();
        Ok(true)
    }

    /// Removes the first pending choice if a step of the follower confirms it.
    fn confirm(&mut self, step: usize) {
        let told_step = &self.follower.steps()[step];
        let told = told_step
            .word
            .split(lucid_tabletop::redacted::REVEALS)
            .next();
        let Some((Submission::Act(action), viewer)) =
            (self.pending.front().map(|pending| pending.choice)).zip(self.follower.viewer())
        else {
            return;
        };
        let mut word = format!("{viewer}:");
        self.follower.game().write_action(action, &mut word);
        if told != Some(word.as_str()) {
            return;
        }
        if let Some(pending) = self.pending.pop_front()
            && pending.seen
        {
            // If another player was quicker, the result differs from what was shown.
            self.rewritten |= pending.events.as_ref() != Some(&told_step.events);
            self.predicted.push(step);
        }
        self.release();
    }

    /// Plays the pending choices on the shadow state, as long as their results are certain.
    fn predict(&mut self) {
        self.state = self.follower.shadow().clone();
        let game = self.follower.game();
        let Some(seat) = self.follower.viewer() else {
            return;
        };
        // A choice that the server could not save is not shown as if it had been played.
        let mut certain = !self.is_kept();
        for pending in &mut self.pending {
            let events = match pending.choice {
                Submission::Act(action) if certain => {
                    predict_action(game, &mut self.state, seat, action)
                }
                _ => None,
            };
            certain &= events.is_some();
            if pending.seen && events != pending.events {
                pending.seen &= events.is_some();
                self.rewritten = true;
            }
            pending.events = events;
        }
    }

    /// Whether the page has to rewrite its journal; resets the flag.
    pub fn take_rewritten(&mut self) -> bool {
        std::mem::take(&mut self.rewritten)
    }

    /// Starts over, so that all changes can be folded again; pending choices are kept.
    pub fn restart(&mut self) {
        self.follower = Follower::new(self.follower.shared_game(), self.follower.viewer());
        (self.seen, self.rewritten) = (0, true);
        self.predicted.clear();
        self.predict();
    }

    /// Marks all steps as shown.
    pub fn mark_seen(&mut self) {
        self.seen = self.follower.steps().len();
    }
}

/// Plays an action and returns its events, if they follow from the rules alone.
fn predict_action<G: TableGame>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
) -> Option<Vec<G::Event>> {
    let (mut next, mut events) = (state.clone(), Vec::new());
    game.play(&mut next, seat, action, &mut events).ok()?;
    let certain = game.to_act(&next) != ToAct::Chance
        && !events.iter().any(|event| game.is_private_look(event))
        && !game.uncovers(state, &next);
    certain.then(|| {
        *state = next;
        events.retain_mut(|event| match game.redact_event(*event, Some(seat)) {
            Some(seen) => {
                *event = seen;
                true
            }
            None => false,
        });
        events
    })
}

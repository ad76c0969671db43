//! Sends the viewer's choices to the server, and handles its refusals.

use lucid_protocol::Code;

use super::{PendingChoice, RemoteTable, Submission};
use crate::table::TableGame;

/// A request to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outgoing {
    /// An action, in notation.
    Do {
        /// The last known change.
        expected: u32,
        /// The action.
        action: String,
    },
    /// Undoing own steps.
    Undo {
        /// The last known change.
        expected: u32,
        /// The last change whose steps remain.
        to: u32,
    },
}

/// What happens to a choice that the server refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setback {
    /// Nothing: it was no choice, or it is sent again.
    None,
    /// The server cannot save it now: it is kept and sent again after a while.
    Kept {
        /// How many times in a row that has happened.
        times: u32,
    },
    /// It is undone.
    Lost,
}

impl<G: TableGame> RemoteTable<G> {
    /// Whether a choice is not yet confirmed.
    #[cfg(test)]
    pub(crate) fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Whether a choice is kept because the server could not save it. It is not shown on
    /// the boards until the server has accepted it.
    pub fn is_kept(&self) -> bool {
        self.unsaved > 0
    }

    /// Whether a kept choice was withdrawn and the server has not yet confirmed that.
    pub fn is_withdrawn(&self) -> bool {
        self.withdrawn
    }

    /// It is time to send a kept choice again.
    pub fn retry(&mut self) {
        self.retrying = self.is_kept();
    }

    /// Withdraws a kept choice and everything chosen after it. One that is in flight is dropped
    /// when the server refuses it; if the server accepts it, it has been played.
    pub fn withdraw(&mut self) {
        if !self.is_kept() {
            return;
        }
        let under_way = self
            .pending
            .front()
            .is_some_and(|pending| pending.id.is_some());
        self.pending.truncate(usize::from(under_way));
        self.withdrawn = under_way;
        if !under_way {
            self.release();
        }
        self.predict();
    }

    /// Clears the kept choice.
    pub(super) fn release(&mut self) {
        (self.unsaved, self.retrying, self.withdrawn) = (0, false, false);
    }

    /// The next request to send, one at a time.
    pub fn to_send(&mut self) -> Option<Outgoing> {
        if self.is_kept() && !self.retrying {
            return None;
        }
        let expected = self.follower.last();
        loop {
            // A choice that was stale is sent again once the missing change has arrived.
            let ready = |pending: &&PendingChoice<G>| {
                pending.id.is_none() && pending.expected != Some(expected)
            };
            let pending = self.pending.front().filter(ready)?;
            match pending.choice {
                Submission::Act(action) => {
                    let mut text = String::new();
                    self.follower.game().write_action(action, &mut text);
                    return Some(Outgoing::Do {
                        expected,
                        action: text,
                    });
                }
                Submission::Back(steps) if steps < self.follower.steps().len() => {
                    let to = self.follower.change_of(steps);
                    return Some(Outgoing::Undo { expected, to });
                }
                Submission::Back(_) => {
                    self.pending.pop_front();
                    self.release();
                }
            }
        }
    }

    /// The request was sent with an id.
    pub fn sent(&mut self, id: u32) {
        let last = self.follower.last();
        if let Some(pending) = self.pending.front_mut() {
            (pending.id, pending.expected) = (Some(id), Some(last));
        }
    }

    /// Called after a reconnect, when all changes have arrived: choices that are still pending
    /// have not been played and are sent again.
    pub fn unsent(&mut self) {
        if self.withdrawn {
            self.pending.clear();
            self.release();
            self.predict();
        }
        self.retry();
        for pending in &mut self.pending {
            (pending.id, pending.expected) = (None, None);
        }
    }

    /// The server refused a request. Players compose independently of each other, so a choice
    /// that was only stale is sent again; others are undone, with everything chosen after them.
    /// A choice that the server could not handle just then stays pending until the table is
    /// shown again, and one that it could not save until it is sent again.
    pub fn refused(&mut self, id: u32, code: Code) -> Setback {
        let Some(at) = self
            .pending
            .iter()
            .position(|pending| pending.id == Some(id))
        else {
            return Setback::None;
        };
        if code == Code::Unavailable {
            return Setback::None;
        }
        if code == Code::NotSaved && !self.withdrawn {
            self.keep();
            return Setback::Kept {
                times: self.unsaved,
            };
        }
        let pending = &mut self.pending[at];
        if code == Code::Stale && pending.events.is_some() {
            pending.id = None;
            return Setback::None;
        }
        self.rewritten |= self.pending.iter().skip(at).any(|pending| pending.seen);
        self.pending.truncate(at);
        let withdrawn = self.withdrawn;
        self.release();
        self.predict();
        if withdrawn {
            Setback::None
        } else {
            Setback::Lost
        }
    }

    /// Keeps the pending choices until they are sent again.
    fn keep(&mut self) {
        self.unsaved += 1;
        self.retrying = false;
        for pending in &mut self.pending {
            (pending.id, pending.expected) = (None, None);
        }
        self.predict();
    }

    pub(super) fn waits_for_server(&self) -> bool {
        self.pending.iter().any(|pending| pending.events.is_none())
    }
}

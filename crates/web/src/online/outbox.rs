//! Requests that wait for an answer. After the connection was lost, a request is sent again
//! only if the table, as the server shows it now, says that it was not fulfilled.

use lucid_protocol::{ClientMessage, Poll, Seated, Status, TableEvent, TableSnapshot};
use lucid_tabletop::Seat;

/// Requests that wait for an answer.
#[derive(Debug, Default)]
pub struct Outbox {
    last: u32,
    pending: Vec<Pending>,
}

#[derive(Debug)]
struct Pending {
    id: u32,
    message: ClientMessage,
    /// The number of the last chat line when it was sent.
    said: u32,
}

impl Outbox {
    /// Adds a request under a new id, and returns it to be sent.
    pub fn add(
        &mut self,
        said: u32,
        message: impl FnOnce(u32) -> ClientMessage,
    ) -> (u32, ClientMessage) {
        self.last += 1;
        let id = self.last;
        let message = message(id);
        self.pending.push(Pending {
            id,
            message: message.clone(),
            said,
        });
        (id, message)
    }

    /// Takes out the request that was answered.
    pub fn answered(&mut self, id: u32) -> Option<ClientMessage> {
        let at = self.pending.iter().position(|pending| pending.id == id)?;
        Some(self.pending.remove(at).message)
    }

    /// Whether a request of a kind waits.
    pub fn waits(&self, is_kind: impl Fn(&ClientMessage) -> bool) -> bool {
        self.pending.iter().any(|pending| is_kind(&pending.message))
    }

    /// Called when the table is shown again after a reconnect: drops the requests that were
    /// fulfilled and returns the others, to be sent again. Steps are dropped, too, because the
    /// table itself tracks which of them are missing.
    pub fn unfulfilled(&mut self, snapshot: &TableSnapshot) -> Vec<ClientMessage> {
        self.pending.retain(|pending| {
            let step = matches!(
                pending.message,
                ClientMessage::Do { .. } | ClientMessage::Undo { .. }
            );
            !step && !is_settled(pending, snapshot)
        });
        self.pending
            .iter()
            .map(|pending| pending.message.clone())
            .collect()
    }
}

/// Whether a request was fulfilled or has become impossible.
fn is_settled(pending: &Pending, snapshot: &TableSnapshot) -> bool {
    let you = snapshot.you;
    let mine = |seat: &lucid_protocol::SeatName| Some(*seat) == you;
    let changed = |done: &dyn Fn(&TableEvent) -> bool| {
        let mut changes = snapshot.changes.iter();
        changes.any(|change| done(&change.event))
    };
    let seated = |seat: Seat| snapshot.table.seats.get(seat.index());
    let gathering = snapshot.table.status == Status::Gathering;
    match &pending.message {
        ClientMessage::Sit { .. } => you.is_some() || !gathering,
        ClientMessage::Leave { .. } => you.is_none() || !gathering,
        ClientMessage::Assign { seat, bot, .. } => {
            !gathering
                || match (seated(seat.0), bot) {
                    (Some(Seated::Open), None) | (Some(Seated::Bot { .. }), Some(_)) => true,
                    (seated, _) => seated.is_none(),
                }
        }
        ClientMessage::Unseat { seat, .. } => {
            !gathering || !matches!(seated(seat.0), Some(Seated::Person { .. }))
        }
        ClientMessage::Start { .. } => !gathering,
        ClientMessage::Propose { poll, .. } => {
            let asked =
                |what: &TableEvent| matches!(what, TableEvent::Asked { seat, .. } if mine(seat));
            snapshot.poll.is_some() || changed(&asked) || is_obsolete(*poll, snapshot)
        }
        ClientMessage::Answer { asked, .. } => {
            let answered =
                |what: &TableEvent| matches!(what, TableEvent::Answered { seat, .. } if mine(seat));
            changed(&answered) || snapshot.poll.as_ref().is_none_or(|poll| poll.n != *asked)
        }
        ClientMessage::Resign { .. } => match you.and_then(|seat| seated(seat.0)) {
            Some(Seated::Person { resigned, .. }) => *resigned,
            _ => true,
        },
        ClientMessage::Back { .. } => match you.and_then(|seat| seated(seat.0)) {
            Some(Seated::Person { stand_in, .. }) => stand_in.is_none(),
            _ => true,
        },
        ClientMessage::Rematch { .. } => snapshot.table.rematch.is_some(),
        ClientMessage::Say { text, .. } => {
            let mut lines = snapshot.said.iter().filter(|line| line.n > pending.said);
            lines.any(|line| line.seat == you && line.text == text.trim())
        }
        // These have no id, so they are never pending.
        _ => true,
    }
}

/// Whether a proposal no longer makes sense.
fn is_obsolete(poll: Poll, snapshot: &TableSnapshot) -> bool {
    match poll {
        Poll::Undo { .. } => !snapshot.changes.is_empty(),
        Poll::Replace { seat } => snapshot.here.contains(&seat),
        Poll::End => snapshot.table.status != Status::Running,
    }
}

//! Questions to the server that wait for an answer. After the line was lost, a
//! question is asked again only if what the server shows says that it did not happen.

use lucid_protocol::socket::Opened;
use lucid_protocol::{Ask, Poll, Seated, Status, What};
use lucid_tabletop::Seat;

/// Questions that wait for an answer.
#[derive(Debug, Default)]
pub struct Post {
    last: u32,
    open: Vec<Letter>,
}

#[derive(Debug)]
struct Letter {
    id: u32,
    ask: Ask,
    /// The last line of the chat when it was asked.
    said: u32,
}

impl Post {
    /// A question with an id of its own, to be sent.
    pub fn ask(&mut self, said: u32, make: impl FnOnce(u32) -> Ask) -> (u32, Ask) {
        self.last += 1;
        let id = self.last;
        let ask = make(id);
        self.open.push(Letter {
            id,
            ask: ask.clone(),
            said,
        });
        (id, ask)
    }

    /// The question was answered, and is given back.
    pub fn answered(&mut self, id: u32) -> Option<Ask> {
        let at = self.open.iter().position(|letter| letter.id == id)?;
        Some(self.open.remove(at).ask)
    }

    /// Whether a question of a kind waits.
    pub fn waits(&self, kind: impl Fn(&Ask) -> bool) -> bool {
        self.open.iter().any(|letter| kind(&letter.ask))
    }

    /// The table is shown again after the line was lost: what happened is
    /// forgotten, and what did not is given back to be sent again. Steps are
    /// forgotten too: the table itself knows which of them did not happen.
    pub fn again(&mut self, opened: &Opened) -> Vec<Ask> {
        self.open.retain(|letter| {
            let step = matches!(letter.ask, Ask::Do { .. } | Ask::Undo { .. });
            !step && !happened(letter, opened)
        });
        self.open.iter().map(|letter| letter.ask.clone()).collect()
    }
}

/// Whether what was asked has happened, or can no longer.
fn happened(letter: &Letter, opened: &Opened) -> bool {
    let you = opened.you;
    let mine = |seat: &lucid_protocol::SeatName| Some(*seat) == you;
    let changed = |done: &dyn Fn(&What) -> bool| {
        let mut changes = opened.changes.iter();
        changes.any(|change| done(&change.what))
    };
    let seated = |seat: Seat| opened.table.seats.get(seat.index());
    let gathering = opened.table.status == Status::Gathering;
    match &letter.ask {
        Ask::Sit { .. } => you.is_some() || !gathering,
        Ask::Leave { .. } => you.is_none() || !gathering,
        Ask::Assign { seat, bot, .. } => {
            !gathering
                || match (seated(seat.0), bot) {
                    (Some(Seated::Open), None) | (Some(Seated::Bot { .. }), Some(_)) => true,
                    (seated, _) => seated.is_none(),
                }
        }
        Ask::Unseat { seat, .. } => {
            !gathering || !matches!(seated(seat.0), Some(Seated::Person { .. }))
        }
        Ask::Start { .. } => !gathering,
        Ask::Propose { poll, .. } => {
            let asked = |what: &What| matches!(what, What::Asked { seat, .. } if mine(seat));
            opened.poll.is_some() || changed(&asked) || stale(*poll, opened)
        }
        Ask::Answer { asked, .. } => {
            let answered = |what: &What| matches!(what, What::Answered { seat, .. } if mine(seat));
            changed(&answered) || opened.poll.as_ref().is_none_or(|poll| poll.n != *asked)
        }
        Ask::Resign { .. } => match you.and_then(|seat| seated(seat.0)) {
            Some(Seated::Person { resigned, .. }) => *resigned,
            _ => true,
        },
        Ask::Back { .. } => match you.and_then(|seat| seated(seat.0)) {
            Some(Seated::Person { stand_in, .. }) => stand_in.is_none(),
            _ => true,
        },
        Ask::Rematch { .. } => opened.table.rematch.is_some(),
        Ask::Say { text, .. } => {
            let mut lines = opened.said.iter().filter(|line| line.n > letter.said);
            lines.any(|line| line.seat == you && line.text == text.trim())
        }
        // Without an id they are not kept here.
        _ => true,
    }
}

/// What was to be asked makes no sense any more.
fn stale(poll: Poll, opened: &Opened) -> bool {
    match poll {
        Poll::Undo { .. } => !opened.changes.is_empty(),
        Poll::Replace { seat } => opened.here.contains(&seat),
        Poll::End => opened.table.status != Status::Running,
    }
}

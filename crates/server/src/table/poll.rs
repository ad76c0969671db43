//! Questions to the others at a table.

use lucid_protocol::change::Ending;
use lucid_protocol::socket::OpenPoll;
use lucid_protocol::{Code, Poll, Problem, SeatName, Status};
use lucid_tabletop::{Seat, SeatSet};

use super::entry::Entry;
use super::fold::Fold;
use super::setup::stand_in;

/// A question that is not yet decided.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub(super) n: u32,
    pub(super) seat: Seat,
    pub(super) poll: Poll,
    pub(super) yes: SeatSet,
}

impl Asked {
    /// As clients are told.
    pub(super) fn open(&self) -> OpenPoll {
        OpenPoll {
            n: self.n,
            seat: self.seat.into(),
            poll: self.poll,
            yes: self.yes.iter().map(SeatName).collect(),
        }
    }
}

impl Fold {
    /// What a proposal brings: a question to the others, or at once what was
    /// asked for, where nobody has to agree.
    pub(super) fn propose(&self, seat: Seat, poll: Poll, here: SeatSet) -> Result<Entry, Problem> {
        let not_now = |message: &str| Err(Problem::new(Code::NotNow, message));
        if self.status != Status::Running {
            return not_now("nothing is asked of others before the game or after it");
        }
        if self.asked.is_some() {
            return not_now("something is already being asked");
        }
        match poll {
            Poll::Undo { to } if self.steps_after(to).is_none() => {
                return not_now("that moment is not in the past of this game");
            }
            Poll::Replace { seat: missing } => {
                let person = self.acts_in_person(missing.0);
                if !person || missing.0 == seat || here.contains(missing.0) {
                    return not_now("only somebody who is missing can be replaced");
                }
            }
            Poll::Undo { .. } | Poll::End => {}
        }
        let asked = Asked {
            n: 0,
            seat,
            poll,
            yes: SeatSet::EMPTY,
        };
        match self.voters(&asked, here).is_empty() {
            true => Ok(self.granted(&asked)),
            false => Ok(Entry::Ask {
                seat: seat.into(),
                poll,
            }),
        }
    }

    /// What an answer brings.
    pub(super) fn answer(
        &self,
        seat: Seat,
        n: u32,
        yes: bool,
        here: SeatSet,
    ) -> Result<Entry, Problem> {
        let Some(asked) = self.asked.filter(|asked| asked.n == n) else {
            return Err(Problem::new(Code::NotNow, "that is no longer asked"));
        };
        let mut voters = self.voters(&asked, here);
        if !voters.contains(seat) && !self.voters(&asked, here.with(seat)).contains(seat) {
            return Err(Problem::new(Code::NotYours, "that is for others to answer"));
        }
        voters = voters.without(seat);
        match yes && voters.is_empty() {
            true => Ok(self.granted(&asked)),
            false => Ok(Entry::Answer {
                seat: seat.into(),
                yes,
            }),
        }
    }

    /// Who still has to agree. About somebody who is missing, and about the
    /// end, only those decide who are there.
    fn voters(&self, asked: &Asked, here: SeatSet) -> SeatSet {
        let concerned = |seat: &Seat| match asked.poll {
            Poll::Undo { .. } => true,
            Poll::Replace { seat: missing } => missing.0 != *seat && here.contains(*seat),
            Poll::End => here.contains(*seat),
        };
        self.persons()
            .filter(|seat| *seat != asked.seat && !asked.yes.contains(*seat))
            .filter(concerned)
            .collect()
    }

    fn granted(&self, asked: &Asked) -> Entry {
        match asked.poll {
            Poll::Undo { to } => Entry::Undo {
                seat: asked.seat.into(),
                to,
                agreed: true,
            },
            Poll::Replace { seat } => Entry::StandIn {
                seat,
                level: stand_in(self.plan.game).to_owned(),
            },
            Poll::End => Entry::Ended {
                why: Ending::Agreed,
            },
        }
    }
}

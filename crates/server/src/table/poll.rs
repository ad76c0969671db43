//! Questions that a seat puts to the others.

use lucid_protocol::{Code, Ending, OpenPoll, Poll, Problem, SeatName, Status, TableEvent};
use lucid_tabletop::{Seat, SeatSet};

use super::entry::LogEntry;
use super::fold::Fold;
use super::setup::stand_in;

impl Fold {
    /// The entry for a proposal: a question to the others, or, where nobody has to agree,
    /// what was proposed.
    pub(super) fn propose(
        &self,
        seat: Seat,
        poll: Poll,
        here: SeatSet,
    ) -> Result<LogEntry, Problem> {
        let not_now = |message: &str| Err(Problem::new(Code::NotNow, message));
        if self.state.status != Status::Running {
            return not_now("questions can only be asked during the game");
        }
        if self.state.poll.is_some() {
            return not_now("another question is still open");
        }
        match poll {
            Poll::Undo { to } if self.steps_after(to).is_none() => {
                return not_now("there was no such moment in this game");
            }
            Poll::Replace { seat: missing } => {
                let person = self.state.is_played_in_person(missing.0);
                if !person || missing.0 == seat || here.contains(missing.0) {
                    return not_now("only a person who is missing can be replaced");
                }
            }
            Poll::Undo { .. } | Poll::End => {}
        }
        let seat = SeatName(seat);
        let asked = OpenPoll {
            n: 0,
            seat,
            poll,
            yes: Vec::new(),
        };
        if self.voters(&asked, here).is_empty() {
            Ok(self.granted(&asked))
        } else {
            Ok(TableEvent::Asked { seat, poll }.into())
        }
    }

    /// The entry for an answer: the answer itself, or, if it was the last yes, what was
    /// proposed.
    pub(super) fn answer(
        &self,
        seat: Seat,
        n: u32,
        yes: bool,
        here: SeatSet,
    ) -> Result<LogEntry, Problem> {
        let Some(asked) = self.state.poll.as_ref().filter(|asked| asked.n == n) else {
            return Err(Problem::new(
                Code::NotNow,
                "that question is no longer open",
            ));
        };
        let mut voters = self.voters(asked, here);
        if !voters.contains(seat) && !self.voters(asked, here.with(seat)).contains(seat) {
            return Err(Problem::new(
                Code::NotYours,
                "only another player can answer that",
            ));
        }
        voters = voters.without(seat);
        if yes && voters.is_empty() {
            Ok(self.granted(asked))
        } else {
            let seat = SeatName(seat);
            Ok(TableEvent::Answered { seat, yes }.into())
        }
    }

    /// The seats that still have to agree. Only those who are connected decide about the
    /// end, and about somebody who is missing.
    fn voters(&self, asked: &OpenPoll, here: SeatSet) -> SeatSet {
        let concerned = |seat: &Seat| match asked.poll {
            Poll::Undo { .. } => true,
            Poll::Replace { seat: missing } => missing.0 != *seat && here.contains(*seat),
            Poll::End => here.contains(*seat),
        };
        let has_agreed =
            |seat: &Seat| asked.seat.0 == *seat || asked.yes.contains(&SeatName(*seat));
        (self.state.persons())
            .filter(|seat| !has_agreed(seat))
            .filter(concerned)
            .collect()
    }

    fn granted(&self, asked: &OpenPoll) -> LogEntry {
        match asked.poll {
            Poll::Undo { to } => LogEntry::undone_by_consent(asked.seat, to),
            Poll::Replace { seat } => {
                let level = stand_in(self.plan.game).to_owned();
                TableEvent::StoodIn { seat, level }.into()
            }
            Poll::End => {
                let why = Ending::Agreed;
                TableEvent::Ended { why }.into()
            }
        }
    }
}

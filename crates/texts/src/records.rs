//! What is wrong with a record, and why steps cannot be taken back.

use lucid_dreamscape::{Dreamscape, Refusal};
use lucid_tabletop::record::{Fault, Format, RecordError, ReplayError};
use lucid_tabletop::{Game, UndoRefusal};

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// What is wrong with the shape of a record file; the line is [`RecordError::line`].
    pub fn record_error(&self, error: &RecordError) -> String {
        let args = Args::new();
        match error {
            RecordError::NotARecord => {
                let first = Format::NEWEST.to_string();
                self.say("record-error-not-a-record", &args.with("first", first))
            }
            RecordError::NewerFormat(format) => {
                let args = args.with("format", *format);
                let newest = Format::NEWEST.number();
                self.say("record-error-newer-format", &args.with("newest", newest))
            }
            RecordError::Missing(field) => {
                self.say("record-error-missing", &args.with("field", *field))
            }
            RecordError::BadField { field, .. } => {
                self.say("record-error-bad-field", &args.with("field", *field))
            }
            RecordError::BadLine(_) => self.plain("record-error-bad-line"),
            RecordError::Truncated(_) => self.plain("record-error-truncated"),
            RecordError::AfterResult(_) => self.plain("record-error-after-result"),
        }
    }

    /// The first fault of a record, with the line.
    pub fn replay_error(&self, game: &Dreamscape, error: &ReplayError<Refusal>) -> String {
        self.at_line(error.line, self.fault(game, &error.fault))
    }

    /// What is wrong with a record as a game; a refused step names its rule.
    pub fn fault(&self, game: &Dreamscape, fault: &Fault<Refusal>) -> String {
        self.fault_with(game.seats(), fault, |refusal| {
            (refusal.rule(), self.refusal(game, *refusal))
        })
    }

    /// What is wrong with a record of any game that can tell its refusals.
    pub(crate) fn fault_with<R>(
        &self,
        seats: usize,
        fault: &Fault<R>,
        told: impl Fn(&R) -> (&'static str, String),
    ) -> String {
        let args = Args::new();
        let (id, args) = match fault {
            Fault::Seats(count) => (
                "fault-seats",
                args.with("count", *count).with("seats", seats),
            ),
            Fault::Unreadable(step) => ("fault-unreadable", args.with("step", step.clone())),
            Fault::NotToAct(label) => ("fault-not-to-act", args.with("label", label.clone())),
            Fault::Label(label) => ("fault-label", args.with("label", label.clone())),
            Fault::Refused(step, refusal) => {
                let (rule, refusal) = told(refusal);
                let args = args.with("step", step.clone()).with("rule", rule);
                ("fault-refused", args.with("refusal", refusal))
            }
            Fault::Impossible(step) => ("fault-impossible", args.with("step", step.clone())),
            Fault::NotDealt(step, dealt) => (
                "fault-not-dealt",
                args.with("step", step.clone()).with("dealt", dealt.clone()),
            ),
            Fault::NotCommitted => ("fault-not-committed", args),
            Fault::NotBound => ("fault-not-bound", args),
            Fault::Name(seat) => ("fault-name", args.with("seat", seat.to_string())),
            Fault::Digest => ("fault-digest", args),
            Fault::AfterEnd(step) => ("fault-after-end", args.with("step", step.clone())),
            Fault::Result(line) => ("fault-result", args.with("result", line.clone())),
        };
        self.say(id, &args)
    }

    /// Why a seat may not go back to a moment.
    pub fn undo_refusal(&self, refusal: UndoRefusal) -> String {
        match refusal {
            UndoRefusal::NotPast => self.plain("undo-not-past"),
            UndoRefusal::Beyond(step) => self.say("undo-beyond", &Args::new().with("step", step)),
        }
    }

    /// A problem of a record with the line that it is in.
    pub fn at_line(&self, line: usize, problem: String) -> String {
        let args = Args::new().with("line", line).with("problem", problem);
        self.say("at-line", &args)
    }
}

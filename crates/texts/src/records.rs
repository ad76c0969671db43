//! What is wrong with a record, and why steps cannot be taken back.

use lucid_tabletop::record::{Fault, Format, RecordError};

use crate::{Phrase, Texts, arg};

impl Texts {
    /// What is wrong with the shape of a record file; the line is [`RecordError::line`].
    pub fn record_error(&self, error: &RecordError) -> String {
        match error {
            RecordError::NotARecord => self.record_error_not_a_record(Format::NEWEST.to_string()),
            RecordError::NewerFormat(format) => self.record_error_newer_format(
                arg::Format(*format),
                arg::Newest(Format::NEWEST.number()),
            ),
            RecordError::Missing(field) => self.record_error_missing(*field),
            RecordError::BadField { field, .. } => self.record_error_bad_field(*field),
            RecordError::BadLine(_) => self.phrase(Phrase::RecordErrorBadLine),
            RecordError::Truncated(_) => self.phrase(Phrase::RecordErrorTruncated),
            RecordError::AfterResult(_) => self.phrase(Phrase::RecordErrorAfterResult),
        }
    }

    /// What is wrong with a record of any game, given a sentence for each refusal.
    pub(crate) fn fault_with<R>(
        &self,
        seats: usize,
        fault: &Fault<R>,
        told: impl Fn(&R) -> (&'static str, String),
    ) -> String {
        match fault {
            Fault::Seats(count) => self.fault_seats(arg::Count(*count), arg::Seats(seats)),
            Fault::Unreadable(step) => self.fault_unreadable(step),
            Fault::NotToAct(label) => self.fault_not_to_act(label),
            Fault::Label(label) => self.fault_label(label),
            Fault::Refused(step, refusal) => {
                let (rule, refusal) = told(refusal);
                self.fault_refused(arg::Refusal(refusal), arg::Rule(rule), arg::Step(step))
            }
            Fault::Impossible(step) => self.fault_impossible(step),
            Fault::NotDealt(step, dealt) => {
                self.fault_not_dealt(arg::Dealt(dealt), arg::Step(step))
            }
            Fault::NotCommitted => self.phrase(Phrase::FaultNotCommitted),
            Fault::NotBound => self.phrase(Phrase::FaultNotBound),
            Fault::Name(seat) => self.fault_name(seat.to_string()),
            Fault::Digest => self.phrase(Phrase::FaultDigest),
            Fault::AfterEnd(step) => self.fault_after_end(step),
            Fault::Result(line) => self.fault_result(line),
        }
    }
}

//! What an entry changed, redacted for each viewer.

use lucid_protocol::{Change, Outcome, TableEvent};
use lucid_tabletop::Seat;
use lucid_tabletop::record::RecordDigest;

use super::redacted_steps::RedactedSteps;

/// What an entry changed, for every viewer.
#[derive(Clone, Debug)]
pub struct Applied {
    pub(super) number: u32,
    /// What happened, without the steps that it played.
    pub(super) event: TableEvent,
    pub(super) steps: RedactedSteps,
    pub(super) due: Option<u64>,
    pub(super) over: Option<Outcome>,
    pub(super) digest: Option<RecordDigest>,
}

impl Applied {
    /// The number of the change.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Whether all viewers see the same.
    pub fn is_public(&self) -> bool {
        matches!(self.steps, RedactedSteps::Same(_))
    }

    /// The change as a viewer learns of it.
    pub fn change(&self, viewer: Option<Seat>) -> Change {
        let mut event = self.event.clone();
        if let Some(told) = event.told_mut() {
            self.steps.for_viewer(viewer).clone_into(told);
        }
        Change {
            n: self.number,
            event,
            due: self.due,
            over: self.over.clone(),
            digest: self.digest.map(|digest| digest.to_string()),
        }
    }
}

//! What an entry changed, as each viewer is told.

use lucid_protocol::{Change, Outcome, What};
use lucid_tabletop::Seat;
use lucid_tabletop::record::RecordDigest;

use super::tale::Tale;

/// What an entry changed, for whoever looks.
#[derive(Clone, Debug)]
pub struct Applied {
    pub(super) n: u32,
    pub(super) told: ToldChange,
    pub(super) due: Option<u64>,
    pub(super) over: Option<Outcome>,
    pub(super) digest: Option<RecordDigest>,
}

#[derive(Clone, Debug)]
pub(super) enum ToldChange {
    Plain(What),
    Started(String, Tale),
    Played(Tale),
    Lapsed(Tale),
}

impl Applied {
    /// The number of the change.
    pub fn number(&self) -> u32 {
        self.n
    }

    /// Whether every viewer learns the same.
    pub fn is_open(&self) -> bool {
        match &self.told {
            ToldChange::Plain(_) => true,
            ToldChange::Started(_, tale) | ToldChange::Played(tale) | ToldChange::Lapsed(tale) => {
                matches!(tale, Tale::Same(_))
            }
        }
    }

    /// The change as a viewer learns of it.
    pub fn change(&self, viewer: Option<Seat>) -> Change {
        let told = |tale: &Tale| tale.for_viewer(viewer).to_owned();
        let what = match &self.told {
            ToldChange::Plain(what) => what.clone(),
            ToldChange::Started(commitment, tale) => What::Started {
                commitment: commitment.clone(),
                told: told(tale),
            },
            ToldChange::Played(tale) => What::Played(told(tale)),
            ToldChange::Lapsed(tale) => What::Lapsed(told(tale)),
        };
        Change {
            n: self.n,
            what,
            due: self.due,
            over: self.over.clone(),
            digest: self.digest.map(|digest| digest.to_string()),
        }
    }
}

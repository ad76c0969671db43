//! What one card may gain.

use lucid_dreamscape::SlotSet;

use super::super::evaluation::LACKS;
use super::super::hand::{COLOURS, PARTS};

/// What one card may gain.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Hope {
    /// The card's place among all.
    pub(in super::super) number: usize,
    pub(super) worths: Option<[i32; LACKS]>,
    pub(super) base: i32,
    /// What it lacks at the least: for each use of the white shards, for each part
    /// that is stored, by the part that is placed for it.
    pub(super) least: Vec<u8>,
    /// The same over those ways alone that may share a shard with another card.
    pub(super) least_shared: Vec<u8>,
    pub(super) wanted: [SlotSet; COLOURS],
    pub(super) ways: std::ops::Range<usize>,
}

impl Hope {
    /// What the card gains with each part of the hand; and with ways that share.
    #[inline]
    pub(in super::super) fn gains(&self, at: usize, size: usize, to: &mut [i32; PARTS]) {
        self.read(&self.least[at..at + size], to);
    }

    /// What it gains with one part of the hand.
    #[inline]
    pub(in super::super) fn gain(&self, at: usize) -> i32 {
        let lacks = usize::from(self.least[at]).min(LACKS - 1);
        (self.worths).map_or(0, |worths| (worths[lacks] - self.base).max(0))
    }

    /// All that it may gain.
    pub(in super::super) fn most(&self) -> i32 {
        self.worths
            .map_or(0, |worths| (worths[0] - self.base).max(0))
    }

    #[inline]
    pub(in super::super) fn shared_gains(&self, at: usize, size: usize, to: &mut [i32; PARTS]) {
        self.read(&self.least_shared[at..at + size], to);
    }

    #[inline]
    fn read(&self, least: &[u8], to: &mut [i32; PARTS]) {
        let Some(worths) = &self.worths else { return };
        for (gain, lacks) in to.iter_mut().zip(least) {
            let worth = worths[usize::from(*lacks).min(LACKS - 1)];
            *gain = (worth - self.base).max(0);
        }
    }
}

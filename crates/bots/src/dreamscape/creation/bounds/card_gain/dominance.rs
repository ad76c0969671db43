//! Dominance between the placements of a card.
//!
//! What a placement lacks is described by a few numbers. A placement that is no better
//! than another in any of them need not be looked at.

use lucid_dreamscape::Colour;

use super::NearPlacement;
use crate::dreamscape::creation::model::{IN_THE_WAY, Reach, Resources};

/// Larger distances count like this one.
const FAR: u8 = 24;
/// The highest bit of every byte.
const HIGHEST: u64 = 0x8080_8080_8080_8080;

/// What a placement lacks, in bytes that are all below 128.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeficitProfile {
    /// Shards by colour, first on slots where they can be placed, then on others.
    shards: u64,
    /// Steps, by the white shards used.
    steps: u64,
    /// Whether it can share a shard with another card.
    pub(crate) is_shared: bool,
}

impl DeficitProfile {
    pub(crate) fn new(
        placement: &NearPlacement,
        is_shared: bool,
        whites: u8,
        resources: &Resources<'_>,
        reach: &Reach,
    ) -> DeficitProfile {
        let aside = placement.inside & IN_THE_WAY != 0 && resources.distance(placement.target) == 0;
        let mut steps = 0;
        for used in 0..=usize::from(whites) {
            let missing = match aside {
                true => reach.steps_back(used),
                false => reach.steps(used, placement.target),
            };
            steps |= u64::from(missing.min(FAR)) << (8 * used);
        }
        DeficitProfile {
            shards: placement.inside & 0xffff_ffff | placement.beyond << 32,
            steps,
            is_shared,
        }
    }

    /// How many shards of a colour are missing where they can be placed, and elsewhere.
    #[inline]
    pub(crate) fn deficit(&self, colour: Colour) -> (u8, u8) {
        let place = 8 * colour as u32;
        (
            (self.shards >> place) as u8,
            (self.shards >> (place + 32)) as u8,
        )
    }

    /// How many steps are missing with so many white shards.
    #[inline]
    pub(crate) fn steps(&self, whites: u8) -> u8 {
        (self.steps >> (8 * whites)) as u8
    }

    /// Adds it to a list of undominated profiles, and drops those that it dominates.
    pub(crate) fn add_undominated(self, known: &mut Vec<DeficitProfile>) {
        if known.iter().any(|other| other.dominates(&self)) {
            return;
        }
        known.retain(|other| !self.dominates(other));
        known.push(self);
    }

    #[inline]
    fn dominates(&self, other: &DeficitProfile) -> bool {
        at_most(self.shards, other.shards)
            && at_most(self.steps, other.steps)
            && (self.is_shared || !other.is_shared)
    }
}

/// Whether every byte of `one` is at most that of `other`.
#[inline]
fn at_most(one: u64, other: u64) -> bool {
    ((other | HIGHEST) - one) & HIGHEST == HIGHEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_kinds_stay() {
        let profile = |shards, steps, is_shared| DeficitProfile {
            shards,
            steps,
            is_shared,
        };
        let mut known = Vec::new();
        profile(0x0201, 0x0102, false).add_undominated(&mut known);
        profile(0x0201, 0x0102, false).add_undominated(&mut known);
        assert_eq!(known.len(), 1);
        // Worse in one byte, better in another.
        profile(0x0300, 0x0102, false).add_undominated(&mut known);
        assert_eq!(known.len(), 2);
        // Worse, but it can share.
        profile(0x0301, 0x0102, true).add_undominated(&mut known);
        assert_eq!(known.len(), 3);
        // Better than all of them.
        profile(0x0200, 0x0002, true).add_undominated(&mut known);
        assert_eq!(known.len(), 1);
    }
}

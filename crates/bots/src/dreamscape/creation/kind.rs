//! Ways of a card that come to the same, or that another is never behind.
//!
//! What a way lacks is known by a few numbers. Of ways that are equal in these,
//! or worse in all of them, one is enough.

use lucid_dreamscape::Colour;

use super::cells::IN_THE_WAY;
use super::hopes::Way;
use super::reach::Reach;
use super::scene::Scene;

/// More steps than this are as far as these.
const FAR: u8 = 24;
/// The highest bit of every byte.
const HIGHEST: u64 = 0x8080_8080_8080_8080;

/// What a way lacks, in bytes that are all below 128.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    /// By colour: where shards can be placed, and then where not.
    shards: u64,
    /// Steps, by the white shards that are used.
    steps: u64,
    /// Whether it may share a shard with another card.
    pub(super) is_shared: bool,
}

impl Kind {
    pub(super) fn new(
        way: &Way,
        is_shared: bool,
        whites: u8,
        scene: &Scene<'_>,
        reach: &Reach,
    ) -> Kind {
        let aside = way.inside & IN_THE_WAY != 0 && scene.distance(way.target) == 0;
        let mut steps = 0;
        for used in 0..=usize::from(whites) {
            let missing = match aside {
                true => reach.steps_back(used),
                false => reach.steps(used, way.target),
            };
            steps |= u64::from(missing.min(FAR)) << (8 * used);
        }
        Kind {
            shards: way.inside & 0xffff_ffff | way.beyond << 32,
            steps,
            is_shared,
        }
    }

    /// How many shards of a colour are missing where they can be placed, and where
    /// not.
    #[inline]
    pub(super) fn lacks(&self, colour: Colour) -> (u8, u8) {
        let place = 8 * colour as u32;
        (
            (self.shards >> place) as u8,
            (self.shards >> (place + 32)) as u8,
        )
    }

    /// How many steps are missing when so many white shards are used.
    #[inline]
    pub(super) fn steps(&self, whites: u8) -> u8 {
        (self.steps >> (8 * whites)) as u8
    }

    /// Joins those that are known, unless one of them is never behind it.
    pub(super) fn join(self, known: &mut Vec<Kind>) {
        if known.iter().any(|other| other.is_never_behind(&self)) {
            return;
        }
        known.retain(|other| !self.is_never_behind(other));
        known.push(self);
    }

    #[inline]
    fn is_never_behind(&self, other: &Kind) -> bool {
        at_most(self.shards, other.shards)
            && at_most(self.steps, other.steps)
            && (self.is_shared || !other.is_shared)
    }
}

/// Whether every byte of one is at most that of the other.
#[inline]
fn at_most(one: u64, other: u64) -> bool {
    ((other | HIGHEST) - one) & HIGHEST == HIGHEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_kinds_stay() {
        let kind = |shards, steps, is_shared| Kind {
            shards,
            steps,
            is_shared,
        };
        let mut known = Vec::new();
        kind(0x0201, 0x0102, false).join(&mut known);
        kind(0x0201, 0x0102, false).join(&mut known);
        assert_eq!(known.len(), 1);
        // Worse in one byte, better in another.
        kind(0x0300, 0x0102, false).join(&mut known);
        assert_eq!(known.len(), 2);
        // Worse, but it may share.
        kind(0x0301, 0x0102, true).join(&mut known);
        assert_eq!(known.len(), 3);
        // Better than all of them.
        kind(0x0200, 0x0002, true).join(&mut known);
        assert_eq!(known.len(), 1);
    }
}

//! What it costs a way to lack shards of a colour, whatever part of the hand is
//! stored and whatever part is placed for it.

use super::evaluation::{SHARD, STORED};
use super::hand::Shape;

/// A hand has fewer than so many shards of a colour.
const COUNT: usize = 64;

/// How the white shards of a hand are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Whites {
    pub(super) steps: u8,
    pub(super) stored: u8,
}

/// A part of the landscape shards that is stored.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kept {
    pub(super) part: usize,
    pub(super) shards: u8,
}

/// What it costs to lack so many shards, of which so many are stored.
#[inline]
pub(super) fn cost(lacking: u8, stored: u8, each: usize) -> u8 {
    let covered = lacking.min(stored);
    let units = each * usize::from(lacking - covered) + STORED * usize::from(covered);
    units.min(255) as u8
}

/// What lacking shards of a colour costs, for each part stored and placed.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows {
    pub(super) width: usize,
    known: Vec<((u8, u8, u8), Vec<u8>)>,
    used: usize,
}

impl Rows {
    /// Forgets what was known of another hand.
    pub(super) fn begin(&mut self, width: usize) {
        self.width = width;
        self.used = 0;
    }

    /// The costs for a colour, of which so many are missing where they can be placed
    /// and so many where not.
    pub(super) fn of(
        &mut self,
        what: (u8, u8, u8),
        shape: &Shape,
        kept: &[Kept],
        stored: u8,
    ) -> &[u8] {
        let place = self.known[..self.used]
            .iter()
            .position(|(known, _)| *known == what);
        let place = place.unwrap_or_else(|| {
            if self.used == self.known.len() {
                self.known.push(Default::default());
            }
            let (known, row) = &mut self.known[self.used];
            *known = what;
            row.clear();
            let (colour, inside, beyond) = what;
            let colour = usize::from(colour);
            let most = usize::from(shape.digits.last().map_or(0, |whole| whole[colour]));
            for kept in kept {
                let stored = stored + shape.digits[kept.part][colour];
                let mut costs = [0; COUNT];
                for (placed, cost_of) in costs.iter_mut().enumerate().take(most + 1) {
                    let lacking = inside.saturating_sub(placed as u8) + beyond;
                    *cost_of = cost(lacking, stored, SHARD);
                }
                let digits = shape.digits.iter();
                row.extend(digits.map(|digits| costs[usize::from(digits[colour]) & (COUNT - 1)]));
            }
            self.used += 1;
            self.used - 1
        });
        &self.known[place].1
    }
}

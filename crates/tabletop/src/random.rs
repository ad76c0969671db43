//! Small random numbers for players and tests.

/// A fast stream of random numbers for bots, searches and tests.
///
/// It is never used for chance in a game: that is the [`Dealer`](crate::Dealer)'s,
/// so that a search cannot disturb or foresee it.
///
/// ```
/// use lucid_tabletop::Random;
///
/// let mut random = Random::new(42);
/// assert!(random.below(6) < 6);
/// assert!([2, 3, 5].contains(&random.pick(&[2, 3, 5]).unwrap()));
/// assert_eq!(random.pick::<u8>(&[]), None);
/// assert_eq!(Random::new(42).bits(), Random::new(42).bits());
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream that starts at a number.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 random bits (the SplitMix64 generator).
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, as good as uniform for the small bounds of games.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.bits()) * bound as u128) >> 64) as usize
    }

    /// One of the items; `None` if there are none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes_up() {
        let mut random = Random::new(7);
        let mut seen = [0; 6];
        for _ in 0..6_000 {
            seen[random.below(6)] += 1;
        }
        assert!(seen.iter().all(|n| (800..1_200).contains(n)), "{seen:?}");
        assert_eq!(random.pick::<u8>(&[]), None);
    }
}

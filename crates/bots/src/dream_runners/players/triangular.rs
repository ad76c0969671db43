//! The triangular distribution.

use lucid_tabletop::Random;

/// A triangular distribution: from the least to the most number, with one the likeliest.
///
/// Draws are computed with whole numbers only, so that a seed draws the same everywhere,
/// in a browser, too.
///
/// ```
/// use lucid_bots::dream_runners::players::Triangular;
/// use lucid_tabletop::Random;
///
/// let delay = Triangular::new(5_000, 15_000, 25_000);
/// assert_eq!(delay.mean(), 15_000);
/// let drawn = delay.draw(&mut Random::new(1));
/// assert!((5_000..=25_000).contains(&drawn));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Triangular {
    /// Nothing below this is drawn.
    pub least: u32,
    /// What is drawn most often.
    pub likely: u32,
    /// Nothing above this is drawn.
    pub most: u32,
}

impl Triangular {
    /// Always 0.
    pub const NONE: Triangular = Triangular::new(0, 0, 0);

    /// From `least` to `most`, most often `likely`.
    pub const fn new(least: u32, likely: u32, most: u32) -> Triangular {
        assert!(least <= likely && likely <= most, "they are in order");
        Triangular {
            least,
            likely,
            most,
        }
    }

    /// The same in thousandths: seconds become milliseconds.
    pub(super) const fn thousands(self) -> Triangular {
        Triangular::new(1_000 * self.least, 1_000 * self.likely, 1_000 * self.most)
    }

    /// The mean of many draws, rounded.
    pub const fn mean(self) -> u32 {
        let sum = self.least as u64 + self.likely as u64 + self.most as u64;
        ((2 * sum + 3) / 6) as u32
    }

    /// The standard deviation of many draws, rounded down.
    pub const fn deviation(self) -> u32 {
        let (rise, fall) = (self.likely - self.least, self.most - self.likely);
        let (rise, fall) = (rise as u128, fall as u128);
        ((rise * rise + fall * fall + rise * fall) / 18).isqrt() as u32
    }

    /// A number.
    pub fn draw(self, random: &mut Random) -> u32 {
        // Of two to the power of 32: how many of all draws are smaller.
        let below = u128::from(random.bits() >> 32);
        let width = u128::from(self.most - self.least);
        let (rise, fall) = (self.likely - self.least, self.most - self.likely);
        let (rise, fall) = (u128::from(rise), u128::from(fall));
        // The share grows with the square of the distance from an end, so the
        // distance is a root; this one has 16 binary digits behind the point.
        let rounded = |square: u128| ((square.isqrt() + (1 << 15)) >> 16) as u32;
        if below * width < rise << 32 {
            self.least + rounded(below * width * rise)
        } else {
            self.most - rounded(((1 << 32) - below) * width * fall)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWS: u32 = 20_000;

    fn draws(spread: Triangular) -> Vec<u32> {
        let mut random = Random::new(11);
        (0..DRAWS).map(|_| spread.draw(&mut random)).collect()
    }

    #[test]
    fn draws_have_the_mean_and_the_deviation_that_are_told() {
        for spread in [
            Triangular::new(4_000, 5_000, 90_000),
            Triangular::new(0, 0, 6_000),
            Triangular::new(2_000, 9_000, 9_000),
            Triangular::new(100, 5_000, 9_900),
        ] {
            let draws = draws(spread);
            let inside = |n: &u32| (spread.least..=spread.most).contains(n);
            assert!(draws.iter().all(inside), "{spread:?}");
            let mean = draws.iter().map(|n| f64::from(*n)).sum::<f64>() / f64::from(DRAWS);
            let square = |n: &u32| (f64::from(*n) - mean).powi(2);
            let deviation = (draws.iter().map(square).sum::<f64>() / f64::from(DRAWS)).sqrt();
            let near = |told: u32, found: f64| (f64::from(told) / found - 1.0).abs() < 0.02;
            assert!(near(spread.mean(), mean), "{spread:?}: {mean}");
            assert!(
                near(spread.deviation(), deviation),
                "{spread:?}: {deviation}"
            );
        }
    }

    #[test]
    fn small_numbers_come_up_all_and_the_likely_one_most() {
        let mut seen = [0; 7];
        for draw in draws(Triangular::new(0, 2, 6)) {
            seen[draw as usize] += 1;
        }
        assert!(seen.iter().all(|n| *n > 0), "{seen:?}");
        assert!(
            seen.iter()
                .enumerate()
                .all(|(n, of)| n == 2 || *of < seen[2]),
            "{seen:?}"
        );
        assert_eq!(draws(Triangular::new(7, 7, 7))[..3], [7, 7, 7]);
        assert_eq!(draws(Triangular::NONE)[0], 0);
    }

    #[test]
    fn a_seed_draws_the_same_everywhere() {
        let mut random = Random::new(1);
        let spread = Triangular::new(6_000, 10_000, 22_000);
        let drawn: Vec<u32> = (0..4).map(|_| spread.draw(&mut random)).collect();
        assert_eq!(drawn, [12_877, 15_014, 19_640, 11_671]);
    }
}

//! Shares of points, what they mean in Elo, and how sure they are.

/// The standard errors to each side of a 95 % confidence interval.
pub const Z95: f64 = 1.959_963_984_540_054;

/// The Elo of odds of one power of e.
pub(super) const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// A confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The share of points that a player with this lead in Elo can expect.
///
/// ```
/// use lucid_bots::arena::{elo_of_share, share_of_elo};
///
/// assert_eq!(share_of_elo(0.0), 0.5);
/// assert!((share_of_elo(200.0) - 0.76).abs() < 0.01);
/// assert!((elo_of_share(share_of_elo(50.0)) - 50.0).abs() < 1e-9);
/// ```
pub fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The lead in Elo that a share of points stands for; infinite for a share of 0 or 1.
pub fn elo_of_share(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// Wilson's interval for a share of `trials`; `successes` may be fractional. Without
/// trials it spans everything from 0 to 1.
///
/// ```
/// use lucid_bots::arena::{Z95, wilson};
///
/// let few = wilson(6.0, 10, Z95);
/// let many = wilson(600.0, 1_000, Z95);
/// assert!(few.low < 0.5 && many.low > 0.5); // 60 of 100 is news only after many games
/// ```
pub fn wilson(successes: f64, trials: u64, z: f64) -> Interval {
    if trials == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let count = trials as f64;
    let share = successes / count;
    let centre = share + z * z / (2.0 * count);
    let spread = z * (share * (1.0 - share) / count + z * z / (4.0 * count * count)).sqrt();
    let whole = 1.0 + z * z / count;
    Interval {
        low: ((centre - spread) / whole).max(0.0),
        high: ((centre + spread) / whole).min(1.0),
    }
}

/// The probability that a measured difference with this standard error is truly above
/// zero.
///
/// ```
/// use lucid_bots::arena::chance_ahead;
///
/// assert!((chance_ahead(0.0, 10.0) - 0.5).abs() < 1e-6);
/// assert!(chance_ahead(30.0, 10.0) > 0.99);
/// ```
pub fn chance_ahead(difference: f64, error: f64) -> f64 {
    if error > 0.0 {
        normal(difference / error)
    } else {
        0.5 + 0.5
            * difference
                .partial_cmp(&0.0)
                .map_or(0.0, |order| order as i8 as f64)
    }
}

/// The share of the normal distribution below `z`, within 1.5e-7
/// (Abramowitz and Stegun 7.1.26).
fn normal(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let poly = [
        1.061_405_429,
        -1.453_152_027,
        1.421_413_741,
        -0.284_496_736,
        0.254_829_592,
    ];
    let sum = poly.iter().fold(0.0, |sum, factor| sum * t + factor) * t;
    let tail = 0.5 * sum * (-x * x).exp();
    if z > 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() <= within, "{found} is not {wanted}");
    }

    #[test]
    fn elo_is_that_of_the_textbook() {
        near(elo_of_share(0.75), 190.848_5, 1e-4);
        near(elo_of_share(0.64), 99.947, 1e-2);
        near(elo_of_share(10.0 / 11.0), 400.0, 1e-9);
        near(elo_of_share(0.5), 0.0, 1e-12);
        near(share_of_elo(400.0), 10.0 / 11.0, 1e-12);
        near(share_of_elo(-200.0), 0.240_253, 1e-6);
        assert_eq!(elo_of_share(1.0), f64::INFINITY);
    }

    #[test]
    fn wilson_is_that_of_the_textbook() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20.
        for (successes, trials, low, high) in [
            (81.0, 263, 0.255_3, 0.366_2),
            (15.0, 148, 0.062_4, 0.160_5),
            (0.0, 20, 0.0, 0.161_1),
            (1.0, 29, 0.006_1, 0.171_8),
        ] {
            let found = wilson(successes, trials, Z95);
            near(found.low, low, 5e-5);
            near(found.high, high, 5e-5);
        }
        let nothing = wilson(0.0, 0, Z95);
        assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
        assert_eq!(wilson(20.0, 20, Z95).high, 1.0);
    }

    #[test]
    fn the_chance_to_be_ahead_follows_the_normal_distribution() {
        near(chance_ahead(0.0, 3.0), 0.5, 1e-6);
        near(chance_ahead(Z95, 1.0), 0.975, 1e-6);
        near(chance_ahead(-2.0, 2.0), 0.158_655, 1e-6);
        assert_eq!(chance_ahead(5.0, 0.0), 1.0);
        assert_eq!(chance_ahead(0.0, 0.0), 0.5);
    }
}

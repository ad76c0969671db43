//! When the answer is clear: a sequential test of one difference in strength.
//!
//! Wald's test compares how well two guesses explain what was seen, and stops as
//! soon as one of them explains it so much better that being wrong is as rare as
//! was asked. The guesses are differences in Elo. What the shares of deals look
//! like beyond their mean is not guessed but taken from the data (a generalised
//! test): for each guess the likeliest distribution with its mean is compared.

use super::share::share_of_elo;

/// The weight of a share that was never seen but is possible, so that a row of
/// wins leaves a test something to compare with.
const UNSEEN: f64 = 1e-3;
/// No verdict before so many deals: few say little about their own spread.
const FEWEST: u64 = 8;

/// A sequential test between two hypotheses, and its error rates.
///
/// ```
/// use lucid_bots::arena::{Test, Verdict};
///
/// // Is the newcomer at least 30 Elo stronger, or not stronger at all?
/// let test = Test { elo0: 0.0, elo1: 30.0, alpha: 0.05, beta: 0.05 };
/// assert_eq!(test.verdict(&[(1.0, 3)]), None); // three deals say too little
/// let won = [(0.0, 10), (0.5, 30), (1.0, 60)];
/// assert_eq!(test.verdict(&won), Some(Verdict::Higher));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// The lower hypothesis, in Elo.
    pub elo0: f64,
    /// The higher hypothesis, in Elo.
    pub elo1: f64,
    /// How often the test may accept the higher one although the lower one is true.
    pub alpha: f64,
    /// How often the test may accept the lower one although the higher one is true.
    pub beta: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The lower hypothesis is accepted.
    Lower,
    /// The higher hypothesis is accepted.
    Higher,
}

impl Test {
    /// The bounds of the log-likelihood ratio: below the first the test accepts the lower
    /// hypothesis, above the second the higher one.
    pub fn bounds(&self) -> (f64, f64) {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        (lower, upper)
    }

    /// The log-likelihood ratio of the higher against the lower hypothesis, given the
    /// shares of deals. Each share comes with the number of deals that had it.
    pub fn ratio(&self, shares: &[(f64, u64)]) -> f64 {
        let deals: u64 = shares.iter().map(|(_, count)| count).sum();
        if deals == 0 {
            return 0.0;
        }
        let mut cells: Vec<(f64, f64)> = (shares.iter())
            .map(|(share, count)| (*share, *count as f64))
            .collect();
        for possible in [0.0, 0.5, 1.0] {
            if !cells.iter().any(|(share, _)| *share == possible) {
                cells.push((possible, UNSEEN));
            }
        }
        let [low, high] = [self.elo0, self.elo1].map(share_of_elo);
        let [tilt0, tilt1] = [low, high].map(|mean| tilt(&cells, mean));
        let term = |(share, weight): &(f64, f64)| {
            let [under0, under1] =
                [(tilt0, low), (tilt1, high)].map(|(tilt, mean)| 1.0 + tilt * (share - mean));
            weight * (under0 / under1).ln()
        };
        cells.iter().map(term).sum()
    }

    /// The verdict on these deals, if there is one yet.
    pub fn verdict(&self, shares: &[(f64, u64)]) -> Option<Verdict> {
        let deals: u64 = shares.iter().map(|(_, count)| count).sum();
        let (lower, upper) = self.bounds();
        let ratio = self.ratio(shares);
        if deals < FEWEST {
            None
        } else if ratio <= lower {
            Some(Verdict::Lower)
        } else if ratio >= upper {
            Some(Verdict::Higher)
        } else {
            None
        }
    }
}

/// How the likeliest distribution with a mean differs from what was seen: each
/// share's weight is divided by one plus this times its distance from the mean.
///
/// The sum over weights times distances, so divided, falls from plus to minus
/// infinity between the poles of the outermost shares, and is zero in between.
fn tilt(cells: &[(f64, f64)], mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let slope = |tilt: f64| -> f64 {
        let part =
            |(share, weight): &(f64, f64)| weight * (share - mean) / (1.0 + tilt * (share - mean));
        cells.iter().map(part).sum()
    };
    // More halvings than a number has bits.
    for _ in 0..100 {
        let middle = 0.5 * (low + high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

#[cfg(test)]
mod tests {
    use lucid_tabletop::Random;

    use super::*;

    const EVEN: Test = Test {
        elo0: -10.0,
        elo1: 10.0,
        alpha: 0.05,
        beta: 0.05,
    };

    fn near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() <= within, "{found} is not {wanted}");
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let (lower, upper) = EVEN.bounds();
        near(lower, -2.944_439, 1e-6);
        near(upper, 2.944_439, 1e-6);
        let uneven = Test {
            alpha: 0.01,
            beta: 0.1,
            ..EVEN
        };
        near(uneven.bounds().0, -2.292_535, 1e-6);
        near(uneven.bounds().1, 4.499_810, 1e-6);
    }

    #[test]
    fn wins_and_losses_alone_are_the_test_of_coins() {
        // Without anything between, the likeliest distribution is a coin's.
        let shares = [(1.0, 60), (0.0, 40)];
        let (p0, p1) = (share_of_elo(-10.0), share_of_elo(10.0));
        let coin = 60.0 * (p1 / p0).ln() + 40.0 * ((1.0 - p1) / (1.0 - p0)).ln();
        near(EVEN.ratio(&shares), coin, 1e-3);
    }

    #[test]
    fn many_deals_are_like_a_normal_distribution() {
        // The usual approximation for means close to the guesses.
        let shares = [(0.0, 200), (0.25, 300), (0.5, 550), (0.75, 320), (1.0, 230)];
        let count: f64 = shares.iter().map(|(_, n)| *n as f64).sum();
        let mean = shares.iter().map(|(x, n)| x * *n as f64).sum::<f64>() / count;
        let square = |(x, n): &(f64, u64)| (x - mean).powi(2) * *n as f64;
        let variance = shares.iter().map(square).sum::<f64>() / count;
        let (s0, s1) = (share_of_elo(-10.0), share_of_elo(10.0));
        let wanted = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        near(EVEN.ratio(&shares), wanted, 0.01 * wanted.abs());
    }

    #[test]
    fn it_is_even_where_all_is_even() {
        near(EVEN.ratio(&[(0.5, 100)]), 0.0, 1e-9);
        near(EVEN.ratio(&[(0.0, 7), (1.0, 7)]), 0.0, 1e-6);
        let (up, down) = ([(0.0, 3), (0.75, 9)], [(1.0, 3), (0.25, 9)]);
        near(EVEN.ratio(&up) + EVEN.ratio(&down), 0.0, 1e-6);
        assert_eq!(EVEN.ratio(&[]), 0.0);
    }

    #[test]
    fn a_row_of_wins_is_clear_after_some_fifty_deals() {
        assert_eq!(EVEN.verdict(&[(1.0, 45)]), None);
        assert_eq!(EVEN.verdict(&[(1.0, 55)]), Some(Verdict::Higher));
        assert_eq!(EVEN.verdict(&[(0.0, 55)]), Some(Verdict::Lower));
        let wide = Test {
            elo0: -200.0,
            elo1: 200.0,
            ..EVEN
        };
        assert_eq!(wide.verdict(&[(1.0, FEWEST - 1)]), None);
        assert_eq!(wide.verdict(&[(1.0, FEWEST)]), Some(Verdict::Higher));
    }

    /// Deals of two independent games each, at the lower guess: the test is wrong
    /// in about one case of twenty and never in many more.
    #[test]
    fn it_errs_as_rarely_as_was_asked() {
        let test = Test {
            elo0: 0.0,
            elo1: 60.0,
            ..EVEN
        };
        let errors = |elo: f64, wrong: Verdict| {
            let share = share_of_elo(elo);
            let mut random = Random::new(7);
            let mut wins = || (random.below(1 << 30) as f64) < share * f64::from(1 << 30);
            let mut found = 0;
            for _ in 0..1_000 {
                let mut shares = [(0.0, 0), (0.5, 0), (1.0, 0)];
                let verdict = loop {
                    shares[usize::from(wins()) + usize::from(wins())].1 += 1;
                    if let Some(verdict) = test.verdict(&shares) {
                        break verdict;
                    }
                };
                found += usize::from(verdict == wrong);
            }
            found
        };
        let (false_highs, false_lows) =
            (errors(0.0, Verdict::Higher), errors(60.0, Verdict::Lower));
        assert!((20..=70).contains(&false_highs), "{false_highs} of 1000");
        assert!((20..=70).contains(&false_lows), "{false_lows} of 1000");
    }
}

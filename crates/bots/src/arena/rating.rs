//! Ratings from comparisons: the model of Bradley and Terry, with likelihoods as
//! great as they can be.
//!
//! The chance of one to be ahead of another follows from the difference of their
//! ratings; a draw is half a win and half a loss. To every pair that met one draw
//! is added that nobody played, so that who won everything is rated high but not
//! beyond all measure.
//!
//! How sure the ratings are comes from how much deals differ (a "sandwich"
//! estimate): comparisons of one deal, from one game or from several, hang
//! together, and are taken as one observation. So it holds for games of any number
//! of seats, and for deals that are played from every seat.

use super::PairScore;
use super::share::SCALE;

/// Rounds of Newton's method; a handful is enough.
const ROUNDS: usize = 200;

/// Holds those in their place whom nothing else holds, and moves nobody else.
const FLAT: f64 = 1e-9;

/// The rating of one bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In Elo; the mean of all is 0.
    pub elo: f64,
    /// The standard error against that mean.
    pub error: f64,
}

/// The ratings of all bots, and how certain they are.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// By bot.
    pub of: Vec<Rating>,
    covariance: Vec<Vec<f64>>,
}

impl Ratings {
    /// How far the first is ahead of the second, with the standard error of that.
    pub fn difference(&self, first: usize, second: usize) -> Rating {
        let of = |x: usize, y: usize| self.covariance[x][y];
        let variance = of(first, first) + of(second, second) - 2.0 * of(first, second);
        Rating {
            elo: self.of[first].elo - self.of[second].elo,
            error: variance.max(0.0).sqrt(),
        }
    }
}

/// Rates bots by what they did to each other, deal by deal: in each of them the
/// comparisons of pairs `(first, second)`.
///
/// Bots between whom there is no chain of comparisons have nothing that their
/// ratings could be measured by; everybody who never met anybody gets 0.
///
/// ```
/// use lucid_bots::arena::{PairScore, rate};
///
/// // In each of ten deals the first bot got three half points of four.
/// let deal = vec![(0, 1, PairScore { halves: 3, count: 2 })];
/// let ratings = rate(2, &vec![deal; 10]);
/// assert!(ratings.of[0].elo > ratings.of[1].elo);
/// assert!((ratings.of[0].elo + ratings.of[1].elo).abs() < 1e-6); // the mean is 0
/// ```
pub fn rate(bots: usize, deals: &[Vec<(usize, usize, PairScore)>]) -> Ratings {
    let mut sums = vec![vec![PairScore::default(); bots]; bots];
    for (first, second, score) in deals.iter().flatten() {
        sums[*first][*second].add(*score);
    }
    let met: Vec<(usize, usize, f64, f64)> = (sums.iter().enumerate())
        .flat_map(|(first, row)| {
            row.iter()
                .enumerate()
                .map(move |(second, score)| (first, second, score))
        })
        .filter(|(_, _, score)| score.count > 0)
        .map(|(first, second, score)| {
            let count = f64::from(score.count);
            (first, second, count * score.share() + 0.5, count + 1.0)
        })
        .collect();
    let theta = likeliest(bots, &met);
    let bend = inverse(&bending(bots, &met, &theta));
    let spread = spread(bots, deals, &met, &theta);
    let covariance = product(&product(&bend, &spread), &bend);
    let scaled: Vec<Vec<f64>> = (covariance.iter())
        .map(|row| row.iter().map(|cell| cell * SCALE * SCALE).collect())
        .collect();
    Ratings {
        of: (0..bots)
            .map(|bot| Rating {
                elo: theta[bot] * SCALE,
                error: scaled[bot][bot].max(0.0).sqrt(),
            })
            .collect(),
        covariance: scaled,
    }
}

/// The chance that the first is ahead of the second.
fn chance(theta: &[f64], first: usize, second: usize) -> f64 {
    1.0 / (1.0 + (theta[second] - theta[first]).exp())
}

/// The ratings that make what was seen most likely, by Newton's method with steps
/// that are not too long.
fn likeliest(bots: usize, met: &[(usize, usize, f64, f64)]) -> Vec<f64> {
    let mut theta = vec![0.0; bots];
    for _ in 0..ROUNDS {
        let mut slope = vec![0.0; bots];
        for (first, second, points, count) in met {
            let missing = points - count * chance(&theta, *first, *second);
            slope[*first] += missing;
            slope[*second] -= missing;
        }
        let bend = inverse(&bending(bots, met, &theta));
        let step: Vec<f64> = (bend.iter())
            .map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum())
            .collect();
        let longest = step
            .iter()
            .fold(0.0f64, |longest, part| longest.max(part.abs()));
        let shortened = 1.0 / longest.max(1.0);
        for (rating, part) in theta.iter_mut().zip(&step) {
            *rating += part * shortened;
        }
        if longest < 1e-12 {
            break;
        }
    }
    let mean = theta.iter().sum::<f64>() / bots.max(1) as f64;
    theta.iter().map(|rating| rating - mean).collect()
}

/// How sharply the likelihood bends. Only differences of ratings count, so that
/// nothing bends when all move together: there a bend of 1 is put in, which keeps
/// the mean where it is.
fn bending(bots: usize, met: &[(usize, usize, f64, f64)], theta: &[f64]) -> Vec<Vec<f64>> {
    let mut bend = vec![vec![1.0 / bots.max(1) as f64; bots]; bots];
    for (bot, row) in bend.iter_mut().enumerate() {
        row[bot] += FLAT;
    }
    for (first, second, _, count) in met {
        let chance = chance(theta, *first, *second);
        let weight = count * chance * (1.0 - chance);
        bend[*first][*first] += weight;
        bend[*second][*second] += weight;
        bend[*first][*second] -= weight;
        bend[*second][*first] -= weight;
    }
    bend
}

/// How much the deals pull in different directions. The draws that nobody played
/// count as deals of their own.
fn spread(
    bots: usize,
    deals: &[Vec<(usize, usize, PairScore)>],
    met: &[(usize, usize, f64, f64)],
    theta: &[f64],
) -> Vec<Vec<f64>> {
    let mut spread = vec![vec![0.0; bots]; bots];
    let mut add = |pull: &[f64], weight: f64| {
        for (row, x) in spread.iter_mut().zip(pull) {
            for (cell, y) in row.iter_mut().zip(pull) {
                *cell += weight * x * y;
            }
        }
    };
    let count = deals.len().max(2) as f64;
    for deal in deals {
        let mut pull = vec![0.0; bots];
        for (first, second, score) in deal {
            let surprise = score.share() - chance(theta, *first, *second);
            pull[*first] += f64::from(score.count) * surprise;
            pull[*second] -= f64::from(score.count) * surprise;
        }
        add(&pull, count / (count - 1.0));
    }
    for (first, second, _, _) in met {
        let mut pull = vec![0.0; bots];
        let surprise = 0.5 - chance(theta, *first, *second);
        pull[*first] = surprise;
        pull[*second] = -surprise;
        add(&pull, 1.0);
    }
    spread
}

/// The inverse of a matrix that has one, by elimination.
fn inverse(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut left = matrix.to_vec();
    let mut right: Vec<Vec<f64>> = (0..size)
        .map(|row| {
            (0..size)
                .map(|column| f64::from(u8::from(row == column)))
                .collect()
        })
        .collect();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|x, y| left[*x][column].abs().total_cmp(&left[*y][column].abs()))
            .unwrap_or(column);
        left.swap(column, pivot);
        right.swap(column, pivot);
        let head = left[column][column];
        for cells in [&mut left[column], &mut right[column]] {
            cells.iter_mut().for_each(|cell| *cell /= head);
        }
        let (pivot_left, pivot_right) = (left[column].clone(), right[column].clone());
        for row in (0..size).filter(|row| *row != column) {
            let factor = left[row][column];
            for index in 0..size {
                left[row][index] -= factor * pivot_left[index];
                right[row][index] -= factor * pivot_right[index];
            }
        }
    }
    right
}

fn product(left: &[Vec<f64>], right: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let size = left.len();
    let cell = |row: usize, column: usize| (0..size).map(|k| left[row][k] * right[k][column]).sum();
    (0..size)
        .map(|row| (0..size).map(|column| cell(row, column)).collect())
        .collect()
}

#[cfg(test)]
mod tests;

//! The network: two layers of rectified units, beside a direct way from the features.
//!
//! It only adds, multiplies, divides and takes square roots of `f32`, always in the same
//! order, and never fuses two of these. So every machine gets the same answer, bit by bit.

use super::Forecast;
use super::features::{FEATURES, Feature, FeatureVector, RIVALS};
use super::weights::{Layer, Parameters};

/// The outputs: corrections to the expected points and the margin, the spread, and a
/// correction to the chance to win.
pub(super) const OUTPUTS: usize = 4;
/// Features further than this from their mean, in deviations, count as so far.
const FAR: f32 = 8.0;
/// The most units of a layer.
const MAX_UNITS: usize = 256;
/// What an output of one stands for, in points.
const POINTS: f32 = 10.0;

/// What the features of the rivals contribute, which is the same for a whole turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct RivalsPart {
    first: [f32; MAX_UNITS],
    linear: [f32; OUTPUTS],
}

impl Parameters {
    /// What the features of the rivals contribute.
    pub(super) fn rivals_part(&self, rivals: &[f32]) -> RivalsPart {
        let mut part = RivalsPart {
            first: [0.0; MAX_UNITS],
            linear: [0.0; OUTPUTS],
        };
        part.first[..self.first.units].copy_from_slice(&self.first.bias);
        self.add_features(0, rivals, &mut part);
        part
    }

    /// The forecast for a position, with the part of the rivals computed before.
    pub(super) fn forecast(&self, rivals: &RivalsPart, features: &FeatureVector) -> Forecast {
        let mut part = *rivals;
        self.add_features(RIVALS, &features.0[RIVALS..], &mut part);
        let first = &mut part.first[..self.first.units];
        rectify(first);
        let mut second = [0.0; MAX_UNITS];
        let second = &mut second[..self.second.units];
        self.second.apply(first, second);
        rectify(second);
        let mut outputs = [0.0; OUTPUTS];
        self.last.apply(second, &mut outputs);
        for (output, linear) in outputs.iter_mut().zip(part.linear) {
            *output += linear;
        }
        read(outputs, features)
    }

    /// Adds what features contribute, from the one with this number on.
    fn add_features(&self, from: usize, features: &[f32], part: &mut RivalsPart) {
        let units = self.first.units;
        for (place, feature) in (from..FEATURES).zip(features) {
            let input = (feature - self.shift[place]) * self.scale[place];
            let input = input.clamp(-FAR, FAR);
            add_scaled(&mut part.first[..units], input, self.first.row(place));
            add_scaled(&mut part.linear, input, self.linear.row(place));
        }
    }
}

impl Layer {
    /// The weights of an input.
    fn row(&self, input: usize) -> &[f32] {
        &self.weights[input * self.units..][..self.units]
    }

    fn apply(&self, inputs: &[f32], sums: &mut [f32]) {
        sums.copy_from_slice(&self.bias);
        for (place, input) in inputs.iter().enumerate() {
            add_scaled(sums, *input, self.row(place));
        }
    }
}

fn add_scaled(sums: &mut [f32], factor: f32, weights: &[f32]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += factor * weight;
    }
}

fn rectify(units: &mut [f32]) {
    for unit in units {
        // Not `max`, which may return either zero.
        *unit = if *unit > 0.0 { *unit } else { 0.0 };
    }
}

/// The forecast that the outputs stand for: the linear evaluation, corrected.
fn read([points, margin, spread, win]: [f32; OUTPUTS], features: &FeatureVector) -> Forecast {
    let margin = features.get(Feature::ValueLead) + POINTS * margin;
    // A smooth way from any number to a positive one.
    let spread = POINTS * (0.5 * (spread + (spread * spread + 4.0).sqrt())) + 0.05;
    Forecast {
        points: features.get(Feature::Value) + POINTS * points,
        margin,
        spread,
        win: chance(margin / spread + win),
    }
}

/// How likely it is that a margin is above zero that is expected to be so many spreads: half
/// for zero, and close to one or zero far away from it. The curve is nearly that of a normal
/// distribution; its numbers were fitted to games.
fn chance(spreads: f32) -> f32 {
    let odds = spreads * (0.78 + 0.06 * (spreads * spreads));
    0.5 * (1.0 + odds / (1.0 + odds * odds).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_symmetrical_and_grow() {
        assert_eq!(chance(0.0), 0.5);
        let odds = (-40..=40).map(|odds| odds as f32 / 4.0);
        let chances: Vec<f32> = odds.map(chance).collect();
        assert!(chances.is_sorted_by(|one, next| one < next), "{chances:?}");
        assert!(chances[0] > 0.0 && chances[80] < 1.0);
        // As one deviation of a normal distribution, and two.
        assert!((chances[44] - 0.841).abs() < 0.03 && (chances[48] - 0.977).abs() < 0.03);
        assert!((chances[0] + chances[80] - 1.0).abs() < 1e-6);
    }
}

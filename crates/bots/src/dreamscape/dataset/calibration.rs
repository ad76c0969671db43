//! How forecasts compare with what happened.

use super::{Moment, SampledGame};
use crate::dreamscape::forecast::{Forecaster, linear};

/// The number of bins of a reliability curve.
pub const BINS: usize = 10;

/// Forecasts next to results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibration {
    /// The number of games.
    pub games: u64,
    /// The number of forecasts.
    pub forecasts: u64,
    /// The reliability curve: forecasts of the chance to win, by tenths.
    pub bins: [Bin; BINS],
    /// Errors by cycle, from the first; the last placement comes after the last cycle.
    pub cycles: Vec<CycleErrors>,
}

/// Forecasts of a chance to win that are about equal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// How many.
    pub count: u64,
    /// The sum of the forecasts.
    pub forecast: f64,
    /// The sum of what was won.
    pub won: f64,
}

/// Errors of forecasts in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CycleErrors {
    /// How many forecasts.
    pub count: u64,
    /// Of the final points.
    pub points: ErrorSums,
    /// Of the final margin.
    pub margin: ErrorSums,
    /// The same of the linear evaluation.
    pub linear_points: ErrorSums,
    /// The same of the linear evaluation.
    pub linear_margin: ErrorSums,
    /// The sums of the margins and of their squares.
    pub margins: [f64; 2],
    /// The sum of the squares of the spreads that were forecast.
    pub spread: f64,
    /// The sum of the squared errors of the chance to win.
    pub brier: f64,
}

/// Sums of errors: forecast minus result.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ErrorSums {
    /// Of the errors.
    pub sum: f64,
    /// Of their amounts.
    pub amount: f64,
    /// Of their squares.
    pub square: f64,
}

impl ErrorSums {
    fn add(&mut self, forecast: f32, result: i16) {
        let error = f64::from(forecast) - f64::from(result);
        self.sum += error;
        self.amount += error.abs();
        self.square += error * error;
    }
}

impl CycleErrors {
    /// The standard deviation of the margins.
    pub fn deviation(&self) -> f64 {
        let [sum, squares] = self.margins;
        let count = self.count.max(1) as f64;
        (squares / count - (sum / count).powi(2)).max(0.0).sqrt()
    }
}

impl Calibration {
    /// Adds the samples of a game that were taken at one of these moments.
    pub fn add(&mut self, game: &SampledGame, moments: &[Moment], forecaster: &Forecaster) {
        self.games += 1;
        let samples = game.samples.iter();
        for sample in samples.filter(|sample| moments.contains(&sample.moment)) {
            let told = forecaster.forecast_features(&sample.features);
            let [points, margin] = linear(&sample.features);
            let result = &game.results[sample.seat];
            let won = f64::from(result.win) / 12.0;
            let chance = f64::from(told.win);
            self.forecasts += 1;
            let bin = &mut self.bins[((chance * BINS as f64) as usize).min(BINS - 1)];
            bin.count += 1;
            bin.forecast += chance;
            bin.won += won;
            let place = usize::from(sample.cycle.max(1)) - 1
                + usize::from(sample.moment == Moment::LastPlacement);
            if self.cycles.len() <= place {
                self.cycles.resize(place + 1, CycleErrors::default());
            }
            let errors = &mut self.cycles[place];
            errors.count += 1;
            errors.points.add(told.points, result.points);
            errors.margin.add(told.margin, result.margin);
            errors.linear_points.add(points, result.points);
            errors.linear_margin.add(margin, result.margin);
            let margin = f64::from(result.margin);
            errors.margins[0] += margin;
            errors.margins[1] += margin * margin;
            errors.spread += f64::from(told.spread).powi(2);
            errors.brier += (chance - won).powi(2);
        }
    }
}

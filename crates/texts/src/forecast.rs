//! The texts of `lucid dataset`.

use crate::{Texts, arg};

impl Texts {
    /// How many games a data set has, and how many of them are new.
    pub fn dataset_written(
        &self,
        arg::Games(games): arg::Games<u64>,
        arg::Played(played): arg::Played<u64>,
    ) -> String {
        let (games, played) = (self.number(games), self.number(played));
        (self.messages).dataset_written(arg::Games(games), arg::Played(played))
    }

    /// How many forecasts were compared with results.
    pub fn calibration_games(
        &self,
        arg::Forecasts(forecasts): arg::Forecasts<u64>,
        arg::Games(games): arg::Games<u64>,
    ) -> String {
        let (forecasts, games) = (self.number(forecasts), self.number(games));
        (self.messages).calibration_games(arg::Forecasts(forecasts), arg::Games(games))
    }
}

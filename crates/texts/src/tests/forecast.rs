//! Every sentence about forecasts and data sets.

use super::phrases;
use crate::{Texts, arg};

/// All of them, without the full stop that some have.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut told = |what: String, line: String| {
        all.push((what, line.trim_end_matches('.').to_owned()));
    };
    for about in ["forecast-", "dataset-", "calibration-", "weights-"] {
        for phrase in phrases(about) {
            // A sign is shorter than a word may be.
            let line = format!("({})", texts.phrase(phrase));
            told(phrase.id().to_owned(), line);
        }
    }
    told(
        "written".to_owned(),
        texts.dataset_written(arg::Games(1_234), arg::Played(617)),
    );
    told(
        "games".to_owned(),
        texts.calibration_games(arg::Forecasts(12_345), arg::Games(617)),
    );
    told("version".to_owned(), texts.weights_version(7_u16));
    told(
        "length".to_owned(),
        texts.weights_length(arg::Expected(38_000_usize), arg::Found(12_usize)),
    );
    all
}

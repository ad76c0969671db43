//! `lucid dataset calibration`: forecasts next to what happened.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lucid_bots::dreamscape::dataset::calibration::{
    Bin, CYCLES, Calibration, CycleErrors, ErrorSums,
};
use lucid_bots::dreamscape::dataset::{Moment, Split, format};
use lucid_bots::dreamscape::forecast::Forecaster;
use lucid_texts::{Phrase, Texts, arg};
use serde_json::{Value, json};

use super::super::forecast::forecaster;
use crate::failure::Failure;
use crate::output;

/// The moments that count: the turns of a seat as they come.
const TURNS: [Moment; 4] = [
    Moment::Travel,
    Moment::Creation,
    Moment::Created,
    Moment::LastPlacement,
];

#[derive(Debug, clap::Args)]
pub(crate) struct CalibrationArgs {
    /// Files with data sets
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Weights to make forecasts with [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// Only games that training never sees: one of sixteen
    #[arg(long)]
    test: bool,

    /// Only forecasts at the end of Creations
    #[arg(long)]
    created: bool,

    /// Prints JSON: weights (name, hash), games, forecasts, bins[] (count, forecast, won),
    /// cycles[] (count, deviation of the margins, spread as forecast, and bias and error, which
    /// is the root of the mean square, of points and margin, for the forecast and for the
    /// linear evaluation; brier), the last placement as the seventh
    #[arg(long)]
    json: bool,
}

/// Compares and prints.
pub(crate) fn run(args: &CalibrationArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let forecaster = forecaster(args.weights.as_deref(), texts)?;
    let mut calibration = Calibration::default();
    for path in &args.files {
        add(args, path, &forecaster, &mut calibration, texts)?;
    }
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", report(&forecaster, &calibration))?;
    } else {
        write!(out, "{}", render(&forecaster, &calibration, texts))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Adds the games of a file.
fn add(
    args: &CalibrationArgs,
    path: &Path,
    forecaster: &Forecaster,
    calibration: &mut Calibration,
    texts: &Texts,
) -> Result<(), Failure> {
    let name = path.display().to_string();
    let bytes = fs::read(path);
    let bytes =
        bytes.map_err(|error| Failure::of_file(&name, texts.complaint_unreadable(&error)))?;
    let wrong = |phrase| Failure::in_file(&name, texts.phrase(phrase));
    let (head, blocks) = format::split_head(&bytes).ok_or_else(|| wrong(Phrase::DatasetNone))?;
    if !format::is_readable(head) {
        return Err(wrong(Phrase::DatasetFeatures));
    }
    let moments = if args.created {
        &TURNS[2..3]
    } else {
        &TURNS[..]
    };
    let mut games = format::games(blocks);
    for game in games.by_ref() {
        if !args.test || Split::of(game.number) == Split::Test {
            calibration.add(&game, moments, forecaster);
        }
    }
    match games.length() == blocks.len() {
        true => Ok(()),
        false => Err(wrong(Phrase::DatasetDamaged)),
    }
}

fn mean(sum: f64, count: u64) -> f64 {
    sum / count.max(1) as f64
}

fn bias(errors: &ErrorSums, count: u64) -> f64 {
    mean(errors.sum, count)
}

fn error(errors: &ErrorSums, count: u64) -> f64 {
    mean(errors.square, count).sqrt()
}

fn report(forecaster: &Forecaster, calibration: &Calibration) -> Value {
    let bin = |bin: &Bin| {
        json!({
            "count": bin.count,
            "forecast": mean(bin.forecast, bin.count),
            "won": mean(bin.won, bin.count),
        })
    };
    let cycle = |cycle: &CycleErrors| {
        let told = |errors| json!({ "bias": bias(errors, cycle.count), "error": error(errors, cycle.count) });
        json!({
            "count": cycle.count,
            "deviation": cycle.deviation(),
            "spread": mean(cycle.spread, cycle.count).sqrt(),
            "points": told(&cycle.points),
            "margin": told(&cycle.margin),
            "linear_points": told(&cycle.linear_points),
            "linear_margin": told(&cycle.linear_margin),
            "brier": mean(cycle.brier, cycle.count),
        })
    };
    json!({
        "weights": { "name": forecaster.name(), "hash": forecaster.hash() },
        "games": calibration.games,
        "forecasts": calibration.forecasts,
        "bins": calibration.bins.iter().map(bin).collect::<Vec<_>>(),
        "cycles": calibration.cycles.iter().map(cycle).collect::<Vec<_>>(),
    })
}

fn render(forecaster: &Forecaster, calibration: &Calibration, texts: &Texts) -> String {
    let mut out = format!("{} {}\n", forecaster.name(), forecaster.hash());
    let forecasts = arg::Forecasts(calibration.forecasts);
    out.push_str(&texts.calibration_games(forecasts, arg::Games(calibration.games)));
    out.push_str("\n\n");
    let words = |phrases: &[Phrase]| -> Vec<String> {
        phrases.iter().map(|phrase| texts.phrase(*phrase)).collect()
    };
    let mut rows = vec![words(&[
        Phrase::CalibrationChance,
        Phrase::CalibrationCount,
        Phrase::CalibrationForecast,
        Phrase::CalibrationWon,
    ])];
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    for (place, bin) in calibration.bins.iter().enumerate() {
        rows.push(vec![
            format!("{}-{}%", 10 * place, 10 * place + 10),
            bin.count.to_string(),
            percent(mean(bin.forecast, bin.count)),
            percent(mean(bin.won, bin.count)),
        ]);
    }
    push_rows(&rows, &mut out);
    let mut rows = vec![words(&[
        Phrase::CalibrationCycle,
        Phrase::CalibrationCount,
        Phrase::CalibrationMargin,
        Phrase::CalibrationError,
        Phrase::CalibrationLinear,
        Phrase::CalibrationDeviation,
        Phrase::CalibrationPoints,
        Phrase::CalibrationError,
        Phrase::CalibrationLinear,
    ])];
    for (place, cycle) in calibration.cycles.iter().enumerate() {
        let count = cycle.count;
        if count == 0 {
            continue;
        }
        rows.push(vec![
            match place {
                CYCLES => texts.phrase(Phrase::CalibrationLast),
                _ => (place + 1).to_string(),
            },
            count.to_string(),
            format!("{:+.2}", bias(&cycle.margin, count)),
            format!("{:.2}", error(&cycle.margin, count)),
            format!("{:.2}", error(&cycle.linear_margin, count)),
            format!("{:.2}", cycle.deviation()),
            format!("{:+.2}", bias(&cycle.points, count)),
            format!("{:.2}", error(&cycle.points, count)),
            format!("{:.2}", error(&cycle.linear_points, count)),
        ]);
    }
    push_rows(&rows, &mut out);
    // The blank line after the last table.
    out.pop();
    out
}

fn push_rows(rows: &[Vec<String>], out: &mut String) {
    for line in output::aligned(rows) {
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out.push('\n');
}

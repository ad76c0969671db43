//! `lucid forecast`: what a moment of a recorded game is worth to everybody.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lucid_bots::dreamscape::forecast::{Forecast, Forecaster, Forecasts, WeightsError};
use lucid_dreamscape::{Dreamscape, State};
use lucid_tabletop::{Game as _, Seat};
use lucid_texts::{Phrase, Texts, arg};
use lucid_titles::TitleId;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::load::RecordArgs;
use crate::output;

/// What `lucid forecast` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct ForecastArgs {
    /// The moment after this many steps, including chance steps [default: the last]
    #[arg(long, value_name = "N")]
    to: Option<usize>,

    /// Weights to make forecasts with [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    #[command(flatten)]
    record: RecordArgs,

    /// Prints JSON: step (the moment), weights (name, hash), and seats[] with seat, points,
    /// margin, spread (the margin's standard deviation) and win (the chance to win)
    #[arg(long)]
    json: bool,
}

/// Prints the forecasts.
pub(crate) fn run(args: &ForecastArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let forecaster = forecaster(args.weights.as_deref(), texts)?;
    let (file, library) = args.record.read_cut_off(texts)?;
    if file.title(texts)? != TitleId::Dreamscape {
        return Err(file.refused(texts.phrase(Phrase::ForecastOtherGame)).into());
    }
    let loaded = file.load::<Dreamscape>(&library, texts)?;
    let (to, state) = loaded.state_at(args.to, texts)?;
    let forecasts = of_all(&loaded.game, &state, &forecaster);
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", report(to, &forecaster, &forecasts))?;
    } else {
        write!(out, "{}", render(&forecasts, texts))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The forecaster with the weights of a file, or the built-in one.
pub(super) fn forecaster(weights: Option<&Path>, texts: &Texts) -> Result<Forecaster, Failure> {
    let Some(path) = weights else {
        return Ok(Forecaster::built_in().clone());
    };
    let name = path.display().to_string();
    let bytes = fs::read(path);
    let bytes =
        bytes.map_err(|error| Failure::of_file(&name, texts.complaint_unreadable(&error)))?;
    Forecaster::parse(&bytes).map_err(|error| Failure::in_file(&name, told(&error, texts)))
}

/// What is wrong with weights, as a sentence.
fn told(error: &WeightsError, texts: &Texts) -> String {
    match error {
        WeightsError::NotWeights => texts.phrase(Phrase::WeightsNone),
        WeightsError::Version(version) => texts.weights_version(*version),
        WeightsError::Features => texts.phrase(Phrase::WeightsFeatures),
        WeightsError::Layers => texts.phrase(Phrase::WeightsLayers),
        WeightsError::Length { expected, found } => {
            texts.weights_length(arg::Expected(*expected), arg::Found(*found))
        }
        WeightsError::Altered => texts.phrase(Phrase::WeightsAltered),
        WeightsError::NotFinite => texts.phrase(Phrase::WeightsNotFinite),
    }
}

fn of_all(game: &Dreamscape, state: &State, forecaster: &Forecaster) -> Vec<(Seat, Forecast)> {
    let forecasts = Forecasts::new(forecaster, game);
    Seat::first(game.seats())
        .map(|seat| (seat, forecasts.forecast(state.table(), seat)))
        .collect()
}

fn report(to: usize, forecaster: &Forecaster, forecasts: &[(Seat, Forecast)]) -> Value {
    let hundredths = |number: f32| (f64::from(number) * 100.0).round() / 100.0;
    let seat = |(seat, told): &(Seat, Forecast)| {
        json!({
            "seat": seat.to_string(),
            "points": hundredths(told.points),
            "margin": hundredths(told.margin),
            "spread": hundredths(told.spread),
            "win": (f64::from(told.win) * 10_000.0).round() / 10_000.0,
        })
    };
    json!({
        "step": to,
        "weights": { "name": forecaster.name(), "hash": forecaster.hash() },
        "seats": forecasts.iter().map(seat).collect::<Vec<_>>(),
    })
}

fn render(forecasts: &[(Seat, Forecast)], texts: &Texts) -> String {
    let head = [
        Phrase::ForecastSeat,
        Phrase::ForecastPoints,
        Phrase::ForecastMargin,
        Phrase::ForecastSpread,
        Phrase::ForecastWin,
    ];
    let mut rows = vec![head.map(|phrase| texts.phrase(phrase)).to_vec()];
    for (seat, told) in forecasts {
        rows.push(vec![
            seat.to_string(),
            format!("{:.1}", told.points),
            format!("{:+.1}", told.margin),
            format!("{:.1}", told.spread),
            format!("{:.0}%", 100.0 * told.win),
        ]);
    }
    let lines = output::aligned(&rows);
    lines
        .iter()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}

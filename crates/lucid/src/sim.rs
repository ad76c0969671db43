//! `lucid sim`: plays many games and tells how they went.

pub(crate) mod crowd;
pub(crate) mod json;
pub(crate) mod progress;
mod records;
pub(crate) mod runners;
pub(crate) mod scape;
pub(crate) mod setup;
mod table;
pub(crate) mod tally;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lucid_texts::Texts;

use crate::failure;
use crate::options::{GameOptions, Played};
use crate::output;
use crate::sim::crowd::Told;
use crate::sim::records::Shelf;

/// What `lucid sim` is asked to do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = setup::long_help())]
pub(crate) struct Args {
    #[command(flatten)]
    played: GameOptions,

    /// Who plays: one kind for all seats, or one for each, as in random,tidy
    /// (--help lists them)
    #[arg(
        long,
        default_value = "random",
        value_delimiter = ',',
        value_name = "BOTS"
    )]
    bots: Vec<String>,

    /// Number of games
    #[arg(long, default_value = "1000", value_name = "N", value_parser = crate::options::count)]
    games: u64,

    /// Number that all chance comes from: the same number, the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = crate::options::count)]
    threads: Option<u64>,

    /// Prints JSON instead of a table (--help explains the fields)
    #[arg(long)]
    json: bool,

    /// Writes each game as a record into this folder, which must not hold any yet
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

/// A simulation that is ready to start.
#[derive(Debug)]
pub(crate) struct Plan<S> {
    pub(crate) series: S,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: u64,
    pub(crate) shelf: Option<Shelf>,
}

/// What came of it.
#[derive(Debug)]
pub(crate) struct Report<T> {
    pub(crate) tally: T,
    pub(crate) took: Duration,
    /// The number of threads that played.
    pub(crate) threads: usize,
    /// Whether it was stopped before all games were played.
    pub(crate) stopped: bool,
}

/// Plays the games and prints the figures.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    match args.played.game {
        Played::Dreamscape | Played::Solo => play(args, scape::series(args, texts)?, texts),
        Played::DreamRunners => play(args, runners::series(args, texts)?, texts),
    }
}

fn play(args: &Args, series: impl Told, texts: &Texts) -> anyhow::Result<ExitCode> {
    let plan = setup::plan(args, series, texts)?;
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || pressed.store(true, Ordering::Relaxed))?;
    let report = crowd::play_all(&plan, &stop, texts)?;
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", json::of(&plan, &report))?;
    } else {
        write!(out, "{}", table::of(&plan, &report, texts))?;
    }
    out.flush()?;
    Ok(if report.stopped {
        ExitCode::from(failure::STOPPED)
    } else {
        ExitCode::SUCCESS
    })
}

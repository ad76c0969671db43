//! `lucid arena`: who is stronger, and how sure that is.

mod contest;
mod figures;
mod hall;
mod json;
mod ledger;
mod plan;
mod table;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{self, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use lucid_texts::Texts;

use crate::failure;
use crate::options::{self, GameOptions, Played};
use crate::output;

use contest::Contest;

/// What `lucid arena` is asked to do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = plan::long_help())]
pub(crate) struct Args {
    #[command(flatten)]
    played: GameOptions,

    /// Who plays against each other, as in greedy,random (--help lists them)
    #[arg(long, required = true, value_delimiter = ',', value_name = "BOTS")]
    bots: Vec<String>,

    /// The first bot against each of the others, instead of all against all
    #[arg(long)]
    gauntlet: bool,

    /// Tables of 3 or 4: alone for one bot against copies of another, mixed for
    /// different ones [default: mixed if there are enough bots]
    #[arg(
        long,
        value_name = "HOW",
        hide_possible_values = true,
        conflicts_with = "gauntlet"
    )]
    tables: Option<plan::HowSeated>,

    /// The most games of each line-up, in whole deals: one game from every seat
    #[arg(long, default_value = "1000", value_name = "N", value_parser = options::count)]
    games: u64,

    /// Number that all chance comes from: the same number, the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = options::count)]
    threads: Option<u64>,

    /// Keeps results in this file, and goes on where it ends
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,

    /// Plays all games, even when the answer is clear
    #[arg(long, conflicts_with_all = ["elo0", "elo1", "alpha", "beta"])]
    full: bool,

    /// A pair is clear when its first bot is ahead by this much rather than by elo1
    #[arg(
        long,
        default_value_t = -10.0,
        value_name = "ELO",
        allow_negative_numbers = true,
        value_parser = plan::elo
    )]
    elo0: f64,

    /// … or by this much rather than by elo0
    #[arg(
        long,
        default_value_t = 10.0,
        value_name = "ELO",
        allow_negative_numbers = true,
        value_parser = plan::elo
    )]
    elo1: f64,

    /// How often a pair may be found at elo1 that is at elo0
    #[arg(long, default_value_t = 0.05, value_name = "SHARE", value_parser = plan::risk)]
    alpha: f64,

    /// How often a pair may be found at elo0 that is at elo1
    #[arg(long, default_value_t = 0.05, value_name = "SHARE", value_parser = plan::risk)]
    beta: f64,

    /// Prints JSON instead of tables (--help explains the fields)
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints who is stronger.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    match args.played.game {
        Played::Dreamscape | Played::Solo => play(args, &contest::scape(args, texts)?, texts),
        Played::DreamRunners => play(args, &contest::runners(args, texts)?, texts),
    }
}

fn play(args: &Args, contest: &impl Contest, texts: &Texts) -> anyhow::Result<ExitCode> {
    let plan = plan::of(args, contest, texts)?;
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        // Whoever asks twice does not want to wait. What is in the file is whole.
        if pressed.swap(true, Ordering::Relaxed) {
            process::exit(failure::STOPPED.into());
        }
    })?;
    let ended = hall::play_all(contest, plan, &stop, texts)?;
    let figures = figures::of(contest, &ended);
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", json::of(contest, &ended, &figures))?;
    } else {
        write!(out, "{}", table::of(contest, &ended, &figures, texts))?;
    }
    out.flush()?;
    Ok(if ended.stopped {
        ExitCode::from(failure::STOPPED)
    } else {
        ExitCode::SUCCESS
    })
}

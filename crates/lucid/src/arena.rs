//! `lucid arena`: who is stronger, and how sure that is.

mod batch;
mod json;
mod participants;
mod results_file;
mod setup;
mod summary;
mod table;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{self, ExitCode};

use lucid_texts::Texts;
use lucid_titles::with_title;

use crate::failure;
use crate::options;
use crate::output;
use crate::runner;
use crate::titles::{GameOptions, Title};
use participants::Participants;

/// What `lucid arena` is asked to do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = setup::long_help())]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    played: GameOptions,

    /// Which bots play, as in greedy,random (--help lists them)
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
    tables: Option<setup::HowSeated>,

    /// Most games per line-up, in whole deals: one game from every seat
    #[arg(long, default_value = "1000", value_name = "N", value_parser = options::count)]
    games: u64,

    /// Seed of all chance: the same seed plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = options::count)]
    threads: Option<u64>,

    /// Saves results in this file, and continues where they end
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,

    /// Plays all games, even when the answer is clear
    #[arg(long, conflicts_with_all = ["elo0", "elo1", "alpha", "beta"])]
    full: bool,

    /// Decides whether the first bot of a pair is ahead by this much Elo …
    #[arg(
        long,
        default_value_t = -10.0,
        value_name = "ELO",
        allow_negative_numbers = true,
        value_parser = setup::elo
    )]
    elo0: f64,

    /// … or by this much
    #[arg(
        long,
        default_value_t = 10.0,
        value_name = "ELO",
        allow_negative_numbers = true,
        value_parser = setup::elo
    )]
    elo1: f64,

    /// Accepted risk of deciding for elo1 when elo0 is true
    #[arg(long, default_value_t = 0.05, value_name = "SHARE", value_parser = setup::risk)]
    alpha: f64,

    /// Accepted risk of deciding for elo0 when elo1 is true
    #[arg(long, default_value_t = 0.05, value_name = "SHARE", value_parser = setup::risk)]
    beta: f64,

    /// Prints JSON instead of tables (--help explains the fields)
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints who is stronger.
pub(crate) fn run(args: &ArenaArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    with_title!(args.played.title(), T => compare::<T>(args, texts))
}

fn compare<G: Title>(args: &ArenaArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let participants: Participants<G> = Participants::new(args, texts)?;
    // Before there is a results file: whoever sees one can already stop the arena.
    // Whoever asks twice does not want to wait. What is in the file is whole.
    let stop = runner::stop_on_ctrl_c(|| process::exit(failure::STOPPED.into()))?;
    let setup = setup::new(args, &participants, texts)?;
    let played = batch::play_all(&participants, setup, &stop, texts)?;
    let summary = summary::summarize(&participants, &played);
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", json::report(&participants, &played, &summary))?;
    } else {
        write!(
            out,
            "{}",
            table::render(&participants, &played, &summary, texts)
        )?;
    }
    out.flush()?;
    Ok(match played.stopped {
        true => ExitCode::from(failure::STOPPED),
        false => ExitCode::SUCCESS,
    })
}

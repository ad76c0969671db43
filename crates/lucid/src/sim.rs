//! `lucid sim`: plays many games and reports statistics.

mod json;
mod table;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use lucid_texts::Texts;
use lucid_titles::with_title;
use serde_json::Value;

use crate::failure;
use crate::options::bots_by_seat;
use crate::output::{self, Ink};
use crate::runner::{self, RecordFolder, Simulation};
use crate::statistics::{Statistics, Totals};
use crate::titles::{self, GameOptions, Title};

pub(crate) use json::{all, seats, sources};
pub(crate) use table::{MEAN_AND_DEVIATION, framed, head, points, row, won};

/// What `lucid sim` counts and reports for a title.
pub(crate) trait SimStatistics<G: Title>: Statistics<G> {
    /// Adds the statistics to a JSON object.
    fn add_json(&self, simulation: &Simulation<G>, totals: &Totals, object: &mut Value);

    /// The same as lines of tables.
    fn tables(&self, game: &G, totals: &Totals, texts: &Texts, ink: Ink) -> Vec<String>;
}

/// What `lucid sim` is asked to do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = long_help())]
pub(crate) struct SimArgs {
    #[command(flatten)]
    played: GameOptions,

    /// Bots: one for all seats, or one for each, as in random,tidy
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

    /// Seed of all chance: the same seed plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = crate::options::count)]
    threads: Option<u64>,

    /// Prints JSON instead of a table (--help explains the fields)
    #[arg(long)]
    json: bool,

    /// Writes each game as a record into this folder, which must not hold records yet
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

/// Plays the games and prints the figures.
pub(crate) fn run(args: &SimArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    with_title!(args.played.title(), T => simulate::<T>(args, texts))
}

fn simulate<G: Title>(args: &SimArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let game: G = args.played.game("lucid sim", texts)?;
    let simulation = Simulation {
        bots: bots_by_seat(&args.bots, game.seats(), texts)?,
        game,
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(runner::cores),
        records: (args.records.as_deref())
            .map(|folder| RecordFolder::open(folder, texts))
            .transpose()?,
    };
    let stop = runner::stop_on_ctrl_c(|| {})?;
    let played = simulation.run::<G::SimStatistics>(&stop, texts)?;
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", json::report(&simulation, &played))?;
    } else {
        write!(out, "{}", table::render(&simulation, &played, texts))?;
    }
    out.flush()?;
    Ok(match played.stopped {
        true => ExitCode::from(failure::STOPPED),
        false => ExitCode::SUCCESS,
    })
}

/// What `--help` adds to the list of options.
fn long_help() -> String {
    [titles::rules_and_bots_help(), json::FIELDS.to_owned()].join("\n")
}

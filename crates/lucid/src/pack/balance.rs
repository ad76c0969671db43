//! `lucid pack balance`: how good the things of a pack are, measured in play.

mod report;
mod runners;
mod scape;
mod table;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use lucid_packs::{Game, Pack};
use lucid_texts::Texts;

use super::games;
use crate::failure::{FAILED, STOPPED};
use crate::library;
use crate::options;
use crate::output;
use crate::sim::crowd::{self, Series};
use crate::sim::{Plan, setup};

/// What `lucid pack balance` is asked to do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = report::FIELDS)]
pub(super) struct Args {
    /// The built-in pack of a game: dreamscape or dream-runners [default: dreamscape]
    #[arg(
        long,
        value_name = "GAME",
        value_parser = games(),
        hide_possible_values = true,
        conflicts_with = "pack"
    )]
    game: Option<Game>,

    /// Another pack than a built-in one; - is standard input
    #[arg(long, value_name = "FILE")]
    pack: Option<PathBuf>,

    /// Who plays on all seats [default: greedy, in Dream Runners perfect]
    #[arg(long, value_name = "BOT")]
    bot: Option<String>,

    /// Number of games of each kind: players, nightmare rules, profiles
    #[arg(long, default_value = "300", value_name = "N", value_parser = options::count)]
    games: u64,

    /// Number that all chance comes from: the same number, the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = options::count)]
    threads: Option<u64>,

    /// Prints JSON instead of tables (--help explains the fields)
    #[arg(long)]
    json: bool,
}

/// Plays, counts and judges.
pub(super) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    let pack = match (&args.pack, args.game) {
        (Some(file), _) => library::open(file, texts)?,
        (None, game) => {
            let game = game.unwrap_or(Game::Dreamscape);
            library::open(Path::new(game.name()), texts)?
        }
    };
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || pressed.store(true, Ordering::Relaxed))?;
    let hall = Hall {
        args,
        texts,
        stop: &stop,
    };
    let report = match &pack {
        Pack::Dreamscape(pack) => scape::measured(&pack.content, &hall)?,
        Pack::DreamRunners(pack) => runners::measured(&pack.content, &hall)?,
    };
    let Some(report) = report else {
        return Ok(ExitCode::from(STOPPED));
    };
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", report.json())?;
    } else {
        write!(out, "{}", table::of(&report, texts))?;
    }
    out.flush()?;
    Ok(match report.bars.iter().all(report::Bar::is_held) {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(FAILED),
    })
}

/// Where the games are played.
struct Hall<'a> {
    args: &'a Args,
    texts: &'a Texts,
    stop: &'a AtomicBool,
}

impl Hall<'_> {
    /// What comes of the games of a series; nothing if they were stopped. Half a
    /// measurement says nothing about rare things, so it is not shown.
    fn play<S: Series>(&self, series: S) -> anyhow::Result<Option<S::Tally>> {
        let plan = Plan {
            series,
            games: self.args.games,
            seed: self.args.seed,
            threads: self.args.threads.unwrap_or_else(setup::cores),
            shelf: None,
        };
        let played = crowd::play_all(&plan, self.stop, self.texts)?;
        Ok((!played.stopped).then_some(played.tally))
    }
}

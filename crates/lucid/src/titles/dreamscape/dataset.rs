//! `lucid dataset`: games of bots as positions with what followed, and how forecasts
//! compare with them.

mod calibration;
mod file;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::ValueEnum as _;
use lucid_bots::dreamscape::Player;
use lucid_bots::dreamscape::dataset::{self, DatasetPlan, all_rules, format};
use lucid_dreamscape::{Dreamscape, Rules};
use lucid_tabletop::Game as _;
use lucid_texts::{Texts, arg};

use super::bots::Bot;
use crate::failure::{self, Failure};
use crate::library;
use crate::options;
use crate::output;
use crate::runner::{self, Batch, RunProgress, run};
use crate::titles::Title;
pub(crate) use calibration::CalibrationArgs;
pub(crate) use calibration::run as calibrate;
use file::DatasetFile;

/// What `--help` adds to the list of options.
pub(crate) const FORM: &str = "\
The same seed, bots, rules and share of exploration give the same file, byte for
byte. A file that exists already is continued: what was cut off at its end is
played again, and games are added until there are as many as asked for.";

#[derive(Debug, clap::Args)]
pub(crate) struct DatasetArgs {
    /// The file to write or to continue
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Number of games in the file
    #[arg(long, default_value = "1000", value_name = "N", value_parser = options::count)]
    games: u64,

    /// Seed of all chance: the same seed plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Bots that play, as in greedy,planner:2000n; in half of the games all seats have the same
    /// one, and one that is named twice plays twice as often (`sim --help` lists them)
    #[arg(
        long,
        default_value = "greedy",
        value_delimiter = ',',
        value_name = "BOTS"
    )]
    bots: Vec<String>,

    /// How many of a thousand choices are made at random
    #[arg(long, default_value_t = 15, value_name = "N", value_parser = clap::value_parser!(u16).range(..=1000))]
    explored: u16,

    /// Rules to play by, as in "huch players=3"; may be repeated [default: all editions, numbers
    /// of players, nightmare rules, and Mr Nightmare's profiles]
    #[arg(long = "rules", value_name = "RULES")]
    rules: Vec<String>,

    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = options::count)]
    threads: Option<u64>,

    /// Pack to play with [default: the built-in one]
    #[arg(long, value_name = "FILE", default_value = Dreamscape::NAME, hide_default_value = true)]
    pack: PathBuf,
}

/// Plays the games that are still missing.
pub(crate) fn run_dataset(args: &DatasetArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let content = library::open_content::<Dreamscape>(&args.pack, texts)?;
    let bots = options::bots::<Bot>(&args.bots, texts)?;
    let plan = DatasetPlan {
        seed: args.seed,
        rules: rules(args, texts)?,
        bots: bots.iter().map(Bot::to_string).collect(),
        explored: args.explored,
    };
    let mut games = BTreeMap::new();
    for rules in &plan.rules {
        let game = Dreamscape::with_rules(*rules, &content, texts);
        let game = game.map_err(|why| Failure::usage(texts, format!("--rules: {why}")))?;
        games.insert(rules.to_string(), game);
    }
    let pack = games.values().next().map(Dreamscape::pack_text);
    let head = format::head(&plan, &pack.unwrap_or_default());
    let file = DatasetFile::open(&args.file, &head, texts)?;
    let (known, wanted) = (file.games(), args.games);
    let batch = MissingGames {
        plan,
        games,
        wanted,
        next: AtomicU64::new(known),
        file: Mutex::new(file),
        texts,
    };
    let stop = runner::stop_on_ctrl_c(|| {})?;
    let threads = args.threads.unwrap_or_else(runner::cores);
    run(&batch, threads, &stop, texts)?;
    let file = batch.file.into_inner().expect("no thread panicked");
    let there = file.close(texts)?;
    let mut out = output::stdout();
    let played = arg::Played(there.saturating_sub(known));
    let told = texts.dataset_written(arg::Games(there), played);
    writeln!(out, "{told}")?;
    out.flush()?;
    Ok(match there < wanted {
        true => ExitCode::from(failure::STOPPED),
        false => ExitCode::SUCCESS,
    })
}

fn rules(args: &DatasetArgs, texts: &Texts) -> Result<Vec<Rules>, Failure> {
    if args.rules.is_empty() {
        return Ok(all_rules());
    }
    let parse = |text: &String| {
        let rules = Dreamscape::parse_rules(text, texts);
        rules.map_err(|why| Failure::usage(texts, format!("--rules {text}: {why}")))
    };
    args.rules.iter().map(parse).collect()
}

/// The games of a plan that a file does not hold yet.
struct MissingGames<'a> {
    plan: DatasetPlan,
    /// The games by their rules.
    games: BTreeMap<String, Dreamscape>,
    wanted: u64,
    next: AtomicU64,
    file: Mutex<DatasetFile>,
    texts: &'a Texts,
}

impl Batch for MissingGames<'_> {
    type Id = u64;
    type Worker = ();

    fn max_games(&self) -> u64 {
        self.wanted
    }

    fn take(&self) -> Option<u64> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        (number < self.wanted).then_some(number)
    }

    fn play(&self, number: u64, (): &mut ()) -> Result<(), Failure> {
        let planned = self.plan.game(number);
        let game = &self.games[&planned.rules.to_string()];
        let played = dataset::play(&self.plan, &planned, game, sit);
        let mut block = Vec::new();
        format::write(&played, &mut block);
        let mut file = self.file.lock().expect("no thread panicked");
        file.add(number, block, self.texts)
    }

    fn show(&self, progress: &RunProgress<'_>) {
        progress.show(self.next.load(Ordering::Relaxed));
    }
}

/// The player with a name, from a seed.
fn sit(name: &str, seed: u64) -> Box<dyn Player> {
    let bot = Bot::from_str(name, false).expect("the names were checked");
    bot.player(seed)
}

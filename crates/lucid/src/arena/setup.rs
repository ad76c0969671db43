//! Reads the options of an arena.

use lucid_bots::arena::{Schedule, Standings, Tables, Test};
use lucid_texts::{Phrase, Texts, arg};

use super::participants::Participants;
use super::results_file::ResultsFile;
use super::{ArenaArgs, json};
use crate::failure::Failure;
use crate::input;
use crate::runner::cores;
use crate::titles::{self, Title};

/// The command, as it is named in complaints.
pub(super) const COMMAND: &str = "lucid arena";

/// Who sits at tables of three and four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum HowSeated {
    /// One bot against copies of another.
    Alone,
    /// All different.
    Mixed,
}

/// An arena that is ready to start.
#[derive(Debug)]
pub(super) struct Setup {
    pub(super) seed: u64,
    pub(super) threads: u64,
    pub(super) test: Option<Test>,
    pub(super) standings: Standings,
    pub(super) results_file: Option<ResultsFile>,
    /// The number of results that the file had.
    pub(super) found: u64,
}

/// What `--help` adds to the list of options.
pub(super) fn long_help() -> String {
    [titles::rules_and_bots_help(), json::FIELDS.to_owned()].join("\n")
}

/// Checks the options, and reads results that are already known.
pub(super) fn new(
    args: &ArenaArgs,
    participants: &Participants<impl Title>,
    texts: &Texts,
) -> Result<Setup, Failure> {
    let (bots, seats) = (participants.names.len(), participants.game.seats());
    let tables = tables(args, bots, seats, texts)?;
    let schedule = match args.gauntlet {
        true => Schedule::gauntlet(bots, seats),
        false => Schedule::round_robin(bots, seats, tables),
    };
    let test = test(args, texts)?;
    let deals = args.games.div_ceil(seats as u64);
    let mut standings = Standings::new(schedule, test, deals);
    let results_file = match &args.results {
        None => None,
        Some(path) => {
            input::not_a_stream(path, texts)?;
            let how = match (seats, args.gauntlet, tables) {
                (_, true, _) => "gauntlet",
                (1 | 2, false, _) => "round-robin",
                (_, false, Tables::Alone) => "round-robin alone",
                (_, false, Tables::Mixed) => "round-robin mixed",
            };
            let settings = json::settings(participants, args.seed, how);
            Some(ResultsFile::open(path, &settings, &mut standings, texts)?)
        }
    };
    Ok(Setup {
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
        test,
        found: standings.known(),
        standings,
        results_file,
    })
}

fn tables(args: &ArenaArgs, bots: usize, seats: usize, texts: &Texts) -> Result<Tables, Failure> {
    let refused = |why| Failure::usage(texts, why);
    if bots < 2 && seats > 1 {
        return Err(refused(texts.phrase(Phrase::ArenaOneBot)));
    }
    match args.tables {
        Some(HowSeated::Mixed) if bots < seats => Err(refused(
            texts.arena_not_mixed(arg::Bots(bots), arg::Seats(seats)),
        )),
        Some(HowSeated::Mixed) => Ok(Tables::Mixed),
        None if bots >= seats => Ok(Tables::Mixed),
        Some(HowSeated::Alone) | None => Ok(Tables::Alone),
    }
}

fn test(args: &ArenaArgs, texts: &Texts) -> Result<Option<Test>, Failure> {
    if args.full {
        return Ok(None);
    }
    if args.elo0 >= args.elo1 {
        let told = texts.arena_elo_order(
            arg::High(args.elo1.to_string()),
            arg::Low(args.elo0.to_string()),
        );
        return Err(Failure::usage(texts, told));
    }
    Ok(Some(Test {
        elo0: args.elo0,
        elo1: args.elo1,
        alpha: args.alpha,
        beta: args.beta,
    }))
}

/// Parses a difference in Elo.
pub(super) fn elo(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let number = number.filter(|elo: &f64| elo.abs() <= 2_000.0);
    number.ok_or_else(|| "not a number from -2000 to 2000".to_owned())
}

/// Parses the error rate of a test.
pub(super) fn risk(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let number = number.filter(|share: &f64| *share > 0.0 && *share < 0.5);
    number.ok_or_else(|| "not a number between 0 and 0.5".to_owned())
}

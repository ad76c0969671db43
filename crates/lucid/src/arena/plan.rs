//! From the command line to an arena that can start.

use lucid_bots::arena::{Schedule, Standings, Tables, Test};
use lucid_tabletop::Game as _;
use lucid_texts::{ArenaTrouble, Texts};

use super::contest::Contest;
use super::ledger::Ledger;
use super::{Args, json};
use crate::bot::{Bot, Runner};
use crate::failure::Failure;
use crate::input;
use crate::sim::setup::{cores, help_on_bots};
use crate::sim::{runners, scape};

/// The command, as it is named in complaints.
pub(super) const COMMAND: &str = "lucid arena";

/// How tables of three and four are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum HowSeated {
    /// One bot against copies of another.
    Alone,
    /// All different.
    Mixed,
}

/// An arena that is ready to start.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) seed: u64,
    pub(super) threads: u64,
    pub(super) test: Option<Test>,
    pub(super) standings: Standings,
    pub(super) ledger: Option<Ledger>,
    /// How many results the file had.
    pub(super) found: u64,
}

/// What `--help` adds to the list of options.
pub(super) fn long_help() -> String {
    [
        scape::long_help(),
        help_on_bots::<Bot>("Bots"),
        runners::long_help(),
        help_on_bots::<Runner>("Bots of dream-runners, with the seconds that they think"),
        json::FIELDS.to_owned(),
    ]
    .join("\n")
}

/// Checks what is asked for, and reads what is known already.
pub(super) fn of(args: &Args, contest: &impl Contest, texts: &Texts) -> Result<Plan, Failure> {
    let (bots, seats) = (contest.names().len(), contest.game().seats());
    let tables = tables(args, bots, seats, texts)?;
    let schedule = match args.gauntlet {
        true => Schedule::gauntlet(bots, seats),
        false => Schedule::round_robin(bots, seats, tables),
    };
    let test = test(args, texts)?;
    let deals = args.games.div_ceil(seats as u64);
    let mut standings = Standings::new(schedule, test, deals);
    let ledger = match &args.results {
        None => None,
        Some(path) => {
            input::not_a_stream(path, texts)?;
            let how = match (seats, args.gauntlet, tables) {
                (_, true, _) => "gauntlet",
                (1 | 2, false, _) => "round-robin",
                (_, false, Tables::Alone) => "round-robin alone",
                (_, false, Tables::Mixed) => "round-robin mixed",
            };
            let settings = json::settings(contest, args.seed, how);
            Some(Ledger::open(path, &settings, &mut standings, texts)?)
        }
    };
    Ok(Plan {
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
        test,
        found: standings.known(),
        standings,
        ledger,
    })
}

fn tables(args: &Args, bots: usize, seats: usize, texts: &Texts) -> Result<Tables, Failure> {
    let refused = |trouble| Failure::usage(texts, texts.arena_trouble(trouble));
    if bots < 2 && seats > 1 {
        return Err(refused(ArenaTrouble::OneBot));
    }
    match args.tables {
        Some(HowSeated::Mixed) if bots < seats => {
            Err(refused(ArenaTrouble::NotMixed { bots, seats }))
        }
        Some(HowSeated::Mixed) => Ok(Tables::Mixed),
        None if bots >= seats => Ok(Tables::Mixed),
        Some(HowSeated::Alone) | None => Ok(Tables::Alone),
    }
}

fn test(args: &Args, texts: &Texts) -> Result<Option<Test>, Failure> {
    if args.full {
        return Ok(None);
    }
    if args.elo0 >= args.elo1 {
        let (elo0, elo1) = (args.elo0, args.elo1);
        let told = texts.arena_trouble(ArenaTrouble::EloOrder { elo0, elo1 });
        return Err(Failure::usage(texts, told));
    }
    Ok(Some(Test {
        elo0: args.elo0,
        elo1: args.elo1,
        alpha: args.alpha,
        beta: args.beta,
    }))
}

/// Reads a difference of strength.
pub(super) fn elo(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let number = number.filter(|elo: &f64| elo.abs() <= 2_000.0);
    number.ok_or_else(|| "not a number from -2000 to 2000".to_owned())
}

/// Reads how often a test may err.
pub(super) fn risk(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let number = number.filter(|share: &f64| *share > 0.0 && *share < 0.5);
    number.ok_or_else(|| "not a number between 0 and 0.5".to_owned())
}

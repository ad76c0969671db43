//! What is to be measured.

use std::path::PathBuf;
use std::time::Duration;

/// How the driver is called; `cargo xtask load` calls it.
pub(crate) const USAGE: &str = "\
load [OPTIONS] [saturated] [paced] [together] [idle]

  --lucid FILE    the program to measure
  --peer FOLDER   boardgame.io's server, installed there, in the same run
  --scratch FOLDER  where databases are kept while measuring
  --tables N      tables of four sockets; 200 saturated, 500 paced, unless told
  --think MS      from one move of a table to the next; 0 saturated, 1000 paced, unless told
  --seconds S     how long is measured; 10 unless told
  --turns N       how often the servers are saturated, one after the other; the
                  run in the middle is told; 3 unless told
  --rounds N      rounds of four simultaneous submissions; 100 unless told
  --idle N        idle sockets; 10000 unless told
  --json          for programs instead of people
";

/// A way to load a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scenario {
    /// Tables that move as soon as they may.
    Saturated,
    /// Tables that move once a second.
    Paced,
    /// Four seats that submit at the same moment.
    Together,
    /// Sockets where nothing happens.
    Idle,
}

impl Scenario {
    const ALL: [(Scenario, &str); 4] = [
        (Scenario::Saturated, "saturated"),
        (Scenario::Paced, "paced"),
        (Scenario::Together, "together"),
        (Scenario::Idle, "idle"),
    ];

    fn named(name: &str) -> Option<Scenario> {
        let found = Scenario::ALL.iter().find(|(_, known)| *known == name);
        found.map(|(scenario, _)| *scenario)
    }

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        Scenario::ALL[self as usize].1
    }
}

/// What is to be measured.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// Our program.
    pub(crate) lucid: Option<PathBuf>,
    /// The folder of the peer.
    pub(crate) peer: Option<PathBuf>,
    /// Where databases are kept.
    pub(crate) scratch: PathBuf,
    /// Which scenarios.
    pub(crate) scenarios: Vec<Scenario>,
    tables: Option<usize>,
    think: Option<Duration>,
    /// How long is measured.
    pub(crate) time: Duration,
    turns: u32,
    /// Rounds of simultaneous submissions.
    pub(crate) rounds: u32,
    /// Idle sockets.
    pub(crate) idle: usize,
    /// Whether to write JSON.
    pub(crate) json: bool,
}

impl Options {
    /// The options of a command line; what is wrong with it otherwise.
    pub(crate) fn parse(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options {
            lucid: None,
            peer: None,
            scratch: std::env::temp_dir(),
            scenarios: Vec::new(),
            tables: None,
            think: None,
            time: Duration::from_secs(10),
            turns: 3,
            rounds: 100,
            idle: 10_000,
            json: false,
        };
        while let Some(arg) = args.next() {
            if let Some(scenario) = Scenario::named(&arg) {
                options.scenarios.push(scenario);
                continue;
            }
            if arg == "--json" {
                options.json = true;
                continue;
            }
            let value = args
                .next()
                .ok_or_else(|| format!("{arg}: no such option, or no value"))?;
            let number = || {
                value
                    .parse::<u32>()
                    .map_err(|_| format!("{arg} {value}: no number"))
            };
            match arg.as_str() {
                "--lucid" => options.lucid = Some(value.into()),
                "--peer" => options.peer = Some(value.into()),
                "--scratch" => options.scratch = value.into(),
                "--tables" => options.tables = Some(number()? as usize),
                "--think" => options.think = Some(Duration::from_millis(number()?.into())),
                "--seconds" => options.time = Duration::from_secs(number()?.into()),
                "--turns" => options.turns = number()?.max(1),
                "--rounds" => options.rounds = number()?,
                "--idle" => options.idle = number()? as usize,
                _ => return Err(format!("{arg}: no such option")),
            }
        }
        if options.scenarios.is_empty() {
            options.scenarios = Scenario::ALL.map(|(scenario, _)| scenario).to_vec();
        }
        Ok(options)
    }

    /// How often a scenario is measured. A machine is never equally quick for long:
    /// where it is about speed, one run says little.
    pub(crate) fn turns(&self, scenario: Scenario) -> u32 {
        match scenario {
            Scenario::Saturated => self.turns,
            Scenario::Paced | Scenario::Together | Scenario::Idle => 1,
        }
    }

    /// Tables of a scenario, and the time from one move to the next.
    pub(crate) fn tables(&self, scenario: Scenario) -> (usize, Duration) {
        let (tables, think) = match scenario {
            Scenario::Paced => (500, Duration::from_secs(1)),
            _ => (200, Duration::ZERO),
        };
        (self.tables.unwrap_or(tables), self.think.unwrap_or(think))
    }
}

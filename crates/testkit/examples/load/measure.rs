//! Measuring a server in a scenario: a fresh process each time.

use std::io;
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use crate::crowd::{Crowd, SEATS, Table};
use crate::figures::Figures;
use crate::host::Host;
use crate::options::{Options, Scenario};
use crate::ours::{Pacing, Parties};
use crate::peer::{self, Match};
use crate::report::{Played, Row};
use crate::socket::Socket;
use crate::{machine, ours};

/// What comes before the measurement, so that caches and files are warm.
const WARM_UP: Duration = Duration::from_secs(2);
/// The game that is played.
const RULES: &str = "sylex players=4";
/// The same with everybody's Creation at once.
const TOGETHER: &str = "sylex players=4 simultaneous=yes";
/// As long as nobody wants to wait.
const NEVER: Duration = Duration::from_secs(24 * 60 * 60);

/// Measures our own server.
pub(crate) fn lucid(program: &Path, scenario: Scenario, options: &Options) -> io::Result<Vec<Row>> {
    let server = "lucid";
    let host = apart(|| Host::lucid(program, &options.scratch))?;
    let row = match scenario {
        Scenario::Saturated | Scenario::Paced => {
            let (tables, think) = options.tables(scenario);
            let pace = Pacing {
                first: Duration::ZERO,
                think,
            };
            let parties = Parties::new(host.address, RULES).fours(tables, pace)?;
            played(server, scenario, &host, parties, think, options)?
        }
        Scenario::Together => {
            let parties = Parties::new(host.address, TOGETHER).together(options.rounds)?;
            let mut crowd = Crowd::new(parties, Duration::ZERO)?;
            crowd.run(patience(options))?;
            Row::Together {
                server,
                sent: options.rounds * SEATS as u32,
                applied: crowd
                    .tables()
                    .map(|table: &ours::Together| table.applied)
                    .sum(),
                why: crowd.figures.why.take(),
            }
        }
        Scenario::Idle => {
            let pace = Pacing {
                first: NEVER,
                think: NEVER,
            };
            let parties = Parties::new(host.address, RULES);
            idle(
                server,
                &host,
                parties.fours(options.idle / SEATS, pace)?,
                options,
            )?
        }
    };
    Ok(vec![row])
}

/// Measures boardgame.io's server: whole states as it comes, and differences of states.
pub(crate) fn boardgame_io(
    folder: &Path,
    scenario: Scenario,
    options: &Options,
) -> io::Result<Vec<Row>> {
    let games = [
        ("boardgame.io", "dream"),
        ("boardgame.io, deltaState", "dream-delta"),
    ];
    let start = || apart(|| Host::boardgame_io(folder, &options.scratch));
    let matches = |host: &Host, game, tables, think| -> io::Result<Vec<_>> {
        (0..tables)
            .map(|place| {
                let sockets = peer::connect(host.address, game)?;
                Ok((Match::new(game, place, think), sockets))
            })
            .collect()
    };
    let mut rows = Vec::new();
    match scenario {
        Scenario::Saturated | Scenario::Paced => {
            let (tables, think) = options.tables(scenario);
            for (server, game) in games {
                let host = start()?;
                let parties = matches(&host, game, tables, think)?;
                rows.push(played(server, scenario, &host, parties, think, options)?);
            }
        }
        Scenario::Together => {
            let host = start()?;
            let sockets = peer::connect(host.address, peer::TOGETHER)?;
            let table = peer::Together::new(options.rounds);
            let mut crowd = Crowd::new(vec![(table, sockets)], Duration::ZERO)?;
            crowd.run(patience(options))?;
            rows.push(Row::Together {
                server: games[0].0,
                sent: options.rounds * SEATS as u32,
                applied: crowd
                    .tables()
                    .map(|table: &peer::Together| table.applied)
                    .sum(),
                why: None,
            });
        }
        Scenario::Idle => {
            let host = start()?;
            let mut parties = matches(&host, games[0].1, options.idle / SEATS, NEVER)?;
            parties.iter_mut().for_each(|(table, _)| table.rest());
            rows.push(idle(games[0].0, &host, parties, options)?);
        }
    }
    Ok(rows)
}

/// Server and driver on cores of their own, where there are two.
fn apart(start: impl FnOnce() -> io::Result<Host>) -> io::Result<Host> {
    static CORES: LazyLock<Vec<usize>> = LazyLock::new(machine::cores);
    let cores = &*CORES;
    if let [first, rest @ ..] = cores.as_slice()
        && !rest.is_empty()
    {
        machine::pin(&[*first]);
        let host = start();
        machine::pin(rest);
        return host;
    }
    start()
}

fn played<T: Table>(
    server: &'static str,
    scenario: Scenario,
    host: &Host,
    parties: Vec<(T, [Socket; SEATS])>,
    think: Duration,
    options: &Options,
) -> io::Result<Row> {
    let tables = parties.len();
    let mut crowd = Crowd::new(parties, think)?;
    crowd.run(WARM_UP + think)?;
    crowd.figures = Figures::default();
    let (before, own, at) = (
        host.usage(),
        machine::usage(std::process::id()),
        Instant::now(),
    );
    crowd.run(options.time)?;
    let (after, own_after) = (host.usage(), machine::usage(std::process::id()));
    let seconds = at.elapsed().as_secs_f64();
    let mut figures = std::mem::take(&mut crowd.figures);
    Ok(Row::Played(Box::new(Played {
        scenario: scenario.name(),
        server,
        tables,
        sockets: tables * SEATS,
        seconds,
        moves: figures.moves,
        updates: figures.updates,
        games: figures.games,
        stale: figures.stale,
        refused: figures.refused,
        latency: figures.latency(),
        size: figures.size(),
        why: figures.why,
        memory: after.memory,
        cpu: [
            (after.cpu - before.cpu) / seconds,
            (own_after.cpu - own.cpu) / seconds,
        ],
    })))
}

fn idle<T: Table>(
    server: &'static str,
    host: &Host,
    parties: Vec<(T, [Socket; SEATS])>,
    options: &Options,
) -> io::Result<Row> {
    let sockets = parties.len() * SEATS;
    let mut crowd = Crowd::new(parties, Duration::from_secs(5))?;
    crowd.run(Duration::from_secs(10))?;
    let (before, at) = (host.usage(), Instant::now());
    crowd.run(options.time)?;
    let after = host.usage();
    if let Some(why) = crowd.figures.why {
        return Err(io::Error::other(why));
    }
    Ok(Row::Idle {
        server,
        sockets,
        memory: after.memory,
        cpu: (after.cpu - before.cpu) / at.elapsed().as_secs_f64(),
    })
}

/// Rounds are counted, not timed; this only ends what hangs.
fn patience(options: &Options) -> Duration {
    Duration::from_secs(30) + Duration::from_millis(500) * options.rounds
}

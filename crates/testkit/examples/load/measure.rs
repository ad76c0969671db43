//! Measuring a server in a scenario: a fresh process each time.

use std::io;
use std::ops::Range;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::crowd::{Crowd, Party, SEATS, Table};
use crate::figures::Figures;
use crate::host::Host;
use crate::machine::CORES;
use crate::options::{Options, Scenario};
use crate::ours::{Pacing, Parties};
use crate::peer::{self, Match};
use crate::report::{Played, Row};
use crate::{machine, ours};

/// What comes before the measurement, so that caches and files are warm.
const WARM_UP: Duration = Duration::from_secs(2);
/// So many tables are filled before those who wait are heard.
const WAVE: usize = 40;
/// The game that is played.
const RULES: &str = "sylex players=4";
/// The same with everybody's Creation at once.
const TOGETHER: &str = "sylex players=4 simultaneous=yes";
/// As long as nobody wants to wait.
const NEVER: Duration = Duration::from_secs(24 * 60 * 60);

/// Measures our own server; under full load also on one core alone.
pub(crate) fn lucid(program: &Path, scenario: Scenario, options: &Options) -> io::Result<Vec<Row>> {
    let start = || Host::lucid(program, &options.scratch);
    let mut rows = vec![lucid_at(start()?, "lucid", scenario, options)?];
    if scenario == Scenario::Saturated
        && let Some(host) = apart(start)
    {
        rows.push(lucid_at(host?, "lucid, one core", scenario, options)?);
        machine::pin(&CORES);
    }
    Ok(rows)
}

fn lucid_at(
    host: Host,
    server: &'static str,
    scenario: Scenario,
    options: &Options,
) -> io::Result<Row> {
    Ok(match scenario {
        Scenario::Saturated | Scenario::Paced => {
            let (tables, think) = options.tables(scenario);
            let pace = Pacing {
                first: Duration::ZERO,
                think,
            };
            let parties = Parties::new(host.address, RULES);
            let crowd = gather(tables, |some| parties.fours(some, pace))?;
            played(server, scenario, &host, crowd, think, options)?
        }
        Scenario::Together => {
            let parties = Parties::new(host.address, TOGETHER).together(options.rounds)?;
            let mut crowd = Crowd::new()?;
            crowd.add(parties)?;
            finish(&mut crowd, options)?;
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
            let crowd = gather(options.idle / SEATS, |some| parties.fours(some, pace))?;
            idle(server, &host, crowd, options)?
        }
    })
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
    let start = || Host::boardgame_io(folder, &options.scratch);
    let matches = |host: &Host, game, tables, think, first| {
        gather(tables, |mut some| {
            some.try_fold(Vec::new(), |mut all, place| {
                let sockets = peer::connect(host.address, game)?;
                all.push((Match::new(game, place, think, first), sockets));
                Ok(all)
            })
        })
    };
    let mut rows = Vec::new();
    match scenario {
        Scenario::Saturated | Scenario::Paced => {
            let (tables, think) = options.tables(scenario);
            for (server, game) in games {
                let host = start()?;
                let crowd = matches(&host, game, tables, think, Duration::ZERO)?;
                rows.push(played(server, scenario, &host, crowd, think, options)?);
            }
        }
        Scenario::Together => {
            let host = start()?;
            let sockets = peer::connect(host.address, peer::TOGETHER)?;
            let table = peer::Together::new(options.rounds);
            let mut crowd = Crowd::new()?;
            crowd.add(vec![(table, sockets)])?;
            finish(&mut crowd, options)?;
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
            let (server, game) = games[0];
            let crowd = matches(&host, game, options.idle / SEATS, NEVER, NEVER)?;
            rows.push(idle(server, &host, crowd, options)?);
        }
    }
    Ok(rows)
}

/// Server and driver on cores of their own, where there are two.
fn apart(start: impl FnOnce() -> io::Result<Host>) -> Option<io::Result<Host>> {
    match CORES.as_slice() {
        [first, rest @ ..] if !rest.is_empty() => {
            machine::pin(&[*first]);
            let host = start();
            machine::pin(rest);
            Some(host)
        }
        _ => None,
    }
}

/// Fills tables in waves; between them, those who wait answer the server's pings.
fn gather<T: Table>(
    tables: usize,
    mut fill: impl FnMut(Range<usize>) -> io::Result<Vec<Party<T>>>,
) -> io::Result<Crowd<T>> {
    let mut crowd = Crowd::new()?;
    for from in (0..tables).step_by(WAVE) {
        crowd.add(fill(from..tables.min(from + WAVE))?)?;
        crowd.run(Duration::from_millis(1))?;
    }
    Ok(crowd)
}

fn played<T: Table>(
    server: &'static str,
    scenario: Scenario,
    host: &Host,
    mut crowd: Crowd<T>,
    think: Duration,
    options: &Options,
) -> io::Result<Row> {
    let tables = crowd.tables().count();
    crowd.begin(think);
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
    mut crowd: Crowd<T>,
    options: &Options,
) -> io::Result<Row> {
    let sockets = crowd.tables().count() * SEATS;
    crowd.begin(Duration::from_secs(5));
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

/// Plays all rounds. They are counted, not timed; the time only ends what hangs.
fn finish<T: Table>(crowd: &mut Crowd<T>, options: &Options) -> io::Result<()> {
    crowd.begin(Duration::ZERO);
    crowd.run(Duration::from_secs(30) + Duration::from_secs(3) * options.rounds)?;
    match crowd.tables().all(T::is_finished) {
        true => Ok(()),
        false => Err(io::Error::other("the rounds were not played to their end")),
    }
}

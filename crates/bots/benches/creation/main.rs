//! How long the solver of Creations takes for positions from the middle of
//! games: five shards in Hands, the built-in pack.
//!
//! Without options it prints a table. With `--each` it prints a line for every
//! position (time, tables, worth, and how much more a better line might be), with
//! `--nodes N` it gives up after so many tables, and with `--runs N` it solves every
//! position so often and counts the time in the middle. `--bot NAME` takes the
//! positions from games between such players, `--count N` takes so many, and `--only WORD`
//! solves those that are described with a word, such as `tower`.
//!
//! Where the system tells it, the time is that which the thread was on a processor,
//! as other work on the machine should not count.

mod positions;

use std::time::{Duration, Instant};

use lucid_bots::dreamscape::creation::{Budget, Evaluation, Proof, Solver};
use positions::{Position, positions};

/// How many positions are measured.
const COUNT: usize = 200;
/// How many tables a search may look at.
const NODES: u64 = 100_000;
/// Whose games the positions are from.
const BOT: &str = "planner:2000n";
/// How often each position is solved.
const RUNS: usize = 3;
/// The bar for the median.
const BAR: Duration = Duration::from_millis(50);

struct Measured {
    time: Duration,
    nodes: u64,
    exact: bool,
    /// What the best line found is worth, in hundredths of a point, and how much
    /// more a better one might be.
    value: i32,
    gap: i32,
    powers: &'static str,
}

fn main() {
    // Cargo passes `--bench` to every benchmark.
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    let option = |name: &str| {
        let index = args.iter().position(|arg| arg == name)?;
        args.get(index + 1)
    };
    let number = |name: &str| option(name)?.parse::<u64>().ok();
    let each = args.iter().any(|arg| arg == "--each");
    let nodes = number("--nodes").unwrap_or(NODES);
    let runs = number("--runs").map_or(RUNS, |runs| runs.max(1) as usize);
    let bot = option("--bot").map_or(BOT, String::as_str);
    let count = number("--count").map_or(COUNT, |count| count as usize);
    let only = option("--only").map_or("", String::as_str);
    let mut solver = Solver::new();
    let mut measured = Vec::new();
    for position in positions(bot, count) {
        if !position.about().contains(only) {
            continue;
        }
        let mut all: Vec<Measured> = (0..runs)
            .map(|_| measure(&mut solver, &position, nodes))
            .collect();
        all.sort_by_key(|one| one.time);
        let one = all.swap_remove(runs / 2);
        if each {
            println!(
                "{:>9.2} ms {:>9} {:>5} +{:<5} {}",
                one.time.as_secs_f64() * 1e3,
                one.nodes,
                one.value,
                one.gap,
                position.about()
            );
        }
        measured.push(one);
    }
    println!(
        "| Creations with five shards | number | proved | proved in 50 ms | median | p90 | longest | tables a second |"
    );
    println!("|:---|---:|---:|---:|---:|---:|---:|---:|");
    for powers in [
        "without Tower and Golem",
        "with the Tower",
        "with the Golem",
    ] {
        let of_these = measured.iter().filter(|one| one.powers == powers);
        row(powers, of_these.collect());
    }
    row("all", measured.iter().collect());
}

fn measure(solver: &mut Solver, position: &Position, nodes: u64) -> Measured {
    let Position { game, view, seat } = position;
    let (start, on_processor) = (Instant::now(), on_processor());
    let evaluation = Evaluation::new(game, &view.table, *seat);
    let mut budget = Budget::nodes(nodes);
    let solution = solver.solve(game, view, &evaluation, &mut budget, 1);
    let solution = solution.expect("the seat is in its Creation");
    let time = match (on_processor, self::on_processor()) {
        (Some(start), Some(end)) => end - start,
        _ => start.elapsed(),
    };
    let about = position.about();
    let line = &solution.lines[0];
    Measured {
        time,
        nodes: solution.nodes,
        exact: line.proof == Proof::Exact,
        value: line.value,
        gap: match line.proof {
            Proof::Exact => 0,
            Proof::Bound(most) => most - line.value,
        },
        powers: match (about.contains("golem"), about.contains("tower")) {
            (true, _) => "with the Golem",
            (_, true) => "with the Tower",
            _ => "without Tower and Golem",
        },
    }
}

/// How long this thread has been on a processor, where the system tells it.
#[cfg(unix)]
fn on_processor() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    let told = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(told).ok()
}

#[cfg(not(unix))]
fn on_processor() -> Option<Duration> {
    None
}

fn row(name: &str, mut measured: Vec<&Measured>) {
    let count = measured.len();
    if count == 0 {
        return;
    }
    let exact = measured.iter().filter(|one| one.exact).count();
    let in_time = (measured.iter())
        .filter(|one| one.exact && one.time <= BAR)
        .count();
    let nodes: u64 = measured.iter().map(|one| one.nodes).sum();
    let time: f64 = measured.iter().map(|one| one.time.as_secs_f64()).sum();
    // Positions that are not proved sort last.
    measured.sort_by_key(|one| if one.exact { one.time } else { Duration::MAX });
    let at = |share: f64| {
        let one = &measured[((count - 1) as f64 * share) as usize];
        match one.exact {
            true => format!("{:.1} ms", one.time.as_secs_f64() * 1e3),
            false => "not proved".to_owned(),
        }
    };
    println!(
        "| {name} | {count} | {exact} | {in_time} | {} | {} | {} | {:.2} million |",
        at(0.5),
        at(0.9),
        at(1.0),
        nodes as f64 / time / 1e6
    );
}

//! How long the solver of Creations takes for positions from the middle of
//! games: five shards in Hands, the built-in pack.
//!
//! Without options it prints a table. With `--each` it prints a line for every
//! position, and with `--nodes N` it gives up after so many tables.

mod positions;

use std::time::Duration;

use bots::dreamscape::creation::{Budget, Evaluation, Proof, Solver};
use positions::{Position, positions};

/// How many positions are measured.
const COUNT: usize = 200;
/// How many tables a search may look at.
const NODES: u64 = 100_000;
/// The bar for the median.
const BAR: Duration = Duration::from_millis(50);

struct Measured {
    time: Duration,
    nodes: u64,
    exact: bool,
}

fn main() {
    // Cargo passes `--bench` to every benchmark.
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    let each = args.iter().any(|arg| arg == "--each");
    let nodes = (args.iter().position(|arg| arg == "--nodes"))
        .and_then(|index| args.get(index + 1)?.parse().ok())
        .unwrap_or(NODES);
    let mut solver = Solver::new();
    let mut measured = Vec::new();
    let only = (args.iter().position(|arg| arg == "--without")).and_then(|index| args.get(index + 1).cloned());
    for position in positions(COUNT) {
        if only.as_ref().is_some_and(|words| words.split(',').any(|word| position.about().contains(word))) {
            continue;
        }
        let one = measure(&mut solver, &position, nodes);
        if each {
            println!(
                "{:>9.2} ms {:>9} {:5} {}",
                one.time.as_secs_f64() * 1e3,
                one.nodes,
                one.exact,
                position.about()
            );
        }
        measured.push(one);
    }
    table(&mut measured);
}

fn measure(solver: &mut Solver, position: &Position, nodes: u64) -> Measured {
    let Position { game, view, seat } = position;
    let start = clock();
    let evaluation = Evaluation::new(game, &view.table, *seat);
    let mut budget = Budget::nodes(nodes);
    let solution = solver.solve(game, view, &evaluation, &mut budget, 1);
    let solution = solution.expect("the seat is in its Creation");
    Measured {
        time: clock() - start,
        nodes: solution.nodes,
        exact: solution.lines[0].proof == Proof::Exact,
    }
}

/// The time that this thread was on a processor.
fn clock() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(stat.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or(0))
}

fn table(measured: &mut [Measured]) {
    let count = measured.len();
    let exact = measured.iter().filter(|one| one.exact).count();
    let in_time = measured
        .iter()
        .filter(|one| one.exact && one.time <= BAR)
        .count();
    let nodes: u64 = measured.iter().map(|one| one.nodes).sum();
    let time: f64 = measured.iter().map(|one| one.time.as_secs_f64()).sum();
    // What is not proved takes for ever.
    measured.sort_by_key(|one| if one.exact { one.time } else { Duration::MAX });
    let at = |share: f64| {
        let one = &measured[((count - 1) as f64 * share) as usize];
        match one.exact {
            true => format!("{:.2} ms", one.time.as_secs_f64() * 1e3),
            false => "not proved".to_owned(),
        }
    };
    println!(
        "| Creations with five shards | median | p75 | p90 | p99 | proved | proved in 50 ms | tables a second |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    println!(
        "| {count} | {} | {} | {} | {} | {exact} | {in_time} | {:.2} million |",
        at(0.5),
        at(0.75),
        at(0.9),
        at(0.99),
        nodes as f64 / time / 1e6
    );
}

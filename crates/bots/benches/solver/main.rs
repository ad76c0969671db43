//! How long the solver takes for large instances: 12 segments, the built-in pack.
//!
//! Without options it prints a table. With `--worst COUNT` it prints those that take
//! longest, and with `--only NUMBER` it solves one and nothing else, for a profiler. With
//! `--write FILE COUNT` it writes some of the instances with its answers as JSON, for
//! `cpsat.py` to check.

mod json;
mod large;

use std::time::{Duration, Instant};

use lucid_bots::dream_runners::solver::{Solution, solve};

/// How many instances are measured.
const COUNT: u64 = 2_000;
/// How long the worst may take.
const BAR: Duration = Duration::from_millis(5);
/// Each is solved so often, and the shortest time counts: other programs run too.
const TRIES: u32 = 3;

fn main() {
    // Cargo passes `--bench` to every benchmark.
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        [] => table(),
        ["--worst", count] if count.parse::<usize>().is_ok() => {
            worst(count.parse().unwrap_or(0));
        }
        ["--only", number] if number.parse::<u64>().is_ok() => {
            let content = lucid_packs::dream_runners().content.clone();
            let large = large::large(&content, number.parse().unwrap_or(0));
            let solution = solve(&large.instance, &large.weights).expect("a sound instance");
            println!("{}", solution.value);
        }
        ["--write", file, count] if count.parse::<u64>().is_ok() => {
            let text = written(count.parse().unwrap_or(0));
            std::fs::write(file, text).expect("the file can be written");
        }
        _ => {
            eprintln!(
                "unknown options {args:?}: there are --worst COUNT, --only NUMBER and --write FILE COUNT"
            );
            std::process::exit(2);
        }
    }
}

fn timed(large: &large::Large) -> (Solution, Duration) {
    let mut best = Duration::MAX;
    let mut answer = None;
    for _ in 0..TRIES {
        let start = Instant::now();
        let solution = solve(&large.instance, &large.weights).expect("a sound instance");
        best = best.min(start.elapsed());
        answer = Some(solution);
    }
    (answer.expect("at least one try"), best)
}

fn table() {
    let content = lucid_packs::dream_runners().content.clone();
    let mut times: Vec<Duration> = (0..COUNT)
        .map(|number| timed(&large::large(&content, number)).1)
        .collect();
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("| the best of 12 segments | instances | median | p90 | p99 | worst | over 5 ms |");
    println!("|---|---:|---:|---:|---:|---:|---:|");
    let shares = [0.5, 0.9, 0.99, 1.0].map(|share| {
        let milliseconds = at(share).as_secs_f64() * 1e3;
        format!("{milliseconds:.2} ms")
    });
    let over = times.iter().filter(|time| **time > BAR).count();
    println!(
        "| solver, proved | {COUNT} | {} | {over} |",
        shares.join(" | ")
    );
}

fn worst(count: usize) {
    let content = lucid_packs::dream_runners().content.clone();
    let mut times: Vec<(Duration, u64)> = (0..COUNT)
        .map(|number| (timed(&large::large(&content, number)).1, number))
        .collect();
    times.sort_unstable_by_key(|time| std::cmp::Reverse(*time));
    for (time, number) in times.iter().take(count) {
        println!("{:.2} ms  instance {number}", time.as_secs_f64() * 1e3);
    }
}

fn written(count: u64) -> String {
    let content = lucid_packs::dream_runners().content.clone();
    let instances = (0..count).map(|number| {
        let large = large::large(&content, number);
        let (solution, time) = timed(&large);
        json::instance(number, &large, &solution, time)
    });
    serde_json::Value::from(instances.collect::<Vec<_>>()).to_string()
}

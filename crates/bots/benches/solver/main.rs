//! How long the solver takes for large instances: 12 segments, the built-in pack.

mod large;

use std::time::{Duration, Instant};

use bots::runners::solver::solve;

fn main() {
    let content = packs::dream_runners().content.clone();
    let count: u64 = std::env::var("COUNT").ok().and_then(|s| s.parse().ok()).unwrap_or(1000);
    let mut times: Vec<(Duration, u64)> = Vec::new();
    for number in 0..count {
        let large = large::large(&content, number);
        let mut best = Duration::MAX;
        let mut last = 0;
        for _ in 0..3 {
            let start = Instant::now();
            let solution = solve(&large.instance, &large.weights).expect("a sound instance");
            best = best.min(start.elapsed());
            last = solution.value;
        }
        std::hint::black_box(last);
        times.push((best, number));
    }
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("median {:?} p90 {:?} p99 {:?} worst {:?}", at(0.5), at(0.9), at(0.99), at(1.0));
    for t in times.iter().rev().take(12) { println!("{:?}", t); }
}

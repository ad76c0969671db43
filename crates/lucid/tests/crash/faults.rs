//! Failing disks and power cuts, call by call.
//!
//! A scripted evening is played against a real server whose database is on a simulated disk
//! (`shim.c`). For every call that can fail, the law is: what was acknowledged is there, what
//! was refused is not, and the server either goes on or says that it cannot.
//!
//! Tests try a sample, a smaller one unless `LUCID_LENGTH=full`; `LUCID_FAULTS=all` tries
//! every call, `LUCID_FAULTS=50` a sample of fifty of each kind.

mod cut;
mod disk;
mod evening;
mod power;
mod shim;

use std::env;

use lucid_testkit::length;

/// A sample of the numbers from 1 to `most`: about so many in full, evenly spread and
/// different for every `turn`; more, or all of them, if the environment says so.
fn sample(most: u64, count: u64, turn: u64) -> Vec<u64> {
    let count = match env::var("LUCID_FAULTS").as_deref() {
        Ok("all") => most,
        Ok(number) => number.parse().expect("LUCID_FAULTS is `all` or a number"),
        // Each is an evening with a server of its own, so few are enough.
        Err(_) => length::either(count.div_ceil(5), count),
    };
    if most <= count {
        return (1..=most).collect();
    }
    let stride = most as f64 / count as f64;
    let shift = stride * (turn as f64 * 0.618_034).fract();
    (0..count)
        .map(|index| 1 + (index as f64 * stride + shift) as u64)
        .filter(|number| *number <= most)
        .collect()
}

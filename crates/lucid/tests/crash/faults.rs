//! Disks that fail and power that goes, call by call.
//!
//! A scripted evening is played against a real server whose database lies on a disk
//! of ours (`shim.c`). The law, for every call that can fail: what was acknowledged is
//! there, what was refused is not, and the server either goes on or says that it cannot.
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

/// Of the numbers from 1 to `most`: about so many in full, evenly spread and not the same
/// ones for different `turn`s; more, or all of them, if that is asked for.
fn sample(most: u64, count: u64, turn: u64) -> Vec<u64> {
    let count = match env::var("LUCID_FAULTS").as_deref() {
        Ok("all") => most,
        Ok(number) => number.parse().expect("LUCID_FAULTS is `all` or a number"),
        // Each is an evening with a server of its own, so a fifth of few is few enough.
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

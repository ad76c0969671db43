//! What is counted, and what is made of it.

use std::time::Duration;

/// Counts of one stretch of time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    /// Moves that were acknowledged.
    pub(crate) moves: u64,
    /// Changes that were sent to sockets.
    pub(crate) updates: u64,
    /// Moves that came too late.
    pub(crate) stale: u64,
    /// Moves that were refused for another reason.
    pub(crate) refused: u64,
    /// Games that were played to their end.
    pub(crate) games: u64,
    /// From sending a move to its acknowledgement, in microseconds.
    latencies: Vec<u32>,
    /// Bytes of the changes that were sent.
    sizes: Vec<u32>,
    /// Why moves were refused, the first of them.
    pub(crate) why: Option<String>,
}

impl Figures {
    /// A move was acknowledged.
    pub(crate) fn acknowledged(&mut self, after: Duration) {
        self.moves += 1;
        self.latencies.push(after.as_micros() as u32);
    }

    /// A change came to a socket.
    pub(crate) fn update(&mut self, bytes: usize) {
        self.updates += 1;
        self.sizes.push(bytes as u32);
    }

    /// Latencies in milliseconds: median, 90 %, 99 %, worst.
    pub(crate) fn latency(&mut self) -> [f64; 4] {
        [50, 90, 99, 100].map(|percent| percentile(&mut self.latencies, percent) / 1000.0)
    }

    /// Bytes of changes: median and 99 %.
    pub(crate) fn size(&mut self) -> [f64; 2] {
        [50, 99].map(|percent| percentile(&mut self.sizes, percent))
    }
}

/// The value that so many percent of all do not exceed; 0 of none.
fn percentile(values: &mut [u32], percent: usize) -> f64 {
    values.sort_unstable();
    let rank = (values.len() * percent).div_ceil(100).max(1);
    values.get(rank - 1).copied().unwrap_or(0).into()
}

//! When a client takes a silent server for gone, and what it does then. Times are
//! in milliseconds.
//!
//! A connection can be dead without a word: the machine at the other end froze, or
//! a cable was pulled. So a client asks ([`Ask::Ping`](crate::Ask::Ping)) and
//! connects again when nothing comes.

/// After how long a silence a client asks whether the server is there.
pub const PING: u64 = 10_000;
/// The same after the client has said something, so that somebody who acts is not
/// kept waiting for the next ping.
pub const ANSWER: u64 = 2_000;
/// How long the answer to a ping may take before the connection is given up.
/// Anything that comes counts as one.
pub const SILENCE: u64 = 5_000;
/// How long connecting may take until the server has said welcome.
pub const CONNECT: u64 = 15_000;
/// The longest wait after the first loss; it doubles with each further one.
pub const BACK_OFF_LEAST: u64 = 500;
/// The longest wait after any loss.
pub const BACK_OFF_MOST: u64 = 30_000;

/// How long to wait before connecting again after a number of losses in a row:
/// at least half of the time for that number, and the rest as `jitter`, a number
/// from 0 to 1000, says. So many clients of one server do not come back at once.
///
/// ```
/// use lucid_protocol::liveness::back_off;
///
/// assert_eq!(back_off(0, 0), 250);
/// assert_eq!(back_off(0, 1000), 500);
/// assert_eq!(back_off(3, 1000), 4_000);
/// assert_eq!(back_off(99, 1000), 30_000);
/// ```
pub const fn back_off(losses: u32, jitter: u64) -> u64 {
    let doublings = if losses < 16 { losses } else { 16 };
    let whole = BACK_OFF_LEAST << doublings;
    let whole = if whole < BACK_OFF_MOST {
        whole
    } else {
        BACK_OFF_MOST
    };
    whole / 2 + whole / 2 * jitter / 1000
}

//! When a client gives up on a silent server, and what it does then. Times are in
//! milliseconds.
//!
//! A connection can be dead without a word: the machine at the other end froze, or a cable
//! was pulled. So a client pings ([`ClientMessage::Ping`](crate::ClientMessage::Ping)) and
//! connects again if nothing comes.

/// How long the server may be silent before a client pings it.
pub const PING: u64 = 10_000;
/// The same after the client has sent something, so that somebody who acts does not have
/// to wait for the next ping.
pub const ANSWER: u64 = 2_000;
/// How long the answer to a ping may take before the connection is given up. Any message
/// counts as an answer.
pub const SILENCE: u64 = 5_000;
/// How long it may take to connect, until the server's welcome.
pub const CONNECT: u64 = 15_000;
/// The longest wait after the first loss; it doubles with every further loss.
pub const BACK_OFF_LEAST: u64 = 500;
/// The longest wait after any loss.
pub const BACK_OFF_MOST: u64 = 30_000;

/// How long to wait before connecting again after a number of losses in a row: half of the
/// time for that number, and a random part of the other half. `jitter` is a random number
/// from 0 to 1000, so that the clients of a server do not all come back at once.
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

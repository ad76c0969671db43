//! How a hub behaves.

use crate::retention::Retention;

/// How a hub behaves.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address that invite links begin with, without a slash at its end.
    pub public_url: String,
    /// The address under which people elsewhere find the server, if it is known.
    pub guest_url: Option<String>,
    /// The milliseconds after which a bot plays, so that people can follow.
    pub bot_pause: u64,
    /// The milliseconds for which one node alone plays the bots of a table, unless
    /// it dies before.
    pub bot_lease: u64,
    /// The milliseconds without a sign of life after which a socket is given up.
    pub silence: u64,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How many unfinished tables one identity may have made.
    pub tables: u32,
    /// When tables end that nobody comes to, and what is forgotten when.
    pub retention: Retention,
    /// The address of NATS, to join other nodes.
    pub nats: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Options {
            public_url: String::new(),
            guest_url: None,
            bot_pause: 600,
            bot_lease: 30_000,
            silence: 90_000,
            thinkers: cores,
            tables: 50,
            retention: Retention::default(),
            nats: None,
        }
    }
}

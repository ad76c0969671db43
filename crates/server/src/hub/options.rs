//! The settings of a hub.

use crate::retention::Retention;

/// The settings of a hub.
#[derive(Clone, Debug)]
pub struct HubOptions {
    /// The address that invite links begin with, without a trailing slash.
    pub public_url: String,
    /// The address under which people elsewhere find the server, if it is known.
    pub guest_url: Option<String>,
    /// The milliseconds after which a bot plays, so that people can follow.
    pub bot_pause: u64,
    /// The milliseconds for which a single node plays the bots of a table, unless it dies.
    pub bot_lease: u64,
    /// The milliseconds of silence after which a socket is closed.
    pub silence: u64,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// How many unfinished tables an identity may have made.
    pub tables: u32,
    /// When idle tables end, and how long data is kept.
    pub retention: Retention,
    /// The address of NATS, which joins nodes.
    pub nats: Option<String>,
}

impl Default for HubOptions {
    fn default() -> HubOptions {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        HubOptions {
            public_url: String::new(),
            guest_url: None,
            bot_pause: 600,
            bot_lease: 30_000,
            silence: 90_000,
            bot_threads: cores,
            tables: 50,
            retention: Retention::default(),
            nats: None,
        }
    }
}

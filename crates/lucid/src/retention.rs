//! Options that say how long things are kept, for the server and for whoever prunes
//! by hand.

use lucid_server::config::{Age, Retention};

/// What is forgotten when.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(crate) struct Keep {
    /// How long a table is kept after its end: 90s, 45m, 12h, 30d, forever [default: 365d]
    #[arg(long, value_name = "AGE", env = "LUCID_KEEP_TABLES")]
    pub(crate) keep_tables: Option<Age>,
    /// How long a guest without a session is kept [default: 30d]
    #[arg(long, value_name = "AGE", env = "LUCID_KEEP_GUESTS")]
    pub(crate) keep_guests: Option<Age>,
    /// How long an unused uploaded pack is kept [default: 90d]
    #[arg(long, value_name = "AGE", env = "LUCID_KEEP_PACKS")]
    pub(crate) keep_packs: Option<Age>,
}

/// When tables end that nobody comes to.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(crate) struct Idle {
    /// How long a table may wait for players without a visit [default: 3d]
    #[arg(long, value_name = "AGE", env = "LUCID_IDLE_GATHERING")]
    pub(crate) idle_gathering: Option<Age>,
    /// How long a game without a clock may go without a visit [default: 30d]
    #[arg(long, value_name = "AGE", env = "LUCID_IDLE_RUNNING")]
    pub(crate) idle_running: Option<Age>,
}

impl Keep {
    /// These, then those of a file.
    pub(crate) fn or(self, file: Keep) -> Keep {
        Keep {
            keep_tables: self.keep_tables.or(file.keep_tables),
            keep_guests: self.keep_guests.or(file.keep_guests),
            keep_packs: self.keep_packs.or(file.keep_packs),
        }
    }
}

impl Idle {
    /// These, then those of a file.
    pub(crate) fn or(self, file: Idle) -> Idle {
        Idle {
            idle_gathering: self.idle_gathering.or(file.idle_gathering),
            idle_running: self.idle_running.or(file.idle_running),
        }
    }
}

/// All of these options; defaults for those that are not given.
pub(crate) fn retention(keep: Keep, idle: Idle) -> Retention {
    let usual = Retention::default();
    Retention {
        idle_gathering: idle.idle_gathering.unwrap_or(usual.idle_gathering),
        idle_running: idle.idle_running.unwrap_or(usual.idle_running),
        keep_tables: keep.keep_tables.unwrap_or(usual.keep_tables),
        keep_guests: keep.keep_guests.unwrap_or(usual.keep_guests),
        keep_packs: keep.keep_packs.unwrap_or(usual.keep_packs),
    }
}

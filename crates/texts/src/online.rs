//! Tables on the web.

use crate::{Texts, arg};

impl Texts {
    /// How long somebody has for a turn.
    pub fn online_clock(&self, seconds: u32) -> String {
        match seconds {
            0..120 => self.online_seconds(seconds),
            120..7_200 => self.online_minutes(seconds / 60),
            7_200..172_800 => self.online_hours(seconds / 3_600),
            _ => self.online_days(seconds / 86_400),
        }
    }

    /// A table before it is opened: how many may come, and how many bots play.
    pub fn online_setup(
        &self,
        title: &str,
        open: arg::Open<usize>,
        bots: arg::Bots<usize>,
    ) -> String {
        self.messages.online_setup(bots, open, arg::Title(title))
    }

    /// Whose turn the clock has ended.
    pub fn online_time_ended(&self, names: &[String]) -> String {
        self.messages.online_time_ended(self.list(names))
    }

    /// Who sits at a table.
    pub fn online_at_table(&self, names: &[String]) -> String {
        self.messages.online_at_table(self.list(names))
    }
}

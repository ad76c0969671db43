//! Tables on the web.

use crate::Texts;
use crate::bundle::Args;

/// What the others at a table are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Poll<'a> {
    /// Whether to take back the last step.
    Undo,
    /// Whether a bot may play for somebody.
    Replace(&'a str),
    /// Whether to end the game.
    End,
}

impl Texts {
    /// The round of a table in a list.
    pub fn online_round(&self, round: u8) -> String {
        self.say("online-cycle", &Args::new().with("round", round))
    }

    /// How long somebody has for a turn.
    pub fn online_clock(&self, seconds: u32) -> String {
        let (id, name, count) = match seconds {
            0..120 => ("online-seconds", "seconds", seconds),
            120..7_200 => ("online-minutes", "minutes", seconds / 60),
            7_200..172_800 => ("online-hours", "hours", seconds / 3_600),
            _ => ("online-days", "days", seconds / 86_400),
        };
        self.say(id, &Args::new().with(name, count))
    }

    /// So many days for a turn.
    pub fn online_days(&self, days: u32) -> String {
        self.say("online-days", &Args::new().with("days", days))
    }

    /// A table before it is opened: how many may come, and how many bots play.
    pub fn online_setup(&self, title: &str, open: usize, bots: usize) -> String {
        let args = Args::new().with("title", title.to_owned());
        self.say("online-setup", &args.with("open", open).with("bots", bots))
    }

    /// Who sits at a table.
    pub fn online_at_table(&self, names: &[String]) -> String {
        let names = self.list(names);
        self.say("online-at-table", &Args::new().with("names", names))
    }

    /// Whom one does not hear in the chat.
    pub fn online_muted(&self, name: &str) -> String {
        self.say(
            "online-chat-muted",
            &Args::new().with("name", name.to_owned()),
        )
    }

    /// How many lines of the chat are new.
    pub fn online_fresh(&self, count: usize) -> String {
        self.say("online-chat-fresh", &Args::new().with("count", count))
    }

    /// A line of the chat, read aloud.
    pub fn online_said(&self, name: &str, text: &str) -> String {
        let args = Args::new()
            .with("name", name.to_owned())
            .with("text", text.to_owned());
        self.say("online-said", &args)
    }

    /// Asks the others to let a bot play for somebody.
    pub fn online_ask_replace(&self, name: &str) -> String {
        self.say(
            "online-ask-replace",
            &Args::new().with("name", name.to_owned()),
        )
    }

    /// What somebody asks the others.
    pub fn online_poll(&self, name: &str, poll: Poll<'_>) -> String {
        let args = Args::new().with("name", name.to_owned());
        match poll {
            Poll::Undo => self.say("online-poll-undo", &args),
            Poll::Replace(other) => {
                self.say("online-poll-replace", &args.with("other", other.to_owned()))
            }
            Poll::End => self.say("online-poll-end", &args),
        }
    }

    /// How many watch.
    pub fn online_watchers(&self, count: u32) -> String {
        self.say("online-watch-count", &Args::new().with("count", count))
    }

    /// How much time is left.
    pub fn online_left(&self, time: &str) -> String {
        self.say(
            "online-time-left",
            &Args::new().with("time", time.to_owned()),
        )
    }

    /// On how many devices somebody is signed in.
    pub fn online_sessions(&self, count: u32) -> String {
        self.say("online-account-sessions", &Args::new().with("count", count))
    }
}

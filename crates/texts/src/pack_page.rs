//! The page of packs.

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// `Line 12`
    pub fn pack_line(&self, line: usize) -> String {
        self.say("web-packs-line", &Args::new().with("line", line))
    }

    /// `3 of 12`
    pub fn of_problems(&self, number: usize, count: usize) -> String {
        let args = Args::new().with("number", number);
        self.say("web-packs-of-problems", &args.with("count", count))
    }

    /// How many cards are shown.
    pub fn cards_shown(&self, count: usize) -> String {
        self.say("web-packs-shown", &Args::new().with("count", count))
    }
}

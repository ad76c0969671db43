//! The browser client: the table of Dream Runners.

use dream_runners::Rules;
use dream_runners::rules::ROUNDS;

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// `round 3 of 8`
    pub fn runners_at_round(&self, round: u8) -> String {
        let args = Args::new().with("round", round).with("rounds", ROUNDS);
        self.say("web-at-round", &args)
    }

    /// `30 seconds`, or that there is no sand.
    pub fn sand_seconds(&self, timer: Option<u8>) -> String {
        match timer {
            None => self.plain("web-sand-none"),
            Some(seconds) => self.say("web-sand-seconds", &Args::new().with("seconds", seconds)),
        }
    }

    /// A game of Dream Runners before it begins, in a few words.
    pub fn runners_setup_line(&self, people: usize, bots: usize, rules: &Rules) -> String {
        let bots = Args::new().with("bots", bots);
        let mut parts = vec![self.say("web-runners-setup-bots", &bots)];
        if people > 1 {
            parts.push(self.say("web-setup-people", &Args::new().with("people", people)));
        }
        parts.push(self.sand_seconds(rules.timer));
        parts.join(", ")
    }
}

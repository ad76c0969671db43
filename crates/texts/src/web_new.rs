//! What the form of a new game says.

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// How many rules are not as the edition has them.
    pub fn house_count(&self, count: usize) -> String {
        self.say("web-house-count", &Args::new().with("count", count))
    }

    /// What an edition says about a rule.
    pub fn edition_says(&self, edition: String, value: String) -> String {
        let args = Args::new().with("edition", edition).with("value", value);
        self.say("web-house-edition", &args)
    }

    /// What would put rules right that cannot be played.
    pub fn remedy(&self, value: String) -> String {
        self.say("web-remedy", &Args::new().with("value", value))
    }

    /// For games of so many players.
    pub fn for_players(&self, count: u8) -> String {
        self.say("web-number-for-players", &Args::new().with("count", count))
    }

    /// One of several numbers of a rule.
    pub fn number_of(&self, rule: String, part: String) -> String {
        let args = Args::new().with("rule", rule).with("part", part);
        self.say("web-number-of", &args)
    }
}

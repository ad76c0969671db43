//! The browser client: the table of Dreamscape.

use lucid_dreamscape::{CardId, Colour, Dreamscape, Location};

use crate::Texts;
use crate::bundle::Args;
use crate::words::Words;

impl Texts {
    /// `3 of 12`, in a story.
    pub fn story_beat(&self, beat: usize, beats: usize) -> String {
        let args = Args::new().with("beat", beat).with("beats", beats);
        self.say("story-beat", &args)
    }

    /// `step 2 of 3`
    pub fn lead_step(&self, (step, steps): (u8, u8)) -> String {
        let args = Args::new().with("step", step).with("steps", steps);
        self.say("lead-step", &args)
    }

    /// To choose the next shard of a row that is laid anew.
    pub fn lead_next_shard(&self, game: &Dreamscape, location: Location) -> String {
        Words::new(self, game).at(location).say("lead-next-shard")
    }

    /// To choose the card that a shard is stolen from.
    pub fn lead_give_up(&self, colour: Colour) -> String {
        let args = Args::new().with("colour", self.colour(colour));
        self.say("lead-give-up", &args)
    }

    /// That action points would be lost.
    pub fn loss_points(&self, points: u8) -> String {
        self.say("loss-points", &Args::new().with("points", points))
    }

    /// That shards would be lost.
    pub fn loss_shards(&self, shards: u8) -> String {
        self.say("loss-shards", &Args::new().with("shards", shards))
    }

    /// That a card is about to be completed.
    pub fn loss_card(&self, game: &Dreamscape, card: CardId) -> String {
        Words::new(self, game).card(card).say("loss-card")
    }

    /// What a way of several moves costs, and where it leads through.
    pub fn way_there(&self, stops: &[Location], cost: u8, keys: u8) -> String {
        let args = Args::new().with("steps", stops.len()).with("cost", cost);
        let mut told = self.say("way-there", &args);
        if keys > 0 && cost > 0 {
            let keys = self.say("way-keys", &Args::new().with("keys", keys));
            told = format!("{told}, {keys}");
        }
        told
    }

    /// The locations that a way leads through, by number.
    pub fn way_via(&self, stops: &[Location]) -> String {
        let stops: Vec<String> = stops.iter().map(Location::to_string).collect();
        self.say("way-via", &Args::new().with("stops", stops.join(", ")))
    }
}

//! The page of the companion: what is said there and not in the terminal.

use lucid_dreamscape::Colour;
use lucid_dreamscape::companion::{Companion, Want};

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// What the companion waits for, to be answered by touch.
    pub fn companion_page_wish(&self, companion: &Companion) -> String {
        let what = match companion.want() {
            Want::Travel => "travel",
            Want::Creation => "creation",
            Want::End => "end",
            Want::Nothing => return self.plain("web-companion-over"),
            Want::Sleeper | Want::Link(_) | Want::Points => return self.companion_wish(companion),
        };
        if companion.untold().is_empty() {
            return self.plain("web-companion-ready");
        }
        let turn = match companion.duel().first {
            true => "first",
            false => "second",
        };
        self.plain(&format!("web-companion-{what}-{turn}"))
    }

    /// How many things have to be told.
    pub fn companion_to_tell(&self, count: usize) -> String {
        self.say("web-companion-to-tell", &Args::new().with("count", count))
    }

    /// How a purpose stands (L6).
    pub fn companion_standing(&self, companion: &Companion, colour: Colour) -> String {
        let (his, yours) = companion.standing(colour);
        let args = Args::new()
            .with("purpose", self.purpose_of_colour(colour))
            .with("his", his)
            .with("yours", yours);
        self.say("web-companion-standing", &args)
    }

    /// That a press adds a shard.
    pub fn companion_add(&self, colour: Colour) -> String {
        self.of_shard("web-companion-add", colour)
    }

    /// That a press takes a shard out of a row.
    pub fn companion_take_out(&self, colour: Colour) -> String {
        self.of_shard("web-companion-take-out", colour)
    }

    /// That a press counts one shard less.
    pub fn companion_fewer(&self, colour: Colour) -> String {
        self.of_shard("web-companion-fewer", colour)
    }

    /// `grass: 3`
    pub fn companion_shard_count(&self, colour: Colour, count: u8) -> String {
        let args = Args::new().with("shard", self.shard(colour));
        self.say("web-companion-shard-count", &args.with("count", count))
    }

    fn of_shard(&self, id: &str, colour: Colour) -> String {
        self.say(id, &Args::new().with("shard", self.shard(colour)))
    }
}

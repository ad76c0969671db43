//! The arguments of a sentence about a game: things of the game by their names.

use lucid_dreamscape::{CardId, Colour, Dreamscape, Link, Location, Power, Slot, TileId};

use crate::Texts;
use crate::bundle::Args;
use crate::pattern::Value;

/// Collects arguments, each a thing of the game in the words of a language.
pub(crate) struct Words<'a> {
    texts: &'a Texts,
    game: &'a Dreamscape,
    args: Args,
}

impl<'a> Words<'a> {
    pub(crate) fn new(texts: &'a Texts, game: &'a Dreamscape) -> Words<'a> {
        Words {
            texts,
            game,
            args: Args::new(),
        }
    }

    /// Says the message with these words.
    pub(crate) fn say(self, id: &str) -> String {
        self.texts.say(id, &self.args)
    }

    /// Says an attribute of the message with these words.
    pub(crate) fn say_attribute(self, id: &str, attribute: &str) -> String {
        self.texts.attribute(id, attribute, &self.args)
    }

    /// A value as it is.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value>) -> Words<'a> {
        self.args = self.args.with(name, value);
        self
    }

    pub(crate) fn colour(self, colour: Colour) -> Words<'a> {
        self.colour_as("colour", colour)
    }

    pub(crate) fn colour_as(self, name: &'static str, colour: Colour) -> Words<'a> {
        let word = self.texts.colour(colour);
        self.with(name, word)
    }

    /// What a shard of the colour stands for: “grass”.
    pub(crate) fn shard(self, name: &'static str, colour: Colour) -> Words<'a> {
        let word = self.texts.shard(colour);
        self.with(name, word)
    }

    pub(crate) fn slot(self, slot: Slot) -> Words<'a> {
        self.slot_as("slot", slot)
    }

    pub(crate) fn slot_as(self, name: &'static str, slot: Slot) -> Words<'a> {
        let word = self.game.content().grid().name(slot).to_string();
        self.with(name, word)
    }

    pub(crate) fn card(self, card: CardId) -> Words<'a> {
        let word = self.texts.card(self.game, card);
        self.with("card", word)
    }

    pub(crate) fn purpose(self, tile: TileId) -> Words<'a> {
        let word = self.texts.purpose(self.game.content().purpose(tile).kind);
        self.with("purpose", word)
    }

    pub(crate) fn power(self, power: Power) -> Words<'a> {
        let word = self.texts.power(power);
        self.with("power", word)
    }

    pub(crate) fn link(self, link: Link) -> Words<'a> {
        self.with("link", link_name(link))
    }

    /// Where: “in the Muse Archives”.
    pub(crate) fn at(self, location: Location) -> Words<'a> {
        self.place("at", location)
    }

    /// Where to: “to the Muse Archives”.
    pub(crate) fn to(self, location: Location) -> Words<'a> {
        self.place("to", location)
    }

    /// Where from: “from the Muse Archives”.
    pub(crate) fn from(self, location: Location) -> Words<'a> {
        self.place("from", location)
    }

    /// Whose: “of the Muse Archives”.
    pub(crate) fn of(self, location: Location) -> Words<'a> {
        self.place("of", location)
    }

    fn place(self, form: &'static str, location: Location) -> Words<'a> {
        let edition = self.game.rules().edition;
        let word = self.texts.location_form(edition, location, form);
        self.with(form, word)
    }
}

/// The dash is the one that belongs between numbers: `5–6`.
pub(crate) fn link_name(link: Link) -> String {
    let (a, b) = link.ends();
    format!("{a}–{b}")
}

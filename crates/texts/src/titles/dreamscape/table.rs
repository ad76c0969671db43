//! The browser client: the table of Dreamscape.

use lucid_dreamscape::{CardId, Colour, Dreamscape, Location, Rules};

use crate::{Phrase, SeatCounts, Texts, arg};

impl Texts {
    /// A game of Dreamscape by those who play it.
    pub fn game_of(&self, names: &[String]) -> String {
        self.messages.game_of(self.list(names))
    }

    /// A game before it begins, in a few words.
    pub fn setup_line(&self, seats: SeatCounts, rules: &Rules) -> String {
        let mut parts = vec![self.setup_bots(seats.bots)];
        if seats.people > 1 {
            parts.push(self.setup_people(seats.people));
        }
        if rules.nightmare {
            parts.push(self.phrase(Phrase::Nightmares));
        }
        if rules.simultaneous {
            parts.push(self.phrase(Phrase::Simultaneous));
        }
        parts.join(", ")
    }

    /// To choose the next shard of a row that is rearranged.
    pub fn lead_next_shard(&self, game: &Dreamscape, location: Location) -> String {
        let at = self.location_at(game.rules().edition, location);
        self.messages.lead_next_shard(at)
    }

    /// To choose the card that a shard is stolen from.
    pub fn lead_give_up(&self, colour: Colour) -> String {
        self.messages.lead_give_up(self.shard_stem(colour))
    }

    /// That a card is about to be completed.
    pub fn loss_card(&self, game: &Dreamscape, card: CardId) -> String {
        self.messages.loss_card(self.card(game, card))
    }

    /// What a way of several moves costs, and where it leads through.
    pub fn way_there(
        &self,
        stops: &[Location],
        arg::Cost(cost): arg::Cost<u8>,
        arg::Keys(keys): arg::Keys<u8>,
    ) -> String {
        let mut told = self
            .messages
            .way_there(arg::Cost(cost), arg::Steps(stops.len()));
        if keys > 0 && cost > 0 {
            told = format!("{told}, {}", self.way_keys(keys));
        }
        told
    }

    /// The locations that a way leads through, by number.
    pub fn way_via(&self, stops: &[Location]) -> String {
        let stops: Vec<String> = stops.iter().map(Location::to_string).collect();
        self.messages.way_via(stops.join(", "))
    }
}

//! The boards on the screen: titles, names of places and signs.

use lucid_dreamscape::{CardId, Colour, Dreamscape, Level, Link, Location, Power, Slot};

use super::names::{link_name, slot_name};
use crate::{Phrase, Texts, arg};

/// What a number on a board counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardCount {
    /// Points of a card or a player.
    Score(i16),
    /// The word beside such a number.
    ScoreWord(i16),
    /// Completed cards.
    Pile(usize),
    /// Steps of the Dreamer.
    Steps(usize),
    /// Shards that lie where they should not.
    InTheWay(usize),
    /// The height of a stack.
    Height(usize),
    /// The level of a card.
    Level(u8),
    /// The number of the location that a Sleeper lies on.
    Asleep(u8),
    /// What a move costs.
    MoveCost(u8),
    /// Shards that a card still lacks.
    Short(usize),
}

impl Texts {
    /// A number on a board, in words.
    pub fn board_count(&self, count: BoardCount) -> String {
        match count {
            BoardCount::Score(points) => self.board_score(points),
            BoardCount::ScoreWord(points) => self.board_points(points),
            BoardCount::Pile(count) => self.board_pile(count),
            BoardCount::Steps(count) => self.board_steps(count),
            BoardCount::InTheWay(count) => self.board_in_the_way(count),
            BoardCount::Height(count) => self.board_height(count),
            BoardCount::Level(level) => self.board_level(level),
            BoardCount::Asleep(number) => self.board_asleep(number),
            BoardCount::MoveCost(cost) => self.sign_move_paid(cost),
            BoardCount::Short(count) => self.board_fit_short(count),
        }
    }

    /// What Mr Nightmare does with shards of a colour that he discards (L8 to L13).
    pub fn rival_does(&self, colour: Colour) -> String {
        self.phrase(match colour {
            Colour::Gray => Phrase::RivalDoesGray,
            Colour::White => Phrase::RivalDoesWhite,
            Colour::Blue => Phrase::RivalDoesBlue,
            Colour::Brown => Phrase::RivalDoesBrown,
            // Red is not discarded for an effect; its line is another.
            Colour::Green | Colour::Red => Phrase::RivalDoesGreen,
        })
    }

    /// Shards one after the other: `grass, rock`.
    pub fn shard_list(&self, shards: impl IntoIterator<Item = Colour>) -> String {
        let names: Vec<String> = shards.into_iter().map(|c| self.shard(c)).collect();
        if names.is_empty() {
            return self.phrase(Phrase::BoardNoShards);
        }
        names.join(", ")
    }

    /// The row of a location, with its key and what can be collected.
    pub fn location_row(&self, shards: &[Colour]) -> String {
        let (Some(key), Some(hand)) = (shards.first(), shards.last()) else {
            return self.phrase(Phrase::BoardNoShards);
        };
        let (hand, key) = (self.shard(*hand), self.shard(*key));
        self.board_row(
            arg::Hand(hand),
            arg::Key(key),
            arg::Shards(self.shard_list(shards.iter().copied())),
        )
    }

    /// A location with its number.
    pub fn numbered_location(&self, game: &Dreamscape, location: Location) -> String {
        let name = self.short_location(game.rules().edition, location);
        self.board_location(arg::Name(name), arg::Number(location.number()))
    }

    /// A link, and whether a red shard lies on it.
    pub fn link_with(&self, link: Link, red: Option<Colour>) -> String {
        match red {
            Some(_) => self.board_link_red(link_name(link)),
            None => self.board_link(link_name(link)),
        }
    }

    /// A slot and what is on it.
    pub fn slot_with(&self, game: &Dreamscape, slot: Slot, what: String) -> String {
        self.board_slot(arg::Slot(slot_name(game, slot)), arg::What(what))
    }

    /// The title of the list of a stack.
    pub fn bottom_up(&self, game: &Dreamscape, slot: Slot) -> String {
        self.board_bottom_up(slot_name(game, slot))
    }

    /// So many shards of a colour in Hands.
    pub fn held_shards(&self, colour: Colour, count: u8) -> String {
        self.board_held(arg::Count(count), arg::Shard(self.shard(colour)))
    }

    /// So many shards, such as `2 × water`.
    pub fn shards_of(&self, colour: Colour, count: usize) -> String {
        self.board_some_shards(arg::Count(count), arg::Shard(self.shard(colour)))
    }

    /// A card with level, points, power and the shard on it.
    pub fn card_told(&self, game: &Dreamscape, card: CardId, shard: Option<Colour>) -> String {
        let about = game.content().card(card);
        let level = self.board_level(about.level.number());
        let points = self.board_score(about.points);
        let power = self.power(about.power);
        let told = self.board_card(
            arg::Card(self.card(game, card)),
            arg::Level(level),
            arg::Points(points),
            arg::Power(power),
        );
        match shard {
            None => told,
            Some(shard) => format!("{told}; {}", self.board_on_card(self.shard(shard))),
        }
    }

    /// The power of a location.
    pub fn power_of(&self, power: Power) -> String {
        self.board_power(self.power(power))
    }

    /// That a card would be completed.
    pub fn completes(&self, game: &Dreamscape, card: CardId) -> String {
        self.board_completes(self.card(game, card))
    }

    /// What a card still needs; nothing if it fits.
    pub fn fit(&self, game: &Dreamscape, card: CardId, missing: &[String]) -> String {
        let card = self.card(game, card);
        if missing.is_empty() {
            return self.board_fits(card);
        }
        self.board_fit_missing(arg::Card(card), arg::Missing(missing.join(", ")))
    }

    /// A deck with its number of cards.
    pub fn deck(&self, level: Level, count: u8) -> String {
        self.board_deck(arg::Count(count), arg::Level(level.number()))
    }
}

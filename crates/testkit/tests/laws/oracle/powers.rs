//! Powers, the cards that have them, and the choices that they ask for (P1 to P7).

use super::board::Place;
use super::moment::{Moment, Situation};
use super::position::OwnCard;
use super::{DECKS, FULL_ROW, FULL_STACK, LOCATIONS};

impl Situation<'_> {
    /// T6: a non-red shard from Hands on the empty slot of a card
    /// whose power is unused, allowed now (E14, F1) and not in vain.
    pub(super) fn may_use_card(&self, colour: char, id: &str) -> bool {
        let Some(card) = self.card_with_a_slot(id) else {
            return false;
        };
        let power = self.oracle.card(id).power.as_str();
        self.may_put_on_a_card(colour)
            && self.is_empty_slot(card)
            && !card.used
            && self.power_is_in_season(power)
            && self.could_do_something(power)
    }

    /// T6: a non-red shard from Hands on the empty slot of a card, used or not.
    pub(super) fn may_store(&self, colour: char, id: &str) -> bool {
        let card = self.card_with_a_slot(id);
        self.may_put_on_a_card(colour) && card.is_some_and(|card| self.is_empty_slot(card))
    }

    /// T6, F1: in Travel and Creation, never in the last placement, never red.
    fn may_put_on_a_card(&self, colour: char) -> bool {
        matches!(self.moment, Moment::Travel | Moment::Creation)
            && colour != 'r'
            && self.me.holds(colour) >= 1
    }

    /// A4: cards in front and the top of the pile have a slot.
    fn card_with_a_slot(&self, id: &str) -> Option<&OwnCard> {
        let top = self.me.pile.last();
        self.me.front.iter().chain(top).find(|card| card.id == id)
    }

    /// A4: the whole pile has one slot, so a shard anywhere on it takes the slot.
    fn is_empty_slot(&self, card: &OwnCard) -> bool {
        let in_pile = self.me.pile.iter().any(|other| other.id == card.id);
        if in_pile {
            self.me.pile.iter().all(|other| other.shard.is_none())
        } else {
            card.shard.is_none()
        }
    }

    /// E14: powers over the Dreamworld may be bound to Travel.
    fn power_is_in_season(&self, power: &str) -> bool {
        let rules = &self.oracle.rules;
        let of_the_dreamworld = power == "harvesters" || power == "lake";
        let bound = rules.dreamworld_cards_in_travel_only || rules.simultaneous;
        !of_the_dreamworld || !bound || self.moment == Moment::Travel
    }

    /// P1 to P6: a power that could do nothing is not offered.
    pub(super) fn could_do_something(&self, power: &str) -> bool {
        let bag_is_empty = self.table.bag.values().all(|count| *count == 0);
        match power {
            "archives" => !bag_is_empty,
            "harvesters" => !bag_is_empty && LOCATIONS.iter().any(|l| self.has_room(*l)),
            "tower" => self.oracle.places.iter().any(|from| self.can_leave(*from)),
            "golem" => self.some_shift_is_possible(),
            "lake" => LOCATIONS.iter().any(|l| self.can_be_reordered(*l)),
            "king" => DECKS.iter().any(|deck| self.deck_size(*deck) > 0),
            other => panic!("no power is called {other}"),
        }
    }

    /// P2, C2: a held shard, into a location that is not full.
    pub(super) fn may_harvest(&self, colour: char, location: usize) -> bool {
        self.moment == Moment::Harvesting
            && self.me.held.contains(&colour)
            && self.has_room(location)
    }

    fn has_room(&self, location: usize) -> bool {
        self.table.row(location).len() < FULL_ROW
    }

    /// P3: a shard with nothing on it.
    pub(super) fn may_take(&self, from: Place) -> bool {
        self.moment == Moment::Tower && self.can_leave(from)
    }

    fn can_leave(&self, from: Place) -> bool {
        self.me.board.has_shard(from) && self.me.board.has_nothing_on_it(from)
    }

    /// P4: the shard at a height from 1, with all that is on it, one slot aside.
    pub(super) fn may_shift(&self, from: Place, height: usize, to: Place) -> bool {
        self.moment == Moment::Golem && self.can_shift(from, height, to)
    }

    fn can_shift(&self, from: Place, height: usize, to: Place) -> bool {
        let board = &self.me.board;
        let stack = board.stack(from);
        if height < 1 || height > stack.len() || !self.oracle.neighbours(from).contains(&to) {
            return false;
        }
        let (left, lifted) = stack.split_at(height - 1);
        if board.has_shard(to) {
            // Onto a stack with nothing on it; red keeps K2; C5 limits the height.
            board.has_nothing_on_it(to)
                && board.top(to) != Some('r')
                && !lifted.contains(&'r')
                && board.stack(to).len() + lifted.len() <= FULL_STACK
        } else {
            // E19. Neighbours are judged after lifting, and what is left counts.
            let is_shard_there = |place: Place| {
                if place == from {
                    !left.is_empty()
                } else {
                    board.has_shard(place)
                }
            };
            self.oracle.rules.golem_anywhere
                || self.oracle.neighbours(to).into_iter().any(is_shard_there)
        }
    }

    fn some_shift_is_possible(&self) -> bool {
        let places = &self.oracle.places;
        places.iter().any(|from| {
            (1..=FULL_STACK)
                .any(|height| places.iter().any(|to| self.can_shift(*from, height, *to)))
        })
    }

    /// P5: a location with something to reorder.
    pub(super) fn may_reorder(&self, location: usize) -> bool {
        self.moment == Moment::ChoosingForTheLake && self.can_be_reordered(location)
    }

    fn can_be_reordered(&self, location: usize) -> bool {
        self.table.row(location).len() >= 2
    }

    /// P5: one of the shards that were lifted.
    pub(super) fn may_lay(&self, colour: char) -> bool {
        self.moment == Moment::LayingForTheLake && self.me.held.contains(&colour)
    }

    /// P3, P4: these two go "up to" a number; the others run to their end.
    pub(super) fn may_stop(&self) -> bool {
        matches!(self.moment, Moment::Tower | Moment::Golem)
    }
}

//! What a viewer knows of the cards that are not open, and which are alike to it.

use lucid_tabletop::Seat;

use crate::CardId;
use crate::state::{Decks, List};

impl Decks {
    /// Whether a viewer knows where a card is.
    pub(super) fn knows(&self, card: CardId, viewer: Option<Seat>) -> bool {
        viewer.is_some_and(|seat| self.known[card.index()].contains(seat))
    }

    /// Whether a card is in a deck or in somebody's hand, and the viewer does
    /// not know where.
    pub(super) fn is_hidden(&self, card: CardId, viewer: Option<Seat>) -> bool {
        let lies = || {
            let drawn = self.drawn.0.iter().map(List::as_slice);
            let mut lists = drawn.chain(self.under.iter().map(List::as_slice));
            lists.any(|list| list.contains(&card))
        };
        self.unseen.contains(card) || (!self.knows(card, viewer) && lies())
    }

    /// What a viewer learns of a hidden card that a seat keeps, beside the card:
    /// how many it was drawn after of those that the viewer knows, because these
    /// are put under the deck in the order of drawing.
    pub(super) fn kept_after(&self, seat: Seat, card: CardId, viewer: Option<Seat>) -> u8 {
        match self.knows(card, viewer) {
            true => 0,
            false => self.known_before(seat, card, viewer),
        }
    }

    /// How many of the cards that a seat drew before this one the viewer knows.
    fn known_before(&self, seat: Seat, card: CardId, viewer: Option<Seat>) -> u8 {
        let drawn = self.drawn[seat].as_slice().iter();
        let before = drawn.take_while(|drawn| **drawn != card);
        before.filter(|drawn| self.knows(**drawn, viewer)).count() as u8
    }

    /// The first card of a seat's hand that is hidden and was drawn after just
    /// so many that the viewer knows.
    pub(super) fn hidden_after(
        &self,
        seat: Seat,
        after: u8,
        viewer: Option<Seat>,
    ) -> Option<CardId> {
        let hidden = |card: &&CardId| {
            !self.knows(**card, viewer) && self.known_before(seat, **card, viewer) == after
        };
        self.drawn[seat].as_slice().iter().find(hidden).copied()
    }

    /// Exchanges two cards, wherever they are, with what is known of their places.
    pub(super) fn exchange(&mut self, one: CardId, other: CardId) {
        let unseen = [one, other].map(|card| self.unseen.contains(card));
        for (card, unseen) in [(other, unseen[0]), (one, unseen[1])] {
            match unseen {
                true => self.unseen.insert(card),
                false => self.unseen.remove(card),
            }
        }
        self.known.swap(one.index(), other.index());
        (self.under.iter_mut()).for_each(|under| under.exchange(one, other));
        (self.drawn.0.iter_mut()).for_each(|drawn| drawn.exchange(one, other));
    }
}

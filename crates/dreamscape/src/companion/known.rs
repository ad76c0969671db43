//! What is known of the table, and whether it may have changed since it was told.

use super::{Companion, Fact, Want};
use crate::rules::DreamworldCards;
use crate::{Colour, Location};

/// Something that a person told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known<T> {
    pub(super) value: T,
    /// Whether it may have changed since.
    pub(super) is_stale: bool,
}

impl<T> Known<T> {
    pub(super) const fn new(value: T) -> Known<T> {
        Known {
            value,
            is_stale: false,
        }
    }

    pub(super) const fn stale(value: T) -> Known<T> {
        Known {
            value,
            is_stale: true,
        }
    }
}

impl Companion {
    /// The player's Travel takes shards and red from links, stores shards on
    /// cards, and with Tower and Golem it changes a Dreamscape that is not empty.
    pub(super) fn you_travelled(&mut self) {
        self.rows.iter_mut().for_each(|row| row.is_stale = true);
        self.links.is_stale = true;
        self.cards.is_stale = true;
        self.dream.is_stale |= self.dream.value.total() > 0;
        self.trees.is_stale |= self.trees.value.total() > 0;
    }

    /// The player's Creation changes the Dreamscape and the cards, and where the
    /// Harvesters work in it (E14), the locations.
    pub(super) fn you_created(&mut self) {
        self.cards.is_stale = true;
        self.dream.is_stale = true;
        self.trees.is_stale = true;
        self.harvested = self.rules.dreamworld_cards == DreamworldCards::AnyTime;
    }

    /// M1, M3: locations are refilled, and shards on cards return to Hands.
    pub(super) fn a_cycle_begins(&mut self) {
        for row in &mut self.rows {
            let full = |row: crate::Row| row.len() >= self.rules.capacity();
            row.is_stale |= self.harvested || !row.value.is_some_and(full);
        }
        self.harvested = false;
        self.cards = Known::default();
    }

    /// What he looks at next and has not been told since it may have changed.
    pub fn untold(&self) -> Vec<Fact> {
        let concerns = |colours: &[Colour]| colours.iter().any(|c| self.purposes.contains(c));
        let (rows, cards, dream, trees) = match self.want {
            Want::Travel => {
                let dream = concerns(&[Colour::Gray, Colour::Blue]);
                (true, false, dream, dream)
            }
            Want::Creation => {
                let dream = concerns(&[Colour::Brown, Colour::Green]);
                (true, true, dream, dream || self.may_take_trees())
            }
            Want::End => (false, false, true, true),
            _ => (false, false, false, false),
        };
        let mut untold = Vec::new();
        let mut note = |needed: bool, is_stale: bool, fact| {
            if needed && is_stale {
                untold.push(fact);
            }
        };
        for location in Location::ALL {
            let is_stale = self.rows[location.index()].is_stale;
            note(rows, is_stale, Fact::Row(location));
        }
        // A card's power leaves a shard on a card.
        let harvested = self.harvested && self.cards.value.total() > 0 && !self.cards.is_stale;
        note(rows, harvested, Fact::Harvest);
        note(rows, self.links.is_stale, Fact::Links);
        note(dream, self.dream.is_stale, Fact::Dream);
        note(trees, self.trees.is_stale, Fact::Trees);
        note(cards, self.cards.is_stale, Fact::Cards);
        untold
    }

    /// Whether green could suffice for a tree, so that the reserve matters (L13).
    fn may_take_trees(&self) -> bool {
        let line = self.rules.solo.expect("a solo game");
        let stealable = self.cards.value[Colour::Green];
        let green = self.duel.stock[Colour::Green].saturating_add(stealable);
        green >= line.threshold(Colour::Green) || self.cards.is_stale
    }
}

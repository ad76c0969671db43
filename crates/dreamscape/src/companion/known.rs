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
        self.red = None;
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
        self.red = None;
    }

    /// M1, M3: locations are refilled, and shards on cards return to Hands.
    pub(super) fn a_cycle_begins(&mut self) {
        for row in &mut self.rows {
            let full = |row: crate::Row| row.len() >= self.rules.capacity();
            row.is_stale |= self.harvested || !row.value.is_some_and(full);
        }
        self.harvested = false;
        self.red = None;
        self.cards = Known::default();
    }

    /// What his next act depends on and he has not been told since it may have changed.
    ///
    /// What is told first may show that the rest makes no difference: the list only
    /// grows shorter then. Nothing else of the table changes what he does.
    pub fn untold(&self) -> Vec<Fact> {
        let mut untold = Vec::new();
        match self.want {
            Want::Travel => self.untold_of_travel(&mut untold),
            Want::Creation => self.untold_of_creation(&mut untold),
            // L15: both purposes are compared.
            Want::End => self.note_dreamscape(&mut untold),
            _ => {}
        }
        untold
    }

    fn untold_of_travel(&self, untold: &mut Vec<Fact>) {
        // L6, L8: the Dreamscape decides whether he looks at all locations.
        if self.asks_for_yours(Colour::Gray, self.duel.stock[Colour::Gray]) {
            self.note_dreamscape(untold);
        }
        for location in self.looks_at() {
            if self.rows[location.index()].is_stale {
                untold.push(Fact::Row(location));
            }
        }
        self.note_links(untold);
        // L6, L11.
        let noted = untold
            .iter()
            .any(|fact| matches!(fact, Fact::Dream | Fact::Trees));
        if !noted && self.asks_for_yours(Colour::Blue, self.most_blue()) {
            self.note_dreamscape(untold);
        }
    }

    /// The locations whose shards his Travel may take (L8, L9).
    pub(super) fn looks_at(&self) -> Vec<Location> {
        if self.may_discard(Colour::Gray, self.duel.stock[Colour::Gray]) {
            return Location::ALL.to_vec();
        }
        let next = self.place.clockwise();
        let mut all = vec![self.place, next];
        // Without gray, his stock is the same until white is discarded.
        if self.may_discard(Colour::White, self.duel.stock[Colour::White]) {
            all.push(next.clockwise());
        }
        all
    }

    /// The most blue shards that he can have at the end of his Travel.
    fn most_blue(&self) -> u8 {
        let mut most = self.duel.stock[Colour::Blue];
        for location in self.looks_at() {
            let known = &self.rows[location.index()];
            let Some(row) = known.value.filter(|_| !known.is_stale) else {
                return u8::MAX;
            };
            let blue = row.iter().filter(|colour| *colour == Colour::Blue).count();
            most = most.saturating_add(blue as u8);
        }
        most
    }

    fn untold_of_creation(&self, untold: &mut Vec<Fact>) {
        let brown = self.duel.stock[Colour::Brown];
        let steals = self.may_discard(Colour::Brown, brown);
        // L12, L13: what he steals counts at once.
        let green = self.duel.stock[Colour::Green].saturating_add(match steals {
            false => 0,
            true if self.cards.is_stale => u8::MAX,
            true => self.cards.value[Colour::Green],
        });
        let yours = [(Colour::Brown, brown), (Colour::Green, green)];
        if (yours.into_iter()).any(|(colour, most)| self.asks_for_yours(colour, most)) {
            self.note_dreamscape(untold);
        } else if self.may_discard(Colour::Green, green) && self.trees.is_stale {
            // L13: how many trees are in the reserve.
            untold.push(Fact::Trees);
        }
        if steals && self.cards.is_stale {
            untold.push(Fact::Cards);
        }
        // L14.
        self.note_links(untold);
        if self.red_at_locations().is_none() {
            untold.push(Fact::Red);
        }
    }

    /// Whether he may discard a colour if he has as many as this at the most (L6, L7). As
    /// long as the Dreamscape is not known, nothing in it keeps him from it.
    fn may_discard(&self, colour: Colour, most: u8) -> bool {
        if most < self.threshold(colour) {
            return false;
        }
        let known = !self.dream.is_stale && !self.trees.is_stale;
        if !known || !self.purposes.contains(&colour) {
            return true;
        }
        let (_, yours) = self.standing(colour);
        u32::from(most) + u32::from(self.duel.trees) >= yours
    }

    /// Whether the Dreamscape decides if he discards a colour (L6).
    fn asks_for_yours(&self, colour: Colour, most: u8) -> bool {
        self.purposes.contains(&colour) && most >= self.threshold(colour)
    }

    fn threshold(&self, colour: Colour) -> u8 {
        self.rules.solo.expect("a solo game").threshold(colour)
    }

    /// The red shards in locations, if that is known (L14).
    pub(super) fn red_at_locations(&self) -> Option<u8> {
        // A card's power leaves a shard on a card.
        let harvested = self.harvested && (self.cards.is_stale || self.cards.value.total() > 0);
        let is_told = self.rows.iter().all(|row| !row.is_stale) && !harvested;
        self.red.or_else(|| is_told.then(|| self.red_in_rows()))
    }

    /// The red shards in locations, as far as they have ever been told.
    pub(super) fn red_in_rows(&self) -> u8 {
        let rows = self.rows.iter().filter_map(|row| row.value);
        let shards = rows.flat_map(|row| row.iter());
        shards.filter(|colour| *colour == Colour::Red).count() as u8
    }

    fn note_links(&self, untold: &mut Vec<Fact>) {
        if self.links.is_stale {
            untold.push(Fact::Links);
        }
    }

    fn note_dreamscape(&self, untold: &mut Vec<Fact>) {
        if self.dream.is_stale {
            untold.push(Fact::Dream);
        }
        if self.trees.is_stale {
            untold.push(Fact::Trees);
        }
    }
}

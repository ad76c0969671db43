//! Mr Nightmare's turns in a solo game, between those of the player (L4 to L16).

use lucid_tabletop::{Events, Seat};

use super::Playing;
use crate::duel::{Gain, Night, he_is_first};
use crate::state::{Pending, Phase};
use crate::{ByColour, CardId, CardSet, Colour, Event, NightmareStep};

/// The player of a solo game.
pub(crate) const ALONE: Seat = Seat::new(0);

/// Tells his steps among the other events.
struct NightmareEvents<'a, E>(&'a mut E);

impl<E: Events<Event>> Events<NightmareStep> for NightmareEvents<'_, E> {
    #[inline]
    fn happened(&mut self, step: NightmareStep) {
        self.0.happened(Event::Nightmare(step));
    }
}

impl<E: Events<Event>> Playing<'_, E> {
    /// L4: the markers of the player and of Mr Nightmare.
    pub(super) fn deal_initiative_alone(&mut self) {
        let yours = self.player(ALONE).sleeper;
        let his = self.table.mr_nightmare.unwrap_or_default();
        self.table.duel.first = he_is_first(his, yours);
        self.player(ALONE).marker_used = false;
        self.tell_markers();
    }

    /// L1, L4: who holds which marker.
    pub(super) fn tell_markers(&mut self) {
        let yours = 1 + u8::from(self.table.duel.first);
        self.happened(Event::Marker {
            seat: ALONE,
            number: yours,
        });
        self.happened(Event::HisMarker(3 - yours));
    }

    /// L4: whether his Travel and Creation come before the player's.
    #[inline]
    pub(super) fn he_goes_first(&self) -> bool {
        self.rules.solo.is_some() && self.table.duel.first
    }

    /// L4: whether his Travel and Creation come after the player's.
    #[inline]
    pub(super) fn he_goes_second(&self) -> bool {
        self.rules.solo.is_some() && !self.table.duel.first
    }

    /// L8 to L10: until the player has to choose a link.
    pub(super) fn his_travel(&mut self) {
        let must_choose = self.night().travel();
        if must_choose {
            self.table.phase = Phase::Nightmare;
        } else {
            self.his_travel_ends();
        }
    }

    /// L11, and what follows his Travel.
    pub(super) fn his_travel_ends(&mut self) {
        self.night().end_travel();
        if self.table.duel.first {
            self.begin_travel();
        } else {
            self.begin_creations();
        }
    }

    /// L12 to L14: until the player has to choose a card, or he is done.
    pub(super) fn his_creation(&mut self) {
        self.happened(Event::Nightmare(NightmareStep::Creates));
        self.his_creation_goes_on();
    }

    /// L12: goes on until several cards hold what he steals.
    fn his_creation_goes_on(&mut self) {
        while let Some(colour) = self.night().create() {
            let equal = cards_with(self.table, ALONE, colour);
            if equal.len() > 1 {
                self.player(ALONE).pending = Pending::Theft(colour);
                return;
            }
            let card = equal.first().expect("a card holds what he steals");
            self.steal(card, colour);
        }
        // The player's Creation, if it is still to come, has been laid out.
        if !self.table.duel.first {
            self.end_cycle();
        }
    }

    /// L12: the player chose among equal shards.
    pub(super) fn give_up(&mut self, card: CardId) {
        let Pending::Theft(colour) = self.player(ALONE).pending else {
            unreachable!("he steals a shard");
        };
        self.player(ALONE).pending = Pending::Nothing;
        self.steal(card, colour);
        self.his_creation_goes_on();
    }

    /// L12: the shard joins his stock; the card's power stays used.
    fn steal(&mut self, card: CardId, colour: Colour) {
        self.table.slot_mut(card).shard = None;
        self.table.duel.stock[colour] += 1;
        self.happened(Event::Nightmare(NightmareStep::Steals {
            colour,
            card: Some(card),
        }));
    }

    /// L15: he wins every tie, and only he is paid for it.
    pub(super) fn score_purpose_alone(&mut self, place: usize) {
        let (tile, tint) = (self.table.tile_ids[place], self.table.tints[place]);
        let player = &self.table.players[ALONE];
        let yours = super::purpose_standing(self.rules, self.content, player, tile, tint) as u32;
        let his = self.table.duel.standing(tint.unwrap_or_default());
        let pays = self.content.purpose(tile).points.first();
        let points = pays.map_or(0, |points| i16::from(*points));
        let place = place as u8;
        if yours > his {
            let reason = crate::Reason::Purpose { tile, place, tint };
            return self.score(ALONE, points, reason);
        }
        self.table.duel.score += points;
        let gain = Gain::Purpose {
            tile,
            place,
            tint,
            his: his as u8,
            yours: yours as u8,
        };
        self.happened(Event::Nightmare(NightmareStep::Scores { points, gain }));
    }

    /// L6, L12: what he needs to know of the table, and what he may change.
    fn night(&mut self) -> Night<'_, NightmareEvents<'_, E>> {
        let purposes = [self.table.tints[0], self.table.tints[1]];
        let mut yours = ByColour::default();
        for (place, tint) in purposes.iter().enumerate() {
            if let Some(colour) = *tint {
                let player = &self.table.players[ALONE];
                let tile = self.table.tile_ids[place];
                let count = super::purpose_standing(self.rules, self.content, player, tile, *tint);
                yours[colour] = count as u8;
            }
        }
        // L12: what lies on the player's cards.
        let mut on_cards = ByColour::<u8>::default();
        for card in self.table.players[ALONE].usable_cards() {
            if let Some(colour) = self.table.slot(card).shard {
                on_cards[colour] += 1;
            }
        }
        // L8 to L14: what his steps change.
        let table = &mut *self.table;
        Night {
            line: self.rules.solo.expect("a solo game"),
            purposes,
            duel: &mut table.duel,
            place: (table.mr_nightmare.as_mut()).expect("he stands somewhere"),
            rows: &mut table.rows,
            red_elsewhere: 0,
            links: &mut table.links,
            bag: &mut table.bag,
            red_reserve: &mut table.red_reserve,
            tree_reserve: &mut table.tree_reserve,
            yours,
            on_cards,
            events: NightmareEvents(self.events),
        }
    }
}

/// The cards of a seat that hold a shard of a colour (L12).
pub(crate) fn cards_with(table: &crate::Table, seat: Seat, colour: Colour) -> CardSet {
    (table.players[seat].usable_cards().into_iter())
        .filter(|card| table.slot(*card).shard == Some(colour))
        .collect()
}

//! What a seat, or a spectator, may know.

use lucid_tabletop::{BySeat, Random, Seat, SeatSet};

use crate::state::{Decks, List, State, Table};
use crate::{CardId, CardSet, Content, Level};

/// What a viewer knows: the table, and the cards that it has looked at.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seed};
/// # let mut state = game.start();
/// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
/// # let seat = seats.iter().next().unwrap();
///
/// let own = game.view(&state, Some(seat));
/// let others = game.view(&state, None);
/// // Everybody sees that cards were drawn, only their owner which.
/// assert_eq!(own.own_drawn().len(), others.drawn[seat].len());
/// assert!(others.drawn[seat].iter().all(Option::is_none));
/// assert_eq!(own.table, others.table);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What lies open for all.
    pub table: Table,
    /// The three decks.
    pub decks: [DeckView; 3],
    /// The cards that seats have drawn and not yet kept or put back; `None` for a card
    /// that the viewer does not know.
    pub drawn: BySeat<Vec<Option<CardId>>>,
}

/// What the viewer knows of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckView {
    /// The cards that were put under the deck, in the order of drawing; `None` for a
    /// card that the viewer does not know.
    pub under: Vec<Option<CardId>>,
    /// All cards of this level whose place the viewer does not know: they are in
    /// the unseen part, under the deck, or in somebody's hand.
    pub hidden: CardSet,
}

impl View {
    pub(crate) fn new(content: &Content, state: &State, viewer: Option<Seat>) -> View {
        let knows = |card: &CardId| {
            viewer.is_some_and(|seat| state.decks.known[card.index()].contains(seat))
        };
        let told = |card: &CardId| Some(*card).filter(knows);
        let mut hidden = state.decks.unseen;
        let drawn = BySeat::from_fn(|seat| {
            let cards = state.decks.drawn[seat].as_slice();
            cards
                .iter()
                .filter(|card| !knows(card))
                .for_each(|card| hidden.insert(*card));
            cards.iter().map(told).collect()
        });
        for under in &state.decks.under {
            let cards = under.as_slice();
            cards
                .iter()
                .filter(|card| !knows(card))
                .for_each(|card| hidden.insert(*card));
        }
        let decks = Level::ALL.map(|level| DeckView {
            under: state.decks.under[level.index()]
                .as_slice()
                .iter()
                .map(told)
                .collect(),
            hidden: hidden.and(content.level(level)),
        });
        View {
            viewer,
            table: state.table.clone(),
            decks,
            drawn,
        }
    }

    /// The viewer's own drawn cards.
    pub fn own_drawn(&self) -> Vec<CardId> {
        let own = self.viewer.map_or(&[][..], |seat| &self.drawn[seat]);
        own.iter().copied().flatten().collect()
    }

    /// A state that the viewer cannot tell from the true one.
    ///
    /// Every way to spread the hidden cards over their places is equally likely,
    /// which is exact as long as others' reasons to keep cards are left aside.
    pub(crate) fn resample(&self, random: &mut Random) -> State {
        let mut known = [SeatSet::EMPTY; crate::cards::MAX_CARDS];
        let mut hidden: [Vec<CardId>; 3] = [const { Vec::new() }; 3];
        for level in Level::ALL {
            let cards = &mut hidden[level.index()];
            cards.extend(self.decks[level.index()].hidden);
            for index in (1..cards.len()).rev() {
                cards.swap(index, random.below(index + 1));
            }
        }
        let viewer = self.viewer.map_or(SeatSet::EMPTY, SeatSet::only);
        let mut place = |card: Option<CardId>, level: Level, others: SeatSet| {
            let known_to = if card.is_some() {
                others_with(others, viewer)
            } else {
                others
            };
            let card = card.or_else(|| hidden[level.index()].pop());
            let card = card.expect("there are as many hidden cards as places for them");
            known[card.index()] = known_to;
            card
        };
        let mut under = [List::default(); 3];
        for level in Level::ALL {
            for card in &self.decks[level.index()].under {
                under[level.index()].push(place(*card, level, SeatSet::EMPTY));
            }
        }
        let drawn = BySeat::from_fn(|seat| {
            let mut list = List::default();
            for card in &self.drawn[seat] {
                let level = self.table.players[seat].pending.level().unwrap_or_default();
                list.push(place(*card, level, SeatSet::only(seat)));
            }
            list
        });
        let unseen = hidden.into_iter().flatten().collect();
        let decks = Decks {
            unseen,
            under,
            drawn,
            known,
        };
        State {
            table: self.table.clone(),
            decks,
        }
    }
}

fn others_with(others: SeatSet, viewer: SeatSet) -> SeatSet {
    others.iter().chain(viewer.iter()).collect()
}

//! What a viewer is told of a step, and its shadow (see [`tabletop::told`]).
//!
//! The only secrets are which cards seats have drawn and put under decks. Cards
//! of a level that the viewer does not know are all alike to it: exchanging two
//! of them in a shadow changes nothing that it can tell. So the shadow has any
//! of them where a hidden one lies, and when one shows, it is exchanged first.
//!
//! | word | meaning |
//! |---|---|
//! | `??` | another seat drew a card that nobody has seen |
//! | `A:deck:2,card-7,card-9` | the viewer drew cards from under the deck, and did not know these |
//! | `?card:…,card-9` | the same, after the last card that nobody had seen |
//! | `B:keep:card-7,1` | B kept a card that was hidden; of those it had drawn before, the viewer knows one |

use tabletop::told::{HIDDEN, SHOWS, Seen, parse_step, write_step};
use tabletop::{Choices, Events, Game as _, Seat, Step, Told, Unheard};

use crate::chance::Await;
use crate::state::{Decks, List, MAX_DRAWN, State};
use crate::{Action, CardId, CardSet, Chance, Dreamscape, Event, View};

impl Told for Dreamscape {
    fn tell(
        &self,
        before: &State,
        step: &Step<Action, Chance>,
        viewer: Option<Seat>,
        out: &mut String,
    ) {
        let decks = &before.decks;
        match *step {
            Step::Chance(Chance::Card(_)) if drawer(before, step) != viewer => {
                return out.push_str(HIDDEN);
            }
            _ => write_step(self, step, out),
        }
        match *step {
            Step::Action(seat, Action::Keep(card)) if Some(seat) != viewer => {
                let after = decks.known_before(seat, card, viewer);
                if after > 0 && !decks.knows(card, viewer) {
                    out.push(SHOWS);
                    out.push((b'0' + after) as char);
                }
            }
            _ => {
                for card in self.looks(before, step, viewer).as_slice() {
                    out.push(SHOWS);
                    out.push_str(&self.content.card(*card).id);
                }
            }
        }
    }

    fn is_open(&self, before: &State, step: &Step<Action, Chance>) -> bool {
        match *step {
            Step::Chance(Chance::Card(_)) => false,
            Step::Action(_, Action::Draw(_)) => !reaches_under(before, step),
            Step::Action(seat, Action::Keep(card)) => (Seat::first(self.seats()))
                .filter(|other| *other != seat)
                .all(|other| before.decks.known_before(seat, card, Some(other)) == 0),
            _ => true,
        }
    }

    fn hear(
        &self,
        shadow: &mut State,
        told: &str,
        viewer: Option<Seat>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Unheard> {
        if told.is_empty() {
            return Ok(());
        }
        let (word, shown) = match told.split_once(SHOWS) {
            Some((word, shown)) => (word, Some(shown)),
            None => (told, None),
        };
        let unreadable = || Unheard::Unreadable(told.to_owned());
        let impossible = || Unheard::Impossible(told.to_owned());
        // What shows is exchanged first, and only then the step is known to be
        // possible: all of that happens to a copy.
        let mut next = shadow.clone();
        let step = match word {
            HIDDEN => hidden_draw(self, &next, viewer).ok_or_else(impossible)?,
            word => parse_step(self, word).ok_or_else(unreadable)?,
        };
        let mut shown = shown.into_iter().flat_map(|shown| shown.split(SHOWS));
        let mut settled = CardSet::EMPTY;
        match step {
            Step::Chance(Chance::Card(card)) if word != HIDDEN => {
                let own = viewer.is_some() && drawer(&next, &step) == viewer;
                let other = self.unseen_for(&next).first().filter(|_| own);
                let other = other.ok_or_else(impossible)?;
                if !next.decks.unseen.contains(card) {
                    self.exchange(&mut next.decks, card, other, viewer)
                        .ok_or_else(impossible)?;
                }
                settled.insert(card);
            }
            Step::Action(seat, Action::Keep(card))
                if Some(seat) != viewer && !next.decks.knows(card, viewer) =>
            {
                let after = match shown.next().map(str::as_bytes) {
                    None => 0,
                    Some([digit @ b'1'..=b'9']) => digit - b'0',
                    Some(_) => return Err(unreadable()),
                };
                let place = next.decks.hidden_after(seat, after, viewer);
                place
                    .and_then(|other| self.exchange(&mut next.decks, card, other, viewer))
                    .ok_or_else(impossible)?;
            }
            _ => {}
        }
        if !self.is_possible(&next, &step) {
            return Err(impossible());
        }
        let mut looks = self.looks(&next, &step, viewer);
        for place in 0..looks.as_slice().len() {
            let (id, lies) = (
                shown.next().ok_or_else(impossible)?,
                looks.as_slice()[place],
            );
            let card = self.content.card_named(id).ok_or_else(unreadable)?;
            if settled.contains(card) {
                return Err(impossible());
            }
            self.exchange(&mut next.decks, card, lies, viewer)
                .ok_or_else(impossible)?;
            looks.exchange(card, lies);
            settled.insert(card);
        }
        if shown.next().is_some() {
            return Err(impossible());
        }
        let mut seen = Seen {
            game: self,
            viewer,
            events,
        };
        self.take(&mut next, &step, &mut seen);
        *shadow = next;
        Ok(())
    }

    fn seen_by(&self, event: Event, viewer: Option<Seat>) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn choices_of(&self, view: &View, choices: &mut Choices<Action>) {
        self.choices(view, choices);
    }

    fn round(&self, state: &State) -> u8 {
        state.table.cycle
    }
}

impl Dreamscape {
    /// The cards that a possible step shows to the viewer, who did not know
    /// where they are, beside the outcome of chance: those that it draws from
    /// under a deck (C9).
    fn looks(
        &self,
        before: &State,
        step: &Step<Action, Chance>,
        viewer: Option<Seat>,
    ) -> List<MAX_DRAWN> {
        let mut looks = Looks {
            before: &before.decks,
            viewer,
            cards: List::default(),
        };
        if drawer(before, step) == viewer && reaches_under(before, step) {
            // How many are drawn is for the rules to say: it is tried.
            self.take(&mut before.clone(), step, &mut looks);
        }
        looks.cards
    }

    /// Exchanges two cards that are alike to the viewer; nothing if they are not.
    fn exchange(
        &self,
        decks: &mut Decks,
        one: CardId,
        other: CardId,
        viewer: Option<Seat>,
    ) -> Option<()> {
        let level = |card: CardId| self.content.card(card).level;
        let alike = level(one) == level(other)
            && decks.is_hidden(one, viewer)
            && decks.is_hidden(other, viewer);
        alike.then(|| decks.exchange(one, other))
    }
}

/// Who draws cards in a step, if anybody does.
fn drawer(before: &State, step: &Step<Action, Chance>) -> Option<Seat> {
    match (*step, before.table.awaits) {
        (Step::Action(seat, Action::Draw(_)), _) => Some(seat),
        (Step::Chance(Chance::Card(_)), Await::Card(seat)) => Some(seat),
        _ => None,
    }
}

/// Whether the drawer may come to the cards that were put under the deck.
fn reaches_under(before: &State, step: &Step<Action, Chance>) -> bool {
    let unseen = before.table.unseen_sizes;
    match (*step, before.table.awaits) {
        (Step::Action(_, Action::Draw(level)), _) => unseen[level.index()] == 0,
        (Step::Chance(Chance::Card(_)), Await::Card(seat)) => {
            let level = before.table.players[seat].pending.level();
            level.is_some_and(|level| unseen[level.index()] == 1)
        }
        _ => false,
    }
}

/// A draw of another seat: any card that may come, always the same.
fn hidden_draw(
    game: &Dreamscape,
    shadow: &State,
    viewer: Option<Seat>,
) -> Option<Step<Action, Chance>> {
    let card = game.unseen_for(shadow).first()?;
    let step = Step::Chance(Chance::Card(card));
    (drawer(shadow, &step) != viewer).then_some(step)
}

/// Notes what a viewer draws from under a deck and did not know.
struct Looks<'a> {
    before: &'a Decks,
    viewer: Option<Seat>,
    cards: List<MAX_DRAWN>,
}

impl Events<Event> for Looks<'_> {
    fn happened(&mut self, event: Event) {
        if let Event::Drew {
            seat,
            card: Some(card),
            ..
        } = event
            && Some(seat) == self.viewer
            && !self.before.unseen.contains(card)
            && !self.before.knows(card, self.viewer)
        {
            self.cards.push(card);
        }
    }
}

impl Decks {
    /// Whether a viewer knows where a card is.
    fn knows(&self, card: CardId, viewer: Option<Seat>) -> bool {
        viewer.is_some_and(|seat| self.known[card.index()].contains(seat))
    }

    /// Whether a card is in a deck or in somebody's hand, and the viewer does
    /// not know where.
    fn is_hidden(&self, card: CardId, viewer: Option<Seat>) -> bool {
        let lies = || {
            let drawn = self.drawn.0.iter().map(List::as_slice);
            let mut lists = drawn.chain(self.under.iter().map(List::as_slice));
            lists.any(|list| list.contains(&card))
        };
        self.unseen.contains(card) || (!self.knows(card, viewer) && lies())
    }

    /// How many of the cards that a seat drew before this one the viewer knows.
    fn known_before(&self, seat: Seat, card: CardId, viewer: Option<Seat>) -> u8 {
        let drawn = self.drawn[seat].as_slice().iter();
        let before = drawn.take_while(|drawn| **drawn != card);
        before.filter(|drawn| self.knows(**drawn, viewer)).count() as u8
    }

    /// The first card of a seat's hand that is hidden and was drawn after just
    /// so many that the viewer knows.
    fn hidden_after(&self, seat: Seat, after: u8, viewer: Option<Seat>) -> Option<CardId> {
        let hidden = |card: &&CardId| {
            !self.knows(**card, viewer) && self.known_before(seat, **card, viewer) == after
        };
        self.drawn[seat].as_slice().iter().find(hidden).copied()
    }

    /// Exchanges two cards, wherever they are, with what is known of their places.
    fn exchange(&mut self, one: CardId, other: CardId) {
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

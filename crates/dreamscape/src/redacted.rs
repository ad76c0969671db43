//! What a viewer may know of a step, and its shadow (see [`lucid_tabletop::redacted`]).
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

mod decks;
mod shadow;

use lucid_tabletop::redacted::{HIDDEN, REVEALS, RedactedErrorKind, write_step};
use lucid_tabletop::{Choices, Events, Game as _, Redacted, Seat, Step};

use crate::chance::Await;
use crate::state::{Decks, List, MAX_DRAWN, State};
use crate::{Action, Chance, Dreamscape, Event, View};
use shadow::ShadowEdit;

impl Redacted for Dreamscape {
    fn redact_step(
        &self,
        before: &State,
        step: &Step<Action, Chance>,
        viewer: Option<Seat>,
        out: &mut String,
    ) {
        match *step {
            Step::Chance(Chance::Card(_)) if drawer(before, step) != viewer => {
                return out.push_str(HIDDEN);
            }
            _ => write_step(self, step, out),
        }
        match *step {
            Step::Action(seat, Action::Keep(card)) => {
                let after = before.decks.kept_after(seat, card, viewer);
                if after > 0 {
                    out.push(REVEALS);
                    out.push((b'0' + after) as char);
                }
            }
            _ => {
                for card in self.looks(before, step, viewer).as_slice() {
                    out.push(REVEALS);
                    out.push_str(&self.content.card(*card).id);
                }
            }
        }
    }

    fn is_public(&self, before: &State, step: &Step<Action, Chance>) -> bool {
        match *step {
            Step::Chance(Chance::Card(_)) => false,
            Step::Action(_, Action::Draw(_)) => !reaches_under(before, step),
            Step::Action(seat, Action::Keep(card)) => Seat::first(self.seats())
                .all(|viewer| before.decks.kept_after(seat, card, Some(viewer)) == 0),
            _ => true,
        }
    }

    fn prepare(
        &self,
        shadow: &mut State,
        redacted: &str,
        viewer: Option<Seat>,
    ) -> Result<Step<Action, Chance>, RedactedErrorKind> {
        let mut edit = ShadowEdit {
            game: self,
            shadow: shadow.clone(),
            viewer,
        };
        let step = edit.prepare(redacted)?;
        *shadow = edit.shadow;
        Ok(step)
    }

    fn redact_event(&self, event: Event, viewer: Option<Seat>) -> Option<Event> {
        Some(event.redact_event(viewer))
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

//! Bringing a shadow to where a redacted step can be played on it.

use lucid_tabletop::redacted::{HIDDEN, REVEALS, RedactedErrorKind, parse_step};
use lucid_tabletop::{Game as _, Seat, Step};

use super::drawer;
use crate::state::State;
use crate::{Action, CardId, CardSet, Chance, Dreamscape};

/// A copy of a shadow that is being changed: whether a redacted step is possible is
/// only known once everything that it reveals is in its place.
pub(super) struct ShadowEdit<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) shadow: State,
    pub(super) viewer: Option<Seat>,
}

impl ShadowEdit<'_> {
    /// The step; what it reveals is in its place, and it is possible.
    pub(super) fn prepare(
        &mut self,
        redacted: &str,
    ) -> Result<Step<Action, Chance>, RedactedErrorKind> {
        let mut words = redacted.split(REVEALS);
        let step = match words.next().unwrap_or_default() {
            HIDDEN => self.hidden_draw()?,
            word => parse_step(self.game, word).ok_or(RedactedErrorKind::Unreadable)?,
        };
        let mut settled = CardSet::EMPTY;
        match step {
            Step::Chance(Chance::Card(card)) if !redacted.starts_with(HIDDEN) => {
                self.own_draw(&step, card)?;
                settled.insert(card);
            }
            Step::Action(seat, Action::Keep(card))
                if Some(seat) != self.viewer && !self.knows(card) =>
            {
                let after = match words.next().map(str::as_bytes) {
                    None => 0,
                    Some([digit @ b'1'..=b'9']) => digit - b'0',
                    Some(_) => return Err(RedactedErrorKind::Unreadable),
                };
                let place = self.shadow.decks.hidden_after(seat, after, self.viewer);
                self.exchange(card, place.ok_or(RedactedErrorKind::Impossible)?)?;
            }
            _ => {}
        }
        if !self.game.is_possible(&self.shadow, &step) {
            return Err(RedactedErrorKind::Impossible);
        }
        let mut looks = self.game.looks(&self.shadow, &step, self.viewer);
        for place in 0..looks.as_slice().len() {
            let id = words.next().ok_or(RedactedErrorKind::Impossible)?;
            let card = self
                .game
                .content
                .card_named(id)
                .ok_or(RedactedErrorKind::Unreadable)?;
            if settled.contains(card) {
                return Err(RedactedErrorKind::Impossible);
            }
            let lies = looks.as_slice()[place];
            self.exchange(card, lies)?;
            looks.exchange(card, lies);
            settled.insert(card);
        }
        match words.next() {
            None => Ok(step),
            Some(_) => Err(RedactedErrorKind::Impossible),
        }
    }

    /// A draw of another seat: some card that may come, always the same.
    fn hidden_draw(&self) -> Result<Step<Action, Chance>, RedactedErrorKind> {
        let card = self.game.unseen_for(&self.shadow).first();
        let step = card.map(|card| Step::Chance(Chance::Card(card)));
        step.filter(|step| drawer(&self.shadow, step) != self.viewer)
            .ok_or(RedactedErrorKind::Impossible)
    }

    /// A draw of the viewer: the card is among those that may come.
    fn own_draw(
        &mut self,
        step: &Step<Action, Chance>,
        card: CardId,
    ) -> Result<(), RedactedErrorKind> {
        let other = self.game.unseen_for(&self.shadow).first();
        let other = other.filter(|_| drawer(&self.shadow, step) == self.viewer);
        let other = other.ok_or(RedactedErrorKind::Impossible)?;
        match self.shadow.decks.unseen.contains(card) {
            true => Ok(()),
            false => self.exchange(card, other),
        }
    }

    fn knows(&self, card: CardId) -> bool {
        self.shadow.decks.knows(card, self.viewer)
    }

    /// Exchanges two cards that are alike to the viewer.
    fn exchange(&mut self, one: CardId, other: CardId) -> Result<(), RedactedErrorKind> {
        let level = |card: CardId| self.game.content.card(card).level;
        let decks = &mut self.shadow.decks;
        let alike = level(one) == level(other)
            && decks.is_hidden(one, self.viewer)
            && decks.is_hidden(other, self.viewer);
        if !alike {
            return Err(RedactedErrorKind::Impossible);
        }
        decks.exchange(one, other);
        Ok(())
    }
}

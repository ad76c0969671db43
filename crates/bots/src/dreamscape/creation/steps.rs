//! A step, played as the search plays it: with chance cut off.

use lucid_dreamscape::{Action, Dreamscape, Event, Level, Pending, Power, State};
use lucid_tabletop::{Events, Game as _, Seat, ToAct};

use super::bound::{Glance, Ground};
use super::evaluation::{Evaluation, POINT};
use super::search::Effect;

impl Ground<'_> {
    /// Plays a legal action; what that brings in points and hopes.
    ///
    /// What chance would decide is cut off: a draw of cards counts what it is
    /// worth, and so do the powers of the Archives, the Harvesters, the Lake and
    /// the King; the Creation then goes on as if nothing had come of it.
    pub(super) fn after(&self, state: &mut State, action: Action) -> i32 {
        let score = |state: &State| i32::from(state.table().players[self.seat].score);
        let before = score(state);
        let bonus = self.play(state, action, &mut ());
        POINT * (score(state) - before) + bonus
    }

    /// Plays an action in that way; what is hoped for besides points.
    pub(super) fn play(
        &self,
        state: &mut State,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> i32 {
        let open = play_cut(self.game, self.seat, state, action, events);
        open.map_or(0, |open| self.evaluation.hope(open))
    }

    /// What the end of a Creation comes to.
    pub(super) fn effect(&self, state: &State, glance: &Glance<'_>) -> Effect {
        let table = state.table();
        let player = &table.players[self.seat];
        Effect {
            score: player.score,
            pile: player.pile,
            stored: self.evaluation.stored(table, player).0,
            trees: player.board.trees().len(),
            cards: glance.cards,
        }
    }

    /// What an action is hoped to bring besides points.
    pub(super) fn bonus(&self, action: Action) -> i32 {
        match action {
            Action::UseCard { card, .. } => {
                self.evaluation.bonus(self.game.content().card(card).power)
            }
            _ => 0,
        }
    }

    /// Whether an action's outcome is left open.
    pub(super) fn is_cut(&self, action: Action) -> bool {
        is_open(self.game, action)
    }
}

/// What was cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::dreamscape) enum Open {
    /// Cards of a deck, after a completion.
    Draw(Level),
    /// Cards that the King shows.
    King(Level),
    /// What another power brings.
    Power(Power),
}

impl Evaluation {
    /// What is hoped of something that was cut off.
    pub(in crate::dreamscape) fn hope(&self, open: Open) -> i32 {
        let of = |worths: &[i32; 3], level: Level| worths[usize::from(level.number()) - 1];
        match open {
            Open::Draw(level) => of(&self.draw, level),
            Open::King(level) => of(&self.king, level),
            Open::Power(power) => self.bonus(power),
        }
    }
}

/// Whether an action's outcome is left open in a Creation.
pub(in crate::dreamscape) fn is_open(game: &Dreamscape, action: Action) -> bool {
    match action {
        Action::Draw(_) => true,
        Action::UseCard { card, .. } => {
            let power = game.content().card(card).power;
            !matches!(power, Power::Tower | Power::Golem)
        }
        _ => false,
    }
}

/// Plays a legal action of a Creation as if nothing came of what chance decides.
pub(in crate::dreamscape) fn play_cut(
    game: &Dreamscape,
    seat: Seat,
    state: &mut State,
    action: Action,
    events: &mut impl Events<Event>,
) -> Option<Open> {
    match action {
        Action::Draw(level) => {
            if state.table().players[seat].pending != Pending::KingDraw {
                game.play_unchecked(state, seat, Action::NoDraw, events);
                return Some(Open::Draw(level));
            }
            // Whatever is shown: none is kept.
            game.play_unchecked(state, seat, action, &mut ());
            while game.to_act(state) == ToAct::Chance {
                let any = game.chance_nth(state, 0);
                game.resolve(state, any, &mut ());
            }
            game.play_unchecked(state, seat, Action::KeepNone, events);
            Some(Open::King(level))
        }
        Action::UseCard { card, colour } if is_open(game, action) => {
            game.play_unchecked(state, seat, Action::Store { card, colour }, events);
            Some(Open::Power(game.content().card(card).power))
        }
        _ => {
            game.play_unchecked(state, seat, action, events);
            None
        }
    }
}

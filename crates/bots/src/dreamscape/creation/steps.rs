//! A step, played as the search plays it: with chance cut off.

use dreamscape::{Action, Pending, Power, State};
use tabletop::{Game as _, ToAct};

use super::bound::{Glance, Ground};
use super::evaluation::POINT;
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
        events: &mut impl tabletop::Events<dreamscape::Event>,
    ) -> i32 {
        let (game, seat) = (self.game, self.seat);
        match action {
            Action::Draw(level) => {
                let index = usize::from(level.number()) - 1;
                let king = state.table().players[seat].pending == Pending::KingDraw;
                if !king {
                    game.play_unchecked(state, seat, Action::NoDraw, events);
                    return self.evaluation.draw[index];
                }
                // Whatever is shown: none is kept.
                game.play_unchecked(state, seat, action, &mut ());
                while game.to_act(state) == ToAct::Chance {
                    let any = game.chance_nth(state, 0);
                    game.resolve(state, any, &mut ());
                }
                game.play_unchecked(state, seat, Action::KeepNone, events);
                self.evaluation.king[index]
            }
            Action::UseCard { card, colour } => {
                let power = game.content().card(card).power;
                if matches!(power, Power::Tower | Power::Golem) {
                    game.play_unchecked(state, seat, action, events);
                    return 0;
                }
                game.play_unchecked(state, seat, Action::Store { card, colour }, events);
                self.evaluation.bonus(power)
            }
            _ => {
                game.play_unchecked(state, seat, action, events);
                0
            }
        }
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
        match action {
            Action::Draw(_) => true,
            Action::UseCard { card, .. } => {
                let power = self.game.content().card(card).power;
                !matches!(power, Power::Tower | Power::Golem)
            }
            _ => false,
        }
    }
}

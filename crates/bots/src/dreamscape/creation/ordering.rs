//! Ordering: which actions are tried, and which of them first.
//!
//! The better the first lines are, the more can be left out afterwards, so actions are
//! tried in the order of their bounds. And some orders of play need not be tried at all,
//! because another one leads to the same position: exchanges come first
//! ([`exchange_order`]), red shards come last, and of equivalent cards to store on only
//! one is tried.

mod exchange_order;

pub(super) use exchange_order::{ExchangeWindow, Extent, LateExchanges, is_bag_short};

use lucid_dreamscape::rules::{DreamerOnRed, Land};
use lucid_dreamscape::{Action, CardId, CardSet, Colour, Player, Power, Slot, State};
use lucid_tabletop::{Choices, Game as _};

use super::bounds::{Assessment, IMPOSSIBLE, ShortlistDepth, UNBOUNDED};
use super::search::Search;
use crate::dreamscape::creation::model::{Instance, Resources};

/// An action that may be tried next, with a bound on what it can lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankedAction {
    pub(super) action: Action,
    /// Upper bound on what it brings, with everything that may follow.
    pub(super) bound: i32,
    /// The same without late exchanges. The highest is tried first.
    pub(super) priority: i32,
}

/// What the path to a position says about what may follow.
#[derive(Clone, Copy, Debug)]
pub(super) struct ActionContext {
    pub(super) window: ExchangeWindow,
    /// The slot of a red shard, if the last step placed one.
    pub(super) red: Option<Slot>,
    /// Whether exchanges may come that the position's bound does not cover.
    pub(super) exchanges_ahead: bool,
    /// Upper bound on lines with a late exchange.
    pub(super) late: i32,
    /// Whether shortlists for the children have been prepared.
    pub(super) shortlisted: bool,
}

impl Search<'_, '_> {
    /// The actions worth trying in a position, best bound first.
    pub(super) fn ranked_actions(
        &mut self,
        state: &State,
        window: ExchangeWindow,
        so_far: i32,
    ) -> Vec<Action> {
        let assessment = (self.instance).assess(state, ShortlistDepth::ROOT, IMPOSSIBLE);
        let context = ActionContext {
            window,
            red: None,
            exchanges_ahead: window == ExchangeWindow::Open
                && !assessment.resources.exchanges
                && self.instance.may_exchange(state),
            late: IMPOSSIBLE,
            shortlisted: false,
        };
        let begin = self.stack.len();
        self.rank_actions(state, context, so_far, &assessment);
        let plain = self.instance.without_powers(state, &assessment);
        if let (None, Some(actions)) = (&assessment.actions, &plain.actions) {
            // With powers at hand, no bound says anything about single actions.
            let player = &state.table().players[self.instance.seat];
            for ranked in &mut self.stack[begin..] {
                let (action, instance) = (ranked.action, self.instance);
                let bonus = instance.power_bonus(action);
                let (assignment, resources) = (&actions.assignment, &plain.resources);
                ranked.priority =
                    actions.of_action(instance, assignment, player, resources, action, bonus);
            }
            self.stack[begin..].sort_by_key(|ranked| std::cmp::Reverse(ranked.priority));
        }
        let ranked = self.stack.drain(begin..);
        ranked.map(|ranked| ranked.action).collect()
    }

    /// Pushes the actions worth trying onto the stack, best bound first. Returns an
    /// upper bound on those that are left out.
    pub(super) fn rank_actions(
        &mut self,
        state: &State,
        context: ActionContext,
        so_far: i32,
        assessment: &Assessment<'_>,
    ) -> i32 {
        let instance = self.instance;
        let player = &state.table().players[instance.seat];
        let begin = self.stack.len();
        let threshold = self.threshold(so_far);
        let mut left_out = IMPOSSIBLE;
        let mut choices = self.choices.take().unwrap_or_default();
        (instance.game).legal_actions(state, instance.seat, &mut choices);
        for action in choices.iter() {
            if *action == Action::End
                || instance.is_too_late(state, *action, context.window)
                || context
                    .red
                    .is_some_and(|red| !instance.needs_red(player, *action, red))
            {
                continue;
            }
            if let Some(actions) = &assessment.actions
                && instance.is_duplicate_store(state, &choices, *action, actions.completable)
            {
                continue;
            }
            let priority = match &assessment.actions {
                _ if context.exchanges_ahead
                    && instance.window_after(state, *action, context.window)
                        == ExchangeWindow::Open =>
                {
                    UNBOUNDED
                }
                Some(actions) if context.shortlisted => {
                    instance.refined_bound(player, assessment, actions, *action, threshold)
                }
                Some(actions) => {
                    let bonus = instance.power_bonus(*action);
                    let (assignment, resources) = (&actions.assignment, &assessment.resources);
                    actions.of_action(instance, assignment, player, resources, *action, bonus)
                }
                None => assessment.bound,
            };
            let bound = match instance.may_exchange_after(&player.hands, *action) {
                true => priority.max(context.late),
                false => priority,
            };
            let priority = match action {
                // It only discards a shard, which is hardly ever good.
                Action::Exchange { give, take } if give == take => IMPOSSIBLE,
                _ => priority,
            };
            if self.is_better(so_far + bound) {
                self.stack.push(RankedAction {
                    action: *action,
                    bound,
                    priority,
                });
            } else {
                left_out = left_out.max(bound);
            }
        }
        self.choices = Some(choices);
        // A stable sort, so that the same line is always found first.
        self.stack[begin..].sort_by_key(|ranked| std::cmp::Reverse(ranked.priority));
        left_out
    }
}

/// Red shards come last.
///
/// A red shard completes nothing, and nothing goes on top of it (K2). So any line keeps
/// its value if the red shard is placed later: just before the step that needs it,
/// before another red shard, or before the end. A shard next to it that has no other
/// neighbour needs it (K1), and so does a step where the Dreamer walks on red (E12).
/// The rule is not applied with the Tower, the Golem or exchanges at hand, nor where any
/// action restarts a track over land (D7).
impl Instance<'_> {
    /// Whether red shards come last in a position where only the shards in Hands count.
    pub(crate) fn reds_come_last(&self, resources: &Resources<'_>) -> bool {
        let restarts = self.game.rules().land == Land::Path && resources.land_tops() >= 2;
        !restarts && resources.hands[Colour::Red] < 3 && !self.bag_is_short
    }

    /// Whether an action justifies the red shard that was placed just before it.
    pub(crate) fn needs_red(&self, player: &Player, action: Action, red: Slot) -> bool {
        let walks = self.game.rules().dreamer_on_red == DreamerOnRed::Costs;
        match action {
            Action::Place {
                colour: Colour::Red,
                ..
            } => true,
            Action::Place { slot, .. } => {
                let board = &player.board;
                let near = self.game.content().grid().neighbours(slot) & board.occupied();
                !board.occupied().contains(slot) && near == red.set()
            }
            Action::Step(_) | Action::FreeStep(_) | Action::Enter => walks,
            _ => false,
        }
    }

    /// Whether storing a shard has an equivalent earlier in the list, on another card:
    /// neither card can be completed any more, so the shard stays there, and both cards
    /// have the same power to lose.
    pub(crate) fn is_duplicate_store(
        &self,
        state: &State,
        choices: &Choices<Action>,
        action: Action,
        completable: CardSet,
    ) -> bool {
        let (Action::Store { card, colour } | Action::UseCard { card, colour }) = action else {
            return false;
        };
        let stays = |card: CardId| {
            let top = state.table().players[self.seat].top;
            match top == Some(card) {
                true => completable.is_empty(),
                false => !completable.contains(card),
            }
        };
        if !stays(card) {
            return false;
        }
        let uses = |card| Action::UseCard { card, colour };
        let power = |card: CardId| -> Option<i32> {
            let power = self.game.content().card(card).power;
            let open = choices.contains(&uses(card));
            match power {
                Power::Tower | Power::Golem if open => None,
                _ if open => Some(self.evaluation.power_bonus(power)),
                _ => Some(i32::MIN),
            }
        };
        let Some(mine) = power(card) else {
            return false;
        };
        let sooner = choices.iter().take_while(|other| **other != action);
        sooner.into_iter().any(|other| {
            let is_same = match (action, *other) {
                (Action::Store { .. }, Action::Store { card, colour: of }) if of == colour => card,
                (Action::UseCard { .. }, Action::UseCard { card, colour: of }) if of == colour => {
                    card
                }
                _ => return false,
            };
            stays(is_same) && power(is_same) == Some(mine)
        })
    }
}

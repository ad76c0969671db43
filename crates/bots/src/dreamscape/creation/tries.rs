//! What may be done next, the best first.

use lucid_dreamscape::{Action, Slot, State};
use lucid_tabletop::Game as _;

use super::bound::Glance;
use super::gate::Gate;
use super::search::{MUCH, NOTHING, Search};
use super::shortlist::Trail;

/// Something that may be done, and what it may bring.
#[derive(Clone, Copy, Debug)]
pub(super) struct Try {
    pub(super) action: Action,
    /// What it brings at the most, with all that may follow.
    pub(super) most: i32,
    /// The same without late exchanges: the best is tried first.
    pub(super) hope: i32,
}

/// What the way to a table says about what may follow.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    pub(super) gate: Gate,
    /// Where a red shard was placed just now.
    pub(super) red: Option<Slot>,
    /// Whether exchanges may come that are not in the bound.
    pub(super) ahead: bool,
    /// What is to come at the most when an exchange comes late.
    pub(super) late: i32,
    /// Whether the ways of cards are listed that may matter after it.
    pub(super) listed: bool,
}

impl Search<'_, '_> {
    /// What may be done next, the best first.
    pub(super) fn tries(&mut self, state: &State, gate: Gate, so_far: i32) -> Vec<Action> {
        let glance = (self.ground).glance(state, Trail { from: None, to: 0 }, NOTHING);
        let at = At {
            gate,
            red: None,
            ahead: gate == Gate::Open && !glance.scene.exchanges && self.ground.may_exchange(state),
            late: NOTHING,
            listed: false,
        };
        let begin = self.open.len();
        self.list(state, at, so_far, &glance);
        self.open.drain(begin..).map(|open| open.action).collect()
    }

    /// Lists what may be done next, the best first; what the rest brings at the most.
    pub(super) fn list(&mut self, state: &State, at: At, so_far: i32, glance: &Glance<'_>) -> i32 {
        let ground = self.ground;
        let player = &state.table().players[ground.seat];
        let begin = self.open.len();
        let beaten = self.beaten(so_far);
        let mut most = NOTHING;
        let mut choices = self.choices.take().unwrap_or_default();
        ground.game.legal_actions(state, ground.seat, &mut choices);
        for action in choices.iter() {
            if *action == Action::End
                || ground.is_late(state, *action, at.gate)
                || at
                    .red
                    .is_some_and(|red| !ground.needs_red(player, *action, red))
            {
                continue;
            }
            if let Some(plain) = &glance.plain
                && ground.is_twin(state, &choices, *action, plain.completable)
            {
                continue;
            }
            let then = match &glance.plain {
                _ if at.ahead && ground.gate_after(state, *action, at.gate) == Gate::Open => MUCH,
                Some(plain) if at.listed => ground.foresee(player, glance, plain, *action, beaten),
                Some(plain) => {
                    let bonus = ground.bonus(*action);
                    plain.after(ground, &plain.deal, player, &glance.scene, *action, bonus)
                }
                None => glance.most,
            };
            let hope = then;
            let then = match ground.may_exchange_after(&player.hands, *action) {
                true => then.max(at.late),
                false => then,
            };
            if self.is_better(so_far + then) {
                self.open.push(Try {
                    action: *action,
                    most: then,
                    hope,
                });
            } else {
                most = most.max(then);
            }
        }
        self.choices = Some(choices);
        // The sort keeps the order of equals, so the same is always found first.
        self.open[begin..].sort_by_key(|open| std::cmp::Reverse(open.hope));
        most
    }
}

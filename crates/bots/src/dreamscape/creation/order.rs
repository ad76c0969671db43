//! Orders and choices that come to the same: only one of them is tried.

use lucid_dreamscape::rules::{DreamerOnRed, Land};
use lucid_dreamscape::{Action, CardId, CardSet, Colour, Player, Power, Slot, State};
use lucid_tabletop::Choices;

use super::bound::Ground;
use super::scene::Scene;

/// Red shards come last.
///
/// A red shard that is placed completes nothing, and nothing goes on it (K2). So
/// in any line it may as well be placed later: just before what needs it there,
/// before another red one, or before the end. What may need it is a shard beside
/// it that has no other neighbour (K1), and where the Dreamer walks on red (E12),
/// a step. Free steps over land that restart with any action (D7), Tower, Golem
/// and exchanges are left out of this.
impl Ground<'_> {
    /// Whether that holds on a table where nothing but shards in Hands counts.
    pub(super) fn reds_come_last(&self, scene: &Scene<'_>) -> bool {
        let restarts = self.game.rules().land == Land::Path && scene.land_tops() >= 2;
        !restarts && scene.hands[Colour::Red] < 3 && !self.few_in_bag
    }

    /// Whether an action may follow a red shard that was placed just before.
    pub(super) fn needs_red(&self, player: &Player, action: Action, red: Slot) -> bool {
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

    /// Whether storing a shard on another card, which comes sooner in the list, is
    /// the same: neither card can be completed any more, so its shard stays there,
    /// and both have the same power to lose.
    pub(super) fn is_twin(
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
                _ if open => Some(self.evaluation.bonus(power)),
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

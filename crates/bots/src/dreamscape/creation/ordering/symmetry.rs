//! Symmetry: of orders and choices that lead to the same, only one is tried.

use lucid_dreamscape::rules::{DreamerOnRed, Land};
use lucid_dreamscape::{Action, CardId, CardSet, Colour, Player, Power, Slot, State};
use lucid_tabletop::Choices;

use crate::dreamscape::creation::model::{Instance, Resources};

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

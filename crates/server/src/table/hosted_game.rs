//! What a table needs of each game beyond its rules.

use std::sync::Arc;

use lucid_tabletop::{Choices, Redacted, Seat};
use lucid_texts::Texts;

use super::bot_task::BotTask;
use super::running_game::Sand;

/// A game that can be played at a table on the server.
pub(crate) trait HostedGame:
    Redacted<State: Send + Sync, Action: Send + Sync, Chance: Send + Sync, View: Send>
    + Send
    + Sync
    + Sized
    + 'static
{
    /// What the bots of a table remember from step to step.
    type Memory: Default + Clone + Send + Sync;

    /// The id of the rule that refuses.
    fn rule(refusal: Self::Refusal) -> &'static str;

    /// The sentence that explains a refusal.
    fn sentence(&self, texts: &Texts, refusal: Self::Refusal) -> String;

    /// The sand, where the game runs against it in this state.
    fn sand(&self, state: &Self::State) -> Option<Sand>;

    /// What a bot of a level has to work out; nothing for an unknown level.
    fn bot_task(
        game: &Arc<Self>,
        view: Self::View,
        level: &str,
        seed: u64,
        memory: &Self::Memory,
    ) -> Option<BotTask>;

    /// How many milliseconds a bot of a level thinks where it runs against the sand.
    fn delay(_level: &str, _seed: u64) -> u32 {
        0
    }

    /// What is played for a seat whose time is up.
    fn safe(&self, state: &Self::State, seat: Seat) -> Option<Self::Action> {
        self.moves_on(state, seat)
    }

    /// The choice that moves the game on, which is always the last of the list (end, stop,
    /// decline or pass).
    fn moves_on(&self, state: &Self::State, seat: Seat) -> Option<Self::Action> {
        let mut choices = Choices::new();
        self.legal_actions(state, seat, &mut choices);
        choices.last().copied()
    }
}

//! Dreamscape.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use lucid_bots::dreamscape::{Player, levels};
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::{Choices, Game as _, Seat};
use lucid_texts::Texts;

use super::HostedTitle;
use crate::table::{BotTask, HostedGame, Sand};

/// The level of planners here, with the time that they get for a turn.
const PLANNER: &str = "planner:600ms";

/// The bots of a table that remember what they have planned, by their seats.
pub(crate) type Planners = Arc<Mutex<BTreeMap<Seat, Box<dyn Player + Send>>>>;

impl HostedTitle for Dreamscape {
    const LEVELS: &'static [&'static str] = &levels::ALL;
    const STAND_IN: &'static str = "greedy";
}

impl HostedGame for Dreamscape {
    type Memory = Planners;

    fn rule(refusal: Self::Refusal) -> &'static str {
        refusal.rule()
    }

    fn sentence(&self, texts: &Texts, refusal: Self::Refusal) -> String {
        texts.refusal(self, refusal)
    }

    fn sand(&self, _state: &Self::State) -> Option<Sand> {
        None
    }

    fn bot_task(
        game: &Arc<Self>,
        view: Self::View,
        level: &str,
        seed: u64,
        planners: &Planners,
    ) -> Option<BotTask> {
        let seat = view.viewer?;
        let plans = level == "planner";
        // A planner plans all steps of a turn at once, so it is kept from step to step.
        // While it plans it is not in the map, so that nobody waits for the lock.
        let kept = || planners.lock().ok()?.remove(&seat);
        let mut player = if plans {
            kept().or_else(|| levels::player(PLANNER, seed))?
        } else {
            levels::player(level, seed)?
        };
        let planners = planners.clone();
        let game = game.clone();
        Some(BotTask::new(move || {
            let mut choices = Choices::new();
            game.choices(&view, &mut choices);
            if choices.is_empty() {
                return None;
            }
            let mut word = String::new();
            game.write_action(player.choose(&game, &view, &choices), &mut word);
            if plans && let Ok(mut planners) = planners.lock() {
                planners.insert(seat, player);
            }
            Some(word)
        }))
    }
}

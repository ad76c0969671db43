//! Dream Runners.

use std::sync::Arc;

use lucid_bots::dream_runners::levels;
use lucid_bots::dream_runners::players::SkillLevel;
use lucid_dream_runners::{DreamRunners, Phase};
use lucid_tabletop::{Game as _, Random, ToAct};
use lucid_texts::Texts;

use super::HostedTitle;
use crate::table::{BotTask, HostedGame, Sand};

/// The most steps of one task; stops a bot that lays and lifts endlessly.
const MOST_STEPS: usize = 64;

impl HostedTitle for DreamRunners {
    const LEVELS: &'static [&'static str] = &levels::ALL;
    const STAND_IN: &'static str = "skilled";

    /// Older clients may still send the old name of a level.
    fn is_level(level: &str) -> bool {
        Self::LEVELS.contains(&level) || SkillLevel::of(level).is_some()
    }
}

impl HostedGame for DreamRunners {
    type Memory = ();

    fn rule(refusal: Self::Refusal) -> &'static str {
        refusal.rule()
    }

    fn sentence(&self, texts: &Texts, refusal: Self::Refusal) -> String {
        texts.runners_refusal(self, refusal)
    }

    fn sand(&self, state: &Self::State) -> Option<Sand> {
        let timer = self.rules().timer?;
        let table = state.table();
        (table.phase == Phase::Compose).then(|| Sand {
            round: table.round,
            turned: !table.done.is_empty(),
            runs: u64::from(timer) * 1_000,
            limit: u64::from(self.rules().round_limit) * 1_000,
        })
    }

    fn delay(level: &str, seed: u64) -> u32 {
        levels::player(level, seed).map_or(0, |mut player| player.delay())
    }

    fn bot_task(
        game: &Arc<Self>,
        view: Self::View,
        level: &str,
        seed: u64,
        _memory: &(),
    ) -> Option<BotTask> {
        let seat = view.viewer?;
        let mut player = levels::player(level, seed)?;
        let game = game.clone();
        Some(BotTask::new(move || {
            // The bot tries its steps out on a state that its seat cannot tell from the
            // true one, until somebody else is to act.
            let mut state = game.resample(&view, &mut Random::new(seed));
            let phase = view.table.phase;
            let mut words = String::new();
            for _ in 0..MOST_STEPS {
                let may_act =
                    matches!(game.to_act(&state), ToAct::Seats(seats) if seats.contains(seat));
                if !may_act || state.table().phase != phase {
                    break;
                }
                let action = player.choose(&game, &game.view(&state, Some(seat)))?;
                if game.play(&mut state, seat, action, &mut ()).is_err() {
                    break;
                }
                if !words.is_empty() {
                    words.push(' ');
                }
                game.write_action(action, &mut words);
                // Outside its own board a step may lead to chance or to others' turns.
                if phase != Phase::Compose {
                    break;
                }
            }
            (!words.is_empty()).then_some(words)
        }))
    }
}

//! Dream Runners.

use std::sync::Arc;

use lucid_bots::dream_runners::levels;
use lucid_bots::dream_runners::players::SkillLevel;
use lucid_dream_runners::{Action, DreamRunners, Phase};
use lucid_tabletop::{Game as _, Random, Seat, ToAct};
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

    /// R10 says what is chosen for absent players.
    fn safe(&self, state: &Self::State, seat: Seat) -> Option<Action> {
        let chosen = self.absent_action(state, seat);
        chosen.or_else(|| self.moves_on(state, seat))
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

#[cfg(test)]
mod tests {
    use lucid_dream_runners::Colour;
    use lucid_testkit::dream_runners::Scene;

    use super::*;

    #[test]
    fn r10_when_time_is_up_the_colour_completes_a_set() {
        let ada = Seat::new(0);
        let position = "tile: box-under-the-bed\nseat A\nfragments: blue+white+orange";
        let mut scene = Scene::new("players=2", position);
        scene.play("A", "set-1-one@c3 lock").play("B", "lock");
        // Nothing is left to choose but colours.
        assert_eq!(scene.game().safe(scene.state(), ada), Some(Action::Auto));
        scene.play("A", "auto");
        let colour = scene.game().safe(scene.state(), ada);
        assert_eq!(colour, Some(Action::Wild(Colour::Green)));
        // While a dream is created there is nothing to choose for anybody.
        let scene = Scene::new("players=2", position);
        assert_eq!(scene.game().safe(scene.state(), ada), Some(Action::Lock));
    }
}

//! What a table needs of each game beyond its rules.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use lucid_dream_runners::{DreamRunners, Phase};
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::{Choices, Game, Random, Redacted, Seat, ToAct};
use lucid_texts::Texts;

use super::bot_task::BotTask;
use super::running_game::Sand;

/// The level of planners here, with the time that they get for a turn.
const PLANNER: &str = "planner:600ms";

/// The bots of a table that remember what they have planned, by their seats.
pub(super) type Planners =
    Arc<Mutex<BTreeMap<Seat, Box<dyn lucid_bots::dreamscape::Player + Send>>>>;

/// A game that can be played at a table on the server.
pub(super) trait HostedGame:
    Redacted<State: Send + Sync, Action: Send + Sync, Chance: Send + Sync, View: Send>
    + Send
    + Sync
    + Sized
    + 'static
{
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
        planners: &Planners,
    ) -> Option<BotTask>;

    /// How many milliseconds a bot of a level thinks where it runs against the sand.
    fn delay(_level: &str, _seed: u64) -> u32 {
        0
    }

    /// What is played for a seat whose time is up: the choice that moves the game on,
    /// which is always the last of the list (end, stop, decline or pass).
    fn safe(&self, state: &Self::State, seat: Seat) -> Option<Self::Action> {
        let mut choices = Choices::new();
        self.legal_actions(state, seat, &mut choices);
        choices.last().copied()
    }
}

impl HostedGame for Dreamscape {
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
            kept().or_else(|| lucid_bots::levels::dreamscape(PLANNER, seed))?
        } else {
            lucid_bots::levels::dreamscape(level, seed)?
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

impl HostedGame for DreamRunners {
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
        lucid_bots::levels::dream_runners(level, seed).map_or(0, |mut player| player.delay())
    }

    fn bot_task(
        game: &Arc<Self>,
        view: Self::View,
        level: &str,
        seed: u64,
        _planners: &Planners,
    ) -> Option<BotTask> {
        let seat = view.viewer?;
        let mut player = lucid_bots::levels::dream_runners(level, seed)?;
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

/// The most steps of one task; a bot that lays and lifts for ever is stopped.
const MOST_STEPS: usize = 64;

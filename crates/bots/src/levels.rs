//! The levels of bots, each named by a word.
//!
//! The words are part of records, saved games and the wire protocol.

use std::time::Duration;

use crate::dream_runners::players::{
    Purchases, RandomPlayer, Skill, SkillLevel, SolverPlayer, Triangular,
};
use crate::dreamscape::planner::{Clock, Effort};
use crate::{dream_runners, dreamscape};

/// The levels of Dreamscape, the weakest first.
///
/// `planner` takes a budget for each turn: `planner:250ms` is a time in milliseconds,
/// `planner:20000n` a number of positions to examine. The default is [`PLANNER`].
pub const DREAMSCAPE: [&str; 3] = ["random", "greedy", "planner"];
/// The default budget of a turn of `planner`.
pub const PLANNER: Effort = Effort::Time(Duration::from_millis(1_000));
/// The levels of Dream Runners, the weakest first.
///
/// Older tables and records call `perfect` by its former name, `solver`, which is still
/// understood.
pub const DREAM_RUNNERS: [&str; 6] = ["random", "novice", "casual", "skilled", "expert", "perfect"];

/// The player of Dreamscape with a level; `None` if there is no such level.
///
/// ```
/// use lucid_bots::levels;
///
/// assert!(levels::DREAMSCAPE.iter().all(|level| levels::dreamscape(level, 1).is_some()));
/// assert!(levels::dreamscape("planner:20000n", 1).is_some()); // with a budget of its own
/// assert!(levels::dreamscape("grandmaster", 1).is_none());
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn dreamscape(level: &str, seed: u64) -> Option<Box<dyn dreamscape::Player + Send>> {
    dreamscape_with(level, seed, since_start)
}

/// Like `dreamscape`, with a clock that the caller provides.
pub fn dreamscape_with(
    level: &str,
    seed: u64,
    clock: Clock,
) -> Option<Box<dyn dreamscape::Player + Send>> {
    Some(match level {
        "random" => Box::new(dreamscape::RandomPlayer::new(seed)),
        "greedy" => Box::new(dreamscape::GreedyPlayer::new(seed)),
        _ => {
            let effort = effort(level.strip_prefix("planner")?)?;
            Box::new(dreamscape::PlannerPlayer::new(seed, effort, clock))
        }
    })
}

/// The budget of a planner's turn, from what follows its name.
fn effort(text: &str) -> Option<Effort> {
    match text {
        "" => Some(PLANNER),
        _ => text.strip_prefix(':')?.parse().ok(),
    }
}

/// A clock: the time since it was first read.
#[cfg(not(target_arch = "wasm32"))]
pub fn since_start() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

/// How many milliseconds `random` takes until it locks, in Dream Runners.
const RANDOM_DELAY: Triangular = Triangular::new(5_000, 15_000, 25_000);

/// The player of Dream Runners with a level; `None` if there is no such level.
///
/// `thrifty` is `perfect` without plans for its coins: nobody chooses it as an
/// opponent, but plans are measured against it.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// # let seat = Seat::new(0);
///
/// use lucid_bots::levels;
///
/// let mut bot = levels::dream_runners("perfect", 1).unwrap();
/// while let Some(action) = bot.choose(&game, &game.view(&state, Some(seat))) {
///     game.play(&mut state, seat, action, &mut ()).unwrap();
/// }
/// assert!(state.table().done.contains(seat)); // it has composed and locked
/// ```
pub fn dream_runners(
    level: &str,
    seed: u64,
) -> Option<Box<dyn dream_runners::players::Player + Send>> {
    let composes = |skill| -> Option<Box<dyn dream_runners::players::Player + Send>> {
        Some(Box::new(SolverPlayer::new(seed, skill)))
    };
    match level {
        "random" => Some(Box::new(RandomPlayer::new(seed, RANDOM_DELAY))),
        "thrifty" => composes(Skill {
            purchases: Purchases::Thrifty,
            ..SkillLevel::Perfect.skill()
        }),
        _ => composes(SkillLevel::of(level)?.skill()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_player_and_no_other_word_has() {
        assert!(
            DREAMSCAPE
                .iter()
                .all(|level| dreamscape(level, 1).is_some())
        );
        assert!(
            DREAM_RUNNERS
                .iter()
                .all(|level| dream_runners(level, 1).is_some())
        );
        assert!(dream_runners("solver", 1).is_some() && dream_runners("thrifty", 1).is_some());
        assert!(dreamscape("solver", 1).is_none() && dream_runners("greedy", 1).is_none());
    }

    #[test]
    fn a_planner_says_what_its_turns_cost() {
        for good in ["planner:5ms", "planner:20000n", "planner:0n"] {
            assert!(dreamscape(good, 1).is_some(), "{good}");
        }
        for bad in [
            "planner:",
            "planner:5",
            "planner:5s",
            "planner:-1n",
            "planners",
        ] {
            assert!(dreamscape(bad, 1).is_none(), "{bad}");
        }
        for text in ["250ms", "20000n"] {
            let effort: Effort = text.parse().unwrap();
            assert_eq!(effort.to_string(), text);
        }
    }
}

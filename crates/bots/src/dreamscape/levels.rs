//! The levels of bots, each named by a word.
//!
//! The words are part of records, saved games and the wire protocol.

use std::time::Duration;

use super::planner::Effort;
use super::{GreedyPlayer, PlannerPlayer, Player, RandomPlayer};
use crate::Clock;

/// All levels, the weakest first.
///
/// `planner` takes a budget for each turn: `planner:250ms` is a time in milliseconds,
/// `planner:20000n` a number of positions to examine. The default is [`PLANNER`].
pub const ALL: [&str; 3] = ["random", "greedy", "planner"];
/// The default budget of a turn of `planner`.
pub const PLANNER: Effort = Effort::Time(Duration::from_millis(1_000));

/// The player with a level; `None` if there is no such level.
///
/// ```
/// use lucid_bots::dreamscape::levels;
///
/// assert!(levels::ALL.iter().all(|level| levels::player(level, 1).is_some()));
/// assert!(levels::player("planner:20000n", 1).is_some()); // with a budget of its own
/// assert!(levels::player("grandmaster", 1).is_none());
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn player(level: &str, seed: u64) -> Option<Box<dyn Player + Send>> {
    player_with(level, seed, since_start)
}

/// Like `player`, with a clock that the caller provides.
pub fn player_with(level: &str, seed: u64, clock: Clock) -> Option<Box<dyn Player + Send>> {
    Some(match level {
        "random" => Box::new(RandomPlayer::new(seed)),
        "greedy" => Box::new(GreedyPlayer::new(seed)),
        _ => {
            let effort = effort(level.strip_prefix("planner")?)?;
            Box::new(PlannerPlayer::new(seed, effort, clock))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_player_and_no_other_word_has() {
        assert!(ALL.iter().all(|level| player(level, 1).is_some()));
        assert!(player("solver", 1).is_none() && player("grandmaster", 1).is_none());
    }

    #[test]
    fn a_planner_says_what_its_turns_cost() {
        for good in ["planner:5ms", "planner:20000n", "planner:0n"] {
            assert!(player(good, 1).is_some(), "{good}");
        }
        for bad in [
            "planner:",
            "planner:5",
            "planner:5s",
            "planner:-1n",
            "planners",
        ] {
            assert!(player(bad, 1).is_none(), "{bad}");
        }
        for text in ["250ms", "20000n"] {
            let effort: Effort = text.parse().unwrap();
            assert_eq!(effort.to_string(), text);
        }
    }
}

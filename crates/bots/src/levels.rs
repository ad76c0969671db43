//! The levels that people choose their opponents by, each with a word.
//!
//! The words stand in records, in kept games and on the wire.

use std::time::Duration;

use crate::dreamscape;
use crate::dreamscape::planner::{Clock, Effort};
use crate::runners::players::{self as runners, Delay, Strength};

/// The levels of Dreamscape, the weakest first.
///
/// `planner` may say what a turn costs: `planner:250ms` or `planner:20000n`, so
/// many milliseconds or tables looked at; without, it is [`PLANNER`].
pub const DREAMSCAPE: [&str; 3] = ["random", "greedy", "planner"];
/// What a turn of `planner` costs unless it says.
pub const PLANNER: Effort = Effort::Time(Duration::from_millis(1_000));
/// The levels of Dream Runners, the weakest first.
pub const RUNNERS: [&str; 4] = ["random", "novice", "skilled", "solver"];

/// The player of Dreamscape with a level; nothing if there is no such level.
#[cfg(not(target_arch = "wasm32"))]
pub fn dreamscape(level: &str, seed: u64) -> Option<Box<dyn dreamscape::Player + Send>> {
    dreamscape_with(level, seed, since_start)
}

/// The same with a clock of the caller's.
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

/// What a turn of a planner costs, after its name.
fn effort(text: &str) -> Option<Effort> {
    match text {
        "" => Some(PLANNER),
        _ => text.strip_prefix(':')?.parse().ok(),
    }
}

/// The time since the first question.
#[cfg(not(target_arch = "wasm32"))]
pub fn since_start() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

/// The player of Dream Runners with a level; nothing if there is no such level.
pub fn runners(level: &str, seed: u64) -> Option<Box<dyn runners::Player + Send>> {
    let solver = |among, least, most| -> Box<dyn runners::Player + Send> {
        let delay = seconds(least, most);
        Box::new(runners::SolverPlayer::new(seed, Strength { among, delay }))
    };
    Some(match level {
        "random" => Box::new(runners::RandomPlayer::new(seed, seconds(5, 25))),
        "novice" => solver(60, 20, 60),
        "skilled" => solver(12, 10, 40),
        "solver" => solver(1, 2, 6),
        _ => return None,
    })
}

const fn seconds(least: u32, most: u32) -> Delay {
    Delay {
        least: 1000 * least,
        most: 1000 * most,
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
        assert!(RUNNERS.iter().all(|level| runners(level, 1).is_some()));
        assert!(dreamscape("solver", 1).is_none() && runners("greedy", 1).is_none());
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

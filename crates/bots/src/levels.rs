//! The levels that people choose their opponents by, each with a word.
//!
//! The words stand in records, in kept games and on the wire.

use crate::dreamscape;
use crate::runners::players::{self as runners, Delay, Strength};

/// The levels of Dreamscape, the weakest first.
pub const DREAMSCAPE: [&str; 2] = ["random", "greedy"];
/// The levels of Dream Runners, the weakest first.
pub const RUNNERS: [&str; 4] = ["random", "novice", "skilled", "solver"];

/// The player of Dreamscape with a level; nothing if there is no such level.
pub fn dreamscape(level: &str, seed: u64) -> Option<Box<dyn dreamscape::Player + Send>> {
    Some(match level {
        "random" => Box::new(dreamscape::RandomPlayer::new(seed)),
        "greedy" => Box::new(dreamscape::GreedyPlayer::new(seed)),
        _ => return None,
    })
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
}

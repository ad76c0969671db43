//! The levels of bots, each named by a word.
//!
//! The words are part of records, saved games and the wire protocol.

use super::players::{
    Player, Purchases, RandomPlayer, Skill, SkillLevel, SolverPlayer, Triangular,
};

/// All levels, the weakest first.
///
/// Older tables and records call `perfect` by its former name, `solver`, which is still
/// understood.
pub const ALL: [&str; 6] = ["random", "novice", "casual", "skilled", "expert", "perfect"];

/// How many milliseconds `random` takes until it locks.
const RANDOM_DELAY: Triangular = Triangular::new(5_000, 15_000, 25_000);

/// The player with a level; `None` if there is no such level.
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
/// use lucid_bots::dream_runners::levels;
///
/// let mut bot = levels::player("perfect", 1).unwrap();
/// while let Some(action) = bot.choose(&game, &game.view(&state, Some(seat))) {
///     game.play(&mut state, seat, action, &mut ()).unwrap();
/// }
/// assert!(state.table().done.contains(seat)); // it has composed and locked
/// ```
pub fn player(level: &str, seed: u64) -> Option<Box<dyn Player + Send>> {
    let composes = |skill| -> Option<Box<dyn Player + Send>> {
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
        assert!(ALL.iter().all(|level| player(level, 1).is_some()));
        assert!(player("solver", 1).is_some() && player("thrifty", 1).is_some());
        assert!(player("greedy", 1).is_none());
    }
}

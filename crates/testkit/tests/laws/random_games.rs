//! Random games of all titles that obey the laws.

use lucid_tabletop::Seed;
use lucid_testkit::{
    Habit, Lawful, Rigour, Title, games, length, obey, test_every_title, undo_never_foretells,
};

test_every_title!(
    undo_never_foretells_a_draw,
    games_of_older_versions_obey_the_laws,
);

/// Plays so many games of these in turn, each by the laws.
pub(crate) fn obey_in_turn<G: Lawful>(
    games: &[G],
    count: u64,
    series: u64,
    how: impl Fn(u64) -> (Habit, Rigour),
) {
    assert!(!games.is_empty() && count > 0);
    for (index, game) in (0..count).zip(games.iter().cycle()) {
        let (habit, rigour) = how(index);
        obey(game, Seed::of_series(series, index), habit, rigour);
    }
}

/// Games that were begun under an older version of the rules go on by the same laws.
fn games_of_older_versions_obey_the_laws<G: Title>() {
    for version in G::VERSIONS
        .iter()
        .filter(|version| **version != G::RULES_VERSION)
    {
        let games: Vec<G> = (games::<G>().flat_map(|(_, games)| games))
            .map(|game| game.by_version(*version))
            .collect();
        let count = length::games(2, 10) * games.len() as u64;
        obey_in_turn(&games, count, 5_000 + u64::from(*version), |index| {
            let habit = match index % 3 {
                0 => Habit::Even,
                _ => Habit::Busy(20),
            };
            (habit, Rigour::Quick)
        });
    }
}

/// Whatever is taken back, no draw comes twice, and the record says where draws
/// were used up.
fn undo_never_foretells_a_draw<G: Title>() {
    let (mut played, mut used_up) = (0, 0);
    let share = length::either(200, 700).div_ceil(2 * G::variants().len() as u64);
    for (number, (_, games)) in games::<G>().enumerate() {
        for (kind, game) in games.iter().enumerate() {
            for index in 0..share {
                let seed = Seed::of_series(3_000 + number as u64, 2 * index + kind as u64);
                let habit = match index % 4 {
                    0 => Habit::Busy(12),
                    1 => Habit::Even,
                    _ => Habit::Busy(20),
                };
                used_up += undo_never_foretells(game, seed, habit).used_up();
                played += 1;
            }
        }
    }
    assert!(used_up > played, "{used_up} draws were used up");
}

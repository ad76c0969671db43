//! The third title obeys the laws of all titles, and can be followed like them.

use lucid_tabletop::{Seed, Step};
use lucid_testkit::three_cells::ThreeCells;
use lucid_testkit::{Habit, Rigour, follow, obey, undo_never_foretells};

#[test]
fn random_games_obey_the_laws() {
    for index in 0..200 {
        let habit = match index % 2 {
            0 => Habit::Even,
            _ => Habit::Busy(3),
        };
        // Three winds and three stones.
        let steps = obey(&ThreeCells, Seed::of_series(9, index), habit, Rigour::Full);
        assert_eq!(steps, 6);
    }
}

#[test]
fn everybody_can_follow() {
    for index in 0..50 {
        let followed = follow(&ThreeCells, Seed::of_series(10, index), Habit::Even);
        assert!(followed.words().count() > 0);
    }
}

#[test]
fn a_draw_that_was_taken_back_never_comes_again() {
    let mut used_up = 0;
    for index in 0..50 {
        let seed = Seed::of_series(11, index);
        let played = undo_never_foretells(&ThreeCells, seed, Habit::Even);
        let draws = played.steps().iter();
        assert!(draws.filter(|step| matches!(step, Step::Chance(_))).count() <= 3);
        used_up += played.used_up();
    }
    assert!(used_up > 0);
}

//! Ten thousand random games in full against each printed line of Mr Nightmare, over
//! all editions: every one ends, with all laws obeyed on the way.

use lucid_dreamscape::rules::Edition;
use lucid_dreamscape::{Profile, Rules};
use lucid_tabletop::Seed;
use lucid_testkit::dreamscape::{game, rehearsal_game};
use lucid_testkit::{Habit, Rigour, length, obey};

/// Games for each line (L3), in full.
const GAMES: u64 = 10_000;

fn end_properly(profile: Profile) {
    for (number, edition) in Edition::ALL.into_iter().enumerate() {
        let rules = Rules::new(edition).alone(profile.difficulty());
        let games = [game(rules), rehearsal_game(rules)];
        for index in (number as u64..length::either(500, GAMES)).step_by(Edition::ALL.len()) {
            // Apart from the games of the other laws.
            let seed = Seed::of_series(1_000 + profile as u64, index);
            let habit = match index % 5 {
                0 => Habit::Busy(6),
                1 => Habit::Busy(40),
                _ => Habit::Even,
            };
            let game = &games[usize::from(index % 4 == 0)];
            let steps = obey(game, seed, habit, Rigour::Quick);
            assert!(steps > 60, "{rules}, game {index}: only {steps} steps");
        }
    }
}

#[test]
fn troubled_nights_end() {
    end_properly(Profile::TroubledNights);
}

#[test]
fn bad_dreams_end() {
    end_properly(Profile::BadDreams);
}

#[test]
fn cold_sweat_ends() {
    end_properly(Profile::ColdSweat);
}

#[test]
fn worst_nightmares_end() {
    end_properly(Profile::WorstNightmares);
}

//! Damaged texts of Dream Runners are refused, or they are sound; nothing panics.

use lucid_dream_runners::position;
use lucid_tabletop::record::{Sheet, write};
use lucid_tabletop::{Game, Playthrough, Random, Seed};
use lucid_testkit::habit::play_on;
use lucid_testkit::runners::{fuzz, game, rehearsal_game, variants};
use lucid_testkit::{Habit, Lawful as _, damage, seating};

/// Some games in the middle and at the end, as positions and records.
fn texts() -> (Vec<String>, Vec<String>) {
    let (mut positions, mut records) = (Vec::new(), Vec::new());
    for (number, rules) in variants().into_iter().enumerate() {
        for (kind, game) in [game(rules), rehearsal_game(rules)].iter().enumerate() {
            let mut play = Playthrough::new(game);
            let seed = Seed::of_series(98, 2 * number as u64 + kind as u64);
            for part in 1..=4 {
                let stop = part * (11 + 7 * number);
                play_on(&mut play, seed, Habit::Busy(9), &mut (), |play| {
                    play.steps().len() >= stop
                });
                positions.push(position::write(game, play.state()));
            }
            let reveal = play.outcome().is_some();
            let sheet = Sheet {
                seating: &seating(game.seats(), &seed),
                seed: &seed,
                reveal,
            };
            records.push(write(&play, &sheet));
        }
    }
    (positions, records)
}

/// Digits and letters of what a position counts, so that most still read.
fn nudge(text: &str, random: &mut Random) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + random.below(3) {
        let digits: Vec<usize> = (0..bytes.len())
            .filter(|at| bytes[*at].is_ascii_digit())
            .collect();
        if let Some(at) = random.pick(&digits) {
            bytes[at] = b'0' + random.below(10) as u8;
        }
    }
    bytes
}

#[test]
fn damaged_positions_are_refused_or_sound() {
    let mut random = Random::new(11);
    for text in texts().0 {
        fuzz::position(text.as_bytes());
        (0..60).for_each(|_| fuzz::position(&damage(&text, &mut random)));
        (0..60).for_each(|_| fuzz::position(&nudge(&text, &mut random)));
    }
}

#[test]
fn damaged_records_are_refused_or_replay() {
    let mut random = Random::new(12);
    for text in texts().1 {
        fuzz::record(text.as_bytes());
        (0..80).for_each(|_| fuzz::record(&damage(&text, &mut random)));
    }
}

#[test]
fn random_bytes_as_actions_never_harm() {
    let mut random = Random::new(13);
    for _ in 0..1_000 {
        let bytes: Vec<u8> = (0..900).map(|_| random.bits() as u8).collect();
        fuzz::actions(&bytes);
    }
}

#[test]
fn damaged_words_are_no_actions_or_read_back() {
    let mut random = Random::new(14);
    let game = game(variants()[0]);
    let universe = game.universe();
    for _ in 0..20_000 {
        let action = random.pick(&universe).expect("there are actions");
        let mut word = String::new();
        game.write_action(action, &mut word);
        let damaged = damage(&word, &mut random);
        let damaged = String::from_utf8_lossy(&damaged);
        if let Some(read) = game.parse_action(&damaged) {
            let mut again = String::new();
            game.write_action(read, &mut again);
            assert_eq!(again, damaged, "one word for an action");
        }
    }
}

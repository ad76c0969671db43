//! Golden playthroughs of Dream Runners, step by step.
//!
//! A change of the rules shows as a diff of these files.

use std::fmt::Write as _;

use lucid_dream_runners::{DreamRunners, Event, position};
use lucid_tabletop::record::EXPIRY;
use lucid_tabletop::{Game, Playthrough, Seed, Step};
use lucid_testkit::Habit;
use lucid_testkit::habit::play_on;
use lucid_testkit::runners::{game, rehearsal_game};

/// Plays a game and tells every step: turn, word, events.
fn playthrough(game: &DreamRunners, number: u64, habit: Habit) -> String {
    let seed = Seed::of_series(2025, number);
    let mut play = Playthrough::new(game);
    play_on(&mut play, seed, habit, &mut (), |_| false);
    let mut out = format!("{}\n", game.rules());
    let mut state = game.start();
    let mut last = None;
    for step in play.steps() {
        let turn = game.turn(&state, step);
        if last != Some(turn) {
            let _ = writeln!(out, "\n{turn}");
            last = Some(turn);
        }
        let mut events: Vec<Event> = Vec::new();
        let mut word = String::new();
        match *step {
            Step::Action(seat, action) => {
                game.write_action(action, &mut word);
                game.play_unchecked(&mut state, seat, action, &mut events);
            }
            Step::Chance(chance) => {
                game.write_chance(chance, &mut word);
                game.resolve(&mut state, chance, &mut events);
            }
            Step::Expiry => {
                word.push_str(EXPIRY);
                game.expire(&mut state, &mut events);
            }
        }
        let events: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
        let _ = writeln!(out, "  {word:24} {}", events.join(", "));
    }
    let _ = writeln!(out, "\n{}", position::write(game, play.state()));
    out
}

#[test]
fn runners_two() {
    let game = game("players=2".parse().unwrap());
    insta::assert_snapshot!(playthrough(&game, 3, Habit::Busy(12)));
}

#[test]
fn runners_three_beginners() {
    let game = game("players=3 beginners=yes".parse().unwrap());
    insta::assert_snapshot!(playthrough(&game, 2, Habit::Busy(20)));
}

#[test]
fn runners_four_rehearsal() {
    let game = rehearsal_game("players=4 timer=none".parse().unwrap());
    insta::assert_snapshot!(playthrough(&game, 3, Habit::Busy(3)));
}

//! Golden playthroughs: one game for each edition and mode, step by step.
//!
//! A change of the rules shows as a diff of these files.

use std::fmt::Write as _;

use lucid_dreamscape::{Rules, position};
use lucid_tabletop::{Choices, Dealer, Game, Playthrough, Random, Seat, Seed, Step, ToAct};
use lucid_testkit::dreamscape::game;
use lucid_testkit::{Habit, Lawful as _};

/// Plays a game and tells every step: turn, word, number of choices, events.
fn playthrough(rules: &str, number: u64) -> String {
    let rules: Rules = rules.parse().expect("readable rules");
    let game = game(rules);
    let seed = Seed::of_series(2024, number);
    let mut dealer = Dealer::new(seed);
    let mut random = Random::new(number);
    let mut play = Playthrough::new(&game);
    let mut choices = Choices::new();
    let mut out = format!("{rules}\n");
    let mut last = None;
    loop {
        let (step, offered) = match play.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                let total = game.chance_total(play.state());
                (
                    Step::Chance(dealer.deal(&game, play.state())),
                    total as usize,
                )
            }
            ToAct::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = random.pick(&seats).expect("somebody acts");
                game.legal_actions(play.state(), seat, &mut choices);
                let action = Habit::Busy(7).pick(&mut random, &choices, |a| game.ends(a));
                (Step::Action(seat, action), choices.len())
            }
        };
        let turn = game.turn(play.state(), &step);
        if last != Some(turn) {
            let _ = writeln!(out, "\n{turn}");
            last = Some(turn);
        }
        let mut events = Vec::new();
        let mut word = String::new();
        match step {
            Step::Action(seat, action) => {
                game.write_action(action, &mut word);
                play.play(seat, action, &mut events)
                    .expect("a legal action plays");
            }
            Step::Chance(chance) => {
                game.write_chance(chance, &mut word);
                play.resolve(chance, &mut events);
            }
            Step::Expiry => unreachable!("Dreamscape has no clock"),
        }
        let events: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
        let _ = writeln!(out, "  {word:24} of {offered:3}  {}", events.join(", "));
    }
    let _ = writeln!(out, "\n{}", position::write(&game, play.state()));
    out
}

macro_rules! golden {
    ($($name:ident: $rules:literal;)+) => {
        $(#[test]
        fn $name() {
            let number = stringify!($name).len() as u64;
            insta::assert_snapshot!(stringify!($name), playthrough($rules, number));
        })+
    };
}

golden! {
    prototype_basic: "prototype players=2";
    prototype_nightmare: "prototype players=3 nightmare=yes";
    sylex_basic: "sylex players=2";
    sylex_nightmare: "sylex players=4 nightmare=yes";
    sylex_simultaneous: "sylex players=3 simultaneous=yes";
    sylex_nightmare_simultaneous: "sylex players=2 nightmare=yes simultaneous=yes";
    huch_basic: "huch players=3";
    huch_nightmare: "huch players=2 nightmare=yes";
    huch_simultaneous: "huch players=4 simultaneous=yes";
    prototype_alone: "prototype players=1 nightmare=yes solo=worst-nightmares";
    sylex_alone: "sylex players=1 nightmare=yes solo=3/3/3/2/3/3";
    huch_nightmare_simultaneous: "huch players=4 nightmare=yes simultaneous=yes";
}

//! Golden playthroughs: games of all titles, editions and modes, step by step.
//!
//! A change of the rules shows as a diff of these files.

use std::fmt::Write as _;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::record::EXPIRY;
use lucid_tabletop::{Choices, Dealer, Game, Playthrough, Random, Seat, Seed, Step, ToAct};
use lucid_testkit::habit::play_on;
use lucid_testkit::{Habit, Lawful, Title};

/// Whether the number of choices is printed with a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Counted,
    Uncounted,
}

/// Every step of a game: turn, word, perhaps the number of choices, events; then the
/// last position.
fn told<G: Lawful>(rules: impl ToString, play: &Playthrough<'_, G>, choice: Choice) -> String {
    let game = play.game();
    let mut state = game.start();
    let mut out = format!("{}\n", rules.to_string());
    let mut last = None;
    for step in play.steps() {
        let turn = game.turn(&state, step);
        if last != Some(turn) {
            let _ = writeln!(out, "\n{turn}");
            last = Some(turn);
        }
        let _ = write!(out, "  {:24} ", word(game, step));
        if choice == Choice::Counted {
            let _ = write!(out, "of {:3}  ", choices(game, &state, step));
        }
        let mut events = Vec::new();
        game.take(&mut state, step, &mut events);
        let events: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
        let _ = writeln!(out, "{}", events.join(", "));
    }
    let _ = writeln!(out, "\n{}", game.position(&state));
    out
}

fn word<G: Game>(game: &G, step: &Step<G::Action, G::Chance>) -> String {
    let mut word = String::new();
    match *step {
        Step::Action(_, action) => game.write_action(action, &mut word),
        Step::Chance(chance) => game.write_chance(chance, &mut word),
        Step::Expiry => word.push_str(EXPIRY),
    }
    word
}

/// How many steps of the same kind are possible.
fn choices<G: Game>(game: &G, state: &G::State, step: &Step<G::Action, G::Chance>) -> usize {
    let mut choices = Choices::new();
    match *step {
        Step::Action(seat, _) => {
            game.legal_actions(state, seat, &mut choices);
            choices.len()
        }
        Step::Chance(_) => game.chance_total(state) as usize,
        Step::Expiry => 1,
    }
}

/// A game of Dreamscape in which any seat that may act does.
fn playthrough(rules: &str, number: u64) -> String {
    let rules = rules.parse().expect("readable rules");
    let game = Dreamscape::with_rules(rules);
    let mut dealer = Dealer::new(Seed::of_series(2024, number));
    let mut random = Random::new(number);
    let mut play = Playthrough::new(&game);
    let mut choices = Choices::new();
    loop {
        match play.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                let chance = dealer.deal(&game, play.state());
                play.resolve(chance, &mut ());
            }
            ToAct::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = random.pick(&seats).expect("somebody acts");
                game.legal_actions(play.state(), seat, &mut choices);
                let action = Habit::Busy(7).pick(&mut random, &choices, |a| game.ends(a));
                play.play(seat, action, &mut ())
                    .expect("a legal action plays");
            }
        }
    }
    told(rules, &play, Choice::Counted)
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

fn runners_playthrough(game: &DreamRunners, number: u64, habit: Habit) -> String {
    let seed = Seed::of_series(2025, number);
    let mut play = Playthrough::new(game);
    play_on(&mut play, seed, habit, &mut (), |_| false);
    told(game.rules(), &play, Choice::Uncounted)
}

#[test]
fn runners_two() {
    let game = DreamRunners::with_rules("players=2".parse().unwrap());
    insta::assert_snapshot!(runners_playthrough(&game, 3, Habit::Busy(12)));
}

#[test]
fn runners_three_beginners() {
    let game = DreamRunners::with_rules("players=3 beginners=yes".parse().unwrap());
    insta::assert_snapshot!(runners_playthrough(&game, 2, Habit::Busy(20)));
}

#[test]
fn runners_four_rehearsal() {
    let game = DreamRunners::rehearsal("players=4 timer=none".parse().unwrap());
    insta::assert_snapshot!(runners_playthrough(&game, 3, Habit::Busy(3)));
}

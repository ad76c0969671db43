//! Random play as fast as the engine goes, on one thread.
//!
//! Every action is chosen from the complete list of legal actions, every chance
//! step is dealt from the game's committed seed, as in a real game.
//! With `--fixed` a few games of fixed seeds are played and nothing is timed:
//! that is what instruction counts are taken of.

use std::time::{Duration, Instant};

use lucid_dreamscape::{Action, Dreamscape, Rules};
use lucid_tabletop::{Choices, Dealer, Game, Random, Seat, Seed, ToAct};
use lucid_testkit::{Habit, Lawful as _};

/// How long each line of the table is measured.
const TIME: Duration = Duration::from_secs(3);

fn main() {
    // Cargo passes `--bench` to every benchmark.
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    match args.first().map(String::as_str) {
        Some("--fixed") => fixed(),
        None => table(),
        Some(other) => {
            eprintln!("unknown option {other}: there is only --fixed");
            std::process::exit(2);
        }
    }
}

/// One line of the table.
struct Line {
    name: &'static str,
    rules: &'static str,
    habit: Habit,
}

const LINES: [Line; 9] = [
    Line {
        name: "sylex, 2 players",
        rules: "sylex players=2",
        habit: Habit::Even,
    },
    Line {
        name: "sylex, 4 players",
        rules: "sylex players=4",
        habit: Habit::Even,
    },
    Line {
        name: "sylex, 2, nightmare",
        rules: "sylex players=2 nightmare=yes",
        habit: Habit::Even,
    },
    Line {
        name: "sylex, 4, nightmare",
        rules: "sylex players=4 nightmare=yes",
        habit: Habit::Even,
    },
    Line {
        name: "sylex, alone",
        rules: "sylex players=1 nightmare=yes solo=bad-dreams",
        habit: Habit::Even,
    },
    Line {
        name: "huch, 2 players",
        rules: "huch players=2",
        habit: Habit::Even,
    },
    Line {
        name: "prototype, 2 players",
        rules: "prototype players=2",
        habit: Habit::Even,
    },
    Line {
        name: "sylex, 2, busy",
        rules: "sylex players=2",
        habit: Habit::Busy(8),
    },
    Line {
        name: "sylex, 4, busy",
        rules: "sylex players=4",
        habit: Habit::Busy(8),
    },
];

fn table() {
    println!("| random play | steps a second | games a second | steps a game | choices a step |");
    println!("|---|---:|---:|---:|---:|");
    for line in LINES {
        let game = game(line.rules);
        let mut sums = Sums::default();
        // The first games warm caches and branch predictors up and are not counted.
        (0..200).for_each(|number| play(&game, number, line.habit, &mut sums));
        sums = Sums::default();
        let start = Instant::now();
        let mut number = 0;
        while start.elapsed() < TIME {
            for _ in 0..200 {
                play(&game, number, line.habit, &mut sums);
                number += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "| {} | {:.1} million | {:.0} | {:.0} | {:.1} |",
            line.name,
            sums.steps as f64 / seconds / 1e6,
            number as f64 / seconds,
            sums.steps as f64 / number as f64,
            sums.choices as f64 / sums.actions as f64,
        );
    }
}

/// 200 games with 2 players and 100 with 4, always the same.
fn fixed() {
    let mut sums = Sums::default();
    for (rules, games) in [
        ("sylex players=2", 200),
        ("sylex players=4 nightmare=yes", 100),
    ] {
        let game = game(rules);
        (0..games).for_each(|number| play(&game, number, Habit::Busy(8), &mut sums));
    }
    println!("{} steps", sums.steps);
}

fn game(rules: &str) -> Dreamscape {
    let rules: Rules = rules.parse().expect("readable rules");
    lucid_testkit::dreamscape::game(rules)
}

#[derive(Default)]
struct Sums {
    steps: u64,
    actions: u64,
    choices: u64,
}

fn play(game: &Dreamscape, number: u64, habit: Habit, sums: &mut Sums) {
    let mut dealer = Dealer::new(Seed::of_series(0, number));
    let mut random = Random::new(number);
    let mut choices: Choices<Action> = Choices::new();
    let mut state = game.start();
    loop {
        match game.to_act(&state) {
            ToAct::Over => break,
            ToAct::Chance => {
                let chance = dealer.deal(game, &state);
                game.resolve(&mut state, chance, &mut ());
            }
            ToAct::Seats(seats) => {
                let seat: Seat = seats.iter().next().expect("somebody acts");
                game.legal_actions(&state, seat, &mut choices);
                let action = habit.pick(&mut random, &choices, |action| game.ends(action));
                sums.actions += 1;
                sums.choices += choices.len() as u64;
                game.play_unchecked(&mut state, seat, action, &mut ());
            }
        }
        sums.steps += 1;
    }
    std::hint::black_box(&state);
}

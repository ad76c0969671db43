//! Games of planners with a small budget in time: does any turn take longer than
//! it may, does anybody take an illegal step?
//!
//! `cargo run --release -p bots --example budget -- --games 1000 --millis 5`
//!
//! Editions, numbers of players, nightmare rules and solo profiles take turns.
//! Time is the time that this thread has worked, so that others on the machine do
//! not count.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::dreamscape::planner::Effort;
use bots::dreamscape::{PlannerPlayer, Player};
use dreamscape::{Dreamscape, Edition, Profile, Rules};
use tabletop::{Choices, Dealer, Game as _, Seed, ToAct};

/// The time that this thread has worked.
#[cfg(unix)]
fn clock() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let told = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(told.tv_sec as u64, told.tv_nsec as u32)
}

#[cfg(not(unix))]
fn clock() -> Duration {
    bots::levels::since_start()
}

fn main() {
    let (mut games, mut millis, mut seed) = (1_000, 5, 1);
    let mut words = std::env::args().skip(1);
    while let (Some(word), Some(value)) = (words.next(), words.next()) {
        let number: u64 = value.parse().expect("a number");
        match word.as_str() {
            "--games" => games = number,
            "--millis" => millis = number,
            "--seed" => seed = number,
            _ => panic!("no such option: {word}"),
        }
    }
    let effort = Effort::Time(Duration::from_millis(millis));
    let mut turns: Vec<Duration> = Vec::new();
    let (mut steps, mut illegal) = (0u64, 0u64);
    for number in 0..games {
        let game = game(number);
        let mut players: Vec<PlannerPlayer> = (0..game.seats())
            .map(|seat| PlannerPlayer::new(number * 4 + seat as u64, effort, clock))
            .collect();
        let mut dealer = Dealer::new(Seed::of_series(seed, number));
        let mut state = game.start();
        let mut choices = Choices::new();
        let mut spent: BTreeMap<_, Duration> = BTreeMap::new();
        loop {
            match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => {
                    let chance = dealer.deal(&game, &state);
                    game.resolve(&mut state, chance, &mut ());
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody acts");
                    let view = game.view(&state, Some(seat));
                    game.choices(&view, &mut choices);
                    let began = clock();
                    let action = players[seat.index()].choose(&game, &view, &choices);
                    let turn = (view.table.cycle, view.table.phase as u8, seat);
                    *spent.entry(turn).or_default() += clock() - began;
                    steps += 1;
                    if game.play(&mut state, seat, action, &mut ()).is_err() {
                        illegal += 1;
                        break;
                    }
                }
            }
        }
        turns.extend(spent.into_values());
    }
    turns.sort();
    let at = |share: f64| turns[((turns.len() - 1) as f64 * share) as usize];
    let allowed = Duration::from_millis(millis).mul_f64(1.1);
    let over = turns.iter().filter(|turn| **turn > allowed).count();
    println!(
        "{games} games, {} turns, {steps} steps, {illegal} illegal",
        turns.len()
    );
    println!(
        "budget {millis} ms: median {:.2?}, p99 {:.2?}, longest {:.2?}; {over} turns over by more than 10 %",
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

/// The table of a game: every kind comes along.
fn game(number: u64) -> Dreamscape {
    let editions = ["sylex", "prototype", "huch"];
    let edition = Edition::named(editions[number as usize % 3]).expect("an edition");
    let mut rules = Rules::new(edition);
    rules.players = 2 + (number / 3 % 3) as u8;
    rules.nightmare = number / 9 % 2 == 1;
    rules.simultaneous = rules.simultaneous || (number / 18 % 4 == 3 && number % 3 != 1);
    if number % 5 == 4 {
        let profiles = Profile::ALL;
        let profile = profiles[number as usize / 5 % profiles.len()];
        rules.simultaneous = false;
        rules = rules.alone(profile.line());
    }
    Dreamscape::new(rules, packs::dreamscape().content.clone()).expect("playable rules")
}

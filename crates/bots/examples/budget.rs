//! Games of planners with a small budget in time: does any turn take longer than
//! it may, does anybody take an illegal step?
//!
//! `cargo run --release -p lucid-bots --example budget -- --games 1000 --millis 200`
//!
//! Editions, numbers of players, nightmare rules and solo profiles take turns.
//! Time is the time that this thread has worked, so that others on the machine do
//! not count.
//!
//! A virtual machine that stands still for some milliseconds counts all the same:
//! a thread that does nothing but look at this clock sees it jump. So a turn that
//! took too long is thought about again, from the same player and the same views.
//! What the player is to blame for shows again.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use lucid_bots::dreamscape::planner::Effort;
use lucid_bots::dreamscape::{PlannerPlayer, Player};
use lucid_dreamscape::{Action, Dreamscape, Edition, Phase, Profile, Rules, View};
use lucid_tabletop::{Choices, Dealer, Game as _, Seat, Seed};

/// How often a turn that took too long is thought about again.
const AGAIN: usize = 10;

/// The time that this thread has worked.
#[cfg(unix)]
fn clock() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let told = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(told.tv_sec as u64, told.tv_nsec as u32)
}

#[cfg(not(unix))]
fn clock() -> Duration {
    lucid_bots::dreamscape::levels::since_start()
}

/// What a seat was asked in a turn, and who it was before.
struct Turn {
    game: u64,
    of: (u8, Phase, Seat),
    before: PlannerPlayer,
    asked: Vec<(View, Vec<Action>)>,
    spent: Duration,
}

impl Turn {
    /// How long it takes when it is thought about again.
    fn again(&self, game: &Dreamscape) -> Duration {
        let mut player = self.before.clone();
        let mut spent = Duration::ZERO;
        for (view, choices) in &self.asked {
            let began = clock();
            player.choose(game, view, choices);
            spent += clock() - began;
        }
        spent
    }
}

/// What came of the games.
#[derive(Default)]
struct Seen {
    turns: Vec<Duration>,
    over: Vec<(Turn, [Duration; AGAIN])>,
    steps: u64,
    illegal: u64,
}

impl Seen {
    fn add(&mut self, other: Seen) {
        self.turns.extend(other.turns);
        self.over.extend(other.over);
        self.steps += other.steps;
        self.illegal += other.illegal;
    }
}

struct Asked {
    games: u64,
    millis: u64,
    seed: u64,
}

impl Asked {
    fn from_words(mut words: impl Iterator<Item = String>) -> Asked {
        let mut asked = Asked {
            games: 1_000,
            millis: 200,
            seed: 1,
        };
        while let (Some(word), Some(value)) = (words.next(), words.next()) {
            let number: u64 = value.parse().expect("a number");
            match word.as_str() {
                "--games" => asked.games = number,
                "--millis" => asked.millis = number,
                "--seed" => asked.seed = number,
                _ => panic!("no such option: {word}"),
            }
        }
        asked
    }

    fn allowed(&self) -> Duration {
        Duration::from_millis(self.millis).mul_f64(1.1)
    }
}

fn main() {
    let asked = Asked::from_words(std::env::args().skip(1));
    let next = AtomicU64::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let seen = thread::scope(|scope| {
        let threads: Vec<_> = (0..cores)
            .map(|_| scope.spawn(|| play_some(&asked, &next)))
            .collect();
        let mut seen = Seen::default();
        for thread in threads {
            seen.add(thread.join().expect("a thread that plays"));
        }
        seen
    });
    tell(&asked, seen);
}

/// Plays games that nobody has begun, until all are begun.
fn play_some(asked: &Asked, next: &AtomicU64) -> Seen {
    let mut seen = Seen::default();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= asked.games {
            return seen;
        }
        play(number, asked, &mut seen);
    }
}

fn play(number: u64, asked: &Asked, seen: &mut Seen) {
    let game = game(number);
    let effort = Effort::Time(Duration::from_millis(asked.millis));
    let mut players: Vec<PlannerPlayer> = (0..game.seats())
        .map(|seat| PlannerPlayer::new(number * 4 + seat as u64, effort, clock))
        .collect();
    let mut dealer = Dealer::new(Seed::of_series(asked.seed, number));
    let mut state = game.start();
    let mut choices = Choices::new();
    let mut turns: BTreeMap<(u8, u8, Seat), Turn> = BTreeMap::new();
    while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
        let seat = seats.iter().next().expect("somebody acts");
        let view = game.view(&state, Some(seat));
        game.choices(&view, &mut choices);
        let player = &mut players[seat.index()];
        let of = (view.table.cycle, view.table.phase, seat);
        let turn = turns
            .entry((of.0, of.1 as u8, of.2))
            .or_insert_with(|| Turn {
                game: number,
                of,
                before: player.clone(),
                asked: Vec::new(),
                spent: Duration::ZERO,
            });
        let began = clock();
        let action = player.choose(&game, &view, &choices);
        turn.spent += clock() - began;
        turn.asked.push((view, choices.to_vec()));
        seen.steps += 1;
        if game.play(&mut state, seat, action, &mut ()).is_err() {
            seen.illegal += 1;
            break;
        }
    }
    for turn in turns.into_values() {
        seen.turns.push(turn.spent);
        if turn.spent > asked.allowed() {
            let again = std::array::from_fn(|_| turn.again(&game));
            seen.over.push((turn, again));
        }
    }
}

fn tell(asked: &Asked, mut seen: Seen) {
    seen.turns.sort();
    let last = seen.turns.len() - 1;
    let at = |share: f64| seen.turns[(last as f64 * share) as usize];
    println!(
        "{} games, {} turns, {} steps, {} illegal",
        asked.games,
        seen.turns.len(),
        seen.steps,
        seen.illegal
    );
    println!(
        "budget {} ms: median {:.2?}, p99 {:.2?}, longest {:.2?}; {} turns over by more than 10 %",
        asked.millis,
        at(0.5),
        at(0.99),
        at(1.0),
        seen.over.len()
    );
    for (turn, mut again) in seen.over {
        again.sort();
        let (cycle, phase, seat) = turn.of;
        println!(
            "  game {}, cycle {cycle}, {phase:?} of {seat}: {:.2?}; again {AGAIN} times: {:.2?} to {:.2?}",
            turn.game,
            turn.spent,
            again[0],
            again[AGAIN - 1]
        );
    }
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
        rules = rules.alone(profile.difficulty());
    }
    Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).expect("playable rules")
}

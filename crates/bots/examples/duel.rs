//! A few games between players of Dreamscape, with the time that their turns take.
//!
//! `cargo run --release -p lucid-bots --example duel -- planner:20000n greedy --games 100`
//!
//! The first player changes seats from game to game. `--nightmare`,
//! `--edition NAME`, `--profile NAME` (alone), `--seed N`, `--threads N`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use lucid_bots::dreamscape::Player;
use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Deed, Dreamscape, Edition, Event, Phase, Profile, Reason, Rules};
use lucid_tabletop::{Choices, Dealer, Events, Game as _, Seat, Seed};

struct Args {
    players: Vec<String>,
    games: u64,
    seed: u64,
    threads: u64,
    rules: Rules,
}

#[derive(Default)]
struct Tally {
    games: u64,
    wins: u64,
    shared: u64,
    points: f64,
    others: f64,
    ahead: f64,
    ahead_squared: f64,
    turns: Vec<Duration>,
    choices: u64,
    sources: [[i64; SOURCES.len()]; 2],
}

/// Where points come from; the last three are Mr Nightmare's.
const SOURCES: [&str; 10] = [
    "cards",
    "trees",
    "water",
    "mountains",
    "purposes",
    "cards left",
    "red",
    "his blue",
    "his red",
    "his purposes",
];

/// Points by source, of the first player and of all others.
struct Sources(Seat, [[i64; SOURCES.len()]; 2]);

impl Events<Event> for Sources {
    fn happened(&mut self, event: Event) {
        if let Event::Nightmare(Deed::Scores { points, gain }) = event {
            let source = match gain {
                Gain::Blue(_) => 7,
                Gain::Purpose { .. } => 9,
                _ => 8,
            };
            self.1[1][source] += i64::from(points);
        }
        if let Event::Scored {
            seat,
            points,
            reason,
        } = event
        {
            let source = match reason {
                Reason::Card(_) => 0,
                Reason::Tree(_) => 1,
                Reason::Water(_) => 2,
                Reason::Mountain(_) => 3,
                Reason::Purpose { .. } => 4,
                Reason::Uncompleted(_) => 5,
                _ => 6,
            };
            self.1[usize::from(seat != self.0)][source] += i64::from(points);
        }
    }
}

fn main() {
    let args = args();
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(args.rules, content).expect("playable rules");
    let tally = Mutex::new(Tally::default());
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= args.games {
                        break;
                    }
                    play(&game, &args, number, &tally);
                }
            });
        }
    });
    report(&args, &mut tally.into_inner().expect("no thread fails"));
}

fn args() -> Args {
    let mut args = Args {
        players: Vec::new(),
        games: 100,
        seed: 1,
        threads: 2,
        rules: Rules::sylex(),
    };
    let (mut nightmare, mut profile) = (false, None);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().expect("a value after the option");
        match word.as_str() {
            "--games" => args.games = value().parse().expect("a number"),
            "--seed" => args.seed = value().parse().expect("a number"),
            "--threads" => args.threads = value().parse().expect("a number"),
            "--nightmare" => nightmare = true,
            "--edition" => {
                args.rules = Rules::new(Edition::named(&value()).expect("an edition"));
            }
            "--profile" => profile = Some(Profile::named(&value()).expect("a profile")),
            _ => args.players.push(word),
        }
    }
    args.rules.nightmare = nightmare;
    args.rules.players = args.players.len() as u8;
    if let Some(profile) = profile {
        args.rules = args.rules.alone(profile.line());
    }
    args
}

/// The time that this thread has worked: others share the machine.
#[cfg(unix)]
fn clock() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let told = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(told.tv_sec as u64, told.tv_nsec as u32)
}

#[cfg(not(unix))]
fn clock() -> Duration {
    lucid_bots::levels::since_start()
}

fn play(game: &Dreamscape, args: &Args, number: u64, tally: &Mutex<Tally>) {
    let count = args.players.len();
    let seats: Vec<usize> = (0..count)
        .map(|seat| (seat + number as usize) % count)
        .collect();
    let hero = Seat::new(seats.iter().position(|who| *who == 0).expect("it plays"));
    let mut players: Vec<Box<dyn Player + Send>> = (seats.iter())
        .map(|who| {
            let level = &args.players[*who];
            let seed = args.seed * 1_000_003 + number * 7 + *who as u64;
            lucid_bots::levels::dreamscape_with(level, seed, clock).expect("a level")
        })
        .collect();
    let mut dealer = Dealer::new(Seed::of_series(args.seed, number));
    let mut choices = Choices::new();
    let mut state = game.start();
    let mut turn: Option<(u8, Phase)> = None;
    let mut turns = Vec::new();
    let mut count = 0;
    let mut sources = Sources(hero, Default::default());
    while let Some(seats) = dealer.until_seats(game, &mut state, &mut sources) {
        let seat = seats.iter().next().expect("somebody acts");
        let view = game.view(&state, Some(seat));
        game.choices(&view, &mut choices);
        let now = Some((view.table.cycle, view.table.phase));
        let began = clock();
        let action = players[seat.index()].choose(game, &view, &choices);
        if seat == hero {
            if turn != now {
                turns.push(Duration::ZERO);
                turn = now;
            }
            *turns.last_mut().expect("a turn") += clock() - began;
            count += 1;
        }
        game.play(&mut state, seat, action, &mut sources)
            .expect("players play what is legal");
    }
    let outcome = game.outcome(&state).expect("it is over");
    let own = f64::from(outcome.scores[hero]);
    let others = Seat::first(seats.len()).filter(|seat| *seat != hero);
    let best = others.map(|seat| outcome.scores[seat]).max();
    let best = f64::from(outcome.rival.or(best).unwrap_or(0));
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let mut tally = tally.lock().expect("no thread fails");
    tally.games += 1;
    tally.wins += u64::from(winners == [hero]);
    tally.shared += u64::from(winners.len() > 1 && winners.contains(&hero));
    tally.points += own;
    tally.others += best;
    tally.ahead += own - best;
    tally.ahead_squared += (own - best) * (own - best);
    tally.turns.extend(turns);
    tally.choices += count;
    for who in 0..2 {
        for source in 0..SOURCES.len() {
            tally.sources[who][source] += sources.1[who][source];
        }
    }
}

fn report(args: &Args, tally: &mut Tally) {
    let games = tally.games as f64;
    let mean = tally.ahead / games;
    let error = ((tally.ahead_squared / games - mean * mean) / games).sqrt();
    tally.turns.sort();
    let at = |share: f64| tally.turns[((tally.turns.len() - 1) as f64 * share) as usize];
    println!(
        "{} seed {}: {} games, won {:.1} % (shared {:.1} %), {:.1} points, best other {:.1}, ahead {mean:.2} ± {error:.2}",
        args.players.join(" "),
        args.seed,
        tally.games,
        100.0 * tally.wins as f64 / games,
        100.0 * tally.shared as f64 / games,
        tally.points / games,
        tally.others / games,
    );
    println!("points by {}:", SOURCES.join(", "));
    for (who, divide) in [
        (0, games),
        (1, games * (args.players.len() as f64 - 1.0).max(1.0)),
    ] {
        let each = tally.sources[who].map(|points| format!("{:6.2}", points as f64 / divide));
        println!("  {} {}", ["first ", "others"][who], each.join(" "));
    }
    println!(
        "turns of the first: median {:.1?}, p99 {:.1?}, longest {:.1?}; {} choices",
        at(0.5),
        at(0.99),
        at(1.0),
        tally.choices
    );
}

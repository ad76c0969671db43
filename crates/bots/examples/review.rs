//! What reviews are worth, measured in two ways:
//!
//! `cargo run --release -p lucid-bots --example review -- loss --games 60 \
//!  --bots random,tidy,greedy,planner:100000n,planner:1600000n`
//!
//! plays each bot against the greedy player and says what a turn of it loses in the mean:
//! the stronger the bot, the less.
//!
//! `cargo run --release -p lucid-bots --example review -- follow --games 100 \
//!  --bots greedy --judge planner:20000n --worlds 8`
//!
//! takes the ten worst turns of each game, and plays on from there by the line of the
//! review and by what was played, with planners in all seats and the same luck: the line of
//! the review should do better.
//!
//! `cargo run --release -p lucid-bots --example review -- hints --games 4 --bots greedy`
//!
//! says how long each pass of a hint takes, in the time that its thread has worked.
//!
//! `--each 1` prints every turn. `--playouts` and `--nodes` set the effort of a review, `--seed` the games, `--threads`
//! the threads. Everything follows from them, however many threads there are.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use lucid_bots::dreamscape::advice::playouts::Judge;
use lucid_bots::dreamscape::advice::{PASSES, REVIEW, Review, ReviewEffort, Reviewed, advise};
use lucid_bots::dreamscape::{Manner, Player, TidyPlayer, levels};
use lucid_dreamscape::{Action, Chance, Dreamscape, Phase, Rules, State};
use lucid_tabletop::{Choices, Dealer, Game as _, Seat, Seed, Step, ToAct};

type Steps = Vec<Step<Action, Chance>>;

/// The time that this thread has worked.
#[cfg(unix)]
fn clock() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let told = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(told.tv_sec as u64, told.tv_nsec as u32)
}

#[cfg(not(unix))]
fn clock() -> Duration {
    levels::since_start()
}

struct Asked {
    games: u64,
    seed: u64,
    bots: Vec<String>,
    judge: String,
    worlds: usize,
    worst: usize,
    effort: ReviewEffort,
    threads: usize,
    each: bool,
}

impl Asked {
    fn from_words(mut words: impl Iterator<Item = String>) -> Asked {
        let mut asked = Asked {
            games: 8,
            seed: 1,
            bots: vec!["greedy".to_owned()],
            judge: "planner:20000n".to_owned(),
            worlds: 8,
            worst: 10,
            effort: REVIEW,
            threads: thread::available_parallelism().map_or(1, usize::from),
            each: false,
        };
        while let (Some(word), Some(value)) = (words.next(), words.next()) {
            let number = || value.parse().expect("a number");
            match word.as_str() {
                "--games" => asked.games = number(),
                "--seed" => asked.seed = number(),
                "--nodes" => asked.effort.nodes = number(),
                "--playouts" => asked.effort.playouts = number(),
                "--worlds" => asked.worlds = number() as usize,
                "--worst" => asked.worst = number() as usize,
                "--threads" => asked.threads = number() as usize,
                "--each" => asked.each = number() > 0,
                "--bots" => asked.bots = value.split(',').map(str::to_owned).collect(),
                "--judge" => asked.judge = value,
                _ => panic!("no such option: {word}"),
            }
        }
        asked
    }
}

fn player(level: &str, seed: u64) -> Box<dyn Player + Send> {
    match level {
        "tidy" => Box::new(TidyPlayer::new(Manner::Tidy, seed)),
        _ => levels::player(level, seed).expect("a level"),
    }
}

/// A game of a bot, in seat A, against the greedy player.
fn play(game: &Dreamscape, asked: &Asked, level: &str, number: u64) -> Steps {
    let mut dealer = Dealer::new(Seed::of_series(asked.seed, number));
    let mut players = [player(level, number), player("greedy", number)];
    let (mut state, mut choices) = (game.start(), Choices::new());
    let mut steps = Vec::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Over => return steps,
            ToAct::Chance => Step::Chance(dealer.deal(game, &state)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody acts");
                game.legal_actions(&state, seat, &mut choices);
                let view = game.view(&state, Some(seat));
                let action = players[seat.index()].choose(game, &view, &choices);
                Step::Action(seat, action)
            }
        };
        game.take(&mut state, &step, &mut ());
        steps.push(step);
    }
}

/// A reviewed turn, and what following the review would have gained.
struct Seen {
    game: u64,
    turn: Reviewed,
    took: Duration,
    gained: Option<(f64, f64)>,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let what = words.next().expect("loss, follow or hints");
    let asked = Asked::from_words(words);
    for level in &asked.bots {
        if what == "hints" {
            say_hints(&asked, level);
            continue;
        }
        let mut seen = all_games(&asked, level, what == "follow");
        seen.sort_by_key(|seen| (seen.game, seen.turn.first));
        match what.as_str() {
            "loss" => say_losses(level, &seen, asked.games),
            "follow" => say_gains(level, &seen),
            _ => panic!("loss, follow or hints"),
        }
        for seen in seen.iter().filter(|_| asked.each) {
            let turn = &seen.turn;
            println!(
                "  game {} cycle {} {:?}: lost {} ± {}, win {}, {} worlds, better {}, gained {:?}",
                seen.game,
                turn.cycle,
                turn.phase,
                turn.lost,
                turn.doubt,
                turn.win,
                turn.worlds,
                turn.better,
                seen.gained,
            );
        }
    }
}

/// How long the passes of a hint take at the beginnings of turns.
fn say_hints(asked: &Asked, level: &str) {
    let game = sylex();
    let mut took: [[Vec<Duration>; 2]; PASSES.len()] = Default::default();
    for number in 0..asked.games {
        let steps = play(&game, asked, level, number);
        let review = Review::new(&game, &steps, Seat::new(0));
        for turn in 0..review.turns() {
            let state = state_after(&game, &steps, review.first(turn));
            let view = game.view(&state, Some(Seat::new(0)));
            let is_travel = state.table().phase == Phase::Travel;
            for (pass, nodes) in PASSES.into_iter().enumerate() {
                let began = clock();
                advise(&game, &view, nodes);
                took[pass][usize::from(is_travel)].push(clock() - began);
            }
        }
    }
    for (nodes, took) in PASSES.into_iter().zip(took) {
        for (name, mut took) in ["Creation", "Travel"].into_iter().zip(took) {
            took.sort();
            let at = |part: usize| took.get(part * (took.len() - 1) / 100);
            println!(
                "{nodes} nodes, {name}: median {:?}, 95 % {:?}, most {:?}",
                at(50),
                at(95),
                at(100)
            );
        }
    }
}

fn sylex() -> Dreamscape {
    let content = lucid_packs::dreamscape().content.clone();
    Dreamscape::new(Rules::sylex(), content).expect("playable rules")
}

fn state_after(game: &Dreamscape, steps: &Steps, count: usize) -> State {
    let mut state = game.start();
    for step in &steps[..count] {
        game.take(&mut state, step, &mut ());
    }
    state
}

fn all_games(asked: &Asked, level: &str, follows: bool) -> Vec<Seen> {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..asked.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= asked.games {
                        break;
                    }
                    let seen = one_game(asked, level, number, follows);
                    all.lock().expect("no thread fails").extend(seen);
                }
            });
        }
    });
    all.into_inner().expect("no thread fails")
}

fn one_game(asked: &Asked, level: &str, number: u64, follows: bool) -> Vec<Seen> {
    let game = sylex();
    let steps = play(&game, asked, level, number);
    let seat = Seat::new(0);
    let review = Review::new(&game, &steps, seat);
    let mut seen: Vec<Seen> = (0..review.turns())
        .filter_map(|turn| {
            let began = clock();
            let turn = review.turn(turn, asked.effort)?;
            Some(Seen {
                game: number,
                turn,
                took: clock() - began,
                gained: None,
            })
        })
        .collect();
    if follows {
        seen.sort_by_key(|seen| std::cmp::Reverse(seen.turn.lost));
        seen.truncate(asked.worst);
        seen.retain(|seen| seen.turn.lost > 0);
        for seen in &mut seen {
            seen.gained = gained(asked, &game, &steps, seat, &seen.turn);
        }
    }
    seen
}

/// What the best line gains over the played one when others play on, and its standard error.
fn gained(
    asked: &Asked,
    game: &Dreamscape,
    steps: &Steps,
    seat: Seat,
    turn: &Reviewed,
) -> Option<(f64, f64)> {
    let state = state_after(game, steps, turn.from);
    let view = game.view(&state, Some(seat));
    let players = |seat: Seat, world: u64| -> Box<dyn Player> {
        player(&asked.judge, world.wrapping_mul(4) + seat.index() as u64)
    };
    let judge = Judge::new(game, &view)?.with_players(&players);
    let [best, played] = [&turn.best, &turn.played].map(|line| line.scripted());
    // Other worlds than those of the review.
    let first = 1 << 32;
    Some(judge.lead(&best, &played, first..first + asked.worlds as u64))
}

fn mean_and_interval(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (
        mean,
        1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt(),
    )
}

fn say_losses(level: &str, seen: &[Seen], games: u64) {
    // Turns of one game hang together, so that the interval is that of the games.
    let of = |game: u64| {
        let turns: Vec<&Seen> = seen.iter().filter(|seen| seen.game == game).collect();
        let lost: f64 = turns.iter().map(|seen| f64::from(seen.turn.lost)).sum();
        lost / 100.0 / turns.len().max(1) as f64
    };
    let each: Vec<f64> = (0..games).map(of).collect();
    let (mean, interval) = mean_and_interval(&each);
    let share = |what: fn(&Reviewed) -> bool| {
        let count = seen.iter().filter(|seen| what(&seen.turn)).count();
        100.0 * count as f64 / seen.len().max(1) as f64
    };
    let mut took: Vec<Duration> = seen.iter().map(|seen| seen.took).collect();
    took.sort();
    let at = |part: usize| {
        took.get(part * (took.len() - 1) / 100)
            .map_or(0, Duration::as_millis)
    };
    println!(
        "{level}: {mean:.2} ± {interval:.2} lost a turn in {games} games, {} turns; \
         {:.0} % equal, {:.0} % better than the search; {} worlds a turn; \
         {} ms in the median, {} ms in 95 %",
        seen.len(),
        share(|turn| turn.lost == 0),
        share(|turn| turn.better),
        seen.iter().map(|seen| seen.turn.worlds).sum::<u32>() / seen.len().max(1) as u32,
        at(50),
        at(95),
    );
    for phase in ["Travel", "Creation", "LastPlacement"] {
        let of: Vec<&Seen> = (seen.iter())
            .filter(|seen| format!("{:?}", seen.turn.phase) == phase)
            .collect();
        let lost: f64 = of.iter().map(|seen| f64::from(seen.turn.lost)).sum();
        println!(
            "  {phase}: {:.2} in {} turns",
            lost / 100.0 / of.len().max(1) as f64,
            of.len()
        );
    }
}

fn say_gains(level: &str, seen: &[Seen]) {
    let gained: Vec<(f64, f64)> = seen.iter().filter_map(|seen| seen.gained).collect();
    // The games tell nothing about turns where the difference is within one standard error.
    let told = |few: &[(f64, f64)]| {
        let more = few.iter().filter(|(points, error)| points > error).count();
        let less = few
            .iter()
            .filter(|(points, error)| -points > *error)
            .count();
        (more, more + less)
    };
    let points: Vec<f64> = gained.iter().map(|(points, _)| *points).collect();
    let (mean, interval) = mean_and_interval(&points);
    let lost: f64 = seen.iter().map(|seen| f64::from(seen.turn.lost)).sum();
    let (more, clear) = told(&gained);
    println!(
        "{level}: following gains points in {more} of {clear} turns in which games show a \
         difference, {:.1} %; {} turns; {mean:.2} ± {interval:.2} in the mean, {:.2} by the review",
        100.0 * more as f64 / clear.max(1) as f64,
        gained.len(),
        lost / 100.0 / seen.len().max(1) as f64,
    );
    for (from, to) in [(0, 150), (150, 300), (300, 500), (500, 800), (800, 100_000)] {
        for phase in ["Travel", "Creation", "LastPlacement"] {
            let some: Vec<(f64, f64)> = (seen.iter())
                .filter(|seen| (from..to).contains(&seen.turn.lost))
                .filter(|seen| format!("{:?}", seen.turn.phase) == phase)
                .filter_map(|seen| seen.gained)
                .collect();
            let mean =
                some.iter().map(|(points, _)| points).sum::<f64>() / some.len().max(1) as f64;
            let (more, clear) = told(&some);
            println!(
                "  {phase}, {from} to {to} hundredths lost: {more} of {clear}, {} turns, {mean:.2}",
                some.len(),
            );
        }
    }
}

//! Playing many games on many threads, always the same ones.

use std::convert::Infallible;
use std::panic;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use dreamscape::{Action, Chance};
use tabletop::{Choices, Dealer, Game, Random, Seed, Step, ToAct};
use texts::Texts;

use super::progress::Progress;
use super::tally::Tally;
use super::{Plan, Report};
use crate::bot::Place;
use crate::failure::Failure;
use crate::points::Points;

/// How often the progress bar moves.
const TICK: Duration = Duration::from_millis(100);

/// Plays all games, or as many as there is time for until `stop`.
pub(super) fn play_all(plan: &Plan, stop: &AtomicBool, texts: &Texts) -> Result<Report, Failure> {
    let started = Instant::now();
    let next = AtomicU64::new(0);
    let progress = Progress::new(plan.games, texts);
    let (tallies, threads) = thread::scope(|scope| {
        // Nothing is sent: the channel closes when the last worker is done.
        let (working, waiting) = mpsc::channel::<Infallible>();
        let start = |_| {
            let working = working.clone();
            let next = &next;
            let work = move || {
                let done = play_some(plan, next, stop, texts);
                drop(working);
                done
            };
            // Where the system gives fewer threads, fewer do the work.
            thread::Builder::new().spawn_scoped(scope, work).ok()
        };
        let workers: Vec<_> = (0..plan.threads.min(plan.games)).map_while(start).collect();
        let threads = workers.len();
        drop(working);
        while waiting.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            progress.show(next.load(Ordering::Relaxed));
        }
        let joined = workers.into_iter().map(|worker| {
            let done = worker.join();
            done.unwrap_or_else(|panicked| panic::resume_unwind(panicked))
        });
        let tallies: Result<Vec<Tally>, Failure> = joined.collect();
        tallies.map(|tallies| (tallies, threads))
    })?;
    let took = started.elapsed();
    progress.clear();
    let mut tally = Tally::default();
    tallies.iter().for_each(|part| tally.merge(part));
    Ok(Report {
        stopped: tally.games < plan.games,
        tally,
        took,
        threads,
    })
}

/// One worker: takes the next game until there is none.
///
/// A game that was taken is also played, so after `stop` the games that were
/// counted are still the first ones of the series.
fn play_some(
    plan: &Plan,
    next: &AtomicU64,
    stop: &AtomicBool,
    texts: &Texts,
) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    let mut choices = Choices::new();
    let mut steps = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= plan.games {
            break;
        }
        let seed = Seed::of_series(plan.seed, number);
        play_one(plan, number, seed, &mut choices, &mut steps, &mut tally);
        if let Some(shelf) = &plan.shelf
            && let Err(failure) = shelf.put(plan, number, &seed, &steps, texts)
        {
            // The others need not go on for a result that nobody will see.
            stop.store(true, Ordering::Relaxed);
            return Err(failure);
        }
    }
    Ok(tally)
}

/// Plays the game with a number and leaves its steps in `steps`.
fn play_one(
    plan: &Plan,
    number: u64,
    seed: Seed,
    choices: &mut Choices<Action>,
    steps: &mut Vec<Step<Action, Chance>>,
    tally: &mut Tally,
) {
    let game = &plan.game;
    let mut dealer = Dealer::new(seed);
    let mut random = bot_random(plan.seed, number);
    let mut points = Points::default();
    let mut state = game.start();
    steps.clear();
    loop {
        match game.to_act(&state) {
            ToAct::Chance => {
                let chance = dealer.deal(game, &state);
                game.resolve(&mut state, chance, &mut points);
                steps.push(Step::Chance(chance));
            }
            ToAct::Seats(seats) => {
                // In a simultaneous Creation anybody may be quickest.
                let quickest = match seats.len() {
                    1 => 0,
                    many => random.below(many),
                };
                let seat = seats.iter().nth(quickest).unwrap_or_default();
                let place = Place::new(game, &state, seat);
                let action = plan.bots[seat].choose(&place, choices, &mut random);
                game.play_unchecked(&mut state, seat, action, &mut points);
                steps.push(Step::Action(seat, action));
            }
            ToAct::Over => break,
        }
    }
    let outcome = game.outcome(&state).expect("the game is over");
    tally.note(game.seats(), steps.len() as u64, &outcome, &points);
}

/// The random numbers of the bots in one game: apart from those of the game,
/// and different for every pair of seed and number.
fn bot_random(seed: u64, number: u64) -> Random {
    let series = Random::new(seed).bits();
    Random::new(Random::new(series ^ number).bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_next_to_each_other_have_other_bots() {
        let starts = [(1, 0), (1, 1), (2, 0), (2, 1)];
        let starts = starts.map(|(seed, number)| bot_random(seed, number).bits());
        for (index, start) in starts.iter().enumerate() {
            assert!(!starts[..index].contains(start));
        }
    }
}

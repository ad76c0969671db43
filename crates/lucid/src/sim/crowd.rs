//! Playing many games on many threads, always the same ones.

use std::convert::Infallible;
use std::panic;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use lucid_tabletop::{Dealer, Game, Random, Seat, Seed, Step};
use lucid_texts::Texts;
use serde_json::Value;

use super::progress::Progress;
use super::tally::Tally;
use super::{Plan, Report};
use crate::failure::Failure;
use crate::output::Ink;

/// How often the progress bar moves.
pub(crate) const TICK: Duration = Duration::from_millis(100);

/// A step of a game.
pub(crate) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Games of one kind: how one of them is played, and what is counted.
pub(crate) trait Series: Sync {
    /// The game.
    type Game: Game;
    /// What is counted.
    type Tally: Tally;
    /// What a worker keeps from game to game.
    type Desk: Default;

    /// What is played.
    fn game(&self) -> &Self::Game;

    /// The name of the bot on a seat.
    fn bot(&self, seat: Seat) -> String;

    /// Plays a game, adds its steps to `steps` and its figures to `tally`.
    fn play(
        &self,
        luck: Luck,
        desk: &mut Self::Desk,
        steps: &mut Vec<StepOf<Self::Game>>,
        tally: &mut Self::Tally,
    );
}

/// Games that `lucid sim` tells of.
pub(super) trait Told: Series {
    /// What the game is called above tables.
    const TITLE: &'static str;

    /// Adds the figures to a JSON object.
    fn add_json(&self, tally: &Self::Tally, object: &mut Value);

    /// The figures as lines of tables.
    fn tables(&self, tally: &Self::Tally, texts: &Texts, ink: Ink) -> Vec<String>;
}

/// Where the chance of one game comes from.
#[derive(Debug)]
pub(crate) struct Luck {
    /// That of the game.
    pub(crate) dealer: Dealer,
    /// That of the bots.
    pub(crate) random: Random,
}

/// Plays all games, or as many as there is time for until `stop`.
pub(crate) fn play_all<S: Series>(
    plan: &Plan<S>,
    stop: &AtomicBool,
    texts: &Texts,
) -> Result<Report<S::Tally>, Failure> {
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
        let tallies: Result<Vec<S::Tally>, Failure> = joined.collect();
        tallies.map(|tallies| (tallies, threads))
    })?;
    let took = started.elapsed();
    progress.clear();
    let mut tally = S::Tally::default();
    tallies.iter().for_each(|part| tally.merge(part));
    Ok(Report {
        stopped: tally.totals().games < plan.games,
        tally,
        took,
        threads,
    })
}

/// One worker: takes the next game until there is none.
///
/// A game that was taken is also played, so after `stop` the games that were
/// counted are still the first ones of the series.
fn play_some<S: Series>(
    plan: &Plan<S>,
    next: &AtomicU64,
    stop: &AtomicBool,
    texts: &Texts,
) -> Result<S::Tally, Failure> {
    let mut tally = S::Tally::default();
    let mut desk = S::Desk::default();
    let mut steps = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= plan.games {
            break;
        }
        let seed = Seed::of_series(plan.seed, number);
        let luck = Luck {
            dealer: Dealer::new(seed),
            random: bot_random(plan.seed, number),
        };
        steps.clear();
        plan.series.play(luck, &mut desk, &mut steps, &mut tally);
        if let Some(shelf) = &plan.shelf
            && let Err(failure) = shelf.put(&plan.series, number, &seed, &steps, texts)
        {
            // The others need not go on for a result that nobody will see.
            stop.store(true, Ordering::Relaxed);
            return Err(failure);
        }
    }
    Ok(tally)
}

/// The random numbers of the bots in one game: apart from those of the game,
/// and different for every pair of seed and number.
pub(crate) fn bot_random(seed: u64, number: u64) -> Random {
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

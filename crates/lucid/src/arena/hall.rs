//! Playing the games of an arena on many threads.

use std::convert::Infallible;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use lucid_bots::arena::{Match, Standings, Test};
use lucid_tabletop::{Dealer, Random, Seed};
use lucid_texts::Texts;

use super::contest::Contest;
use super::ledger::Ledger;
use super::plan::Plan;
use crate::failure::Failure;
use crate::sim::crowd::{Luck, TICK, bot_random};
use crate::sim::progress::Progress;

/// What came of it.
#[derive(Debug)]
pub(super) struct Ended {
    pub(super) seed: u64,
    pub(super) test: Option<Test>,
    pub(super) standings: Standings,
    /// How many results the file had already.
    pub(super) found: u64,
    pub(super) took: Duration,
    pub(super) threads: usize,
    /// Whether it was stopped before its end.
    pub(super) stopped: bool,
}

/// What all workers share.
struct Hall<'a, C> {
    contest: &'a C,
    desk: Mutex<(Standings, Option<Ledger>)>,
    seed: u64,
    /// Whether somebody wants it to stop.
    stop: &'a AtomicBool,
    /// Whether games that are still played count no more.
    over: AtomicBool,
}

impl<C> Hall<'_, C> {
    fn desk(&self) -> MutexGuard<'_, (Standings, Option<Ledger>)> {
        // Whoever panicked does not change what is known.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closed(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.over.load(Ordering::Relaxed)
    }
}

/// Plays until the answer is clear, all games are played, or `stop`.
pub(super) fn play_all(
    contest: &impl Contest,
    plan: Plan,
    stop: &AtomicBool,
    texts: &Texts,
) -> Result<Ended, Failure> {
    let started = Instant::now();
    let hall = Hall {
        contest,
        desk: Mutex::new((plan.standings, plan.ledger)),
        seed: plan.seed,
        stop,
        over: AtomicBool::new(false),
    };
    let most = hall.desk().0.progress().1;
    let progress = Progress::new(most, texts);
    let threads = thread::scope(|scope| {
        // Nothing is sent: the channel closes when the last worker is done.
        let (working, waiting) = mpsc::channel::<Infallible>();
        let hall = &hall;
        let start = |_| {
            let working = working.clone();
            let work = move || {
                let done = play_some(hall, texts);
                drop(working);
                done
            };
            // Where the system gives fewer threads, fewer do the work.
            thread::Builder::new().spawn_scoped(scope, work).ok()
        };
        let workers: Vec<_> = (0..plan.threads.min(most)).map_while(start).collect();
        let threads = workers.len();
        drop(working);
        while waiting.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            let desk = hall.desk();
            let (_, most) = desk.0.progress();
            let open = desk.0.pairs().iter().filter(|pair| pair.verdict.is_none());
            let (known, open) = (desk.0.known().min(most), open.count());
            drop(desk);
            progress.show_arena(known, most, open);
        }
        let mut joined = workers.into_iter().map(|worker| {
            let done = worker.join();
            done.unwrap_or_else(|panicked| panic::resume_unwind(panicked))
        });
        joined.try_for_each(|done| done).map(|()| threads)
    })?;
    progress.clear();
    let (standings, _) = (hall.desk.into_inner()).unwrap_or_else(PoisonError::into_inner);
    Ok(Ended {
        seed: plan.seed,
        test: plan.test,
        found: plan.found,
        stopped: !standings.is_over(),
        standings,
        took: started.elapsed(),
        threads,
    })
}

/// One worker: takes the next game until there is none.
fn play_some<C: Contest>(hall: &Hall<'_, C>, texts: &Texts) -> Result<(), Failure> {
    let mut desk = C::Desk::default();
    while !hall.is_closed() {
        let (game, seating) = {
            let standings = &mut hall.desk().0;
            let Some(game) = standings.next_game() else {
                break;
            };
            (game, standings.schedule().seating(game))
        };
        let luck = luck(hall.seed, game);
        let played = (hall.contest).play(&seating, luck, &mut desk, || hall.is_closed());
        let Some(outcome) = played else { break };
        let (standings, ledger) = &mut *hall.desk();
        if let Some(ledger) = ledger {
            let kept = ledger.put(game, seating.len(), &outcome, texts);
            if let Err(failure) = kept {
                // The others need not go on for results that are not kept.
                hall.over.store(true, Ordering::Relaxed);
                return Err(failure);
            }
        }
        standings.note(game, outcome);
        if standings.is_over() {
            hall.over.store(true, Ordering::Relaxed);
        }
    }
    Ok(())
}

/// The chance of a game: that of its deal, and for the bots one of their own.
fn luck(seed: u64, game: Match) -> Luck {
    let place = (game.line_up as u64) << 8 | game.turn as u64;
    let mut bots = bot_random(seed, game.deal);
    Luck {
        dealer: Dealer::new(Seed::of_series(seed, game.deal)),
        random: Random::new(Random::new(bots.bits() ^ place).bits()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_bots_of_its_own() {
        let game = |deal, line_up, turn| Match {
            deal,
            line_up,
            turn,
        };
        let games = [
            game(0, 0, 0),
            game(0, 0, 1),
            game(0, 1, 0),
            game(1, 0, 0),
            game(1, 1, 1),
        ];
        let bots = games.map(|game| luck(1, game).random.bits());
        for (index, start) in bots.iter().enumerate() {
            assert!(!bots[..index].contains(start));
        }
    }
}

//! Plays many games on many threads. The same games give the same results, however
//! many threads there are.
//!
//! [`run`] owns the threads, the progress bar and the ways to stop early. A
//! [`Batch`] says which games there are and what becomes of their results:
//! [`Simulation`] plays independent games and counts what happens in them (`lucid sim`,
//! `lucid pack balance`), `lucid arena` has a batch of its own, whose next game
//! depends on the results so far.

mod progress;
mod random_source;
mod record_folder;
mod simulation;

use std::convert::Infallible;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use lucid_tabletop::{BySeat, Events, Game, Outcome, Step};
use lucid_texts::Texts;

use crate::failure::Failure;
use crate::options::Bot;

pub(crate) use progress::RunProgress;
pub(crate) use random_source::RandomSource;
pub(crate) use record_folder::RecordFolder;
pub(crate) use simulation::{Simulated, Simulation};

/// The time between two updates of the progress bar.
const TICK: Duration = Duration::from_millis(100);

/// A step of a game.
pub(crate) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// A game that bots can play.
pub(crate) trait Playable: Game<Action: Send, Chance: Send> + Sync {
    /// Who plays it.
    type Bot: Bot;
    /// Memory that a thread reuses from game to game.
    type Scratch: Default + Send;

    /// Plays a game with these bots and adds its steps to `steps`; nothing if
    /// `is_stopped` ends it early.
    fn play_out(
        &self,
        bots: &BySeat<Self::Bot>,
        random: RandomSource,
        scratch: &mut Self::Scratch,
        steps: &mut Vec<StepOf<Self>>,
        events: &mut impl Events<Self::Event>,
        is_stopped: impl Fn() -> bool,
    ) -> Option<Finished<Self::State>>;
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) struct Finished<S> {
    pub(crate) state: S,
    pub(crate) outcome: Outcome,
}

/// Games to be played, and what to do with their results.
pub(crate) trait Batch: Sync {
    /// Which game it is.
    type Id;
    /// What a thread keeps from game to game.
    type Worker: Default + Send;

    /// An upper bound on the number of games.
    fn max_games(&self) -> u64;

    /// Takes the next game; nothing when none is left.
    fn take(&self) -> Option<Self::Id>;

    /// Plays a game and keeps its result.
    fn play(&self, id: Self::Id, worker: &mut Self::Worker) -> Result<(), Failure>;

    /// Updates the progress bar.
    fn show(&self, progress: &RunProgress<'_>);
}

/// The outcome of [`run`].
#[derive(Debug)]
pub(crate) struct Run<W> {
    /// What each thread has kept.
    pub(crate) workers: Vec<W>,
    pub(crate) took: Duration,
}

/// Returns a flag that Ctrl-C sets. Every further Ctrl-C calls `again`.
pub(crate) fn stop_on_ctrl_c(again: fn()) -> Result<Arc<AtomicBool>, ctrlc::Error> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if pressed.swap(true, Ordering::Relaxed) {
            again();
        }
    })?;
    Ok(stop)
}

/// Plays all games of a batch, or as many as it can before `stop` is set.
///
/// A failure stops all threads.
pub(crate) fn run<B: Batch>(
    batch: &B,
    threads: u64,
    stop: &AtomicBool,
    texts: &Texts,
) -> Result<Run<B::Worker>, Failure> {
    let started = Instant::now();
    let progress = RunProgress::new(batch.max_games(), texts);
    let workers: Result<Vec<B::Worker>, Failure> = thread::scope(|scope| {
        // Nothing is sent: the channel closes when the last thread is done.
        let (working, waiting) = mpsc::channel::<Infallible>();
        let start = |_| {
            let working = working.clone();
            let work = move || {
                let done = play_some(batch, stop);
                drop(working);
                done
            };
            // If the system refuses a thread, the others do its work.
            thread::Builder::new().spawn_scoped(scope, work).ok()
        };
        let threads: Vec<_> = (0..threads.min(batch.max_games()))
            .map_while(start)
            .collect();
        drop(working);
        while waiting.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            batch.show(&progress);
        }
        let joined = threads.into_iter().map(|thread| {
            let done = thread.join();
            done.unwrap_or_else(|panicked| panic::resume_unwind(panicked))
        });
        joined.collect()
    });
    let workers = workers?;
    let took = started.elapsed();
    progress.clear();
    Ok(Run { workers, took })
}

/// The loop of one thread: takes the next game until none is left.
fn play_some<B: Batch>(batch: &B, stop: &AtomicBool) -> Result<B::Worker, Failure> {
    let mut worker = B::Worker::default();
    while !stop.load(Ordering::Relaxed)
        && let Some(id) = batch.take()
    {
        if let Err(failure) = batch.play(id, &mut worker) {
            // The others need not go on for a result that nobody will see.
            stop.store(true, Ordering::Relaxed);
            return Err(failure);
        }
    }
    Ok(worker)
}

/// The default number of threads.
pub(crate) fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

//! Independent games, and what is counted in them.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use lucid_tabletop::{BySeat, Seed};
use lucid_texts::Texts;

use super::{Batch, Playable, RandomSource, RecordFolder, Run, RunProgress, StepOf, run};
use crate::failure::Failure;
use crate::statistics::{Statistics, Totals};

/// Games with the same bots on the same seats, each with a deal of its own.
#[derive(Debug)]
pub(crate) struct Simulation<G: Playable> {
    pub(crate) game: G,
    pub(crate) bots: BySeat<G::Bot>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: u64,
    /// Where records are written, if anywhere.
    pub(crate) records: Option<RecordFolder>,
}

/// The result of a simulation.
#[derive(Debug)]
pub(crate) struct Simulated<S> {
    pub(crate) totals: Totals,
    pub(crate) statistics: S,
    pub(crate) took: Duration,
    /// The number of threads that played.
    pub(crate) threads: usize,
    /// Whether it was stopped before all games were played.
    pub(crate) stopped: bool,
}

impl<G: Playable> Simulation<G> {
    /// Plays the games and collects statistics.
    pub(crate) fn run<S: Statistics<G>>(
        &self,
        stop: &AtomicBool,
        texts: &Texts,
    ) -> Result<Simulated<S>, Failure> {
        let deals: Deals<'_, G, S> = Deals {
            simulation: self,
            next: AtomicU64::new(0),
            texts,
            counts: PhantomData,
        };
        let Run { workers, took } = run(&deals, self.threads, stop, texts)?;
        let (mut totals, mut statistics) = (Totals::default(), S::default());
        for worker in &workers {
            totals.merge(&worker.totals);
            statistics.merge(&worker.statistics);
        }
        Ok(Simulated {
            stopped: totals.games < self.games,
            totals,
            statistics,
            took,
            threads: workers.len(),
        })
    }

    /// The names of the bots by seat.
    pub(crate) fn bot_names(&self) -> Vec<String> {
        let seats = self.bots.first(self.game.seats());
        seats.map(|(_, bot)| bot.to_string()).collect()
    }
}

/// The deals of a simulation.
struct Deals<'a, G: Playable, S> {
    simulation: &'a Simulation<G>,
    /// The number of the next deal.
    next: AtomicU64,
    texts: &'a Texts,
    counts: PhantomData<fn() -> S>,
}

/// What one thread has counted, and memory that it reuses.
struct Worker<G: Playable, S> {
    totals: Totals,
    statistics: S,
    scratch: G::Scratch,
    steps: Vec<StepOf<G>>,
}

impl<G: Playable, S: Default> Default for Worker<G, S> {
    fn default() -> Worker<G, S> {
        Worker {
            totals: Totals::default(),
            statistics: S::default(),
            scratch: G::Scratch::default(),
            steps: Vec::new(),
        }
    }
}

impl<G: Playable, S: Statistics<G>> Batch for Deals<'_, G, S> {
    type Id = u64;
    type Worker = Worker<G, S>;

    fn max_games(&self) -> u64 {
        self.simulation.games
    }

    /// Every game that is taken is also played to its end, so a simulation that is
    /// stopped has still counted the first games of the series, with no gaps.
    fn take(&self) -> Option<u64> {
        let deal = self.next.fetch_add(1, Ordering::Relaxed);
        (deal < self.simulation.games).then_some(deal)
    }

    fn play(&self, deal: u64, worker: &mut Worker<G, S>) -> Result<(), Failure> {
        let Simulation {
            game, bots, seed, ..
        } = self.simulation;
        let random = RandomSource::of_deal(*seed, deal);
        worker.steps.clear();
        let mut observer = S::observe(game);
        let finished = game.play_out(
            bots,
            random,
            &mut worker.scratch,
            &mut worker.steps,
            &mut observer,
            || false,
        );
        let finished = finished.expect("nothing stops the game");
        worker.totals.add(worker.steps.len());
        worker.statistics.add(game, &finished, observer);
        match &self.simulation.records {
            Some(folder) => {
                let seed = Seed::of_series(*seed, deal);
                let names = self.simulation.bot_names();
                folder.write(game, &names, deal, &seed, &worker.steps, self.texts)
            }
            None => Ok(()),
        }
    }

    fn show(&self, progress: &RunProgress<'_>) {
        progress.show(self.next.load(Ordering::Relaxed));
    }
}

//! The games of an arena as a batch: results decide how many are played.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lucid_bots::arena::{Match, Standings, Test};
use lucid_texts::Texts;

use super::participants::Participants;
use super::results_file::ResultsFile;
use super::setup::Setup;
use crate::failure::Failure;
use crate::runner::{self, Batch, RandomSource, Run, RunProgress};
use crate::titles::Title;

/// The result of an arena.
#[derive(Debug)]
pub(super) struct ArenaRun {
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

/// Plays until the answer is clear, all games are played, or `stop`.
pub(super) fn play_all(
    participants: &Participants<impl Title>,
    setup: Setup,
    stop: &AtomicBool,
    texts: &Texts,
) -> Result<ArenaRun, Failure> {
    let matches = Matches {
        participants,
        results: Mutex::new((setup.standings, setup.results_file)),
        seed: setup.seed,
        stop,
        is_decided: AtomicBool::new(false),
        texts,
    };
    let Run { workers, took } = runner::run(&matches, setup.threads, stop, texts)?;
    let (standings, _) = (matches.results.into_inner()).unwrap_or_else(PoisonError::into_inner);
    Ok(ArenaRun {
        seed: setup.seed,
        test: setup.test,
        found: setup.found,
        stopped: !standings.is_over(),
        standings,
        took,
        threads: workers.len(),
    })
}

/// What all threads share.
struct Matches<'a, G: Title> {
    participants: &'a Participants<G>,
    results: Mutex<(Standings, Option<ResultsFile>)>,
    seed: u64,
    /// Set when somebody asks it to stop.
    stop: &'a AtomicBool,
    /// Set when all pairs are decided, so that games in progress no longer count.
    is_decided: AtomicBool,
    texts: &'a Texts,
}

impl<G: Title> Matches<'_, G> {
    fn results(&self) -> MutexGuard<'_, (Standings, Option<ResultsFile>)> {
        // A thread that panicked has not left results half written.
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.is_decided.load(Ordering::Relaxed)
    }
}

impl<G: Title> Batch for Matches<'_, G> {
    type Id = (Match, Vec<usize>);
    type Worker = G::Scratch;

    fn max_games(&self) -> u64 {
        self.results().0.progress().1
    }

    fn take(&self) -> Option<(Match, Vec<usize>)> {
        if self.is_stopped() {
            return None;
        }
        let standings = &mut self.results().0;
        let game = standings.next_game()?;
        Some((game, standings.schedule().seating(game)))
    }

    fn play(
        &self,
        (game, seating): (Match, Vec<usize>),
        scratch: &mut G::Scratch,
    ) -> Result<(), Failure> {
        // A deal is played by every line-up from every seat, each time with other
        // random numbers for the bots.
        let variant = (game.line_up as u64) << 8 | game.turn as u64;
        let finished = self.participants.game.play_out(
            &self.participants.seated(&seating),
            RandomSource::of_paired_game(self.seed, game.deal, variant),
            scratch,
            &mut Vec::new(),
            &mut (),
            || self.is_stopped(),
        );
        let Some(finished) = finished else {
            return Ok(());
        };
        let (standings, results_file) = &mut *self.results();
        if let Some(file) = results_file {
            file.put(game, seating.len(), &finished.outcome, self.texts)?;
        }
        standings.note(game, finished.outcome);
        if standings.is_over() {
            self.is_decided.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    fn show(&self, progress: &RunProgress<'_>) {
        let results = self.results();
        let (_, most) = results.0.progress();
        let open = (results.0.pairs().iter()).filter(|pair| pair.verdict.is_none());
        let (known, open) = (results.0.known().min(most), open.count());
        drop(results);
        progress.show_arena(known, most, open);
    }
}

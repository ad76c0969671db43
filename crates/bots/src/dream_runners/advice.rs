//! Advice on what to compose or choose, and reviews of finished games.
//!
//! [`advise`] answers a person who composes: the best board, and two others that
//! do something else. [`decide`] answers one who chooses: what to buy, what to take,
//! how to resolve. [`Review`] looks at every round of a seat in a game that
//! was played: what lay there when it ended, what would have been best, and what
//! the difference was worth. Both know what the seat knew and nothing more, and
//! the same view always gets the same answer.
//!
//! A board is worth what its owner has afterwards: points, and what can still be turned
//! into points in the rounds left ([`Valuation`]). Unopened chests count the mean of their
//! pile, and of converging dreams (R15) every second thing is expected. The best board is
//! proved to be the best by this measure ([`solver`](super::solver)).
//!
//! A line is its board. What it gives and costs follows from the view
//! ([`Line::effect`]), so that a line is short as text.

mod decision;
mod effect;
mod review;
mod text;

pub use crate::advice::{ParseAdviceError, Report};
pub use decision::{Decision, WeighedChoice, decide};
pub use effect::{Effect, WorthSource};
pub use review::{Bought, Review, Reviewed};

use lucid_dream_runners::{
    Action, Cell, Draft, DreamRunners, Nightmare, Phase, Placed, SPOTS, SegmentId, Table, View,
};
use lucid_tabletop::{Choices, Seat};

use super::players::solution_steps::next_for_board;
use super::players::{Valuation, instance};
use super::solver::{Instance, Laid, Solution, best, judge};

/// The number of lines in an advice: the best, and two others.
pub const LINES: usize = 3;
/// How many of the best boards are searched for different ones.
const RANKS: usize = 60;
/// In how many cells a different board does something else.
const OTHER: usize = 2;

/// The best boards for a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// At least one; the best first. They differ in what they do.
    pub lines: Vec<Line>,
}

impl Advice {
    /// How much less a line is worth than the best, in hundredths of a point.
    pub fn behind(&self, line: usize) -> i64 {
        let worth = |line: usize| self.lines.get(line).map_or(0, |line| line.worth);
        (worth(0) - worth(line)).max(0)
    }
}

/// A composition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The segments on the board.
    pub board: Vec<Placed>,
    /// What the owner has afterwards, in hundredths of a point. Lines of the same
    /// view can be compared.
    pub worth: i64,
    /// Whether the owner sleeps on (R9).
    pub asleep: bool,
}

impl Line {
    /// What to do next on the way from a board to this one: first lift what is wrong, then
    /// lay what is missing, then lock.
    pub fn next(&self, draft: &Draft) -> Action {
        next_for_board(draft, &self.board)
    }

    /// What the board does to its owner, who has this view; `None` if it is not a board of
    /// that view.
    pub fn effect(&self, game: &DreamRunners, view: &View) -> Option<Effect> {
        let task = ComposeTask::new(game, &view.table, view.viewer?)?;
        let solution = task.judge(&self.board)?;
        Some(Effect::new(game, &task, &solution))
    }
}

/// The best boards for the seat of a view; `None` if it is not composing.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// # let seat = Seat::new(0);
///
/// use lucid_bots::dream_runners::advice::advise;
/// use lucid_dream_runners::Action;
///
/// let view = game.view(&state, Some(seat));
/// let advice = advise(&game, &view).unwrap();
/// // Following the best line step by step ends with its board, locked.
/// loop {
///     let action = advice.lines[0].next(game.view(&state, Some(seat)).own_draft().unwrap());
///     game.play(&mut state, seat, action, &mut ()).unwrap();
///     if action == Action::Lock {
///         break;
///     }
/// }
/// ```
pub fn advise(game: &DreamRunners, view: &View) -> Option<Advice> {
    let mut choices = Box::new(Choices::new());
    game.choices(view, &mut choices);
    if view.table.phase != Phase::Compose || choices.is_empty() {
        return None;
    }
    let task = ComposeTask::new(game, &view.table, view.viewer?)?;
    let found = best(&task.instance, &task.valuation.weights, RANKS).ok()?;
    let lines = different(game, &task, &found).into_iter();
    Some(Advice {
        lines: lines.map(|solution| task.line(solution)).collect(),
    })
}

/// The best board, and the next ones that differ in effect from all before them,
/// preferably on other cells.
fn different<'s>(
    game: &DreamRunners,
    task: &ComposeTask,
    found: &'s [Solution],
) -> Vec<&'s Solution> {
    let asleep = found.first().is_some_and(|best| best.asleep);
    let like = found.iter().filter(|solution| solution.asleep == asleep);
    let all: Vec<(&Solution, Effect)> = like
        .map(|solution| (solution, Effect::new(game, task, solution)))
        .collect();
    let mut chosen: Vec<&(&Solution, Effect)> = Vec::with_capacity(LINES);
    for least in [OTHER, 0] {
        for one in &all {
            let other = |two: &&(&Solution, Effect)| {
                one.1 != two.1 && differences(task, one.0, two.0) >= least
            };
            if chosen.len() < LINES && chosen.iter().all(other) {
                chosen.push(one);
            }
        }
    }
    chosen.sort_by_key(|(solution, _)| std::cmp::Reverse(solution.value));
    chosen.into_iter().map(|(solution, _)| *solution).collect()
}

/// In how many cells two boards collect or banish differently, where there is something to
/// collect or to banish.
fn differences(task: &ComposeTask, one: &Solution, other: &Solution) -> usize {
    let does = |solution: &Solution, spot: usize| {
        let symbol = solution.composition.symbols[spot].unwrap_or_default();
        let cell = task.instance.dream.cells[spot];
        let nightmare = matches!(cell, Cell::Nightmare(_));
        let plain = nightmare && !matches!(cell, Cell::Nightmare(Nightmare::Spider(_)));
        let times = if plain { 0 } else { symbol.times() };
        (times, nightmare && symbol.banishes())
    };
    let differs = |spot: &usize| does(one, *spot) != does(other, *spot);
    (0..SPOTS).filter(differs).count()
}

/// The instance of a seat that composes, and its valuation.
#[derive(Clone, Debug)]
struct ComposeTask {
    instance: Instance,
    /// The ids of the instance's segments.
    ids: Vec<SegmentId>,
    valuation: Valuation,
}

impl ComposeTask {
    fn new(game: &DreamRunners, table: &Table, seat: Seat) -> Option<ComposeTask> {
        let valuation = Valuation::new(game, table, seat);
        let (instance, ids) = instance(game, table, seat, &valuation)?;
        Some(ComposeTask {
            instance,
            ids,
            valuation,
        })
    }

    fn line(&self, solution: &Solution) -> Line {
        let board = solution.laid.iter().map(|laid| laid.placed(&self.ids));
        Line {
            board: board.collect(),
            worth: solution.value,
            asleep: solution.asleep,
        }
    }

    /// The best that can be made of a board; `None` if the board is not legal.
    fn judge(&self, board: &[Placed]) -> Option<Solution> {
        let laid = board.iter().map(|placed| {
            Some(Laid {
                segment: self.ids.iter().position(|id| *id == placed.segment)?,
                turn: placed.turn,
                column: placed.column,
                row: placed.row,
            })
        });
        let laid: Vec<Laid> = laid.collect::<Option<_>>()?;
        judge(&self.instance, &self.valuation.weights, &laid).ok()
    }
}

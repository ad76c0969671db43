//! Advice on what to do next, and reviews of finished games.
//!
//! [`advise`] answers a person whose turn it is: the best line found, and up to two others
//! with a different effect. [`Review`] looks at every turn of a seat in a finished game:
//! what was done, what would have been best, and what the difference was worth. Both know
//! only what the seat knows, and the same view always gets the same answer.
//!
//! A Travel is searched by the [planner](super::planner), a Creation is
//! [solved](super::creation). Chance is cut off in both: it counts its expected value, and
//! the line goes on as if nothing had come of it.
//!
//! A line is its steps. Points, boards and reasons follow from playing them
//! ([`Line::play`]), so that a line is short as text.

mod played_line;
mod review;
mod text;

pub use crate::advice::{ParseAdviceError, Report};
pub use played_line::{Played, PlayedStep, points};
pub use review::{Review, Reviewed};

use lucid_dreamscape::{Action, Dreamscape, Phase, View};
use lucid_tabletop::Game as _;

use super::creation::{self, Budget, Evaluation, Proof, Rest, Solver};
use super::planner::analysis::{TravelAnalysis, TravelLine};
use super::planner::simulated_creation;
use played_line::before_end;

/// The number of lines in an advice: the best, and two others.
pub const LINES: usize = 3;
/// The number of positions examined for a person, in passes: the first answers at once, on
/// a slow phone as well.
pub const PASSES: [u64; 4] = [150, 1_500, 8_000, 30_000];
/// The number of positions examined for each question of a review.
pub const REVIEW: u64 = 8_000;

/// What could be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// At least one, best first. They differ in effect.
    pub lines: Vec<Line>,
    /// What the position is worth besides points before anything is done, where that is
    /// known.
    pub before: Option<Rest>,
}

impl Advice {
    /// How much less a line is worth than the best, in hundredths of a point.
    pub fn behind(&self, line: usize) -> i32 {
        let worth = |line: usize| self.lines.get(line).map_or(0, |line| line.worth);
        (worth(0) - worth(line)).max(0)
    }
}

/// A way to play the rest of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The steps of the turn, its end included.
    pub steps: Vec<Action>,
    /// How many of the steps are certain: up to and including the first whose outcome
    /// chance decides.
    pub certain: usize,
    /// In a Travel: the Creation that could follow it.
    pub then: Vec<Action>,
    /// What the seat has then, in hundredths of a point. Lines of one answer can be
    /// compared. Those of a Travel and those of a Creation are on different scales.
    pub worth: i32,
    /// The part of it that is not points, where it is known.
    pub rest: Option<Rest>,
    /// How good the line is known to be.
    pub known: Certainty,
}

/// How good a line is known to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Nothing is better, except the lines before it.
    Exact,
    /// Nothing is worth more than this, except the lines before it.
    Bound(i32),
    /// It is the best that was found.
    Searched,
}

/// The best lines for the seat of a view; `nodes` limits the positions examined. `None`
/// if the seat is not to act.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
/// # use lucid_bots::dreamscape::{GreedyPlayer, Player};
/// # use lucid_dreamscape::Phase;
/// # use lucid_tabletop::{Choices, Dealer, Game, Seed};
/// # let (mut state, mut choices) = (game.start(), Choices::new());
/// # let (mut dealer, mut greedy) = (Dealer::new(Seed::of_series(1, 0)), GreedyPlayer::new(1));
/// # let view = loop {
/// #     let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
/// #     let seat = seats.iter().next().unwrap();
/// #     let view = game.view(&state, Some(seat));
/// #     if view.table.phase == Phase::Creation {
/// #         break view;
/// #     }
/// #     game.legal_actions(&state, seat, &mut choices);
/// #     let action = greedy.choose(&game, &view, &choices);
/// #     game.play(&mut state, seat, action, &mut ()).unwrap();
/// # };
///
/// use lucid_bots::dreamscape::advice::{Advice, advise};
///
/// let advice = advise(&game, &view, 500).unwrap();
/// assert_eq!(advice.behind(0), 0); // the best comes first
/// let played = advice.lines[0].play(&game, &view).unwrap();
/// assert_eq!(played.steps.len(), advice.lines[0].steps.len());
/// assert_eq!(Advice::parse(&game, &advice.write(&game)).unwrap(), advice);
/// ```
pub fn advise(game: &Dreamscape, view: &View, nodes: u64) -> Option<Advice> {
    let mut solver = Solver::new();
    if let Some(advice) = create(game, view, nodes, &mut solver) {
        return Some(advice);
    }
    let analysis = TravelAnalysis::new(game, view)?;
    let choices = analysis.choices(nodes / 4);
    if choices.is_empty() {
        return None;
    }
    if analysis.may_travel() {
        let ways = analysis.travels(LINES, nodes);
        let lines: Vec<Line> = (ways.into_iter())
            .filter_map(|found| travel(game, view, found, nodes / 4, &mut solver))
            .collect();
        if !lines.is_empty() {
            return Some(Advice {
                lines,
                before: outlook(game, view, &mut solver),
            });
        }
    }
    Some(Advice {
        lines: choose(&choices),
        before: None,
    })
}

/// Advice on a Creation; `None` if the seat is not in one.
fn create(game: &Dreamscape, view: &View, nodes: u64, solver: &mut Solver) -> Option<Advice> {
    let evaluation = Evaluation::new(game, &view.table, view.viewer?);
    let mut budget = Budget::nodes(nodes);
    let solution = solver.solve(game, view, &evaluation, &mut budget, LINES);
    let lines = solution.ok()?.lines.into_iter().map(Line::from);
    Some(Advice {
        lines: lines.collect(),
        before: (solver.appraise(game, view, &evaluation, &[])).map(|line| line.rest),
    })
}

/// A Travel with the Creation that could follow it; `None` if it cannot be played.
fn travel(
    game: &Dreamscape,
    view: &View,
    found: TravelLine,
    nodes: u64,
    solver: &mut Solver,
) -> Option<Line> {
    let state = before_end(game, view, &found.steps)?;
    let after = simulated_creation::creation(game, &state, view.viewer?, None);
    let creation = create(game, &after, nodes, solver)?.lines.swap_remove(0);
    Some(Line {
        steps: found.steps,
        certain: found.certain,
        then: creation.steps,
        worth: hundredths(found.value),
        rest: creation.rest,
        known: Certainty::Searched,
    })
}

/// What the position is worth besides points if the Creation came and ended now.
fn outlook(game: &Dreamscape, view: &View, solver: &mut Solver) -> Option<Rest> {
    let seat = view.viewer?;
    let state = game.resample(view, &mut lucid_tabletop::Random::new(0));
    let now = simulated_creation::creation(game, &state, seat, None);
    let evaluation = Evaluation::new(game, &now.table, seat);
    let line = solver.appraise(game, &now, &evaluation, &[])?;
    Some(line.rest)
}

/// A line for each of the best single choices.
fn choose(choices: &[(Action, f64)]) -> Vec<Line> {
    // The first is the planner's choice, which has looked further than these values.
    let most = choices.iter().map(|(_, worth)| *worth);
    let most = most.fold(f64::NEG_INFINITY, f64::max);
    let lines = choices.iter().take(LINES).enumerate();
    let line = |(place, (action, worth)): (usize, &(Action, f64))| Line {
        steps: vec![*action],
        certain: 1,
        then: Vec::new(),
        worth: hundredths(if place == 0 { most } else { *worth }),
        rest: None,
        known: Certainty::Searched,
    };
    lines.map(line).collect()
}

fn hundredths(points: f64) -> i32 {
    (100.0 * points).round() as i32
}

impl From<creation::CreationLine> for Line {
    fn from(line: creation::CreationLine) -> Line {
        Line {
            steps: line.steps,
            certain: line.certain,
            then: Vec::new(),
            worth: line.value,
            rest: Some(line.rest),
            known: match line.proof {
                Proof::Exact => Certainty::Exact,
                Proof::Bound(bound) => Certainty::Bound(bound),
            },
        }
    }
}

/// Whether a phase has turns that can be advised on as a whole.
fn has_turns(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Travel | Phase::Creation | Phase::LastPlacement
    )
}

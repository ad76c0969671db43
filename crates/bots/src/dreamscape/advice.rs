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
pub mod playouts;
mod review;
mod text;

pub use crate::advice::{ParseAdviceError, Report};
pub use played_line::{Played, PlayedStep, points};
pub use review::{COSTLY, Review, Reviewed, TurnMark};

use lucid_dreamscape::{Action, Dreamscape, Phase, View};
use lucid_tabletop::Game as _;

use super::creation::{self, Budget, Evaluation, Proof, Rest, Solver};
use super::planner::analysis::{TravelAnalysis, TravelLine};
use super::planner::simulated_creation;
use played_line::before_end;
use playouts::{Difference, Forecasted, Judge};

/// The number of lines in an advice: the best, and two others.
pub const LINES: usize = 3;
/// The number of positions examined for a person, in passes: the first answers at once, on
/// a slow phone as well, and there all take two seconds.
pub const PASSES: [u64; 3] = [150, 1_500, 20_000];
/// How many positions play-outs of lines get for each position of the search that has found
/// them. Fewer than [`PATIENT`] are no game.
const PLAYOUTS: u64 = 2;
const PATIENT: u64 = 1_000;
/// The effort of a review for each turn: about half a second of one core, and a second in a
/// browser.
pub const REVIEW: ReviewEffort = ReviewEffort {
    nodes: 8_000,
    playouts: 500_000,
};

/// How many positions may be examined for a turn. It is never a time, so that the same
/// record always gets the same review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewEffort {
    /// For each search for lines.
    pub nodes: u64,
    /// For the play-outs that compare the lines found.
    pub playouts: u64,
}

/// What could be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// At least one, best first. They differ in effect.
    pub lines: Vec<Line>,
    /// What the position is worth to the search besides points before anything is done,
    /// where that is known.
    pub before: Option<Rest>,
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
    /// How the game is expected to end after it, where that is known.
    pub prospect: Option<Prospect>,
    /// How many final points it brings less than the best line, in hundredths; 0 if that
    /// is within the noise.
    pub behind: i32,
    /// Half the width of the 95 % interval of that, in hundredths; 0 if nobody has compared.
    pub doubt: i32,
    /// The part of what the search saw in it that is not points, where it is known. It
    /// serves to say why.
    pub rest: Option<Rest>,
    /// How good the line is known to be.
    pub known: Certainty,
}

/// How a game is expected to end for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The final points, in hundredths; alone, how far ahead of Mr Nightmare.
    pub points: i32,
    /// By how much games end apart, as a standard deviation, in hundredths.
    pub spread: i32,
    /// The chance to win, in thousandths.
    pub win: i32,
}

impl From<Forecasted> for Prospect {
    fn from(forecasted: Forecasted) -> Prospect {
        Prospect {
            points: hundredths(forecasted.points),
            spread: hundredths(forecasted.spread),
            win: (1_000.0 * forecasted.win).round() as i32,
        }
    }
}

/// How good a line is known to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// All ways were searched, and by the measure of the search none is better, except the
    /// lines before it.
    Exact,
    /// It is the best of those that were searched.
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
/// assert_eq!(advice.lines[0].behind, 0); // the best comes first
/// let played = advice.lines[0].play(&game, &view).unwrap();
/// assert_eq!(played.steps.len(), advice.lines[0].steps.len());
/// assert_eq!(Advice::parse(&game, &advice.write(&game)).unwrap(), advice);
/// ```
pub fn advise(game: &Dreamscape, view: &View, nodes: u64) -> Option<Advice> {
    let mut solver = Solver::new();
    let mut advice = searched(game, view, nodes, &mut solver)?;
    match nodes {
        PATIENT.. => weigh(game, view, &mut advice.lines, PLAYOUTS * nodes),
        _ => expect(game, view, &mut advice.lines),
    }
    Some(advice)
}

/// The lines that a search finds.
fn searched(game: &Dreamscape, view: &View, nodes: u64, solver: &mut Solver) -> Option<Advice> {
    if let Some(lines) = create(game, view, nodes, LINES, solver) {
        let evaluation = Evaluation::new(game, &view.table, view.viewer?);
        let before = solver.appraise(game, view, &evaluation, &[]);
        return Some(Advice {
            lines,
            before: before.map(|line| line.rest),
        });
    }
    let analysis = TravelAnalysis::new(game, view)?;
    let choices = analysis.choices(nodes / 4);
    if choices.is_empty() {
        return None;
    }
    if analysis.may_travel() {
        let ways = analysis.travels(LINES, nodes);
        let lines: Vec<Line> = (ways.into_iter())
            .filter_map(|found| travel(game, view, found, nodes / 4, solver))
            .collect();
        if !lines.is_empty() {
            return Some(Advice {
                lines,
                before: outlook(game, view, solver),
            });
        }
    }
    let best = choices.iter().take(LINES);
    Some(Advice {
        lines: best
            .map(|(action, _)| Line::searched(vec![*action]))
            .collect(),
        before: None,
    })
}

/// Says how the game is expected to end after each line, without playing it on.
fn expect(game: &Dreamscape, view: &View, lines: &mut [Line]) {
    let Some(judge) = Judge::new(game, view) else {
        return;
    };
    for line in lines {
        let played = line.play(game, view);
        line.prospect = played.map(|played| judge.expected(played.end()).into());
    }
}

/// Plays the lines on, says how the game is expected to end after each, and puts first what
/// is clearly better than the first line.
fn weigh(game: &Dreamscape, view: &View, lines: &mut [Line], positions: u64) {
    let Some(judge) = Judge::new(game, view) else {
        return;
    };
    let scripts: Vec<_> = lines.iter().map(Line::scripted).collect();
    let games = judge.games(&scripts, positions);
    let behind = |best: usize, line: usize| Difference::of(&games[best], &games[line]);
    let points = |line: &usize| hundredths(behind(0, *line).clear());
    // The first of equals.
    let best = (0..lines.len()).min_by_key(points).unwrap_or(0);
    for (number, line) in lines.iter_mut().enumerate() {
        let difference = behind(best, number);
        line.prospect = Some(Forecasted::of(&games[number]).into());
        line.behind = hundredths(difference.clear()).max(0);
        line.doubt = match number == best {
            true => 0,
            false => hundredths(difference.interval()),
        };
    }
    lines[..=best].rotate_right(1);
}

/// Lines of a Creation; `None` if the seat is not in one.
fn create(
    game: &Dreamscape,
    view: &View,
    nodes: u64,
    best: usize,
    solver: &mut Solver,
) -> Option<Vec<Line>> {
    let evaluation = Evaluation::new(game, &view.table, view.viewer?);
    let mut budget = Budget::nodes(nodes);
    let solution = solver.solve(game, view, &evaluation, &mut budget, best);
    Some(solution.ok()?.lines.into_iter().map(Line::from).collect())
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
    let creation = create(game, &after, nodes, 1, solver)?.swap_remove(0);
    Some(Line {
        certain: found.certain,
        then: creation.steps,
        rest: creation.rest,
        ..Line::searched(found.steps)
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

fn hundredths(points: f64) -> i32 {
    (100.0 * points).round() as i32
}

impl Line {
    /// A line with these steps, of which nothing else is known.
    fn searched(steps: Vec<Action>) -> Line {
        Line {
            certain: steps.len(),
            steps,
            then: Vec::new(),
            prospect: None,
            behind: 0,
            doubt: 0,
            rest: None,
            known: Certainty::Searched,
        }
    }
}

impl From<creation::CreationLine> for Line {
    fn from(line: creation::CreationLine) -> Line {
        Line {
            certain: line.certain,
            rest: Some(line.rest),
            known: match line.proof {
                Proof::Exact => Certainty::Exact,
                Proof::Bound(_) => Certainty::Searched,
            },
            ..Line::searched(line.steps)
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

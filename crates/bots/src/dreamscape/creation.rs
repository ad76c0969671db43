//! The best way to play a Creation, proved where that can be done in time.
//!
//! [`Solver::solve`] finds, from the view of a seat in its Creation or its last
//! placement, the steps with the greatest value: the points that they score, plus what an
//! [`Evaluation`] makes of the position they lead to.
//!
//! # How it works
//!
//! Several searches take turns, and each uses the best line that any of them has found.
//! Branch and bound proves: it searches every legal sequence of steps up to the end of the
//! Creation, except those that a bound says cannot beat that line. Beams, wider in each
//! turn, find good lines where the bounds are loose. The parts, in the order in which they
//! build on each other:
//!
//! - `model`: what is searched, as a problem instance;
//! - `bounds`: upper bounds on everything that may still be done in a position;
//! - `ordering`: which actions are tried, and in which order;
//! - `search`: the turns, branch and bound, and its transposition table;
//! - `anytime`: the budget, the lines known beforehand, and the beams.
//!
//! The page "How the Creation solver works" of the book explains the ideas.
//!
//! # Chance
//!
//! What chance decides is cut off: drawing cards (A5) and the powers of the Archives, the
//! Harvesters and the King count their expected value, and so does the Lake, which
//! changes nothing in the Dreamscape. The line then continues as if nothing had come of
//! it. [`CreationLine::certain`] says how far a line holds. After that, with the outcome on the
//! table, solve again.
//!
//! # Budget
//!
//! A search that finishes has the best line ([`Proof::Exact`]). One that does not has a
//! good one, and a bound that no line exceeds ([`Proof::Bound`]). The value never falls
//! with more budget.

mod anytime;
mod bounds;
pub(super) mod model;
mod ordering;
mod search;

pub use anytime::Budget;
pub use model::{
    CreationLine, DEFICITS, Evaluation, POINT, Proof, PurposeValue, Rest, SHARD, SHARING, STEP,
    STORED,
};

use std::cell::{OnceCell, RefCell};
use std::fmt;

use lucid_dreamscape::{Action, Dreamscape, Pending, Phase, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat};

use super::card_placements::PlacementCache;
use super::greedy;
use anytime::planner_line;
use model::{FrontPlacements, Instance, Resources, distances};
use ordering::is_bag_short;
use search::{FoundLine, LineEffect, Search, TranspositionTable};

/// The best lines, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// At least one. Those after the first differ in their effect from all before them:
    /// in points, cards completed, shards stored, trees, or how close the cards in front
    /// are.
    pub lines: Vec<CreationLine>,
    /// Whether chance was cut off: some line has a step whose outcome chance decides.
    pub cuts_off_chance: bool,
    /// The number of positions examined.
    pub nodes: u64,
}

/// Why there is nothing to solve.
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
/// #     if view.table.phase == Phase::Travel {
/// #         break view;
/// #     }
/// #     game.legal_actions(&state, seat, &mut choices);
/// #     let action = greedy.choose(&game, &view, &choices);
/// #     game.play(&mut state, seat, action, &mut ()).unwrap();
/// # };
///
/// use lucid_bots::dreamscape::creation::{Budget, Unsolvable, solve};
///
/// let solved = solve(&game, &view, &mut Budget::nodes(100), 1);
/// assert_eq!(solved.unwrap_err(), Unsolvable::NoCreation); // this is a Travel
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolvable {
    /// A spectator has no Creation.
    Spectator,
    /// The phase is neither Creation nor the last placement.
    NoCreation,
    /// The seat is not to act.
    NotToAct(Seat),
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolvable::Spectator => f.write_str("a spectator has no Creation"),
            Unsolvable::NoCreation => f.write_str("no Creation runs"),
            Unsolvable::NotToAct(seat) => write!(f, "seat {seat} is not to act"),
        }
    }
}

impl std::error::Error for Unsolvable {}

/// Solves Creations one after the other, reusing memory.
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
/// use lucid_bots::dreamscape::creation::{Budget, Evaluation, Solver};
///
/// // Only the points of this Creation count, nothing that comes later.
/// let points = Evaluation::of_points(view.viewer.unwrap());
/// let mut solver = Solver::new();
/// let best = solver.solve(&game, &view, &points, &mut Budget::nodes(2_000), 1).unwrap();
/// // Ending at once is a line, too, and never a better one.
/// let nothing = solver.appraise(&game, &view, &points, &[]).unwrap();
/// assert!(best.lines[0].value >= nothing.value);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Solver {
    placements: PlacementCache,
    table: TranspositionTable,
}

impl Solver {
    /// A new solver.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// The best lines for the seat whose view it is, at most `best` of them. There is
    /// always one: the budget is not charged until it has been found.
    ///
    /// # Errors
    /// When the seat is not to act in a Creation.
    pub fn solve(
        &mut self,
        game: &Dreamscape,
        view: &View,
        evaluation: &Evaluation,
        budget: &mut Budget<'_>,
        best: usize,
    ) -> Result<Solution, Unsolvable> {
        self.solve_knowing(game, view, evaluation, budget, best, &[])
    }

    /// Like [`Solver::solve`], with lines that are known already, such as what was played
    /// or what an earlier answer said: the best line is at least as good as each of them.
    /// Steps that are not legal end a line.
    ///
    /// # Errors
    /// When the seat is not to act in a Creation.
    pub fn solve_knowing(
        &mut self,
        game: &Dreamscape,
        view: &View,
        evaluation: &Evaluation,
        budget: &mut Budget<'_>,
        best: usize,
        known_lines: &[Vec<Action>],
    ) -> Result<Solution, Unsolvable> {
        let seat = view.viewer.ok_or(Unsolvable::Spectator)?;
        if !matches!(view.table.phase, Phase::Creation | Phase::LastPlacement) {
            return Err(Unsolvable::NoCreation);
        }
        let mut choices = Choices::<Action>::new();
        game.choices(view, &mut choices);
        if choices.is_empty() || matches!(view.table.players[seat].pending, Pending::Theft(_)) {
            return Err(Unsolvable::NotToAct(seat));
        }
        // Where hidden cards are makes no difference to the search.
        let state = game.resample(view, &mut Random::new(0));
        let instance = self.instance(game, view, evaluation, seat);
        let placements = &self.placements;
        let asks_planner = budget.asks_planner();
        let habits = OnceCell::new();
        let habits = || {
            let lines = || {
                let mut lines = vec![greedy::creation_line(game, placements, &state, seat)];
                lines.extend(asks_planner.then(|| planner_line(game, &state, seat)));
                lines
            };
            habits.get_or_init(lines).clone()
        };
        let mut known: Vec<LineEffect> = Vec::new();
        let mut lines: Vec<CreationLine> = Vec::new();
        let mut found: Vec<FoundLine> = Vec::new();
        let mut bound = i32::MAX;
        // One search per line. Each excludes the effects of the lines before it, and
        // keeps what it came across on the way.
        while lines.len() < best.max(1) {
            let search = Search::new(&instance, &mut self.table, budget, &known);
            let search = search.keeping(2 * (best.max(1) - 1));
            let result = search.run(&state, known_lines, habits);
            found.extend(result.best);
            found.extend(result.others);
            found.sort_by_key(|line| std::cmp::Reverse(line.value));
            let is_new = |line: &&FoundLine| !known.contains(&line.effect);
            let Some(next) = found.iter().find(is_new) else {
                break;
            };
            bound = bound.min(result.bound.max(next.value));
            known.push(next.effect);
            lines.push(CreationLine::found(&instance, &state, next, bound));
        }
        Ok(Solution {
            cuts_off_chance: lines.iter().any(|line| line.certain < line.steps.len()),
            lines,
            nodes: budget.used(),
        })
    }

    /// The value of steps that somebody else chose, with chance cut off as in every line;
    /// `None` if they are not legal. The end need not be among them.
    pub fn appraise(
        &mut self,
        game: &Dreamscape,
        view: &View,
        evaluation: &Evaluation,
        steps: &[Action],
    ) -> Option<CreationLine> {
        let seat = view.viewer?;
        let state = game.resample(view, &mut Random::new(0));
        let instance = self.instance(game, view, evaluation, seat);
        CreationLine::appraised(&instance, &state, steps)
    }

    fn instance<'a>(
        &mut self,
        game: &'a Dreamscape,
        view: &View,
        evaluation: &'a Evaluation,
        seat: Seat,
    ) -> Instance<'a> {
        self.placements.prepare(game);
        let table = &view.table;
        let player = &table.players[seat];
        let mut cards = player.front;
        for card in view.own_drawn() {
            cards.insert(card);
        }
        let distances = distances(game);
        let mut placements = FrontPlacements::new(game, evaluation, &self.placements, cards);
        let resources =
            Resources::with_all_powers(game, evaluation, &distances, table, seat, cards);
        let completable = placements.drop_impossible(player, &resources);
        // The fewer cards are left, the more each of them gets.
        let stay = player
            .front
            .into_iter()
            .filter(|card| !completable.contains(*card));
        placements.share(evaluation, stay.count());
        let bag_is_short = is_bag_short(&table.bag, &resources);
        Instance {
            game,
            evaluation,
            seat,
            placements,
            bag_is_short,
            distances,
            scratch: RefCell::default(),
        }
    }
}

/// The best lines that a new [`Solver`] finds with the usual evaluation.
///
/// # Errors
/// When the seat is not to act in a Creation.
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
/// use lucid_bots::dreamscape::creation::{Budget, Proof, solve};
/// use lucid_dreamscape::Action;
///
/// let solution = solve(&game, &view, &mut Budget::nodes(2_000), 1).unwrap();
/// let line = &solution.lines[0];
/// assert_eq!(line.steps.last(), Some(&Action::End));
/// match line.proof {
///     Proof::Exact => {}
///     Proof::Bound(bound) => assert!(bound >= line.value),
/// }
/// ```
pub fn solve(
    game: &Dreamscape,
    view: &View,
    budget: &mut Budget<'_>,
    best: usize,
) -> Result<Solution, Unsolvable> {
    let seat = view.viewer.ok_or(Unsolvable::Spectator)?;
    let evaluation = Evaluation::new(game, &view.table, seat);
    Solver::new().solve(game, view, &evaluation, budget, best)
}

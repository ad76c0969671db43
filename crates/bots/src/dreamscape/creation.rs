//! The best way to play a Creation, proved where that can be done in time.
//!
//! [`Solver::solve`] finds, from the view of a seat in its Creation or its last
//! placement, the steps with the greatest value: the points that they score, and
//! what an [`Evaluation`] makes of the table that they leave.
//!
//! # What is searched
//!
//! Every legal sequence of steps up to the end of the Creation. Tables that are
//! reached in several ways are looked at once, so neither the order of
//! placements nor which of two equal shards is meant costs anything. What cannot
//! be better than the best line found so far is left out: for every table a
//! bound is known that nothing which may follow exceeds.
//!
//! # Chance
//!
//! What chance decides is cut off: the right to draw cards (A5), and what the
//! Archives, the Harvesters and the King bring, counts what the evaluation says,
//! and so does the Lake, which changes nothing in the Dreamscape. The line then
//! goes on as if nothing had come of it. [`Line::certain`] tells how far a line
//! holds; after that, with the outcome on the table, ask again.
//!
//! # Budget
//!
//! A search that ends in time has the best line ([`Proof::Exact`]). One that
//! does not has a good one, and says what no line exceeds ([`Proof::Bound`]).
//! With more budget the value never falls.

mod bound;
mod budget;
mod caps;
mod cells;
mod deal;
mod dive;
mod evaluation;
mod foresight;
mod front;
mod gate;
mod hand;
mod hopes;
mod kind;
mod line;
mod memory;
mod order;
mod outlook;
mod plain;
mod prospects;
mod purposes;
mod reach;
mod rows;
mod scene;
mod search;
mod shortlist;
pub(super) mod steps;
mod survey;
mod tallies;
mod tries;
mod uses;
mod values;
mod walk;
mod walks;
mod ways;

pub use budget::Budget;
pub use evaluation::{Evaluation, LACKS, POINT, SHARD, STEP, STORED};
pub use line::{Line, Proof, Rest};
pub use purposes::Aim;

use std::cell::RefCell;
use std::fmt;

use lucid_dreamscape::{Action, Dreamscape, Pending, Phase, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat};

use super::laid::Shelf;
use bound::Ground;
use memory::Memory;
use scene::Scene;
use search::{Effect, Search};
use ways::{Ways, distances};

/// The best lines, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// At least one. Those after the first differ from all before them in what
    /// they come to: points, cards completed, shards stored, trees, or how far
    /// the cards in front are.
    pub lines: Vec<Line>,
    /// Whether any of them depends on chance.
    pub chance: Chance,
    /// The number of positions that were examined.
    pub nodes: u64,
}

/// Whether lines depend on chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// No line has a step whose outcome chance decides.
    Untouched,
    /// Some line has one: it counts what the evaluation says, and the line goes on
    /// as if nothing had come of it.
    CutOff,
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
    /// Neither Creation nor the last placement runs.
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

/// Solves Creations, one after the other in the same memory.
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
/// // To end at once is a line, too, and never better.
/// let nothing = solver.appraise(&game, &view, &points, &[]).unwrap();
/// assert!(best.lines[0].value >= nothing.value);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Solver {
    shelf: Shelf,
    memory: Memory,
}

impl Solver {
    /// A solver that has not solved anything.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// The best lines for the seat whose view it is, `best` of them at most. There is
    /// always one: until it has been found, nothing is taken from the budget.
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
        let seat = view.viewer.ok_or(Unsolvable::Spectator)?;
        if !matches!(view.table.phase, Phase::Creation | Phase::LastPlacement) {
            return Err(Unsolvable::NoCreation);
        }
        let mut choices = Choices::<Action>::new();
        game.choices(view, &mut choices);
        if choices.is_empty() || matches!(view.table.players[seat].pending, Pending::Theft(_)) {
            return Err(Unsolvable::NotToAct(seat));
        }
        // Which cards are hidden where changes nothing that is searched.
        let state = game.resample(view, &mut Random::new(0));
        let ground = self.ground(game, view, evaluation, seat);
        let mut known: Vec<Effect> = Vec::new();
        let mut lines: Vec<Line> = Vec::new();
        let mut passed = Vec::new();
        let mut ceiling = i32::MAX;
        while lines.len() < best.max(1) {
            let search = Search::new(&ground, &mut self.memory, budget, &known);
            let mut finding = search.run(&state);
            passed.append(&mut finding.passed);
            passed.extend(finding.best);
            passed.sort_by_key(|found| std::cmp::Reverse(found.value));
            let is_new = |found: &&search::Found| !known.contains(&found.effect);
            let Some(found) = passed.iter().find(is_new).cloned() else {
                break;
            };
            ceiling = ceiling.min(finding.most.max(found.value));
            known.push(found.effect);
            lines.push(Line::new(&ground, &state, &found, ceiling));
        }
        let cut = lines.iter().any(|line| line.certain < line.steps.len());
        Ok(Solution {
            lines,
            chance: if cut {
                Chance::CutOff
            } else {
                Chance::Untouched
            },
            nodes: budget.used(),
        })
    }

    /// What a line of somebody's own comes to, chance cut off as in all lines;
    /// nothing if it cannot be played. Its end need not be among its steps.
    pub fn appraise(
        &mut self,
        game: &Dreamscape,
        view: &View,
        evaluation: &Evaluation,
        steps: &[Action],
    ) -> Option<Line> {
        let seat = view.viewer?;
        let state = game.resample(view, &mut Random::new(0));
        let ground = self.ground(game, view, evaluation, seat);
        Line::appraised(&ground, &state, steps)
    }

    fn ground<'a>(
        &mut self,
        game: &'a Dreamscape,
        view: &View,
        evaluation: &'a Evaluation,
        seat: Seat,
    ) -> Ground<'a> {
        self.shelf.prepare(game);
        let player = &view.table.players[seat];
        let mut cards = player.front;
        for card in view.own_drawn() {
            cards.insert(card);
        }
        let distances = distances(game);
        let mut ways = Ways::new(game, evaluation, &self.shelf, cards);
        let scene = Scene::at_first(game, evaluation, &distances, &view.table, seat, cards);
        ways.forget(player, &scene);
        let few_in_bag = gate::has_few(&view.table.bag, &scene);
        Ground {
            game,
            evaluation,
            seat,
            ways,
            few_in_bag,
            distances,
            room: RefCell::default(),
        }
    }
}

/// The best lines as a new [`Solver`] finds them, with the usual evaluation.
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

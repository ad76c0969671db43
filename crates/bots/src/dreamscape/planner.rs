//! A player that searches Travel and Creation together.
//!
//! In its Travel it finds all routes that its action points allow, powers of locations
//! included (`routes`), and estimates each. The most promising are evaluated again with
//! the Creation that would follow, by beam search (`beam`), with a wider beam the fewer
//! routes are left. Chance is averaged over its outcomes (Archives) or over all cards that
//! the seat has not seen (`draws`).
//!
//! The best candidates, and what the greedy player would do, are then compared by
//! rollouts: games that the seat cannot tell from the true one, with everybody at the
//! table (`rollouts`).
//!
//! A plan is kept as long as the game goes as it expects, so that a turn pays for
//! thinking once and not for each of its steps (`time_budget`).

pub(in crate::dreamscape) mod analysis;
mod beam;
mod best_lines;
mod candidates;
mod draws;
mod harvests;
pub(in crate::dreamscape) mod heuristics;
mod plan_values;
mod rollouts;
mod routes;
pub(in crate::dreamscape) mod simulated_creation;
mod time_budget;
mod travel_plans;

pub use time_budget::{Effort, ParseEffortError};

use std::cell::RefCell;

use lucid_dreamscape::{Action, CardSet, Dreamscape, Pending, Phase, State, Table, View};
use lucid_tabletop::{Game as _, Random, Seat, ToAct};

use super::Player;
use super::card_placements::PlacementCache;
use super::creation::Solver;
use super::greedy::{RequirementCache, RolloutPolicy, SeatEvaluator};
use crate::Clock;
use rollouts::Candidate;
use time_budget::{ThinkingBudget, TurnBudget};

/// The fraction of a decision's budget that goes into the search. Rollouts get the rest.
const SEARCH: f64 = 0.5;
/// With fewer positions a turn than this, nothing is searched.
const LEAST: u64 = 64;
/// A search of fewer positions is not believed unless it has looked at what the greedy
/// player would do, too.
const SOUND: u64 = 5_000;

/// A player that searches its Travels together with the Creations that would follow.
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
/// use lucid_bots::dreamscape::PlannerPlayer;
/// use lucid_bots::dreamscape::planner::Effort;
/// use lucid_bots::dreamscape::levels::since_start;
///
/// game.choices(&view, &mut choices);
/// let mut planner = PlannerPlayer::new(1, Effort::Nodes(500), since_start);
/// let action = planner.choose(&game, &view, &choices);
/// assert!(choices.contains(&action));
/// ```
#[derive(Clone, Debug)]
pub struct PlannerPlayer {
    seed: u64,
    placements: PlacementCache,
    requirements: RequirementCache,
    turn_budget: TurnBudget,
    plan: Vec<(Table, Action)>,
    /// What is left of the line that was chosen last, with chance cut off.
    line: Vec<Action>,
    solver: RefCell<Solver>,
    /// For playing like the greedy player.
    random: Random,
}

impl PlannerPlayer {
    /// A player whose choices follow from a seed, unless its effort is measured in time.
    pub fn new(seed: u64, effort: Effort, clock: Clock) -> PlannerPlayer {
        PlannerPlayer {
            seed,
            placements: PlacementCache::default(),
            requirements: RequirementCache::default(),
            turn_budget: TurnBudget::new(effort, clock),
            plan: Vec::new(),
            line: Vec::new(),
            solver: RefCell::default(),
            random: Random::new(seed),
        }
    }
}

impl Player for PlannerPlayer {
    fn choose(&mut self, game: &Dreamscape, view: &View, choices: &[Action]) -> Action {
        let fallback = choices.last().copied().unwrap_or_default();
        let Some(seat) = view.viewer else {
            return fallback;
        };
        if let [only] = choices {
            return *only;
        }
        self.placements.prepare(game);
        if self.turn_budget.is_less_than(LEAST) {
            let state = game.resample(view, &mut self.random);
            let policy = RolloutPolicy {
                game,
                placements: &self.placements,
                requirements: &self.requirements,
            };
            let choice = policy.choose_carefully(&state, seat, choices, &mut self.random);
            self.requirements.forget();
            return choice;
        }
        let planned = self.plan.iter().find(|(table, _)| *table == view.table);
        if let Some((_, action)) = planned
            && choices.contains(action)
        {
            let action = *action;
            self.follow(action);
            return action;
        }
        let mut budget = self.turn_budget.begin(&view.table, seat);
        let mut planner = TurnPlanner {
            game,
            seat,
            placements: &self.placements,
            requirements: &self.requirements,
            hidden: view.decks.each_ref().map(|deck| deck.hidden),
            draw_values: [0.0; 7],
            seed: self.seed,
            solver: &self.solver,
            table: &view.table,
            draws: RefCell::default(),
        };
        let state = game.resample(view, &mut Random::new(self.seed));
        planner.draw_values = planner.draw_values(&view.table, &mut budget);
        let chosen = planner.think(view, &state, choices, &self.line, &mut budget);
        let Candidate {
            steps,
            turn,
            creation,
            ..
        } = chosen.unwrap_or_default();
        let first = steps.first().filter(|first| choices.contains(first));
        let choice = match first {
            Some(first) => *first,
            None => (planner.quick_choice(&state, choices, &budget)).unwrap_or(fallback),
        };
        self.plan = expected_path(game, state, seat, &steps);
        // Free the memory until the next decision.
        self.requirements.forget();
        self.turn_budget.charge(&budget);
        // What was begun goes on after cards were drawn, unless something better is found.
        if turn.len() > 1 {
            self.line = turn;
            self.line.extend(creation);
        }
        self.follow(choice);
        choice
    }
}

impl PlannerPlayer {
    /// Takes a step of the line.
    fn follow(&mut self, action: Action) {
        if self.line.first() == Some(&action) {
            self.line.remove(0);
        }
    }
}

/// The positions that the steps lead through, as long as no chance or other player
/// intervenes.
fn expected_path(
    game: &Dreamscape,
    mut state: State,
    seat: Seat,
    steps: &[Action],
) -> Vec<(Table, Action)> {
    let mut plan = Vec::new();
    for step in steps {
        let asked = matches!(game.to_act(&state), ToAct::Seats(seats) if seats.contains(seat));
        if !asked || game.check(&state, seat, *step).is_err() {
            break;
        }
        plan.push((state.table().clone(), *step));
        game.play_unchecked(&mut state, seat, *step, &mut ());
    }
    plan
}

/// Everything that a decision needs to know.
struct TurnPlanner<'a> {
    game: &'a Dreamscape,
    seat: Seat,
    placements: &'a PlacementCache,
    requirements: &'a RequirementCache,
    /// The cards of each deck that the seat has not seen.
    hidden: [CardSet; 3],
    /// The value of drawing, by how many cards are seen.
    draw_values: [f64; 7],
    /// The seed of simulated games.
    seed: u64,
    /// For Creations.
    solver: &'a RefCell<Solver>,
    /// The table now.
    table: &'a Table,
    /// The value of drawing with some cards in front, computed once.
    draws: RefCell<Vec<(CardSet, [f64; 7])>>,
}

impl TurnPlanner<'_> {
    /// The best candidate now; `None` if there was no time to find any. `line` is what is
    /// left of what was chosen before.
    fn think(
        &self,
        view: &View,
        state: &State,
        choices: &[Action],
        line: &[Action],
        budget: &mut ThinkingBudget,
    ) -> Option<Candidate> {
        let creates = matches!(state.table().phase, Phase::Creation | Phase::LastPlacement);
        let begun = (creates && state.table().players[self.seat].pending == Pending::Nothing)
            .then(|| self.appraised(state, line, budget))
            .flatten()
            .map(Candidate::from);
        // With nothing left, what was found better than greedy before is still that.
        if budget.is_nothing() && begun.is_some() {
            return begun;
        }
        let allows_rollouts = budget.allows_rollouts();
        let mut greedy = (budget.allows_greedy())
            .then(|| self.greedy(state, budget))
            .flatten();
        // Without rollouts there is no way to tell whether a search does better.
        if !allows_rollouts && let Some(greedy) = greedy {
            return Some(greedy);
        }
        let mut search = budget.portion(if allows_rollouts { SEARCH } else { 1.0 });
        let mut candidates = self.candidates(view, state, choices, &mut search, greedy.as_mut());
        budget.resume_after(&search);
        if let Some(greedy) = &greedy
            && greedy.searched.is_none()
            && budget.used() < SOUND
        {
            return Some(greedy.clone());
        }
        candidates.extend(begun);
        candidates.extend(greedy);
        self.best_by_rollouts(view, candidates, budget)
    }

    /// The best choice by one step of lookahead, of those there was time for.
    fn quick_choice(
        &self,
        state: &State,
        choices: &[Action],
        budget: &ThinkingBudget,
    ) -> Option<Action> {
        let table = state.table();
        let points = f64::from(table.points) / f64::from(self.game.rules().action_points.max(1));
        let evaluator = self.evaluator(table).running(0.8 * points);
        let mut best: Option<(f64, Action)> = None;
        // The last choice always moves the game on, so it is evaluated first.
        for action in choices.iter().rev() {
            if budget.is_exhausted() {
                break;
            }
            let value = match (action, table.phase) {
                (Action::End, Phase::Travel) => {
                    let hands = table.players[self.seat].hands;
                    self.evaluator(table).value(table, hands)
                }
                (Action::End, _) => beam::value_at_end(&evaluator, table, self.seat),
                _ => {
                    let mut next = state.clone();
                    (self.game).play_unchecked(&mut next, self.seat, *action, &mut ());
                    let hands = next.table().players[self.seat].hands;
                    let expected = f64::from(u8::from(matches!(action, Action::Draw(_))));
                    evaluator.value(next.table(), hands) + expected
                }
            };
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, *action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn evaluator(&self, table: &Table) -> SeatEvaluator<'_> {
        SeatEvaluator::new(
            self.game,
            self.placements,
            self.requirements,
            table,
            self.seat,
            heuristics::WEIGHTS,
        )
    }
}

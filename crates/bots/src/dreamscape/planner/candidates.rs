//! The candidates of a decision that the search finds.

use lucid_dreamscape::{Action, Ongoing, Pending, Phase, State, View};
use lucid_tabletop::{Choices, Game as _, Random};

use super::best_lines::{self, BeamLine};
use super::rollouts::Candidate;
use super::time_budget::ThinkingBudget;
use super::travel_plans::TravelPlan;
use super::{TurnPlanner, analysis};
use crate::dreamscape::creation;
use crate::dreamscape::creation::model::line::play_cut_off;
use crate::dreamscape::greedy::RolloutPolicy;

/// The widest beam for a Creation.
const WIDEST: usize = 1_500;
/// How many positions the solver of Creations may examine, and how many of them cost as
/// much as one of the beam.
const SOLVER_NODES: u64 = 20_000;
const SOLVER_NODES_PER_NODE: u64 = 4;
/// How many Travels become candidates.
const ROUTES: usize = 7;
/// How many steps of the greedy player are followed, at most.
const LONGEST: usize = 40;
/// How many points better the greedy player's choice is taken to be where the search has
/// no opinion.
const BELIEVED: f64 = 2.0;

impl TurnPlanner<'_> {
    /// The candidates now, with the value that the search gives them. What the greedy
    /// player would do gets its value, too.
    pub(super) fn candidates(
        &self,
        view: &View,
        state: &State,
        choices: &[Action],
        budget: &mut ThinkingBudget,
        greedy: Option<&mut Candidate>,
    ) -> Vec<Candidate> {
        let player = &view.table.players[self.seat];
        match (player.pending, player.power, view.table.phase) {
            (Pending::Keep(_), _, phase) if phase != Phase::Setup => {
                let found = self.keep(view, choices, budget);
                without_incumbent(found.unwrap_or_default(), greedy)
            }
            (Pending::Draw | Pending::KingDraw, _, _) => {
                let found = self.draw(view, choices, budget);
                without_incumbent(found.unwrap_or_default(), greedy)
            }
            (Pending::Nothing, _, Phase::Creation | Phase::LastPlacement) => {
                let mut lines = self.create(state, budget);
                let solved = self.solved(view, budget);
                lines.extend(solved.and_then(|steps| self.appraised(state, &steps, budget)));
                lines.into_iter().map(Candidate::from).collect()
            }
            (Pending::Nothing, power, Phase::Travel)
                if !matches!(power, Ongoing::Tower(_) | Ongoing::Golem(_)) =>
            {
                let route = greedy
                    .as_ref()
                    .and_then(|greedy| self.route_of(state, &greedy.steps));
                let found = self.travel_plans(state, budget, route.as_ref());
                let mut candidates = self.distinct_plans(found.plans);
                if let (Some(greedy), Some(plan)) = (greedy, found.incumbent) {
                    greedy.searched = Some(plan.value);
                    greedy.creation = without_draws(plan.line);
                    candidates.retain(|one| one.turn != greedy.turn);
                }
                candidates
            }
            _ if budget.is_over() || !budget.allows_rollouts() => Vec::new(),
            _ => {
                let step = |action: &Action| Candidate::step(*action, -BELIEVED);
                let mut all: Vec<Candidate> = choices.iter().map(step).collect();
                if let Some(greedy) = greedy {
                    greedy.searched = Some(0.0);
                    all.retain(|one| one.steps != greedy.steps);
                }
                all
            }
        }
    }

    /// The line that the solver of Creations finds. Its positions cost a fraction of those
    /// of the beam.
    fn solved(&self, view: &View, budget: &mut ThinkingBudget) -> Option<Vec<Action>> {
        let nodes = budget.left().min(SOLVER_NODES);
        let evaluation = creation::Evaluation::new(self.game, &view.table, self.seat);
        // Even with no positions left it knows what greedy would do.
        let is_over = || budget.is_late();
        let mut limit = creation::Budget::nodes_until(nodes, &is_over);
        let mut solver = self.solver.borrow_mut();
        let solution = solver
            .solve(self.game, view, &evaluation, &mut limit, 1)
            .ok()?;
        budget.spend(solution.nodes / SOLVER_NODES_PER_NODE);
        Some(solution.lines.into_iter().next()?.steps)
    }

    /// The best lines of a Creation, from wider and wider beams while there is time.
    fn create(&self, state: &State, budget: &mut ThinkingBudget) -> Vec<BeamLine> {
        let mut best: Vec<BeamLine> = Vec::new();
        let mut width = 2;
        while width <= WIDEST && !budget.is_over() {
            let found = self.creation(state, width, budget);
            // A search that was cut short may have found nothing but ending at once.
            if best.is_empty() && budget.is_over() {
                break;
            }
            best_lines::keep_all(&mut best, found);
            width *= 3;
        }
        best
    }

    /// The plans that bring something different, best first.
    fn distinct_plans(&self, travel_plans: Vec<TravelPlan>) -> Vec<Candidate> {
        let mut known = Vec::new();
        let mut candidates = Vec::new();
        for plan in travel_plans {
            let brings = self.end_of(&plan.route);
            if !known.contains(&brings) {
                known.push(brings);
                candidates.push(Candidate::from(plan));
            }
            if candidates.len() == ROUTES {
                break;
            }
        }
        candidates
    }

    /// What the greedy player would do: in a Creation to its end, with chance cut off,
    /// otherwise until chance or others intervene. `None` if there was no time.
    pub(super) fn greedy(&self, start: &State, budget: &mut ThinkingBudget) -> Option<Candidate> {
        let table = start.table();
        let creates = matches!(table.phase, Phase::Creation | Phase::LastPlacement)
            && table.players[self.seat].pending == Pending::Nothing;
        let policy = self.rollout_policy();
        let mut random = Random::new(self.seed);
        let (mut state, phase) = (start.clone(), table.phase);
        let mut choices = Choices::new();
        let mut steps = Vec::new();
        while state.table().phase == phase && steps.len() < LONGEST {
            self.game.legal_actions(&state, self.seat, &mut choices);
            if choices.is_empty() {
                break;
            }
            if budget.is_exhausted() {
                return None;
            }
            let action = policy.choose_carefully(&state, self.seat, &choices, &mut random);
            steps.push(action);
            if action == Action::End {
                break;
            }
            if creates {
                play_cut_off(self.game, self.seat, &mut state, action, &mut ());
                continue;
            }
            if matches!(action, Action::Draw(_) | Action::Keep(_)) {
                break;
            }
            (self.game).play_unchecked(&mut state, self.seat, action, &mut ());
        }
        let line = creates.then(|| self.appraised(start, &steps, budget));
        let found = line.flatten().map(Candidate::from);
        let found = found.map(|found| Candidate {
            searched: Some(found.value),
            ..found
        });
        Some(Candidate {
            is_incumbent: true,
            ..found.unwrap_or_else(|| Candidate {
                turn: steps.clone(),
                steps,
                ..Candidate::default()
            })
        })
    }

    /// The policy that plays rollouts.
    pub(super) fn rollout_policy(&self) -> RolloutPolicy<'_> {
        RolloutPolicy {
            game: self.game,
            placements: self.placements,
            requirements: self.requirements,
        }
    }
}

impl From<BeamLine> for Candidate {
    fn from(found: BeamLine) -> Candidate {
        Candidate {
            value: found.value,
            steps: found.steps,
            turn: without_draws(found.line),
            ..Candidate::default()
        }
    }
}

impl From<TravelPlan> for Candidate {
    fn from(plan: TravelPlan) -> Candidate {
        Candidate {
            value: plan.value,
            steps: steps(&plan),
            creation: without_draws(plan.line.clone()),
            turn: analysis::travel_line(plan).steps,
            ..Candidate::default()
        }
    }
}

/// Single steps without the one that the greedy player would take, which gets its value.
fn without_incumbent(
    mut candidates: Vec<Candidate>,
    greedy: Option<&mut Candidate>,
) -> Vec<Candidate> {
    if let Some(greedy) = greedy {
        let same = (candidates.iter()).position(|one| one.steps.first() == greedy.steps.first());
        greedy.searched = same.map(|place| candidates.remove(place).value);
    }
    candidates
}

/// A line without draws, whose cards are not known yet.
fn without_draws(mut line: Vec<Action>) -> Vec<Action> {
    line.retain(|step| !matches!(step, Action::Draw(_) | Action::NoDraw));
    line
}

/// The steps of a plan, up to where chance intervenes.
fn steps(plan: &TravelPlan) -> Vec<Action> {
    let (mut steps, certain) = plan.route.complete(&plan.parts);
    match certain {
        Some(certain) => steps.truncate(certain),
        None => steps.push(Action::End),
    }
    steps
}

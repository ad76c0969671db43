//! The candidates of a decision that the search finds.

use lucid_dreamscape::{Action, Ongoing, Pending, Phase, Power, State, View};
use lucid_tabletop::{Choices, Game as _, Random};

use super::best_lines::{self, BeamLine};
use super::rollouts::Candidate;
use super::time_budget::ThinkingBudget;
use super::travel_plans::TravelPlan;
use super::{TurnPlanner, analysis};
use crate::dreamscape::creation;
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

impl TurnPlanner<'_> {
    /// The candidates now, with the value that the search gives them.
    pub(super) fn candidates(
        &self,
        view: &View,
        state: &State,
        choices: &[Action],
        budget: &mut ThinkingBudget,
    ) -> Vec<Candidate> {
        let player = &view.table.players[self.seat];
        match (player.pending, player.power, view.table.phase) {
            (Pending::Keep(_), _, phase) if phase != Phase::Setup => {
                (self.keep(view, choices, budget)).unwrap_or_default()
            }
            (Pending::Draw | Pending::KingDraw, _, _) => {
                (self.draw(view, choices, budget)).unwrap_or_default()
            }
            (Pending::Nothing, _, Phase::Creation | Phase::LastPlacement) => {
                let mut lines = self.create(state, budget);
                let solved = self.solved(view, budget);
                lines.extend(solved.and_then(|steps| self.appraised(state, &steps, budget)));
                lines.into_iter().map(Candidate::from).collect()
            }
            (Pending::Nothing, Ongoing::Nothing, Phase::Travel) => {
                self.distinct_plans(self.travel_plans(state, budget))
            }
            _ if budget.is_over() || !budget.allows_rollouts() => Vec::new(),
            _ => {
                let step = |action: &Action| Candidate::step(*action, 0.0);
                choices.iter().map(step).collect()
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
            let table = plan.route.state.table();
            let player = &table.players[self.seat];
            let power = plan.route.power.map(|(power, _)| power);
            let brings = (player.hands, player.sleeper, table.links, power);
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

    /// What the greedy player would do, until chance or others intervene.
    pub(super) fn greedy(&self, state: &State, budget: &ThinkingBudget) -> Option<Candidate> {
        let policy = self.rollout_policy();
        let mut random = Random::new(self.seed);
        let (mut state, phase) = (state.clone(), state.table().phase);
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
            if matches!(action, Action::Draw(_) | Action::Keep(_) | Action::End) {
                break;
            }
            (self.game).play_unchecked(&mut state, self.seat, action, &mut ());
        }
        Some(Candidate {
            value: 0.0,
            turn: steps.clone(),
            steps,
            creation: Vec::new(),
            is_incumbent: true,
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
            creation: Vec::new(),
            is_incumbent: false,
        }
    }
}

impl From<TravelPlan> for Candidate {
    fn from(plan: TravelPlan) -> Candidate {
        Candidate {
            value: plan.value,
            creation: without_draws(plan.line.clone()),
            turn: analysis::travel_line(plan.clone()).steps,
            steps: steps(plan),
            is_incumbent: false,
        }
    }
}

/// A line without draws, whose cards are not known yet.
fn without_draws(mut line: Vec<Action>) -> Vec<Action> {
    line.retain(|step| !matches!(step, Action::Draw(_) | Action::NoDraw));
    line
}

/// The steps of a plan, up to where chance intervenes.
fn steps(plan: TravelPlan) -> Vec<Action> {
    let mut steps = plan.route.steps;
    let (power, at) = match plan.route.power {
        Some((power, at)) if at <= steps.len() => (power, at),
        _ => {
            steps.push(Action::End);
            return steps;
        }
    };
    let rest = steps.split_off(at);
    steps.push(Action::UseLocation);
    if matches!(power, Power::Tower | Power::Golem) {
        steps.extend(plan.parts);
        steps.extend(rest);
        steps.push(Action::End);
    }
    steps
}

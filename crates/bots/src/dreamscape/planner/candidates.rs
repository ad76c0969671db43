//! The candidates of a decision, as far as the search finds them.

use lucid_dreamscape::{Action, Ongoing, Pending, Phase, Power, State, View};
use lucid_tabletop::{Choices, Game as _, Random};

use super::best_lines::{self, BeamLine};
use super::rollouts::Candidate;
use super::time_budget::ThinkingBudget;
use super::travel_plans::TravelPlan;
use super::{TurnPlanner, analysis};
use crate::dreamscape::greedy::RolloutPolicy;

/// The widest beam for a Creation.
const WIDEST: usize = 1_500;
/// How many Travels become candidates.
const ROUTES: usize = 7;
/// How much lower the greedy player's own choice is valued.
const GREEDY_DISCOUNT: f64 = 2.0;
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
                let lines = self.create(state, budget).into_iter();
                lines.map(Candidate::from).collect()
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
    pub(super) fn greedy(
        &self,
        state: &State,
        others: &[Candidate],
        budget: &ThinkingBudget,
    ) -> Option<Candidate> {
        let rollout_policy = self.rollout_policy();
        let mut random = Random::new(self.seed);
        let (mut state, phase) = (state.clone(), state.table().phase);
        let mut choices = Choices::new();
        let mut steps = Vec::new();
        while state.table().phase == phase && steps.len() < LONGEST {
            self.game.legal_actions(&state, self.seat, &mut choices);
            if choices.is_empty() {
                break;
            }
            if budget.is_over_now() {
                return None;
            }
            let action = rollout_policy.choose(&state, self.seat, &choices, &mut random);
            steps.push(action);
            if matches!(action, Action::Draw(_) | Action::Keep(_) | Action::End) {
                break;
            }
            (self.game).play_unchecked(&mut state, self.seat, action, &mut ());
        }
        // Where the search gives no values, this one stands on its own.
        let most = others.iter().map(|other| other.value).reduce(f64::max);
        let most = most.filter(|most| *most != 0.0);
        Some(Candidate {
            value: most.map_or(GREEDY_DISCOUNT, |most| most - GREEDY_DISCOUNT),
            turn: steps.clone(),
            steps,
            creation: Vec::new(),
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

//! Travel: the most promising routes, each with the Creation that would follow.

use lucid_dreamscape::{Action, ByColour, Power, State, View};
use lucid_tabletop::{Game as _, Random};

use super::best_lines::BeamLine;
use super::heuristics::{ARCHIVES, DRAW_CONFIDENCE, HANDY};
use super::routes::{Route, with_shard};
use super::time_budget::ThinkingBudget;
use super::{TurnPlanner, simulated_creation};

/// How many routes are evaluated with a Creation, at most.
const MAX_CANDIDATES: usize = 500;
/// The fraction of the budget at which each round ends. Each has fewer routes and a wider
/// beam.
const ROUNDS: [f64; 6] = [0.4, 0.6, 0.75, 0.85, 0.95, 1.0];

/// A route with its value, and how the power on the way is carried out.
#[derive(Clone, Debug)]
pub(super) struct TravelPlan {
    pub(super) route: Route,
    pub(super) value: f64,
    pub(super) parts: Vec<Action>,
    /// The Creation that would follow.
    pub(super) line: Vec<Action>,
}

impl TurnPlanner<'_> {
    /// The plans that were evaluated, best first.
    pub(super) fn travel_plans(
        &self,
        state: &State,
        budget: &mut ThinkingBudget,
    ) -> Vec<TravelPlan> {
        let mut travel_plans = self.estimated(state, budget);
        travel_plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        travel_plans.truncate(MAX_CANDIDATES);
        let mut width = 1;
        let mut rest = travel_plans.len();
        for until in ROUNDS {
            let mut looked = 0;
            while looked < rest && !budget.is_spent(until) {
                if !self.evaluate(&mut travel_plans[looked], width, budget) {
                    break;
                }
                looked += 1;
            }
            if width == 1 {
                // The others have only an estimate, which is on another scale.
                travel_plans.truncate(looked.max(1));
                rest = travel_plans.len();
            }
            let ranked = looked.max(1).min(rest);
            travel_plans[..ranked].sort_by(|a, b| b.value.total_cmp(&a.value));
            if ranked == 1 || budget.is_over() {
                break;
            }
            rest = ranked.div_ceil(3);
            width *= 3;
        }
        travel_plans
    }

    /// All routes, with an estimate of each.
    fn estimated(&self, state: &State, budget: &mut ThinkingBudget) -> Vec<TravelPlan> {
        let routes = self.routes(state, budget);
        budget.spend(routes.len() as u64 / 4);
        let evaluator = self.evaluator(state.table());
        let mut known: Vec<(ByColour<u8>, f64)> = Vec::new();
        let mut travel_plans = Vec::new();
        for route in routes {
            if budget.is_over() {
                break;
            }
            let table = route.state.table();
            let hands = table.players[self.seat].hands;
            let red = evaluator.nightmare_score(table);
            let value = match known.iter().find(|(known, _)| *known == hands) {
                Some((_, value)) => *value,
                None => {
                    let value = evaluator.value(table, hands) - red;
                    known.push((hands, value));
                    value
                }
            };
            let value = value + red + self.power_estimate(&route);
            travel_plans.push(TravelPlan {
                value,
                route,
                parts: Vec::new(),
                line: Vec::new(),
            });
        }
        travel_plans
    }

    /// The estimated value of a power on the way, before it is searched.
    fn power_estimate(&self, route: &Route) -> f64 {
        match route.power {
            Some((Power::Archives, _)) => ARCHIVES,
            Some((Power::Tower | Power::Golem, _)) => HANDY,
            Some((Power::King, _)) => DRAW_CONFIDENCE * self.draw_values[6],
            _ => 0.0,
        }
    }

    /// Evaluates a plan with the Creation that would follow. Returns whether there was
    /// time.
    pub(super) fn evaluate(
        &self,
        plan: &mut TravelPlan,
        width: usize,
        budget: &mut ThinkingBudget,
    ) -> bool {
        let route = &plan.route;
        let power = route.power.map(|(power, _)| power);
        let view = simulated_creation::creation(self.game, &route.state, self.seat, power);
        let mut sum = 0.0;
        if power == Some(Power::Archives) {
            let bag = view.table.bag;
            let total = f64::from(bag.total());
            for colour in bag.present() {
                let mut view = view.clone();
                let hands = &mut view.table.players[self.seat].hands;
                *hands = with_shard(*hands, colour);
                view.table.bag[colour] -= 1;
                let Some(found) = self.simulated(&view, width.div_ceil(3), budget) else {
                    return false;
                };
                sum += found.value * f64::from(bag[colour]) / total;
            }
            plan.value = sum;
            return true;
        }
        let Some(found) = self.simulated(&view, width, budget) else {
            return false;
        };
        if power == Some(Power::King) {
            sum += DRAW_CONFIDENCE * self.draw_values[6];
        }
        plan.value = sum + found.value;
        let is_part =
            |step: &&Action| matches!(step, Action::Take(_) | Action::Shift { .. } | Action::Stop);
        let parts = found.steps.iter().take_while(is_part).count();
        plan.parts = found.steps[..parts].to_vec();
        plan.line = found.line[parts..].to_vec();
        true
    }

    fn simulated(
        &self,
        view: &View,
        width: usize,
        budget: &mut ThinkingBudget,
    ) -> Option<BeamLine> {
        let state = self.game.resample(view, &mut Random::new(0));
        let found = self.creation(&state, width, budget).into_iter().next();
        // A search that was cut short cannot be compared.
        found.filter(|_| !budget.is_over())
    }
}

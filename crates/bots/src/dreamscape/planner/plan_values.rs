//! The value of a Travel: an estimate by what it brings, and the Creation that would
//! follow.

use std::collections::HashMap;

use lucid_dreamscape::{Action, ByColour, Power, State, View};
use lucid_tabletop::{Game as _, Random};

use super::best_lines::BeamLine;
use super::heuristics::{ARCHIVES, DRAW_CONFIDENCE, HANDY};
use super::routes::{Route, slots_key, with_shard};
use super::time_budget::ThinkingBudget;
use super::travel_plans::TravelPlan;
use super::{TurnPlanner, simulated_creation};

impl TurnPlanner<'_> {
    /// All routes, with an estimate of each; the best of them with powers of cards, too.
    pub(super) fn estimated(
        &self,
        state: &State,
        with_cards: usize,
        budget: &mut ThinkingBudget,
    ) -> Vec<TravelPlan> {
        let routes = self.routes(state, budget);
        budget.spend(routes.len() as u64 / 4);
        let evaluator = self.evaluator(state.table());
        let mut known: HashMap<(ByColour<u8>, u64), f64> = HashMap::new();
        let mut estimate = |state: &State| {
            let table = state.table();
            let hands = table.players[self.seat].hands;
            let red = evaluator.nightmare_score(table);
            let key = (hands, slots_key(table, self.seat));
            let value = known.entry(key);
            red + *value.or_insert_with(|| evaluator.value(table, hands) - red)
        };
        let harvests = self.harvests(&routes, &mut estimate, budget);
        let mut plans = Vec::new();
        for route in routes {
            if budget.is_over() && !plans.is_empty() {
                break;
            }
            let value = estimate(&route.state) + self.power_estimate(&route);
            plans.push(TravelPlan::new(route, value));
        }
        let begun = Route::begin(state);
        plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        for place in 0..with_cards.min(plans.len()) {
            if budget.is_over() {
                break;
            }
            for route in self.with_card_powers(&begun, &plans[place].route) {
                let value = estimate(&route.state) + self.power_estimate(&route);
                plans.push(TravelPlan::new(route, value));
            }
        }
        plans.extend(harvests.into_iter().map(|harvest| TravelPlan {
            outcomes: harvest.outcomes,
            ..TravelPlan::new(harvest.route, harvest.estimate)
        }));
        plans
    }

    /// The estimated value of powers on the way, before they are searched.
    fn power_estimate(&self, route: &Route) -> f64 {
        let of = |power: Power| match power {
            Power::Archives => ARCHIVES,
            Power::Tower | Power::Golem => HANDY,
            Power::King => DRAW_CONFIDENCE * self.draw_values[6],
            Power::Harvesters | Power::Lake => 0.0,
        };
        route.open.iter().map(|open| of(open.power)).sum()
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
        let parts = (route.open.iter())
            .map(|open| open.power)
            .find(|power| matches!(power, Power::Tower | Power::Golem));
        let created =
            |state: &State| simulated_creation::creation(self.game, state, self.seat, parts);
        let bonus = match route.uses(Power::King) {
            true => DRAW_CONFIDENCE * self.draw_values[6],
            false => 0.0,
        };
        // What chance may bring, each with its probability.
        let mut views: Vec<(f64, View)> = Vec::new();
        if !plan.outcomes.is_empty() {
            let outcomes = plan.outcomes.iter();
            views.extend(outcomes.map(|(chance, state)| (*chance, created(state))));
        } else if route.uses(Power::Archives) {
            let view = created(&route.state);
            let bag = view.table.bag;
            for colour in bag.present() {
                let mut view = view.clone();
                let hands = &mut view.table.players[self.seat].hands;
                *hands = with_shard(*hands, colour);
                view.table.bag[colour] -= 1;
                views.push((f64::from(bag[colour]) / f64::from(bag.total()), view));
            }
        }
        if views.is_empty() {
            let Some(found) = self.simulated(&created(&route.state), width, budget) else {
                return false;
            };
            plan.value = bonus + found.value;
            let is_part = |step: &&Action| {
                matches!(step, Action::Take(_) | Action::Shift { .. } | Action::Stop)
            };
            let parts = found.steps.iter().take_while(is_part).count();
            plan.draws = found.draws;
            plan.parts = found.steps[..parts].to_vec();
            plan.line = found.line[parts..].to_vec();
            return true;
        }
        let mut mean = 0.0;
        let mut draws = [0.0; 7];
        for (chance, view) in views {
            let Some(found) = self.simulated(&view, width.div_ceil(3), budget) else {
                return false;
            };
            mean += chance * found.value;
            for (sum, more) in draws.iter_mut().zip(found.draws) {
                *sum += chance * more;
            }
        }
        plan.value = bonus + mean;
        plan.draws = draws;
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

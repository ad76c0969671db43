//! Travel: the most promising routes, each with the Creation that would follow.
//!
//! Routes that lead to the same Creation are evaluated together. What the greedy player
//! would do is evaluated as carefully as the best of the others, so that the two can be
//! compared.

use std::cmp::Ordering;
use std::collections::HashMap;

use lucid_dreamscape::{Action, State};

use super::TurnPlanner;
use super::routes::{Route, slots_key};
use super::time_budget::ThinkingBudget;

/// How many Creations are looked at, at most.
const MAX_GROUPS: usize = 500;
/// How many of the best estimates are tried with powers of cards in addition.
const WITH_CARDS: usize = 24;
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
    /// The expected value of draws after completions, by how many cards are seen.
    pub(super) draws: [f64; 7],
    /// P2: the ends that it may come to, each with its probability.
    pub(super) outcomes: Vec<(f64, State)>,
}

impl TravelPlan {
    pub(super) fn new(route: Route, value: f64) -> TravelPlan {
        TravelPlan {
            route,
            value,
            parts: Vec::new(),
            line: Vec::new(),
            draws: [0.0; 7],
            outcomes: Vec::new(),
        }
    }
}

/// The plans of a Travel.
#[derive(Debug, Default)]
pub(super) struct TravelPlans {
    /// Those that were evaluated, best first.
    pub(super) plans: Vec<TravelPlan>,
    /// What the greedy player would do, evaluated with the widest beam.
    pub(super) incumbent: Option<TravelPlan>,
}

/// Plans that lead to the same Creation. They differ in where the Travel ends.
#[derive(Debug, Default)]
struct Group {
    plans: Vec<TravelPlan>,
    /// Which of them the greedy player would play.
    incumbent: Option<usize>,
    width: usize,
}

impl Group {
    fn value(&self) -> f64 {
        let values = self.plans.iter().map(|plan| plan.value);
        values.fold(f64::MIN, f64::max)
    }

    /// The better, or more carefully evaluated, comes first.
    fn order(&self, other: &Group) -> Ordering {
        let width = other.width.cmp(&self.width);
        width.then(other.value().total_cmp(&self.value()))
    }
}

impl TurnPlanner<'_> {
    /// The plans from a position; `greedy` is what the greedy player would do.
    pub(super) fn travel_plans(
        &self,
        state: &State,
        budget: &mut ThinkingBudget,
        greedy: Option<&Route>,
    ) -> TravelPlans {
        let mut plans = self.estimated(state, WITH_CARDS, budget);
        plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut groups = self.grouped(plans, greedy);
        lead_with_incumbent(&mut groups);
        groups.truncate(MAX_GROUPS);
        let mut width = 1;
        let mut rest = groups.len();
        for until in ROUNDS {
            let mut looked = 0;
            while looked < rest && !budget.is_spent(until) {
                if !self.evaluate_group(&mut groups[looked], width, budget) {
                    break;
                }
                looked += 1;
            }
            if width == 1 {
                // The others have only an estimate, which is on another scale.
                groups.truncate(looked.max(1));
            }
            groups.sort_by(Group::order);
            if looked <= 1 || budget.is_over() {
                break;
            }
            rest = looked.div_ceil(3);
            rest += usize::from(lead_with_incumbent(&mut groups) >= rest);
            width *= 3;
        }
        groups.sort_by(Group::order);
        let evaluated = groups.iter().filter(|group| group.width > 0);
        let mut known = evaluated.filter_map(|group| Some(&group.plans[group.incumbent?]));
        let incumbent = known.next().cloned();
        let mut plans = Vec::new();
        for mut group in groups {
            group.plans.sort_by(|a, b| b.value.total_cmp(&a.value));
            plans.extend(group.plans);
        }
        TravelPlans { plans, incumbent }
    }

    /// Puts together what leads to the same Creation.
    fn grouped(&self, plans: Vec<TravelPlan>, greedy: Option<&Route>) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let mut known = HashMap::new();
        for plan in plans {
            let table = plan.route.state.table();
            let key = (
                table.players[self.seat].hands,
                slots_key(table, self.seat),
                plan.route.powers(),
                // What chance brings depends on where and when.
                (!plan.outcomes.is_empty()).then_some(groups.len()),
            );
            let place = *known.entry(key).or_insert(groups.len());
            if place == groups.len() {
                groups.push(Group::default());
            }
            let group = &mut groups[place];
            let is_incumbent = greedy.is_some_and(|greedy| self.is_as(greedy, &plan.route));
            if is_incumbent && group.incumbent.is_none() {
                group.incumbent = Some(group.plans.len());
            }
            group.plans.push(plan);
        }
        groups
    }

    /// Evaluates the plans of a group. Returns whether there was time.
    fn evaluate_group(&self, group: &mut Group, width: usize, budget: &mut ThinkingBudget) -> bool {
        let Some((lead, others)) = group.plans.split_first_mut() else {
            return false;
        };
        if !self.evaluate(lead, width, budget) {
            return false;
        }
        group.width = width;
        let known = self.known_of_end(lead);
        for plan in others {
            plan.draws = lead.draws;
            plan.value = lead.value - known + self.known_of_end(plan);
            plan.parts.clone_from(&lead.parts);
            plan.line.clone_from(&lead.line);
        }
        true
    }

    /// The part of a plan's value that depends on where the Travel ends: how many cards
    /// are drawn after a completion, and red shards on links.
    fn known_of_end(&self, plan: &TravelPlan) -> f64 {
        let table = plan.route.state.table();
        let number = table.players[self.seat].sleeper.number();
        plan.draws[usize::from(number)] + self.evaluator(table).nightmare_score(table)
    }

    /// Whether a route does what the greedy player does: ends like it, or begins like it,
    /// if chance decides how that goes on.
    fn is_as(&self, greedy: &Route, route: &Route) -> bool {
        let is_open = greedy
            .open
            .last()
            .filter(|open| open.is_chance() && open.at == greedy.steps.len());
        match is_open {
            Some(last) => {
                let used = route.open.iter().any(|open| open.action == last.action);
                used && route.steps.starts_with(&greedy.steps)
            }
            None => self.end_of(route) == self.end_of(greedy),
        }
    }
}

/// Puts the group first that has what the greedy player would do. Returns where it was.
fn lead_with_incumbent(groups: &mut [Group]) -> usize {
    let place = groups.iter().position(|group| group.incumbent.is_some());
    let place = place.unwrap_or(0);
    if let Some(front) = groups.get_mut(..=place) {
        front.rotate_right(1);
    }
    place
}

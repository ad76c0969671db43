//! The planner's analysis, for advice: the best Travels, and single choices in order of
//! their value.

use std::cell::RefCell;

use lucid_dreamscape::{Action, Dreamscape, Ongoing, Pending, State, View};
use lucid_tabletop::{Choices, Game as _, Random, Seat, ToAct};

use super::time_budget::ThinkingBudget;
use super::travel_plans::TravelPlan;
use super::{PlannerPlayer, RequirementCache, TurnPlanner};
use crate::dreamscape::Player as _;
use crate::dreamscape::card_placements::PlacementCache;
use crate::dreamscape::creation::Solver;
use crate::dreamscape::planner::Effort;

/// The beam width for the final comparison of Travels: the same for all, or the one with
/// the wider beam would seem better.
const FAIR: usize = 9;
/// How many more Travels are compared than asked for.
const MORE: usize = 3;

/// A Travel from here to its end.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::dreamscape) struct TravelLine {
    /// The steps, the end included.
    pub(in crate::dreamscape) steps: Vec<Action>,
    /// How many of the steps are certain: up to and including the first whose outcome
    /// chance decides.
    pub(in crate::dreamscape) certain: usize,
}

/// Analyses the position of a seat.
#[derive(Debug)]
pub(in crate::dreamscape) struct TravelAnalysis<'a> {
    game: &'a Dreamscape,
    view: &'a View,
    seat: Seat,
    placements: PlacementCache,
    requirements: RequirementCache,
    solver: RefCell<Solver>,
    /// A state that the seat cannot tell from the true one; always the same one.
    state: State,
}

impl<'a> TravelAnalysis<'a> {
    /// `None` for a spectator.
    pub(in crate::dreamscape) fn new(
        game: &'a Dreamscape,
        view: &'a View,
    ) -> Option<TravelAnalysis<'a>> {
        let seat = view.viewer?;
        let mut placements = PlacementCache::default();
        placements.prepare(game);
        Some(TravelAnalysis {
            game,
            view,
            seat,
            placements,
            requirements: RequirementCache::default(),
            solver: RefCell::default(),
            state: game.resample(view, &mut Random::new(0)),
        })
    }

    /// The best Travels that differ in what they bring, at most `best` of them, best
    /// first. There is at least one where the seat may end its Travel.
    pub(in crate::dreamscape) fn travels(&self, best: usize, nodes: u64) -> Vec<TravelLine> {
        let mut budget = ThinkingBudget::nodes(nodes);
        let planner = self.planner(&mut budget);
        let travel_plans = planner.travel_plans(&self.state, &mut budget, None).plans;
        let mut chosen: Vec<TravelPlan> = Vec::new();
        for plan in travel_plans {
            if chosen.len() == best + MORE {
                break;
            }
            if !chosen.iter().any(|known| self.is_alike(known, &plan)) {
                chosen.push(plan);
            }
        }
        for plan in &mut chosen {
            planner.evaluate(plan, FAIR, &mut ThinkingBudget::nodes(u64::MAX));
        }
        chosen.sort_by(|a, b| b.value.total_cmp(&a.value));
        chosen.truncate(best);
        chosen.into_iter().map(travel_line).collect()
    }

    /// All choices with their values, the planner's own first.
    pub(in crate::dreamscape) fn choices(&self, nodes: u64) -> Vec<(Action, f64)> {
        let mut choices = Choices::new();
        self.game.choices(self.view, &mut choices);
        if choices.is_empty() {
            return Vec::new();
        }
        let mut player = PlannerPlayer::new(0, Effort::Nodes(nodes), || std::time::Duration::ZERO);
        let own = player.choose(self.game, self.view, &choices);
        let planner = self.planner(&mut ThinkingBudget::nodes(nodes));
        let value = |action: &Action| (*action, self.after(&planner, *action));
        let mut all: Vec<(Action, f64)> = choices.iter().map(value).collect();
        all.sort_by(|a, b| {
            let first = (b.0 == own).cmp(&(a.0 == own));
            first.then(b.1.total_cmp(&a.1))
        });
        all
    }

    /// The value after a choice.
    fn after(&self, planner: &TurnPlanner<'_>, action: Action) -> f64 {
        let mut all = ThinkingBudget::nodes(u64::MAX);
        let none = 0.0;
        let value = match action {
            Action::Keep(card) => planner.value_with_card(self.view, Some(card), 0, &mut all),
            Action::KeepNone | Action::NoDraw => {
                planner.value_with_card(self.view, None, 0, &mut all)
            }
            Action::Draw(level) => {
                let player = &self.view.table.players[self.seat];
                let count = match player.pending {
                    Pending::KingDraw => 6,
                    _ => player.sleeper.number(),
                };
                let without = planner.value_with_card(self.view, None, 0, &mut all);
                let without = without.unwrap_or(none);
                planner.value_of_seeing(self.view, level, count.into(), without, 0, &mut all)
            }
            _ => {
                let mut state = self.state.clone();
                let evaluator = planner.evaluator(&self.view.table);
                self.game
                    .play_unchecked(&mut state, self.seat, action, &mut ());
                // What others or chance do next is not part of the choice.
                let table = match self.game.to_act(&state) {
                    ToAct::Seats(seats) if seats.contains(self.seat) => state.table(),
                    _ => self.state.table(),
                };
                Some(evaluator.value(table, table.players[self.seat].hands))
            }
        };
        value.unwrap_or(none)
    }

    fn planner(&self, budget: &mut ThinkingBudget) -> TurnPlanner<'_> {
        let mut planner = TurnPlanner {
            game: self.game,
            seat: self.seat,
            placements: &self.placements,
            requirements: &self.requirements,
            hidden: self.view.decks.each_ref().map(|deck| deck.hidden),
            draw_values: [0.0; 7],
            seed: 0,
            solver: &self.solver,
            table: &self.view.table,
            draws: RefCell::default(),
        };
        planner.draw_values = planner.draw_values(&self.view.table, budget);
        planner
    }

    /// Whether two Travels bring the same shards, with the same power.
    fn is_alike(&self, one: &TravelPlan, other: &TravelPlan) -> bool {
        let brings = |plan: &TravelPlan| {
            let player = &plan.route.state.table().players[self.seat];
            (player.hands, plan.route.open.len(), plan.route.powers())
        };
        brings(one) == brings(other)
    }

    /// Whether the seat is in its Travel, with no other choice pending.
    pub(in crate::dreamscape) fn may_travel(&self) -> bool {
        let player = &self.view.table.players[self.seat];
        self.view.table.phase == lucid_dreamscape::Phase::Travel
            && player.pending == Pending::Nothing
            && player.power == Ongoing::Nothing
    }
}

/// A plan as steps up to the end of the Travel, those after chance included.
pub(super) fn travel_line(plan: TravelPlan) -> TravelLine {
    let (mut steps, certain) = plan.route.complete(&plan.parts);
    steps.push(Action::End);
    TravelLine {
        certain: certain.unwrap_or(steps.len()),
        steps,
    }
}

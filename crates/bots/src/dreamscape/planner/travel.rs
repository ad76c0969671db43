//! Travel: the routes that promise most, each with the Creation that would follow.

use dreamscape::{Action, ByColour, Power, State, View};

use super::purse::Allowance;
use super::routes::{Route, with_shard};
use super::{Thinking, dream};
use crate::dreamscape::creation::POINT;

/// How many tables the first look at a Creation costs.
const FIRST: u64 = 250;
/// How many routes are looked at closely, at the most.
const MOST: usize = 48;

/// A route, what it is worth, and how a power on the way is carried out.
#[derive(Clone, Debug)]
pub(super) struct Journey {
    pub(super) route: Route,
    pub(super) worth: f64,
    pub(super) parts: Vec<Action>,
}

impl Thinking<'_> {
    /// The best Travel from here.
    pub(super) fn travel(&mut self, state: &State, allowance: &mut Allowance) -> Option<Journey> {
        let mut journeys = self.guessed(state, allowance);
        journeys.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let room = (allowance.left() / (2 * FIRST)).clamp(2, MOST as u64) as usize;
        journeys.truncate(room);
        let mut nodes = FIRST;
        let mut rest = journeys.len();
        while rest > 0 && !allowance.is_over() {
            let share = allowance.left() / (2 * rest as u64);
            if allowance.left() < u64::MAX / 2 {
                nodes = nodes.min(share.max(FIRST));
            }
            let mut looked = 0;
            for journey in &mut journeys[..rest] {
                if allowance.is_over() {
                    break;
                }
                self.look(journey, nodes, allowance);
                looked += 1;
            }
            if looked < rest && nodes == FIRST {
                // Those that were not looked at keep their guess, which is on
                // another scale.
                journeys.truncate(looked.max(1));
            }
            journeys[..looked.max(1)].sort_by(|a, b| b.worth.total_cmp(&a.worth));
            if looked < rest || rest == 1 {
                break;
            }
            rest = rest.div_ceil(2);
            nodes *= 2;
        }
        journeys.into_iter().next()
    }

    /// All routes with a quick opinion of each.
    fn guessed(&mut self, state: &State, allowance: &mut Allowance) -> Vec<Journey> {
        let routes = self.routes(state);
        allowance.spend(routes.len() as u64 / 4);
        let glance = self.glance(state.table());
        let mut known: Vec<(ByColour<u8>, f64)> = Vec::new();
        let mut journeys = Vec::new();
        for route in routes {
            let table = route.state.table();
            let hands = table.players[self.seat].hands;
            let red = glance.nightmare(table);
            let worth = match known.iter().find(|(known, _)| *known == hands) {
                Some((_, worth)) => *worth,
                None => {
                    let worth = glance.worth(table, hands) - red;
                    known.push((hands, worth));
                    worth
                }
            };
            let worth = worth + red + self.leaning(&route);
            journeys.push(Journey {
                worth,
                route,
                parts: Vec::new(),
            });
        }
        journeys
    }

    /// What a power on the way may bring, before it is looked at.
    fn leaning(&self, route: &Route) -> f64 {
        let travels = self.game.rules().cycles - route.state.table().cycle.max(1);
        match route.power {
            Some((Power::Archives, _)) => 0.8,
            Some((Power::Tower | Power::Golem, _)) => 0.5,
            Some((Power::King, _)) => 0.5 * f64::from(travels.min(2)),
            _ => 0.0,
        }
    }

    /// Looks at the Creation that would follow.
    fn look(&mut self, journey: &mut Journey, nodes: u64, allowance: &mut Allowance) {
        let route = &journey.route;
        let power = route.power.map(|(power, _)| power);
        let view = dream::creation(self.game, &route.state, self.seat, power);
        let mut sum = self.around(&view, route);
        if power == Some(Power::Archives) {
            let bag = view.table.bag;
            let total = f64::from(bag.total());
            let mut mean = 0.0;
            for colour in bag.present() {
                let mut view = view.clone();
                let hands = &mut view.table.players[self.seat].hands;
                *hands = with_shard(*hands, colour);
                view.table.bag[colour] -= 1;
                let worth = self.solved(&view, nodes / 3, allowance).0;
                mean += worth * f64::from(bag[colour]) / total;
            }
            journey.worth = sum + mean;
            return;
        }
        let (worth, parts) = self.solved(&view, nodes, allowance);
        if power == Some(Power::King) {
            let evaluation = self.evaluation(&view.table);
            let king = evaluation.king.into_iter().max().unwrap_or(0);
            sum += f64::from(king) / f64::from(POINT);
        }
        journey.worth = sum + worth;
        journey.parts = parts;
    }

    /// What a Creation brings, and how a power is carried out that comes first.
    fn solved(&mut self, view: &View, nodes: u64, allowance: &mut Allowance) -> (f64, Vec<Action>) {
        let evaluation = self.evaluation(&view.table);
        let line = allowance.solve(self.solver, self.game, view, &evaluation, nodes);
        let Some(line) = line else {
            return (f64::MIN / 1e9, Vec::new());
        };
        let parts = line.steps.iter().copied();
        let parts = parts.take_while(|step| {
            matches!(step, Action::Take(_) | Action::Shift { .. } | Action::Stop)
        });
        let mut parts: Vec<Action> = parts.collect();
        if let Some(stop) = parts.iter().position(|step| *step == Action::Stop) {
            parts.truncate(stop + 1);
        }
        (f64::from(line.value) / f64::from(POINT), parts)
    }

    /// What a Travel brings besides what it takes home.
    fn around(&self, view: &View, route: &Route) -> f64 {
        self.glance(&view.table).nightmare(route.state.table())
    }
}

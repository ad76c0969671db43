//! Travel: the routes that promise most, each with the Creation that would follow.

use lucid_dreamscape::{Action, ByColour, Power, State, View};
use lucid_tabletop::{Game as _, Random};

use super::lines::Found;
use super::opinion::{ARCHIVES, HANDY, HOPE};
use super::purse::Allowance;
use super::routes::{Route, with_shard};
use super::{Thinking, dream};

/// How many routes are looked at closely, at the most.
const MOST: usize = 500;
/// How much of the time is spent when each closer look at fewer routes ends.
const ROUNDS: [f64; 6] = [0.4, 0.6, 0.75, 0.85, 0.95, 1.0];

/// A route, what it is worth, and how a power on the way is carried out.
#[derive(Clone, Debug)]
pub(super) struct Journey {
    pub(super) route: Route,
    pub(super) worth: f64,
    pub(super) parts: Vec<Action>,
    /// The Creation that is thought to follow.
    pub(super) line: Vec<Action>,
}

impl Thinking<'_> {
    /// The Travels that were looked at, the best first.
    pub(super) fn journeys(&self, state: &State, allowance: &mut Allowance) -> Vec<Journey> {
        let mut journeys = self.guessed(state, allowance);
        journeys.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        journeys.truncate(MOST);
        let mut width = 1;
        let mut rest = journeys.len();
        for until in ROUNDS {
            let mut looked = 0;
            while looked < rest && !allowance.is_spent(until) {
                if !self.look(&mut journeys[looked], width, allowance) {
                    break;
                }
                looked += 1;
            }
            if width == 1 {
                // Those that were not looked at keep their guess, which is on
                // another scale.
                journeys.truncate(looked.max(1));
                rest = journeys.len();
            }
            let ranked = looked.max(1).min(rest);
            journeys[..ranked].sort_by(|a, b| b.worth.total_cmp(&a.worth));
            if ranked == 1 || allowance.is_over() {
                break;
            }
            rest = ranked.div_ceil(3);
            width *= 3;
        }
        journeys
    }

    /// All routes with a quick opinion of each.
    fn guessed(&self, state: &State, allowance: &mut Allowance) -> Vec<Journey> {
        let routes = self.routes(state, allowance);
        allowance.spend(routes.len() as u64 / 4);
        let glance = self.glance(state.table());
        let mut known: Vec<(ByColour<u8>, f64)> = Vec::new();
        let mut journeys = Vec::new();
        for route in routes {
            if allowance.is_over() {
                break;
            }
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
                line: Vec::new(),
            });
        }
        journeys
    }

    /// What a power on the way may bring, before it is looked at.
    fn leaning(&self, route: &Route) -> f64 {
        match route.power {
            Some((Power::Archives, _)) => ARCHIVES,
            Some((Power::Tower | Power::Golem, _)) => HANDY,
            Some((Power::King, _)) => HOPE * self.hopes[6],
            _ => 0.0,
        }
    }

    /// Looks at the Creation that would follow; whether there was time.
    pub(super) fn look(
        &self,
        journey: &mut Journey,
        width: usize,
        allowance: &mut Allowance,
    ) -> bool {
        let route = &journey.route;
        let power = route.power.map(|(power, _)| power);
        let view = dream::creation(self.game, &route.state, self.seat, power);
        let mut sum = 0.0;
        if power == Some(Power::Archives) {
            let bag = view.table.bag;
            let total = f64::from(bag.total());
            for colour in bag.present() {
                let mut view = view.clone();
                let hands = &mut view.table.players[self.seat].hands;
                *hands = with_shard(*hands, colour);
                view.table.bag[colour] -= 1;
                let Some(found) = self.dreamt(&view, width.div_ceil(3), allowance) else {
                    return false;
                };
                sum += found.worth * f64::from(bag[colour]) / total;
            }
            journey.worth = sum;
            return true;
        }
        let Some(found) = self.dreamt(&view, width, allowance) else {
            return false;
        };
        if power == Some(Power::King) {
            sum += HOPE * self.hopes[6];
        }
        journey.worth = sum + found.worth;
        let is_part =
            |step: &&Action| matches!(step, Action::Take(_) | Action::Shift { .. } | Action::Stop);
        let parts = found.steps.iter().take_while(is_part).count();
        journey.parts = found.steps[..parts].to_vec();
        journey.line = found.line[parts..].to_vec();
        true
    }

    fn dreamt(&self, view: &View, width: usize, allowance: &mut Allowance) -> Option<Found> {
        let state = self.game.resample(view, &mut Random::new(0));
        let found = self.creation(&state, width, allowance).into_iter().next();
        // What was not looked at to its end cannot be compared.
        found.filter(|_| !allowance.is_over())
    }
}

//! All Travels worth considering.

use std::collections::{HashMap, HashSet};

use lucid_dreamscape::{Action, ByColour, Colour, LinkSet, Location, Ongoing, Power, Row, State};
use lucid_tabletop::{Choices, Game as _, Seat};

use super::TurnPlanner;
use super::time_budget::ThinkingBudget;

/// How many routes are kept without the Lake, and how many with it. The Lake has so many
/// orders that they would crowd out the other routes.
const ROOM: usize = 5_000;
const ROOM_AT_THE_LAKE: usize = 7_000;

/// A Travel up to its end.
#[derive(Clone, Debug)]
pub(super) struct Route {
    /// The steps; the power of a location that is used is not among them.
    pub(super) steps: Vec<Action>,
    /// The table after them.
    pub(super) state: State,
    /// The power of a location that is used, and after how many steps.
    pub(super) power: Option<(Power, usize)>,
}

impl Route {
    fn begin(state: &State) -> Route {
        Route {
            steps: Vec::new(),
            state: state.clone(),
            power: None,
        }
    }
}

/// Everything that decides how a Travel goes on.
type RouteKey = (Location, [u8; 6], [Row; 6], LinkSet, Option<Power>);
/// Everything that matters once it has ended.
type RouteEnd = (Location, [u8; 6], LinkSet, Option<Power>);

/// The routes found so far.
#[derive(Debug, Default)]
struct RouteSet {
    /// The most action points left for each key.
    places: HashMap<RouteKey, u8>,
    routes: Vec<Route>,
    room: usize,
}

impl RouteSet {
    /// Keeps a route unless another one gets as far with as many points left.
    fn add(&mut self, route: Route, seat: Seat) {
        let table = route.state.table();
        let player = &table.players[seat];
        let power = route.power.map(|(power, _)| power);
        let place = (
            player.sleeper,
            player.hands.0,
            table.rows,
            table.links,
            power,
        );
        let is_new = self
            .places
            .get(&place)
            .is_none_or(|points| *points < table.points);
        if is_new && self.routes.len() < self.room {
            self.places.insert(place, table.points);
            self.routes.push(route);
        }
    }
}

impl TurnPlanner<'_> {
    /// The routes from a position: one for each distinct end, the shortest of equals.
    pub(super) fn routes(&self, state: &State, budget: &ThinkingBudget) -> Vec<Route> {
        let mut known = RouteSet {
            room: ROOM,
            ..RouteSet::default()
        };
        known.add(Route::begin(state), self.seat);
        self.go_everywhere(&mut known, 0, budget);
        let plain = known.routes.len();
        known.room = ROOM_AT_THE_LAKE;
        for number in 0..plain {
            if budget.is_over() {
                break;
            }
            let route = &known.routes[number];
            let here = route.state.table().players[self.seat].sleeper;
            if Power::ALL[here.index()] == Power::Lake && self.may_use(route) {
                let route = route.clone();
                self.reorder(&route, &mut known, budget);
            }
        }
        self.go_everywhere(&mut known, plain, budget);
        let mut ends: HashSet<RouteEnd> = HashSet::new();
        known.routes.retain(|route| {
            let table = route.state.table();
            let player = &table.players[self.seat];
            let power = route.power.map(|(power, _)| power);
            ends.insert((player.sleeper, player.hands.0, table.links, power))
        });
        known.routes
    }

    /// Extends all routes, from one on.
    fn go_everywhere(&self, known: &mut RouteSet, mut next: usize, budget: &ThinkingBudget) {
        while next < known.routes.len() && !budget.is_over() {
            let route = known.routes[next].clone();
            self.go_on(&route, known);
            next += 1;
        }
    }

    fn go_on(&self, route: &Route, known: &mut RouteSet) {
        let state = &route.state;
        let here = state.table().players[self.seat].sleeper;
        let collect = state.table().row(here).hand().map(Action::Collect);
        let moves = here.neighbours().map(Action::Move);
        for action in collect.into_iter().chain(moves) {
            if self.game.check(state, self.seat, action).is_ok() {
                known.add(self.with(route, action), self.seat);
            }
        }
        let power = Power::ALL[here.index()];
        if !matches!(power, Power::Lake | Power::Harvesters) && self.may_use(route) {
            let mut used = route.clone();
            used.power = Some((power, route.steps.len()));
            known.add(used, self.seat);
        }
    }

    /// Whether the power of the location may be used (T5).
    fn may_use(&self, route: &Route) -> bool {
        let check = |action| self.game.check(&route.state, self.seat, action);
        route.power.is_none() && check(Action::UseLocation).is_ok()
    }

    fn with(&self, route: &Route, action: Action) -> Route {
        let mut next = route.clone();
        (self.game).play_unchecked(&mut next.state, self.seat, action, &mut ());
        next.steps.push(action);
        next
    }

    /// P5: every order of the locations nearby, while there are points to collect from
    /// them.
    fn reorder(&self, route: &Route, known: &mut RouteSet, budget: &ThinkingBudget) {
        if route.state.table().points == 0 {
            return;
        }
        let here = route.state.table().players[self.seat].sleeper;
        let mut begun = vec![self.with(route, Action::UseLocation)];
        let mut choices = Choices::new();
        while let Some(mut route) = begun.pop() {
            if known.routes.len() >= known.room || budget.is_over() {
                return;
            }
            let player = &route.state.table().players[self.seat];
            if player.power == Ongoing::Nothing {
                route.power = Some((Power::Lake, usize::MAX));
                known.add(route, self.seat);
                continue;
            }
            (self.game).legal_actions(&route.state, self.seat, &mut choices);
            let near = choices.iter().filter(|action| match action {
                Action::Reorder(to) => *to == here || here.link_to(*to).is_some(),
                _ => true,
            });
            begun.extend(near.map(|action| self.with(&route, *action)));
        }
    }
}

/// The Hands after the Archives brought a shard of a colour.
pub(super) fn with_shard(mut hands: ByColour<u8>, colour: Colour) -> ByColour<u8> {
    hands[colour] += 1;
    hands
}

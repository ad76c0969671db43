//! All Travels that are worth a thought.

use std::collections::{HashMap, HashSet};

use dreamscape::{Action, ByColour, Colour, LinkSet, Location, Ongoing, Power, Row, State};
use tabletop::{Choices, Game as _, Seat};

use super::Thinking;
use super::purse::Allowance;

/// How many tables one enumeration looks at.
const ROOM: usize = 3_000;

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

/// All that decides how a Travel goes on.
type Place = (Location, [u8; 6], [Row; 6], LinkSet, Option<Power>);
/// All that matters when it has ended.
type End = (Location, [u8; 6], LinkSet, Option<Power>);

/// The Travels that are known so far.
#[derive(Debug, Default)]
struct Known {
    /// The most points that were left at a place.
    places: HashMap<Place, u8>,
    routes: Vec<Route>,
}

impl Known {
    /// Keeps a route unless another leads as far with as many points.
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
        if is_new && self.routes.len() < ROOM {
            self.places.insert(place, table.points);
            self.routes.push(route);
        }
    }
}

impl Thinking<'_> {
    /// The Travels from a table, one for each way to end, the shortest of equals.
    pub(super) fn routes(&self, state: &State, allowance: &Allowance) -> Vec<Route> {
        let mut known = Known::default();
        known.add(Route::begin(state), self.seat);
        let mut next = 0;
        while next < known.routes.len() && !allowance.is_over() {
            let route = known.routes[next].clone();
            self.go_on(&route, &mut known, allowance);
            next += 1;
        }
        let mut ends: HashSet<End> = HashSet::new();
        known.routes.retain(|route| {
            let table = route.state.table();
            let player = &table.players[self.seat];
            let power = route.power.map(|(power, _)| power);
            ends.insert((player.sleeper, player.hands.0, table.links, power))
        });
        known.routes
    }

    fn go_on(&self, route: &Route, known: &mut Known, allowance: &Allowance) {
        let state = &route.state;
        let here = state.table().players[self.seat].sleeper;
        let collect = state.table().row(here).hand().map(Action::Collect);
        let moves = here.neighbours().map(Action::Move);
        for action in collect.into_iter().chain(moves) {
            if self.game.check(state, self.seat, action).is_ok() {
                known.add(self.with(route, action), self.seat);
            }
        }
        let may_use = route.power.is_none()
            && (self.game.check(state, self.seat, Action::UseLocation)).is_ok();
        if !may_use {
            return;
        }
        match Power::ALL[here.index()] {
            Power::Lake => self.reorder(route, known, allowance),
            Power::Harvesters => {}
            power => {
                let mut used = route.clone();
                used.power = Some((power, route.steps.len()));
                known.add(used, self.seat);
            }
        }
    }

    fn with(&self, route: &Route, action: Action) -> Route {
        let mut next = route.clone();
        (self.game).play_unchecked(&mut next.state, self.seat, action, &mut ());
        next.steps.push(action);
        next
    }

    /// P5: every order of the locations near by, while there are points to
    /// collect from them.
    fn reorder(&self, route: &Route, known: &mut Known, allowance: &Allowance) {
        if route.state.table().points == 0 {
            return;
        }
        let here = route.state.table().players[self.seat].sleeper;
        let mut begun = vec![self.with(route, Action::UseLocation)];
        let mut choices = Choices::new();
        while let Some(mut route) = begun.pop() {
            if known.routes.len() >= ROOM || allowance.is_over() {
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

/// The Hands after the Archives brought a colour.
pub(super) fn with_shard(mut hands: ByColour<u8>, colour: Colour) -> ByColour<u8> {
    hands[colour] += 1;
    hands
}

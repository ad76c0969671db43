//! All Travels that are worth a thought.

use std::collections::{HashMap, VecDeque};

use dreamscape::{Action, ByColour, Colour, LinkSet, Location, Ongoing, Power, Row, State};
use tabletop::{Choices, Game as _};

use super::Thinking;

/// How many tables one enumeration looks at.
const ROOM: usize = 6_000;

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

impl Thinking<'_> {
    /// The Travels from a table, one for each way to end, the shortest of equals.
    pub(super) fn routes(&self, state: &State) -> Vec<Route> {
        let mut known: HashMap<Place, u8> = HashMap::new();
        let mut ends: HashMap<End, usize> = HashMap::new();
        let mut routes: Vec<Route> = Vec::new();
        let mut open = VecDeque::from([Route::begin(state)]);
        let mut looked = 0;
        while let Some(route) = open.pop_front() {
            let table = route.state.table();
            let player = &table.players[self.seat];
            let power = route.power.map(|(power, _)| power);
            let place = (player.sleeper, player.hands.0, table.rows, table.links, power);
            if known.get(&place).is_some_and(|points| *points >= table.points) {
                continue;
            }
            known.insert(place, table.points);
            looked += 1;
            if looked < ROOM {
                self.go_on(&route, &mut open);
            }
            let end = (player.sleeper, player.hands.0, table.links, power);
            ends.entry(end).or_insert_with(|| {
                routes.push(route);
                routes.len() - 1
            });
        }
        routes
    }

    fn go_on(&self, route: &Route, open: &mut VecDeque<Route>) {
        let state = &route.state;
        let here = state.table().players[self.seat].sleeper;
        let collect = state.table().row(here).hand().map(Action::Collect);
        let moves = here.neighbours().map(Action::Move);
        for action in collect.into_iter().chain(moves) {
            if self.game.check(state, self.seat, action).is_ok() {
                open.push_back(self.with(route, action));
            }
        }
        let may_use = route.power.is_none()
            && self.game.check(state, self.seat, Action::UseLocation).is_ok();
        if !may_use {
            return;
        }
        match Power::ALL[here.index()] {
            Power::Lake => self.reorder(route, open),
            Power::Harvesters => {}
            power => {
                let mut used = route.clone();
                used.power = Some((power, route.steps.len()));
                open.push_back(used);
            }
        }
    }

    fn with(&self, route: &Route, action: Action) -> Route {
        let mut next = route.clone();
        (self.game).play_unchecked(&mut next.state, self.seat, action, &mut ());
        next.steps.push(action);
        next
    }

    /// P5: every order of every location.
    fn reorder(&self, route: &Route, open: &mut VecDeque<Route>) {
        let mut begun = vec![self.with(route, Action::UseLocation)];
        let mut choices = Choices::new();
        while let Some(route) = begun.pop() {
            let player = &route.state.table().players[self.seat];
            if player.power == Ongoing::Nothing {
                let mut route = route;
                route.power = Some((Power::Lake, usize::MAX));
                open.push_back(route);
                continue;
            }
            (self.game).legal_actions(&route.state, self.seat, &mut choices);
            begun.extend(choices.iter().map(|action| self.with(&route, *action)));
        }
    }
}

/// The Hands after the Archives brought a colour.
pub(super) fn with_shard(mut hands: ByColour<u8>, colour: Colour) -> ByColour<u8> {
    hands[colour] += 1;
    hands
}

//! All Travels worth considering.
//!
//! Moves, collecting, shards stored on cards to make room for others, and powers. What the
//! Lake does is played step by step. Powers whose outcome chance or the Creation decides
//! are left open ([`OpenPower`]); the Harvesters have a file of their own (`harvests`).

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hash as _, Hasher as _};

use lucid_dreamscape::{
    Action, ByColour, CardId, Colour, LinkSet, Location, Ongoing, Power, Row, State, Table,
};
use lucid_tabletop::{Choices, Game as _, Seat};

use super::TurnPlanner;
use super::time_budget::ThinkingBudget;
use crate::dreamscape::greedy::KeyHasher;

/// How many routes are kept without the Lake, and how many with it. The Lake has so many
/// orders that they would crowd out the other routes.
const ROOM: usize = 5_000;
const ROOM_AT_THE_LAKE: usize = 7_000;
/// How many powers a route leaves open, at most.
const MAX_OPEN: usize = 2;

/// A Travel up to its end.
#[derive(Clone, Debug)]
pub(super) struct Route {
    /// The steps; those that use `open` powers are not among them.
    pub(super) steps: Vec<Action>,
    /// The table after them.
    pub(super) state: State,
    /// The powers that are used and left open, in order.
    pub(super) open: Vec<OpenPower>,
}

/// A power that is used on the way; what it brings is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OpenPower {
    pub(super) power: Power,
    /// Of the location or of a card.
    pub(super) action: Action,
    /// After how many steps.
    pub(super) at: usize,
}

impl Route {
    pub(super) fn begin(state: &State) -> Route {
        Route {
            steps: Vec::new(),
            state: state.clone(),
            open: Vec::new(),
        }
    }

    /// Whether it uses a power that is left open.
    pub(super) fn uses(&self, power: Power) -> bool {
        self.open.iter().any(|open| open.power == power)
    }

    /// The open powers, as a set of bits.
    pub(super) fn powers(&self) -> u8 {
        let bit = |power: Power| 1 << Power::ALL.iter().position(|one| *one == power).unwrap_or(0);
        self.open.iter().fold(0, |all, open| all | bit(open.power))
    }

    /// All steps in order, with these parts after the first power that has parts, and how
    /// many of them are certain: those up to the first whose outcome chance decides.
    pub(super) fn complete(&self, parts: &[Action]) -> (Vec<Action>, Option<usize>) {
        let mut steps = Vec::new();
        let mut certain = None;
        let mut parts = Some(parts);
        for at in 0..=self.steps.len() {
            for open in self.open.iter().filter(|open| open.at == at) {
                steps.push(open.action);
                match open.power {
                    Power::Tower | Power::Golem => {
                        steps.extend(parts.take().unwrap_or_default());
                    }
                    _ => certain = certain.or(Some(steps.len())),
                }
            }
            steps.extend(self.steps.get(at));
        }
        (steps, certain)
    }
}

impl OpenPower {
    /// Whether chance decides what it brings.
    pub(super) fn is_chance(&self) -> bool {
        !matches!(self.power, Power::Tower | Power::Golem)
    }
}

/// What lies on a seat's cards, as a number.
pub(super) fn slots_key(table: &Table, seat: Seat) -> u64 {
    let mut hasher = KeyHasher::default();
    for card in table.players[seat].usable_cards() {
        let slot = table.slot(card);
        (card, slot.shard, slot.used).hash(&mut hasher);
    }
    hasher.finish()
}

/// Everything that decides how a Travel goes on.
type RouteKey = (Location, [u8; 6], [Row; 6], LinkSet, u8, u64);
/// Everything that matters once it has ended.
pub(super) type RouteEnd = (Location, [u8; 6], LinkSet, u8, u64);

/// The routes found so far.
#[derive(Debug, Default)]
struct RouteSet {
    /// The most action points left for each key.
    places: HashMap<RouteKey, u8, BuildHasherDefault<KeyHasher>>,
    routes: Vec<Route>,
    room: usize,
}

impl RouteSet {
    /// Keeps a route unless another one gets as far with as many points left.
    fn add(&mut self, route: Route, seat: Seat) {
        let table = route.state.table();
        let player = &table.players[seat];
        let place = (
            player.sleeper,
            player.hands.0,
            table.rows,
            table.links,
            route.powers() | u8::from(player.marker_used) << 7,
            slots_key(table, seat),
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
        for begun in self.without_power(Route::begin(state), ROOM, budget) {
            known.add(begun, self.seat);
        }
        self.go_everywhere(&mut known, 0, budget);
        let plain = known.routes.len();
        known.room = ROOM_AT_THE_LAKE;
        for number in 0..plain {
            if budget.is_over() || known.routes.len() >= known.room {
                break;
            }
            let route = &known.routes[number];
            if route.state.table().points == 0 {
                continue;
            }
            for action in self.uses_of(route, Power::Lake) {
                let used = self.with(&known.routes[number], action);
                let room = known.room.saturating_sub(known.routes.len());
                for reordered in self.without_power(used, room, budget) {
                    known.add(reordered, self.seat);
                }
            }
        }
        self.go_everywhere(&mut known, plain, budget);
        let mut ends: HashSet<RouteEnd, BuildHasherDefault<KeyHasher>> = HashSet::default();
        (known.routes).retain(|route| ends.insert(self.end_of(route)));
        known.routes
    }

    /// Where a route ends.
    pub(super) fn end_of(&self, route: &Route) -> RouteEnd {
        let table = route.state.table();
        let player = &table.players[self.seat];
        (
            player.sleeper,
            player.hands.0,
            table.links,
            route.powers(),
            slots_key(table, self.seat),
        )
    }

    /// The route of steps that somebody else has chosen, up to the end of the Travel or to
    /// where chance intervenes; `None` if it is none that is searched.
    pub(super) fn route_of(&self, state: &State, steps: &[Action]) -> Option<Route> {
        let mut route = Route::begin(state);
        for step in steps {
            let power = self.left_open(&route.state, *step);
            let played = match (*step, power) {
                (Action::End, _) => break,
                (Action::Take(_) | Action::Shift { .. } | Action::Stop, _) => continue,
                (Action::UseLocation, Some(_)) => None,
                (Action::UseCard { card, colour }, Some(_)) => Some(Action::Store { card, colour }),
                (step, _) => Some(step),
            };
            if let Some(action) = played {
                self.game.check(&route.state, self.seat, action).ok()?;
                self.play_on(&mut route, action);
            }
            match power {
                Some(power) => {
                    let (action, at) = (*step, route.steps.len());
                    route.open.push(OpenPower { power, action, at });
                }
                None => route.steps.push(*step),
            }
        }
        Some(route)
    }

    /// The power that a step uses, if what it brings is left open.
    fn left_open(&self, state: &State, step: Action) -> Option<Power> {
        let power = match step {
            Action::UseLocation => Power::ALL[state.table().players[self.seat].sleeper.index()],
            Action::UseCard { card, .. } => self.game.content().card(card).power,
            _ => return None,
        };
        (power != Power::Lake).then_some(power)
    }

    /// The routes that moving, collecting and storing alone allow.
    pub(super) fn plain_routes(&self, begun: Route, budget: &ThinkingBudget) -> Vec<Route> {
        let mut known = RouteSet {
            room: ROOM,
            ..RouteSet::default()
        };
        known.add(begun, self.seat);
        let mut next = 0;
        while next < known.routes.len() && !budget.is_over() {
            let route = known.routes[next].clone();
            self.walk_on(&route, &mut known);
            next += 1;
        }
        known.routes
    }

    /// Extends all routes, from one on.
    fn go_everywhere(&self, known: &mut RouteSet, mut next: usize, budget: &ThinkingBudget) {
        while next < known.routes.len() && !budget.is_over() {
            let route = known.routes[next].clone();
            self.use_location(&route, known);
            self.walk_on(&route, known);
            next += 1;
        }
    }

    /// Powers of the location that are left open.
    fn use_location(&self, route: &Route, known: &mut RouteSet) {
        let here = route.state.table().players[self.seat].sleeper;
        let power = Power::ALL[here.index()];
        if matches!(power, Power::Lake | Power::Harvesters) || !route.open.is_empty() {
            return;
        }
        if self.uses_of(route, power).contains(&Action::UseLocation) {
            let mut used = route.clone();
            let (action, at) = (Action::UseLocation, route.steps.len());
            used.open.push(OpenPower { power, action, at });
            known.add(used, self.seat);
        }
    }

    /// The same Travel with the Archives or the King of a card in addition, as early as
    /// possible, and each shard that can pay for it. The Tower and the Golem of a card can
    /// wait for the Creation, where they do the same.
    pub(super) fn with_card_powers(&self, begun: &Route, route: &Route) -> Vec<Route> {
        let mut found = Vec::new();
        if route.open.len() >= MAX_OPEN {
            return found;
        }
        for power in [Power::Archives, Power::King] {
            // What the Tower or the Golem does would depend on the shard from the Archives.
            let has_parts = route.open.iter().any(|open| !open.is_chance());
            if route.uses(power) || (power == Power::Archives && has_parts) {
                continue;
            }
            for action in self.uses_of(route, power) {
                if let Action::UseCard { card, colour } = action {
                    let earlier = (0..=route.steps.len())
                        .find_map(|at| self.with_card(begun, route, card, colour, at));
                    found.extend(earlier.map(|(mut used, at)| {
                        used.open.push(OpenPower { power, action, at });
                        used.open.sort_by_key(|open| open.at);
                        used
                    }));
                }
            }
        }
        found
    }

    /// The same Travel with a shard put on a card after some of its steps; `None` if that
    /// cannot be played.
    fn with_card(
        &self,
        begun: &Route,
        route: &Route,
        card: CardId,
        colour: Colour,
        at: usize,
    ) -> Option<(Route, usize)> {
        let mut used = begun.clone();
        let play = |used: &mut Route, action: Action| {
            self.game.check(&used.state, self.seat, action).ok()?;
            self.play_on(used, action);
            Some(())
        };
        for step in &route.steps[..at] {
            play(&mut used, *step)?;
        }
        let whole = Action::UseCard { card, colour };
        self.game.check(&used.state, self.seat, whole).ok()?;
        play(&mut used, Action::Store { card, colour })?;
        for step in &route.steps[at..] {
            play(&mut used, *step)?;
        }
        used.steps.clone_from(&route.steps);
        used.open.clone_from(&route.open);
        let same = |route: &Route| route.state.table().players[self.seat].sleeper;
        (same(&used) == same(route)).then_some((used, at))
    }

    fn walk_on(&self, route: &Route, known: &mut RouteSet) {
        let state = &route.state;
        let player = &state.table().players[self.seat];
        let here = player.sleeper;
        let collect = state.table().row(here).hand().map(Action::Collect);
        let moves = here.neighbours().map(Action::Move);
        for action in collect.into_iter().chain(moves) {
            if self.game.check(state, self.seat, action).is_ok() {
                known.add(self.with(route, action), self.seat);
            }
        }
        // T2, T6: with one shard less in Hands, another of its colour can be collected.
        if let Some(Action::Collect(colour)) = collect
            && colour != Colour::Red
            && state.table().points > 0
            && player.hands[colour] >= 2
        {
            for card in self.free_cards(state.table()) {
                let stored = self.with(route, Action::Store { card, colour });
                if (self
                    .game
                    .check(&stored.state, self.seat, Action::Collect(colour)))
                .is_ok()
                {
                    known.add(self.with(&stored, Action::Collect(colour)), self.seat);
                }
            }
        }
    }

    /// The cards of the seat with an empty slot.
    fn free_cards<'t>(&self, table: &'t Table) -> impl Iterator<Item = CardId> + use<'t> {
        let cards = table.players[self.seat].usable_cards().into_iter();
        cards.filter(|card| table.slot(*card).shard.is_none())
    }

    /// The legal ways to use a power now: of the location (T5), or of a card (T6).
    pub(super) fn uses_of(&self, route: &Route, power: Power) -> Vec<Action> {
        let table = route.state.table();
        let player = &table.players[self.seat];
        let is_used = |action: Action| route.open.iter().any(|open| open.action == action);
        let mut actions = Vec::new();
        if Power::ALL[player.sleeper.index()] == power
            && !(route.open.iter()).any(|open| open.action == Action::UseLocation)
        {
            actions.push(Action::UseLocation);
        }
        for card in self.free_cards(table) {
            if self.game.content().card(card).power == power {
                let colours = player.hands.present();
                actions.extend(colours.map(|colour| Action::UseCard { card, colour }));
            }
        }
        actions.retain(|action| {
            !is_used(*action) && self.game.check(&route.state, self.seat, *action).is_ok()
        });
        actions
    }

    fn with(&self, route: &Route, action: Action) -> Route {
        let mut next = route.clone();
        self.play_on(&mut next, action);
        next.steps.push(action);
        next
    }

    /// Plays an action that is not one of the steps.
    fn play_on(&self, route: &mut Route, action: Action) {
        (self.game).play_unchecked(&mut route.state, self.seat, action, &mut ());
    }

    /// P2, P5: every way to carry out a power that has begun and whose outcome is certain
    /// from here on, at the locations nearby.
    fn without_power(&self, begun: Route, room: usize, budget: &ThinkingBudget) -> Vec<Route> {
        let mut routes = Vec::new();
        let mut begun = vec![begun];
        let mut choices = Choices::new();
        while let Some(route) = begun.pop() {
            if routes.len() >= room || budget.is_over() {
                break;
            }
            let player = &route.state.table().players[self.seat];
            if player.power == Ongoing::Nothing {
                routes.push(route);
                continue;
            }
            let here = player.sleeper;
            (self.game).legal_actions(&route.state, self.seat, &mut choices);
            let near = choices.iter().filter(|action| match action {
                Action::Reorder(to) => *to == here || here.link_to(*to).is_some(),
                _ => true,
            });
            begun.extend(near.map(|action| self.with(&route, *action)));
        }
        routes
    }
}

/// The Hands after the Archives brought a shard of a colour.
pub(super) fn with_shard(mut hands: ByColour<u8>, colour: Colour) -> ByColour<u8> {
    hands[colour] += 1;
    hands
}

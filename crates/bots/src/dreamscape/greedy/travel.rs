//! Travel: the best of all routes that the action points allow.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use lucid_dreamscape::{Action, ByColour, Colour, LOCATIONS, Location, Power, State};
use lucid_tabletop::Game as _;

use super::evaluator::Evaluator;
use super::powers::value_of_power;
use super::{Lookahead, Valued, better};

/// How many times the search collects a shard before it stops.
const MAX_COLLECTS: u32 = 2_000;
/// A smaller gain is no reason to act.
const LITTLE: f64 = 0.01;
/// A power that brings less than this waits for a better moment.
const WORTHWHILE: f64 = 0.3;

/// A power if it is worthwhile, otherwise the first step of the best route.
pub(super) fn choose(lookahead: &mut Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    let evaluator = lookahead.evaluator;
    let now = evaluator.value(lookahead.state.table());
    let mut best: Option<Valued> = None;
    for action in choices {
        let power = match action {
            Action::UseLocation => {
                let here = lookahead.state.table().players[evaluator.seat].sleeper;
                Power::ALL[here.index()]
            }
            Action::UseCard { card, .. } => evaluator.game.content().card(*card).power,
            _ => continue,
        };
        if let Some(value) = value_of_power(lookahead, *action, power) {
            best = better(best, (value, *action));
        }
    }
    if let Some((value, action)) = best
        && value > now + WORTHWHILE
    {
        return Some(action);
    }
    let quiet = Evaluator {
        running: 0.0,
        ..evaluator.clone()
    };
    let mut search = TravelSearch {
        evaluator: &quiet,
        known: BTreeMap::new(),
        hands: Vec::new(),
        patience: MAX_COLLECTS,
    };
    search.best(&lookahead.state).1
}

/// The search of one Travel: from shard to shard.
struct TravelSearch<'a> {
    evaluator: &'a Evaluator<'a>,
    /// Values already found, by everything that decides how the Travel goes on.
    known: BTreeMap<TravelKey, f64>,
    /// The value of Hands: nothing else of the seat's changes during a Travel.
    hands: Vec<(ByColour<u8>, f64)>,
    patience: u32,
}

/// All that decides how a Travel goes on.
type TravelKey = (Location, u8, [u8; 6], [u8; LOCATIONS]);

impl TravelSearch<'_> {
    /// The value of the best route from here, and its first step; `None` is to end.
    fn best(&mut self, state: &State) -> (f64, Option<Action>) {
        let mut best = (f64::MIN, None);
        for (at, begun) in self.reach(state) {
            let value = self.value(&at) + self.power(&at);
            if value > best.0 + LITTLE {
                best = (value, begun);
            }
            let here = at.table().players[self.evaluator.seat].sleeper;
            let Some(colour) = at.table().row(here).hand() else {
                continue;
            };
            let collect = Action::Collect(colour);
            if self.patience == 0
                || self
                    .evaluator
                    .game
                    .check(&at, self.evaluator.seat, collect)
                    .is_err()
            {
                continue;
            }
            self.patience -= 1;
            let value = self.beyond(&self.evaluator.after(&at, collect));
            if value > best.0 + LITTLE {
                best = (value, begun.or(Some(collect)));
            }
        }
        best
    }

    fn beyond(&mut self, state: &State) -> f64 {
        let table = state.table();
        let player = &table.players[self.evaluator.seat];
        let lengths = table.rows.map(|row| row.len() as u8);
        let key = (player.sleeper, table.points, player.hands.0, lengths);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let value = self.best(state).0;
        self.known.insert(key, value);
        value
    }

    /// Every location that can be reached without collecting on the way, with the most
    /// points left, and the first step there.
    fn reach(&self, state: &State) -> Vec<(State, Option<Action>)> {
        let mut reached = vec![(state.clone(), None)];
        let mut next = 0;
        while next < reached.len() {
            let (from, begun) = reached[next].clone();
            let here = from.table().players[self.evaluator.seat].sleeper;
            for to in here.neighbours() {
                let action = Action::Move(to);
                if self
                    .evaluator
                    .game
                    .check(&from, self.evaluator.seat, action)
                    .is_err()
                {
                    continue;
                }
                let at = self.evaluator.after(&from, action);
                let begun = begun.or(Some(action));
                let seat = self.evaluator.seat;
                let known = (reached.iter())
                    .position(|(known, _)| known.table().players[seat].sleeper == to);
                match known {
                    Some(known) if !self.is_cheaper(&at, &reached[known].0) => {}
                    Some(known) => {
                        reached[known] = (at, begun);
                        next = next.min(known);
                    }
                    None => reached.push((at, begun)),
                }
            }
            next += 1;
        }
        reached
    }

    /// Whether it leaves more points, or as many with fewer red shards.
    fn is_cheaper(&self, one: &State, other: &State) -> bool {
        let rank = |state: &State| {
            let red = state.table().players[self.evaluator.seat].hands[Colour::Red];
            (state.table().points, Reverse(red))
        };
        rank(one) > rank(other)
    }

    fn value(&mut self, state: &State) -> f64 {
        let hands = state.table().players[self.evaluator.seat].hands;
        let links = super::nightmare_score::value(self.evaluator.game, state.table());
        if let Some((_, value)) = self.hands.iter().find(|(known, _)| *known == hands) {
            return value + links;
        }
        let value = self.evaluator.value(state.table()) - links;
        self.hands.push((hands, value));
        value + links
    }

    /// The estimated value of the location's power if it can still be used (T5).
    fn power(&self, state: &State) -> f64 {
        let player = &state.table().players[self.evaluator.seat];
        if player.marker_used || state.table().mr_nightmare == Some(player.sleeper) {
            return 0.0;
        }
        match Power::ALL[player.sleeper.index()] {
            Power::Archives => 0.7,
            Power::King if player.front.len() < 2 => {
                0.5 * self.evaluator.travels(state.table()).min(2.0)
            }
            Power::Tower | Power::Golem => 0.15,
            _ => 0.0,
        }
    }
}

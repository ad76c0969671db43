//! Travel: the best of all ways that the action points allow.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use lucid_dreamscape::{Action, ByColour, Colour, LOCATIONS, Location, Power, State};
use lucid_tabletop::Game as _;

use super::powers::used;
use super::worth::Mind;
use super::{Thought, Valued, better};

/// How many shards it thinks collected at the most.
const PATIENCE: u32 = 2_000;
/// Less than this is no reason to do anything.
const LITTLE: f64 = 0.01;
/// A power that brings less than this waits for a better moment.
const WORTHWHILE: f64 = 0.3;

/// A power that is worth it, else the beginning of the best way.
pub(super) fn choose(thought: &mut Thought<'_>, choices: &[Action]) -> Option<Action> {
    let mind = thought.mind;
    let now = mind.worth(thought.state.table());
    let mut best: Option<Valued> = None;
    for action in choices {
        let power = match action {
            Action::UseLocation => {
                let here = thought.state.table().players[mind.seat].sleeper;
                Power::ALL[here.index()]
            }
            Action::UseCard { card, .. } => mind.game.content().card(*card).power,
            _ => continue,
        };
        if let Some(worth) = used(thought, *action, power) {
            best = better(best, (worth, *action));
        }
    }
    if let Some((worth, action)) = best
        && worth > now + WORTHWHILE
    {
        return Some(action);
    }
    let quiet = Mind {
        running: 0.0,
        ..mind.clone()
    };
    let mut ways = Ways {
        mind: &quiet,
        known: BTreeMap::new(),
        hands: Vec::new(),
        patience: PATIENCE,
    };
    ways.best(&thought.state).1
}

/// The search of one Travel: from shard to shard.
struct Ways<'a> {
    mind: &'a Mind<'a>,
    /// What was found to come of places with the same points, Hands and shards.
    known: BTreeMap<Place, f64>,
    /// What Hands were found to be worth: a Travel changes nothing else.
    hands: Vec<(ByColour<u8>, f64)>,
    patience: u32,
}

/// All that decides how a Travel goes on.
type Place = (Location, u8, [u8; 6], [u8; LOCATIONS]);

impl Ways<'_> {
    /// What the best way from here brings, and how it begins; nothing is the end.
    fn best(&mut self, state: &State) -> (f64, Option<Action>) {
        let mut best = (f64::MIN, None);
        for (at, begun) in self.reach(state) {
            let worth = self.worth(&at) + self.power(&at);
            if worth > best.0 + LITTLE {
                best = (worth, begun);
            }
            let here = at.table().players[self.mind.seat].sleeper;
            let Some(colour) = at.table().row(here).hand() else {
                continue;
            };
            let collect = Action::Collect(colour);
            if self.patience == 0 || self.mind.game.check(&at, self.mind.seat, collect).is_err() {
                continue;
            }
            self.patience -= 1;
            let worth = self.beyond(&self.mind.after(&at, collect));
            if worth > best.0 + LITTLE {
                best = (worth, begun.or(Some(collect)));
            }
        }
        best
    }

    fn beyond(&mut self, state: &State) -> f64 {
        let table = state.table();
        let player = &table.players[self.mind.seat];
        let lengths = table.rows.map(|row| row.len() as u8);
        let place = (player.sleeper, table.points, player.hands.0, lengths);
        if let Some(known) = self.known.get(&place) {
            return *known;
        }
        let worth = self.best(state).0;
        self.known.insert(place, worth);
        worth
    }

    /// Every location that can be reached without a shard on the way, with the
    /// most points left, and how the way there begins.
    fn reach(&self, state: &State) -> Vec<(State, Option<Action>)> {
        let mut reached = vec![(state.clone(), None)];
        let mut next = 0;
        while next < reached.len() {
            let (from, begun) = reached[next].clone();
            let here = from.table().players[self.mind.seat].sleeper;
            for to in here.neighbours() {
                let action = Action::Move(to);
                if self.mind.game.check(&from, self.mind.seat, action).is_err() {
                    continue;
                }
                let at = self.mind.after(&from, action);
                let begun = begun.or(Some(action));
                let seat = self.mind.seat;
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

    /// More points left, or as many and less red.
    fn is_cheaper(&self, one: &State, other: &State) -> bool {
        let rank = |state: &State| {
            let red = state.table().players[self.mind.seat].hands[Colour::Red];
            (state.table().points, Reverse(red))
        };
        rank(one) > rank(other)
    }

    fn worth(&mut self, state: &State) -> f64 {
        let hands = state.table().players[self.mind.seat].hands;
        let links = super::solo::worth(self.mind.game, state.table());
        if let Some((_, worth)) = self.hands.iter().find(|(known, _)| *known == hands) {
            return worth + links;
        }
        let worth = self.mind.worth(state.table()) - links;
        self.hands.push((hands, worth));
        worth + links
    }

    /// What the power of the location may bring if it can still be used (T5).
    fn power(&self, state: &State) -> f64 {
        let player = &state.table().players[self.mind.seat];
        if player.marker_used || state.table().mr_nightmare == Some(player.sleeper) {
            return 0.0;
        }
        match Power::ALL[player.sleeper.index()] {
            Power::Archives => 0.7,
            Power::King if player.front.len() < 2 => {
                0.5 * self.mind.travels(state.table()).min(2.0)
            }
            Power::Tower | Power::Golem => 0.15,
            _ => 0.0,
        }
    }
}

//! Travel: the best of all ways that the action points allow.

use dreamscape::{Action, ByColour, Power, State};
use tabletop::Game as _;

use super::powers::used;
use super::worth::Mind;
use super::{Thought, Valued, better};

/// How many free moves it counts on beyond its action points.
const FREE: u8 = 3;
/// How many steps it tries out at the most.
const PATIENCE: u32 = 4_000;
/// Less than this is no reason to do anything.
const LITTLE: f64 = 0.01;
/// A power that brings less than this waits for a better moment.
const WORTHWHILE: f64 = 0.3;

/// A power that is worth it, else the beginning of the best way.
pub(super) fn choose(thought: &mut Thought<'_, '_>, choices: &[Action]) -> Option<Action> {
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
    let mut ways = Ways {
        mind: &Mind {
            running: 0.0,
            ..mind
        },
        known: Vec::new(),
        patience: PATIENCE,
    };
    let steps = thought.state.table().points + FREE;
    ways.best(&thought.state, steps, 0, 0.0).1
}

/// The search of one Travel.
struct Ways<'a> {
    mind: &'a Mind<'a>,
    /// What Hands were found to be worth: a Travel changes nothing else.
    known: Vec<(ByColour<u8>, f64)>,
    patience: u32,
}

impl Ways<'_> {
    /// What the best way from here brings, and how it begins; nothing is the end.
    /// `seen` are the locations since the last shard: no way goes in circles.
    fn best(
        &mut self,
        state: &State,
        steps: u8,
        seen: u8,
        power: f64,
    ) -> (f64, Option<Action>) {
        let table = state.table();
        let player = &table.players[self.mind.seat];
        let here = player.sleeper;
        let seen = seen | 1 << here.index();
        let power = power.max(self.power(state));
        let mut best = (self.worth(state) + power, None);
        if steps == 0 || self.patience == 0 {
            return best;
        }
        let collect = table.row(here).hand().map(|colour| (Action::Collect(colour), 0));
        let moves = (here.neighbours())
            .filter(|to| seen & (1 << to.index()) == 0)
            .map(|to| (Action::Move(to), seen));
        for (action, seen) in collect.into_iter().chain(moves) {
            if self.mind.game.check(state, self.mind.seat, action).is_err() {
                continue;
            }
            self.patience = self.patience.saturating_sub(1);
            let next = self.mind.after(state, action);
            let (worth, _) = self.best(&next, steps - 1, seen, power);
            if worth > best.0 + LITTLE {
                best = (worth, Some(action));
            }
        }
        best
    }

    fn worth(&mut self, state: &State) -> f64 {
        let hands = state.table().players[self.mind.seat].hands;
        let links = super::solo::worth(self.mind.game, state.table());
        if let Some((_, worth)) = self.known.iter().find(|(known, _)| *known == hands) {
            return worth + links;
        }
        let worth = self.mind.worth(state.table()) - links;
        self.known.push((hands, worth));
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

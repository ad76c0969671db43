//! The first lines: a quick look ahead along a few promising ways.
//!
//! The search leaves out what cannot be better than the best line found, so it
//! should have a good one from the start. And there should always be a line, even
//! if there is no time to search.

use lucid_dreamscape::{Action, State};

use super::gate::Gate;
use super::search::{NOTHING, Search};
use super::shortlist::Trail;

/// How many tables are followed at once, and how many steps of each are tried.
const TABLES: usize = 6;
const STEPS: usize = 14;
/// Lines are not followed further than this, except the first.
const DEPTH: usize = 24;

/// A table on the way.
struct Diver {
    state: State,
    steps: Vec<Action>,
    so_far: i32,
    gate: Gate,
    /// What makes it promising.
    hope: i32,
    key: u64,
}

impl Search<'_, '_> {
    /// Finds a line, and perhaps a good one.
    pub(super) fn dive(&mut self, state: &State) {
        let gate = self.ground.gate_at(state, Gate::Open);
        let first = Diver {
            state: state.clone(),
            steps: Vec::new(),
            so_far: 0,
            gate,
            hope: 0,
            key: 0,
        };
        self.consider(&first);
        let mut divers = vec![first];
        for depth in 0.. {
            if depth >= DEPTH && self.has_line() {
                return;
            }
            let mut next: Vec<Diver> = Vec::new();
            for diver in &divers {
                self.dive_on(diver, &mut next);
            }
            next.sort_by_key(|diver| std::cmp::Reverse(diver.hope));
            next.truncate(TABLES);
            if next.is_empty() {
                return;
            }
            divers = next;
        }
    }

    /// Tries the most promising steps from a table.
    fn dive_on(&mut self, diver: &Diver, next: &mut Vec<Diver>) {
        let tries = self.tries(&diver.state, diver.gate, diver.so_far);
        let is_exchange = |action: &Action| matches!(action, Action::Exchange { .. });
        let others = tries
            .iter()
            .filter(|action| !is_exchange(action))
            .take(STEPS);
        for action in others.chain(tries.iter().filter(|action| is_exchange(action))) {
            let action = *action;
            // Without a line there has to be one first.
            if self.has_line() && self.spend() {
                return;
            }
            let ground = self.ground;
            let mut state = diver.state.clone();
            let gain = ground.after(&mut state, action);
            let gate = ground.gate_after(&diver.state, action, diver.gate);
            let gate = ground.gate_at(&state, gate);
            let key = self.key(&state, gate, None);
            if next.iter().any(|known| known.key == key) {
                continue;
            }
            let mut steps = diver.steps.clone();
            steps.push(action);
            let mut more = Diver {
                state,
                steps,
                so_far: diver.so_far + gain,
                gate,
                hope: 0,
                key,
            };
            more.hope = self.consider(&more);
            next.push(more);
        }
    }

    /// Offers the end of a line; how promising it is to go on.
    fn consider(&mut self, diver: &Diver) -> i32 {
        let glance = self
            .ground
            .glance(&diver.state, Trail { from: None, to: 0 }, NOTHING);
        self.path.clone_from(&diver.steps);
        self.offer(&diver.state, &glance, diver.so_far);
        self.path.clear();
        let end = glance.end.unwrap_or(glance.most - 2 * super::POINT);
        diver.so_far + (2 * end + glance.most) / 3
    }
}

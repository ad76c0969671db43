//! Initial lines: a beam search for good lines before the search proper.
//!
//! Branch and bound leaves out what cannot beat the best line found, so it should start
//! with a good one. And there has to be a line even if there is no time to search.

use lucid_dreamscape::{Action, State};

use crate::dreamscape::creation::bounds::{IMPOSSIBLE, ShortlistDepth};
use crate::dreamscape::creation::model::POINT;
use crate::dreamscape::creation::ordering::ExchangeWindow;
use crate::dreamscape::creation::search::Search;

/// How many positions are kept at each depth, and how many actions of each are tried.
const BEAM_WIDTH: usize = 6;
const BRANCHING: usize = 14;
/// Lines are followed no further than this, unless there is none yet.
const MAX_DEPTH: usize = 24;

/// A position in the beam.
struct BeamNode {
    state: State,
    steps: Vec<Action>,
    so_far: i32,
    window: ExchangeWindow,
    /// How promising it is: between what it is worth now and its bound.
    promise: i32,
    key: u64,
}

impl Search<'_, '_> {
    /// Finds a line, and perhaps a good one.
    pub(crate) fn find_initial_lines(&mut self, state: &State) {
        let window = self.instance.window_at(state, ExchangeWindow::Open);
        let root = BeamNode {
            state: state.clone(),
            steps: Vec::new(),
            so_far: 0,
            window,
            promise: 0,
            key: 0,
        };
        self.offer_end(&root);
        let mut beam = vec![root];
        for depth in 0.. {
            if depth >= MAX_DEPTH && self.has_line() {
                return;
            }
            let mut next: Vec<BeamNode> = Vec::new();
            for node in &beam {
                self.expand(node, &mut next);
            }
            next.sort_by_key(|node| std::cmp::Reverse(node.promise));
            next.truncate(BEAM_WIDTH);
            if next.is_empty() {
                return;
            }
            beam = next;
        }
    }

    /// Adds the most promising successors of a position.
    fn expand(&mut self, node: &BeamNode, next: &mut Vec<BeamNode>) {
        let actions = self.ranked_actions(&node.state, node.window, node.so_far);
        let is_exchange = |action: &Action| matches!(action, Action::Exchange { .. });
        let others = actions
            .iter()
            .filter(|action| !is_exchange(action))
            .take(BRANCHING);
        for action in others.chain(actions.iter().filter(|action| is_exchange(action))) {
            let action = *action;
            // The first line is free: without it there would be no answer.
            if self.has_line() && self.spend() {
                return;
            }
            let instance = self.instance;
            let mut state = node.state.clone();
            let gain = instance.play_and_score(&mut state, action);
            let window = instance.window_after(&node.state, action, node.window);
            let window = instance.window_at(&state, window);
            let key = self.key(&state, window, None);
            if next.iter().any(|known| known.key == key) {
                continue;
            }
            let mut steps = node.steps.clone();
            steps.push(action);
            let mut successor = BeamNode {
                state,
                steps,
                so_far: node.so_far + gain,
                window,
                promise: 0,
                key,
            };
            successor.promise = self.offer_end(&successor);
            next.push(successor);
        }
    }

    /// Offers ending the Creation here as a line. Returns how promising it is to go on.
    fn offer_end(&mut self, node: &BeamNode) -> i32 {
        let assessment = (self.instance).assess(&node.state, ShortlistDepth::ROOT, IMPOSSIBLE);
        self.path.clone_from(&node.steps);
        self.offer(&node.state, &assessment, node.so_far);
        self.path.clear();
        let end = assessment.end.unwrap_or(assessment.bound - 2 * POINT);
        node.so_far + (2 * end + assessment.bound) / 3
    }
}

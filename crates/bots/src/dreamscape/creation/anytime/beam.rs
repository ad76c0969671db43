//! Beam search: many lines at once, and at each depth the most promising are kept.
//!
//! At its beginning, each beam also follows the short ways to complete a card. So those are
//! seen at once, however little their single steps promise.

use std::collections::HashMap;

use lucid_dreamscape::{Action, Ongoing, State};

use crate::dreamscape::creation::bounds::{IMPOSSIBLE, ShortlistDepth};
use crate::dreamscape::creation::model::Instance;
use crate::dreamscape::creation::ordering::ExchangeWindow;
use crate::dreamscape::creation::search::Search;

/// Lines are followed no further than this, unless there is none yet.
const MAX_DEPTH: usize = 40;

/// How wide a beam is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beam {
    /// How many positions are kept at each depth.
    pub(crate) width: usize,
    /// How many actions of each are tried that use up a shard. All others are tried in any
    /// case.
    pub(crate) branching: usize,
}

impl Beam {
    /// The first beam: it finds a line, and perhaps a good one.
    pub(crate) const FIRST: Beam = Beam {
        width: 6,
        branching: 14,
    };

    /// A wider beam tries more actions, too.
    pub(crate) fn of_width(width: usize) -> Beam {
        Beam {
            width,
            branching: 8 + width / 8,
        }
    }
}

/// A position in the beam.
struct BeamNode {
    state: State,
    steps: Vec<Action>,
    so_far: i32,
    window: ExchangeWindow,
    /// How promising it is: between what it is worth as it is, and what the shards in Hands
    /// may still bring without powers. Those with a power at hand are all rated too high by
    /// a bound that counts it.
    promise: i32,
}

/// What has been reached.
#[derive(Default)]
struct Reached {
    /// Positions by depth.
    layers: Vec<Vec<BeamNode>>,
    /// The most that has been brought to each position.
    best: HashMap<u64, i32>,
}

impl Reached {
    fn add(&mut self, depth: usize, node: BeamNode) {
        if self.layers.len() <= depth {
            self.layers.resize_with(depth + 1, Vec::new);
        }
        self.layers[depth].push(node);
    }
}

impl Search<'_, '_> {
    /// Follows the most promising lines that begin with these steps.
    pub(crate) fn search_beam(&mut self, state: &State, begin: &[Action], beam: Beam) {
        let instance = self.instance;
        let mut root = BeamNode {
            state: state.clone(),
            steps: Vec::new(),
            so_far: 0,
            window: instance.window_at(state, ExchangeWindow::Open),
            promise: 0,
        };
        for step in begin {
            self.advance(&mut root, *step);
        }
        self.offer_end(&root);
        let mut reached = Reached::default();
        reached.add(0, root);
        let mut depth = 0;
        while depth < reached.layers.len() {
            if depth >= MAX_DEPTH && self.has_line() {
                return;
            }
            let mut layer = std::mem::take(&mut reached.layers[depth]);
            layer.sort_by_key(|node| std::cmp::Reverse(node.promise));
            let mut left = [beam.width, beam.width / 2];
            for node in &layer {
                // A power pays only once it has been carried out.
                let left = &mut left[usize::from(self.instance.is_powered(&node.state))];
                if *left == 0 {
                    continue;
                }
                *left -= 1;
                self.expand(node, depth, beam, &mut reached);
                if self.is_cut() && self.has_line() {
                    return;
                }
            }
            depth += 1;
        }
    }

    /// Adds what follows from a position.
    fn expand(&mut self, node: &BeamNode, depth: usize, beam: Beam, reached: &mut Reached) {
        let actions = self.ranked_actions(&node.state, node.window, node.so_far);
        let uses_shard = |action: &Action| {
            matches!(
                action,
                Action::Place { .. } | Action::Plant(_) | Action::Step(_) | Action::Store { .. }
            )
        };
        let some = actions.iter().filter(|action| uses_shard(action));
        let others = actions.iter().filter(|action| !uses_shard(action));
        for action in some.take(beam.branching).chain(others) {
            // The first line is free: without it there would be no answer.
            if self.has_line() && self.spend() {
                return;
            }
            self.follow(node, &[*action], depth, reached);
        }
        if depth == 0 {
            for way in self.completions(&node.state) {
                self.follow(node, &way, depth, reached);
            }
        }
    }

    /// Adds the position after some steps.
    fn follow(&mut self, node: &BeamNode, steps: &[Action], depth: usize, reached: &mut Reached) {
        let mut next = BeamNode {
            state: node.state.clone(),
            steps: node.steps.clone(),
            ..*node
        };
        for step in steps {
            self.advance(&mut next, *step);
        }
        let key = self.key(&next.state, next.window, None);
        let known = reached.best.entry(key).or_insert(i32::MIN);
        if *known >= next.so_far {
            return;
        }
        *known = next.so_far;
        next.promise = self.offer_end(&next);
        reached.add(depth + steps.len(), next);
    }

    fn advance(&self, node: &mut BeamNode, step: Action) {
        let instance = self.instance;
        let window = instance.window_after(&node.state, step, node.window);
        node.so_far += instance.play_and_score(&mut node.state, step);
        node.window = instance.window_at(&node.state, window);
        node.steps.push(step);
    }

    /// Offers ending the Creation here as a line. Returns how promising it is to go on.
    fn offer_end(&mut self, node: &BeamNode) -> i32 {
        let assessment = (self.instance).assess(&node.state, ShortlistDepth::ROOT, IMPOSSIBLE);
        self.path.clone_from(&node.steps);
        self.offer(&node.state, &assessment, node.so_far);
        self.path.clear();
        let potential = (self.instance)
            .without_powers(&node.state, &assessment)
            .bound;
        node.so_far + (assessment.as_is + 3 * potential) / 4
    }
}

impl Instance<'_> {
    /// Whether a power is being carried out.
    fn is_powered(&self, state: &State) -> bool {
        state.table().players[self.seat].power != Ongoing::Nothing
    }
}

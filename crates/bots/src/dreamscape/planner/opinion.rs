//! What the planner thinks of things that it does not search.

use crate::dreamscape::greedy::{STAGES, Weights};

/// What it takes for its evaluation of a table: what such tables were worth in the
/// end. Where nothing is known it thinks like the greedy player.
pub(super) const WEIGHTS: Weights = Weights {
    stages: Some(&STAGES),
    ..Weights::GREEDY
};
/// How much of what a deck promises is counted on.
pub(super) const HOPE: f64 = 0.8;
/// How much less a further card is worth in the same turn.
pub(super) const AGAIN: f64 = 0.5;
/// A shard from the Archives in a Creation (P1).
pub(super) const ARCHIVES: f64 = 0.8;
/// The Lake or the Harvesters in a Creation, where they only help others.
pub(super) const USELESS: f64 = -0.05;
/// The Tower or the Golem on a Travel, before it is looked at.
pub(super) const HANDY: f64 = 0.5;

//! Values of things that the planner does not search.

use crate::dreamscape::greedy::{HeuristicWeights, STAGES};

/// The weights of its evaluation, fitted to finished games. What was not fitted is taken
/// from the greedy player.
pub(in crate::dreamscape) const WEIGHTS: HeuristicWeights = HeuristicWeights {
    stages: Some(&STAGES),
    ..HeuristicWeights::GREEDY
};
/// The fraction of a deck's expected value that is counted.
pub(super) const DRAW_CONFIDENCE: f64 = 0.8;
/// How much less each further draw in the same turn is worth.
pub(super) const FURTHER_DRAW: f64 = 0.5;
/// A shard from the Archives in a Creation (P1).
pub(super) const ARCHIVES: f64 = 0.8;
/// The Lake or the Harvesters in a Creation, where they only help others.
pub(super) const USELESS: f64 = -0.05;
/// The Tower or the Golem on a Travel, before it is searched.
pub(super) const HANDY: f64 = 0.5;

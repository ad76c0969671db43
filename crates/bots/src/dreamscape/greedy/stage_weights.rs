//! Weights by how much of the game is still to come, fitted to games that were played to
//! their end.

/// The weights for a number of Travels to come, in points.
#[derive(Clone, Copy, Debug)]
pub(in crate::dreamscape) struct StageWeights {
    /// A card in front: for each of its points (including the cost of leaving it), and
    /// for itself.
    pub(in crate::dreamscape) points: f64,
    pub(in crate::dreamscape) card: f64,
    /// What each shard costs that cards lack, and how that grows with their number.
    pub(in crate::dreamscape) lack: f64,
    pub(in crate::dreamscape) lacks: f64,
    /// A card that lacks this many shards is not completed any more.
    pub(in crate::dreamscape) hopeless: f64,
    /// A card that may be drawn.
    pub(in crate::dreamscape) draw: f64,
    /// A shard on a card.
    pub(in crate::dreamscape) stored: f64,
    /// A shard in the Dreamscape.
    pub(in crate::dreamscape) shard: f64,
    /// A tree, for those that will follow it.
    pub(in crate::dreamscape) tree: f64,
    /// The Dreamer inside.
    pub(in crate::dreamscape) dreamer: f64,
    /// The fraction of what purposes promise that is counted.
    pub(in crate::dreamscape) purposes: f64,
}

impl StageWeights {
    /// The value of a card that brings `brings` points, if cards lack this many shards
    /// before it and with it.
    pub(super) fn card(&self, brings: f64, before: f64, after: f64) -> f64 {
        let lacks = after - before;
        if lacks == 0.0 {
            return 0.98 * brings + self.draw;
        }
        if lacks >= self.hopeless {
            return 0.0;
        }
        let cost = self.lack * lacks + self.lacks * (after * after - before * before);
        (self.points * brings + self.card - cost).max(0.0)
    }

    /// The value of a tree with this many in the reserve.
    pub(super) fn tree(&self, reserve: u8) -> f64 {
        self.tree * f64::from(reserve.min(2)) / 2.0
    }
}

/// For the last placement, then by the number of Travels to come.
pub(in crate::dreamscape) const STAGES: [StageWeights; 7] = [
    stage([1.0, 0.0, 0.0, 0.0, 0.01], 0.0, [0.0, 0.0, 0.0, 0.0, 1.0]),
    stage(
        [0.92, 0.0, 0.5, 0.0, 0.99],
        0.0,
        [0.15, 0.05, 0.1, 0.0, 0.9],
    ),
    stage([0.88, 1.0, 1.4, 0.18, 4.5], 1.5, [0.5, 0.1, 0.4, 0.0, 0.9]),
    stage(
        [1.07, -0.7, 0.4, 0.23, 6.5],
        4.0,
        [1.2, 0.5, 0.5, 2.0, 0.95],
    ),
    stage([1.28, -2.6, 0.6, 0.19, 8.5], 6.0, [1.6, 0.9, 0.8, 5.0, 0.6]),
    stage(
        [1.28, -2.2, 1.7, 0.08, 10.5],
        7.0,
        [3.1, 1.2, 0.8, 6.5, 0.15],
    ),
    stage(
        [1.22, 1.5, 1.8, 0.06, 12.5],
        8.0,
        [4.8, 1.5, 0.8, 6.5, 0.05],
    ),
];

const fn stage(
    [points, card, lack, lacks, hopeless]: [f64; 5],
    draw: f64,
    [stored, shard, tree, dreamer, purposes]: [f64; 5],
) -> StageWeights {
    StageWeights {
        points,
        card,
        lack,
        lacks,
        hopeless,
        draw,
        stored,
        shard,
        tree,
        dreamer,
        purposes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_a_card_lacks_the_less_it_is_worth() {
        for stage in &STAGES {
            for before in [0.0, 2.0, 6.0] {
                let worths = (0..60).map(|lacks| {
                    let after = before + f64::from(lacks) / 4.0;
                    stage.card(12.0, before, after)
                });
                let worths: Vec<f64> = worths.collect();
                assert!(worths.is_sorted_by(|a, b| a >= b), "{stage:?} {worths:?}");
                assert!(worths[0] > 0.0 && worths[59] == 0.0);
            }
        }
    }
}

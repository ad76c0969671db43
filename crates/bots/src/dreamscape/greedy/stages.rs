//! What things are worth by how much of the game is still to come, from games
//! that were played to their end.

/// What things are worth with so many Travels to come, in points.
#[derive(Clone, Copy, Debug)]
pub(in crate::dreamscape) struct Stage {
    /// A card in front: for each of its points (with what it costs to leave it),
    /// and for itself.
    pub(in crate::dreamscape) points: f64,
    pub(in crate::dreamscape) card: f64,
    /// What each shard costs that cards lack, and how it grows with their number.
    pub(in crate::dreamscape) lack: f64,
    pub(in crate::dreamscape) lacks: f64,
    /// From so many on, what a card lacks cannot be found any more.
    pub(in crate::dreamscape) hopeless: f64,
    /// A card that may be drawn.
    pub(in crate::dreamscape) draw: f64,
    /// A shard on a card.
    pub(in crate::dreamscape) stored: f64,
    /// A shard in the Dreamscape.
    pub(in crate::dreamscape) shard: f64,
    /// A tree, for those that follow it: by itself, and for each in the reserve,
    /// six at the most.
    pub(in crate::dreamscape) tree: f64,
    pub(in crate::dreamscape) forest: f64,
    /// The Dreamer inside.
    pub(in crate::dreamscape) dreamer: f64,
    /// The part of what purposes promise that is counted on.
    pub(in crate::dreamscape) purposes: f64,
}

impl Stage {
    /// What a card is worth that brings so much, when so many shards are lacking
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

    /// What a tree will bring when so many are in the reserve.
    pub(super) fn tree(&self, reserve: u8) -> f64 {
        (self.tree + self.forest * f64::from(reserve.min(6))).max(0.0)
    }
}

/// For the last placement, then by the number of Travels to come.
pub(in crate::dreamscape) const STAGES: [Stage; 7] = [
    stage(
        [1.0, 0.0, 0.0, 0.0, 0.01],
        0.0,
        [0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
    ),
    stage(
        [0.92, 0.0, 0.5, 0.0, 0.99],
        0.0,
        [0.15, 0.05, 0.0, 0.2, 0.0, 0.9],
    ),
    stage(
        [0.88, 1.0, 1.4, 0.24, 4.5],
        1.5,
        [0.5, 0.1, -0.1, 0.5, 0.0, 0.9],
    ),
    stage(
        [1.07, -0.7, 0.4, 0.28, 6.5],
        4.0,
        [1.2, 0.5, -0.7, 0.5, 2.0, 0.95],
    ),
    stage(
        [1.28, -2.6, 0.6, 0.24, 8.5],
        6.0,
        [1.6, 0.9, -1.2, 0.6, 5.0, 0.7],
    ),
    stage(
        [1.28, -2.2, 1.7, 0.1, 10.5],
        7.0,
        [3.1, 1.2, -1.5, 0.6, 6.5, 0.35],
    ),
    stage(
        [1.22, 1.5, 1.8, 0.07, 12.5],
        8.0,
        [4.8, 1.5, -1.5, 0.6, 6.5, 0.2],
    ),
];

/// The same alone: Mr Nightmare steals from cards (L12), and both purposes are a
/// race with him from the beginning.
pub(in crate::dreamscape) const ALONE: [Stage; 7] = {
    let mut stages = STAGES;
    let stored = [0.0, 0.0, 0.3, 0.9, 1.2, 1.6, 2.8];
    let mut left = 0;
    while left < stages.len() {
        stages[left].stored = stored[left];
        stages[left].purposes = 1.0;
        left += 1;
    }
    stages
};

const fn stage(
    [points, card, lack, lacks, hopeless]: [f64; 5],
    draw: f64,
    [stored, shard, tree, forest, dreamer, purposes]: [f64; 6],
) -> Stage {
    Stage {
        points,
        card,
        lack,
        lacks,
        hopeless,
        draw,
        stored,
        shard,
        tree,
        forest,
        dreamer,
        purposes,
    }
}

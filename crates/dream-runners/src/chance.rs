//! Chance: what is awaited, with which weights.

use crate::{
    ChestId, ChestSet, DreamRunners, SegmentId, SegmentSet, Shape, Table, TileId, TileSet,
};

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// B6: this tile is revealed.
    Tile(TileId),
    /// B2, R17: this segment is turned face up.
    Segment(SegmentId),
    /// R14: this chest is turned over.
    Chest(ChestId),
}

/// Which chance step is awaited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Await {
    /// None: seats act, or the game is over.
    #[default]
    Nothing,
    /// The tile of the round.
    Tile,
    /// The next segment of a pile.
    Segment(Shape),
    /// The chest that needs this many keys.
    Chest(u8),
}

/// The things that may come, each as likely as the others.
enum Pool {
    Nothing,
    Tiles(TileSet),
    Segments(SegmentSet),
    Chests(ChestSet),
}

impl DreamRunners {
    fn pool(&self, table: &Table) -> Pool {
        match table.awaits {
            Await::Nothing => Pool::Nothing,
            Await::Tile => Pool::Tiles(self.tiles_left(table)),
            Await::Segment(shape) => Pool::Segments(self.unseen(table, shape)),
            Await::Chest(keys) => Pool::Chests(self.chests_left(table, keys)),
        }
    }

    pub(crate) fn total_weight(&self, table: &Table) -> u32 {
        let count = match self.pool(table) {
            Pool::Nothing => 0,
            Pool::Tiles(tiles) => tiles.len(),
            Pool::Segments(segments) => segments.len(),
            Pool::Chests(chests) => chests.len(),
        };
        count as u32
    }

    pub(crate) fn nth_outcome(&self, table: &Table, n: u32) -> Chance {
        let found = match self.pool(table) {
            Pool::Nothing => None,
            Pool::Tiles(tiles) => tiles.nth(n).map(Chance::Tile),
            Pool::Segments(segments) => segments.nth(n).map(Chance::Segment),
            Pool::Chests(chests) => chests.nth(n).map(Chance::Chest),
        };
        found.expect("the number is below the total")
    }

    pub(crate) fn each_outcome(&self, table: &Table, mut each: impl FnMut(Chance, u32)) {
        (0..self.total_weight(table)).for_each(|n| each(self.nth_outcome(table, n), 1));
    }

    /// The tiles of the round's level that have not been revealed (B1, B6).
    pub(crate) fn tiles_left(&self, table: &Table) -> TileSet {
        let level = usize::from(table.round.saturating_sub(1) / 2).min(3);
        self.levels[level].without(table.drawn)
    }

    /// The neutral segments of a shape that nobody has seen (B2).
    pub fn unseen(&self, table: &Table, shape: Shape) -> SegmentSet {
        let mut unseen = self.piles[shape as usize].without(table.gone);
        for player in &table.players.0 {
            unseen = unseen.without(player.segments);
        }
        if let Some(segment) = table.face_up[shape as usize] {
            unseen.remove(segment);
        }
        unseen
    }

    /// The chests of a pile that have not been turned over.
    pub(crate) fn chests_left(&self, table: &Table, keys: u8) -> ChestSet {
        self.tokens[usize::from(keys) - 1].without(table.used)
    }
}

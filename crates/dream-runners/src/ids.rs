//! Numbers of tiles, segments and chests in their pack, and sets of them.

use lucid_tabletop::index_set;

/// Declares an id: a place in a list of the content.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident below $most:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// The one with an index.
            ///
            /// # Panics
            /// When no pack can have so many.
            #[inline]
            pub const fn new(index: usize) -> $name {
                assert!(index < $most);
                $name(index as u8)
            }

            /// The index, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

/// The most tiles of a pack.
pub const MAX_TILES: usize = 64;
/// The most chest tokens of a pack.
pub const MAX_CHESTS: usize = 64;
/// The most segments of a pack, those of the players included.
pub const MAX_SEGMENTS: usize = 128;

id! {
    /// A dream tile of the pack.
    TileId below MAX_TILES
}
id! {
    /// A chest token of the pack.
    ChestId below MAX_CHESTS
}
id! {
    /// A segment of the pack: first the four of each player, then the neutral ones.
    SegmentId below MAX_SEGMENTS
}

index_set! {
    /// A set of dream tiles.
    TileSet(u64) of TileId;
    /// The tiles of a set, in the order of the pack.
    TilesOf
}
index_set! {
    /// A set of chest tokens.
    ChestSet(u64) of ChestId;
    /// The chest tokens of a set, in the order of the pack.
    ChestsOf
}
index_set! {
    /// A set of segments.
    SegmentSet(u128) of SegmentId;
    /// The segments of a set, in the order of the pack.
    SegmentsOf
}

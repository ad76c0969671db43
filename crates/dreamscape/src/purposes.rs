//! Purpose tiles: the eleven kinds and what they are worth.

/// What a purpose tile looks at.
///
/// ```
/// use lucid_dreamscape::PurposeKind;
///
/// let kind = PurposeKind::LongestChain;
/// assert_eq!((kind.name(), kind.rule()), ("longest-chain", "U8"));
/// assert!(kind.needs_colour() && !PurposeKind::MostShards.needs_colour());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum PurposeKind {
    /// U1: most completed cards.
    CompletedCards,
    /// U2: most stacks of exactly two shards.
    PairStacks,
    /// U3: fewest empty slots; a red one counts as empty.
    FewestEmpty,
    /// U4: most shards.
    MostShards,
    /// U5: most shards of a colour.
    MostOfColour,
    /// U6: most slots with exactly one shard, of a colour.
    SinglesOfColour,
    /// U7: points by the number of shards of a colour.
    TableOfColour,
    /// U8: longest chain of visible neighbours of a colour.
    LongestChain,
    /// U9: no red shard at all.
    NoNightmare,
    /// U10: Dreamer farthest from the entry.
    FarthestDreamer,
    /// U11: visible groups of a colour next to the Dreamer.
    GroupsInSight,
}

impl PurposeKind {
    /// All kinds, U1 to U11.
    pub const ALL: [PurposeKind; 11] = [
        PurposeKind::CompletedCards,
        PurposeKind::PairStacks,
        PurposeKind::FewestEmpty,
        PurposeKind::MostShards,
        PurposeKind::MostOfColour,
        PurposeKind::SinglesOfColour,
        PurposeKind::TableOfColour,
        PurposeKind::LongestChain,
        PurposeKind::NoNightmare,
        PurposeKind::FarthestDreamer,
        PurposeKind::GroupsInSight,
    ];

    /// The name of this kind in packs, records and keys of texts.
    pub const fn name(self) -> &'static str {
        [
            "completed-cards",
            "pair-stacks",
            "fewest-empty",
            "most-shards",
            "most-of-colour",
            "singles-of-colour",
            "table-of-colour",
            "longest-chain",
            "no-nightmare",
            "farthest-dreamer",
            "groups-in-sight",
        ][self as usize]
    }

    /// The rule that defines this kind.
    pub const fn rule(self) -> &'static str {
        [
            "U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9", "U10", "U11",
        ][self as usize]
    }

    /// Whether it speaks of one colour, so that its tile needs a colour slot.
    pub const fn needs_colour(self) -> bool {
        matches!(
            self,
            PurposeKind::MostOfColour
                | PurposeKind::SinglesOfColour
                | PurposeKind::TableOfColour
                | PurposeKind::LongestChain
                | PurposeKind::GroupsInSight
        )
    }
}

/// A purpose tile as a pack describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purpose {
    /// The name in records, such as `longest-chain`.
    pub id: String,
    /// What it looks at.
    pub kind: PurposeKind,
    /// What it pays: the points for the best, or for U7 the points by number of
    /// shards, from 0 on; more shards than the table has pay its last entry.
    /// U11 pays by the shard and has no entry.
    pub points: Vec<u8>,
    /// Whether it is left out of the basic game (S2).
    pub nightmare_only: bool,
    /// How many of these tiles are in a box of 12 (E17).
    pub in_twelve: u8,
    /// How many of these tiles are in a box of 16 (E17).
    pub in_sixteen: u8,
}

/// A purpose of the pack, by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// The number of the purpose.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

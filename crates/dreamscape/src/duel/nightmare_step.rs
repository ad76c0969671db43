//! What Mr Nightmare does, one thing at a time, with amounts and reasons.

use lucid_tabletop::event_enum;

use crate::{CardId, Colour, Content, Link, Location, TileId};

event_enum! {
    /// Why he scores.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Gain of Content {
        /// L11: so many blue shards were discarded.
        Blue(count: u8),
        /// L14: red shards.
        Red {
            /// In the Dreamworld, on links and in locations.
            in_dreamworld: u8,
            /// In his stock.
            in_stock: u8,
        },
        /// L15: a purpose.
        Purpose {
            /// Which one.
            tile: TileId,
            /// Its place, from 0.
            place: u8,
            /// The colour on its tile.
            tint: Option<Colour>,
            /// What he has of its colour, trees included.
            his: u8,
            /// What the player has.
            yours: u8,
        },
    }
}

event_enum! {
    /// One thing that Mr Nightmare does, or why he does not.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum NightmareStep of Content {
        /// His Travel begins (L8).
        Travels,
        /// His Creation begins (L12).
        Creates,
        /// L7: he has some shards of a colour, but too few to discard.
        HasTooFew {
            /// The colour.
            colour: Colour,
            /// How many he has.
            has: u8,
            /// How many he discards at a time.
            needs: u8,
        },
        /// L6: he keeps a purpose's colour, because the player has more.
        Keeps {
            /// The colour.
            colour: Colour,
            /// What he has, trees included.
            his: u8,
            /// How many of those are trees.
            trees: u8,
            /// What the player has.
            yours: u8,
        },
        /// L7: he discards shards into the bag.
        Discards {
            /// The colour.
            colour: Colour,
            /// How many.
            count: u8,
        },
        /// L8, L9: he takes a shard from a location.
        Takes {
            /// The colour.
            colour: Colour,
            /// Where it lay.
            location: Location,
        },
        /// L9: there is nothing to take where he stands.
        FindsNothing(location: Location),
        /// L9: he moves clockwise.
        Goes {
            /// From where.
            from: Location,
            /// Where to.
            to: Location,
        },
        /// L9: he leaves a red shard on the link that he crossed.
        LeavesRed(link: Link),
        /// L9: he leaves none, because one lies there.
        FindsRed(link: Link),
        /// L9, L10: he leaves none, because the reserve is empty.
        NoRedLeft,
        /// L10: every link at his new location holds a red shard.
        NoSlotLeft(location: Location),
        /// L12: he steals a shard from a card of the player.
        Steals {
            /// The colour.
            colour: Colour,
            /// The card, where it is known.
            card: Option<CardId>,
        },
        /// L12: no shard lies on a card of the player.
        StealsNothing,
        /// L13: he takes a tree.
        TakesTree,
        /// L13: the reserve has no tree left.
        NoTreeLeft,
        /// He scores.
        Scores {
            /// How many points.
            points: i16,
            /// Why.
            gain: Gain,
        },
    }
}

//! What can be wrong with what a person tells.

use crate::{Colour, LinkSet, Location, RulesProblem};

/// Something that has to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The shards of a location.
    Row(Location),
    /// How many red shards lie in locations (L14).
    Red,
    /// The red shards on links.
    Links,
    /// The player's Dreamscape.
    Dream,
    /// The player's trees.
    Trees,
    /// The shards on the player's cards.
    Cards,
}

/// Why an entry is not taken. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryRefusal {
    /// This has not been told since it may have changed.
    Untold(Vec<Fact>),
    /// A location has never been described.
    NoRow(Location),
    /// The Sleeper's location is wanted first.
    SleeperFirst,
    /// A link is wanted first: one of these.
    LinkFirst(LinkSet),
    /// No link is wanted now.
    NoLinkWanted,
    /// The link does not lead to his location, or holds a red shard: one of these would do.
    NotThatLink(LinkSet),
    /// More shards of a colour than the box has in play.
    TooMany {
        /// The colour.
        colour: Colour,
        /// How many have been told.
        told: u32,
        /// How many there are.
        there: u32,
    },
    /// More trees than the box has.
    TooManyTrees {
        /// How many have been told, his included.
        told: u32,
        /// How many there are.
        there: u8,
    },
    /// More points than any game brings him.
    TooManyPoints(i16),
    /// There is no such cycle in this edition.
    NoSuchCycle(u8),
    /// Points are wanted only at the end.
    NoPointsWanted,
    /// The player's points are wanted.
    PointsFirst,
    /// The purposes have been counted: what is told now comes too late.
    Counted,
    /// The game is over.
    Over,
}

/// Why a companion cannot start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// The rules are not for one player against Mr Nightmare.
    NotSolo,
    /// The rules cannot be played.
    Rules(Vec<RulesProblem>),
    /// The purposes need two different colours out of blue, gray, brown and green (L2).
    Purposes,
}

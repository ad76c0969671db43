//! Advice: how a pack differs from a good box. It can be played all the same.

use std::fmt;

use lucid_dreamscape::{Colour, Power};

use crate::{Measure, Rise, SegmentBonus, Space, Things};

/// How a pack differs from a good box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deviation {
    /// There are more or fewer of something.
    Count {
        /// Of what.
        what: Things,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A number is smaller or greater than those of its level.
    Size {
        /// Of what.
        what: Measure,
        /// The number.
        found: usize,
        /// The least.
        from: usize,
        /// The most.
        to: usize,
        /// The level.
        level: u8,
    },
    /// A power is on too many more cards of a level than another.
    UnevenPowers {
        /// The power on the most cards, and how many.
        most: (Power, usize),
        /// The power on the fewest cards, and how many.
        fewest: (Power, usize),
    },
    /// A card is another one turned or mirrored.
    SameAs(String),
    /// Whoever builds this card has also built another one of its level.
    Contains(String),
    /// A colour is asked for too often or too rarely, in per mille.
    ColourShare {
        /// The colour.
        colour: Colour,
        /// Its share of the shards on all cards.
        found: usize,
        /// Its share of the shards in the bag.
        bag: usize,
    },
    /// The purpose is for games with nightmares.
    NotNightmareOnly,

    /// A level has no more nightmares, or loses no more, than the one before it.
    NotHarder {
        /// What should rise.
        what: Rise,
        /// The level.
        level: u8,
    },
    /// A cell comes at later levels only.
    TooEarly {
        /// The cell.
        cell: String,
        /// The first level.
        from: u8,
    },
    /// A special cell is on a tile that beginners play with.
    SpecialOnPlain(String),
    /// A star tile has no special cell.
    PlainStar,
    /// A starting set loses too much on a tile of level 1.
    Hard {
        /// The set, from 1.
        set: usize,
        /// What it loses at least.
        loss: u16,
    },
    /// No segments banish all nightmares of a tile at once.
    Unmatched,
    /// A player set has other symbols.
    SetSymbols {
        /// How many banish.
        banish: usize,
        /// How many collect.
        collect: usize,
    },
    /// Two player sets are the same.
    SameSet(usize),
    /// A symbol belongs on neutral segments.
    NeutralOnly(char),
    /// A neutral segment is no stronger than those that players start with.
    Weak,
    /// No neutral segment carries some of these.
    NoneWith(SegmentBonus),
    /// No chest for two keys holds `wild+4coin`.
    NoWildChest,
    /// A track has different points on a space.
    Track {
        /// The place.
        what: Space,
        /// Its points.
        found: u8,
        /// What they should be.
        wanted: u8,
    },
}

impl fmt::Display for Deviation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deviation::Count {
                what,
                found,
                wanted,
            } => write!(f, "{what}: {found}, a whole box has {wanted}"),
            Deviation::Size {
                what,
                found,
                from,
                to,
                level,
            } => {
                let what = what.name();
                write!(f, "{what}: {found}, level {level} has {from} to {to}")
            }
            Deviation::UnevenPowers { most, fewest } => write!(
                f,
                "powers are uneven: cards with `{}`: {}, with `{}`: {}",
                most.0.name(),
                most.1,
                fewest.0.name(),
                fewest.1
            ),
            Deviation::SameAs(id) => write!(f, "the same structure as `{id}`, turned or mirrored"),
            Deviation::Contains(id) => {
                write!(
                    f,
                    "contains `{id}` of the same level, so building this one builds both"
                )
            }
            Deviation::ColourShare { colour, found, bag } => write!(
                f,
                "{} is {}.{} % of the shards asked for, but {}.{} % of those in the bag",
                colour.name(),
                found / 10,
                found % 10,
                bag / 10,
                bag % 10
            ),
            Deviation::NotNightmareOnly => {
                f.write_str("only games with nightmares have red, write `nightmare-only = true`")
            }
            Deviation::NotHarder { what, level } => write!(
                f,
                "the {} of level {level} do not rise over those of level {}",
                what.name(),
                level - 1
            ),
            Deviation::TooEarly { cell, from } => {
                write!(f, "`{cell}` should not come before level {from}")
            }
            Deviation::SpecialOnPlain(cell) => {
                write!(
                    f,
                    "`{cell}` belongs on a star tile, which beginners leave out"
                )
            }
            Deviation::PlainStar => f.write_str("a star tile without a special cell"),
            Deviation::Hard { set, loss } => write!(
                f,
                "set {set} loses at least {loss} serenity here, on level 1 it should be at most 2"
            ),
            Deviation::Unmatched => {
                f.write_str("no segments of this pack cover it and banish all nightmares")
            }
            Deviation::SetSymbols { banish, collect } => write!(
                f,
                "{banish} banish, {collect} collect; a set has two banish, three collect, the rest blank"
            ),
            Deviation::SameSet(number) => {
                write!(f, "the same symbols in the same places as set {number}")
            }
            Deviation::NeutralOnly(letter) => {
                write!(f, "`{letter}` belongs on neutral segments only")
            }
            Deviation::Weak => f.write_str("no stronger than the segments that players start with"),
            Deviation::NoneWith(what) => write!(f, "no neutral segment carries {}", what.name()),
            Deviation::NoWildChest => f.write_str("no chest for two keys holds `wild+4coin`"),
            Deviation::Track {
                what,
                found,
                wanted,
            } => {
                let what = what.name();
                write!(f, "{what} is worth {found}, but {wanted} in the box")
            }
        }
    }
}

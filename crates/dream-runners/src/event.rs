//! What happened, for logs, animation and statistics.

use lucid_tabletop::{Seat, event_enum};

use crate::resolution::{Block, Reason, Stock};
use crate::{ChestId, Content, Placed, Rules, SegmentId, Spot, Thing, TileId};

event_enum! {
    /// Why points were counted (R19).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Points of Content {
        /// The space on the star track.
        Stars(space: u8),
        /// The space on the serenity track.
        Serenity(space: u8),
        /// A segment.
        Segment(segment: SegmentId),
    }
}

event_enum! {
    /// One thing that happened in a step.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Event of Content {
        /// B2, R17: a segment was turned face up.
        FaceUp(segment: SegmentId),
        /// R1, R18: a round began, and its tile was revealed.
        Revealed {
            /// The round, from 1.
            round: u8,
            /// The tile.
            tile: TileId,
        },
        /// R1: a seat laid or moved a segment; others do not see it.
        Put(seat: Seat, placed: Placed),
        /// R1: a seat took a segment off its board; others do not see it.
        Lifted(seat: Seat, segment: SegmentId),
        /// R1: a seat cleared its board; others do not see it.
        Cleared(seat: Seat),
        /// R2: the first to lock: from now on the sand runs.
        FirstLocked(seat: Seat),
        /// R3: another seat locked.
        Locked(seat: Seat),
        /// R3, R4: the time was up.
        TimeUp,
        /// R14: the used chests that need so many keys were shuffled back.
        ChestsShuffled(keys: u8),
        /// R14: the round's chest of a kind was turned over.
        ChestTurned(chest: ChestId),
        /// R15: a seat took something from a converging cell.
        Took {
            /// Who.
            seat: Seat,
            /// Where.
            spot: Spot,
            /// What.
            thing: Thing,
        },
        /// R5: a seat began an effect.
        Began(seat: Seat, block: Block),
        /// A seat gained or lost something.
        Changed {
            /// Who.
            seat: Seat,
            /// What.
            stock: Stock,
            /// How much more, or less; never 0.
            amount: i16,
            /// Why.
            reason: Reason,
        },
        /// R14: a seat opened a chest.
        Opened {
            /// Who.
            seat: Seat,
            /// Where.
            spot: Spot,
            /// Which.
            chest: ChestId,
        },
        /// R12: a bat took a segment out of the game.
        Lost {
            /// Whose.
            seat: Seat,
            /// Which.
            segment: SegmentId,
            /// Where the bat is.
            spot: Spot,
        },
        /// R9: a seat woke up and is out of the game.
        Woke(seat: Seat),
        /// R17: a seat bought a segment.
        Bought(seat: Seat, segment: SegmentId),
        /// R17: a seat bought no segment.
        Skipped(seat: Seat),
        /// R18: a seat is ready.
        Passed(seat: Seat),
        /// R19: points were counted.
        Scored {
            /// Whose.
            seat: Seat,
            /// How many.
            points: u16,
            /// What for.
            reason: Points,
        },
        /// R19: the game is over.
        Over,
    }
}

impl Event {
    /// The event as a seat, or a spectator, learns of it; `None` if it does not.
    #[must_use]
    pub fn redact_event(self, rules: &Rules, viewer: Option<Seat>) -> Option<Event> {
        match self {
            Event::Put(seat, _) | Event::Lifted(seat, _) | Event::Cleared(seat) => {
                Some(self).filter(|_| rules.shows(seat, viewer))
            }
            open => Some(open),
        }
    }
}

//! What happens at a table: the one enumeration that is stored, told, sent and folded.

use serde::{Deserialize, Serialize};

use crate::table::is_false;
use crate::{SeatName, TableId};

/// Something that happened at a table.
///
/// Everybody at the table may know all of it. What only the server knows of an event
/// stands beside it, in the entry of the server's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TableEvent {
    /// The table was made.
    Made {},
    /// A person took a seat.
    Sat {
        /// Which seat.
        seat: SeatName,
        /// The person's name; [`ERASED_NAME`](crate::ERASED_NAME) for somebody who was erased.
        name: String,
        /// Whether the name is not protected by a password.
        #[serde(default, skip_serializing_if = "is_false")]
        guest: bool,
    },
    /// A person changed their name, or protected it with a password.
    Named {
        /// The person's seat.
        seat: SeatName,
        /// The new name; [`ERASED_NAME`](crate::ERASED_NAME) for somebody who was erased.
        name: String,
        /// Whether the name is not protected by a password.
        #[serde(default, skip_serializing_if = "is_false")]
        guest: bool,
    },
    /// A seat is open again.
    Left {
        /// Which seat.
        seat: SeatName,
        /// The host's seat, if the host freed this one; nothing if its person got up.
        // Programs that do not know the field read that the person got up, which is
        // nearly true.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<SeatName>,
    },
    /// A bot took a seat.
    Bot {
        /// Which seat.
        seat: SeatName,
        /// The bot's name.
        name: String,
        /// The bot's level.
        level: String,
    },
    /// The game began, with the steps of its set-up.
    Started {
        /// The commitment to seed, rules, pack and seats.
        commitment: String,
        /// The steps, as the viewer is told of them.
        told: String,
    },
    /// Steps were played: an action and the chance after it, as the viewer is told of
    /// them. The text is empty where they are hidden from the viewer, and in the log of
    /// the server, which plays them to know what to tell.
    Played(String),
    /// Time ran out for some seats, and these steps were played for them, told like
    /// [`TableEvent::Played`].
    Lapsed(String),
    /// Steps were taken back: the steps of all later changes are void.
    Undone {
        /// The seat that took them back.
        seat: SeatName,
        /// The number of the last change whose steps remain.
        to: u32,
    },
    /// A seat put a question to the others.
    Asked {
        /// The seat that asks.
        seat: SeatName,
        /// The question.
        poll: Poll,
    },
    /// A seat answered the open question. The last yes is not an event of its own: what
    /// it brings about is.
    Answered {
        /// The seat that answers.
        seat: SeatName,
        /// Whether it agrees.
        yes: bool,
    },
    /// A bot plays in a person's place.
    StoodIn {
        /// The person's seat.
        seat: SeatName,
        /// The bot's level.
        level: String,
    },
    /// A person took over from the bot in their place.
    Back {
        /// The person's seat.
        seat: SeatName,
    },
    /// A person gave up; a bot plays on.
    Resigned {
        /// The person's seat.
        seat: SeatName,
        /// The bot's level.
        level: String,
    },
    /// The table was ended before its game was over.
    Ended {
        /// Why.
        why: Ending,
    },
    /// The same people play again at another table.
    Rematch {
        /// Which table.
        table: TableId,
    },
}

impl TableEvent {
    /// The steps that were played, if any were, as the viewer is told of them.
    pub fn told(&self) -> Option<&str> {
        match self {
            TableEvent::Started { told, .. }
            | TableEvent::Played(told)
            | TableEvent::Lapsed(told) => Some(told),
            _ => None,
        }
    }

    /// The same, to fill in what a viewer is told.
    pub fn told_mut(&mut self) -> Option<&mut String> {
        match self {
            TableEvent::Started { told, .. }
            | TableEvent::Played(told)
            | TableEvent::Lapsed(told) => Some(told),
            _ => None,
        }
    }
}

/// A question to the others at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Poll {
    /// Whether steps may be taken back further than a seat may do alone.
    Undo {
        /// The number of the last change whose steps remain.
        to: u32,
    },
    /// Whether a bot may play for somebody who is missing.
    Replace {
        /// The seat of the missing person.
        seat: SeatName,
    },
    /// Whether to end the game here.
    End,
}

/// Why a table was ended before its game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// All players agreed.
    Agreed,
    /// Nobody was left.
    Deserted,
    /// Nobody came for as long as the server waits.
    Idle,
    /// This server no longer knows the rules that it was played under.
    RulesRetired,
    /// Whoever runs the server ended it.
    Closed,
}

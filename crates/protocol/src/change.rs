//! The numbered stream of a table: what has changed, as a viewer learns of it.

use serde::{Deserialize, Serialize};

use crate::table::is_false;
use crate::{SeatName, TableId};

/// One change of a table. Numbers count from 1 without gaps; a viewer that
/// folds all changes in order knows all that it may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Change {
    /// Its number.
    pub n: u32,
    /// What has changed.
    #[serde(flatten)]
    pub what: What,
    /// When the time of those who are to act is up; nothing while no clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
    /// How the game ended; only with the change that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Outcome>,
    /// The digest of the record; only with the change that ended the game or the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// How a game ended that was played out ([`lucid_tabletop::Outcome`] on the wire).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The total of each seat, from A on.
    pub scores: Vec<i32>,
    /// The winners, who share the victory; nobody when a rival without a seat
    /// has won.
    pub winners: Vec<SeatName>,
    /// The total of a rival who is part of the rules and has no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<i32>,
}

/// What has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The table was made.
    Made {},
    /// A person took a seat.
    Sat {
        /// Which.
        seat: SeatName,
        /// Who; [`ERASED_NAME`](crate::ERASED_NAME) for somebody who was erased.
        name: String,
        /// Whether no password keeps the name.
        #[serde(default, skip_serializing_if = "is_false")]
        guest: bool,
    },
    /// A person has another name, or keeps it with a password from now on.
    Named {
        /// On which seat.
        seat: SeatName,
        /// The new name; [`ERASED_NAME`](crate::ERASED_NAME) for somebody who was erased.
        name: String,
        /// Whether no password keeps the name.
        #[serde(default, skip_serializing_if = "is_false")]
        guest: bool,
    },
    /// A seat is open again.
    Left {
        /// Which.
        seat: SeatName,
        /// The host's seat, when the host freed it and its person did not get up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<SeatName>,
    },
    /// A bot takes a seat.
    Bot {
        /// Which.
        seat: SeatName,
        /// Its name.
        name: String,
        /// How well it plays.
        level: String,
    },
    /// The game begins, with the steps of its set-up.
    Started {
        /// What binds seed, rules, pack and seats.
        commitment: String,
        /// The steps, as the viewer is told of them (`lucid_tabletop::Told`).
        told: String,
    },
    /// Steps were played: an action and the chance after it, as the viewer is
    /// told of them. An empty text is a step that is hidden from the viewer.
    Played(String),
    /// The time of seats was up, and these steps were played for them.
    Lapsed(String),
    /// Steps were taken back: those of all changes after this number are void.
    Undone {
        /// By whom.
        seat: SeatName,
        /// The number of the last change whose steps remain.
        to: u32,
    },
    /// A seat asks the others.
    Asked {
        /// Who.
        seat: SeatName,
        /// What.
        poll: Poll,
    },
    /// A seat answers what is being asked.
    Answered {
        /// Who.
        seat: SeatName,
        /// How.
        yes: bool,
    },
    /// A bot plays in a person's place.
    StoodIn {
        /// On which seat.
        seat: SeatName,
        /// How well it plays.
        level: String,
    },
    /// A person plays again.
    Back {
        /// Which seat.
        seat: SeatName,
    },
    /// A person gave up; a bot plays on.
    Resigned {
        /// Which seat.
        seat: SeatName,
        /// How well it plays.
        level: String,
    },
    /// The table was ended before the game was.
    Ended {
        /// Why.
        why: Ending,
    },
    /// The same people play again elsewhere.
    Rematch {
        /// Where.
        table: TableId,
    },
}

/// What the others are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Poll {
    /// Whether steps may be taken back beyond the rule.
    Undo {
        /// The number of the last change whose steps remain.
        to: u32,
    },
    /// Whether a bot may play for somebody who is missing.
    Replace {
        /// Which seat.
        seat: SeatName,
    },
    /// Whether to end the game here.
    End,
}

/// Why a table was ended before its game was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// All agreed.
    Agreed,
    /// Nobody was left.
    Deserted,
    /// No person came for as long as the server waits.
    Idle,
    /// This server no longer knows the rules that it was played under.
    RulesRetired,
    /// Whoever runs the server ended it.
    Closed,
}

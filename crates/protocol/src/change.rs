//! The numbered changes of a table, as a viewer learns of them.

use serde::{Deserialize, Serialize};

use crate::{SeatName, TableEvent};

/// One change of a table. Numbers count from 1 without gaps: a viewer that folds all
/// changes in order knows everything it may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Change {
    /// Its number.
    pub n: u32,
    /// What happened.
    #[serde(flatten)]
    pub event: TableEvent,
    /// When the time of those who are to act runs out; nothing while no clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
    /// The result of the game; only with the change that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Outcome>,
    /// The digest of the record; only with the change that ended the game or the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// The result of a game that was played to its end ([`lucid_tabletop::Outcome`] on the wire).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The total of each seat, from A on.
    pub scores: Vec<i32>,
    /// The winners, who share the victory; empty if a rival without a seat won.
    pub winners: Vec<SeatName>,
    /// The total of a rival who is part of the rules and has no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<i32>,
}

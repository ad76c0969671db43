//! How a table is planned, and what is known of it.

use lucid_titles::TitleId;
use serde::{Deserialize, Serialize};

use crate::{SeatName, TableId};

/// The time control of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// The seconds that a seat has for its turn; nothing for no limit. An hour or more is a
    /// correspondence game.
    #[cfg_attr(feature = "schema", schema(minimum = 10, maximum = 1_209_600))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u32>,
}

/// Who a seat is for when a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlan {
    /// Whoever makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// The plan of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Which game.
    pub game: TitleId,
    /// The ruleset in the notation of records: `sylex players=3 nightmare=yes`.
    pub rules: String,
    /// The hash of a pack that was uploaded; nothing for the built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// Who each seat is for; exactly one is `me`.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 4))]
    pub seats: Vec<SeatPlan>,
    /// The time control.
    #[serde(default)]
    pub pace: Pace,
    /// Whether others may watch.
    #[serde(default)]
    pub spectators: bool,
    /// Whether it is listed in the lobby; otherwise only its invite link leads to it.
    #[serde(default)]
    pub listed: bool,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People take their seats.
    Gathering,
    /// The game is being played.
    Running,
    /// The game was played to its end.
    Over,
    /// The table was ended before its game was over.
    Ended,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Seated {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name; [`ERASED_NAME`](crate::ERASED_NAME) for somebody who was erased.
        name: String,
        /// The level of the bot that plays in the person's place, if one does.
        // Databases hold summaries in the spelling of version 1.
        #[serde(
            default,
            rename = "stand-in",
            alias = "stand_in",
            skip_serializing_if = "Option::is_none"
        )]
        stand_in: Option<String>,
        /// Whether the person gave up for good.
        #[serde(default, skip_serializing_if = "is_false")]
        resigned: bool,
        /// Whether the name is not protected by a password.
        #[serde(default, skip_serializing_if = "is_false")]
        guest: bool,
    },
    /// A bot.
    Bot {
        /// The name.
        name: String,
        /// The level.
        level: String,
    },
}

pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}

impl Seated {
    /// The name, if anybody sits there.
    pub fn name(&self) -> Option<&str> {
        match self {
            Seated::Open => None,
            Seated::Person { name, .. } | Seated::Bot { name, .. } => Some(name),
        }
    }

    /// The level of the bot that plays the seat now, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Seated::Bot { level, .. } => Some(level),
            Seated::Person { stand_in, .. } => stand_in.as_deref(),
            Seated::Open => None,
        }
    }
}

/// What everybody at a table knows of it, the game itself aside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableInfo {
    /// Which table.
    pub id: TableId,
    /// Which game.
    pub game: TitleId,
    /// The version of the game's rules.
    pub version: u16,
    /// The ruleset in the notation of records.
    pub rules: String,
    /// The pack's id and hash, in the notation of records.
    pub pack: String,
    /// The hash by which to fetch a pack that is not the built-in one: the SHA-256 of its
    /// bytes, or the hash of its content if it was once built in or is an older upload.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uploaded: Option<String>,
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// The seat of whoever made the table.
    pub host: Option<SeatName>,
    /// The time control.
    pub pace: Pace,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether it is listed in the lobby.
    pub listed: bool,
    /// How far it has come.
    pub status: Status,
    /// The seats that are to act; empty before and after the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_act: Vec<SeatName>,
    /// When their time runs out; nothing while no clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
    /// When it was made.
    pub created: u64,
    /// The commitment to seed, rules, pack and seats, once the game has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The digest of the record, once the game has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// The table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Listed {
    /// Which table.
    pub id: TableId,
    /// Which game.
    pub game: TitleId,
    /// The ruleset in the notation of records.
    pub rules: String,
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// The time control.
    pub pace: Pace,
    /// Whether others may watch.
    pub spectators: bool,
    /// How far it has come.
    pub status: Status,
    /// The round or cycle of a running game.
    pub round: u8,
    /// When something last happened.
    pub updated: u64,
    /// Your own seat, if you have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<SeatName>,
    /// Whether it is your turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub your_turn: bool,
    /// The seats that are to act; empty before and after the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_act: Vec<SeatName>,
    /// When the time of those who are to act runs out; nothing while no clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
}

/// The response when a table was made: how others get there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Made {
    /// Which table.
    pub id: TableId,
    /// The secret of the invite link.
    pub invite: String,
    /// The whole invite link.
    pub link: String,
}

/// A request for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret of the invite link; a table of the lobby needs none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// Which seat; the first open one by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatName>,
}

/// The response when a seat was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Joined {
    /// Which seat it is.
    pub seat: SeatName,
}

/// The lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Tables that anybody may join or watch.
    pub open: Vec<Listed>,
    /// Your own tables, those where it is your turn first.
    pub mine: Vec<Listed>,
}

/// The response when a pack was uploaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Uploaded {
    /// The hash that plans name it by: the SHA-256 of its bytes, in hexadecimal.
    pub hash: String,
    /// The game that it is for.
    pub game: TitleId,
    /// Its name in records.
    pub id: String,
    /// Advice on what could be better, a line each.
    pub advice: Vec<String>,
}

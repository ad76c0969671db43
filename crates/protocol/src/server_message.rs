//! What the server sends over the WebSocket.

use serde::{Deserialize, Serialize};

use crate::client_message::is_zero;
use crate::table::is_false;
use crate::{Change, Listed, OpenPoll, Problem, SeatName, TableInfo};

/// A message from the server, as JSON text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// The version of the messages.
        version: u16,
        /// The client's name.
        name: String,
        /// The server's time.
        now: u64,
    },
    /// A table is shown from now on.
    Table(Box<TableSnapshot>),
    /// The table cannot be shown, or no longer.
    NoTable {
        /// The `id` of the message that asked for it; 0 if the table went away by itself.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
        /// Why.
        #[serde(flatten)]
        why: Problem,
    },
    /// Something happened at the table that is shown.
    Change(Change),
    /// A request was carried out, and is saved.
    Done {
        /// The `id` of the request.
        id: u32,
        /// The number of the change that it led to; 0 for none.
        n: u32,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// The `id` of the request; 0 if it had none, or none that could be read.
        id: u32,
        /// Why.
        #[serde(flatten)]
        why: Problem,
    },
    /// Who is connected to the table.
    Here {
        /// The seats whose people are connected.
        seats: Vec<SeatName>,
        /// The number of spectators.
        watching: u32,
    },
    /// Somebody said something.
    Said(ChatLine),
    /// The lobby, and the client's own tables.
    Lobby {
        /// Tables that anybody may join or watch.
        open: Vec<Listed>,
        /// The client's own tables, those where it is their turn first.
        mine: Vec<Listed>,
    },
    /// The answer to a ping.
    Pong {
        /// The number from the ping.
        at: u64,
        /// The server's time.
        now: u64,
    },
    /// The server closes the connection.
    Bye {
        /// Why.
        why: CloseReason,
    },
}

/// All that a viewer may know of a table at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSnapshot {
    /// The table itself.
    pub table: TableInfo,
    /// The viewer's seat; nothing for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<SeatName>,
    /// The number before the first of `changes`.
    pub from: u32,
    /// What has happened since.
    pub changes: Vec<Change>,
    /// The open question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll: Option<OpenPoll>,
    /// The server's time.
    pub now: u64,
    /// The seats whose people are connected.
    pub here: Vec<SeatName>,
    /// The number of spectators.
    pub watching: u32,
    /// The last lines of the chat.
    pub said: Vec<ChatLine>,
    /// The secret of the invite link, for those who may invite.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// The address where others reach the server, if it knows one: `https://…`. Somebody
    /// at the server's own machine begins invite links with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at the table.
    pub n: u32,
    /// When it was said.
    pub at: u64,
    /// The speaker's seat; nothing for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatName>,
    /// The speaker's name.
    pub name: String,
    /// Whether the name is not protected by a password.
    #[serde(default, skip_serializing_if = "is_false")]
    pub guest: bool,
    /// What was said.
    pub text: String,
}

/// Why the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CloseReason {
    /// The server stops. Connect again: another one takes over, or it comes back.
    Restart,
    /// The client did not read fast enough. Connect again.
    TooSlow,
    /// The client sent too much.
    TooMuch,
    /// The session has ended.
    SignedOut,
}

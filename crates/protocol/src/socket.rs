//! Messages over the WebSocket, each a JSON text.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::change::{Change, Poll};
use crate::problem::Problem;
use crate::table::is_false;
use crate::table::{Listed, TableInfo};
use crate::{SeatName, TableId};

/// From the client. What has an `id` other than 0 is answered by [`News::Done`],
/// or by [`News::Refused`] or [`News::NoTable`] with the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Shows a table, and from then on all that changes there; the table that
    /// was shown before is left. The answer is [`News::Table`].
    Open {
        /// To know the answer by; 0 for no matter.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
        /// Which.
        table: TableId,
        /// The last change that the client knows; 0 for none.
        #[serde(default)]
        from: u32,
        /// The secret of the invite link, for a private table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<String>,
    },
    /// Shows the table no longer.
    Shut {
        /// To know the answer by; 0 for no matter.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
    },
    /// Whether to show the lobby and one's own tables, and all that changes there.
    Lobby {
        /// To know the answer by; 0 for no matter.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
        /// Whether to.
        on: bool,
    },
    /// Plays an action.
    Do {
        /// To know the answer by.
        id: u32,
        /// The last change that the client knew when it chose.
        expected: u32,
        /// The action, in notation.
        action: String,
    },
    /// Takes back own steps, as far as the rule allows.
    Undo {
        /// To know the answer by.
        id: u32,
        /// The last change that the client knew when it chose.
        expected: u32,
        /// The number of the last change whose steps remain.
        to: u32,
    },
    /// Asks the others.
    Propose {
        /// To know the answer by.
        id: u32,
        /// What.
        poll: Poll,
    },
    /// Answers what is being asked.
    Answer {
        /// To know the answer by.
        id: u32,
        /// The number of the change that asked.
        asked: u32,
        /// How.
        yes: bool,
    },
    /// Takes a seat.
    Sit {
        /// To know the answer by.
        id: u32,
        /// Which; the first that is open unless told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatName>,
    },
    /// Gets up before the game has started.
    Leave {
        /// To know the answer by.
        id: u32,
    },
    /// The host gives an open seat to a bot, or opens a bot's seat.
    Assign {
        /// To know the answer by.
        id: u32,
        /// Which seat.
        seat: SeatName,
        /// The level of the bot; nothing to open the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// The host frees the seat of a person before the game has started. Who sat
    /// there cannot sit down at this table again.
    Unseat {
        /// To know the answer by.
        id: u32,
        /// Which seat.
        seat: SeatName,
    },
    /// The host starts the game.
    Start {
        /// To know the answer by.
        id: u32,
    },
    /// Gives up; a bot plays on.
    Resign {
        /// To know the answer by.
        id: u32,
    },
    /// Plays again where a bot stood in.
    Back {
        /// To know the answer by.
        id: u32,
    },
    /// Plays again with the same people at a new table.
    Rematch {
        /// To know the answer by.
        id: u32,
    },
    /// Says something to all at the table.
    Say {
        /// To know the answer by.
        id: u32,
        /// Plain text.
        text: String,
    },
    /// Asks for the server's time, and whether it is there. The answer is
    /// [`News::Pong`].
    Ping {
        /// To know a refusal by; 0 for no matter.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
        /// Any number; it comes back.
        at: u64,
    },
}

fn is_zero(id: &u32) -> bool {
    *id == 0
}

impl Ask {
    /// The number that its answer carries; 0 for none.
    pub const fn id(&self) -> u32 {
        match *self {
            Ask::Open { id, .. }
            | Ask::Shut { id }
            | Ask::Lobby { id, .. }
            | Ask::Do { id, .. }
            | Ask::Undo { id, .. }
            | Ask::Propose { id, .. }
            | Ask::Answer { id, .. }
            | Ask::Sit { id, .. }
            | Ask::Leave { id }
            | Ask::Assign { id, .. }
            | Ask::Unseat { id, .. }
            | Ask::Start { id }
            | Ask::Resign { id }
            | Ask::Back { id }
            | Ask::Rematch { id }
            | Ask::Say { id, .. }
            | Ask::Ping { id, .. } => id,
        }
    }
}

/// The number of a message that cannot be taken, so that its refusal can carry it:
/// what stands as `id` where it would stand in an [`Ask`]. 0 where nothing does.
///
/// ```
/// use lucid_protocol::socket::id_in;
///
/// assert_eq!(id_in(r#"{"fly":{"id":7,"how":"high"}}"#), 7);
/// assert_eq!(id_in(r#"{"do":{"id":-7}}"#), 0);
/// assert_eq!(id_in("{\"do\":"), 0);
/// ```
pub fn id_in(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    let message: Result<BTreeMap<String, Numbered>, _> = serde_json::from_str(text);
    match message {
        Ok(message) if message.len() == 1 => message.into_values().map(|n| n.id).sum(),
        _ => 0,
    }
}

/// From the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// The first message: who you are, and the server's time.
    Welcome {
        /// The version of the messages.
        version: u16,
        /// Your name.
        name: String,
        /// The server's time.
        now: u64,
    },
    /// A table is shown: all that is known of it, and what changed since the
    /// number that was asked from.
    Table(Box<Opened>),
    /// The table cannot be shown, or no longer.
    NoTable {
        /// Which question; 0 when nobody asked: the table went away.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
        /// Why.
        #[serde(flatten)]
        why: Problem,
    },
    /// Something has changed at the shown table.
    Change(Change),
    /// What was asked has been done, and is kept.
    Done {
        /// Which question.
        id: u32,
        /// The number of the change that did it; 0 where there is none.
        n: u32,
    },
    /// What was asked cannot be done; nothing has changed.
    Refused {
        /// Which question; 0 if it had no number, or none that could be read.
        id: u32,
        /// Why.
        #[serde(flatten)]
        why: Problem,
    },
    /// Who is there.
    Here {
        /// The seats whose people are connected.
        seats: Vec<SeatName>,
        /// How many watch.
        watching: u32,
    },
    /// Somebody said something.
    Said(Said),
    /// The lobby, and your own tables.
    Lobby {
        /// Tables that anybody may join or watch.
        open: Vec<Listed>,
        /// Your own tables, those where it is your turn first.
        mine: Vec<Listed>,
    },
    /// The server's time.
    Pong {
        /// The number that came.
        at: u64,
        /// The server's time.
        now: u64,
    },
    /// The connection ends.
    Bye {
        /// Why.
        why: Parting,
    },
}

/// A table as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opened {
    /// All that is known of the table.
    pub table: TableInfo,
    /// Your seat; nothing for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<SeatName>,
    /// The number before the first of `changes`.
    pub from: u32,
    /// What has changed since then.
    pub changes: Vec<Change>,
    /// What is being asked, with the number of the change that asked and the
    /// answers so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll: Option<OpenPoll>,
    /// The server's time.
    pub now: u64,
    /// The seats whose people are connected.
    pub here: Vec<SeatName>,
    /// How many watch.
    pub watching: u32,
    /// The last lines of the chat.
    pub said: Vec<Said>,
    /// The secret of the invite link, for those who may invite.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// The address of the server for people elsewhere, if it knows one: `https://…`.
    /// Whoever is at the server's own machine begins invite links with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}

/// A question to the others that is not yet decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenPoll {
    /// The number of the change that asked.
    pub n: u32,
    /// Who asks.
    pub seat: SeatName,
    /// What.
    pub poll: Poll,
    /// Who has agreed.
    pub yes: Vec<SeatName>,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Said {
    /// Its number at the table.
    pub n: u32,
    /// When.
    pub at: u64,
    /// From which seat; nothing for somebody who watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatName>,
    /// Who.
    pub name: String,
    /// Whether no password keeps the name.
    #[serde(default, skip_serializing_if = "is_false")]
    pub guest: bool,
    /// What.
    pub text: String,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parting {
    /// The server goes; another takes over, or it comes back: connect again.
    Restart,
    /// What was sent was not read fast enough: connect again.
    TooSlow,
    /// Too much was sent.
    TooMuch,
    /// The session has ended.
    SignedOut,
}

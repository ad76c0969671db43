//! What a client sends over the WebSocket.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Poll, SeatName, TableId};

/// A message from a client, as JSON text.
///
/// The server answers a message whose `id` is not 0 with
/// [`ServerMessage::Done`](crate::ServerMessage::Done),
/// [`Refused`](crate::ServerMessage::Refused) or
/// [`NoTable`](crate::ServerMessage::NoTable) and the same `id`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Shows a table and every later change of it, in place of the table shown before.
    /// The answer is [`ServerMessage::Table`](crate::ServerMessage::Table).
    Open {
        /// Identifies the answer; 0 for none.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
        /// Which table.
        table: TableId,
        /// The last change that the client knows; 0 for none.
        #[serde(default)]
        from: u32,
        /// The secret of the invite link, for a private table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<String>,
    },
    /// Stops showing the table.
    Shut {
        /// Identifies the answer; 0 for none.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
    },
    /// Starts or stops showing the lobby and the sender's own tables.
    Lobby {
        /// Identifies the answer; 0 for none.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
        /// Whether to show them.
        on: bool,
    },
    /// Plays an action.
    Do {
        /// Identifies the answer.
        id: u32,
        /// The last change that the client knew when the action was chosen.
        expected: u32,
        /// The action in notation.
        action: String,
    },
    /// Takes back own steps, as far as the rules allow.
    Undo {
        /// Identifies the answer.
        id: u32,
        /// The last change that the client knew when the sender decided to.
        expected: u32,
        /// The number of the last change whose steps remain.
        to: u32,
    },
    /// Puts a question to the others.
    Propose {
        /// Identifies the answer.
        id: u32,
        /// The question.
        poll: Poll,
    },
    /// Answers the open question.
    Answer {
        /// Identifies the answer.
        id: u32,
        /// The number of the change that asked.
        asked: u32,
        /// Whether the sender agrees.
        yes: bool,
    },
    /// Takes a seat.
    Sit {
        /// Identifies the answer.
        id: u32,
        /// Which seat; the first open one by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatName>,
    },
    /// Gives up the seat before the game has started.
    Leave {
        /// Identifies the answer.
        id: u32,
    },
    /// The host gives an open seat to a bot, or opens a bot's seat.
    Assign {
        /// Identifies the answer.
        id: u32,
        /// Which seat.
        seat: SeatName,
        /// The level of the bot; nothing to open the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// The host frees a person's seat before the game has started. That person cannot
    /// sit down at this table again.
    Unseat {
        /// Identifies the answer.
        id: u32,
        /// Which seat.
        seat: SeatName,
    },
    /// The host starts the game.
    Start {
        /// Identifies the answer.
        id: u32,
    },
    /// Gives up the game; a bot plays on.
    Resign {
        /// Identifies the answer.
        id: u32,
    },
    /// Takes over from the bot that stood in.
    Back {
        /// Identifies the answer.
        id: u32,
    },
    /// Makes a new table where the same people play again.
    Rematch {
        /// Identifies the answer.
        id: u32,
    },
    /// Says something to everybody at the table.
    Say {
        /// Identifies the answer.
        id: u32,
        /// Plain text.
        text: String,
    },
    /// Asks for the server's time, or whether the server is there at all. The answer is
    /// [`ServerMessage::Pong`](crate::ServerMessage::Pong).
    Ping {
        /// Identifies a refusal; 0 for none.
        #[serde(default, skip_serializing_if = "is_zero")]
        id: u32,
        /// Any number; the answer repeats it.
        at: u64,
    },
}

impl ClientMessage {
    /// The number that identifies the answer; 0 for none.
    pub const fn id(&self) -> u32 {
        match *self {
            ClientMessage::Open { id, .. }
            | ClientMessage::Shut { id }
            | ClientMessage::Lobby { id, .. }
            | ClientMessage::Do { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Propose { id, .. }
            | ClientMessage::Answer { id, .. }
            | ClientMessage::Sit { id, .. }
            | ClientMessage::Leave { id }
            | ClientMessage::Assign { id, .. }
            | ClientMessage::Unseat { id, .. }
            | ClientMessage::Start { id }
            | ClientMessage::Resign { id }
            | ClientMessage::Back { id }
            | ClientMessage::Rematch { id }
            | ClientMessage::Say { id, .. }
            | ClientMessage::Ping { id, .. } => id,
        }
    }

    /// The `id` in a text that is not a valid message, so that its refusal can carry it;
    /// 0 if there is none where a message would have it.
    ///
    /// ```
    /// use lucid_protocol::ClientMessage;
    ///
    /// assert_eq!(ClientMessage::id_in(r#"{"fly":{"id":7,"how":"high"}}"#), 7);
    /// assert_eq!(ClientMessage::id_in(r#"{"do":{"id":-7}}"#), 0);
    /// assert_eq!(ClientMessage::id_in("{\"do\":"), 0);
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
}

pub(crate) fn is_zero(id: &u32) -> bool {
    *id == 0
}

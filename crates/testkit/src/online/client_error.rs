//! What can go wrong between a simulated client and a server.

use std::{fmt, io};

use lucid_protocol::Problem;
use lucid_tabletop::RedactedError;

/// Why a request or a message failed.
#[derive(Debug)]
pub enum ClientError {
    /// The connection broke, or the server is not there.
    Gone(io::Error),
    /// The server refused, with this status.
    Refused(u16, Problem),
    /// The server sent something that cannot be read.
    Unreadable(String),
    /// A change could not be played onto the shadow.
    RedactedError(RedactedError),
    /// A change came out of order: its number, and that of the last one before.
    OutOfOrder(u32, u32),
    /// Nothing came in time.
    Silence,
}

impl ClientError {
    /// The problem that the server named, if it did.
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            ClientError::Refused(_, problem) => Some(problem),
            _ => None,
        }
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Gone(error) => write!(f, "the connection is gone: {error}"),
            ClientError::Refused(status, problem) => {
                write!(f, "refused with {status}: {}", problem.message)
            }
            ClientError::Unreadable(text) => write!(f, "unreadable: {text}"),
            ClientError::RedactedError(error) => write!(f, "a change could not be played: {error}"),
            ClientError::OutOfOrder(number, known) => {
                write!(f, "change {number} came after change {known}")
            }
            ClientError::Silence => f.write_str("nothing came in time"),
        }
    }
}

impl std::error::Error for ClientError {}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> ClientError {
        ClientError::Gone(error)
    }
}

impl From<RedactedError> for ClientError {
    fn from(error: RedactedError) -> ClientError {
        ClientError::RedactedError(error)
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        match error {
            tungstenite::Error::Io(error) => ClientError::Gone(error),
            tungstenite::Error::Http(answer) => {
                let body = answer.body().as_deref().unwrap_or_default();
                match serde_json::from_slice(body) {
                    Ok(problem) => ClientError::Refused(answer.status().as_u16(), problem),
                    Err(_) => ClientError::Unreadable(answer.status().to_string()),
                }
            }
            other => ClientError::Gone(io::Error::other(other)),
        }
    }
}

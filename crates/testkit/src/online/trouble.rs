//! What can go wrong between a simulated person and a server.

use std::{fmt, io};

use lucid_protocol::Problem;
use lucid_tabletop::RedactedError;

/// Why something did not happen.
#[derive(Debug)]
pub enum Trouble {
    /// The connection broke, or the server is not there.
    Gone(io::Error),
    /// The server refused, with this status.
    Refused(u16, Problem),
    /// The server answered something that cannot be read.
    Unreadable(String),
    /// A change could not be played onto the shadow.
    RedactedError(RedactedError),
    /// A change came out of order: this one, after that many.
    OutOfOrder(u32, u32),
    /// Nothing came in time.
    Silence,
}

impl Trouble {
    /// The problem that the server named, if it did.
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Trouble::Refused(_, problem) => Some(problem),
            _ => None,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Gone(error) => write!(f, "the connection is gone: {error}"),
            Trouble::Refused(status, problem) => {
                write!(f, "refused with {status}: {}", problem.message)
            }
            Trouble::Unreadable(text) => write!(f, "unreadable: {text}"),
            Trouble::RedactedError(error) => write!(f, "not followed: {error}"),
            Trouble::OutOfOrder(number, known) => {
                write!(f, "change {number} came after change {known}")
            }
            Trouble::Silence => f.write_str("nothing came in time"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Gone(error)
    }
}

impl From<RedactedError> for Trouble {
    fn from(error: RedactedError) -> Trouble {
        Trouble::RedactedError(error)
    }
}

impl From<tungstenite::Error> for Trouble {
    fn from(error: tungstenite::Error) -> Trouble {
        match error {
            tungstenite::Error::Io(error) => Trouble::Gone(error),
            tungstenite::Error::Http(answer) => {
                let body = answer.body().as_deref().unwrap_or_default();
                match serde_json::from_slice(body) {
                    Ok(problem) => Trouble::Refused(answer.status().as_u16(), problem),
                    Err(_) => Trouble::Unreadable(answer.status().to_string()),
                }
            }
            other => Trouble::Gone(io::Error::other(other)),
        }
    }
}

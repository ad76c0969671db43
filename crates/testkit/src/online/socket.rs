//! A WebSocket to the server.

use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use lucid_protocol::{ClientMessage, ServerMessage, liveness};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::{Message, WebSocket};

use super::{ClientError, http};

/// How long the server may be silent before it is pinged.
const PING: Duration = Duration::from_millis(liveness::PING);
/// The same after a message was sent.
const ANSWER: Duration = Duration::from_millis(liveness::ANSWER);
/// How long it may take to connect.
const CONNECT: Duration = Duration::from_millis(liveness::CONNECT);
/// How long the answer to a ping may take by default.
const SILENCE: Duration = Duration::from_millis(liveness::SILENCE);
/// The number in pings of the socket itself, whose answers are not passed on.
pub const OWN: u64 = u64::MAX;

/// A WebSocket to the server. While it waits for a message, it gives up on a silent server
/// as [`lucid_protocol::liveness`] says.
#[derive(Debug)]
pub struct ClientSocket {
    socket: WebSocket<TcpStream>,
    /// When the last message came.
    last_heard: Instant,
    /// When the first message was sent that nothing has come after.
    waiting_since: Option<Instant>,
    /// When a ping was sent, if nothing has come since.
    pinged: Option<Instant>,
    /// How long the answer to a ping may take.
    pub silence: Duration,
    /// Every text that came, in order, if they are recorded.
    pub heard: Option<Vec<String>>,
}

impl ClientSocket {
    /// Opens a socket on a connection.
    ///
    /// # Errors
    /// The connection breaks or the server refuses.
    pub fn open(
        stream: TcpStream,
        headers: &[(&'static str, String)],
    ) -> Result<ClientSocket, ClientError> {
        let server = stream.peer_addr()?;
        stream.set_read_timeout(Some(CONNECT))?;
        let mut request = format!("ws://{server}/api/socket").into_client_request()?;
        for (name, value) in headers {
            let value =
                HeaderValue::from_str(value).map_err(|e| ClientError::Gone(io::Error::other(e)))?;
            request
                .headers_mut()
                .insert(HeaderName::from_static(name), value);
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(ClientSocket {
                socket,
                last_heard: Instant::now(),
                waiting_since: None,
                pinged: None,
                silence: SILENCE,
                heard: None,
            }),
            Err(tungstenite::HandshakeError::Failure(error)) => Err(error.into()),
            Err(tungstenite::HandshakeError::Interrupted(_)) => Err(ClientError::Silence),
        }
    }

    /// Sends a message.
    ///
    /// # Errors
    /// The connection is gone.
    pub fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.send_text(&serde_json::to_string(message).expect("messages can be written"))
    }

    /// Sends any text.
    ///
    /// # Errors
    /// The connection is gone.
    pub fn send_text(&mut self, text: &str) -> Result<(), ClientError> {
        self.socket.send(Message::text(text))?;
        self.waiting_since.get_or_insert_with(Instant::now);
        Ok(())
    }

    /// Sends a ping whose answer is not passed on.
    ///
    /// # Errors
    /// The connection is gone.
    pub fn ping(&mut self) -> Result<(), ClientError> {
        self.pinged = Some(Instant::now());
        let ping = ClientMessage::Ping { id: 0, at: OWN };
        let ping = serde_json::to_string(&ping).expect("messages can be written");
        Ok(self.socket.send(Message::text(ping))?)
    }

    /// Whether a ping has not been answered yet.
    pub fn is_doubtful(&self) -> bool {
        self.pinged.is_some()
    }

    /// When the silence has lasted long enough to do something about it.
    fn patience_ends(&self) -> Instant {
        match self.pinged {
            Some(at) => at + self.silence,
            None => {
                let next = self.last_heard + PING;
                self.waiting_since
                    .map_or(next, |sent| next.min(sent + ANSWER))
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// None comes in time, or the connection is gone.
    pub fn next_message(&mut self) -> Result<ServerMessage, ClientError> {
        self.next_within(http::PATIENCE)
    }

    /// The next message within a time.
    ///
    /// # Errors
    /// None comes in time, or the connection is gone.
    pub fn next_within(&mut self, time: Duration) -> Result<ServerMessage, ClientError> {
        let until = Instant::now() + time;
        loop {
            let next = until.min(self.patience_ends());
            let left = next.saturating_duration_since(Instant::now());
            // A timeout of zero would mean to wait forever.
            let left = left.max(Duration::from_millis(1));
            self.socket.get_ref().set_read_timeout(Some(left))?;
            let read = self.socket.read();
            if read.is_ok() {
                self.last_heard = Instant::now();
                (self.waiting_since, self.pinged) = (None, None);
            }
            match read {
                Ok(Message::Text(text)) if is_own(&text) => {}
                Ok(Message::Text(text)) => {
                    if let Some(heard) = &mut self.heard {
                        heard.push(text.as_str().to_owned());
                    }
                    return serde_json::from_str(&text)
                        .map_err(|error| ClientError::Unreadable(format!("{error} in {text}")));
                }
                Ok(_) if Instant::now() < until => {}
                Ok(_) => return Err(ClientError::Silence),
                Err(tungstenite::Error::Io(error)) if is_silence(&error) => {
                    if Instant::now() >= until {
                        return Err(ClientError::Silence);
                    }
                    if Instant::now() >= self.patience_ends() {
                        match self.pinged {
                            None => self.ping()?,
                            Some(_) => return Err(ClientError::Gone(error)),
                        }
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The connection itself.
    pub fn stream(&self) -> &TcpStream {
        self.socket.get_ref()
    }
}

fn is_own(text: &str) -> bool {
    let message = || serde_json::from_str(text);
    text.starts_with(r#"{"pong""#) && matches!(message(), Ok(ServerMessage::Pong { at: OWN, .. }))
}

fn is_silence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
    )
}

//! A WebSocket to the server.

use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use protocol::{Ask, News};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::{Message, WebSocket};

use super::{Trouble, http};

/// A socket that is open.
#[derive(Debug)]
pub struct Line {
    socket: WebSocket<TcpStream>,
    /// Every text that came, in order, if they are kept.
    pub heard: Option<Vec<String>>,
}

impl Line {
    /// Opens a socket on a connection.
    ///
    /// # Errors
    /// When the connection breaks or the server refuses.
    pub fn open(stream: TcpStream, headers: &[(&'static str, String)]) -> Result<Line, Trouble> {
        let server = stream.peer_addr()?;
        let mut request = format!("ws://{server}/api/socket").into_client_request()?;
        for (name, value) in headers {
            let value =
                HeaderValue::from_str(value).map_err(|e| Trouble::Gone(io::Error::other(e)))?;
            request
                .headers_mut()
                .insert(HeaderName::from_static(name), value);
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Line {
                socket,
                heard: None,
            }),
            Err(tungstenite::HandshakeError::Failure(error)) => Err(error.into()),
            Err(tungstenite::HandshakeError::Interrupted(_)) => Err(Trouble::Silence),
        }
    }

    /// Says something.
    ///
    /// # Errors
    /// When the connection is gone.
    pub fn say(&mut self, ask: &Ask) -> Result<(), Trouble> {
        self.say_text(&serde_json::to_string(ask).expect("messages can be written"))
    }

    /// Says anything.
    ///
    /// # Errors
    /// When the connection is gone.
    pub fn say_text(&mut self, text: &str) -> Result<(), Trouble> {
        Ok(self.socket.send(Message::text(text))?)
    }

    /// The next message.
    ///
    /// # Errors
    /// When none comes in time, or the connection is gone.
    pub fn next_news(&mut self) -> Result<News, Trouble> {
        self.next_within(http::PATIENCE)
    }

    /// The next message within a time.
    ///
    /// # Errors
    /// When none comes in time, or the connection is gone.
    pub fn next_within(&mut self, time: Duration) -> Result<News, Trouble> {
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            // No time at all would mean to wait for ever.
            let left = left.max(Duration::from_millis(1));
            self.socket.get_ref().set_read_timeout(Some(left))?;
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    if let Some(heard) = &mut self.heard {
                        heard.push(text.as_str().to_owned());
                    }
                    return serde_json::from_str(&text)
                        .map_err(|error| Trouble::Unreadable(format!("{error} in {text}")));
                }
                Ok(_) if Instant::now() < until => {}
                Ok(_) => return Err(Trouble::Silence),
                Err(tungstenite::Error::Io(error)) if is_silence(&error) => {
                    return Err(Trouble::Silence);
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

fn is_silence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
    )
}

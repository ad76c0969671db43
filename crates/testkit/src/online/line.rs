//! A WebSocket to the server.

use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use lucid_protocol::{Ask, News, liveness};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::{Message, WebSocket};

use super::{Trouble, http};

/// After how long a silence the server is asked whether it is there.
const PING: Duration = Duration::from_millis(liveness::PING);
/// The same after something was said.
const ANSWER: Duration = Duration::from_millis(liveness::ANSWER);
/// How long connecting may take.
const CONNECT: Duration = Duration::from_millis(liveness::CONNECT);
/// How long the answer may take, unless somebody is more patient.
const SILENCE: Duration = Duration::from_millis(liveness::SILENCE);
/// What pings of the line itself carry; their answers are its own, too.
const OWN: u64 = u64::MAX;

/// A socket that is open. While something is waited for, a server that has gone
/// silent is noticed as [`lucid_protocol::liveness`] says.
#[derive(Debug)]
pub struct Line {
    socket: WebSocket<TcpStream>,
    /// When something last came.
    heard_at: Instant,
    /// When something was first said that nothing has come after.
    said: Option<Instant>,
    /// When a sign of life was asked for, if none has come.
    pinged: Option<Instant>,
    /// How long the server may take for a sign of life.
    pub(super) silence: Duration,
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
        stream.set_read_timeout(Some(CONNECT))?;
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
                heard_at: Instant::now(),
                said: None,
                pinged: None,
                silence: SILENCE,
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
        self.socket.send(Message::text(text))?;
        self.said.get_or_insert_with(Instant::now);
        Ok(())
    }

    fn ping(&mut self) -> Result<(), Trouble> {
        self.pinged = Some(Instant::now());
        let ping = Ask::Ping { id: 0, at: OWN };
        let ping = serde_json::to_string(&ping).expect("messages can be written");
        Ok(self.socket.send(Message::text(ping))?)
    }

    /// When a silence has lasted long enough to do something about it.
    fn patience_ends(&self) -> Instant {
        match self.pinged {
            Some(at) => at + self.silence,
            None => {
                let next = self.heard_at + PING;
                self.said.map_or(next, |said| next.min(said + ANSWER))
            }
        }
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
            let next = until.min(self.patience_ends());
            let left = next.saturating_duration_since(Instant::now());
            // No time at all would mean to wait for ever.
            let left = left.max(Duration::from_millis(1));
            self.socket.get_ref().set_read_timeout(Some(left))?;
            let read = self.socket.read();
            if read.is_ok() {
                self.heard_at = Instant::now();
                (self.said, self.pinged) = (None, None);
            }
            match read {
                Ok(Message::Text(text)) if is_own(&text) => {}
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
                    if Instant::now() >= until {
                        return Err(Trouble::Silence);
                    }
                    if Instant::now() >= self.patience_ends() {
                        match self.pinged {
                            None => self.ping()?,
                            Some(_) => return Err(Trouble::Gone(error)),
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
    let news = || serde_json::from_str(text);
    text.starts_with(r#"{"pong""#) && matches!(news(), Ok(News::Pong { at: OWN, .. }))
}

fn is_silence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
    )
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    #[test]
    fn a_server_that_froze_is_noticed_by_whoever_says_something() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let (done, wait) = std::sync::mpsc::channel::<()>();
        let server = thread::spawn(move || {
            let (stream, _) = listener.accept().expect("a connection");
            let mut socket = tungstenite::accept(stream).expect("a socket");
            // It answers once, and never again.
            let ping = socket.read().expect("a ping").into_text().expect("a text");
            assert!(ping.starts_with(r#"{"ping""#), "{ping}");
            let pong = News::Pong { at: OWN, now: 1 };
            let pong = serde_json::to_string(&pong).expect("it can be written");
            socket.send(Message::text(pong)).expect("it is sent");
            let _ = wait.recv();
        });
        let stream = TcpStream::connect(address).expect("a connection");
        let mut line = Line::open(stream, &[]).expect("a socket");
        // A sign of life that the line asked for itself is nobody else's news.
        line.ping().expect("it is sent");
        let none = line.next_within(Duration::from_millis(300));
        assert!(matches!(none, Err(Trouble::Silence)), "{none:?}");
        assert_eq!(line.pinged, None, "it was heard");
        line.say(&Ask::Start { id: 1 }).expect("it is sent");
        let gone = line.next_within(PING);
        assert!(matches!(gone, Err(Trouble::Gone(_))), "{gone:?}");
        drop(done);
        server.join().expect("it ends");
    }
}

//! Somebody with a session.

use std::net::{Ipv4Addr, SocketAddr};

use lucid_protocol::account::Rename;
use lucid_protocol::table::{Join, Joined, Made};
use lucid_protocol::{Plan, SeatName, TableId};
use serde::de::DeserializeOwned;

use super::http::{self, Reply};
use super::{ClientError, ClientSocket};

/// A person at a server: a name and the cookie of a session.
#[derive(Clone)]
pub struct Guest {
    /// The server.
    pub server: SocketAddr,
    /// The address to connect from; unspecified for any.
    pub from: Ipv4Addr,
    /// The name that others see.
    pub name: String,
    cookie: String,
    /// Whether they never give up on a silent server.
    patient: bool,
}

impl Guest {
    /// Starts a session.
    ///
    /// # Errors
    /// The server is away or refuses.
    pub fn arrive(server: SocketAddr, name: &str) -> Result<Guest, ClientError> {
        Guest::arrive_from(server, Ipv4Addr::UNSPECIFIED, name)
    }

    /// Starts a session from an address of this machine.
    ///
    /// # Errors
    /// The server is away or refuses.
    pub fn arrive_from(
        server: SocketAddr,
        from: Ipv4Addr,
        name: &str,
    ) -> Result<Guest, ClientError> {
        let mut guest = Guest {
            server,
            from,
            name: name.to_owned(),
            cookie: String::new(),
            patient: false,
        };
        let name = name.to_owned();
        let reply = guest.ask("POST", "/api/session", &to_json(&Rename { name }))?;
        let cookies = (reply.headers.iter())
            .filter(|(name, _)| name == "set-cookie")
            .filter_map(|(_, value)| value.split(';').next());
        guest.cookie = cookies.collect::<Vec<_>>().join("; ");
        if guest.cookie.is_empty() {
            Err(ClientError::Unreadable(
                "a session without a cookie".to_owned(),
            ))
        } else {
            Ok(guest)
        }
    }

    /// The same person with the cookies of another session.
    #[must_use]
    pub fn with_cookie(&self, cookie: &str) -> Guest {
        Guest {
            cookie: cookie.to_owned(),
            ..self.clone()
        }
    }

    /// Somebody whose session began before, with its cookie.
    pub fn returning(server: SocketAddr, name: &str, cookie: &str) -> Guest {
        Guest {
            server,
            from: Ipv4Addr::UNSPECIFIED,
            name: name.to_owned(),
            cookie: cookie.to_owned(),
            patient: false,
        }
    }

    /// The same person, who takes a silent server for a busy one and waits. A real client
    /// would give up after some seconds and connect again.
    #[must_use]
    pub fn patient(self) -> Guest {
        Guest {
            patient: true,
            ..self
        }
    }

    /// Makes a table.
    ///
    /// # Errors
    /// The server is away or refuses.
    pub fn make(&self, plan: &Plan) -> Result<Made, ClientError> {
        read(&self.ask("POST", "/api/tables", &to_json(plan))?)
    }

    /// Takes a seat.
    ///
    /// # Errors
    /// The server is away or refuses.
    pub fn join(&self, table: TableId, join: &Join) -> Result<SeatName, ClientError> {
        let path = format!("/api/tables/{table}/join");
        let joined: Joined = read(&self.ask("POST", &path, &to_json(join))?)?;
        Ok(joined.seat)
    }

    /// The record of a finished game.
    ///
    /// # Errors
    /// The server is away or refuses.
    pub fn record(&self, table: TableId) -> Result<String, ClientError> {
        let path = format!("/api/tables/{table}/record");
        Ok(self.ask("GET", &path, "")?.text())
    }

    /// Opens a socket.
    ///
    /// # Errors
    /// The server is away or refuses.
    pub fn connect(&self) -> Result<ClientSocket, ClientError> {
        let stream = http::connect(self.server, self.from)?;
        let mut socket = ClientSocket::open(stream, &self.headers())?;
        if self.patient {
            socket.silence = http::PATIENCE;
        }
        Ok(socket)
    }

    /// Sends any HTTP request; a refusal is an error.
    ///
    /// # Errors
    /// The server is away or refuses.
    pub fn ask(&self, method: &str, path: &str, body: &str) -> Result<Reply, ClientError> {
        let stream = http::connect(self.server, self.from)?;
        let headers = self.headers();
        let mut headers: Vec<(&str, &str)> = (headers.iter())
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        if !body.is_empty() {
            headers.push(("content-type", "application/json"));
        }
        let reply = http::ask(stream, method, path, &headers, body)?;
        if (200..300).contains(&reply.status) {
            return Ok(reply);
        }
        Err(match serde_json::from_slice(&reply.body) {
            Ok(problem) => ClientError::Refused(reply.status, problem),
            Err(_) => ClientError::Unreadable(format!("{}: {}", reply.status, reply.text())),
        })
    }

    /// The headers that a browser would send from the server's own pages.
    pub fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = vec![
            ("host", self.server.to_string()),
            ("origin", format!("http://{}", self.server)),
        ];
        if !self.cookie.is_empty() {
            headers.push(("cookie", self.cookie.clone()));
        }
        headers
    }
}

// The cookie must not reach a log through a failing test.
impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guest")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

fn to_json(body: &impl serde::Serialize) -> String {
    serde_json::to_string(body).expect("messages can be written")
}

fn read<T: DeserializeOwned>(reply: &Reply) -> Result<T, ClientError> {
    serde_json::from_slice(&reply.body).map_err(|_| ClientError::Unreadable(reply.text()))
}

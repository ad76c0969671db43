//! The configuration of a server, wherever its values come from.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

pub use crate::rate_limit::Rate;
pub use crate::retention::{Age, Retention};
use crate::store::LONGEST_SESSION;

/// The configuration of a server.
#[derive(Clone)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database: `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// The message bus between nodes; nothing for a single node.
    pub nats: Option<String>,
    /// The folder for files.
    pub data_dir: PathBuf,
    /// The address in people's browsers; nothing for the one that the server listens on.
    pub public_url: Option<PublicUrl>,
    /// The addresses where others in the same networks find a server that listens on all
    /// interfaces, the most useful first.
    pub network: Vec<SocketAddr>,
    /// The number of reverse proxies in front of the server. Each adds the address that it
    /// was called from to `X-Forwarded-For`; anything else there may be made up.
    pub proxies: u8,
    /// Limits per person and address.
    pub limits: Limits,
    /// The milliseconds after which a bot plays, so that people can follow.
    pub bot_pause: u64,
    /// The seconds after which a node that is alive but no longer plays the bots of a table
    /// loses them to another. One that dies loses them within a few seconds.
    pub bot_lease: u32,
    /// The seconds of silence after which a socket is closed.
    pub silence: u32,
    /// The days without use after which a session ends; a year at most.
    pub session_days: u32,
    /// When idle tables end, and how long data is kept.
    pub retention: Retention,
}

impl Config {
    /// A single node that keeps everything in one file.
    pub fn new(listen: SocketAddr, data_dir: PathBuf) -> Config {
        let database = format!("sqlite:{}", data_dir.join("lucid.db").display());
        Config {
            listen,
            database,
            nats: None,
            data_dir,
            public_url: None,
            network: Vec::new(),
            proxies: 0,
            limits: Limits::default(),
            bot_pause: 600,
            bot_lease: 30,
            silence: 90,
            session_days: 90,
            retention: Retention::default(),
        }
    }

    /// Whether several nodes can share the database, or there is only one. A SQLite
    /// file belongs to one process: nodes would not see what others commit.
    pub fn can_share(&self) -> bool {
        self.nats.is_none() || !self.database.starts_with("sqlite:")
    }

    /// The milliseconds that a session may be unused.
    pub(crate) fn session_rest(&self) -> u64 {
        let days = u64::from(self.session_days.max(1));
        LONGEST_SESSION.min(days * 24 * 60 * 60 * 1_000)
    }

    /// The address that links to this server begin with, without a trailing slash.
    pub fn base_url(&self) -> String {
        (self.known_url()).unwrap_or_else(|| format!("http://{}", self.listen))
    }

    /// The address where others reach this server, if it is known: the public one, or one in
    /// the networks of this machine.
    pub fn known_url(&self) -> Option<String> {
        let network = || {
            self.network
                .first()
                .map(|address| format!("http://{address}"))
        };
        self.public_url
            .as_ref()
            .map(ToString::to_string)
            .or_else(network)
    }
}

// The addresses of database and message bus may hold passwords.
impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("listen", &self.listen)
            .field("data_dir", &self.data_dir)
            .field("public_url", &self.public_url)
            .field("proxies", &self.proxies)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

/// Limits per identity and address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests from an address.
    pub address_requests: Rate,
    /// Requests of an identity.
    pub identity_requests: Rate,
    /// New guests from an address.
    pub guests: Rate,
    /// Password attempts, from an address and for a name.
    pub sign_ins: Rate,
    /// Packs that an identity uploads.
    pub packs: Rate,
    /// Unfinished tables that an identity has made.
    pub tables: u32,
    /// Open sockets of an identity.
    pub identity_sockets: u32,
    /// Open sockets from an address; a whole school may share one.
    pub address_sockets: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            address_requests: Rate::new(400, 1_200),
            identity_requests: Rate::new(100, 300),
            guests: Rate::new(40, 4),
            sign_ins: Rate::new(8, 2),
            packs: Rate::new(10, 2),
            tables: 50,
            identity_sockets: 16,
            address_sockets: 400,
        }
    }
}

impl Limits {
    /// Practically no limits, for measuring.
    pub const fn open() -> Limits {
        let any = Rate::new(1_000_000, 60_000_000);
        Limits {
            address_requests: any,
            identity_requests: any,
            guests: any,
            sign_ins: any,
            packs: any,
            tables: 1_000_000,
            identity_sockets: 1_000_000,
            address_sockets: 1_000_000,
        }
    }
}

/// An address as browsers know it: scheme and host, nothing after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    authority: String,
}

/// The text is not the address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseUrlError;

impl PublicUrl {
    /// Whether it uses TLS.
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// Host and port.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

impl std::str::FromStr for PublicUrl {
    type Err = ParseUrlError;

    fn from_str(text: &str) -> Result<PublicUrl, ParseUrlError> {
        let uri: axum::http::Uri = text.parse().map_err(|_| ParseUrlError)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(ParseUrlError),
        };
        let authority = uri.authority().ok_or(ParseUrlError)?.as_str();
        let bare = matches!(uri.path(), "" | "/") && uri.query().is_none();
        if !bare || authority.is_empty() || authority.contains('@') {
            return Err(ParseUrlError);
        }
        // Browsers leave the default port out of an origin.
        let usual = if secure { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(authority);
        Ok(PublicUrl {
            secure,
            authority: authority.to_ascii_lowercase(),
        })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl fmt::Display for ParseUrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an address such as https://lucid.example")
    }
}

impl std::error::Error for ParseUrlError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_addresses_are_origins() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| url.to_string());
        let same = ["https://lucid.example", "http://[::1]:7777"];
        for text in same {
            assert_eq!(read(text).as_deref(), Ok(text));
        }
        assert_eq!(read("https://Lucid.example:443/").unwrap(), same[0]);
        for text in [
            "",
            "lucid.example",
            "ftp://lucid.example",
            "https://",
            "https://me@lucid.example",
            "https://lucid.example/games",
            "https://lucid.example/?a",
            "https://lucid .example",
        ] {
            assert_eq!(read(text), Err(ParseUrlError), "{text}");
        }
    }

    #[test]
    fn links_lead_where_others_find_the_server() {
        let mut config = Config::new(([0, 0, 0, 0], 7777).into(), "data".into());
        assert_eq!(config.known_url(), None);
        config.network = vec![([192, 168, 1, 20], 7777).into()];
        assert_eq!(config.base_url(), "http://192.168.1.20:7777");
        config.public_url = "https://lucid.example".parse().ok();
        assert_eq!(config.base_url(), "https://lucid.example");
    }

    #[test]
    fn passwords_of_databases_are_not_shown() {
        let mut config = Config::new(([127, 0, 0, 1], 7777).into(), "data".into());
        config.database = "postgres://lucid:hush@db/lucid".to_owned();
        config.nats = Some("nats://lucid:hush@bus".to_owned());
        assert!(!format!("{config:?}").contains("hush"));
    }
}

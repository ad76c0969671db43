//! Whether a request comes from our own pages.
//!
//! Browsers say which site sends a request, and no page can change that. So cookies alone
//! are never enough: requests that change something, and sockets, must come from our pages.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use lucid_protocol::Code;

use super::error::{ApiError, ApiResult};
use crate::config::Config;

/// The origins of our own pages.
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    /// The public address.
    public: Option<String>,
    /// Whether any host in a request may be ours. If the server only listens on this machine,
    /// another name is an attack with DNS.
    any_host: bool,
    /// The address where others in the same networks reach us.
    network: Option<String>,
}

impl Origins {
    pub(crate) fn new(config: &Config) -> Origins {
        let public = config.public_url.as_ref().map(ToString::to_string);
        Origins {
            any_host: public.is_none() && !config.listen.ip().is_loopback(),
            network: config.known_url().filter(|_| public.is_none()),
            public,
        }
    }

    /// The beginning of invite links for somebody whose page has this origin; nothing for the
    /// public address. Others use the address that the host uses, unless that is this
    /// machine's own name and another one is known.
    pub(crate) fn for_guests(&self, headers: &HeaderMap) -> Option<String> {
        if self.public.is_some() {
            return None;
        }
        let origin = headers.get(ORIGIN)?.to_str().ok()?;
        let (_, authority) = origin.split_once("://")?;
        let network = self.network.clone().filter(|_| is_this_machine(authority));
        Some(network.unwrap_or_else(|| origin.to_owned()))
    }

    /// Refuses a request that changes something but does not come from our pages.
    pub(crate) fn check(&self, headers: &HeaderMap) -> ApiResult<()> {
        let site = headers.get("sec-fetch-site");
        let ours = match headers.get(ORIGIN) {
            Some(_) => return self.check_socket(headers),
            None => site.is_some_and(|site| site == "same-origin"),
        };
        ours.then_some(()).ok_or_else(wrong)
    }

    /// Refuses a socket that does not come from our pages.
    pub(crate) fn check_socket(&self, headers: &HeaderMap) -> ApiResult<()> {
        let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
        let ours = origin.is_some_and(|origin| self.is_ours(origin, headers));
        ours.then_some(()).ok_or_else(wrong)
    }

    fn is_ours(&self, origin: &str, headers: &HeaderMap) -> bool {
        let origin = origin.to_ascii_lowercase();
        if Some(&origin) == self.public.as_ref() {
            return true;
        }
        let Some((_, authority)) = origin.split_once("://") else {
            return false;
        };
        let asked = headers.get(HOST).and_then(|host| host.to_str().ok());
        let same = asked.is_some_and(|asked| asked.eq_ignore_ascii_case(authority));
        same && (self.any_host || is_this_machine(authority))
    }
}

fn is_this_machine(authority: &str) -> bool {
    let host = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next(),
        None => authority.split(':').next(),
    };
    let host = host.unwrap_or_default();
    let local = |address: IpAddr| address.is_loopback();
    host == "localhost" || host.parse().is_ok_and(local)
}

fn wrong() -> ApiError {
    let message = "the request does not come from a page of this server; \
                   whoever runs it under another name sets its public address";
    ApiError::new(Code::WrongOrigin, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(listen: &str, public: Option<&str>, host: &str, origin: &str) -> bool {
        let mut config = Config::new(listen.parse().unwrap(), "data".into());
        config.public_url = public.map(|url| url.parse().unwrap());
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        headers.insert(ORIGIN, origin.parse().unwrap());
        Origins::new(&config).check(&headers).is_ok()
    }

    #[test]
    fn on_this_machine_only_its_own_names_count() {
        let check = |host, origin| check("127.0.0.1:7777", None, host, origin);
        assert!(check("127.0.0.1:7777", "http://127.0.0.1:7777"));
        assert!(check("localhost:7777", "http://LOCALHOST:7777"));
        assert!(check("[::1]:7777", "http://[::1]:7777"));
        assert!(!check("127.0.0.1:7777", "http://localhost:7777"));
        assert!(!check("127.0.0.1:7777", "http://127.0.0.1:8080"));
        assert!(!check("evil.example:7777", "http://evil.example:7777"));
        assert!(!check("127.0.0.1:7777", "null"));
        assert!(!check(
            "localhost.evil.example",
            "http://localhost.evil.example"
        ));
    }

    #[test]
    fn in_a_network_the_host_that_was_asked_for_counts() {
        let check = |host, origin| check("0.0.0.0:7777", None, host, origin);
        assert!(check("192.168.0.5:7777", "http://192.168.0.5:7777"));
        assert!(check("attic.local:7777", "http://attic.local:7777"));
        assert!(!check("attic.local:7777", "http://evil.example"));
    }

    #[test]
    fn a_host_at_the_machine_itself_invites_to_its_address_in_the_network() {
        let mut config = Config::new(([0, 0, 0, 0], 7777).into(), "data".into());
        let link = |config: &Config, origin: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ORIGIN, origin.parse().unwrap());
            Origins::new(config).for_guests(&headers)
        };
        let local = "http://localhost:7777";
        assert_eq!(link(&config, local).as_deref(), Some(local));
        config.network = vec![([192, 168, 1, 20], 7777).into()];
        let network = "http://192.168.1.20:7777";
        assert_eq!(link(&config, local).as_deref(), Some(network));
        let loopback = "http://127.0.0.1:7777";
        assert_eq!(link(&config, loopback).as_deref(), Some(network));
        let attic = "http://attic.local:7777";
        assert_eq!(link(&config, attic).as_deref(), Some(attic));
        config.public_url = "https://lucid.example".parse().ok();
        assert_eq!(link(&config, local), None);
    }

    #[test]
    fn a_public_address_is_the_only_one() {
        let public = Some("https://lucid.example");
        let check = |host, origin| check("0.0.0.0:7777", public, host, origin);
        assert!(check("10.0.0.2:7777", "https://lucid.example"));
        assert!(!check("10.0.0.2:7777", "http://lucid.example"));
        assert!(!check("other.example", "https://other.example"));
        assert!(!check("x", "https://lucid.example.evil.example"));
    }

    #[test]
    fn a_browser_may_say_only_that_it_is_the_same_site() {
        let config = Config::new(([127, 0, 0, 1], 7777).into(), "data".into());
        let origins = Origins::new(&config);
        let mut headers = HeaderMap::new();
        assert!(origins.check(&headers).is_err());
        for (site, ours) in [("same-origin", true), ("same-site", false), ("none", false)] {
            headers.insert("sec-fetch-site", site.parse().unwrap());
            assert_eq!(origins.check(&headers).is_ok(), ours, "{site}");
            assert!(origins.check_socket(&headers).is_err());
        }
    }
}

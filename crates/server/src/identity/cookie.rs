//! The cookies of sessions and known devices.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};

use super::Token;

/// A year, in seconds.
const AGE: u32 = 365 * 24 * 60 * 60;

/// What a cookie is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cookie {
    /// A session.
    Session,
    /// A device where the right password was given. It outlives sessions and gives no access.
    Device,
}

/// How this server writes cookies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cookies {
    secure: bool,
}

impl Cookies {
    /// Cookies that are only sent over TLS, or always.
    pub(crate) fn new(secure: bool) -> Cookies {
        Cookies { secure }
    }

    /// Whether they are only sent over TLS.
    pub(crate) fn are_secure(self) -> bool {
        self.secure
    }

    /// With TLS, the name itself keeps other hosts of the domain from setting the cookie.
    fn name(self, what: Cookie) -> &'static str {
        match (what, self.secure) {
            (Cookie::Session, true) => "__Host-lucid",
            (Cookie::Session, false) => "lucid",
            (Cookie::Device, true) => "__Host-lucid-device",
            (Cookie::Device, false) => "lucid-device",
        }
    }

    /// The header that makes a browser keep a token.
    pub(crate) fn keep(self, what: Cookie, token: &Token) -> HeaderValue {
        self.write(what, &token.text(), AGE)
    }

    /// The header that makes a browser forget its token.
    pub(crate) fn forget(self, what: Cookie) -> HeaderValue {
        self.write(what, "", 0)
    }

    fn write(self, what: Cookie, value: &str, age: u32) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let name = self.name(what);
        let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        let mut header = HeaderValue::try_from(text).expect("hexadecimal digits are a header");
        header.set_sensitive(true);
        header
    }

    /// The token that a browser sends.
    pub(crate) fn read(self, what: Cookie, headers: &HeaderMap) -> Option<Token> {
        let shown = headers.get_all(COOKIE);
        let texts = shown.iter().filter_map(|value| value.to_str().ok());
        let pairs = texts.flat_map(|text| text.split(';'));
        let mut values = pairs.filter_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == self.name(what)).then_some(value)
        });
        values.find_map(Token::read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_the_protocol_describes_the_cookie() {
        let page = include_str!("../../../../docs/src/protocol.md");
        for (secure, what) in [
            (false, Cookie::Session),
            (true, Cookie::Session),
            (false, Cookie::Device),
            (true, Cookie::Device),
        ] {
            let cookies = Cookies::new(secure);
            assert!(page.contains(&format!("`{}`", cookies.name(what))));
            let set = cookies.keep(what, &Token::fresh());
            let (pair, attributes) = set.to_str().unwrap().split_once("; ").unwrap();
            let (_, value) = pair.split_once('=').unwrap();
            assert_eq!(value.len(), 64, "hexadecimal digits");
            let attributes = attributes.split("; ");
            for attribute in attributes.filter(|one| !one.starts_with("Max-Age")) {
                assert!(page.contains(&format!("`{attribute}`")), "{attribute}");
            }
        }
    }

    #[test]
    fn a_cookie_comes_back_among_others() {
        for (secure, what, other) in [
            (false, Cookie::Session, Cookie::Device),
            (true, Cookie::Session, Cookie::Device),
            (false, Cookie::Device, Cookie::Session),
            (true, Cookie::Device, Cookie::Session),
        ] {
            let cookies = Cookies::new(secure);
            let token = Token::fresh();
            let set = cookies.keep(what, &token);
            let set = set.to_str().unwrap();
            let pair = set.split(';').next().unwrap();
            let mut headers = HeaderMap::new();
            let all = format!("theme=night; {pair}; x");
            headers.insert(COOKIE, all.parse().unwrap());
            assert_eq!(cookies.read(what, &headers), Some(token));
            assert_eq!(cookies.read(other, &headers), None);
            assert_eq!(set.contains("Secure"), secure);
        }
    }
}

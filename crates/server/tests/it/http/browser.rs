//! As much of a browser as these tests need: requests, cookies, an origin.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use lucid_protocol::Problem;
use serde::de::DeserializeOwned;

#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    /// `name=value`, as the server has set it.
    pub(crate) cookie: Option<String>,
    /// Where its pages are from; nothing for what is no browser.
    pub(crate) origin: Option<String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser {
            address,
            cookie: None,
            origin: Some(format!("http://{address}")),
        }
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], b"")
    }

    pub(crate) fn post(&mut self, path: &str, json: &str) -> Answer {
        self.json("POST", path, json)
    }

    pub(crate) fn json(&mut self, method: &str, path: &str, json: &str) -> Answer {
        let kind = [("content-type", "application/json")];
        self.send(method, path, &kind, json.as_bytes())
    }

    /// Sends a request, and keeps the cookie that is set.
    pub(crate) fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        let mut line = |name: &str, value: &str| head.push_str(&format!("{name}: {value}\r\n"));
        if !headers.iter().any(|(name, _)| *name == "host") {
            line("host", &self.address.to_string());
        }
        if let Some(origin) = &self.origin {
            line("origin", origin);
        }
        if let Some(cookie) = &self.cookie {
            line("cookie", cookie);
        }
        if !body.is_empty() {
            line("content-length", &body.len().to_string());
        }
        headers.iter().for_each(|(name, value)| line(name, value));
        head.push_str("\r\n");
        let answer = self.raw(head.as_bytes(), body);
        if let Some(set) = answer.header("set-cookie") {
            let pair = set.split(';').next().unwrap_or_default();
            let kept = !pair.ends_with('=');
            self.cookie = kept.then(|| pair.to_owned());
        }
        answer
    }

    /// Sends bytes as they are.
    pub(crate) fn raw(&self, head: &[u8], body: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        // Longer than anything takes: a test that hangs must end some day.
        let patience = Some(Duration::from_secs(120));
        stream.set_read_timeout(patience).unwrap();
        stream.write_all(head).unwrap();
        // A body that is too long may be refused before all of it is sent.
        let _ = stream.write_all(body);
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        Answer::read(&bytes)
    }
}

impl Answer {
    fn read(bytes: &[u8]) -> Answer {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1));
        let headers = lines.filter_map(|line| line.split_once(": "));
        Answer {
            status: status.and_then(|status| status.parse().ok()).unwrap_or(0),
            headers: headers
                .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
                .collect(),
            body: body.to_owned(),
        }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The body as a value.
    pub(crate) fn value<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Asserts that it is a problem, and returns its status and code.
    pub(crate) fn problem(&self) -> (u16, &'static str) {
        let kind = self.header("content-type");
        assert_eq!(kind, Some("application/json"), "{self:?}");
        let problem: Problem = self.value();
        assert!(!problem.message.is_empty());
        (self.status, problem.code.name())
    }
}

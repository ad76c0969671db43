//! A headless Chromium, driven through its debugging protocol.
//!
//! The protocol is JSON over one WebSocket. What the tests need of it is small,
//! so they speak it themselves.

use std::collections::VecDeque;
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
];

/// A browser with a profile of its own; it ends with this value.
pub(crate) struct Chrome {
    child: Child,
    profile: PathBuf,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    next: u64,
    session: String,
    events: VecDeque<Value>,
}

/// A tab that one can come back to.
pub(crate) struct Tab(String);

impl Chrome {
    /// Starts a browser with one empty page; nothing if none is installed.
    pub(crate) fn start(name: &str) -> Option<Chrome> {
        let unique = format!("lucid-browser-{}-{name}", std::process::id());
        let profile = std::env::temp_dir().join(unique);
        let child = NAMES.iter().find_map(|program| {
            Command::new(program)
                .args(FLAGS)
                .arg(format!("--user-data-dir={}", profile.display()))
                .arg("about:blank")
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .ok()
        })?;
        let file = profile.join("DevToolsActivePort");
        let told = within(Duration::from_secs(60), "Chromium to start", || {
            let told = fs::read_to_string(&file).ok()?;
            told.contains('\n').then_some(told)
        });
        let (port, path) = told.trim().split_once('\n').expect("a port and a path");
        let url = format!("ws://127.0.0.1:{port}{path}");
        let (socket, _) = tungstenite::connect(url).expect("Chromium listens");
        let mut chrome = Chrome {
            child,
            profile,
            socket,
            next: 0,
            session: String::new(),
            events: VecDeque::new(),
        };
        chrome.new_tab();
        Some(chrome)
    }

    /// Goes to a new tab of the same browser; what is called from now on happens
    /// there. Returns the one before.
    pub(crate) fn new_tab(&mut self) -> Tab {
        // Tabs belong to the browser, which has no session.
        let before = Tab(std::mem::take(&mut self.session));
        let target = self.call("Target.createTarget", json!({ "url": "about:blank" }));
        let target = &target["targetId"];
        let options = json!({ "targetId": target, "flatten": true });
        let attached = self.call("Target.attachToTarget", options);
        let session = attached["sessionId"].as_str().unwrap_or_default();
        self.session = session.to_owned();
        for domain in ["Page", "Runtime", "Log", "Network"] {
            self.call(&format!("{domain}.enable"), json!({}));
        }
        before
    }

    /// Goes to a tab, and returns the one before.
    pub(crate) fn turn_to(&mut self, tab: Tab) -> Tab {
        let before = Tab(std::mem::replace(&mut self.session, tab.0));
        self.call("Page.bringToFront", json!({}));
        before
    }

    /// Sends a command and waits for its result.
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Value {
        self.try_call(method, params)
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Sends a command and waits for its result, or for what Chromium has against it.
    pub(crate) fn try_call(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        self.next += 1;
        let id = self.next;
        let mut message = json!({ "id": id, "method": method, "params": params });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        let text = message.to_string();
        self.socket
            .send(Message::text(text))
            .expect("Chromium listens");
        loop {
            let message = self.socket.read().expect("Chromium answers");
            let Message::Text(text) = message else {
                continue;
            };
            let answer: Value = serde_json::from_str(&text).expect("JSON");
            if answer["id"] == json!(id) {
                return match &answer["error"] {
                    Value::Null => Ok(answer["result"].clone()),
                    error => Err(error.clone()),
                };
            }
            self.events.push_back(answer);
        }
    }

    /// Everything that the browser told since it was last asked.
    pub(crate) fn take_events(&mut self) -> Vec<Value> {
        // Events arrive with answers, so ask for anything.
        self.call("Runtime.evaluate", json!({ "expression": "0" }));
        std::mem::take(&mut self.events).into()
    }

    /// What the page complained about since it was last asked.
    pub(crate) fn complaints(&mut self) -> Vec<String> {
        let events = self.take_events();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let complaint = |event: &Value| {
            let params = &event["params"];
            match event["method"].as_str()? {
                "Runtime.exceptionThrown" => {
                    let details = &params["exceptionDetails"];
                    Some(format!(
                        "{} {}",
                        details["text"], details["exception"]["description"]
                    ))
                }
                "Runtime.consoleAPICalled" if params["type"] == "error" => {
                    Some(params["args"][0]["value"].to_string())
                }
                "Log.entryAdded" if params["entry"]["level"] == "error" => {
                    Some(text(&params["entry"]["text"]))
                }
                _ => None,
            }
        };
        events.iter().filter_map(complaint).collect()
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// Asks again until there is an answer.
pub(crate) fn within<T>(time: Duration, what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(start.elapsed() < time, "waited too long for {what}");
        thread::sleep(Duration::from_millis(25));
    }
}

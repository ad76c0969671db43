//! A person's browser: a context of a Chromium, with its tabs.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use lucid_testkit::length::Length;
use serde_json::{Value, json};

use crate::chance;
use crate::chromium::Chromium;
use crate::evidence;
use crate::heard::Heard;

/// The timeout of all waiting. It only matters when something is broken, so it is long enough
/// for a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(180);

/// Disables the service worker: it would download the whole client in every browser, for
/// offline use that few tests need.
const NO_WORKER: &str = "if (navigator.serviceWorker)
    navigator.serviceWorker.register = () => new Promise(() => {})";

/// A browser with an empty profile, which is deleted when this is dropped. If its test fails,
/// its screen and console are kept.
pub(crate) struct Chrome {
    chromium: Arc<Chromium>,
    /// Its name in the evidence of a failure.
    name: String,
    context: Value,
    /// The session of the current tab.
    session: String,
    tabs: Vec<String>,
    inbox: (Sender<Value>, Receiver<Value>),
    events: VecDeque<Value>,
    /// Everything that the pages wrote to the console.
    console: Vec<String>,
    /// The messages that the pages have said.
    heard: Heard,
    /// How many places axe-core has looked at.
    pub(crate) places_checked: usize,
    /// The script that disables the service worker, if any.
    no_worker: Value,
    /// Width and height of the screen, and the scale at which it is painted.
    pub(crate) screen: (u32, u32, f64),
}

/// A tab to come back to.
pub(crate) struct Tab(String);

impl Chrome {
    /// A browser with one empty page.
    pub(crate) fn new(chromium: &Arc<Chromium>, name: &str) -> Chrome {
        let mut chrome = Chrome {
            chromium: chromium.clone(),
            name: name.to_owned(),
            context: Value::Null,
            session: String::new(),
            tabs: Vec::new(),
            inbox: channel(),
            events: VecDeque::new(),
            console: Vec::new(),
            heard: Heard::default(),
            places_checked: 0,
            no_worker: Value::Null,
            screen: (1440, 1000, 1.0),
        };
        let context = chrome.call("Target.createBrowserContext", json!({}));
        chrome.context = context["browserContextId"].clone();
        chrome.new_tab();
        chrome
    }

    /// Switches to a new tab of the same browser; returns the previous one.
    pub(crate) fn new_tab(&mut self) -> Tab {
        // Tabs are opened by the browser, which has no session.
        let before = Tab(std::mem::take(&mut self.session));
        let options = json!({
            "url": "about:blank",
            "browserContextId": self.context,
            // All people look at their screens at the same time.
            "newWindow": self.tabs.is_empty(),
        });
        let target = self.call("Target.createTarget", options);
        let options = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call("Target.attachToTarget", options);
        let session = attached["sessionId"].as_str().unwrap_or_default();
        self.chromium.listen(session, &self.inbox.0);
        self.session = session.to_owned();
        self.tabs.push(session.to_owned());
        for domain in ["Page", "Runtime", "Log", "Network"] {
            self.call(&format!("{domain}.enable"), json!({}));
        }
        self.look_at_it(true);
        self.listen_to_pages();
        let source = chance::script(&format!("{} {}", self.name, self.tabs.len()));
        let params = json!({ "source": source });
        self.call("Page.addScriptToEvaluateOnNewDocument", params);
        if Length::wanted() == Length::Short {
            let params = json!({ "source": NO_WORKER });
            self.no_worker = self.call("Page.addScriptToEvaluateOnNewDocument", params);
        }
        before
    }

    /// Enables the service worker for the pages of this tab, even in short runs.
    pub(crate) fn allow_worker(&mut self) {
        if let added @ Value::Object(_) = self.no_worker.take() {
            self.call("Page.removeScriptToEvaluateOnNewDocument", added);
        }
    }

    /// Switches to a tab; returns the previous one.
    pub(crate) fn turn_to(&mut self, tab: Tab) -> Tab {
        let before = Tab(std::mem::replace(&mut self.session, tab.0));
        self.call("Page.bringToFront", json!({}));
        before
    }

    /// Sets whether somebody is looking at the tab, which also emulates its focus: only one
    /// window at a time could really have it.
    pub(crate) fn look_at_it(&mut self, looks: bool) {
        let params = json!({ "enabled": looks });
        self.call("Emulation.setFocusEmulationEnabled", params);
    }

    /// Sends a command and waits for its result.
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Value {
        self.try_call(method, params)
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Sends a command and waits for its result or error.
    pub(crate) fn try_call(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        let id = self.send(method, params);
        self.answer(id)
    }

    /// Sends a command, whose answer is awaited later.
    pub(crate) fn send(&mut self, method: &str, params: Value) -> u64 {
        self.chromium
            .send(&self.session, method, params, &self.inbox.0)
    }

    /// Waits for the answer to a command.
    pub(crate) fn answer(&mut self, id: u64) -> Result<Value, Value> {
        let start = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(start.elapsed());
            let Ok(mut answer) = self.inbox.1.recv_timeout(left) else {
                return Err(json!("Chromium does not answer"));
            };
            if answer["id"] == json!(id) {
                return match answer["error"].take() {
                    Value::Null => Ok(answer["result"].take()),
                    error => Err(error),
                };
            }
            // Late answers are not events.
            if answer["method"].is_string() && !self.heard.add(&answer) {
                self.console.extend(evidence::console_line(&answer));
                self.events.push_back(answer);
            }
        }
    }

    /// The folder for the evidence of its test.
    pub(crate) fn evidence(&self) -> PathBuf {
        evidence::folder(&self.name)
    }

    /// All events since the last call.
    pub(crate) fn take_events(&mut self) -> Vec<Value> {
        // Events arrive before answers, so wait for the answer to any command.
        self.call("Runtime.evaluate", json!({ "expression": "0" }));
        std::mem::take(&mut self.events).into()
    }

    /// The page's complaints since the last call.
    pub(crate) fn complaints(&mut self) -> Vec<String> {
        let events = self.take_events();
        events.iter().filter_map(evidence::complaint).collect()
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        if thread::panicking() {
            let shot = self.picture();
            evidence::keep(&self.name, shot.ok().as_ref(), &self.console);
        }
        self.session.clear();
        let params = json!({ "browserContextId": self.context });
        let _ = self.try_call("Target.disposeBrowserContext", params);
        for session in &self.tabs {
            self.chromium.forget(session);
        }
        if !thread::panicking() {
            self.heard.keep();
        }
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
        thread::sleep(Duration::from_millis(10));
    }
}

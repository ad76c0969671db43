//! Which messages the pages of a test have said.
//!
//! `LUCID_HEARD` names a folder for this, where each test that passes leaves a file. While
//! none of its messages changes, `cargo xtask test` need not run the test again.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;
use std::thread;

use serde_json::{Value, json};

use crate::chrome::Chrome;

/// The function of the page that a test is told by.
const BINDING: &str = "tellHeard";

/// The client, as it is built for tests, calls `heard` with the id of each message.
const LISTEN: &str = "(() => {
    let ids = [];
    window.heard = (id) => {
        if (ids.push(id) === 1) queueMicrotask(() => { tellHeard(ids.join(' ')); ids = []; });
    };
})()";

/// The messages that somebody's pages have said.
#[derive(Debug, Default)]
pub(crate) struct Heard(BTreeSet<String>);

impl Heard {
    /// Adds those that an event tells, if it is one of these.
    pub(crate) fn add(&mut self, event: &Value) -> bool {
        let params = &event["params"];
        let is_told = event["method"] == "Runtime.bindingCalled" && params["name"] == BINDING;
        if is_told {
            let ids = params["payload"].as_str().unwrap_or_default();
            self.0.extend(ids.split_whitespace().map(str::to_owned));
        }
        is_told
    }

    /// Writes them down for the test of this thread; several people add to one file.
    pub(crate) fn keep(&self) {
        let (Some(folder), Some(test)) = (folder(), test()) else {
            return;
        };
        let written = fs::create_dir_all(&folder).and_then(|()| {
            let file = folder.join(test);
            let mut file = OpenOptions::new().create(true).append(true).open(file)?;
            let lines: String = self.0.iter().map(|id| format!("{id}\n")).collect();
            file.write_all(lines.as_bytes())
        });
        written.expect("the folder can be written");
    }
}

impl Chrome {
    /// Listens to all pages of the current tab.
    pub(crate) fn listen_to_pages(&mut self) {
        if folder().is_some() {
            self.call("Runtime.addBinding", json!({ "name": BINDING }));
            let params = json!({ "source": LISTEN });
            self.call("Page.addScriptToEvaluateOnNewDocument", params);
        }
    }
}

fn folder() -> Option<PathBuf> {
    std::env::var_os("LUCID_HEARD").map(PathBuf::from)
}

/// The test that runs in this thread; nothing if there is no thread for each test.
fn test() -> Option<String> {
    let name = thread::current().name()?.to_owned();
    (name != "main").then_some(name)
}

//! The page as a player meets it: looking, pressing, typing.

use std::time::Duration;

use serde_json::{Value, json};

use crate::chrome::{Chrome, within};

const PATIENCE: Duration = Duration::from_secs(60);

impl Chrome {
    /// Opens an address and waits until the client is there.
    pub(crate) fn open(&mut self, url: &str) {
        self.call("Page.navigate", json!({ "url": url }));
        self.wait(
            "document.readyState === 'complete' && !!document.querySelector('main:not(.arriving)')",
        );
    }

    /// Loads the page again.
    pub(crate) fn reload(&mut self) {
        self.eval("window.before = true");
        self.call("Page.reload", json!({}));
        self.wait("!window.before && !!document.querySelector('main:not(.arriving)')");
    }

    /// Loads the page again, without waiting until it is there.
    pub(crate) fn reload_slowly(&mut self) {
        self.eval("window.before = true");
        self.call("Page.reload", json!({}));
        self.wait("!window.before && document.readyState === 'complete'");
    }

    /// The value of an expression in the page.
    pub(crate) fn eval(&mut self, expression: &str) -> Value {
        let params =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.call("Runtime.evaluate", params);
        let thrown = &answer["exceptionDetails"];
        assert!(thrown.is_null(), "{expression}: {thrown}");
        answer["result"]["value"].clone()
    }

    /// Waits until an expression is true.
    pub(crate) fn wait(&mut self, expression: &str) {
        within(PATIENCE, expression, || {
            let params = json!({ "expression": expression, "returnByValue": true });
            // A page that is just being left answers nothing.
            let answer = self.try_call("Runtime.evaluate", params).ok()?;
            (answer["result"]["value"] == json!(true)).then_some(())
        });
    }

    /// Waits until the page has drawn everything: boards take turns, and the journal,
    /// which is busy until then, is the last.
    pub(crate) fn settle(&mut self) {
        let drawn = "new Promise((go) => requestAnimationFrame(() => setTimeout(go)))";
        self.eval(&format!("{drawn}.then(() => {drawn}).then(() => true)"));
        self.wait("!document.querySelector('.journal [aria-busy], .area-rail:empty')");
        self.eval(&format!("{drawn}.then(() => true)"));
    }

    /// Waits for an element; its text.
    pub(crate) fn text(&mut self, selector: &str) -> String {
        self.wait(&format!("!!document.querySelector({selector:?})"));
        let look = format!("document.querySelector({selector:?}).innerText");
        self.eval(&look).as_str().unwrap_or_default().to_owned()
    }

    /// How many elements there are.
    pub(crate) fn count(&mut self, selector: &str) -> u64 {
        let look = format!("document.querySelectorAll({selector:?}).length");
        self.eval(&look).as_u64().unwrap_or(0)
    }

    /// Waits for an element and presses it with the mouse.
    pub(crate) fn press(&mut self, selector: &str) {
        self.wait(&format!("!!document.querySelector({selector:?})"));
        // A page that has just been entered is scrolled to its top first.
        self.eval("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))).then(() => 0)");
        let place = self.eval(&format!(
            "(() => {{ const e = document.querySelector({selector:?}); e.scrollIntoView({{block: 'center'}}); \
             const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
        ));
        for kind in ["mousePressed", "mouseReleased"] {
            let params = json!({
                "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1
            });
            self.call("Input.dispatchMouseEvent", params);
        }
    }

    /// Lets go of a file over the page.
    pub(crate) fn drop_file(&mut self, name: &str, text: &str) {
        let (name, text) = (json!(name), json!(text));
        self.eval(&format!(
            "(() => {{
                const data = new DataTransfer();
                data.items.add(new File([{text}], {name}, {{ type: 'text/plain' }}));
                const at = document.querySelector('main');
                for (const kind of ['dragover', 'drop'])
                    at.dispatchEvent(new DragEvent(kind, {{ dataTransfer: data, bubbles: true, cancelable: true }}));
            }})()"
        ));
    }

    /// Presses a key.
    pub(crate) fn key(&mut self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            let mut params = json!({ "type": kind, "key": key, "code": key });
            if key == "Enter" {
                params["text"] = json!("\r");
                params["windowsVirtualKeyCode"] = json!(13);
            } else if key == "Tab" {
                params["windowsVirtualKeyCode"] = json!(9);
            } else if key == "Escape" {
                params["windowsVirtualKeyCode"] = json!(27);
            }
            self.call("Input.dispatchKeyEvent", params);
        }
    }

    /// Cuts the network off, or connects it again.
    pub(crate) fn offline(&mut self, offline: bool) {
        let params = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1
        });
        self.call("Network.emulateNetworkConditions", params);
    }

    /// Shows the page as on a screen of this size.
    pub(crate) fn size(&mut self, width: u32, height: u32) {
        let params = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600
        });
        self.call("Emulation.setDeviceMetricsOverride", params);
    }
}

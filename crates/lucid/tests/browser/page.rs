//! The page as a player meets it: looking, pressing, typing.

use std::time::Instant;

use serde_json::{Value, json};

use crate::chrome::{Chrome, PATIENCE};

/// Resolves when the page has changed, and soon in any case: not every condition changes the
/// page.
const CHANGE: &str = "new Promise((go) => {
    const seen = new MutationObserver(() => setTimeout(done));
    const done = () => { seen.disconnect(); clearTimeout(soon); go(); };
    const soon = setTimeout(done, 50);
    seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})";

/// Resolves when the page has painted everything that happened so far.
const FRAME: &str = "new Promise((go) => requestAnimationFrame(() => setTimeout(go)))";

/// The scale at which pages are painted. Without a GPU, painting is a third of all work, and
/// rarely looked at; at a quarter of the width and height, little of it is left.
const PAINTED: f64 = 0.25;

/// How many milliseconds a page may play by itself before it is asked for its progress.
const TURN: u32 = 2_000;

impl Chrome {
    /// Opens an address and waits until the client is there.
    pub(crate) fn open(&mut self, url: &str) {
        self.call("Page.navigate", json!({ "url": url }));
        self.wait(
            "document.readyState === 'complete' && !!document.querySelector('main:not(.arriving)')",
        );
    }

    /// Opens an address after running a script, as if an earlier visit had left what it writes.
    /// It runs for this page only: what a later page finds was stored by the client.
    pub(crate) fn open_with(&mut self, url: &str, script: &str) {
        let params = json!({ "source": script });
        let added = self.call("Page.addScriptToEvaluateOnNewDocument", params);
        self.open(url);
        self.call("Page.removeScriptToEvaluateOnNewDocument", added);
    }

    /// Reloads the page.
    pub(crate) fn reload(&mut self) {
        self.eval("window.before = true");
        self.call("Page.reload", json!({}));
        self.wait("!window.before && !!document.querySelector('main:not(.arriving)')");
    }

    /// Reloads the page without waiting for the client.
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

    /// The value of an expression that decides what to do next; while it is `'wait'`, it is
    /// evaluated again after the next change.
    pub(crate) fn next(&mut self, expression: &str) -> String {
        let next = format!(
            "(async () => {{
                const next = {expression};
                if (next === 'wait') await {CHANGE};
                return next;
            }})()"
        );
        self.eval(&next).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression is true.
    pub(crate) fn wait(&mut self, expression: &str) {
        // The page itself checks whenever it has changed.
        let look = format!(
            "(async () => {{
                const look = () => {{ try {{ return ({expression}) === true; }} catch {{ return false; }} }};
                const end = performance.now() + {TURN};
                while (!look()) {{
                    if (performance.now() > end) return false;
                    await {CHANGE};
                }}
                return true;
            }})()"
        );
        let start = Instant::now();
        loop {
            let params = json!({ "expression": look, "returnByValue": true, "awaitPromise": true });
            // A page that is being left does not answer.
            let answer = self.try_call("Runtime.evaluate", params);
            if answer.is_ok_and(|answer| answer["result"]["value"] == json!(true)) {
                return;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "waited too long for {expression}"
            );
        }
    }

    /// Lets the page press buttons by itself until an expression is true, or for a while.
    /// `press` is an expression that presses, and is `'wait'` where there is nothing to press.
    /// After each press, `pause` is awaited. [`Chrome::played`] returns the result.
    pub(crate) fn play(&mut self, until: &str, press: &str, pause: &str) -> u64 {
        let play = format!(
            "(async () => {{
                const end = performance.now() + {TURN};
                for (let presses = 0; ; ) {{
                    // Checking and pressing are one task, so that no bot moves in between.
                    if ({until}) return {{ there: true, presses }};
                    const pressed = {press};
                    if (pressed !== 'wait') presses += 1;
                    await (pressed === 'wait' ? {CHANGE} : {pause});
                    if (performance.now() > end) return {{ there: false, presses }};
                }}
            }})()"
        );
        let params = json!({ "expression": play, "returnByValue": true, "awaitPromise": true });
        self.send("Runtime.evaluate", params)
    }

    /// Whether the page reached its condition, and how often it pressed.
    pub(crate) fn played(&mut self, play: u64) -> (bool, u64) {
        let answer = self.answer(play);
        let answer = answer.unwrap_or_else(|error| panic!("playing: {error}"));
        let thrown = &answer["exceptionDetails"];
        assert!(thrown.is_null(), "playing: {thrown}");
        let value = &answer["result"]["value"];
        (
            value["there"] == true,
            value["presses"].as_u64().unwrap_or(0),
        )
    }

    /// Waits until the page has painted everything: boards are painted over several frames, and
    /// the journal, which is busy until then, comes last.
    pub(crate) fn settle(&mut self) {
        self.eval(&format!("{FRAME}.then(() => {FRAME}).then(() => true)"));
        self.wait("!document.querySelector('.journal [aria-busy], main.table > .area-rail:empty')");
        self.eval(&format!("{FRAME}.then(() => true)"));
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
        // A new page is scrolled to its top first, and elements move as the page is built: it
        // is pressed once it has stopped moving, or after a second, for some never do.
        let place = self.eval(&format!(
            "(async () => {{
                const frame = () => new Promise((go) => requestAnimationFrame(go));
                await frame();
                await frame();
                let before = '';
                const end = performance.now() + 30_000;
                for (let frames = 0; ; frames += 1) {{
                    const element = document.querySelector({selector:?});
                    element?.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                    const r = element?.getBoundingClientRect();
                    const place = r && [r.x + r.width / 2, r.y + r.height / 2];
                    if (place && (place.join() === before || frames > 60)) return place;
                    if (performance.now() > end) return null;
                    before = String(place?.join());
                    await frame();
                }}
            }})()"
        ));
        let Some([Some(x), Some(y)]) = (place.as_array())
            .and_then(|place| place.first_chunk::<2>())
            .map(|place| place.each_ref().map(Value::as_f64))
        else {
            panic!("{selector} is gone");
        };
        // Mouse coordinates are those of the screen.
        let scale = self.screen.2;
        for kind in ["mousePressed", "mouseReleased"] {
            let params = json!({
                "type": kind, "x": x * scale, "y": y * scale, "button": "left", "clickCount": 1
            });
            self.call("Input.dispatchMouseEvent", params);
        }
    }

    /// Waits for an element and clicks it by a script: for buttons that other tests press with
    /// the mouse, because a mouse press takes several frames.
    pub(crate) fn click(&mut self, selector: &str) {
        self.wait(&format!("!!document.querySelector({selector:?})"));
        self.eval(&format!("document.querySelector({selector:?}).click()"));
    }

    /// Drops a file onto the page.
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

    /// Disconnects the network, or reconnects it.
    pub(crate) fn offline(&mut self, offline: bool) {
        let params = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1
        });
        self.call("Network.emulateNetworkConditions", params);
    }

    /// Emulates a screen of this size, painted small.
    pub(crate) fn size(&mut self, width: u32, height: u32) {
        let shown = self.show(width, height, PAINTED);
        shown.unwrap_or_else(|error| panic!("{width} × {height}: {error}"));
    }

    /// The same painted in full size: for pictures and figures, and for tests that set the
    /// mouse position themselves.
    pub(crate) fn size_in_full(&mut self, width: u32, height: u32) {
        let shown = self.show(width, height, 1.0);
        shown.unwrap_or_else(|error| panic!("{width} × {height}: {error}"));
    }

    /// Emulates a screen of this size, painted at a scale that does not affect the layout.
    fn show(&mut self, width: u32, height: u32, scale: f64) -> Result<Value, Value> {
        self.screen = (width, height, scale);
        let params = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
            "scale": scale
        });
        self.try_call("Emulation.setDeviceMetricsOverride", params)
    }

    /// A screenshot of the page in full size, as Chromium's answer.
    pub(crate) fn picture(&mut self) -> Result<Value, Value> {
        let (width, height, _) = self.screen;
        self.show(width, height, 1.0)?;
        let params = json!({ "format": "png", "captureBeyondViewport": false });
        self.try_call("Page.captureScreenshot", params)
    }
}

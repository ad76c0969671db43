//! The size and speed of the client, for the figures of the book.
//!
//! They are measured with the small client of a release, so only with `LUCID_FIGURES`: `cargo
//! xtask figures` builds it first. Bytes and memory are asserted here. Times are for
//! information and are only recorded: `LUCID_FIGURES=write` updates the table in the book, best
//! on an idle machine.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::chrome::Chrome;
use crate::chromium::Chromium;
use crate::font::Fonts;
use crate::server::Server;
use crate::{browser_of, home, play_looking, play_until, serve};

/// The most bytes until a board can be played: the budget of the book.
const BYTES: u64 = 360_000;
/// A page of memory of the engine, which grows by whole pages, and by some of them
/// where free memory lies scattered.
const PAGE: u64 = 64 * 1024;
/// How often the first board is loaded; the median counts.
const LOADS: usize = 5;

/// Notes when the first board can be played, pressing “play now” as soon as it
/// is there, and every long task.
const WATCH: &str = r"
    window.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((e) => e.duration)))
        .observe({ type: 'longtask', buffered: true });
    (function look() {
        const play = document.querySelector('#play-now');
        if (play && !window.pressed && window.hurry) { window.pressed = true; play.click(); }
        const there = document.querySelector('.table .choices .btn, .table .ends .way-on');
        if (there) window.playable = performance.now();
        else requestAnimationFrame(look);
    })();
";

/// Restarts chance with every `same()`: the cards, bots and presses of a game repeat those of
/// the game before. Ids, of five bytes, are still new.
const SAME_CHANCE: &str = r"
    (() => {
        let state;
        window.same = () => { state = 1; };
        same();
        window.chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
        const real = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = (bytes) =>
            bytes.length === 5 ? real(bytes) : bytes.fill(0).map((_, at) => bytes[at] = chance() * 256);
    })()
";

/// Forgets the tasks so far, once they have been told.
const FORGET: &str = "new Promise((go) => setTimeout(go, 300)).then(() => tasks.length = 0)";

#[test]
#[ignore = "measures the release client: cargo xtask figures"]
fn bytes_times_and_memory() {
    if std::env::var_os("LUCID_FIGURES").is_none() {
        return;
    }
    // A separate Chromium, in which nothing else happens.
    let chromium = Chromium::start(Fonts::System);
    let (Some(server), Some(mut chrome)) = (serve(""), browser_of(chromium, "figures")) else {
        return;
    };
    chrome.size_in_full(1440, 1000);
    chrome.allow_worker();
    home(&server, &mut chrome);
    let bytes = bytes_to_a_board(&server, &mut chrome);
    assert!(bytes <= BYTES, "{bytes} bytes to a playable board");
    let plain = milliseconds_to_a_board(&server, &mut chrome, 1);
    let slowed = milliseconds_to_a_board(&server, &mut chrome, 4);
    as_players_have_it(&mut chrome);
    let (longest, games) = five_games(&mut chrome, play_looking);
    let is_written = std::env::var("LUCID_FIGURES").as_deref() == Ok("write");
    let hurried = is_written.then(|| five_games(&mut chrome, play_until).0);
    let (second, last) = (&games[1], &games[4]);
    assert!(
        last.wasm <= second.wasm + 4 * PAGE,
        "memory of the engine grows: {games:?}"
    );
    assert!(
        last.script * 20 <= second.script * 21 && last.nodes <= second.nodes + second.nodes / 20,
        "memory of the page grows: {games:?}"
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());

    let mut table = String::from("| what | limit | measured |\n|---|---|---|\n");
    let mut row = |what: &str, bar: &str, measured: String| {
        let _ = writeln!(table, "| {what} | {bar} | {measured} |");
    };
    row(
        "compressed bytes from an empty cache to a playable board",
        "360 KB",
        format!("{} KB", bytes.div_ceil(1000)),
    );
    row(
        "from opening home to a playable board",
        "",
        format!("{plain} ms"),
    );
    row(
        "the same with a processor slowed four times",
        "1.2 s",
        format!("{slowed} ms"),
    );
    let task = |longest: u64| match longest {
        0 => "none over 50 ms".to_owned(),
        task => format!("{task} ms"),
    };
    row(
        "longest task while a scripted game is played, the worst of five times",
        "50 ms",
        task(longest),
    );
    if let Some(hurried) = hurried {
        row(
            "the same pressed as quickly as a script can, many steps in a frame",
            "",
            task(hurried),
        );
    }
    row(
        "memory after the second and the fifth of five games in a row",
        "no growth",
        format!("{second}; {last}"),
    );
    eprintln!("{table}");
    if is_written {
        write(&table);
    }
}

/// The bytes over the network until a board can be played, without a cache.
fn bytes_to_a_board(server: &Server, chrome: &mut Chrome) -> u64 {
    chrome.call("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    chrome.call("Network.setBypassServiceWorker", json!({ "bypass": true }));
    chrome.take_events();
    to_a_board(server, chrome);
    let events = chrome.take_events();
    let finished = events
        .iter()
        .filter(|event| event["method"] == "Network.loadingFinished");
    let bytes = finished.map(|event| event["params"]["encodedDataLength"].as_f64().unwrap_or(0.0));
    bytes.sum::<f64>() as u64
}

/// With a cache and the service worker.
fn as_players_have_it(chrome: &mut Chrome) {
    chrome.call(
        "Network.setCacheDisabled",
        json!({ "cacheDisabled": false }),
    );
    chrome.call("Network.setBypassServiceWorker", json!({ "bypass": false }));
    chrome.reload();
    chrome.eval(WATCH);
    chrome.wait("!!document.querySelector('.table .choices .btn')");
}

/// The median of some loads without a cache.
fn milliseconds_to_a_board(server: &Server, chrome: &mut Chrome, slower: u32) -> u64 {
    chrome.call("Emulation.setCPUThrottlingRate", json!({ "rate": slower }));
    let mut times: Vec<u64> = (0..LOADS).map(|_| to_a_board(server, chrome)).collect();
    chrome.call("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
    times.sort_unstable();
    times[LOADS / 2]
}

/// Opens home, presses “play now”, and tells after how many milliseconds the
/// board could be played.
fn to_a_board(server: &Server, chrome: &mut Chrome) -> u64 {
    let source = format!("window.hurry = true;{WATCH}");
    let watching = chrome.call(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": source }),
    );
    chrome.call("Page.navigate", json!({ "url": server.url }));
    chrome.wait("(window.playable ?? 0) > 0");
    chrome.call("Page.removeScriptToEvaluateOnNewDocument", watching);
    chrome
        .eval("Math.round(window.playable)")
        .as_u64()
        .unwrap_or(0)
}

/// The memory of the page after a game.
#[derive(Debug)]
struct Memory {
    script: u64,
    wasm: u64,
    nodes: u64,
}

impl std::fmt::Display for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        write!(
            f,
            "{:.1} MB of script, {:.1} MB of wasm, {} nodes",
            megabytes(self.script),
            megabytes(self.wasm),
            self.nodes
        )
    }
}

/// Five times the same game without leaving the page: the longest task of all,
/// and the memory after each.
fn five_games(chrome: &mut Chrome, play: fn(&mut Chrome, &str)) -> (u64, Vec<Memory>) {
    // Loading with a slowed processor is not part of the game either.
    chrome.eval(FORGET);
    chrome.eval(SAME_CHANCE);
    let (mut longest, mut games) = (0, Vec::new());
    for _ in 0..5 {
        play(chrome, "!!document.querySelector('.end-page')");
        chrome.wait("!!document.querySelector('#again')");
        chrome.eval("same()");
        chrome.press("#again");
        // Measured where the next game begins, which looks the same every time.
        chrome.wait("!!document.querySelector('.table .choices .btn') && !!document.querySelector('.journal')");
        let told = "new Promise((go) => setTimeout(go, 300))";
        let task = chrome.eval(&format!(
            "{told}.then(() => Math.round(Math.max(0, ...tasks)))"
        ));
        longest = longest.max(task.as_u64().unwrap_or(0));
        games.push(memory(chrome));
        // Forced garbage collection is a long task, but not the game's.
        chrome.eval(FORGET);
    }
    (longest, games)
}

fn memory(chrome: &mut Chrome) -> Memory {
    for _ in 0..2 {
        chrome.call("HeapProfiler.collectGarbage", json!({}));
    }
    let heap = chrome.call("Runtime.getHeapUsage", json!({}));
    let counters = chrome.call("Memory.getDOMCounters", json!({}));
    let wasm = chrome.eval(
        "import(document.querySelector('link[rel=modulepreload][href*=\"/lucid-\"]').href)\
         .then((client) => client.initSync().memory.buffer.byteLength)",
    );
    let number = |value: &Value| value.as_f64().unwrap_or(0.0) as u64;
    Memory {
        script: number(&heap["usedSize"]),
        wasm: number(&wasm),
        nodes: number(&counters["nodes"]),
    }
}

/// Updates the table in the book, between its two marks.
fn write(table: &str) {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/src/browser.md");
    let text = fs::read_to_string(&page).expect("the page of the book");
    let (before, rest) = text.split_once("<!-- figures -->\n").expect("a mark");
    let (_, after) = rest.split_once("<!-- /figures -->").expect("a second mark");
    let text = format!("{before}<!-- figures -->\n{table}<!-- /figures -->{after}");
    fs::write(&page, text).expect("the page can be written");
}

/// Notes the longest time between two frames.
const GAPS: &str = r"
    window.gap = 0;
    (() => {
        let before = performance.now();
        (function frame(now) {
            gap = Math.max(gap, now - before);
            before = now;
            requestAnimationFrame(frame);
        })(before);
    })();
";

/// How long the page stands still while bots of each level take their turns one step after
/// another, as people see it.
#[test]
#[ignore = "measures the release client: cargo xtask figures"]
fn frames_while_bots_think() {
    if std::env::var_os("LUCID_FIGURES").is_none() {
        return;
    }
    let chromium = Chromium::start(Fonts::System);
    let (Some(server), Some(mut chrome)) = (serve(""), browser_of(chromium, "frames")) else {
        return;
    };
    chrome.size_in_full(1440, 1000);
    for level in ["random", "greedy", "planner"] {
        home(&server, &mut chrome);
        let setup = format!("sylex players=3 | person Ada / bot {level} Noor / bot {level} Bruno");
        let settings = "language: en\\nmotion: system\\nsound: off\\npace: normal\\nname: Ada\\nwelcomed: yes\\n";
        chrome.eval(&format!(
            "localStorage.setItem('lucid.last', '{setup}'); localStorage.setItem('lucid.settings', '{settings}')"
        ));
        chrome.reload();
        chrome.press("#play-now");
        chrome.wait("!!document.querySelector('.table .choices .btn') && !!document.querySelector('.journal')");
        chrome.settle();
        chrome.eval(WATCH);
        chrome.eval(GAPS);
        let third = "document.querySelector('.time b')?.innerText.includes('Cycle 3') ?? false";
        play_looking(&mut chrome, third);
        let gap = chrome.eval("Math.round(window.gap)");
        let task = chrome.eval("Math.round(Math.max(0, ...tasks))");
        eprintln!(
            "{level} bots at normal pace: at most {gap} ms between two frames, {task} ms in a task"
        );
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// How long it takes until the first line of a hint is there.
#[test]
#[ignore = "measures the release client: cargo xtask figures"]
fn first_line_of_a_hint() {
    if std::env::var_os("LUCID_FIGURES").is_none() {
        return;
    }
    let chromium = Chromium::start(Fonts::System);
    let (Some(server), Some(mut chrome)) = (serve(""), browser_of(chromium, "hint-time")) else {
        return;
    };
    chrome.size_in_full(1440, 1000);
    home(&server, &mut chrome);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table')");
    for phase in ["Travel", "Creation"] {
        let there = format!(
            "document.querySelector('.phases .now')?.innerText === '{phase}' && !!document.querySelector('.ends .hint-ask')"
        );
        play_until(&mut chrome, &there);
        // Somebody has looked at the table before they ask.
        chrome.eval("new Promise((go) => setTimeout(go, 2500))");
        for slower in [1, 4] {
            chrome.call("Emulation.setCPUThrottlingRate", json!({ "rate": slower }));
            let took = chrome.eval(
                "new Promise((go) => { const start = performance.now(); \
                 document.querySelector('.ends .hint-ask').click(); \
                 (function look() { document.querySelector('.hint .hint-steps li') \
                 ? go(Math.round(performance.now() - start)) : requestAnimationFrame(look); })(); })",
            );
            chrome.call("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
            eprintln!("first line of a hint in {phase}, slowed {slower} times: {took} ms");
            chrome.press(".hint .close");
            chrome.wait("!document.querySelector('.hint')");
        }
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

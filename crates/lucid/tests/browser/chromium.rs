//! A headless Chromium, driven through its debugging protocol over a pipe.
//!
//! All tests of a run share one: each person of a test has a browser context with its own
//! storage, cache and cookies. `cargo test` runs the tests in parallel in one process, and so
//! with one Chromium; nextest, which gives every test a process, starts one for each.
//!
//! Chromium exits when its pipe closes, however this process ends, so none is left behind. The
//! protocol is JSON, each message followed by a zero byte. The tests need little of it, so they
//! implement it themselves.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::font::Fonts;

/// The first installed one is used. The headless shell is Chromium without its user interface,
/// and takes about two thirds of the time.
const NAMES: [&str; 4] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
];

/// Names another program, by its path or as it is found in `PATH`.
const CHOICE: &str = "LUCID_CHROMIUM";

const FLAGS: [&str; 12] = [
    // The headless shell has no other mode and ignores this.
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    // Every page is somebody's screen, so background pages are not throttled.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--remote-debugging-pipe",
];

/// Runs a browser whose debugging pipe is this shell's standard input and output, and
/// removes its profile afterwards.
const RUN: &str =
    r#"profile=$1; shift; "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf "$profile""#;

/// How long it may take to exit before it is killed.
const FAREWELL: Duration = Duration::from_secs(20);

/// A running browser, which exits when this is dropped or the process ends.
pub(crate) struct Chromium {
    shell: Child,
    /// Dropped to end the browser.
    commands: Mutex<Option<ChildStdin>>,
    routes: Arc<Mutex<Routes>>,
}

/// The receivers of what comes out of the pipe.
#[derive(Default)]
struct Routes {
    next: u64,
    over: bool,
    /// By the number of a command.
    answers: HashMap<u64, Sender<Value>>,
    /// By session, which is a tab.
    events: HashMap<String, Sender<Value>>,
}

impl Chromium {
    /// The one that all tests share; nothing if none is installed.
    pub(crate) fn shared() -> Option<Arc<Chromium>> {
        static SHARED: OnceLock<Option<Arc<Chromium>>> = OnceLock::new();
        SHARED
            .get_or_init(|| Chromium::start(Fonts::System))
            .clone()
    }

    /// Starts one that finds these fonts; nothing if none is installed.
    pub(crate) fn start(fonts: Fonts<'_>) -> Option<Arc<Chromium>> {
        let program = program()?;
        let profile = profile();
        let fonts = fonts.write(&profile).expect("the folder can be written");
        let mut shell = Command::new("sh")
            .env("FONTCONFIG_FILE", fonts)
            .args(["-c", RUN, "sh"])
            .arg(&profile)
            .arg(program)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // Its own process group: Ctrl-C ends this process, which ends the browser.
            .process_group(0)
            .spawn()
            .ok()?;
        let routes = Arc::new(Mutex::new(Routes::default()));
        let (from, to) = (shell.stdout.take()?, routes.clone());
        thread::spawn(move || distribute(from, &to));
        let commands = Mutex::new(shell.stdin.take());
        Some(Arc::new(Chromium {
            shell,
            commands,
            routes,
        }))
    }

    /// Sends a command to a tab, or to the browser where the session is empty; the
    /// answer will have the number that is returned.
    pub(crate) fn send(
        &self,
        session: &str,
        method: &str,
        params: Value,
        to: &Sender<Value>,
    ) -> u64 {
        let id = {
            let mut routes = locked(&self.routes);
            routes.next += 1;
            let id = routes.next;
            match routes.over {
                true => tell_that_it_is_over(id, to),
                false => drop(routes.answers.insert(id, to.clone())),
            }
            id
        };
        let mut message = json!({ "id": id, "method": method, "params": params });
        if !session.is_empty() {
            message["sessionId"] = json!(session);
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        if let Some(commands) = locked(&self.commands).as_mut() {
            // A browser that has exited is noticed when its answer is awaited.
            let _ = commands.write_all(&bytes).and_then(|()| commands.flush());
        }
        id
    }

    /// Sends the events of a tab to a channel from now on.
    pub(crate) fn listen(&self, session: &str, to: &Sender<Value>) {
        let mut routes = locked(&self.routes);
        routes.events.insert(session.to_owned(), to.clone());
    }

    /// Stops sending the events of a tab.
    pub(crate) fn forget(&self, session: &str) {
        locked(&self.routes).events.remove(session);
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        locked(&self.commands).take();
        let start = Instant::now();
        while start.elapsed() < FAREWELL {
            if !matches!(self.shell.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        if let Some(group) = rustix::process::Pid::from_raw(self.shell.id().cast_signed()) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.shell.wait();
    }
}

/// Distributes the browser's messages until it exits.
fn distribute(pipe: ChildStdout, routes: &Mutex<Routes>) {
    let mut pipe = BufReader::new(pipe);
    let mut message = Vec::new();
    while matches!(pipe.read_until(0, &mut message), Ok(1..)) {
        if message.pop() == Some(0)
            && let Ok(value) = serde_json::from_slice::<Value>(&message)
        {
            let mut routes = locked(routes);
            let to = match (value["id"].as_u64(), value["sessionId"].as_str()) {
                (Some(id), _) => routes.answers.remove(&id),
                (None, Some(session)) => routes.events.get(session).cloned(),
                (None, None) => None,
            };
            if let Some(to) = to {
                // The receiver may be gone.
                let _ = to.send(value);
            }
        }
        message.clear();
    }
    let mut routes = locked(routes);
    routes.over = true;
    routes.events.clear();
    for (id, to) in routes.answers.drain() {
        tell_that_it_is_over(id, &to);
    }
}

/// Answers a command that Chromium will never answer.
fn tell_that_it_is_over(id: u64, to: &Sender<Value>) {
    let _ = to.send(json!({ "id": id, "error": "Chromium has ended" }));
}

/// A poisoned lock is fine: a failed test leaves nothing half done here.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The program to run; nothing if none is installed.
///
/// # Panics
/// When `LUCID_CHROMIUM` names a missing program: using another would hide the mistake.
fn program() -> Option<PathBuf> {
    match std::env::var(CHOICE) {
        Ok(name) => Some(installed(&name).unwrap_or_else(|| panic!("{CHOICE}: no `{name}`"))),
        Err(_) => NAMES.into_iter().find_map(installed),
    }
}

/// Finds a program in `PATH`; a name with a slash is a path, which `join` keeps.
fn installed(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut all = std::env::split_paths(&path).map(|folder| folder.join(name));
    all.find(|program| program.is_file())
}

/// A folder for what a browser keeps on disk.
fn profile() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("chromium-{}-{count}", std::process::id());
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

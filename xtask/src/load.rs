//! `cargo xtask load`: a real server process under load, and boardgame.io's in the same run.

use std::fs;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::bench::machine;
use crate::page;
use crate::shell::{self, command, root, works};

/// Where the figures of the last measurement stand.
const PAGE: &str = "docs/src/load.md";
const BEGIN: &str = "<!-- measured: written by cargo xtask load --write -->";
/// Where the peer is installed, and databases lie while they are measured.
const PEER: &str = "target/boardgame-io";
const SCRATCH: &str = "target/load";

pub(crate) fn run(options: &[&str]) -> Result<()> {
    let [write, alone, json] =
        ["--write", "--no-peer", "--json"].map(|option| options.contains(&option));
    if write && (alone || json) {
        bail!(
            "--write goes without --no-peer and --json: the page shows both, measured in one run"
        );
    }
    shell::run("cargo build --release -p lucid --no-default-features --features cluster")?;
    shell::run("cargo build --release -p lucid-testkit --features online --example load")?;
    fs::create_dir_all(root().join(SCRATCH))?;
    let mut driver = command("target/release/examples/load --lucid target/release/lucid");
    driver.args(["--scratch", SCRATCH]);
    if !alone {
        peer()?;
        driver.args(["--peer", PEER]);
    }
    let ours = ["--write", "--no-peer"];
    driver.args(options.iter().filter(|option| !ours.contains(option)));
    let told = driver
        .stderr(Stdio::inherit())
        .output()
        .context("could not start the driver")?;
    if !told.status.success() {
        bail!("the load could not be measured");
    }
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    if json {
        print!("{told}");
        return Ok(());
    }
    let page = format!("Measured on {}.\n\n{told}", machine());
    println!("{page}");
    if write {
        page::write(PAGE, BEGIN, &page)?;
    }
    Ok(())
}

/// boardgame.io in its own folder; no part of it belongs to Lucid.
fn peer() -> Result<()> {
    if !works("npm --version") {
        bail!("npm is missing: apt-get install npm, or measure with --no-peer");
    }
    let folder = root().join(PEER);
    fs::create_dir_all(&folder)?;
    for file in ["package.json", "game.js", "server.js"] {
        let from = root().join("xtask/peers/boardgame-io").join(file);
        fs::copy(&from, folder.join(file)).with_context(|| from.display().to_string())?;
    }
    if folder.join("node_modules/boardgame.io").is_dir() {
        return Ok(());
    }
    shell::run(&format!(
        "npm install --prefix {PEER} --no-audit --no-fund --omit=optional"
    ))
}

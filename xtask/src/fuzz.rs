//! `cargo xtask fuzz`: every fuzz target for a while.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::shell::{self, output, root, works};

pub(crate) fn run(seconds: u32) -> Result<()> {
    if !works("cargo +nightly --version") {
        bail!("fuzzing needs a nightly toolchain: rustup toolchain install nightly");
    }
    if !works("cargo fuzz --version") {
        shell::run("cargo install --locked cargo-fuzz")?;
    }
    plant_seeds()?;
    let targets = output("cargo +nightly fuzz list")?;
    for target in targets.split_whitespace() {
        shell::run(&format!(
            "cargo +nightly fuzz run {target} -- -max_total_time={seconds} -max_len=16384"
        ))?;
    }
    eprintln!("\n✓ no finding in {seconds} seconds for each target");
    Ok(())
}

/// Random bytes are hardly ever a position or a record: begin with real ones.
fn plant_seeds() -> Result<()> {
    let testkit = root().join("crates/testkit");
    for path in files_below(&testkit.join("perft"))? {
        let text = fs::read_to_string(&path)?;
        let position: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        plant("position", &path, &position.join("\n"))?;
    }
    for path in files_below(&testkit.join("records"))? {
        plant("record", &path, &fs::read_to_string(&path)?)?;
    }
    for path in files_below(&testkit.join("companion"))? {
        plant("companion", &path, &fs::read_to_string(&path)?)?;
    }
    for folder in [
        "crates/packs/packs",
        "crates/packs/templates",
        "crates/packs/tests/broken",
    ] {
        for path in files_below(&root().join(folder))? {
            // Some of the broken ones are no text at all: those are seeds too.
            let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
            plant("pack", &path, &text)?;
        }
    }
    Ok(())
}

fn plant(target: &str, from: &Path, text: &str) -> Result<()> {
    let corpus = root().join("fuzz/corpus").join(target);
    fs::create_dir_all(&corpus)?;
    let name = from.file_name().context("a file has a name")?;
    fs::write(corpus.join(name), text)?;
    Ok(())
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let entries =
        fs::read_dir(folder).with_context(|| format!("{} is missing", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

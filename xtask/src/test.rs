//! `cargo xtask test`: everything that must hold before a change lands.

use anyhow::Result;

use crate::shell::{self, command, run_command, works};
use crate::web;

/// The crates that must also build for the browser.
const WASM_CRATES: [&str; 6] = [
    "tabletop",
    "dreamscape",
    "dream-runners",
    "packs",
    "art",
    "texts",
];
const WASM: &str = "wasm32-unknown-unknown";

/// Runs all checks and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    shell::run("cargo fmt --all --check")?;
    shell::run("cargo clippy --workspace --all-targets -- -D warnings")?;
    tests()?;
    docs()?;
    wasm()?;
    eprintln!("\n✓ all is well");
    Ok(())
}

fn tests() -> Result<()> {
    // nextest runs tests side by side and knows no doc tests; cargo can do both.
    if works("cargo nextest --version") {
        shell::run("cargo nextest run --workspace --no-fail-fast")?;
        shell::run("cargo test --workspace --doc")
    } else {
        shell::run("cargo test --workspace --no-fail-fast")
    }
}

fn docs() -> Result<()> {
    let line = "cargo doc --workspace --no-deps";
    let mut rustdoc = command(line);
    rustdoc.env("RUSTDOCFLAGS", "-D warnings");
    run_command(rustdoc, line)
}

fn wasm() -> Result<()> {
    web::wasm_target()?;
    let crates: Vec<String> = WASM_CRATES
        .iter()
        .map(|name| format!("-p {name}"))
        .collect();
    shell::run(&format!("cargo build --target {WASM} {}", crates.join(" ")))
}

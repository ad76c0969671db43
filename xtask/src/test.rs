//! `cargo xtask test`: everything that must hold before a change lands.

use anyhow::{Context, Result};

use crate::shell::{self, command, output, run_command, works};

/// The crates that must also build for the browser.
const WASM_CRATES: [&str; 7] = [
    "tabletop",
    "dreamscape",
    "dream-runners",
    "packs",
    "art",
    "texts",
    "bots",
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
    let installed = output("rustup target list --installed").unwrap_or_default();
    if !installed.contains(WASM) {
        shell::run(&format!("rustup target add {WASM}")).with_context(|| {
            format!("Rust's {WASM} target is missing and could not be installed")
        })?;
    }
    let crates: Vec<String> = WASM_CRATES
        .iter()
        .map(|name| format!("-p {name}"))
        .collect();
    shell::run(&format!("cargo build --target {WASM} {}", crates.join(" ")))
}

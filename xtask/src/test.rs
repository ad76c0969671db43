//! `cargo xtask test`: everything that must hold before a change lands.

use anyhow::Result;

use crate::shell::{self, command, run_command, works};
use crate::{tools, web};

/// Runs all checks and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    shell::run("cargo fmt --all --check")?;
    shell::run("cargo clippy --workspace --all-targets -- -D warnings")?;
    web::wasm_target()?;
    shell::run(&format!(
        "cargo clippy -p lucid-web --bin client --target {} --profile web -- -D warnings",
        web::TARGET
    ))?;
    shell::run(&format!(
        "cargo build -p lucid-bots --target {}",
        web::TARGET
    ))?;
    tools::chromium()?;
    tools::axe()?;
    tools::services()?;
    tools::systemd()?;
    web::run(web::Build::Small)?;
    tests()?;
    docs()?;
    eprintln!("\n✓ all is well");
    Ok(())
}

fn tests() -> Result<()> {
    // nextest runs tests side by side and knows no doc tests; cargo can do both.
    if works("cargo nextest --version") {
        in_browser("cargo nextest run --workspace --no-fail-fast")?;
        shell::run("cargo test --workspace --doc")
    } else {
        in_browser("cargo test --workspace --no-fail-fast")
    }
}

/// Tests, those in the browser included: without this they skip themselves where
/// something is missing.
fn in_browser(line: &str) -> Result<()> {
    let mut tests = command(line);
    tests.env("LUCID_BROWSER", "1");
    run_command(tests, line)
}

fn docs() -> Result<()> {
    let line = "cargo doc --workspace --no-deps";
    let mut rustdoc = command(line);
    rustdoc.env("RUSTDOCFLAGS", "-D warnings");
    run_command(rustdoc, line)
}

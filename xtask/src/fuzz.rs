//! `cargo xtask fuzz`: every fuzz target for a while.

use anyhow::{Result, bail};

use crate::shell::{self, output, works};

pub(crate) fn run(seconds: u32) -> Result<()> {
    if !works("cargo +nightly --version") {
        bail!("fuzzing needs a nightly toolchain: rustup toolchain install nightly");
    }
    if !works("cargo fuzz --version") {
        shell::run("cargo install --locked cargo-fuzz")?;
    }
    let targets = output("cargo +nightly fuzz list")?;
    for target in targets.split_whitespace() {
        shell::run(&format!(
            "cargo +nightly fuzz run {target} -- -max_total_time={seconds} -max_len=16384"
        ))?;
    }
    eprintln!("\n✓ no finding in {seconds} seconds for each target");
    Ok(())
}

//! `cargo xtask web`: the browser client, ready to be served, in `target/client`.
//!
//! What never changes under its name (script, wasm, style, pictures) carries a
//! hash in it; the page, the service worker and the manifest keep theirs.

mod bind;
mod pack;
mod page;
mod shorten;
mod split;

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::shell::{self, output, root};

/// What the client is built for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Where the built client lies; the build of `lucid` looks here too.
pub(crate) fn folder() -> PathBuf {
    root().join("target/client")
}

/// How the client is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// As small as it can be, for players.
    Small,
    /// As soon as it can be, for whoever is writing it.
    Quick,
}

/// Builds the client and tells what it weighs.
pub(crate) fn run(build: Build) -> Result<()> {
    wasm_target()?;
    let profile = match build {
        Build::Small => "web",
        Build::Quick => "web-quick",
    };
    shell::run(&format!(
        "cargo build -p lucid-web --bin client --bin mind --target {TARGET} --profile {profile}"
    ))?;
    let built = target_folder()?.join(TARGET).join(profile);
    let client = split::client(&built.join("client.wasm"))?;
    let mind = bind::bind(&built.join("mind.wasm"), "mind")?;
    let files = page::assemble(client, mind)?;
    pack::write(&folder(), &files, build)
}

/// Builds the client and the program around it, and starts it.
pub(crate) fn play(options: &[&str]) -> Result<()> {
    run(Build::Small)?;
    let options: String = options.iter().map(|option| format!(" {option}")).collect();
    shell::run(&format!("cargo run --release -p lucid -- serve{options}"))
}

/// Installs what Rust needs to build for the browser.
pub(crate) fn wasm_target() -> Result<()> {
    let installed = output("rustup target list --installed").unwrap_or_default();
    if !installed.contains(TARGET) {
        shell::run(&format!("rustup target add {TARGET}")).with_context(|| {
            format!("Rust's {TARGET} target is missing and could not be installed")
        })?;
    }
    Ok(())
}

/// Cargo's folder, which the environment may have moved.
fn target_folder() -> Result<PathBuf> {
    let metadata = output("cargo metadata --no-deps --format-version 1")?;
    let (_, rest) = metadata
        .split_once("\"target_directory\":\"")
        .context("cargo did not say where it builds")?;
    let path = rest.split('"').next().unwrap_or_default();
    Ok(PathBuf::from(path.replace("\\\\", "\\")))
}

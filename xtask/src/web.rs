//! `cargo xtask web`: the browser client, ready to be served.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::cargo::{self, Build};
use crate::lint::linted;
use crate::shell::{command, output, root};
use crate::tools;

/// What the client is built for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// What makes the served files, chosen so that dependencies have the features that they
/// have in all tests.
pub(crate) const TOOLS: &str = "--workspace --bin client-bundler --bin lucid-book";

/// What a build of the client is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// As small as it can be, for a release; takes minutes.
    Small,
    /// As soon as it can be, for the first evening.
    Quick,
    /// For tests: like the quick one, but linted while it is compiled, and made so that a
    /// change is compiled soon.
    Tests,
}

impl Effort {
    /// The profile that compiles the client.
    fn profile(self) -> &'static str {
        match self {
            Effort::Small => "web",
            Effort::Quick | Effort::Tests => "web-quick",
        }
    }

    /// The bundler's input.
    fn word(self) -> &'static str {
        match self {
            Effort::Small => "small",
            Effort::Quick | Effort::Tests => "quick",
        }
    }

    /// Where the built client lies.
    pub(crate) fn folder(self) -> PathBuf {
        root().join(match self {
            Effort::Small => "target/client-small",
            Effort::Quick => "target/client",
            Effort::Tests => "target/client-tests",
        })
    }
}

/// Builds the client.
pub(crate) fn run(effort: Effort) -> Result<()> {
    prepare()?;
    let line = format!("cargo build {TOOLS}");
    let tools = Build::start_command("tools", &line, linted(&mut command(&line)))?;
    cargo::wait(vec![compile(effort)?, tools])?;
    bundle(effort, "debug")
}

/// Starts compiling the client.
pub(crate) fn compile(effort: Effort) -> Result<Build> {
    let profile = effort.profile();
    let line = format!(
        "cargo build -p lucid-web --bin client --bin bot_worker --target {TARGET} --profile {profile}"
    );
    let mut cargo = command(&line);
    if effort == Effort::Tests {
        linted(&mut cargo).env("CARGO_INCREMENTAL", "1");
        // It tells the tests what it says.
        cargo.args(["--features", "heard"]);
    }
    Build::start_command("client", &line, &mut cargo)
}

/// Makes the served files out of the compiled client and the book, with tools of a
/// profile. Where nothing has changed, nothing is done.
pub(crate) fn bundle(effort: Effort, profile: &str) -> Result<()> {
    let target = target_folder()?;
    let tool = |name: &str| {
        let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        target.join(profile).join(name)
    };
    let (bundler, book_builder) = (tool("client-bundler"), tool("lucid-book"));
    let wasm = target.join(TARGET).join(effort.profile());
    let book = root().join("target/book");
    let out = effort.folder();
    // The book shows examples.
    let sources = [
        "crates/web/page",
        "crates/web/style",
        "crates/bots/examples",
        "docs",
    ];
    let sources = sources.map(|path| root().join(path));
    let shrinkers = match effort {
        Effort::Small => Some(tools::for_small_clients()?),
        Effort::Quick | Effort::Tests => None,
    };
    let inputs = [
        bundler.clone(),
        book_builder.clone(),
        wasm.join("client.wasm"),
        wasm.join("bot_worker.wasm"),
    ];
    if is_current(&out.join("assets.txt"), inputs.iter().chain(&sources))? {
        return Ok(());
    }
    let run = |program: &Path, args: &[&Path], first: Option<&str>| -> Result<()> {
        let name = program.display().to_string();
        let mut tool = command(&name);
        tool.args(first).args(args);
        let status = tool
            .stdout(Stdio::null())
            .status()
            .with_context(|| format!("could not start {name}"))?;
        anyhow::ensure!(status.success(), "{name} failed");
        Ok(())
    };
    run(&book_builder, &[&book], None)?;
    let mut args = vec![wasm.as_path(), &out, &book];
    args.extend(shrinkers.as_deref());
    run(&bundler, &args, Some(effort.word()))
}

/// Whether a file is newer than everything that it is made of.
fn is_current<'a>(made: &Path, inputs: impl Iterator<Item = &'a PathBuf>) -> Result<bool> {
    let Ok(made) = fs::metadata(made).and_then(|data| data.modified()) else {
        return Ok(false);
    };
    for input in inputs {
        if newest(input)? > made {
            return Ok(false);
        }
    }
    Ok(true)
}

/// When a file, or any file below a folder, was last written.
fn newest(path: &Path) -> Result<SystemTime> {
    let data = fs::metadata(path).with_context(|| format!("{} is missing", path.display()))?;
    let mut newest = data.modified()?;
    if data.is_dir() {
        for entry in fs::read_dir(path)? {
            newest = newest.max(self::newest(&entry?.path())?);
        }
    }
    Ok(newest)
}

/// Installs what Rust needs to build for the browser.
pub(crate) fn prepare() -> Result<()> {
    let installed = output("rustup target list --installed").unwrap_or_default();
    if !installed.contains(TARGET) {
        crate::shell::run(&format!("rustup target add {TARGET}")).with_context(|| {
            format!("Rust's {TARGET} target is missing and could not be installed")
        })?;
    }
    Ok(())
}

/// Cargo's folder, which the environment may have moved.
pub(crate) fn target_folder() -> Result<PathBuf> {
    let metadata = output("cargo metadata --no-deps --format-version 1 --offline")?;
    let (_, rest) = metadata
        .split_once("\"target_directory\":\"")
        .context("cargo did not say where it builds")?;
    let path = rest.split('"').next().unwrap_or_default();
    Ok(PathBuf::from(path.replace("\\\\", "\\")))
}

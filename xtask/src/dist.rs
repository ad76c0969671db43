//! `cargo xtask dist`: a release in `target/dist`.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::lint::linted;
use crate::shell::{self, command, output, root, run_command, works};
use crate::tools;
use crate::web::{self, Effort};

/// On Linux the program is linked statically, so that it runs anywhere.
const STATIC: &str = "x86_64-unknown-linux-musl";
const OUT: &str = "target/dist";

/// Builds a release for this system, and tries it where that is possible.
pub(crate) fn run() -> Result<()> {
    let target = target()?;
    if target == STATIC {
        tools::for_static_programs()?;
        shell::run(&format!("rustup target add {STATIC}"))?;
    }
    web::run(Effort::Small)?;
    let line = format!("cargo build --locked --release -p lucid --target {target}");
    let mut build = command(&line);
    build.env("LUCID_EMBED", Effort::Small.folder());
    if target == STATIC {
        build.env("CC_x86_64_unknown_linux_musl", "musl-gcc");
    }
    run_command(&mut build, &line)?;
    let name = format!("lucid{}", std::env::consts::EXE_SUFFIX);
    let program = web::target_folder()?
        .join(&target)
        .join("release")
        .join(name);
    fs::create_dir_all(root().join(OUT))?;
    let line = format!(
        "cargo run --quiet -p lucid-dist -- {} target/book {OUT} {target}",
        program.display()
    );
    shell::run(&line)?;
    if target == STATIC {
        attempt(&program.display().to_string())?;
        image(&program.display().to_string())?;
    }
    Ok(())
}

/// What is built for here.
fn target() -> Result<String> {
    let said = output("rustc -vV")?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc did not say what it runs on")?;
    match host {
        "x86_64-unknown-linux-gnu" => Ok(STATIC.to_owned()),
        host if host.contains("linux") => {
            bail!("archives for Linux are built on x86-64, and this is {host}")
        }
        host => Ok(host.to_owned()),
    }
}

/// Starts the program in a folder that holds nothing else, and plays a game there.
fn attempt(program: &str) -> Result<()> {
    let line = "cargo test --workspace --test crash -- empty_root:: --ignored --nocapture";
    let mut test = command(line);
    linted(&mut test).env("LUCID_RELEASE", program);
    run_command(&mut test, line)
}

/// An image file of a container with the program and nothing else, where docker is there.
fn image(program: &str) -> Result<()> {
    if !works("docker info") {
        eprintln!("\nno docker engine is running here: no image was built");
        return Ok(());
    }
    let folder = root().join(OUT).join("image");
    fs::create_dir_all(&folder)?;
    fs::copy(program, folder.join("lucid"))?;
    let tag = format!("lucid:{}", env!("CARGO_PKG_VERSION"));
    shell::run(&format!(
        "docker build -f deploy/Dockerfile.release -t {tag} {OUT}/image"
    ))?;
    let file = format!("{OUT}/lucid-{}-image.tar", env!("CARGO_PKG_VERSION"));
    shell::run(&format!("docker save -o {file} {tag}"))
}

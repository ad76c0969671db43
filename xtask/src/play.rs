//! `cargo xtask play`: from a fresh clone to a game in the browser.
//!
//! Nothing here is as small or as fast as in a release: the program has no
//! PostgreSQL and no NATS, most of it is not optimised, and the client is served from
//! the folder it was built into. What thinks (engines, bots, solvers) is optimised, so
//! that bots are as strong as they say.

use std::time::Instant;

use anyhow::Result;

use crate::cargo::{self, Build};
use crate::shell::command;
use crate::web::{self, Effort};

/// The profile of the program.
const PROFILE: &str = "play";

pub(crate) fn run(options: &[&str]) -> Result<()> {
    let begin = Instant::now();
    web::prepare()?;
    let lucid = web::target_folder()?.join(PROFILE).join("lucid");
    if !lucid.is_file() {
        eprintln!("Building Lucid. The first time takes a few minutes.");
    }
    let program = format!(
        "cargo build --profile {PROFILE} --no-default-features \
         -p lucid -p client-bundler -p lucid-book"
    );
    let program = Build::start("program", &program)?;
    cargo::wait(vec![program, web::compile(Effort::Quick)?])?;
    web::bundle(Effort::Quick, PROFILE)?;
    eprintln!("  ready after {} s", begin.elapsed().as_secs());

    let mut game = command(&lucid.display().to_string());
    game.args(["serve", "--client"]).arg(Effort::Quick.folder());
    game.args(options);
    replace_with(game)
}

/// Becomes the program, so that Ctrl-C and its exit code are the program's own.
#[cfg(unix)]
fn replace_with(mut program: std::process::Command) -> Result<()> {
    use std::os::unix::process::CommandExt as _;
    Err(program.exec().into())
}

#[cfg(not(unix))]
fn replace_with(mut program: std::process::Command) -> Result<()> {
    let status = program.status()?;
    std::process::exit(status.code().unwrap_or(1));
}

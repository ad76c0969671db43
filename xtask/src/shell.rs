//! Running other programs, and saying what runs.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask
        .parent()
        .expect("xtask lies in the workspace")
        .to_owned()
}

/// A program that runs in the workspace's folder.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().expect("a command has a name"));
    command.args(words).current_dir(root());
    command
}

/// Runs a command line and shows it.
pub(crate) fn run(line: &str) -> Result<()> {
    run_command(&mut command(line), line)
}

/// Runs a prepared command and shows what it is.
pub(crate) fn run_command(command: &mut Command, line: &str) -> Result<()> {
    eprintln!("\n▸ {line}");
    let status = command
        .status()
        .with_context(|| format!("could not start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

/// Runs a prepared command beside another one: its output goes into a file in
/// `target/output`, and is shown in one piece when the command has ended.
pub(crate) fn run_beside(command: &mut Command, line: &str, name: &str) -> Result<()> {
    let folder = root().join("target/output");
    fs::create_dir_all(&folder).context("could not make target/output")?;
    let path = folder.join(name);
    let file =
        File::create(&path).with_context(|| format!("could not write {}", path.display()))?;
    let status = command
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .status()
        .with_context(|| format!("could not start `{line}`"))?;
    let output = fs::read(&path)?;
    eprintln!("\n▸ {line}");
    io::stdout().write_all(&output)?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

/// Whether a command runs without complaint.
pub(crate) fn works(line: &str) -> bool {
    let status = command(line)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

/// What a command prints.
pub(crate) fn output(line: &str) -> Result<String> {
    let output = command(line)
        .stderr(Stdio::null())
        .output()
        .with_context(|| format!("could not start `{line}`"))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

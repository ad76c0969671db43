//! `lucid verify`: checks records.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use texts::Texts;

use crate::failure::Failure;
use crate::load::Loaded;
use crate::output;

/// What `lucid verify` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Records to check
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Checks every file and prints a line for each: what it holds, or what is wrong.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    let mut out = output::stdout();
    let mut code = 0;
    for file in &args.files {
        match check(file, texts) {
            Ok(line) => writeln!(out, "{}", output::tame(&line))?,
            Err(failure) => {
                // Lines of both kinds come in the order of the files.
                out.flush()?;
                output::complain(&failure.to_string());
                code = code.max(failure.code);
            }
        }
    }
    out.flush()?;
    Ok(ExitCode::from(code))
}

/// `game.lucid: 312 steps, 96 dealt by the seed, B won 44 : 31`
fn check(file: &Path, texts: &Texts) -> Result<String, Failure> {
    let loaded = Loaded::read(file, texts)?;
    let replayed = loaded.replay(texts)?;
    Ok(format!("{}: {}", loaded.path, texts.verified(&replayed)))
}

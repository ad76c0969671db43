//! `lucid verify`: checks records.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use dream_runners::DreamRunners;
use dreamscape::Dreamscape;
use tabletop::Game as _;
use texts::Texts;

use crate::failure::Failure;
use crate::library::Library;
use crate::load::{Known, Loaded, RecordFile};
use crate::output;

/// What `lucid verify` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Records to check
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Pack that records were played with, beside the built-in ones; may be repeated
    #[arg(long = "pack", value_name = "FILE")]
    packs: Vec<PathBuf>,
}

/// Checks every file and prints a line for each: what it holds, or what is wrong.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    let library = Library::new(&args.packs, texts)?;
    let mut out = output::stdout();
    let mut code = 0;
    for file in &args.files {
        match check(file, &library, texts) {
            Ok(line) => writeln!(out, "{}", output::tame(&line))?,
            Err(failure) => {
                // Lines of both kinds come in the order of the files.
                out.flush()?;
                failure.tell();
                code = code.max(failure.code);
            }
        }
    }
    out.flush()?;
    Ok(ExitCode::from(code))
}

/// `game.lucid: 312 steps, 96 dealt by the seed, B won 44 : 31`
fn check(file: &Path, library: &Library, texts: &Texts) -> Result<String, Failure> {
    let file = RecordFile::read(file, texts)?;
    match file.game() {
        Dreamscape::NAME => sum_up(&file.of::<Dreamscape>(library, texts)?, texts),
        DreamRunners::NAME => sum_up(&file.of::<DreamRunners>(library, texts)?, texts),
        _ => Err(file.unknown_game(texts)),
    }
}

fn sum_up(loaded: &Loaded<impl Known>, texts: &Texts) -> Result<String, Failure> {
    let replayed = loaded.replay(texts)?;
    Ok(format!("{}: {}", loaded.path(), texts.verified(&replayed)))
}

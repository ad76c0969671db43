//! `lucid pack new`: a commented pack to start from.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lucid_texts::Texts;
use lucid_titles::TitleId;

use super::games;
use crate::failure::Failure;
use crate::titles::NAMES;
use crate::{input, output};

/// What `lucid pack new` is asked to do.
#[derive(Debug, clap::Args)]
pub(super) struct NewArgs {
    #[arg(
        value_name = "GAME",
        value_parser = games(),
        hide_possible_values = true,
        help = format!("The game: {NAMES}")
    )]
    game: TitleId,

    /// Output file; an existing file is not overwritten [default: -, standard output]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// Prints the template or writes it.
pub(super) fn run(args: &NewArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let template = lucid_packs::template(args.game);
    let mut out = output::stdout();
    match args.file.as_deref().filter(|file| !input::is_stream(file)) {
        None => out.write_all(template.as_bytes())?,
        Some(file) => {
            let name = file.display().to_string();
            write(file, template)
                .map_err(|error| Failure::of_file(&name, texts.complaint_unwritable(&error)))?;
            let next = texts.template_written(format!("lucid pack check {name}"));
            writeln!(out, "{}", output::tame(&format!("{name}: {next}")))?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a file that is not there yet.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    File::create_new(path)?.write_all(text.as_bytes())
}

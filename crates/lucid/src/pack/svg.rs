//! `lucid pack svg`: every thing of a pack as a picture, and a page with all of them.

mod page;
mod pictures;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lucid_art::Theme;
use lucid_texts::Texts;

use crate::failure::Failure;
use crate::{input, library, output, titles};

pub(crate) use pictures::{Picture, Section, look};

/// The page with all pictures.
const PAGE: &str = "index.html";
/// The folder of the pictures by day; those by night lie beside the page.
const DAY: &str = "day";

/// What `lucid pack svg` is asked to do.
#[derive(Debug, clap::Args)]
pub(super) struct SvgArgs {
    /// A pack, - for standard input, or the name of a game for its built-in one
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Folder for the pictures, KIND-ID.svg, and for index.html; DIR/day has the
    /// same pictures by day
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// Draws the pictures and writes the page.
pub(super) fn run(args: &SvgArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    input::not_a_stream(&args.folder, texts)?;
    let pack = library::open(&args.file, texts)?;
    let sections = titles::content(&pack).pictures(texts);
    let day = args.folder.join(DAY);
    for folder in [&args.folder, &day] {
        fs::create_dir_all(folder).map_err(|error| {
            let path = folder.display().to_string();
            Failure::of_file(&path, texts.complaint_no_folder(&error))
        })?;
    }
    let mut count = 0;
    for picture in sections.iter().flat_map(|section| &section.pictures) {
        for (theme, folder) in [(Theme::Night, &args.folder), (Theme::Day, &day)] {
            write(&folder.join(&picture.file), &picture.drawn(theme), texts)?;
            count += 1;
        }
    }
    let title = texts.name(&pack.about().name.en, &pack.about().name.de);
    let html = page::render(title, &sections, texts);
    write(&args.folder.join(PAGE), &html, texts)?;
    let mut out = output::stdout();
    let line = format!(
        "{}: {}",
        args.folder.display(),
        texts.pictures_written(count, PAGE)
    );
    writeln!(out, "{}", output::tame(&line))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn write(path: &Path, text: &str, texts: &Texts) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| {
        let path = path.display().to_string();
        let reason = texts.complaint_unwritable(&error);
        Failure::of_file(&path, reason)
    })
}

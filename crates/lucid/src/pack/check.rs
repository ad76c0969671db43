//! `lucid pack check`: all that is wrong with packs, or could be better.

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lucid_packs::{Pack, Report, Severity};
use lucid_texts::Texts;

use super::contents;
use crate::failure::FAILED;
use crate::input;
use crate::library::Opened;
use crate::output::{self, Ink};

/// What `lucid pack check` is asked to do.
#[derive(Debug, clap::Args)]
pub(super) struct CheckArgs {
    /// Packs to check, or the name of a game for its built-in one; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Prints a line of JSON for each file: file, and problems[] with line, column,
    /// start and end (bytes), item, severity (error or advice) and reason
    #[arg(long)]
    json: bool,
}

/// Checks every file: its problems, then a line that sums them up.
pub(super) fn run(args: &CheckArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    input::at_most_once(&args.files, texts)?;
    let mut out = output::stdout();
    let mut code = 0;
    for file in &args.files {
        match Opened::read(file, texts) {
            Ok(opened) => {
                let checked = Checked::new(file, opened);
                code = code.max(checked.code());
                if args.json {
                    writeln!(out, "{}", checked.report.json())?;
                } else {
                    checked.write(texts, &mut out)?;
                }
            }
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

/// A file that was read, and all that is to be said about it.
struct Checked {
    /// The pack, if it can be played.
    pack: Option<Pack>,
    report: Report,
}

impl Checked {
    fn new(file: &Path, opened: Opened) -> Checked {
        match opened.pack {
            Ok(pack) => Checked {
                report: Report {
                    file: file.display().to_string(),
                    source: opened.source,
                    problems: pack.advice().to_vec(),
                },
                pack: Some(pack),
            },
            Err(report) => Checked { pack: None, report },
        }
    }

    fn code(&self) -> u8 {
        match self.pack {
            Some(_) => 0,
            None => FAILED,
        }
    }

    fn write(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        if io::stdout().is_terminal() {
            let drawn = self.report.drawn(Ink::of_stdout().is_colour(), texts);
            out.write_all(drawn.as_bytes())?;
        } else {
            for line in self.report.lines(texts) {
                writeln!(out, "{}", output::tame(&line))?;
            }
        }
        let sum = match &self.pack {
            Some(pack) => {
                let advice = self.report.count(Severity::Advice);
                texts.pack_sound(contents(pack, texts), advice)
            }
            None => texts.pack_errors(self.report.count(Severity::Error)),
        };
        let line = format!("{}: {sum}", self.report.file);
        writeln!(out, "{}", output::tame(&line))
    }
}

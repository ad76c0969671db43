//! The file that a game is kept in, whole after every step.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;

use lucid_dreamscape::companion::{Journal, JournalProblem};
use lucid_texts::{Phrase, Texts};

use crate::failure::Failure;
use crate::output::tame;

/// More than any game needs.
const LONGEST: u64 = 1 << 20;

/// Reads and writes a game's file.
#[derive(Debug)]
pub(super) struct GameFile {
    path: PathBuf,
    /// What we last wrote to or read from the file.
    kept: Option<String>,
    /// The file that an older game was moved to.
    moved: Option<PathBuf>,
}

/// Why a game is not kept.
#[derive(Debug)]
pub(super) enum NotWritten {
    /// Somebody else has written the file.
    Changed,
    /// The system refuses.
    Io(io::Error),
}

impl From<io::Error> for NotWritten {
    fn from(error: io::Error) -> NotWritten {
        NotWritten::Io(error)
    }
}

impl GameFile {
    pub(super) fn new(path: &Path) -> GameFile {
        GameFile {
            path: path.to_owned(),
            kept: None,
            moved: None,
        }
    }

    /// The file's name, as it may be shown.
    pub(super) fn name(&self) -> String {
        shown(&self.path)
    }

    /// The name of the file that an older game was moved to.
    pub(super) fn moved(&self) -> Option<String> {
        self.moved.as_deref().map(shown)
    }

    /// The game that is kept, if the file is there.
    pub(super) fn read(&mut self, texts: &Texts) -> Result<Option<Journal>, Failure> {
        let name = self.name();
        let unreadable =
            |error: &io::Error| Failure::of_file(&name, texts.complaint_unreadable(error));
        let bytes = match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(unreadable(&error)),
            Ok(about) if about.len() > LONGEST => {
                let (_, said) = texts.journal_problem(&JournalProblem::Format);
                return Err(Failure::of_file(&name, said));
            }
            Ok(_) => fs::read(&self.path).map_err(|error| unreadable(&error))?,
        };
        let text = String::from_utf8(bytes)
            .map_err(|_| Failure::of_file(&name, texts.phrase(Phrase::ComplaintNotText)))?;
        match Journal::parse(&text) {
            Ok(journal) => {
                self.kept = Some(text);
                Ok(Some(journal))
            }
            Err(problem) => {
                let (line, said) = texts.journal_problem(&problem);
                Err(Failure::in_line(&name, line, said))
            }
        }
    }

    /// Keeps a new game; whatever has its name moves out of the way.
    pub(super) fn begin(&mut self, journal: &Journal, texts: &Texts) -> Result<(), Failure> {
        let name = self.name();
        let unwritable =
            |error: &io::Error| Failure::of_file(&name, texts.complaint_unwritable(error));
        if self.path.exists() {
            let aside = self.free_name();
            fs::rename(&self.path, &aside).map_err(|error| unwritable(&error))?;
            self.moved = Some(aside);
        }
        self.write(journal)
            .map_err(|not_written| match not_written {
                NotWritten::Io(error) => unwritable(&error),
                NotWritten::Changed => {
                    Failure::of_file(&name, texts.phrase(Phrase::CompanionFileChanged))
                }
            })
    }

    /// `lonely-dreams-1.txt`, or the next number that is free.
    fn free_name(&self) -> PathBuf {
        let part = |part: Option<&std::ffi::OsStr>| {
            part.map_or(String::new(), |part| part.to_string_lossy().into_owned())
        };
        let stem = part(self.path.file_stem());
        let end = match self.path.extension() {
            Some(end) => format!(".{}", end.to_string_lossy()),
            None => String::new(),
        };
        let named = |number: u32| self.path.with_file_name(format!("{stem}-{number}{end}"));
        (1..)
            .map(named)
            .find(|path| !path.exists())
            .unwrap_or_else(|| self.path.clone())
    }

    /// Writes the whole file anew beside the old one and then takes its place, so
    /// that at any moment one of the two is whole. What somebody else has written
    /// since is left alone.
    pub(super) fn write(&mut self, journal: &Journal) -> Result<(), NotWritten> {
        // A link stays one: the file behind it is replaced.
        let target = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        let there = match fs::read(&target) {
            Ok(bytes) => Some(bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error.into()),
        };
        if there.as_deref() != self.kept.as_deref().map(str::as_bytes) {
            return Err(NotWritten::Changed);
        }
        let text = journal.text();
        let file_name = target.file_name().unwrap_or_default().to_string_lossy();
        let beside = target.with_file_name(format!(".{file_name}.{}", process::id()));
        let written = write_new(&beside, &text).and_then(|()| fs::rename(&beside, &target));
        if let Err(error) = written {
            // Whatever is left of it is of no use to anybody.
            let _ = fs::remove_file(&beside);
            return Err(error.into());
        }
        self.kept = Some(text);
        sync_folder(&target);
        Ok(())
    }
}

fn shown(path: &Path) -> String {
    tame(&path.to_string_lossy())
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Makes the new name last, where the system can.
fn sync_folder(target: &Path) {
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if let Ok(folder) = File::open(folder) {
        // Some systems cannot; the file itself is safe.
        let _ = folder.sync_all();
    }
}

//! The file that a game is kept in, whole after every step.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use dreamscape::companion::Journal;
use texts::{Complaint, Texts};

use crate::failure::Failure;
use crate::output::tame;

/// More than any game needs.
const LONGEST: u64 = 1 << 20;

/// Reads and writes a game's file.
#[derive(Debug)]
pub(super) struct Keeper {
    path: PathBuf,
}

impl Keeper {
    pub(super) fn new(path: &Path) -> Keeper {
        Keeper {
            path: path.to_owned(),
        }
    }

    /// The file's name, as it may be shown.
    pub(super) fn name(&self) -> String {
        tame(&self.path.to_string_lossy())
    }

    /// The game that is kept, if the file is there.
    pub(super) fn read(&self, texts: &Texts) -> Result<Option<Journal>, Failure> {
        let name = self.name();
        let unreadable = |error: &io::Error| {
            Failure::of_file(&name, texts.complaint(Complaint::Unreadable(error)))
        };
        let bytes = match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(unreadable(&error)),
            Ok(about) if about.len() > LONGEST => {
                let format = dreamscape::companion::JournalProblem::Format;
                return Err(Failure::of_file(&name, texts.journal_problem(&format).1));
            }
            Ok(_) => fs::read(&self.path).map_err(|error| unreadable(&error))?,
        };
        let text = String::from_utf8(bytes)
            .map_err(|_| Failure::of_file(&name, texts.complaint(Complaint::NotText)))?;
        match Journal::parse(&text) {
            Ok(journal) => Ok(Some(journal)),
            Err(problem) => {
                let (line, said) = texts.journal_problem(&problem);
                Err(Failure::in_line(&name, line, said))
            }
        }
    }

    /// Writes the whole file anew beside the old one and then takes its place, so
    /// that at any moment one of the two is whole.
    pub(super) fn write(&self, journal: &Journal) -> io::Result<()> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        let mut file = File::create(&beside)?;
        file.write_all(journal.text().as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, &self.path)
    }
}

//! The folder of a simulation's records.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use lucid_tabletop::record::{self, Salt, SeatKind, Seating, Sheet};
use lucid_tabletop::{Game, Playthrough, Seed, Step};
use lucid_texts::{Phrase, Texts};

use super::StepOf;
use crate::failure::Failure;
use crate::input;

/// A folder that records are written to.
#[derive(Debug)]
pub(crate) struct RecordFolder(PathBuf);

impl RecordFolder {
    /// Opens the folder and creates it if necessary. It must not hold records yet, so
    /// that simulations never mix.
    pub(crate) fn open(folder: &Path, texts: &Texts) -> Result<RecordFolder, Failure> {
        input::not_a_stream(folder, texts)?;
        let path = folder.display().to_string();
        let refused = |why: String| Failure::of_file(&path, why);
        fs::create_dir_all(folder).map_err(|error| refused(texts.complaint_no_folder(&error)))?;
        match holds_records(folder) {
            Ok(false) => Ok(RecordFolder(folder.to_owned())),
            Ok(true) => Err(refused(texts.phrase(Phrase::ComplaintHasRecords))),
            Err(error) => Err(refused(texts.complaint_unreadable(&error))),
        }
    }

    /// Writes the record of a game. Game 0 becomes `000001.lucid`.
    pub(super) fn write<G: Game>(
        &self,
        game: &G,
        bots: &[String],
        number: u64,
        seed: &Seed,
        steps: &[StepOf<G>],
        texts: &Texts,
    ) -> Result<(), Failure> {
        let mut play = Playthrough::new(game);
        for step in steps {
            match *step {
                Step::Action(seat, action) => {
                    let again = play.play(seat, action, &mut ());
                    debug_assert!(again.is_ok(), "a bot takes legal actions only");
                }
                Step::Chance(chance) => play.resolve(chance, &mut ()),
                Step::Expiry => drop(play.expire(&mut ())),
            }
        }
        let bots = bots.iter().map(|name| (SeatKind::bot(name), name.as_str()));
        let sheet = Sheet {
            seating: &Seating::new(bots, |seat| Salt::of_seed(seed, seat)),
            seed,
            reveal: true,
        };
        let path = self.0.join(format!("{:06}.lucid", number + 1));
        fs::write(&path, record::write(&play, &sheet)).map_err(|error| {
            let path = path.display().to_string();
            let reason = texts.complaint_unwritable(&error);
            Failure::of_file(&path, reason)
        })
    }
}

fn holds_records(folder: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        if Path::new(&entry?.file_name()).extension() == Some(OsStr::new("lucid")) {
            return Ok(true);
        }
    }
    Ok(false)
}

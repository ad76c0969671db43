//! The folder that simulated games are written into.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use lucid_tabletop::record::{self, Salt, SeatKind, Seating, Sheet};
use lucid_tabletop::{Game as _, Playthrough, Seat, Seed, Step};
use lucid_texts::{Complaint, Texts};

use super::crowd::{Series, StepOf};
use crate::failure::Failure;
use crate::input;

/// A folder for records.
#[derive(Debug)]
pub(crate) struct Shelf(PathBuf);

impl Shelf {
    /// The folder, made if need be. It must not hold records yet, so that series
    /// never mix.
    pub(super) fn open(folder: &Path, texts: &Texts) -> Result<Shelf, Failure> {
        input::not_a_stream(folder, texts)?;
        let path = folder.display().to_string();
        let refused = |why: Complaint<'_>| Failure::of_file(&path, texts.complaint(why));
        fs::create_dir_all(folder).map_err(|error| refused(Complaint::NoFolder(&error)))?;
        match holds_records(folder) {
            Ok(false) => Ok(Shelf(folder.to_owned())),
            Ok(true) => Err(refused(Complaint::HasRecords)),
            Err(error) => Err(refused(Complaint::Unreadable(&error))),
        }
    }

    /// Writes the record of a game; the first game is `000001.lucid`.
    pub(super) fn put<S: Series>(
        &self,
        series: &S,
        number: u64,
        seed: &Seed,
        steps: &[StepOf<S::Game>],
        texts: &Texts,
    ) -> Result<(), Failure> {
        let mut play = Playthrough::new(series.game());
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
        let names: Vec<String> = Seat::first(series.game().seats())
            .map(|seat| series.bot(seat))
            .collect();
        let bots = names
            .iter()
            .map(|name| (SeatKind::bot(name), name.as_str()));
        let sheet = Sheet {
            seating: &Seating::new(bots, |seat| Salt::of_seed(seed, seat)),
            seed,
            reveal: true,
        };
        let path = self.0.join(format!("{:06}.lucid", number + 1));
        fs::write(&path, record::write(&play, &sheet)).map_err(|error| {
            let path = path.display().to_string();
            let reason = texts.complaint(Complaint::Unwritable(&error));
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

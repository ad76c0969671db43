//! A data set as a file that grows.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{BufWriter, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use lucid_bots::dreamscape::dataset::format;
use lucid_texts::{Phrase, Texts};

use crate::failure::Failure;
use crate::input;

/// A data set that is being written, in the order of its games.
#[derive(Debug)]
pub(super) struct DatasetFile {
    path: String,
    out: BufWriter<File>,
    /// How many games it holds.
    games: u64,
    /// Games that came before one that belongs in front of them.
    waiting: BTreeMap<u64, Vec<u8>>,
}

impl DatasetFile {
    /// Creates a file, or opens one with the same head to continue it: what is cut off or
    /// damaged at its end is discarded.
    pub(super) fn open(path: &Path, head: &str, texts: &Texts) -> Result<DatasetFile, Failure> {
        input::not_a_stream(path, texts)?;
        let name = path.display().to_string();
        let unwritable = |error| Failure::of_file(&name, texts.complaint_unwritable(&error));
        let (games, length) = match fs::read(path) {
            Ok(known) if !known.is_empty() => match format::split_head(&known) {
                Some((there, blocks)) if there == head => {
                    let mut games = format::games(blocks);
                    let count = games.by_ref().count();
                    (count as u64, head.len() + games.length())
                }
                Some(_) => {
                    let why = texts.phrase(Phrase::DatasetOther);
                    return Err(Failure::of_file(&name, why));
                }
                // A file that was cut off within its head holds nothing.
                None if head.as_bytes().starts_with(&known) => (0, 0),
                None => {
                    let why = texts.phrase(Phrase::DatasetNone);
                    return Err(Failure::of_file(&name, why));
                }
            },
            _ => (0, 0),
        };
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path);
        let mut file = file.map_err(unwritable)?;
        file.set_len(length as u64).map_err(unwritable)?;
        file.seek(SeekFrom::End(0)).map_err(unwritable)?;
        let mut out = BufWriter::new(file);
        if length == 0 {
            out.write_all(head.as_bytes()).map_err(unwritable)?;
        }
        Ok(DatasetFile {
            path: name,
            out,
            games,
            waiting: BTreeMap::new(),
        })
    }

    /// How many games it holds.
    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// Adds the block of a game, as soon as all before it are there.
    pub(super) fn add(
        &mut self,
        number: u64,
        block: Vec<u8>,
        texts: &Texts,
    ) -> Result<(), Failure> {
        self.waiting.insert(number, block);
        while let Some(block) = self.waiting.remove(&self.games) {
            let written = self.out.write_all(&block);
            written.map_err(|error| self.unwritable(&error, texts))?;
            self.games += 1;
        }
        Ok(())
    }

    /// Writes what is buffered, and tells how many games there are.
    pub(super) fn close(mut self, texts: &Texts) -> Result<u64, Failure> {
        let flushed = self.out.flush();
        flushed.map_err(|error| self.unwritable(&error, texts))?;
        Ok(self.games)
    }

    fn unwritable(&self, error: &std::io::Error, texts: &Texts) -> Failure {
        Failure::of_file(&self.path, texts.complaint_unwritable(error))
    }
}

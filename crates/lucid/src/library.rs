//! The packs at hand: those that are built in, and those that are given by name.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use dreamscape::Content;
use packs::{DreamscapePack, Game, Pack, Report};
use texts::{Complaint, Texts};

use crate::failure::Failure;

/// The most bytes that are read, so that a report can tell how long a file is.
const MOST: u64 = 1 << 26;

/// What is left of a file after it was read as a pack.
#[derive(Debug)]
pub(crate) struct Opened {
    /// The text of the file.
    pub(crate) source: String,
    /// The pack, or all that is wrong with it.
    pub(crate) pack: Result<Pack, Report>,
}

impl Opened {
    /// Reads a file, or a built-in pack by the name of its game.
    ///
    /// # Errors
    /// When there is nothing to be read.
    pub(crate) fn read(path: &Path, texts: &Texts) -> Result<Opened, Failure> {
        let name = path.display().to_string();
        let bytes = match Game::named(&name) {
            Some(Game::Dreamscape) => packs::DREAMSCAPE.as_bytes().to_vec(),
            Some(Game::DreamRunners) => packs::DREAM_RUNNERS.as_bytes().to_vec(),
            None => bytes(path, &name, texts)?,
        };
        let pack = packs::read_bytes(&name, &bytes);
        Ok(Opened {
            source: String::from_utf8_lossy(&bytes).into_owned(),
            pack,
        })
    }
}

/// A pack that can be played: a file, or the name of a game for its built-in one.
pub(crate) fn open(path: &Path, texts: &Texts) -> Result<Pack, Failure> {
    Opened::read(path, texts)?.pack.map_err(Failure::of_pack)
}

/// The built-in pack of a game.
pub(crate) fn built_in(game: Game) -> Pack {
    match game {
        Game::Dreamscape => Pack::Dreamscape(packs::dreamscape().clone()),
        Game::DreamRunners => Pack::DreamRunners(packs::dream_runners().clone()),
    }
}

/// A pack for Dreamscape.
pub(crate) fn open_dreamscape(path: &Path, texts: &Texts) -> Result<DreamscapePack, Failure> {
    match open(path, texts)? {
        Pack::Dreamscape(pack) => Ok(pack),
        pack @ Pack::DreamRunners(_) => {
            let (game, played) = (pack.game().name(), Game::Dreamscape.name());
            let reason = texts.complaint(Complaint::OtherGamePack { game, played });
            Err(Failure::of_file(&path.display().to_string(), reason))
        }
    }
}

/// The packs for Dreamscape that records may have been played with.
#[derive(Debug)]
pub(crate) struct Library(Vec<DreamscapePack>);

impl Library {
    /// The built-in pack and those of files, all of which must be sound.
    pub(crate) fn new(files: &[PathBuf], texts: &Texts) -> Result<Library, Failure> {
        let given = files.iter().map(|file| open_dreamscape(file, texts));
        let mut packs = given.collect::<Result<Vec<_>, _>>()?;
        packs.push(packs::dreamscape().clone());
        Ok(Library(packs))
    }

    /// The pack that a record names.
    ///
    /// # Errors
    /// Which pack is needed.
    pub(crate) fn find<'a>(&self, pack: &'a str, hash: &'a str) -> Result<&Content, Missing<'a>> {
        let named = || self.0.iter().filter(|known| known.about.id == pack);
        let given = named().find(|known| known.content.hash() == hash);
        // Built-in packs of earlier versions are still known.
        let known = given.or_else(|| packs::dreamscape_pack(pack, hash));
        known.map(|known| &known.content).ok_or_else(|| Missing {
            pack,
            hash,
            here: named().next().map(|known| known.content.hash().to_owned()),
        })
    }
}

/// A pack that is not at hand.
#[derive(Debug)]
pub(crate) struct Missing<'a> {
    pack: &'a str,
    hash: &'a str,
    /// The hash of a pack with the same id.
    here: Option<String>,
}

impl Missing<'_> {
    /// What is needed, in one line.
    pub(crate) fn told(&self, texts: &Texts) -> String {
        let (pack, hash) = (self.pack, self.hash);
        texts.complaint(match &self.here {
            Some(here) => Complaint::OtherContent { pack, hash, here },
            None => Complaint::NoPack { pack, hash },
        })
    }
}

fn bytes(path: &Path, name: &str, texts: &Texts) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST).read_to_end(&mut bytes))
        .map_err(|error| Failure::of_file(name, texts.complaint(Complaint::Unreadable(&error))))?;
    Ok(bytes)
}

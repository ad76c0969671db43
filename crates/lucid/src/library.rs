//! The packs at hand: those that are built in, and those that are given by name.

use std::io;
use std::path::{Path, PathBuf};

use lucid_packs::{DreamscapePack, Game, Pack, Report, RunnersPack};
use lucid_texts::{Complaint, Texts};

use crate::failure::Failure;
use crate::{input, suggestion};

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
            Some(Game::Dreamscape) => lucid_packs::DREAMSCAPE.as_bytes().to_vec(),
            Some(Game::DreamRunners) => lucid_packs::DREAM_RUNNERS.as_bytes().to_vec(),
            None => bytes(path, &name, texts)?,
        };
        let pack = lucid_packs::read_bytes(&name, &bytes);
        Ok(Opened {
            source: String::from_utf8_lossy(&bytes).into_owned(),
            pack,
        })
    }
}

/// A pack that can be played: a file, or the name of a game for its built-in one.
pub(crate) fn open(path: &Path, texts: &Texts) -> Result<Pack, Failure> {
    Opened::read(path, texts)?
        .pack
        .map_err(|report| Failure::of_pack(&report, texts))
}

/// The built-in pack of a game.
pub(crate) fn built_in(game: Game) -> Pack {
    match game {
        Game::Dreamscape => Pack::Dreamscape(lucid_packs::dreamscape().clone()),
        Game::DreamRunners => Pack::DreamRunners(lucid_packs::dream_runners().clone()),
    }
}

/// A pack for Dreamscape.
pub(crate) fn open_dreamscape(path: &Path, texts: &Texts) -> Result<DreamscapePack, Failure> {
    match open(path, texts)? {
        Pack::Dreamscape(pack) => Ok(pack),
        pack @ Pack::DreamRunners(_) => Err(of_other_game(path, &pack, Game::Dreamscape, texts)),
    }
}

/// A pack for Dream Runners.
pub(crate) fn open_runners(path: &Path, texts: &Texts) -> Result<RunnersPack, Failure> {
    match open(path, texts)? {
        Pack::DreamRunners(pack) => Ok(pack),
        pack @ Pack::Dreamscape(_) => Err(of_other_game(path, &pack, Game::DreamRunners, texts)),
    }
}

fn of_other_game(path: &Path, pack: &Pack, played: Game, texts: &Texts) -> Failure {
    let (game, played) = (pack.game().name(), played.name());
    let reason = texts.complaint(Complaint::OtherGamePack { game, played });
    Failure::of_file(&path.display().to_string(), reason)
}

/// The packs that records may have been played with.
#[derive(Debug)]
pub(crate) struct Library(Vec<Pack>);

impl Library {
    /// The built-in packs and those of files, all of which must be sound.
    pub(crate) fn new(files: &[PathBuf], texts: &Texts) -> Result<Library, Failure> {
        let given = files.iter().map(|file| open(file, texts));
        let mut packs = given.collect::<Result<Vec<_>, _>>()?;
        packs.extend([Game::Dreamscape, Game::DreamRunners].map(built_in));
        Ok(Library(packs))
    }

    /// The pack for Dreamscape that a record names.
    ///
    /// # Errors
    /// Which pack is needed.
    pub(crate) fn dreamscape<'a>(
        &self,
        pack: &'a str,
        hash: &'a str,
    ) -> Result<&lucid_dreamscape::Content, Missing<'a>> {
        match self.find(Game::Dreamscape, pack, hash) {
            Some(Pack::Dreamscape(known)) => Ok(&known.content),
            // Built-in packs of earlier versions are still known.
            _ => lucid_packs::dreamscape_pack(pack, hash)
                .map(|known| &known.content)
                .ok_or_else(|| self.missing(Game::Dreamscape, pack, hash)),
        }
    }

    /// The pack for Dream Runners that a record names.
    ///
    /// # Errors
    /// Which pack is needed.
    pub(crate) fn runners<'a>(
        &self,
        pack: &'a str,
        hash: &'a str,
    ) -> Result<&lucid_dream_runners::Content, Missing<'a>> {
        match self.find(Game::DreamRunners, pack, hash) {
            Some(Pack::DreamRunners(known)) => Ok(&known.content),
            _ => lucid_packs::runners_pack(pack, hash)
                .map(|known| &known.content)
                .ok_or_else(|| self.missing(Game::DreamRunners, pack, hash)),
        }
    }

    /// All packs of a game with an id.
    fn named(&self, game: Game, id: &str) -> impl Iterator<Item = &Pack> {
        let fits = move |pack: &&Pack| pack.game() == game && pack.about().id == id;
        self.0.iter().filter(fits)
    }

    fn find(&self, game: Game, id: &str, hash: &str) -> Option<&Pack> {
        self.named(game, id).find(|known| known.hash() == hash)
    }

    fn missing<'a>(&self, game: Game, pack: &'a str, hash: &'a str) -> Missing<'a> {
        let here = self.named(game, pack).next();
        let here = here.map(|known| known.hash().to_owned());
        Missing { pack, hash, here }
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

/// The bytes of a file. A name that is none may be a slip for that of a game.
fn bytes(path: &Path, name: &str, texts: &Texts) -> Result<Vec<u8>, Failure> {
    let meant = suggestion::nearest(name, Game::ALL.map(Game::name));
    match meant.filter(|_| !path.exists()) {
        Some(game) => {
            let missing = io::ErrorKind::NotFound.into();
            let problem = texts.complaint(Complaint::Unreadable(&missing));
            Err(Failure::of_file(name, texts.did_you_mean(problem, game)))
        }
        None => input::bytes(path, MOST, texts),
    }
}

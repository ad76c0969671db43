//! The packs that are available: built-in ones and files.

use std::io;
use std::path::{Path, PathBuf};

use lucid_packs::{ContentOf, Pack, Report, TitleContent};
use lucid_texts::{Texts, arg};
use lucid_titles::{TitleId, with_title};

use crate::failure::Failure;
use crate::titles::Title;
use crate::{input, suggestion};

/// The most bytes that are read, so that a report can say how long a file is.
const MOST: u64 = 1 << 26;

/// A file that was read as a pack.
#[derive(Debug)]
pub(crate) struct Opened {
    /// The text of the file.
    pub(crate) source: String,
    /// The pack, or everything that is wrong with it.
    pub(crate) pack: Result<Pack, Report>,
}

impl Opened {
    /// Reads a file, or a built-in pack by the name of its game.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn read(path: &Path, texts: &Texts) -> Result<Opened, Failure> {
        let name = path.display().to_string();
        let bytes = match TitleId::named(&name) {
            Some(game) => with_title!(game, T => ContentOf::<T>::BUILT_IN.as_bytes().to_vec()),
            None => bytes(path, &name, texts)?,
        };
        let pack = lucid_packs::read_bytes(&name, &bytes);
        Ok(Opened {
            source: String::from_utf8_lossy(&bytes).into_owned(),
            pack,
        })
    }
}

/// Opens a pack that can be played: a file, or a game's name for its built-in pack.
pub(crate) fn open(path: &Path, texts: &Texts) -> Result<Pack, Failure> {
    Opened::read(path, texts)?
        .pack
        .map_err(|report| Failure::of_pack(&report, texts))
}

/// Opens a pack for a title and returns its content.
pub(crate) fn open_content<G: Title>(path: &Path, texts: &Texts) -> Result<G::Content, Failure> {
    let pack = open(path, texts)?;
    content_of::<G>(&pack).cloned().ok_or_else(|| {
        let reason =
            texts.complaint_other_game_pack(arg::Game(pack.game().name()), arg::Played(G::NAME));
        Failure::of_file(&path.display().to_string(), reason)
    })
}

/// What a pack holds, if it is for this title.
fn content_of<G: Title>(pack: &Pack) -> Option<&G::Content> {
    TitleContent::of_pack(pack).map(|pack| &pack.content)
}

/// The built-in pack of a game.
pub(crate) fn built_in(game: TitleId) -> Pack {
    with_title!(game, T => TitleContent::into_pack(ContentOf::<T>::built_in_pack().clone()))
}

/// The packs in which the pack of a record is looked up.
#[derive(Debug)]
pub(crate) struct Library(Vec<Pack>);

impl Library {
    /// The built-in packs and those in files, all of which must be valid.
    pub(crate) fn new(files: &[PathBuf], texts: &Texts) -> Result<Library, Failure> {
        let given = files.iter().map(|file| open(file, texts));
        let mut packs = given.collect::<Result<Vec<_>, _>>()?;
        packs.extend(TitleId::ALL.map(built_in));
        Ok(Library(packs))
    }

    /// The content of the pack that a record names.
    ///
    /// # Errors
    /// Which pack is needed.
    pub(crate) fn content<'a, G: Title>(
        &self,
        pack: &'a str,
        hash: &'a str,
    ) -> Result<&G::Content, Missing<'a>> {
        let mut named = self.named(G::ID, pack);
        let known = named.find(|known| known.hash() == hash);
        (known.and_then(content_of::<G>))
            // Packs of earlier releases are still known.
            .or_else(|| Some(&lucid_packs::built_in_pack(pack, hash)?.content))
            .ok_or_else(|| self.missing(G::ID, pack, hash))
    }

    /// All packs of a game with an id.
    fn named(&self, game: TitleId, id: &str) -> impl Iterator<Item = &Pack> {
        let fits = move |pack: &&Pack| pack.game() == game && pack.about().id == id;
        self.0.iter().filter(fits)
    }

    fn missing<'a>(&self, game: TitleId, pack: &'a str, hash: &'a str) -> Missing<'a> {
        let here = self.named(game, pack).next();
        let here = here.map(|known| known.hash().to_owned());
        Missing { pack, hash, here }
    }
}

/// A pack that is not available.
#[derive(Debug)]
pub(crate) struct Missing<'a> {
    pack: &'a str,
    hash: &'a str,
    /// The hash of a pack with the same id.
    here: Option<String>,
}

impl Missing<'_> {
    /// Which pack is needed, as a sentence.
    pub(crate) fn told(&self, texts: &Texts) -> String {
        let (pack, hash) = (self.pack, self.hash);
        match &self.here {
            Some(here) => {
                texts.complaint_other_content(arg::Hash(hash), arg::Here(here), arg::Pack(pack))
            }
            None => texts.complaint_no_pack(arg::Hash(hash), arg::Pack(pack)),
        }
    }
}

/// Reads a file. If there is none, its name may be a misspelt game.
fn bytes(path: &Path, name: &str, texts: &Texts) -> Result<Vec<u8>, Failure> {
    let meant = suggestion::nearest(name, TitleId::ALL.map(TitleId::name));
    match meant.filter(|_| !path.exists()) {
        Some(game) => {
            let missing = io::ErrorKind::NotFound.into();
            let problem = texts.complaint_unreadable(&missing);
            Err(Failure::of_file(
                name,
                texts.did_you_mean(arg::Nearest(game), arg::Problem(problem)),
            ))
        }
        None => input::bytes(path, MOST, texts),
    }
}

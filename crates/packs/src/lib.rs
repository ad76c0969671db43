#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! * [`read`], [`Pack`]: a pack from its text, ready to play.
//! * [`TitleGame`]: a game of any title, from its rules and the content of a pack.
//! * [`Report`], [`Finding`]: what is wrong with a file, for terminals and programs.
//! * [`dreamscape()`], [`dream_runners()`]: the built-in packs; [`template`]: one to start from.
//! * [`Mistake`], [`Deviation`]: problems as values, so that they can be put into any language.

mod builtin;
mod deviation;
mod diagnostics;
mod dream_runners;
mod dreamscape;
mod field;
mod head;
mod item;
mod reason;
mod report;
mod syntax;
mod text;
mod title_game;
mod vocabulary;

pub use builtin::{
    Retired, TitleContent, built_in_hash, built_in_pack, first_hash, is_retired, retired_text,
    retired_text_of, template,
};
pub use deviation::Deviation;
pub use dream_runners::builtin::{DREAM_RUNNERS, dream_runners};
pub use dreamscape::builtin::{DREAMSCAPE, dreamscape};
pub use lucid_tabletop::content::Name;
pub use lucid_titles::TitleId;
pub use reason::{Mistake, Pay};
pub use report::{Finding, Report, Severity, Words};
pub use syntax::Slip;
pub use text::{is_control, letter, shown};
pub use title_game::{ContentOf, TitleGame};
pub use vocabulary::{
    EntryKind, Form, Measure, Naming, PackPart, Rise, SegmentBonus, Space, Things, Tongue,
};

use diagnostics::Diagnostics;
use item::Item;

/// The version of the pack format that this crate reads.
pub const FORMAT: i64 = 1;

/// The size limit of a pack, in bytes.
pub const MAX_BYTES: usize = 1_000_000;

/// What a title's packs hold behind their heads.
pub(crate) trait ReadContent: TitleContent {
    /// The fields.
    const FIELDS: &'static [&'static str];

    /// Reads them.
    fn read(root: Item<'_, '_, '_>, about: Option<About>) -> Option<GamePack<Self>>;
}

/// A pack that can be played.
///
/// ```
/// use lucid_dreamscape::{Dreamscape, Rules};
/// use lucid_packs::Pack;
///
/// let pack = lucid_packs::read("lucid.toml", lucid_packs::DREAMSCAPE)?;
/// match pack {
///     Pack::Dreamscape(pack) => {
///         let game = Dreamscape::new(Rules::huch(), pack.content).unwrap();
///         assert_eq!(game.content().id(), "lucid");
///     }
///     Pack::DreamRunners(_) => unreachable!("a pack is for one game"),
/// }
/// # Ok::<(), lucid_packs::Report>(())
/// ```
#[expect(
    clippy::large_enum_variant,
    reason = "one is read at a time, and taken apart at once"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pack {
    /// For Dreamscape.
    Dreamscape(DreamscapePack),
    /// For Dream Runners.
    DreamRunners(DreamRunnersPack),
}

/// A pack for Dreamscape.
pub type DreamscapePack = GamePack<lucid_dreamscape::Content>;

/// A pack for Dream Runners.
pub type DreamRunnersPack = GamePack<lucid_dream_runners::Content>;

/// A pack for the game that plays with this content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePack<C> {
    /// What it is and whose.
    pub about: About,
    /// What the engine plays with.
    pub content: C,
    /// What could be better.
    pub advice: Vec<Finding>,
}

/// What a pack says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The name in records.
    pub id: String,
    /// The name for people.
    pub name: Name,
    /// Who wrote it.
    pub author: String,
    /// The licence.
    pub licence: String,
    /// A short description.
    pub about: Option<Name>,
}

/// Runs the same code for a pack of whichever title.
macro_rules! each {
    ($any:expr, $pack:ident => $body:expr) => {
        match $any {
            Pack::Dreamscape($pack) => $body,
            Pack::DreamRunners($pack) => $body,
        }
    };
}

impl Pack {
    /// The game that it is for.
    pub fn game(&self) -> TitleId {
        fn title<C: TitleContent>(_: &GamePack<C>) -> TitleId {
            C::TITLE
        }
        each!(self, pack => title(pack))
    }

    /// What it is and whose.
    pub fn about(&self) -> &About {
        each!(self, pack => &pack.about)
    }

    /// What could be better.
    pub fn advice(&self) -> &[Finding] {
        each!(self, pack => &pack.advice)
    }

    /// The hash over all that matters in play, as records carry it.
    ///
    /// ```
    /// let text = lucid_packs::DREAMSCAPE;
    /// let hash = |text: &str| lucid_packs::read("lucid.toml", text).unwrap().hash().to_owned();
    /// // A name may be corrected without orphaning old records; points may not.
    /// assert_eq!(hash(&text.replace("Starry Puddle", "Star Puddle")), hash(text));
    /// assert_ne!(hash(&text.replace("points = 6", "points = 7")), hash(text));
    /// ```
    pub fn hash(&self) -> &str {
        each!(self, pack => pack.content.hash())
    }
}

/// Reads and checks a pack; `file` is the name that reports use.
///
/// # Errors
/// All errors at once. If the text is not valid TOML, only that is reported.
///
/// ```
/// use lucid_packs::{Severity, TitleId};
///
/// let text = lucid_packs::template(TitleId::DreamRunners);
/// let pack = lucid_packs::read("mine.toml", text)?;
/// assert_eq!((pack.game(), pack.about().id.as_str()), (TitleId::DreamRunners, "my-runners"));
///
/// let report = lucid_packs::read("mine.toml", "format = 1\ngame = \"go\"").unwrap_err();
/// assert_eq!(report.count(Severity::Error), report.problems.len());
/// # Ok::<(), lucid_packs::Report>(())
/// ```
pub fn read(file: &str, text: &str) -> Result<Pack, Report> {
    let mut diagnostics = Diagnostics::new(text);
    let pack = if text.len() > MAX_BYTES {
        diagnostics.error(0..0, &PackPart::File, Mistake::TooBig(text.len()));
        None
    } else {
        head::read(text, &mut diagnostics)
    };
    match pack {
        Some(pack) if diagnostics.is_empty() => Ok(pack),
        _ => Err(diagnostics.report(file)),
    }
}

/// Reads and checks a pack from the bytes of a file.
///
/// # Errors
/// As [`read`], and when the file is too big or not UTF-8.
///
/// ```
/// use lucid_packs::Mistake;
///
/// let report = lucid_packs::read_bytes("mine.toml", &[0xff, 0xfe]).unwrap_err();
/// assert_eq!(report.problems[0].reason, Mistake::NotUtf8);
/// ```
pub fn read_bytes(file: &str, bytes: &[u8]) -> Result<Pack, Report> {
    if bytes.len() > MAX_BYTES {
        let mut diagnostics = Diagnostics::new("");
        diagnostics.error(0..0, &PackPart::File, Mistake::TooBig(bytes.len()));
        return Err(diagnostics.report(file));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => read(file, text),
        Err(error) => {
            // The text before the fault is kept as it is, so the place is right.
            let text = String::from_utf8_lossy(bytes);
            let mut diagnostics = Diagnostics::new(&text);
            let place = error.valid_up_to();
            diagnostics.error(place..place, &PackPart::File, Mistake::NotUtf8);
            Err(diagnostics.report(file))
        }
    }
}

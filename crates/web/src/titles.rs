//! What the client knows of each title: a trait, a folder for each title, and this file, which
//! names them all.

pub mod dream_runners;
pub mod dreamscape;
#[cfg(test)]
mod three_cells;

use std::any::Any;
use std::fmt;
use std::str::FromStr;

use lucid_bots::Clock;
use lucid_packs::{GamePack, Pack, TitleContent, TitleGame};
use lucid_tabletop::Seat;
use lucid_tabletop::position::version_of;
use lucid_texts::{Phrase, Texts};
use lucid_titles::{TitleId, every_title, with_title};

use crate::bots;
use crate::content::{self, PackContent};
use crate::first_evening::Note;
use crate::gallery::{FilterGroup, Section};
use crate::learn::Chapter;
use crate::saved_game::SavedGame;
use crate::setup::{BotLevel, GameSetup, ParseSetupError, Player, SetupRules};
use crate::sound::Cue;
use crate::storage::Storage;
use crate::table::{LocalTable, TableGame, TableScene};

/// The setup of a title's games.
pub type SetupOf<G> = GameSetup<<G as TitleGame>::Rules, <G as TableGame>::Level>;

/// The content of a title.
pub type ContentOf<G> = <G as TitleGame>::Content;

/// The name of each seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// A title on the home page.
#[derive(Clone, Copy, Debug)]
pub struct Cover {
    /// The class and the name of its picture.
    pub picture: (&'static str, &'static str),
    /// What it is about.
    pub about: Phrase,
    /// The number of players, the duration, and one more fact.
    pub facts: [Phrase; 3],
    /// Ways to start a game: addresses with their labels.
    pub ways: &'static [(&'static str, Phrase)],
}

/// A title in the client: how its games are set up and put into words.
pub trait ClientTitle: TableGame + TitleGame<Rules: SetupRules, Content: PackContent> {
    /// Which title it is.
    const ID: TitleId = <Self::Content as TitleContent>::TITLE;
    /// Its word in addresses and storage keys.
    const WORD: &'static str;
    /// The prefix of its setups and of the questions to its bots; empty for the title that came
    /// first.
    const PREFIX: &'static str;
    /// The class and the name of its small picture.
    const PICTURE: (&'static str, &'static str);
    /// How it is shown on the home page.
    const COVER: Cover;
    /// The label of the button that downloads a pack template.
    const TEMPLATE: Phrase;
    /// Its lessons.
    const CHAPTERS: &'static [Chapter];

    /// The default setup of a first game.
    fn first_setup(name: &str) -> SetupOf<Self>;

    /// The title of a game in lists.
    fn game_title(texts: &Texts, rules: &Self::Rules, names: &[String]) -> String;

    /// A setup in a few words.
    fn setup_line(texts: &Texts, setup: &SetupOf<Self>) -> String;

    /// The edition, for titles with several.
    fn edition(_texts: &Texts, _rules: &Self::Rules) -> Option<String> {
        None
    }

    /// The name of a round.
    fn round_name(texts: &Texts, round: u8) -> String;

    /// The round of a game, out of how many.
    fn at_round(texts: &Texts, rules: &Self::Rules, round: u8) -> String;

    /// Everything that a pack holds.
    fn sections(pack: &GamePack<Self::Content>, texts: &Texts) -> Vec<Section>;

    /// The filters for the things in a pack.
    fn filters(_texts: &Texts) -> Vec<FilterGroup> {
        Vec::new()
    }

    /// How many things of each kind a pack holds.
    fn counts(pack: &GamePack<Self::Content>, texts: &Texts) -> Vec<String>;

    /// The game with some rules and the pack with a hash, or the built-in one; nothing if they
    /// cannot be played or the pack is not stored here.
    fn with_pack(
        storage: &dyn Storage,
        version: u16,
        rules: Self::Rules,
        pack: Option<&str>,
    ) -> Option<Self> {
        let content = match pack {
            Some(hash) => content::named::<Self::Content>(storage, hash)?.content,
            None => Self::Content::built_in().content.clone(),
        };
        Self::at_version(version, rules, content)?.ok()
    }

    /// Whether a pack is built in, formerly built in, or stored.
    fn has_pack(storage: &dyn Storage, hash: &str) -> bool {
        content::named::<Self::Content>(storage, hash).is_some()
    }

    /// Wraps a setup of this title.
    fn any_setup(setup: SetupOf<Self>) -> AnySetup;

    /// An event in words.
    fn event_text(&self, texts: &Texts, names: Names<'_>, event: &Self::Event) -> String;

    /// Why something is not possible, in words.
    fn refusal_text(&self, texts: &Texts, refusal: Self::Refusal) -> String;

    /// Whether a screen reader announces the event when it happens.
    fn is_announced(event: &Self::Event) -> bool;

    /// Whether the page pauses after the event so that people can follow.
    fn takes_a_moment(_event: &Self::Event) -> bool {
        false
    }

    /// What is heard when the event happens.
    fn cue(_event: &Self::Event) -> Option<Cue> {
        None
    }

    /// What somebody new has to know in a game like this.
    fn all_notes(&self) -> &'static [Note] {
        &[]
    }

    /// Those notes that matter in a scene, the most urgent first.
    fn notes(&self, _scene: &TableScene<Self>) -> Vec<Note> {
        Vec::new()
    }

    /// What is offered after a game with a setup. The first one is gentler than the next.
    fn next_setup(setup: SetupOf<Self>) -> SetupOf<Self> {
        setup
    }

    /// A state as text.
    fn write_position(&self, state: &Self::State) -> String;

    /// Reads a state that [`ClientTitle::write_position`] wrote.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse_position(&self, text: &str) -> Result<Self::State, String>;

    /// The game of a position with some content, and its state.
    ///
    /// # Errors
    /// What is wrong with the position.
    fn at_position(text: &str, content: Self::Content) -> Result<(Self, Self::State), String> {
        let rules = text.lines().find_map(|line| line.strip_prefix("rules: "));
        let rules = rules.and_then(|rules| rules.parse().ok());
        let rules = rules.ok_or("the rules cannot be read")?;
        let version = version_of::<(), ()>(text, Self::RULES_VERSION);
        let version = version.map_err(|_| "the version cannot be read")?;
        let game = Self::at_version(version, rules, content);
        let game = game.ok_or("the version is not known")?;
        let game = game.map_err(|_| "the rules cannot be played")?;
        let state = game.parse_position(text)?;
        Ok((game, state))
    }

    /// Restores what a saved game has beyond its record.
    fn restore(_table: &mut LocalTable<Self>, _saved: &SavedGame) {}
}

/// Defines [`AnySetup`].
macro_rules! any_setup {
    ([] $(($Id:ident $module:ident $Game:ty))*) => {
        /// The setup of a game of any title.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnySetup {
            $(
                #[doc = concat!("A game of [`", stringify!($module), "`].")]
                $Id(SetupOf<$Game>),
            )*
        }

        $(impl From<SetupOf<$Game>> for AnySetup {
            fn from(setup: SetupOf<$Game>) -> AnySetup {
                AnySetup::$Id(setup)
            }
        })*
    };
}

every_title!([any_setup]);

/// Runs the same code for a setup of whichever title, with its engine as a type if need be.
macro_rules! each {
    ($any:expr, $setup:ident => $body:expr) => {
        every_title!([match_setup] $any, [], $setup => $body)
    };
    ($any:expr, $G:ident, $setup:ident => $body:expr) => {
        every_title!([match_setup] $any, [$G], $setup => $body)
    };
}

/// The `match` of [`each!`].
macro_rules! match_setup {
    (
        [$any:expr, [], $setup:ident => $body:expr]
        $(($Id:ident $module:ident $Game:ty))*
    ) => {
        match $any {
            $(AnySetup::$Id($setup) => $body,)*
        }
    };
    (
        [$any:expr, [$G:ident], $setup:ident => $body:expr]
        $(($Id:ident $module:ident $Game:ty))*
    ) => {
        match $any {
            $(AnySetup::$Id($setup) => {
                type $G = $Game;
                $body
            })*
        }
    };
}

impl AnySetup {
    /// Which title it is.
    pub fn title(&self) -> TitleId {
        each!(self, G, _setup => G::ID)
    }

    /// The word of the title, as [`ClientTitle::WORD`].
    pub fn word(&self) -> &'static str {
        each!(self, G, _setup => G::WORD)
    }

    /// The setup, if it is one of a title.
    pub fn own<G: ClientTitle>(&self) -> Option<&SetupOf<G>> {
        let setup: &dyn Any = each!(self, setup => setup);
        setup.downcast_ref()
    }

    /// The rules in the notation of records.
    pub fn rules(&self) -> String {
        each!(self, setup => setup.rules().to_string())
    }

    /// The names of the players, by seat.
    pub fn names(&self) -> Vec<String> {
        each!(self, setup => setup.names())
    }

    /// The level of each seat's bot; nothing for a person.
    pub fn bots(&self) -> Vec<Option<&'static str>> {
        fn levels<L: BotLevel>(players: &[Player<L>]) -> Vec<Option<&'static str>> {
            let level = |player: &Player<L>| match player {
                Player::Bot(level, _) => Some(level.word()),
                Player::Person(_) => None,
            };
            players.iter().map(level).collect()
        }
        each!(self, setup => levels(&setup.players))
    }

    /// The index of the first person, if there is one.
    pub fn first_person(&self) -> Option<usize> {
        each!(self, setup => setup.first_person())
    }

    /// How many people play at this device.
    pub fn people(&self) -> usize {
        each!(self, setup => setup.people())
    }

    /// The hash of a custom pack; nothing for the built-in one.
    pub fn pack(&self) -> Option<&str> {
        each!(self, setup => setup.pack.as_deref())
    }

    /// Whether its pack is there.
    pub fn has_pack(&self, storage: &dyn Storage) -> bool {
        let there = |hash| each!(self, G, _setup => G::has_pack(storage, hash));
        self.pack().is_none_or(there)
    }

    /// What is offered after a game with this setup.
    #[must_use]
    pub fn next(self) -> AnySetup {
        each!(self, G, setup => G::any_setup(G::next_setup(setup)))
    }

    /// Chooses another pack, or the built-in one.
    pub fn set_pack(&mut self, hash: Option<String>) {
        each!(self, setup => setup.pack = hash);
    }

    /// The title of the game in lists.
    pub fn game_title(&self, texts: &Texts) -> String {
        each!(self, G, setup => G::game_title(texts, &setup.rules, &setup.names()))
    }

    /// The setup in a few words.
    pub fn line(&self, texts: &Texts) -> String {
        each!(self, G, setup => G::setup_line(texts, setup))
    }

    /// The edition, for titles with several.
    pub fn edition(&self, texts: &Texts) -> Option<String> {
        each!(self, G, setup => G::edition(texts, &setup.rules))
    }

    /// A round of the game, out of how many.
    pub fn at_round(&self, texts: &Texts, round: u8) -> String {
        each!(self, G, setup => G::at_round(texts, &setup.rules, round))
    }
}

/// The prefix of the title, then the setup.
impl fmt::Display for AnySetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(self, G, setup => write!(f, "{}{setup}", G::PREFIX))
    }
}

impl FromStr for AnySetup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<AnySetup, ParseSetupError> {
        let (title, text) = without_prefix(text);
        with_title!(title, G => text.parse().map(G::any_setup))
    }
}

/// The title that a text is about by its [`ClientTitle::PREFIX`], and the rest of it.
fn without_prefix(text: &str) -> (TitleId, &str) {
    let named = TitleId::ALL.into_iter().find_map(|title| {
        let prefix = with_title!(title, G => G::PREFIX);
        let rest = text.strip_prefix(prefix).filter(|_| !prefix.is_empty());
        rest.map(|rest| (title, rest))
    });
    named.unwrap_or((TitleId::DEFAULT, text))
}

/// The answer to a question, whatever its title; nothing if it makes no sense.
pub fn answer(question: &str, clock: Clock) -> Option<String> {
    let (title, question) = without_prefix(question);
    with_title!(title, G => bots::answer::<G>(question, clock))
}

/// A pack in the plain form.
pub fn plain_text(pack: &Pack) -> String {
    fn write<C: PackContent>(pack: &Pack) -> Option<String> {
        C::of_pack(pack).map(|pack| pack.content.write_plain(&pack.about))
    }
    with_title!(pack.game(), G => write::<ContentOf<G>>(pack)).unwrap_or_default()
}

/// Everything that a pack holds, to look through.
pub fn sections(pack: &Pack, texts: &Texts) -> Vec<Section> {
    fn list<G: ClientTitle>(pack: &Pack, texts: &Texts) -> Option<Vec<Section>> {
        ContentOf::<G>::of_pack(pack).map(|pack| G::sections(pack, texts))
    }
    with_title!(pack.game(), G => list::<G>(pack, texts)).unwrap_or_default()
}

/// A short summary of a pack's content.
pub fn contents(pack: &Pack, texts: &Texts) -> String {
    fn list<G: ClientTitle>(pack: &Pack, texts: &Texts) -> Option<Vec<String>> {
        ContentOf::<G>::of_pack(pack).map(|pack| G::counts(pack, texts))
    }
    let counts = with_title!(pack.game(), G => list::<G>(pack, texts));
    counts.unwrap_or_default().join(", ")
}

/// The lessons of all titles in order.
pub fn chapters() -> impl Iterator<Item = &'static Chapter> {
    let titles = TitleId::ALL.into_iter();
    titles.flat_map(|title| with_title!(title, G => G::CHAPTERS))
}

#[cfg(test)]
mod tests {
    use crate::bots::{Question, since_start};

    #[test]
    fn nonsense_has_no_answer() {
        for text in [
            "",
            "random A 1",
            "random A 1\nposition",
            "clever A 1\n",
            "hint A",
            "hint A 5\nx",
            "review A 0\nx",
            "review A\n",
            "runners A",
            "runners hint A",
            "runners hint A 5\nx",
            "runners review A 0\nx",
        ] {
            assert_eq!(
                Question::from_text(text.to_owned()).answer(since_start),
                None
            );
        }
    }
}

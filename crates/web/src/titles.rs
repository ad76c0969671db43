//! What the client knows of each title: one trait for all, one folder each, and the one
//! place that names them all.

pub mod dream_runners;
pub mod dreamscape;
#[cfg(test)]
mod three_cells;

use std::fmt;
use std::str::FromStr;

use lucid_bots::dreamscape::planner::Clock;
use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_packs::{GamePack, Pack, TitleContent, TitleGame};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};
use lucid_titles::{TitleId, with_title};

pub use self::dream_runners::{RunnerLevel, RunnersSetup};
pub use self::dreamscape::{Level, Setup};
use crate::bots::{self, BotTitle as _};
use crate::content::{self, PackContent};
use crate::gallery::Section;
use crate::guide::first_evening::Note;
use crate::learn::Chapter;
use crate::replay::{GameTimeline, Recorded, Timeline};
use crate::saved_game::SavedGame;
use crate::setup::{BotLevel, GameSetup, ParseSetupError, Player, SetupRules};
use crate::sound::Cue;
use crate::storage::Storage;
use crate::table::{LocalTable, TableGame, TableScene};

/// The setup of a title's games.
pub type SetupOf<G> = GameSetup<<G as TitleGame>::Rules, <G as TableGame>::Level>;

/// What a title is played with.
pub type ContentOf<G> = <G as TitleGame>::Content;

/// The name of each seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// How a title is offered on the first page.
#[derive(Clone, Copy, Debug)]
pub struct Cover {
    /// The class and the name of its picture.
    pub picture: (&'static str, &'static str),
    /// What it is about.
    pub about: Phrase,
    /// For how many it is, how long it takes, and one thing more.
    pub facts: [Phrase; 3],
    /// Addresses where a game begins, with what stands there.
    pub ways: &'static [(&'static str, Phrase)],
}

/// A title as the client plays it: how its games are made, and how they are told.
pub trait ClientTitle: TableGame + TitleGame<Rules: SetupRules, Content: PackContent> {
    /// Which title it is.
    const ID: TitleId = <Self::Content as TitleContent>::TITLE;
    /// What stands for it in addresses and in the names of what is kept.
    const WORD: &'static str;
    /// The class and the name of its small picture.
    const PICTURE: (&'static str, &'static str);
    /// How it is offered on the first page.
    const COVER: Cover;
    /// What the button says that saves the template of a pack.
    const TEMPLATE: Phrase;
    /// Its lessons.
    const CHAPTERS: &'static [Chapter];

    /// The game that is played when nothing was chosen yet.
    fn first_setup(name: &str) -> SetupOf<Self>;

    /// What a game is called in lists.
    fn game_title(texts: &Texts, rules: &Self::Rules, names: &[String]) -> String;

    /// A setup in a few words.
    fn setup_line(texts: &Texts, setup: &SetupOf<Self>) -> String;

    /// The rulebook, where there are several.
    fn edition(_texts: &Texts, _rules: &Self::Rules) -> Option<String> {
        None
    }

    /// A round of a game.
    fn round_name(texts: &Texts, round: u8) -> String;

    /// How far a game is.
    fn at_round(texts: &Texts, rules: &Self::Rules, round: u8) -> String;

    /// Everything that a pack holds.
    fn sections(pack: &GamePack<Self::Content>, texts: &Texts) -> Vec<Section>;

    /// How many things of each kind a pack holds.
    fn counts(pack: &GamePack<Self::Content>, texts: &Texts) -> Vec<String>;

    /// The game with some rules and the pack with a hash, or the built-in one; nothing
    /// if it cannot be played, or if the pack is not kept here.
    fn with_pack(storage: &dyn Storage, rules: Self::Rules, pack: Option<&str>) -> Option<Self> {
        let content = match pack {
            Some(hash) => content::named::<Self::Content>(storage, hash)?.content,
            None => Self::Content::built_in().content.clone(),
        };
        Self::with_content(rules, content).ok()
    }

    /// Whether a pack is built in or kept, now or once.
    fn has_pack(storage: &dyn Storage, hash: &str) -> bool {
        content::named::<Self::Content>(storage, hash).is_some()
    }

    /// A setup of this title among those of all titles.
    fn any_setup(setup: SetupOf<Self>) -> AnySetup;

    /// The setup, if it is one of this title.
    fn own_setup(setup: &AnySetup) -> Option<&SetupOf<Self>>;

    /// An event in words.
    fn event_text(&self, texts: &Texts, names: Names<'_>, event: &Self::Event) -> String;

    /// Why something is not possible, in words.
    fn refusal_text(&self, texts: &Texts, refusal: Self::Refusal) -> String;

    /// Whether a screen reader announces the event when it happens.
    fn is_announced(event: &Self::Event) -> bool;

    /// Whether the page pauses after the event, so that people can follow.
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
        let game = Self::with_content(rules, content);
        let game = game.map_err(|_| "the rules cannot be played")?;
        let state = game.parse_position(text)?;
        Ok((game, state))
    }

    /// Restores what a kept game knows beside its record.
    fn restore(_table: &mut LocalTable<Self>, _saved: &SavedGame) {}
}

/// A game of any title before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnySetup {
    /// Dreamscape.
    Dreamscape(Setup),
    /// Dream Runners.
    Runners(RunnersSetup),
}

/// Runs the same code for a setup of whichever title.
macro_rules! each {
    ($any:expr, $setup:ident => $body:expr) => {
        match $any {
            AnySetup::Dreamscape($setup) => $body,
            AnySetup::Runners($setup) => $body,
        }
    };
    ($any:expr, $G:ident, $setup:ident => $body:expr) => {
        match $any {
            AnySetup::Dreamscape($setup) => {
                type $G = Dreamscape;
                $body
            }
            AnySetup::Runners($setup) => {
                type $G = DreamRunners;
                $body
            }
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
        G::own_setup(self)
    }

    /// The rules in the notation of records.
    pub fn rules(&self) -> String {
        each!(self, setup => setup.rules().to_string())
    }

    /// The names of those who play, by seat.
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

    /// The place of the first person, if there is one.
    pub fn first_person(&self) -> Option<usize> {
        each!(self, setup => setup.first_person())
    }

    /// How many persons at this device play.
    pub fn people(&self) -> usize {
        each!(self, setup => setup.people())
    }

    /// The hash of a pack of the player's own; nothing for the built-in one.
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

    /// Names another pack, or the built-in one.
    pub fn set_pack(&mut self, hash: Option<String>) {
        each!(self, setup => setup.pack = hash);
    }

    /// What the game is called in lists.
    pub fn game_title(&self, texts: &Texts) -> String {
        each!(self, G, setup => G::game_title(texts, &setup.rules, &setup.names()))
    }

    /// The setup in a few words.
    pub fn line(&self, texts: &Texts) -> String {
        each!(self, G, setup => G::setup_line(texts, setup))
    }

    /// The rulebook, where there are several.
    pub fn edition(&self, texts: &Texts) -> Option<String> {
        each!(self, G, setup => G::edition(texts, &setup.rules))
    }

    /// How far the game is in a round.
    pub fn at_round(&self, texts: &Texts, round: u8) -> String {
        each!(self, G, setup => G::at_round(texts, &setup.rules, round))
    }
}

impl From<Setup> for AnySetup {
    fn from(setup: Setup) -> AnySetup {
        AnySetup::Dreamscape(setup)
    }
}

impl From<RunnersSetup> for AnySetup {
    fn from(setup: RunnersSetup) -> AnySetup {
        AnySetup::Runners(setup)
    }
}

/// What sets a setup of Dream Runners apart; those of Dreamscape begin with
/// their edition, as they did before there was a second title.
const RUNNERS: &str = "runners ";

impl fmt::Display for AnySetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnySetup::Dreamscape(setup) => write!(f, "{setup}"),
            AnySetup::Runners(setup) => write!(f, "{RUNNERS}{setup}"),
        }
    }
}

impl FromStr for AnySetup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<AnySetup, ParseSetupError> {
        match text.strip_prefix(RUNNERS) {
            Some(rest) => rest.parse().map(AnySetup::Runners),
            None => text.parse().map(AnySetup::Dreamscape),
        }
    }
}

/// A record that has been opened.
#[derive(Debug)]
pub enum Opened {
    /// A game of Dreamscape.
    Dreamscape(GameTimeline<Dreamscape>),
    /// A game of Dream Runners.
    Runners(GameTimeline<DreamRunners>),
}

impl Opened {
    /// Which title it is.
    pub fn title(&self) -> TitleId {
        match self {
            Opened::Dreamscape(_) => Dreamscape::ID,
            Opened::Runners(_) => DreamRunners::ID,
        }
    }

    /// What any player of records needs of it.
    pub fn timeline(&self) -> &dyn Timeline {
        match self {
            Opened::Dreamscape(timeline) => timeline,
            Opened::Runners(timeline) => timeline,
        }
    }

    /// The record, if it is one of a title.
    pub fn timeline_of<G: Recorded>(&self) -> Option<&GameTimeline<G>> {
        let timeline: &dyn std::any::Any = match self {
            Opened::Dreamscape(timeline) => timeline,
            Opened::Runners(timeline) => timeline,
        };
        timeline.downcast_ref()
    }
}

impl From<GameTimeline<Dreamscape>> for Opened {
    fn from(timeline: GameTimeline<Dreamscape>) -> Opened {
        Opened::Dreamscape(timeline)
    }
}

impl From<GameTimeline<DreamRunners>> for Opened {
    fn from(timeline: GameTimeline<DreamRunners>) -> Opened {
        Opened::Runners(timeline)
    }
}

/// The answer to a question, whatever its title; nothing if it makes no sense.
pub fn answer(question: &str, clock: Clock) -> Option<String> {
    match question.strip_prefix(DreamRunners::PREFIX) {
        Some(question) => bots::answer::<DreamRunners>(question, clock),
        None => bots::answer::<Dreamscape>(question, clock),
    }
}

/// A pack in the plain form.
pub fn plain_text(pack: &Pack) -> String {
    match pack {
        Pack::Dreamscape(pack) => pack.content.write_plain(&pack.about),
        Pack::DreamRunners(pack) => pack.content.write_plain(&pack.about),
    }
}

/// Everything that a pack holds, to look through.
pub fn sections(pack: &Pack, texts: &Texts) -> Vec<Section> {
    match pack {
        Pack::Dreamscape(pack) => Dreamscape::sections(pack, texts),
        Pack::DreamRunners(pack) => DreamRunners::sections(pack, texts),
    }
}

/// What a pack holds, in a few words.
pub fn contents(pack: &Pack, texts: &Texts) -> String {
    let counts = match pack {
        Pack::Dreamscape(pack) => Dreamscape::counts(pack, texts),
        Pack::DreamRunners(pack) => DreamRunners::counts(pack, texts),
    };
    counts.join(", ")
}

/// The lessons of all titles, in the order in which they are taken.
pub fn chapters() -> impl Iterator<Item = &'static Chapter> {
    let titles = TitleId::ALL.into_iter();
    titles.flat_map(|title| with_title!(title, G => G::CHAPTERS))
}

#[cfg(test)]
mod tests {
    use crate::bots::Question;

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
            assert_eq!(Question::from_text(text.to_owned()).answer(), None);
        }
    }
}

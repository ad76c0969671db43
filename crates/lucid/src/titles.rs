//! The titles that the program plays: the one place that names them all.
//!
//! A title has a folder here with all that differs from the others: rules from
//! options, bots, what is counted, what is shown. Commands are written against
//! [`Title`] and find it with [`with_title!`].

mod dream_runners;
mod dreamscape;

pub(crate) use dreamscape::{companion, forecast};
#[cfg(test)]
mod three_cells;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lucid_dreamscape::Edition;
use lucid_packs::{Pack, TitleContent, TitleGame};
use lucid_tabletop::record::Fault;
use lucid_texts::Texts;
use lucid_titles::{TitleId, with_title};

use crate::failure::Failure;
use crate::hint::HintedGame;
use crate::library;
use crate::load::unplayable;
use crate::options::help_on_bots;
use crate::pack::PackContent;
use crate::replay::Replayable;
use crate::review::ReviewedGame;
use crate::runner::Playable;
use crate::sim::SimStatistics;
use dreamscape::options::editions;

/// The titles' names as options take them.
pub(crate) const NAMES: &str = "dreamscape or dream-runners";

/// A game as the commands know it.
pub(crate) trait Title:
    Playable + Replayable + HintedGame + ReviewedGame + TitleGame<Content: PackContent>
{
    /// Which title it is.
    const ID: TitleId = <Self::Content as TitleContent>::TITLE;
    /// What stands above the bots in `--help`.
    const BOTS: &'static str;

    /// What `lucid sim` counts.
    type SimStatistics: SimStatistics<Self>;

    /// What `--help` says about rules.
    fn rules_help() -> String;

    /// The rules that options ask for; `command` is named in complaints.
    fn rules_of(
        options: &GameOptions,
        command: &str,
        texts: &Texts,
    ) -> Result<Self::Rules, Failure>;

    /// The rules in a record's words, or what is wrong with them.
    fn parse_rules(text: &str, texts: &Texts) -> Result<Self::Rules, String>;

    /// Why rules cannot be played, and the rule that says so.
    fn unplayable(problem: Self::Unplayable, texts: &Texts) -> (String, &'static str);

    /// A game by the rules of a version; nothing if there is no such version, and an error
    /// if the rules cannot be played with the content.
    fn of_version(
        version: u16,
        rules: Self::Rules,
        content: &Self::Content,
        texts: &Texts,
    ) -> Result<Option<Self>, String> {
        let told = |problem| Self::unplayable(problem, texts);
        Self::at_version(version, rules, content.clone())
            .transpose()
            .map_err(|problems| unplayable(problems.into_iter().map(told)))
    }

    /// A game by the present rules, or why they cannot be played with the content.
    fn with_rules(
        rules: Self::Rules,
        content: &Self::Content,
        texts: &Texts,
    ) -> Result<Self, String> {
        let game = Self::of_version(Self::RULES_VERSION, rules, content, texts)?;
        Ok(game.expect("the present version is known"))
    }

    /// What is wrong with a record as a game.
    fn fault(&self, fault: &Fault<Self::Refusal>, texts: &Texts) -> String;
}

/// What is in a pack, of whichever title.
pub(crate) fn content(pack: &Pack) -> &dyn PackContent {
    match pack {
        Pack::Dreamscape(pack) => &pack.content,
        Pack::DreamRunners(pack) => &pack.content,
    }
}

/// What `--help` says about the rules and bots of all titles.
pub(crate) fn rules_and_bots_help() -> String {
    let help = |id| {
        with_title!(id, T => [
            T::rules_help(),
            help_on_bots::<<T as Playable>::Bot>(T::BOTS),
        ])
    };
    TitleId::ALL.map(help).as_flattened().join("\n")
}

/// A game, its rules and its pack.
#[derive(Debug, clap::Args)]
pub(crate) struct GameOptions {
    /// The game: dreamscape, solo for Lonely Dreams (one player against Mr Nightmare),
    /// or dream-runners
    #[arg(hide_possible_values = true, value_name = "GAME")]
    pub(crate) game: Variant,

    /// Rulebook: prototype, sylex or huch [default: sylex]; not for dream-runners
    #[arg(long, value_name = "NAME", hide_possible_values = true,
          value_parser = editions())]
    pub(crate) edition: Option<Edition>,

    /// Pack to play with; - is standard input [default: the game's built-in one]
    #[arg(long, value_name = "FILE")]
    pack: Option<PathBuf>,

    /// Number of players, 2 to 4 [default: 2]; not for solo
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// Plays with nightmare rules; solo always does, dream-runners never
    #[arg(long)]
    pub(crate) nightmare: bool,

    /// Plays Creation simultaneously; dreamscape only
    #[arg(long)]
    pub(crate) simultaneous: bool,

    /// Mr Nightmare's profile in solo [default: bad-dreams] (--help lists them)
    #[arg(long, value_name = "NAME|NUMBERS")]
    pub(crate) profile: Option<String>,

    /// House rule, such as cycles=4; may be repeated (--help lists the names)
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    pub(crate) house_rules: Vec<String>,
}

/// What can be played: a title, or a variant of one with its own name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Variant {
    /// A game of two to four players.
    Dreamscape,
    /// One player against Mr Nightmare (L1 to L17).
    Solo,
    /// Dream Runners, with two to four players.
    #[value(alias = "runners")]
    DreamRunners,
}

impl GameOptions {
    /// The title that is played.
    pub(crate) fn title(&self) -> TitleId {
        match self.game {
            Variant::Dreamscape | Variant::Solo => TitleId::Dreamscape,
            Variant::DreamRunners => TitleId::DreamRunners,
        }
    }

    /// The game that a command is asked to play.
    pub(crate) fn game<G: Title>(&self, command: &str, texts: &Texts) -> Result<G, Failure> {
        let rules = G::rules_of(self, command, texts)?;
        let built_in = Path::new(G::NAME);
        let pack = self.pack.as_deref().unwrap_or(built_in);
        let content = library::open_content::<G>(pack, texts)?;
        G::with_rules(rules, &content, texts).map_err(|why| Failure::usage(texts, why))
    }
}

/// Whose games become a data set, or what is done with one.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum DatasetCommand {
    /// Plays games of Dreamscape and writes positions with what followed
    #[command(after_long_help = dreamscape::dataset::FORM)]
    Dreamscape(dreamscape::dataset::DatasetArgs),
    /// Compares forecasts with what followed in the games of data sets
    Calibration(dreamscape::dataset::CalibrationArgs),
}

impl DatasetCommand {
    /// Plays, or compares.
    pub(crate) fn run(&self, texts: &Texts) -> anyhow::Result<ExitCode> {
        match self {
            DatasetCommand::Dreamscape(args) => dreamscape::dataset::run_dataset(args, texts),
            DatasetCommand::Calibration(args) => dreamscape::dataset::calibrate(args, texts),
        }
    }
}

/// What can be solved.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Solve {
    /// Finds the best composition for a dream of Dream Runners
    #[command(alias = "runners", after_long_help = dream_runners::solve::FORM)]
    DreamRunners(dream_runners::solve::CompositionArgs),
    /// Finds the best way to play a Creation of Dreamscape
    #[command(after_long_help = dreamscape::solve::FORM)]
    Creation(dreamscape::solve::CreationArgs),
}

impl Solve {
    /// Solves and prints.
    pub(crate) fn run(&self, texts: &Texts) -> anyhow::Result<ExitCode> {
        match self {
            Solve::DreamRunners(args) => dream_runners::solve::run(args, texts),
            Solve::Creation(args) => dreamscape::solve::run(args, texts),
        }
    }
}

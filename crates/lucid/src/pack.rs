//! `lucid pack`: checks packs, shows them, draws them, and begins new ones.

mod balance;
mod check;
mod new;
mod show;
mod svg;

use std::process::ExitCode;

use lucid_packs::Pack;
use lucid_texts::{Texts, Thing};
use lucid_titles::TitleId;

use crate::titles;

pub(crate) use balance::{
    BalanceGames, BalanceSection, Bar, Column, FEW, Measurement, NumberFormat, fairness, half,
};
pub(crate) use show::{PackItem, PackPage, TextBlock, lay};
pub(crate) use svg::{Picture, Section, look};

/// What `lucid pack` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct PackArgs {
    #[command(subcommand)]
    command: PackCommand,
}

#[derive(Debug, clap::Subcommand)]
enum PackCommand {
    /// Checks packs and lists everything that is wrong or could be better
    Check(check::CheckArgs),
    /// Lets bots play with a pack and measures its cards and tiles
    Balance(balance::BalanceArgs),
    /// Shows the cards and tiles of a pack, or one of them
    Show(show::ShowArgs),
    /// Prints a template for a pack, or writes it into a file
    New(new::NewArgs),
    /// Draws every card, purpose, tile, segment and chest as an SVG picture
    Svg(svg::SvgArgs),
}

/// Does it.
pub(crate) fn run(args: &PackArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    match &args.command {
        PackCommand::Check(args) => check::run(args, texts),
        PackCommand::Balance(args) => balance::run(args, texts),
        PackCommand::Show(args) => show::run(args, texts),
        PackCommand::New(args) => new::run(args, texts),
        PackCommand::Svg(args) => svg::run(args, texts),
    }
}

/// What a pack holds, as `lucid pack` shows, draws and measures it.
pub(crate) trait PackContent {
    /// How many things there are of each kind.
    fn counts(&self) -> Vec<(Thing, usize)>;

    /// All of it as text.
    fn show(&self, page: &PackPage<'_>, out: &mut String);

    /// Everything that has an id.
    fn items(&self) -> Vec<&dyn PackItem>;

    /// A picture of everything.
    fn pictures<'a>(&'a self, texts: &'a Texts) -> Vec<Section<'a>>;

    /// How good its things are, by games of bots; nothing if they are stopped.
    fn measure(&self, games: &BalanceGames<'_>) -> anyhow::Result<Option<Measurement>>;
}

/// Reads the name of a game.
fn games() -> impl clap::builder::TypedValueParser<Value = TitleId> {
    use clap::builder::{PossibleValuesParser, TypedValueParser as _};
    PossibleValuesParser::new(TitleId::ALL.map(TitleId::name))
        .map(|name| TitleId::named(&name).expect("only names of games are possible"))
}

/// What is in a pack: `50 cards, 16 purposes`.
fn contents(pack: &Pack, texts: &Texts) -> String {
    let counts = titles::content(pack).counts().into_iter();
    let counts = counts.map(|(thing, count)| texts.count(thing, count));
    counts.collect::<Vec<_>>().join(", ")
}

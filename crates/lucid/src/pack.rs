//! `lucid pack`: checks packs, shows them, draws them, and begins new ones.

mod balance;
mod check;
mod new;
mod show;
mod svg;

use std::process::ExitCode;

use lucid_packs::{Game, Pack};
use lucid_texts::{Texts, Thing};

/// What `lucid pack` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Checks packs and lists all that is wrong or could be better
    Check(check::Args),
    /// Lets bots play with a pack and tells how good its cards and tiles are
    Balance(balance::Args),
    /// Shows the cards and tiles of a pack, or one thing of it
    Show(show::Args),
    /// Prints a commented pack to start from, or writes it into a file
    New(new::Args),
    /// Draws every card, purpose, tile, segment and chest as an SVG picture
    Svg(svg::Args),
}

/// Does it.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    match &args.command {
        Command::Check(args) => check::run(args, texts),
        Command::Balance(args) => balance::run(args, texts),
        Command::Show(args) => show::run(args, texts),
        Command::New(args) => new::run(args, texts),
        Command::Svg(args) => svg::run(args, texts),
    }
}

/// Reads the name of a game.
fn games() -> impl clap::builder::TypedValueParser<Value = Game> {
    use clap::builder::{PossibleValuesParser, TypedValueParser as _};
    PossibleValuesParser::new(Game::ALL.map(Game::name))
        .map(|name| Game::named(&name).expect("only names of games are possible"))
}

/// What is in a pack: `50 cards, 16 purposes`.
fn contents(pack: &Pack, texts: &Texts) -> String {
    let counts = match pack {
        Pack::Dreamscape(pack) => {
            let boxes = pack
                .content
                .purposes()
                .map(|(_, p)| [p.in_twelve, p.in_sixteen]);
            let sums = boxes.fold([0, 0], |sums, box_| {
                [0, 1].map(|index| sums[index] + usize::from(box_[index]))
            });
            vec![
                (Thing::Cards, pack.content.cards().count()),
                // The tiles of the greater box, since the smaller one has the same.
                (Thing::Purposes, sums[0].max(sums[1])),
            ]
        }
        Pack::DreamRunners(pack) => vec![
            (Thing::Tiles, pack.content.tiles().len()),
            (Thing::Segments, pack.content.segments().count()),
            (Thing::Chests, pack.content.chests().len()),
        ],
    };
    let counts = counts.into_iter().map(|(thing, n)| texts.count(thing, n));
    counts.collect::<Vec<_>>().join(", ")
}

//! `lucid pack balance`: how good the things of a pack are, measured in play.

mod report;
mod table;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use lucid_tabletop::{BySeat, MAX_SEATS};
use lucid_texts::Texts;
use lucid_titles::TitleId;

use super::games;
use crate::failure::{FAILED, Failure, STOPPED, UNCLEAR};
use crate::library;
use crate::options::{self, Bot};
use crate::output;
use crate::runner::{self, Simulation};
use crate::statistics::Statistics;
use crate::titles::{self, NAMES, Title};

pub(crate) use report::{
    BalanceSection, Bar, BarVerdict, Column, FEW, Measurement, NumberFormat, fairness, half,
};

/// What `lucid pack balance` is asked to do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = report::FIELDS)]
pub(super) struct BalanceArgs {
    #[arg(
        long,
        value_name = "GAME",
        value_parser = games(),
        hide_possible_values = true,
        conflicts_with = "pack",
        help = format!(
            "The built-in pack of a game: {NAMES} [default: {}]",
            TitleId::DEFAULT.name(),
        )
    )]
    game: Option<TitleId>,

    /// A pack that is not built in; - is standard input
    #[arg(long, value_name = "FILE")]
    pack: Option<PathBuf>,

    /// The bot on all seats [default: greedy; in Dream Runners perfect]
    #[arg(long, value_name = "BOT")]
    bot: Option<String>,

    /// Number of games of each kind: players, nightmare rules, profiles
    #[arg(long, default_value = "300", value_name = "N", value_parser = options::count)]
    games: u64,

    /// Seed of all chance: the same seed plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = options::count)]
    threads: Option<u64>,

    /// Prints JSON instead of tables (--help explains the fields)
    #[arg(long)]
    json: bool,
}

/// Plays, counts and judges.
pub(super) fn run(args: &BalanceArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let pack = match (&args.pack, args.game) {
        (Some(file), _) => library::open(file, texts)?,
        (None, game) => {
            let game = game.unwrap_or(TitleId::DEFAULT);
            library::open(Path::new(game.name()), texts)?
        }
    };
    let games = BalanceGames {
        args,
        texts,
        stop: &*runner::stop_on_ctrl_c(|| {})?,
    };
    let Some(measured) = titles::content(&pack).measure(&games)? else {
        return Ok(ExitCode::from(STOPPED));
    };
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", measured.json())?;
    } else {
        write!(out, "{}", table::render(&measured, texts))?;
    }
    out.flush()?;
    Ok(match measured.verdict() {
        BarVerdict::Held => ExitCode::SUCCESS,
        BarVerdict::Broken => ExitCode::from(FAILED),
        BarVerdict::Unclear => ExitCode::from(UNCLEAR),
    })
}

/// The games that a pack is measured with.
pub(crate) struct BalanceGames<'a> {
    args: &'a BalanceArgs,
    texts: &'a Texts,
    stop: &'a AtomicBool,
}

impl BalanceGames<'_> {
    /// Who plays on all seats, unless an option names somebody else.
    pub(crate) fn bot<B: Bot>(&self, default: B) -> Result<B, Failure> {
        let named = self.args.bot.as_slice();
        Ok(options::bots(named, self.texts)?.pop().unwrap_or(default))
    }

    /// What is counted in games of equal bots; nothing if they were stopped. Half a
    /// measurement says nothing about rare things, so it is not shown.
    pub(crate) fn play<G: Title, S: Statistics<G>>(
        &self,
        rules: G::Rules,
        content: &G::Content,
        bot: G::Bot,
    ) -> anyhow::Result<Option<S>> {
        let game = G::with_rules(rules, content, self.texts);
        let simulation = Simulation {
            game: game.map_err(|why| Failure::usage(self.texts, why))?,
            bots: BySeat([bot; MAX_SEATS]),
            games: self.args.games,
            seed: self.args.seed,
            threads: self.args.threads.unwrap_or_else(runner::cores),
            records: None,
        };
        let played = simulation.run(self.stop, self.texts)?;
        Ok((!played.stopped).then_some(played.statistics))
    }

    /// What was found out about a pack, by its id and hash.
    pub(crate) fn measurement<G: Title>(
        &self,
        pack: [&str; 2],
        bot: G::Bot,
        sections: Vec<BalanceSection>,
        bars: Vec<Bar>,
    ) -> Measurement {
        Measurement {
            game: G::NAME,
            title: G::ID.title(),
            pack: pack.join(" "),
            bot: bot.to_string(),
            seed: self.args.seed,
            games: self.args.games,
            sections,
            bars,
        }
    }
}

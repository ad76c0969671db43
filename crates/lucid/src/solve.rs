//! `lucid solve`: the best that can be done, proved.

mod creation;
mod instance;
mod json;
mod show;
mod worth;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use lucid_bots::runners::solver;
use lucid_dream_runners::{DreamRunners, Rules};
use lucid_packs::Pack;
use lucid_texts::{Complaint, Texts};

use crate::failure::Failure;
use crate::output::{self, Ink};
use crate::{input, library, options};

/// What `lucid solve` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Finds the best composition for a dream of Dream Runners
    #[command(alias = "runners", after_long_help = instance::FORM)]
    DreamRunners(RunnersArgs),
    /// Finds the best way to play a Creation of Dreamscape
    #[command(after_long_help = creation::FORM)]
    Creation(creation::Args),
}

#[derive(Debug, clap::Args)]
struct RunnersArgs {
    /// File with the dream, the segments and what their owner has (TOML or JSON); - is
    /// standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// How many compositions that differ in effect, the best first
    #[arg(long, default_value = "1", value_name = "K", value_parser = options::count)]
    best: u64,

    /// Pack that names tiles and segments: a file, or dream-runners for the built-in one
    #[arg(
        long,
        default_value = "dream-runners",
        value_name = "FILE",
        hide_default_value = true
    )]
    pack: PathBuf,

    /// Prints JSON instead of pictures (--help explains the fields)
    #[arg(long)]
    json: bool,
}

/// Solves and prints.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::DreamRunners(args) => runners(args, texts),
        What::Creation(args) => creation::run(args, texts),
    }
}

/// The most compositions that anybody wants to read.
const MOST: u64 = 1_000;

fn runners(args: &RunnersArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    input::at_most_once([&args.file, &args.pack], texts)?;
    let content = match library::open(&args.pack, texts)? {
        Pack::DreamRunners(pack) => pack.content,
        Pack::Dreamscape(_) => {
            let wrong = Complaint::OtherGamePack {
                game: "dreamscape",
                played: "dream-runners",
            };
            let name = args.pack.display().to_string();
            return Err(Failure::of_file(&name, texts.complaint(wrong)).into());
        }
    };
    let game = DreamRunners::new(Rules::default(), content).map_err(|problems| {
        let said = problems.iter().map(|p| texts.runners_rules_problem(*p));
        Failure::usage(texts, said.collect::<Vec<_>>().join(" "))
    })?;
    let name = output::tame(&args.file.display().to_string());
    let asked = instance::read(&args.file, &game, texts)?;
    let started = Instant::now();
    let count = usize::try_from(args.best.min(MOST))?;
    let found = solver::best(&asked.instance, &asked.weights, count).map_err(|problems| {
        let said: Vec<String> = problems.iter().map(|problem| problem.to_string()).collect();
        Failure::in_file(&name, said.join("; "))
    })?;
    let took = started.elapsed();
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", json::of(&asked, &found, took))?;
    } else {
        let ink = Ink::of_stdout();
        write!(out, "{}", show::of(&game, &asked, &found, took, texts, ink))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

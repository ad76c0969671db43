//! `lucid solve dream-runners`: the best composition for a dream.

mod instance;
mod json;
mod show;
mod worth;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use lucid_bots::dream_runners::solver;
use lucid_dream_runners::{DreamRunners, Rules};
use lucid_texts::Texts;

use crate::failure::Failure;
use crate::output::{self, Ink};
use crate::{input, library, options};

pub(crate) use instance::FORM;

#[derive(Debug, clap::Args)]
pub(crate) struct CompositionArgs {
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

/// How good the compositions are known to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DreamProof {
    /// None is better, except those before it.
    Proved,
    /// They are the best with fewer wild fragments: of all of them nothing can be proved.
    FewerWilds,
}

/// The most compositions that anybody wants to read.
const MOST: u64 = 1_000;

/// Solves and prints.
pub(crate) fn run(args: &CompositionArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    input::at_most_once([&args.file, &args.pack], texts)?;
    let content = library::open_content::<DreamRunners>(&args.pack, texts)?;
    let game = DreamRunners::new(Rules::default(), content).map_err(|problems| {
        let said = problems.iter().map(|p| texts.runners_rules_problem(*p));
        Failure::usage(texts, said.collect::<Vec<_>>().join(" "))
    })?;
    let name = output::tame(&args.file.display().to_string());
    let mut problem = instance::read(&args.file, &game, texts)?;
    let started = Instant::now();
    // With fewer wild fragments there is an answer, though it is not proved.
    let whole = problem.instance.clone();
    problem.instance = problem.instance.with_fewer_wilds();
    let proof = match problem.instance == whole {
        true => DreamProof::Proved,
        false => DreamProof::FewerWilds,
    };
    let count = usize::try_from(args.best.min(MOST))?;
    let found = solver::best(&problem.instance, &problem.weights, count).map_err(|problems| {
        let said: Vec<String> = problems.iter().map(|problem| problem.to_string()).collect();
        Failure::in_file(&name, said.join("; "))
    })?;
    let took = started.elapsed();
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", json::report(&problem, &found, took, proof))?;
    } else {
        let ink = Ink::of_stdout();
        write!(
            out,
            "{}",
            show::render(&game, &problem, &found, (took, proof), texts, ink)
        )?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

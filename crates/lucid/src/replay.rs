//! `lucid replay`: shows a recorded game, or one moment of it.

mod json;
mod replayed;
mod steps;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use lucid_texts::{Texts, arg};
use lucid_titles::{TitleId, with_title};

use crate::failure::Failure;
use crate::input;
use crate::library::Library;
use crate::load::{Loaded, RecordFile};
use crate::output::{self, Ink};
use crate::titles::Title;

pub(crate) use replayed::{Replay, Replayable, Transcript};
pub(crate) use steps::{ReplayStep, steps};

/// What `lucid replay` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Stops after this many steps, including chance steps
    #[arg(long, value_name = "N")]
    to: Option<usize>,

    /// Pack it was played with, if not built in; may be repeated
    #[arg(long = "pack", value_name = "FILE")]
    packs: Vec<PathBuf>,

    /// Prints JSON: the header with the record's format and digest, chance_checked (how
    /// many chance steps of the whole record agree with the seed), draws_used_up (how
    /// many draws were used up by agreed undos), steps[] with number, turn, seat, step, events
    /// (each a kind, its values, and a sentence as text) and scores, then result; in solo
    /// games steps and result also have rival, Mr Nightmare's points; with --to also the
    /// position
    #[arg(long)]
    json: bool,

    /// Prints only the position at the end or after --to, as text for bug
    /// reports, including secrets
    #[arg(long, conflicts_with = "json")]
    position: bool,
}

/// Shows the record.
pub(crate) fn run(args: &ReplayArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    input::at_most_once(args.packs.iter().chain([&args.file]), texts)?;
    let library = Library::new(&args.packs, texts)?;
    let file = RecordFile::read(&args.file, texts)?;
    with_title!(file.title(texts)?, T => show::<T>(args, file, &library, texts))
}

/// Prints the record in the requested form.
fn show<G: Title>(
    args: &ReplayArgs,
    file: RecordFile,
    library: &Library,
    texts: &Texts,
) -> anyhow::Result<ExitCode> {
    if G::TRANSCRIPT.is_none() && !args.json && !args.position {
        let told = with_transcripts().join(", ");
        let why =
            texts.complaint_not_told(arg::Game(G::NAME), arg::Options("--json"), arg::Told(told));
        return Err(file.refused(why).into());
    }
    let loaded: Loaded<G> = file.load(library, texts)?;
    let replayed = loaded.replay(texts)?;
    let steps = replayed.play.steps().len();
    let to = args.to.unwrap_or(steps);
    if to > steps {
        let reason = texts.complaint_beyond_end(arg::File(loaded.path()), arg::Steps(steps));
        return Err(Failure::usage(texts, format!("--to {to}: {reason}")).into());
    }
    let replay = Replay::new(&loaded, &replayed, texts, to);
    let mut out = output::stdout();
    if args.position {
        let text = replay.game().position(&replay.state());
        out.write_all(text.as_bytes())?;
    } else if args.json {
        let value = json::report(&replay, args.to.is_some());
        writeln!(out, "{value:#}")?;
    } else if let Some(tell) = G::TRANSCRIPT {
        tell(&replay, Ink::of_stdout(), &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The games whose records have a transcript.
fn with_transcripts() -> Vec<&'static str> {
    let is_told = |title: &TitleId| with_title!(*title, T => T::TRANSCRIPT.is_some());
    let told = TitleId::ALL.into_iter().filter(is_told);
    told.map(TitleId::name).collect()
}

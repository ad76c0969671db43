//! `lucid replay`: shows a recorded game, or one moment of it.

mod json;
mod replayed;
mod steps;

use std::io::Write as _;
use std::process::ExitCode;

use lucid_texts::{Texts, arg};
use lucid_titles::{TitleId, with_title};

use crate::library::Library;
use crate::load::{Loaded, RecordArgs, RecordFile};
use crate::output::{self, Ink};
use crate::titles::Title;

pub(crate) use replayed::{Replay, Replayable, Transcript};
pub(crate) use steps::{ReplayStep, steps};

/// What `lucid replay` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// Stops after this many steps, including chance steps
    #[arg(long, value_name = "N")]
    to: Option<usize>,

    #[command(flatten)]
    record: RecordArgs,

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
    let (file, library) = args.record.read(texts)?;
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
    let to = loaded.moment(&replayed, args.to, texts)?;
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

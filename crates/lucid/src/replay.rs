//! `lucid replay`: shows a recorded game, or one moment of it.

mod json;
mod moments;
mod parts;
mod picture;
mod shown;
mod story;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Game;
use lucid_texts::{Complaint, Texts};

use crate::failure::Failure;
use crate::input;
use crate::library::Library;
use crate::load::{Loaded, RecordFile};
use crate::output::{self, Ink};
use shown::{Shown, Shows};

/// What `lucid replay` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Stops after this many steps, chance steps included
    #[arg(long, value_name = "N")]
    to: Option<usize>,

    /// Pack that it was played with, if it is not a built-in one; may be repeated
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

    /// Prints nothing but the position at the end or after --to, as text for bug
    /// reports, secrets included
    #[arg(long, conflicts_with = "json")]
    position: bool,
}

/// Shows the record.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    input::at_most_once(args.packs.iter().chain([&args.file]), texts)?;
    let library = Library::new(&args.packs, texts)?;
    let file = RecordFile::read(&args.file, texts)?;
    match file.game() {
        Dreamscape::NAME => {
            let loaded: Loaded<Dreamscape> = file.of(&library, texts)?;
            show(args, &loaded, texts, |shown, out| {
                let ink = Ink::of_stdout();
                story::tell(shown, ink, out)?;
                out.write_all(picture::of(shown, ink).as_bytes())
            })
        }
        DreamRunners::NAME if args.json || args.position => {
            let loaded: Loaded<DreamRunners> = file.of(&library, texts)?;
            show(args, &loaded, texts, |_, _| Ok(()))
        }
        game @ DreamRunners::NAME => {
            let why = Complaint::NotTold {
                game,
                told: Dreamscape::NAME,
                options: "--json",
            };
            Err(file.refused(why, texts).into())
        }
        _ => Err(file.unknown_game(texts).into()),
    }
}

/// Prints the record as it is asked for; `tell` tells it in words.
fn show<G: Shows>(
    args: &Args,
    loaded: &Loaded<G>,
    texts: &Texts,
    tell: impl FnOnce(&Shown<'_, G>, &mut dyn std::io::Write) -> std::io::Result<()>,
) -> anyhow::Result<ExitCode> {
    let replayed = loaded.replay(texts)?;
    let steps = replayed.play.steps().len();
    let to = args.to.unwrap_or(steps);
    if to > steps {
        let file = loaded.path();
        let reason = texts.complaint(Complaint::BeyondEnd { file, steps });
        return Err(Failure::usage(texts, format!("--to {to}: {reason}")).into());
    }
    let shown = Shown::new(loaded, &replayed, texts, to);
    let mut out = output::stdout();
    if args.position {
        let text = shown.game().position(&shown.state());
        out.write_all(text.as_bytes())?;
    } else if args.json {
        let value = json::of(&shown, args.to.is_some());
        writeln!(out, "{value:#}")?;
    } else {
        tell(&shown, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

//! `lucid replay`: shows a recorded game, or one moment of it.

mod json;
mod moments;
mod parts;
mod picture;
mod story;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use lucid_dreamscape::{Dreamscape, Event, Location, State, position};
use lucid_tabletop::record::Replayed;
use lucid_tabletop::{Game, Seat};
use lucid_texts::{Complaint, DuelNames, Label, Opponent, Texts};

use crate::failure::Failure;
use crate::library::Library;
use crate::load::{KNOWN, Loaded, RecordFile};
use crate::output::{self, Ink};

/// The width of what is told: that of the narrowest usual terminal.
const WIDTH: usize = 80;

/// What `lucid replay` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record
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
    /// many draws were used up by agreed undos), steps[] with number, turn, seat, step, events and
    /// scores, then result; in solo games steps and result also have rival, Mr
    /// Nightmare's points; with --to also the position
    #[arg(long)]
    json: bool,

    /// Prints nothing but the position at the end or after --to, as text for bug
    /// reports, secrets included
    #[arg(long, conflicts_with = "json")]
    position: bool,
}

/// A record that has been played, up to the moment that is asked for.
#[derive(Debug)]
struct Shown<'a> {
    loaded: &'a Loaded<Dreamscape>,
    replayed: &'a Replayed<'a, Dreamscape>,
    texts: &'a Texts,
    /// How sentences call the seats.
    names: Vec<String>,
    /// The number of steps that are shown.
    to: usize,
}

/// Shows the record.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    let library = Library::new(&args.packs, texts)?;
    let loaded = dreamscape(RecordFile::read(&args.file, texts)?, &library, texts)?;
    let replayed = loaded.replay(texts)?;
    let steps = replayed.play.steps().len();
    let to = args.to.unwrap_or(steps);
    if to > steps {
        let file = loaded.path();
        let reason = texts.complaint(Complaint::BeyondEnd { file, steps });
        return Err(Failure::usage(texts, format!("--to {to}: {reason}")).into());
    }
    let shown = Shown {
        names: names(&loaded.record().header.seating.names),
        loaded: &loaded,
        replayed: &replayed,
        texts,
        to,
    };
    let mut out = output::stdout();
    if args.position {
        let text = position::write(shown.game(), &shown.state());
        out.write_all(text.as_bytes())?;
    } else if args.json {
        let value = json::of(&shown, args.to.is_some());
        writeln!(out, "{value:#}")?;
    } else {
        let ink = Ink::of_stdout();
        story::tell(&shown, ink, &mut out)?;
        out.write_all(picture::of(&shown, ink).as_bytes())?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The record as one of Dreamscape, the one game that can be shown.
fn dreamscape(
    file: RecordFile,
    library: &Library,
    texts: &Texts,
) -> Result<Loaded<Dreamscape>, Failure> {
    match file.game() {
        Dreamscape::NAME => file.of(library, texts),
        game if KNOWN.contains(&game) => {
            let (shown, command) = (Dreamscape::NAME, "lucid verify");
            let why = Complaint::NotShown {
                game,
                shown,
                command,
            };
            Err(file.refused(why, texts))
        }
        _ => Err(file.unknown_game(texts)),
    }
}

/// What sentences call the seats: their names, or the letters where two names
/// could be taken for each other.
fn names(given: &[String]) -> Vec<String> {
    let tamed: Vec<String> = given.iter().map(|name| output::tame(name)).collect();
    let clear =
        |(index, name): (usize, &String)| !name.is_empty() && !tamed[..index].contains(name);
    if tamed.iter().enumerate().all(clear) {
        tamed
    } else {
        Seat::first(given.len())
            .map(|seat| seat.to_string())
            .collect()
    }
}

impl Shown<'_> {
    fn game(&self) -> &Dreamscape {
        &self.loaded.game
    }

    /// Whether somebody plays against Mr Nightmare alone.
    fn is_solo(&self) -> bool {
        self.game().rules().solo.is_some()
    }

    /// What happened, as a sentence.
    fn sentence(&self, event: &Event) -> String {
        let name = |seat: Seat| self.names[seat.index()].clone();
        match *event {
            // The record knows the colours of the purposes, an event does not.
            Event::Nightmare(deed) => {
                let mut tints = self.replayed.play.state().table().tiles();
                let mut tint = || tints.next().and_then(|(_, tint)| tint);
                let names = DuelNames {
                    edition: self.game().rules().edition,
                    player: Opponent::Named(&self.names[0]),
                    content: Some(self.game().content()),
                    purposes: [tint(), tint()],
                };
                self.texts.deed(&names, deed)
            }
            _ => self.texts.event(self.game(), &name, event),
        }
    }

    fn label(&self, label: Label) -> String {
        self.texts.label(label)
    }

    /// The name of a location, short enough for maps and lists.
    fn location(&self, location: Location) -> String {
        let edition = self.game().rules().edition;
        self.texts.short_location(edition, location)
    }

    /// The state after the last step that is shown.
    fn state(&self) -> State {
        let last = moments::of(self).last();
        last.map_or_else(|| self.game().start(), |moment| moment.after)
    }
}

//! `lucid companion`: keeps Mr Nightmare's side of a solo game on a real table.

mod game_file;
mod session;
mod show;
mod start;

use std::path::PathBuf;
use std::process::ExitCode;

use lucid_dreamscape::Edition;
use lucid_dreamscape::companion::Journal;
use lucid_texts::Texts;

use crate::failure::{self, Failure};
use crate::input;
use crate::output::Ink;
use game_file::GameFile;
use session::Session;

/// What `lucid companion` is asked to do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = WORDS)]
pub(crate) struct CompanionArgs {
    /// File in which the game is saved; an existing game continues
    #[arg(default_value = "lonely-dreams.txt", value_name = "FILE")]
    file: PathBuf,

    /// Starts a new game; an existing one in FILE moves to a file next to it
    #[arg(long)]
    new: bool,

    /// Rulebook of a new game: prototype, sylex or huch [default: sylex]
    #[arg(long, value_name = "NAME", hide_possible_values = true,
          value_parser = super::options::editions())]
    edition: Option<Edition>,

    /// Difficulty of a new game: troubled-nights, bad-dreams, cold-sweat,
    /// worst-nightmares, or six numbers gray/white/blue/brown/green/red
    #[arg(long, value_name = "PROFILE")]
    profile: Option<String>,

    /// Colours of the two purposes in a new game, as in gray,green
    #[arg(long, value_name = "COLOURS")]
    purposes: Option<String>,
}

/// What `--help` adds to the list of options.
const WORDS: &str = "\
A whole table in one line:
  1:gbw 2:- 3:uy 4:b 5:gg 6:w red:3-6,5-6 dream:g3y4 trees:g1 cards:uw go
Only tell what has changed. Enter makes him continue; undo undoes a line;
help lists all words.";

/// Leads through a game until the person leaves.
pub(crate) fn run(args: &CompanionArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    // Standard input is the conversation, and a game is kept in a file.
    input::not_a_stream(&args.file, texts)?;
    let mut game_file = GameFile::new(&args.file);
    let kept = match args.new {
        true => None,
        false => game_file.read(texts)?,
    };
    let is_new = kept.is_none();
    let journal = match kept {
        Some(_) if args.describes_a_game() => {
            let problem = texts.companion_file_exists(game_file.name());
            return Err(Failure::usage(texts, problem).into());
        }
        Some(journal) => journal,
        None => match start::game(args, texts)? {
            Some(start) => {
                let journal = Journal::new(start);
                game_file.begin(&journal, texts)?;
                journal
            }
            // The person left before the game began.
            None => return Ok(ExitCode::SUCCESS),
        },
    };
    let mut session = Session::new(journal, game_file, texts, Ink::of_stdout())?;
    Ok(match session.run(is_new)? {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(failure::FAILED),
    })
}

impl CompanionArgs {
    fn describes_a_game(&self) -> bool {
        self.edition.is_some() || self.profile.is_some() || self.purposes.is_some()
    }
}

//! `lucid companion`: keeps Mr Nightmare's side of a solo game on a real table.

mod keep;
mod session;
mod show;

use std::path::PathBuf;
use std::process::ExitCode;

use dreamscape::companion::{Companion, Journal, read_purposes};
use dreamscape::{Edition, Rules};
use texts::Texts;

use crate::failure::Failure;
use crate::options;
use crate::output::{self, Ink};
use keep::Keeper;
use session::Session;

/// What `lucid companion` is asked to do.
#[derive(Debug, clap::Args)]
#[command(after_long_help = WORDS)]
pub(crate) struct Args {
    /// File that the game is kept in; if it is there, the game goes on
    #[arg(default_value = "lonely-dreams.txt", value_name = "FILE")]
    file: PathBuf,

    /// Rulebook of a new game: prototype, sylex or huch [default: sylex]
    #[arg(long, value_name = "NAME", hide_possible_values = true,
          value_parser = crate::options::editions())]
    edition: Option<Edition>,

    /// How hard he is in a new game: troubled-nights, bad-dreams, cold-sweat,
    /// worst-nightmares, or six numbers gray/white/blue/brown/green/red
    /// [default: bad-dreams]
    #[arg(long, value_name = "PROFILE")]
    profile: Option<String>,

    /// Colours of the two purposes of a new game, as in gray,green
    #[arg(long, value_name = "COLOURS")]
    purposes: Option<String>,
}

/// What `--help` adds to the list of options.
const WORDS: &str = "\
A whole table in one line:
  1:gbw 2:- 3:uy 4:b 5:gg 6:w red:3-6,5-6 dream:g3y4 trees:g1 cards:uw
Only what changed has to be told. Enter lets him go on; undo takes a line back;
help lists all words.";

/// Leads through a game until the person leaves.
pub(crate) fn run(args: &Args, texts: &Texts) -> anyhow::Result<ExitCode> {
    let keeper = Keeper::new(&args.file);
    let kept = keeper.read(texts)?;
    let is_new = kept.is_none();
    let ink = Ink::of_stdout();
    let mut session = match kept {
        Some(_) if args.wants_new() => {
            let problem = texts.companion_exists(&keeper.name());
            return Err(Failure::usage(texts, problem).into());
        }
        Some(journal) => Session::new(journal, keeper, texts, ink)?,
        None => {
            let Some(start) = start(args, texts)? else {
                return Ok(ExitCode::SUCCESS);
            };
            Session::new(Journal::new(start), keeper, texts, ink)?
        }
    };
    session.run(is_new)?;
    Ok(ExitCode::SUCCESS)
}

impl Args {
    fn wants_new(&self) -> bool {
        self.edition.is_some() || self.profile.is_some() || self.purposes.is_some()
    }
}

/// A new game, or nothing if the person leaves before it begins.
fn start(args: &Args, texts: &Texts) -> anyhow::Result<Option<Companion>> {
    let line = options::profile(args.profile.as_deref(), texts)?;
    let rules = Rules::new(args.edition.unwrap_or(Edition::Sylex)).alone(line);
    let mut asked = args.purposes.clone();
    loop {
        let named = match asked.take() {
            Some(named) => named,
            None => match session::ask(&texts.companion_ask_purposes())? {
                Some(named) => named,
                None => return Ok(None),
            },
        };
        let purposes = read_purposes(&named.to_lowercase());
        let problem = dreamscape::companion::SetupProblem::Purposes;
        match purposes.map_or(Err(problem), |colours| Companion::new(rules, colours)) {
            Ok(companion) => return Ok(Some(companion)),
            Err(problem) => {
                let said = texts.companion_setup(&problem);
                // A wrong option ends it, a wrong answer is asked again.
                if args.purposes.is_some() {
                    return Err(Failure::usage(texts, said).into());
                }
                output::complain(&said);
            }
        }
    }
}

//! `lucid solve creation`: the best way to play a Creation.

mod json;
mod show;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use lucid_bots::dreamscape::creation::{Budget, Evaluation, Solution, Solver};
use lucid_dreamscape::position::{self, PositionError};
use lucid_dreamscape::{Dreamscape, Phase, State};
use lucid_tabletop::{Game as _, Seat, SeatSet, ToAct};
use lucid_texts::{Phrase, Texts, arg};

use crate::failure::Failure;
use crate::input;
use crate::library::Library;
use crate::load::unknown_version;
use crate::options;
use crate::output::{self, Ink, tame};

/// What `--help` adds to the list of options.
pub(crate) const FORM: &str = "\
The position is text as printed by `lucid replay RECORD --to STEP --position`: a
moment in the Creation or the last placement of a seat. What that seat may not
know is not used.

JSON fields of the answer:
  seat, seconds, nodes          whose Creation, and what was spent
  proved, bound                 whether no line is better; if not, the value
                                that no line exceeds, in hundredths of a point
  chance                        untouched, or cut-off: steps whose outcome chance
                                decides count at their average worth
  lines[]                       steps (notation), certain (how many steps hold
                                whatever chance brings), value, points, sources
                                (reason, points), rest (cards, purposes, stored,
                                ground, red, open), proved, bound; values in
                                hundredths of a point";

#[derive(Debug, clap::Args)]
pub(crate) struct CreationArgs {
    /// File with the position; - is standard input
    #[arg(value_name = "POSITION")]
    file: PathBuf,

    /// Number of lines with different outcomes to print, best first
    #[arg(long, default_value = "1", value_name = "K", value_parser = options::count)]
    best: u64,

    /// Longest time to search, in milliseconds; 0 takes what is found at once
    #[arg(long, default_value = "5000", value_name = "MS", value_parser = options::whole)]
    budget: u64,

    /// Whose Creation, if several seats are to act
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,

    /// Pack of the position, if it is not built in
    #[arg(long, value_name = "FILE")]
    pack: Vec<PathBuf>,

    /// Prints JSON instead of sentences (--help explains the fields)
    #[arg(long)]
    json: bool,
}

/// The most lines that anybody wants to read.
const MOST: u64 = 20;

/// A solved Creation.
#[derive(Debug)]
struct Solved {
    game: Dreamscape,
    state: State,
    seat: Seat,
    solution: Solution,
    took: Duration,
}

/// Solves and prints.
pub(crate) fn run(args: &CreationArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    input::at_most_once(args.pack.iter().chain([&args.file]), texts)?;
    let (game, state) = read(args, texts)?;
    let seat = seat(args, &game, &state, texts)?;
    let solved = solve(args, game, state, seat, texts)?;
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", json::report(&solved))?;
    } else {
        write!(out, "{}", show::render(&solved, texts, Ink::of_stdout()))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn solve(
    args: &CreationArgs,
    game: Dreamscape,
    state: State,
    seat: Seat,
    texts: &Texts,
) -> Result<Solved, Failure> {
    let started = Instant::now();
    let limit = Duration::from_millis(args.budget);
    let is_over = || started.elapsed() >= limit;
    let mut budget = Budget::until(&is_over);
    let view = game.view(&state, Some(seat));
    let evaluation = Evaluation::new(&game, &view.table, seat);
    let best = args.best.min(MOST) as usize;
    let solution = Solver::new().solve(&game, &view, &evaluation, &mut budget, best);
    // A seat that must answer for Mr Nightmare has no Creation to solve either.
    let solution = solution.map_err(|_| {
        let why = texts.phrase(Phrase::CreationNowhere);
        Failure::in_file(&name(args), why)
    })?;
    Ok(Solved {
        game,
        state,
        seat,
        solution,
        took: started.elapsed(),
    })
}

fn name(args: &CreationArgs) -> String {
    tame(&args.file.display().to_string())
}

/// Reads the position, with the pack that it names.
fn read(args: &CreationArgs, texts: &Texts) -> Result<(Dreamscape, State), Failure> {
    let name = name(args);
    let text = input::text(&args.file, texts)?;
    let wrong = |error: PositionError| match error {
        PositionError::Unreadable { line, expected } => {
            Failure::in_line(&name, line, format!("{expected} was expected"))
        }
        other => Failure::in_file(&name, other),
    };
    let rules = position::rules_of(&text).map_err(wrong)?;
    let library = Library::new(&args.pack, texts)?;
    let named = text.lines().find_map(|line| line.strip_prefix("pack: "));
    let content = match named.and_then(|pack| pack.trim().split_once(' ')) {
        Some((pack, hash)) => (library.content::<Dreamscape>(pack, hash))
            .map_err(|missing| Failure::in_file(&name, missing.told(texts)))?,
        None => &lucid_packs::dreamscape().content,
    };
    let version = position::version_of(&text).map_err(wrong)?;
    let game = Dreamscape::at_version(version, rules, content.clone());
    let game =
        game.ok_or_else(|| Failure::in_file(&name, unknown_version::<Dreamscape>(version, texts)))?;
    let game = game.map_err(|problems| {
        let said = problems.iter().map(|problem| texts.rules_problem(*problem));
        Failure::in_file(&name, said.collect::<Vec<_>>().join(" "))
    })?;
    let state = position::parse(&game, &text).map_err(wrong)?;
    Ok((game, state))
}

/// The seat that was asked for, or the first of those that are to act.
fn seat(
    args: &CreationArgs,
    game: &Dreamscape,
    state: &State,
    texts: &Texts,
) -> Result<Seat, Failure> {
    let trouble = |phrase| Failure::in_file(&name(args), texts.phrase(phrase));
    let no_seat = |why: String| Failure::of_file(&name(args), why);
    if !matches!(state.table().phase, Phase::Creation | Phase::LastPlacement) {
        return Err(trouble(Phrase::CreationNowhere));
    }
    let ToAct::Seats(acting) = game.to_act(state) else {
        return Err(trouble(Phrase::CreationNobody));
    };
    let letters = |seats: SeatSet| {
        let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
        letters.join(", ")
    };
    let all = SeatSet::first(game.seats());
    match args.seat {
        Some(seat) if !all.contains(seat) => Err(no_seat(
            texts.creation_no_seat(arg::Others(letters(all)), arg::Seat(seat.to_string())),
        )),
        Some(seat) if !acting.contains(seat) => Err(no_seat(
            texts.creation_not_to_act(arg::Others(letters(acting)), arg::Seat(seat.to_string())),
        )),
        Some(seat) => Ok(seat),
        None => (acting.iter().next()).ok_or_else(|| trouble(Phrase::CreationNobody)),
    }
}

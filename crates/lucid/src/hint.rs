//! `lucid hint`: what a player could do at a moment of a recorded game.

use std::io::Write as _;
use std::process::ExitCode;

use lucid_tabletop::{Game, Seat, SeatSet, Step, ToAct};
use lucid_texts::{Phrase, Texts};
use lucid_titles::with_title;
use serde_json::{Value, json};

use crate::layout::{push_hanging, push_line, wrap};
use crate::library::Library;
use crate::load::{RecordArgs, RecordFile};
use crate::output::{self, Ink};
use crate::titles::Title;

/// What `lucid hint` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct HintArgs {
    /// The moment after this many steps, including chance steps [default: the last]
    #[arg(long, value_name = "N")]
    to: Option<usize>,

    /// For whom, if several seats are to act
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,

    #[command(flatten)]
    record: RecordArgs,

    /// Prints JSON: step (the moment), seat (null if nobody has a choice), lines[] with steps
    /// (notation), then (what could follow in the Creation), points (expected in the end;
    /// null if that is not known), win (the chance, in thousandths; null likewise), behind
    /// (what it brings less than the best line) and proved; points in hundredths
    #[arg(long)]
    json: bool,
}

/// A game with hints.
pub(crate) trait HintedGame: Game + Sized {
    /// What the seat of a view could do, the best first; nothing if it has no choice.
    fn hint(&self, view: &Self::View, texts: &Texts) -> Vec<HintLine>;
}

/// A line that is suggested.
#[derive(Debug)]
pub(crate) struct HintLine {
    /// Each step in notation and in words.
    pub(crate) steps: Vec<(String, String)>,
    /// What could follow later, likewise.
    pub(crate) then: Vec<(String, String)>,
    /// The points that are expected in the end, in hundredths, where that is known.
    pub(crate) points: Option<i64>,
    /// The chance to win, in thousandths, where that is known.
    pub(crate) win: Option<i64>,
    /// How much less it brings than the best line, in hundredths of a point.
    pub(crate) behind: i64,
    /// The same in words.
    pub(crate) behind_words: String,
    /// Whether every other line was searched and none is better.
    pub(crate) is_proved: bool,
    /// What is known of it, as sentences.
    pub(crate) known: Vec<String>,
}

/// Prints a hint.
pub(crate) fn run(args: &HintArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let (file, library) = args.record.read_cut_off(texts)?;
    with_title!(file.title(texts)?, T => show::<T>(args, file, &library, texts))
}

fn show<G: Title>(
    args: &HintArgs,
    file: RecordFile,
    library: &Library,
    texts: &Texts,
) -> anyhow::Result<ExitCode> {
    let loaded = file.load::<G>(library, texts)?;
    let wanted = loaded.seat(args.seat, texts)?;
    let (to, state) = loaded.state_at(args.to, texts)?;
    let game = &loaded.game;
    let acting = match game.to_act(&state) {
        ToAct::Seats(seats) => seats,
        ToAct::Chance | ToAct::Over => SeatSet::EMPTY,
    };
    let seat = match wanted {
        None => acting.iter().next(),
        Some(seat) => Some(seat).filter(|seat| acting.contains(*seat)),
    };
    let lines = seat.map_or_else(Vec::new, |seat| {
        game.hint(&game.view(&state, Some(seat)), texts)
    });
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", report(to, seat, &lines))?;
    } else {
        let ink = Ink::of_stdout();
        let turn = seat.map(|seat| game.turn(&state, &Step::Action(seat, G::Action::default())));
        let heading = turn.map_or(String::new(), |turn| turn.to_string());
        write!(out, "{}", render(&heading, &lines, texts, ink))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn render(turn: &str, lines: &[HintLine], texts: &Texts, ink: Ink) -> String {
    let mut out = String::new();
    if lines.is_empty() {
        push_line(&mut out, &texts.phrase(Phrase::AdviceNone));
        return out;
    }
    push_line(&mut out, &ink.faint(turn));
    for (number, line) in lines.iter().enumerate() {
        let heading = match number {
            0 => texts.phrase(Phrase::AdviceBest),
            _ => {
                let other = texts.phrase(Phrase::AdviceOther);
                format!("{other}: {}", line.behind_words)
            }
        };
        out.push('\n');
        push_line(&mut out, &ink.strong(&heading));
        push_steps(&line.steps, &mut out);
        if !line.then.is_empty() {
            push_line(&mut out, &format!("  {}", texts.phrase(Phrase::AdviceThen)));
            push_steps(&line.then, &mut out);
        }
        for said in &line.known {
            for line in wrap(said, output::width().saturating_sub(2)) {
                push_line(&mut out, &ink.faint(&format!("  {line}")));
            }
        }
    }
    out
}

fn push_steps(steps: &[(String, String)], out: &mut String) {
    let width = steps.iter().map(|(word, _)| word.len()).max().unwrap_or(0);
    for (word, said) in steps {
        push_hanging(&format!("  {word:width$}  "), said, out);
    }
}

fn report(to: usize, seat: Option<Seat>, lines: &[HintLine]) -> Value {
    let words = |steps: &[(String, String)]| -> Vec<String> {
        steps.iter().map(|(word, _)| word.clone()).collect()
    };
    let line = |line: &HintLine| {
        json!({
            "steps": words(&line.steps),
            "then": words(&line.then),
            "points": line.points,
            "win": line.win,
            "behind": line.behind,
            "proved": line.is_proved,
        })
    };
    json!({
        "step": to,
        "seat": seat.filter(|_| !lines.is_empty()).map(|seat| seat.to_string()),
        "lines": lines.iter().map(line).collect::<Vec<_>>(),
    })
}

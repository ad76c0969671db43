//! `lucid review`: a recorded game turn by turn, next to what would have been best.

use std::io::Write as _;
use std::process::ExitCode;

use lucid_bots::advice::{Report, Reviewable, ReviewedTurn as _, Turns as _};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};
use lucid_titles::with_title;
use serde_json::{Value, json};

use crate::layout::{push_hanging, push_line, wrap};
use crate::library::Library;
use crate::load::{RecordArgs, RecordFile};
use crate::output::{self, Ink, tame};
use crate::titles::Title;

/// What `lucid review` is asked to do.
#[derive(Debug, clap::Args)]
pub(crate) struct ReviewArgs {
    /// Whose turns [default: everybody's]
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,

    #[command(flatten)]
    record: RecordArgs,

    /// Prints JSON: finished (whether the game was played to its end), steps (how many were
    /// reviewed), seats[] with seat, name, lost and turns[], each with first (the steps played
    /// before it), name, lost, doubt (half the 95 % interval of that; null if it is no
    /// estimate), mark (good, inaccurate or costly; null likewise), and played and best, both
    /// with steps (notation), points (in the end; null if that is not known) and win (the
    /// chance, in thousandths; null likewise); points in hundredths
    #[arg(long)]
    json: bool,
}

/// A game whose reviews can be printed.
pub(crate) trait ReviewedGame: Reviewable {
    /// What a turn is called.
    fn turn_name(texts: &Texts, turn: &Self::Turn) -> String;

    /// What was played, and the best that was found.
    fn sides(&self, turn: &Self::Turn, texts: &Texts) -> [ReviewSide; 2];

    /// How sure what was lost is; `None` if it is no estimate.
    fn estimate(_: &Self::Turn) -> Option<LossEstimate> {
        None
    }
}

/// How sure it is what was lost in a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LossEstimate {
    /// Half of its 95 % interval, in hundredths of a point.
    pub(crate) doubt: i64,
    /// The mark as a word, for programs.
    pub(crate) mark: &'static str,
    /// The mark for people.
    pub(crate) said: Phrase,
}

/// What a turn came to, or could have come to.
#[derive(Debug)]
pub(crate) struct ReviewSide {
    /// The steps in notation.
    pub(crate) steps: Vec<String>,
    /// What they come to, in hundredths of a point, where that is known.
    pub(crate) points: Option<i64>,
    /// The chance to win, in thousandths, where that is known.
    pub(crate) win: Option<i64>,
    /// Both in words.
    pub(crate) said: String,
}

/// A record and the reviews of its seats.
struct ReviewedRecord<'a, G: ReviewedGame> {
    game: &'a G,
    finished: bool,
    steps: usize,
    /// The turn of each moment, in notation.
    names: Vec<String>,
    reports: Vec<Report<G::Turn>>,
}

/// Prints a review.
pub(crate) fn run(args: &ReviewArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let (file, library) = args.record.read_cut_off(texts)?;
    with_title!(file.title(texts)?, T => show::<T>(args, file, &library, texts))
}

fn show<G: Title>(
    args: &ReviewArgs,
    file: RecordFile,
    library: &Library,
    texts: &Texts,
) -> anyhow::Result<ExitCode> {
    let loaded = file.load::<G>(library, texts)?;
    let wanted = loaded.seat(args.seat, texts)?;
    let replayed = loaded.replay(texts)?;
    let (game, steps) = (&loaded.game, replayed.play.steps());
    let seats = Seat::first(game.seats()).filter(|seat| wanted.is_none_or(|it| it == *seat));
    let report = |seat: Seat| {
        let turns = game.review(steps, seat);
        let mut report = Report::new(seat, &turns);
        report
            .turns
            .extend((0..report.of).filter_map(|number| turns.look(number)));
        report
    };
    let names = &loaded.record().header.seating.names;
    let reviewed = ReviewedRecord {
        game,
        finished: replayed.play.outcome().is_some(),
        steps: steps.len(),
        names: names.iter().map(|name| tame(name)).collect(),
        reports: seats.map(report).collect(),
    };
    let mut out = output::stdout();
    if args.json {
        writeln!(out, "{:#}", json(&reviewed, texts))?;
    } else {
        write!(out, "{}", render(&reviewed, texts, Ink::of_stdout()))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn render<G: ReviewedGame>(reviewed: &ReviewedRecord<'_, G>, texts: &Texts, ink: Ink) -> String {
    let mut out = String::new();
    if !reviewed.finished {
        for line in wrap(&texts.review_unfinished(reviewed.steps), output::width()) {
            push_line(&mut out, &line);
        }
        out.push('\n');
    }
    for (number, report) in reviewed.reports.iter().enumerate() {
        if number > 0 {
            out.push('\n');
        }
        let name = &reviewed.names[report.seat.index()];
        let lost = texts.review_lost(i32::try_from(report.lost()).unwrap_or(i32::MAX));
        push_line(
            &mut out,
            &ink.strong(&format!("{} {name}: {lost}", report.seat)),
        );
        if report.turns.is_empty() {
            push_line(&mut out, &format!("  {}", texts.phrase(Phrase::ReviewNone)));
        }
        for turn in &report.turns {
            push_turn(reviewed.game, turn, texts, ink, &mut out);
        }
    }
    out
}

fn push_turn<G: ReviewedGame>(game: &G, turn: &G::Turn, texts: &Texts, ink: Ink, out: &mut String) {
    let name = G::turn_name(texts, turn);
    let lost = points(texts, turn.lost());
    let estimate = G::estimate(turn).filter(|_| turn.lost() > 0);
    let sure = estimate.map(|estimate| {
        let mark = texts.phrase(estimate.said);
        format!(" · {mark} (±{})", points(texts, estimate.doubt))
    });
    push_line(
        out,
        &format!("{lost:>8}  {name}{}", sure.unwrap_or_default()),
    );
    if turn.lost() == 0 {
        return;
    }
    let labels = [Phrase::ReviewPlayed, Phrase::ReviewBest].map(|label| texts.phrase(label));
    for (label, side) in labels.iter().zip(game.sides(turn, texts)) {
        let steps = format!("{} ({})", side.steps.join(" "), side.said);
        push_hanging(
            &ink.faint(&format!("          {label}: ")),
            steps.trim(),
            out,
        );
    }
}

fn json<G: ReviewedGame>(reviewed: &ReviewedRecord<'_, G>, texts: &Texts) -> Value {
    let turn = |turn: &G::Turn| {
        let [played, best] = reviewed
            .game
            .sides(turn, texts)
            .map(|side| json!({ "steps": side.steps, "points": side.points, "win": side.win }));
        let estimate = G::estimate(turn);
        json!({
            "first": turn.first(),
            "name": G::turn_name(texts, turn),
            "lost": turn.lost(),
            "doubt": estimate.map(|estimate| estimate.doubt),
            "mark": estimate.map(|estimate| estimate.mark),
            "played": played,
            "best": best,
        })
    };
    let seat = |report: &Report<G::Turn>| {
        json!({
            "seat": report.seat.to_string(),
            "name": reviewed.names[report.seat.index()],
            "lost": report.lost(),
            "turns": report.turns.iter().map(turn).collect::<Vec<_>>(),
        })
    };
    json!({
        "finished": reviewed.finished,
        "steps": reviewed.steps,
        "seats": reviewed.reports.iter().map(seat).collect::<Vec<_>>(),
    })
}

/// Hundredths as points.
pub(crate) fn points(texts: &Texts, hundredths: i64) -> String {
    texts.decimal(hundredths as f64 / 100.0, 2)
}

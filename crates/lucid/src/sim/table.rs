//! The figures of a simulation as a table.

use std::iter;

use tabletop::{Game, Seat};
use texts::{Label, Texts};

use super::tally::Figure;
use super::{Plan, Report};
use crate::output::{Ink, aligned};
use crate::points::{HisSource, Source};

/// The whole answer of `lucid sim`.
pub(super) fn of(plan: &Plan, report: &Report, texts: &Texts) -> String {
    let ink = Ink::of_stdout();
    let mut out = String::new();
    let mut line = |text: &str| {
        out.push_str(text.trim_end());
        out.push('\n');
    };
    let rules = plan.game.rules_text();
    line(&format!("{}  {rules}", ink.strong("Dreamscape")));
    let origin = texts.series_origin(plan.game.content().id(), plan.seed, &bots(plan));
    line(&ink.faint(&origin));
    if report.stopped {
        let note = texts.series_stopped(report.tally.games, plan.games);
        line(&ink.strong(&note));
    }
    line("");
    totals(report, texts).iter().for_each(|text| line(text));
    line("");
    if plan.game.rules().solo.is_some() {
        let tables = [alone(report, texts, ink), his(report, texts, ink)];
        tables
            .join(&String::new())
            .iter()
            .for_each(|text| line(text));
    } else {
        let seats = seats(plan, report, texts, ink);
        seats.iter().for_each(|text| line(text));
    }
    out
}

/// The bots by seat, or the one that plays on all seats.
fn bots(plan: &Plan) -> Vec<String> {
    let mut named: Vec<String> = (plan.bots.first(plan.game.seats()))
        .map(|(_, bot)| bot.to_string())
        .collect();
    if named.iter().all(|bot| *bot == named[0]) {
        named.truncate(1);
    }
    named
}

/// Games, steps and speed, their figures below each other.
fn totals(report: &Report, texts: &Texts) -> [String; 3] {
    let tally = &report.tally;
    let seconds = report.took.as_secs_f64();
    let speed = |count: u64| texts.number((count as f64 / seconds) as u64);
    let (fewest, most) = tally.lengths.unwrap_or_default();
    let mean = tally.steps as f64 / tally.games.max(1) as f64;
    let row = |label, figure| vec![texts.label(label), figure];
    let figures = aligned(&[
        row(Label::Games, texts.number(tally.games)),
        row(Label::Steps, texts.number(tally.steps)),
        row(Label::StepsAGame, texts.decimal(mean, 1)),
    ]);
    let details = [speed(tally.games), speed(tally.steps), texts.number(fewest)];
    let width = details.iter().map(String::len).max().unwrap_or(0);
    let [games, steps, fewest] = details.map(|number| format!("{number:>width$}"));
    let details = [
        texts.speed_on_threads(games, report.threads, seconds),
        texts.speed(steps),
        texts.range(fewest, texts.number(most)),
    ];
    [0, 1, 2].map(|row| format!("{}   {}", figures[row], details[row]))
}

/// Wins and points: a line for each seat, then all seats together.
fn seats(plan: &Plan, report: &Report, texts: &Texts, ink: Ink) -> Vec<String> {
    let tally = &report.tally;
    let mut rows = vec![head(texts)];
    for (seat, figures) in tally.seats.first(plan.game.seats()) {
        let name = [seat.to_string(), won(report, texts, figures.wins())];
        rows.push(row(
            texts,
            name,
            figures.score,
            &figures.sources,
            Figure::mean,
        ));
    }
    let all = tally.all_seats();
    let names = [texts.label(Label::All), "±".to_owned()];
    for (name, read) in names.into_iter().zip(MEAN_AND_DEVIATION) {
        let name = [name, String::new()];
        rows.push(row(texts, name, all.score, &all.sources, read));
    }
    let mut lines = framed(&rows, ink);
    let rule = "─".repeat(lines[1].chars().count());
    lines.insert(lines.len() - 2, ink.faint(&rule));
    lines
}

/// The wins and points of a single player, and how far the points spread.
fn alone(report: &Report, texts: &Texts, ink: Ink) -> Vec<String> {
    let player = report.tally.all_seats();
    let names = [
        [
            Seat::default().to_string(),
            won(report, texts, player.wins()),
        ],
        ["±".to_owned(), String::new()],
    ];
    let rows = (names.into_iter().zip(MEAN_AND_DEVIATION))
        .map(|(name, read)| row(texts, name, player.score, &player.sources, read));
    let rows: Vec<Vec<String>> = iter::once(head(texts)).chain(rows).collect();
    framed(&rows, ink)
}

/// Mr Nightmare's points, and how far they spread. He wins the games that the
/// player does not (L16), so that his wins need no column.
fn his(report: &Report, texts: &Texts, ink: Ink) -> Vec<String> {
    let his = &report.tally.his;
    let labels = iter::once(Label::Score).chain(HisSource::ALL.map(HisSource::label));
    let labels = labels.map(|label| texts.label(label));
    let head = iter::once(String::new()).chain(labels).collect();
    let names = [texts.label(Label::MrNightmare), "±".to_owned()];
    let rows = (names.into_iter().zip(MEAN_AND_DEVIATION))
        .map(|(name, read)| row(texts, [name], his.score, &his.sources, read));
    let rows: Vec<Vec<String>> = iter::once(head).chain(rows).collect();
    framed(&rows, ink)
}

const MEAN_AND_DEVIATION: [fn(Figure) -> f64; 2] = [Figure::mean, Figure::deviation];

/// What stands above the columns of players.
fn head(texts: &Texts) -> Vec<String> {
    let labels = [Label::Seat, Label::Wins, Label::Score].into_iter();
    let labels = labels.chain(Source::ALL.map(Source::label));
    labels.map(|label| texts.label(label)).collect()
}

/// The share of games that were won.
fn won(report: &Report, texts: &Texts, wins: f64) -> String {
    texts.percent(100.0 * wins / report.tally.games.max(1) as f64)
}

fn row<const N: usize>(
    texts: &Texts,
    names: [String; N],
    score: Figure,
    sources: &[Figure],
    read: fn(Figure) -> f64,
) -> Vec<String> {
    let figures = iter::once(&score).chain(sources);
    let figures = figures.map(|figure| texts.decimal(read(*figure), 2));
    names.into_iter().chain(figures).collect()
}

/// Rows below each other, of which the head and the deviations may be passed over.
fn framed(rows: &[Vec<String>], ink: Ink) -> Vec<String> {
    let mut lines = aligned(rows);
    let last = lines.len() - 1;
    for line in [0, last] {
        lines[line] = ink.faint(&lines[line]);
    }
    lines
}

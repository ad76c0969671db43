//! The figures of a simulation as a table.

use std::iter;

use lucid_tabletop::{BySeat, Game as _, Seat};
use lucid_texts::{Label, Texts};

use super::crowd::{Series, Told};
use super::tally::{Figure, SeatTally, Tally as _, Totals};
use super::{Plan, Report};
use crate::output::{Ink, aligned};

/// The whole answer of `lucid sim`.
pub(super) fn of<S: Told>(plan: &Plan<S>, report: &Report<S::Tally>, texts: &Texts) -> String {
    let ink = Ink::of_stdout();
    let series = &plan.series;
    let mut out = String::new();
    let mut line = |text: &str| {
        out.push_str(text.trim_end());
        out.push('\n');
    };
    let rules = series.game().rules_text();
    line(&format!("{}  {rules}", ink.strong(S::TITLE)));
    let pack = series.game().pack_text();
    let id = pack.split(' ').next().unwrap_or_default();
    line(&ink.faint(&texts.series_origin(id, plan.seed, &bots(series))));
    let totals = report.tally.totals();
    if report.stopped {
        let note = texts.series_stopped(totals.games, plan.games);
        line(&ink.strong(&note));
    }
    line("");
    (sums(report, totals, texts).iter()).for_each(|text| line(text));
    line("");
    let tables = series.tables(&report.tally, texts, ink);
    tables.iter().for_each(|text| line(text));
    out
}

/// The bots by seat, or the one that plays on all seats.
fn bots(series: &impl Series) -> Vec<String> {
    let mut named: Vec<String> = Seat::first(series.game().seats())
        .map(|seat| series.bot(seat))
        .collect();
    if named.iter().all(|bot| *bot == named[0]) {
        named.truncate(1);
    }
    named
}

/// Games, steps and speed, their figures below each other.
fn sums<T>(report: &Report<T>, totals: &Totals, texts: &Texts) -> [String; 3] {
    let seconds = report.took.as_secs_f64();
    let speed = |count: u64| speed(count as f64 / seconds, texts);
    let (fewest, most) = totals.lengths.unwrap_or_default();
    let mean = totals.per_game(totals.steps as f64);
    let row = |label, figure| vec![texts.label(label), figure];
    let figures = aligned(&[
        row(Label::Games, texts.number(totals.games)),
        row(Label::Steps, texts.number(totals.steps)),
        row(Label::StepsAGame, texts.decimal(mean, 1)),
    ]);
    let details = [
        speed(totals.games),
        speed(totals.steps),
        texts.number(fewest),
    ];
    let width = details.iter().map(String::len).max().unwrap_or(0);
    let [games, steps, fewest] = details.map(|number| format!("{number:>width$}"));
    let details = [
        texts.speed_on_threads(games, report.threads, seconds),
        texts.speed(steps),
        texts.range(fewest, texts.number(most)),
    ];
    [0, 1, 2].map(|row| format!("{}   {}", figures[row], details[row]))
}

/// A speed, with decimals where it is slow: bots that think play a game in seconds.
fn speed(speed: f64, texts: &Texts) -> String {
    match speed {
        ..1.0 => texts.decimal(speed, 2),
        ..10.0 => texts.decimal(speed, 1),
        _ => texts.number(speed as u64),
    }
}

/// Wins and points by source: a line for each seat, then all seats together.
pub(super) fn points<const N: usize>(
    seats: &BySeat<SeatTally<N>>,
    count: usize,
    labels: [Label; N],
    totals: &Totals,
    texts: &Texts,
    ink: Ink,
) -> Vec<String> {
    let mut rows = vec![head(texts, labels)];
    for (seat, figures) in seats.first(count) {
        let name = [seat.to_string(), won(totals, texts, figures.wins())];
        rows.push(row(
            texts,
            name,
            figures.score,
            &figures.sources,
            Figure::mean,
        ));
    }
    let all = SeatTally::sum(seats);
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

pub(super) const MEAN_AND_DEVIATION: [fn(Figure) -> f64; 2] = [Figure::mean, Figure::deviation];

/// What stands above the columns of players.
pub(super) fn head<const N: usize>(texts: &Texts, sources: [Label; N]) -> Vec<String> {
    let labels = [Label::Seat, Label::Wins, Label::Score].into_iter();
    labels
        .chain(sources)
        .map(|label| texts.label(label))
        .collect()
}

/// The share of games that were won.
pub(super) fn won(totals: &Totals, texts: &Texts, wins: f64) -> String {
    texts.percent(totals.per_game(100.0 * wins))
}

pub(super) fn row<const N: usize>(
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
pub(super) fn framed(rows: &[Vec<String>], ink: Ink) -> Vec<String> {
    let mut lines = aligned(rows);
    let last = lines.len() - 1;
    for line in [0, last] {
        lines[line] = ink.faint(&lines[line]);
    }
    lines
}

#[cfg(test)]
mod tests {
    use lucid_texts::Language;

    use super::*;

    #[test]
    fn slow_is_not_nothing() {
        let texts = Texts::new(Language::English);
        let told = [0.0, 0.083, 0.999, 4.25, 9.99, 10.5, 1_234.9].map(|s| speed(s, &texts));
        assert_eq!(told, ["0.00", "0.08", "1.00", "4.2", "10.0", "10", "1,234"]);
    }
}

//! The figures of a simulation as a table.

use std::iter;

use tabletop::Game;
use texts::{Label, Texts};

use super::tally::{Figure, SeatTally};
use super::{Plan, Report};
use crate::output::{Ink, aligned};
use crate::points::Source;

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
    let seats = seats(plan, report, texts, ink);
    seats.iter().for_each(|text| line(text));
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
    let labels = [Label::Seat, Label::Wins, Label::Score].into_iter();
    let labels = labels.chain(Source::ALL.map(Source::label));
    let mut rows = vec![labels.map(|label| texts.label(label)).collect()];
    for (seat, figures) in tally.seats.first(plan.game.seats()) {
        let share = 100.0 * figures.wins() / tally.games.max(1) as f64;
        let wins = texts.percent(share);
        rows.push(row(texts, seat.to_string(), wins, figures, Figure::mean));
    }
    let (all, none) = (tally.all_seats(), String::new);
    rows.push(row(
        texts,
        texts.label(Label::All),
        none(),
        &all,
        Figure::mean,
    ));
    rows.push(row(texts, "±".to_owned(), none(), &all, Figure::deviation));
    let mut lines = aligned(&rows);
    let rule = "─".repeat(lines[0].chars().count());
    let last = lines.len() - 1;
    lines[0] = ink.faint(&lines[0]);
    lines[last] = ink.faint(&lines[last]);
    lines.insert(last - 1, ink.faint(&rule));
    lines
}

fn row(
    texts: &Texts,
    name: String,
    wins: String,
    figures: &SeatTally,
    read: fn(Figure) -> f64,
) -> Vec<String> {
    let figures = iter::once(figures.score).chain(figures.sources);
    let figures = figures.map(|figure| texts.decimal(read(figure), 2));
    [name, wins].into_iter().chain(figures).collect()
}

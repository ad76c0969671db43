//! The figures of a simulation as a table.

use std::fmt::Write as _;

use tabletop::Game;

use super::tally::{Figure, SeatTally};
use super::{Plan, Report};
use crate::output::{Ink, grouped};
use crate::points::Source;

/// The whole answer of `lucid sim`.
pub(super) fn of(plan: &Plan, report: &Report) -> String {
    let ink = Ink::of_stdout();
    let mut out = String::new();
    let mut line = |text: &str| {
        out.push_str(text.trim_end());
        out.push('\n');
    };
    line(&format!(
        "{}  {}",
        ink.strong("Dreamscape"),
        plan.game.rules_text()
    ));
    line(&ink.faint(&format!(
        "pack {}, seed {}, {}",
        plan.game.content().id(),
        plan.seed,
        bots(plan)
    )));
    if report.stopped {
        let (played, wanted) = (grouped(report.tally.games), grouped(plan.games));
        let note = format!("stopped early: the result so far, {played} of {wanted} games");
        line(&ink.strong(&note));
    }
    line("");
    totals(report).iter().for_each(|text| line(text));
    line("");
    seats(plan, report, ink).iter().for_each(|text| line(text));
    out
}

fn bots(plan: &Plan) -> String {
    let named: Vec<String> = (plan.bots.first(plan.game.seats()))
        .map(|(_, bot)| bot.to_string())
        .collect();
    if named.iter().all(|bot| *bot == named[0]) {
        format!("{} bots", named[0])
    } else {
        format!("bots {}", named.join(", "))
    }
}

/// Games, steps and speed, their figures below each other.
fn totals(report: &Report) -> [String; 3] {
    let tally = &report.tally;
    let seconds = report.took.as_secs_f64();
    let speed = |count: u64| grouped((count as f64 / seconds) as u64);
    let threads = match report.threads {
        1 => "1 thread".to_owned(),
        n => format!("{n} threads"),
    };
    let mean = tally.steps as f64 / tally.games.max(1) as f64;
    let (fewest, most) = tally.lengths.unwrap_or_default();
    let row = |name, figure: &str, more: &str| format!("{name:<13}{figure:>13}   {more}");
    [
        row(
            "games",
            &grouped(tally.games),
            &format!(
                "{:>11} a second on {threads}, {seconds:.2} s",
                speed(tally.games)
            ),
        ),
        row(
            "steps",
            &grouped(tally.steps),
            &format!("{:>11} a second", speed(tally.steps)),
        ),
        row(
            "steps a game",
            &format!("{mean:.1}"),
            &format!("{:>11} to {}", grouped(fewest), grouped(most)),
        ),
    ]
}

/// Wins and points: a line for each seat, then all seats together.
fn seats(plan: &Plan, report: &Report, ink: Ink) -> Vec<String> {
    let tally = &report.tally;
    let means =
        |name: &str, wins: &str, figures: &SeatTally| row(name, wins, figures, Figure::mean);
    let head = cells("seat", "wins", "score", |source| source.name().to_owned());
    let mut lines = vec![ink.faint(&head)];
    for (seat, figures) in tally.seats.first(plan.game.seats()) {
        let percent = 100.0 * figures.wins() / tally.games.max(1) as f64;
        lines.push(means(
            &seat.to_string(),
            &format!("{percent:.1} %"),
            figures,
        ));
    }
    lines.push(ink.faint(&"─".repeat(head.chars().count())));
    let all = tally.all_seats();
    lines.push(means("all", "", &all));
    lines.push(ink.faint(&row("±", "", &all, Figure::deviation)));
    lines
}

fn row(name: &str, wins: &str, figures: &SeatTally, read: fn(Figure) -> f64) -> String {
    cells(name, wins, &decimal(read(figures.score)), |source| {
        decimal(read(figures.sources[source as usize]))
    })
}

/// A line of the table; with all columns it is 80 characters wide.
fn cells(name: &str, wins: &str, score: &str, source: impl Fn(Source) -> String) -> String {
    let mut line = format!("{name:<5}{wins:>8}{score:>8}");
    for column in Source::ALL {
        let width = column.name().len().max(7) + 2;
        // Writing to a string cannot fail.
        let _ = write!(line, "{:>width$}", source(column));
    }
    line
}

/// Two decimals, without the minus of a zero.
fn decimal(value: f64) -> String {
    let text = format!("{value:.2}");
    if text == "-0.00" {
        "0.00".to_owned()
    } else {
        text
    }
}

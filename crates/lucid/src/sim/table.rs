//! The figures of a simulation as a table.

use std::iter;

use lucid_tabletop::BySeat;
use lucid_texts::{Phrase, Texts, arg};

use super::SimStatistics as _;
use crate::layout::push_line;
use crate::output::{Ink, aligned};
use crate::runner::{Simulated, Simulation};
use crate::statistics::{Sample, SeatPoints, Totals};
use crate::titles::Title;

/// The whole answer of `lucid sim`.
pub(super) fn render<G: Title>(
    simulation: &Simulation<G>,
    played: &Simulated<G::SimStatistics>,
    texts: &Texts,
) -> String {
    let ink = Ink::of_stdout();
    let Simulation { game, seed, .. } = simulation;
    let totals = &played.totals;
    let mut out = String::new();
    let mut line = |text: &str| push_line(&mut out, text);
    line(&format!(
        "{}  {}",
        ink.strong(G::ID.title()),
        game.rules_text()
    ));
    let pack = game.pack_text();
    let id = pack.split(' ').next().unwrap_or_default();
    let bots = bots(simulation.bot_names());
    line(&ink.faint(&texts.series_origin(id, *seed, &bots)));
    if played.stopped {
        let note = texts.series_stopped(arg::Played(totals.games), arg::Wanted(simulation.games));
        line(&ink.strong(&note));
    }
    line("");
    (sums(played, texts).iter()).for_each(|text| line(text));
    line("");
    let tables = played.statistics.tables(game, totals, texts, ink);
    tables.iter().for_each(|text| line(text));
    out
}

/// The bots by seat, or the one that plays on all seats.
fn bots(mut names: Vec<String>) -> Vec<String> {
    if names.iter().all(|bot| *bot == names[0]) {
        names.truncate(1);
    }
    names
}

/// Games, steps and speed, their figures below each other.
fn sums<S>(played: &Simulated<S>, texts: &Texts) -> [String; 3] {
    let totals = &played.totals;
    let seconds = played.took.as_secs_f64();
    let speed = |count: u64| speed(count as f64 / seconds, texts);
    let (fewest, most) = totals.lengths.unwrap_or_default();
    let mean = totals.per_game(totals.steps as f64);
    let row = |label, figure| vec![texts.phrase(label), figure];
    let figures = aligned(&[
        row(Phrase::LabelGames, texts.number(totals.games)),
        row(Phrase::LabelSteps, texts.number(totals.steps)),
        row(Phrase::LabelStepsAGame, texts.decimal(mean, 1)),
    ]);
    let details = [
        speed(totals.games),
        speed(totals.steps),
        texts.number(fewest),
    ];
    let width = details.iter().map(String::len).max().unwrap_or(0);
    let [games, steps, fewest] = details.map(|number| format!("{number:>width$}"));
    let details = [
        texts.speed_on_threads(games, played.threads, seconds),
        texts.speed(steps),
        texts.range(arg::Fewest(fewest), arg::Most(texts.number(most))),
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
pub(crate) fn points<const N: usize>(
    seats: &BySeat<SeatPoints<N>>,
    count: usize,
    labels: [Phrase; N],
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
            Sample::mean,
        ));
    }
    let all = SeatPoints::sum(seats);
    let names = [texts.phrase(Phrase::LabelAll), "±".to_owned()];
    for (name, read) in names.into_iter().zip(MEAN_AND_DEVIATION) {
        let name = [name, String::new()];
        rows.push(row(texts, name, all.score, &all.sources, read));
    }
    let mut lines = framed(&rows, ink);
    let rule = "─".repeat(lines[1].chars().count());
    lines.insert(lines.len() - 2, ink.faint(&rule));
    lines
}

/// The two ways to read a sample, in the order of rows.
pub(crate) const MEAN_AND_DEVIATION: [fn(Sample) -> f64; 2] = [Sample::mean, Sample::deviation];

/// What stands above the columns of players.
pub(crate) fn head<const N: usize>(texts: &Texts, sources: [Phrase; N]) -> Vec<String> {
    let labels = [Phrase::LabelSeat, Phrase::LabelWins, Phrase::LabelScore].into_iter();
    labels
        .chain(sources)
        .map(|label| texts.phrase(label))
        .collect()
}

/// The share of games that were won.
pub(crate) fn won(totals: &Totals, texts: &Texts, wins: f64) -> String {
    texts.percent(totals.per_game(100.0 * wins))
}

pub(crate) fn row<const N: usize>(
    texts: &Texts,
    names: [String; N],
    score: Sample,
    sources: &[Sample],
    read: fn(Sample) -> f64,
) -> Vec<String> {
    let figures = iter::once(&score).chain(sources);
    let figures = figures.map(|figure| texts.decimal(read(*figure), 2));
    names.into_iter().chain(figures).collect()
}

/// Rows below each other, of which the head and the deviations may be passed over.
pub(crate) fn framed(rows: &[Vec<String>], ink: Ink) -> Vec<String> {
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

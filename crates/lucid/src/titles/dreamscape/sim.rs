//! What `lucid sim` prints for games of Dreamscape.

mod statistics;

use std::iter;

use lucid_dreamscape::Dreamscape;
use lucid_tabletop::{Game as _, Seat};
use lucid_texts::{Phrase, Texts};
use serde_json::{Value, json};

use super::nightmare_points::NightmareSource;
use super::points::PointSource;
use crate::output::Ink;
use crate::runner::Simulation;
use crate::sim::{self, MEAN_AND_DEVIATION, all, framed, head, row, seats, sources, won};
use crate::statistics::{SeatPoints, Totals};

pub(super) use statistics::DreamscapeStatistics;
use statistics::NightmareCounts;

impl sim::SimStatistics<Dreamscape> for DreamscapeStatistics {
    fn add_json(&self, simulation: &Simulation<Dreamscape>, totals: &Totals, object: &mut Value) {
        let names = PointSource::ALL.map(PointSource::name);
        object["seats"] = seats(simulation, totals, &self.seats, names);
        object["all"] = all(&self.seats, names);
        if simulation.game.rules().solo.is_some() {
            let NightmareCounts {
                wins,
                score,
                sources: points,
            } = self.nightmare;
            object["his"] = json!({
                "wins": wins as f64,
                "win_percent": totals.per_game(wins as f64 * 100.0),
                "score": score.json(),
                "sources": sources(NightmareSource::ALL.map(NightmareSource::name), points),
            });
        }
    }

    fn tables(&self, game: &Dreamscape, totals: &Totals, texts: &Texts, ink: Ink) -> Vec<String> {
        if game.rules().solo.is_some() {
            let tables = [
                player(self, totals, texts, ink),
                nightmare(self, texts, ink),
            ];
            return tables.join(&String::new());
        }
        let labels = PointSource::ALL.map(PointSource::label);
        sim::points(&self.seats, game.seats(), labels, totals, texts, ink)
    }
}

/// The wins and points of a single player, and how far the points spread.
fn player(
    statistics: &DreamscapeStatistics,
    totals: &Totals,
    texts: &Texts,
    ink: Ink,
) -> Vec<String> {
    let points = SeatPoints::sum(&statistics.seats);
    let wins = won(totals, texts, points.wins());
    let names = [
        [Seat::default().to_string(), wins],
        ["±".to_owned(), String::new()],
    ];
    let rows = (names.into_iter().zip(MEAN_AND_DEVIATION))
        .map(|(name, read)| row(texts, name, points.score, &points.sources, read));
    let labels = head(texts, PointSource::ALL.map(PointSource::label));
    let rows: Vec<Vec<String>> = iter::once(labels).chain(rows).collect();
    framed(&rows, ink)
}

/// Mr Nightmare's points, and how far they spread. He wins the games that the
/// player does not (L16), so that his wins need no column.
fn nightmare(statistics: &DreamscapeStatistics, texts: &Texts, ink: Ink) -> Vec<String> {
    let NightmareCounts { score, sources, .. } = &statistics.nightmare;
    let labels =
        iter::once(Phrase::LabelScore).chain(NightmareSource::ALL.map(NightmareSource::label));
    let labels = labels.map(|label| texts.phrase(label));
    let head = iter::once(String::new()).chain(labels).collect();
    let names = [texts.phrase(Phrase::LabelMrNightmare), "±".to_owned()];
    let rows = (names.into_iter().zip(MEAN_AND_DEVIATION))
        .map(|(name, read)| row(texts, [name], *score, sources, read));
    let rows: Vec<Vec<String>> = iter::once(head).chain(rows).collect();
    framed(&rows, ink)
}

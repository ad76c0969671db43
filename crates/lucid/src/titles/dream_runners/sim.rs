//! What `lucid sim` prints for games of Dream Runners.

mod statistics;

use lucid_dream_runners::DreamRunners;
use lucid_tabletop::Game as _;
use lucid_texts::{Phrase, Texts};
use serde_json::{Value, json};

use crate::output::{Ink, aligned};
use crate::runner::Simulation;
use crate::sim::{self, all, seats};
use crate::statistics::Totals;

pub(super) use statistics::DreamRunnersStatistics;
use statistics::SOURCES;

impl sim::SimStatistics<DreamRunners> for DreamRunnersStatistics {
    fn add_json(&self, simulation: &Simulation<DreamRunners>, totals: &Totals, object: &mut Value) {
        let names = SOURCES.map(|(name, _)| name);
        let mut listed = seats(simulation, totals, &self.points, names);
        for (seat, counts) in self.rounds.first(simulation.game.seats()) {
            let figures = &mut listed[seat.index()];
            figures["awake_percent"] = json!(totals.per_game(100.0 * counts.awake as f64));
            figures["coins"] = counts.coins.json();
            figures["first_lock_percent"] = json!(counts.percent(counts.first_locks));
            figures["late_percent"] = json!(counts.percent(counts.late));
        }
        object["seats"] = listed;
        object["all"] = all(&self.points, names);
        object["won_by_nobody"] = json!(self.won_by_nobody);
    }

    fn tables(&self, game: &DreamRunners, totals: &Totals, texts: &Texts, ink: Ink) -> Vec<String> {
        let (count, labels) = (game.seats(), SOURCES.map(|(_, label)| label));
        let points = sim::points(&self.points, count, labels, totals, texts, ink);
        [points, rounds(self, count, totals, texts, ink)].join(&String::new())
    }
}

/// How each seat came through: awake, coins left, and how quick it was.
fn rounds(
    statistics: &DreamRunnersStatistics,
    seats: usize,
    totals: &Totals,
    texts: &Texts,
    ink: Ink,
) -> Vec<String> {
    let labels = [
        Phrase::LabelSeat,
        Phrase::LabelAwake,
        Phrase::LabelCoins,
        Phrase::LabelFirstLock,
        Phrase::LabelLate,
    ];
    let mut rows = vec![labels.map(|label| texts.phrase(label)).to_vec()];
    for (seat, counts) in statistics.rounds.first(seats) {
        rows.push(vec![
            seat.to_string(),
            texts.percent(totals.per_game(100.0 * counts.awake as f64)),
            texts.decimal(counts.coins.mean(), 2),
            texts.percent(counts.percent(counts.first_locks)),
            texts.percent(counts.percent(counts.late)),
        ]);
    }
    let mut lines = aligned(&rows);
    lines[0] = ink.faint(&lines[0]);
    lines
}

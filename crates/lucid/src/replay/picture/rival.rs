//! Mr Nightmare's side of the table in a solo game (L5).

use lucid_dreamscape::State;
use lucid_texts::Label;

use super::Cell;
use super::dreamscape::shards;
use crate::output::Ink;
use crate::points::{HisPoints, HisSource};
use crate::replay::shown::Shown;

/// What lies by his cards.
pub(super) fn lines(shown: &Shown<'_>, state: &State, ink: Ink) -> Vec<Cell> {
    let duel = &state.table().duel;
    let heading = Cell::strong(ink, &shown.label(Label::MrNightmare));
    let points = format!("  {}: {}", shown.label(Label::Points), duel.score);
    let heading = heading.then(Cell::faint(ink, &points));
    let marker = if duel.first { 1 } else { 2 };
    let lines = [
        (Label::Initiative, Cell::plain(&marker.to_string())),
        (Label::Stock, shards(&duel.stock, ink)),
        (Label::Trees, Cell::plain(&duel.trees.to_string())),
    ]
    .map(|(label, value)| (Cell::faint(ink, &shown.label(label)), value));
    let width = lines.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    let indented = |(name, value): (Cell, Cell)| {
        let name = Cell::plain("  ").then(name.padded(width));
        name.then(Cell::plain("  ")).then(value)
    };
    std::iter::once(heading)
        .chain(lines.into_iter().map(indented))
        .collect()
}

/// His points by where they came from, as rows of a table.
pub(super) fn points(shown: &Shown<'_>, points: &HisPoints) -> Vec<Vec<String>> {
    let labels = [Label::Points, Label::Total].into_iter();
    let labels = labels.chain(HisSource::ALL.map(HisSource::label));
    let total: i32 = points.iter().sum();
    let numbers = std::iter::once(total).chain(*points);
    let row = std::iter::once(shown.label(Label::MrNightmare));
    vec![
        labels.map(|label| shown.label(label)).collect(),
        row.chain(numbers.map(|number| number.to_string()))
            .collect(),
    ]
}

//! Mr Nightmare's side of the table in a solo game (L5).

use lucid_dreamscape::State;
use lucid_texts::Label;

use super::dreamscape::shards;
use super::{Cell, push_line};
use crate::output::Ink;
use crate::points::{HisPoints, HisSource};
use crate::replay::Shown;

/// Draws what lies by his cards.
pub(super) fn draw(shown: &Shown<'_>, state: &State, ink: Ink, out: &mut String) {
    let duel = &state.table().duel;
    let heading = ink.strong(&shown.label(Label::MrNightmare));
    let points = format!("{}: {}", shown.label(Label::Points), duel.score);
    push_line(out, &format!("{heading}  {}", ink.faint(&points)));
    let marker = if duel.first { 1 } else { 2 };
    let lines = [
        (Label::Initiative, marker.to_string()),
        (Label::Stock, shards(&duel.stock, ink)),
        (Label::Trees, duel.trees.to_string()),
    ]
    .map(|(label, value)| (Cell::faint(ink, &shown.label(label)), value));
    let width = lines.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    for (name, value) in lines {
        push_line(out, &format!("  {}  {value}", name.pad(width)));
    }
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

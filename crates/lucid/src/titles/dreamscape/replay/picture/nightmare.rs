//! Mr Nightmare's side of the table in a solo game (L5).

use lucid_dreamscape::{Dreamscape, State};
use lucid_texts::Phrase;

use super::TextCell;
use super::seat::shards;
use crate::output::Ink;
use crate::replay::Replay;
use crate::titles::dreamscape::nightmare_points::{NightmarePoints, NightmareSource};

/// What lies by his cards.
pub(super) fn lines(replay: &Replay<'_, Dreamscape>, state: &State, ink: Ink) -> Vec<TextCell> {
    let duel = &state.table().duel;
    let heading = TextCell::strong(ink, &replay.label(Phrase::LabelMrNightmare));
    let points = format!("  {}: {}", replay.label(Phrase::LabelPoints), duel.score);
    let heading = heading.then(TextCell::faint(ink, &points));
    let marker = if duel.first { 1 } else { 2 };
    let lines = [
        (
            Phrase::LabelInitiative,
            TextCell::plain(&marker.to_string()),
        ),
        (Phrase::LabelStock, shards(&duel.stock, ink)),
        (Phrase::LabelTrees, TextCell::plain(&duel.trees.to_string())),
    ]
    .map(|(label, value)| (TextCell::faint(ink, &replay.label(label)), value));
    let width = lines.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    let indented = |(name, value): (TextCell, TextCell)| {
        let name = TextCell::plain("  ").then(name.padded(width));
        name.then(TextCell::plain("  ")).then(value)
    };
    std::iter::once(heading)
        .chain(lines.into_iter().map(indented))
        .collect()
}

/// His points by where they came from, as rows of a table.
pub(super) fn points(
    replay: &Replay<'_, Dreamscape>,
    points: &NightmarePoints,
) -> Vec<Vec<String>> {
    let labels = [Phrase::LabelPoints, Phrase::LabelTotal].into_iter();
    let labels = labels.chain(NightmareSource::ALL.map(NightmareSource::label));
    let total: i32 = points.iter().sum();
    let numbers = std::iter::once(total).chain(*points);
    let row = std::iter::once(replay.label(Phrase::LabelMrNightmare));
    vec![
        labels.map(|label| replay.label(label)).collect(),
        row.chain(numbers.map(|number| number.to_string()))
            .collect(),
    ]
}

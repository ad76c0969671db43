//! A position drawn for people: the Dreamworld, then each seat's Dreamscape.

mod dreamworld;
mod map;
mod nightmare;
mod seat;

use lucid_dreamscape::{Dreamscape, State};
use lucid_tabletop::{Events as _, Game, Seat};
use lucid_texts::Phrase;

use super::is_solo;
use crate::layout::{TextCell, push_line, side_by_side, wrap};
use crate::output::{Ink, aligned};
use crate::replay::{Replay, steps};
use crate::titles::dreamscape::points::{PointCounts, PointSource};

/// The position after the last step that is shown.
pub(super) fn draw(replay: &Replay<'_, Dreamscape>, ink: Ink) -> String {
    let state = replay.state();
    let mut out = String::new();
    let moment = replay.texts.moment(replay.game(), &state, replay.to);
    for line in wrap(&moment, replay.width) {
        push_line(&mut out, &ink.strong(&line));
    }
    out.push('\n');
    dreamworld::draw(replay, &state, ink, &mut out);
    out.push('\n');
    let mut sides: Vec<Vec<TextCell>> = Seat::first(replay.game().seats())
        .map(|seat| seat::lines(replay, &state, seat, ink))
        .collect();
    if is_solo(replay) {
        sides.push(nightmare::lines(replay, &state, ink));
    }
    side_by_side(&sides, replay.width, &mut out);
    points(replay, &state, ink, &mut out);
    out
}

/// The points of all seats by where they came from.
fn points(replay: &Replay<'_, Dreamscape>, state: &State, ink: Ink, out: &mut String) {
    let mut points = PointCounts::default();
    for event in steps(replay).flat_map(|step| step.events) {
        points.happened(*event);
    }
    let labels = [Phrase::LabelPoints, Phrase::LabelTotal].into_iter();
    let labels = labels.chain(PointSource::ALL.map(PointSource::label));
    let head = labels.map(|label| replay.label(label)).collect();
    let seats = Seat::first(replay.game().seats()).map(|seat| {
        let score = state.table().players[seat].score;
        let sources = points.of(seat).map(|points| points.to_string());
        let row = [seat.to_string(), score.to_string()].into_iter();
        row.chain(sources).collect()
    });
    let rows = std::iter::once(head).chain(seats).collect();
    push_table(rows, replay.width, ink, out);
    if is_solo(replay) {
        out.push('\n');
        let rows = nightmare::points(replay, &points.nightmare());
        push_table(rows, replay.width, ink, out);
    }
}

/// A table, turned over where it would be too wide: then each column is a row.
fn push_table(rows: Vec<Vec<String>>, width: usize, ink: Ink, out: &mut String) {
    let mut lines = aligned(&rows);
    if lines.iter().any(|line| line.chars().count() > width) {
        let columns = rows.first().map_or(0, Vec::len);
        let column = |index: usize| rows.iter().map(|row| row[index].clone()).collect();
        let turned: Vec<Vec<String>> = (0..columns).map(column).collect();
        lines = aligned(&turned);
    }
    for (index, line) in lines.iter().enumerate() {
        match index {
            0 => push_line(out, &ink.faint(line)),
            _ => push_line(out, line),
        }
    }
}

//! A position drawn for people: the Dreamworld, then each seat's Dreamscape.

mod dreamscape;
mod dreamworld;
mod map;
mod rival;

use lucid_dreamscape::State;
use lucid_tabletop::{Events as _, Game, Seat};
use lucid_texts::Label;

use super::moments;
use super::shown::Shown;
use crate::cell::{Cell, push_line, side_by_side, wrap};
use crate::output::{Ink, aligned};
use crate::points::{Points, Source};

/// The position after the last step that is shown.
pub(super) fn of(shown: &Shown<'_>, ink: Ink) -> String {
    let state = shown.state();
    let mut out = String::new();
    let moment = shown.texts.moment(shown.game(), &state, shown.to);
    for line in wrap(&moment, shown.width) {
        push_line(&mut out, &ink.strong(&line));
    }
    out.push('\n');
    dreamworld::draw(shown, &state, ink, &mut out);
    out.push('\n');
    let mut sides: Vec<Vec<Cell>> = Seat::first(shown.game().seats())
        .map(|seat| dreamscape::lines(shown, &state, seat, ink))
        .collect();
    if shown.is_solo() {
        sides.push(rival::lines(shown, &state, ink));
    }
    side_by_side(&sides, shown.width, &mut out);
    points(shown, &state, ink, &mut out);
    out
}

/// The points of all seats by where they came from.
fn points(shown: &Shown<'_>, state: &State, ink: Ink, out: &mut String) {
    let mut points = Points::default();
    for event in moments::of(shown).flat_map(|moment| moment.events) {
        points.happened(*event);
    }
    let labels = [Label::Points, Label::Total].into_iter();
    let labels = labels.chain(Source::ALL.map(Source::label));
    let head = labels.map(|label| shown.label(label)).collect();
    let seats = Seat::first(shown.game().seats()).map(|seat| {
        let score = state.table().players[seat].score;
        let sources = points.of(seat).map(|points| points.to_string());
        let row = [seat.to_string(), score.to_string()].into_iter();
        row.chain(sources).collect()
    });
    let rows = std::iter::once(head).chain(seats).collect();
    push_table(rows, shown.width, ink, out);
    if shown.is_solo() {
        out.push('\n');
        let rows = rival::points(shown, &points.his());
        push_table(rows, shown.width, ink, out);
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

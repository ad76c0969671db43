//! A position drawn for people: the Dreamworld, then each seat's Dreamscape.

mod dreamscape;
mod dreamworld;
mod map;
mod rival;

use lucid_dreamscape::State;
use lucid_tabletop::{Events as _, Game, Seat};
use lucid_texts::Label;

use super::{Shown, WIDTH, moments};
use crate::cell::{Cell, push_line, wrap};
use crate::output::{Ink, aligned};
use crate::points::{Points, Source};

/// The position after the last step that is shown.
pub(super) fn of(shown: &Shown<'_>, ink: Ink) -> String {
    let state = shown.state();
    let mut out = String::new();
    let moment = shown.texts.moment(shown.game(), &state, shown.to);
    for line in wrap(&moment, WIDTH) {
        push_line(&mut out, &ink.strong(&line));
    }
    out.push('\n');
    dreamworld::draw(shown, &state, ink, &mut out);
    for seat in Seat::first(shown.game().seats()) {
        out.push('\n');
        dreamscape::draw(shown, &state, seat, ink, &mut out);
    }
    if shown.is_solo() {
        out.push('\n');
        rival::draw(shown, &state, ink, &mut out);
    }
    out.push('\n');
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
    push_table(std::iter::once(head).chain(seats).collect(), ink, out);
    if shown.is_solo() {
        out.push('\n');
        push_table(rival::points(shown, &points.his()), ink, out);
    }
}

fn push_table(rows: Vec<Vec<String>>, ink: Ink, out: &mut String) {
    for (index, line) in aligned(&rows).iter().enumerate() {
        match index {
            0 => push_line(out, &ink.faint(line)),
            _ => push_line(out, line),
        }
    }
}

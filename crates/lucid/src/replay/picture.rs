//! A position drawn for people: the Dreamworld, then each seat's Dreamscape.

mod dreamscape;
mod dreamworld;

use std::fmt::Write as _;

use ::dreamscape::State;
use tabletop::{Events as _, Game, Seat, ToAct};

use super::{Shown, moments};
use crate::output::Ink;
use crate::points::{Points, Source};
use crate::words;

/// The position after the last step that is shown.
pub(super) fn of(shown: &Shown<'_>, ink: Ink) -> String {
    let state = shown.state();
    let mut out = String::new();
    push_line(&mut out, &ink.strong(&moment(shown, &state)));
    out.push('\n');
    dreamworld::draw(shown, &state, ink, &mut out);
    for seat in Seat::first(shown.game().seats()) {
        out.push('\n');
        dreamscape::draw(shown, &state, seat, ink, &mut out);
    }
    out.push('\n');
    points(shown, &state, ink, &mut out);
    out
}

/// Which moment it is.
fn moment(shown: &Shown<'_>, state: &State) -> String {
    let (game, labels) = (shown.game(), shown.labels());
    let language = shown.texts.language();
    let next = match game.to_act(state) {
        ToAct::Over => {
            let victory = words::victory(language, game.outcome(state), game.seats());
            format!("{}, {victory}", labels.over)
        }
        ToAct::Chance => labels.chance_next.to_owned(),
        ToAct::Seats(seats) => format!("{} {}", words::seats(language, seats), labels.to_act),
    };
    format!("{} {}: {next}", labels.after_step, shown.to)
}

/// The points of all seats by where they came from.
fn points(shown: &Shown<'_>, state: &State, ink: Ink, out: &mut String) {
    let labels = shown.labels();
    let mut points = Points::default();
    for event in moments::of(shown).flat_map(|moment| moment.events) {
        points.happened(*event);
    }
    let mut head = format!("{:<7}{:>7}", labels.points, labels.total);
    for source in Source::ALL {
        // Writing to a string cannot fail, here and below.
        let _ = write!(head, "{:>11}", labels.source(source));
    }
    push_line(out, &ink.faint(&head));
    for seat in Seat::first(shown.game().seats()) {
        let score = state.table().players[seat].score;
        let mut line = format!("{:<7}{score:>7}", seat.letter());
        for points in points.of(seat) {
            let _ = write!(line, "{points:>11}");
        }
        push_line(out, &line);
    }
}

/// Text with its width on screen, which colour codes do not change.
#[derive(Clone, Debug, Default)]
struct Cell {
    text: String,
    width: usize,
}

impl Cell {
    fn plain(text: &str) -> Cell {
        Cell {
            text: text.to_owned(),
            width: text.chars().count(),
        }
    }

    fn shards(ink: Ink, notation: &str) -> Cell {
        Cell {
            text: ink.shards(notation),
            ..Cell::plain(notation)
        }
    }

    fn faint(ink: Ink, text: &str) -> Cell {
        Cell {
            text: ink.faint(text),
            ..Cell::plain(text)
        }
    }

    fn then(mut self, next: Cell) -> Cell {
        self.text.push_str(&next.text);
        self.width += next.width;
        self
    }

    fn pad(&self, width: usize) -> String {
        let gap = width.saturating_sub(self.width);
        format!("{}{:gap$}", self.text, "")
    }
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

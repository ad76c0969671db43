//! A segment as a strip of film: in the tray, in the shop, under the pointer.

use lucid_dream_runners::{DreamRunners, SegmentId, Symbol};
use lucid_tabletop::Seat;

use crate::drawing::{El, el, seat_class};

/// How wide a cell of film is.
pub(super) const UNIT: f64 = 72.0;

/// The class of a segment's film: its first owner's colour, or moonlight.
pub(super) fn film_class(game: &DreamRunners, segment: SegmentId) -> &'static str {
    let own = Seat::first(4).find(|seat| game.content().set_of(*seat).any(|id| id == segment));
    own.map_or("bought", seat_class)
}

/// Where symbols are drawn on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symbols {
    /// In the middle, where nothing else is drawn.
    Middle,
    /// In the lower right corner, so that the dream shows through.
    Corner,
}

/// The film of a segment, its upper left corner at the origin.
pub(super) fn film(game: &DreamRunners, segment: SegmentId, turn: u8, symbols: Symbols) -> El {
    let about = game.content().segment(segment);
    let (outline, stitches) = lucid_art::film(about.shape);
    let (width, height) = game.piece(segment).turned(0).size();
    let (width, height) = (f64::from(width) * UNIT, f64::from(height) * UNIT);
    let spin = match turn % 4 {
        0 => String::new(),
        1 => format!("translate({height} 0) rotate(90)"),
        2 => format!("translate({width} {height}) rotate(180)"),
        _ => format!("translate(0 {width}) rotate(270)"),
    };
    let cloth = el("g").attr("transform", spin).children(
        [
            ("film-shade", outline),
            ("film", outline),
            ("stitch", stitches),
        ]
        .map(|(class, path)| el("path").class(class).attr("d", path)),
    );
    let signs = game.piece(segment).turned(turn).places();
    let signs = signs.filter_map(|(column, row, symbol)| {
        let sign = lucid_art::sign(symbol)?;
        let (x, y, scale) = match symbols {
            Symbols::Middle if symbol == Symbol::Double => (34.5, 36.0, 1.2),
            Symbols::Middle => (36.0, 36.0, 1.35),
            Symbols::Corner if symbol == Symbol::Double => (49.0, 53.0, 0.86),
            Symbols::Corner => (53.0, 53.0, 0.92),
        };
        let (x, y) = (UNIT * column as f64 + x, UNIT * row as f64 + y);
        let at = format!("translate({x} {y}) scale({scale})");
        let used = el("use").attr("href", format!("#{sign}"));
        Some(used.attr("transform", at))
    });
    el("g")
        .class(format!("segment {}", film_class(game, segment)))
        .child(cloth)
        .children(signs)
}

/// A segment in a picture of its own size.
pub fn token(game: &DreamRunners, segment: SegmentId, turn: u8) -> El {
    let (width, height) = game.piece(segment).turned(turn).size();
    let frame = |cells: u8| f64::from(cells) * UNIT + 6.0;
    el("svg")
        .class(format!("seg w{width} h{height}"))
        .attr(
            "viewBox",
            format!("-3 -3 {} {}", frame(width), frame(height) + 2.0),
        )
        .attr("aria-hidden", "true")
        .child(film(game, segment, turn, Symbols::Middle))
}

/// A segment in the shop; its gains are written beside it.
pub fn offer(game: &DreamRunners, segment: SegmentId) -> El {
    token(game, segment, 0)
}

/// A segment under the pointer, as it would be laid.
pub fn drag(game: &DreamRunners, segment: SegmentId, turn: u8) -> El {
    token(game, segment, turn)
}

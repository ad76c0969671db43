//! Purpose tiles.

use lucid_dreamscape::{Colour, Purpose, PurposeKind};

use super::card::{hollow, well};
use super::drawings::{self, token};
use crate::picture::{Frame, Number, Picture, draw, scaled};
use crate::text::{SANS, SERIF};
use crate::theme::Look;

/// Draws a purpose tile, 100 by 100, with the shard that lies on it, if any.
pub fn purpose(purpose: &Purpose, colour: Option<Colour>, label: &str, look: &Look<'_>) -> String {
    let mut picture = Picture::new(look, "purpose", &purpose.id);
    let palette = picture.palette();
    let (card, rim, ink) = (palette.card, palette.rim, palette.ink);
    let line = palette.line_strong;
    draw!(
        picture,
        "<rect x=\"1\" y=\"1\" width=\"98\" height=\"98\" rx=\"14\" fill=\"{card}\" stroke=\"{rim}\"/>\
         <rect x=\"5.5\" y=\"5.5\" width=\"89\" height=\"89\" rx=\"10\" fill=\"none\" stroke=\"{line}\" \
         stroke-opacity=\".55\" stroke-width=\"1.2\"/>"
    );
    let tabled = purpose.kind == PurposeKind::TableOfColour;
    let coloured = purpose.kind.needs_colour();
    let (x, y, scale) = match (tabled, coloured) {
        (true, _) => (28.0, 25.0, 1.0),
        (false, true) => (44.0, 35.0, 1.45),
        (false, false) => (44.0, 37.0, 1.6),
    };
    picture.stamp(
        drawings::purpose(purpose.kind),
        format_args!(" color=\"{ink}\"{}", scaled(x, y, scale)),
    );
    if coloured {
        let (x, y) = if tabled { (74.0, 25.0) } else { (27.0, 73.0) };
        let radius = if tabled { 14.0 } else { 16.0 };
        well(&mut picture, x, y, radius);
        match colour {
            Some(colour) => picture.stamp(token(colour), scaled(x, y, radius / 23.0)),
            None => hollow(&mut picture, x, y, radius - 5.0),
        }
    }
    match (tabled, purpose.points.first()) {
        (true, _) => table(&mut picture, &purpose.points),
        (false, Some(points)) => seal(&mut picture, *points),
        (false, None) => by_the_shard(&mut picture),
    }
    if purpose.nightmare_only {
        picture.stamp("token-mare", scaled(24.0, 76.0, 0.5));
    }
    picture.finish(Frame::sized(100.0, 100.0), label)
}

fn seal(picture: &mut Picture<'_>, points: u8) {
    let (lamp, ink) = (picture.palette().lamp, picture.palette().on_lamp);
    picture.stamp(
        "points",
        format_args!(" fill=\"{lamp}\" transform=\"translate(74 73)\""),
    );
    draw!(
        picture,
        "<text class=\"points\" x=\"74\" y=\"78.5\" text-anchor=\"middle\" font-family=\"{SERIF}\" font-size=\"16\" \
         font-weight=\"700\" fill=\"{ink}\">{points}</text>"
    );
}

/// U11: one point a shard, so the slot and the seal are multiplied.
fn by_the_shard(picture: &mut Picture<'_>) {
    seal(picture, 1);
    let ink = picture.palette().ink_2;
    draw!(
        picture,
        "<path class=\"times\" d=\"M46.5 69l7 7m0-7-7 7\" stroke=\"{ink}\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    );
}

/// U7: numbers of shards over points, from the first that pays.
fn table(picture: &mut Picture<'_>, points: &[u8]) {
    let palette = picture.palette();
    let (ink, soft, bed) = (palette.ink, palette.ink_2, palette.tag);
    let first = points.iter().position(|n| *n > 0).unwrap_or(0);
    let entries: Vec<(usize, u8)> = points.iter().copied().enumerate().skip(first).collect();
    let rows = if entries.len() > 4 { 2 } else { 1 };
    let columns = entries.len().div_ceil(rows).max(1);
    let pitch = (84.0 / columns as f64).min(21.0);
    let left = 50.0 - pitch * columns as f64 / 2.0;
    for (index, (number, pays)) in entries.into_iter().enumerate() {
        let x = left + pitch * (index % columns) as f64;
        let y = 43.0 + 24.5 * (index / columns) as f64;
        let middle = Number(x + pitch / 2.0);
        draw!(
            picture,
            "<g class=\"pay\" text-anchor=\"middle\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"23\" rx=\"4\" \
             fill=\"{bed}\"/><text x=\"{middle}\" y=\"{}\" font-family=\"{SANS}\" font-size=\"9\" \
             font-weight=\"500\" fill=\"{soft}\">{number}</text><text x=\"{middle}\" y=\"{}\" \
             font-family=\"{SERIF}\" font-size=\"13.5\" font-weight=\"700\" fill=\"{ink}\">{pays}</text></g>",
            Number(x + 1.0),
            Number(y),
            Number(pitch - 2.0),
            Number(y + 9.0),
            Number(y + 20.5)
        );
    }
}

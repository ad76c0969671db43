//! Pieces of a board that are animated from their old place to the new one.

use js_sys::parse_float;
use leptos::prelude::*;
use lucid_web::drawing::El;
use web_sys::Element;

use super::{animate, shifted, token};
use crate::board::cell::bounds;
use crate::device::is_calm;

/// The pieces that a change of a board moves, and where they were before it.
pub(in crate::board) struct MovedPieces(Vec<(String, (f64, f64))>);

impl MovedPieces {
    /// Measures the pieces that differ, before the page changes. Where nothing moves,
    /// nothing is measured: that would force a layout.
    pub(in crate::board) fn between<I>(
        host: &Element,
        before: Option<&El<I>>,
        after: &El<I>,
    ) -> MovedPieces {
        let Some(before) = before.filter(|_| !is_calm()) else {
            return MovedPieces(Vec::new());
        };
        let (was, is) = (before.pieces(), after.pieces());
        let moved = is.iter().filter(|(name, at)| {
            let mut was = was.iter();
            was.any(|(known, there)| known == name && there != at)
        });
        let places = moved.filter_map(|(name, _)| {
            let (left, top, ..) = bounds(&piece(host, name)?);
            Some(((*name).to_owned(), (left, top)))
        });
        MovedPieces(places.collect())
    }

    /// Starts the animations, right before the page is painted with the new drawing.
    pub(in crate::board) fn animate(self, host: &Element) {
        if self.0.is_empty() {
            return;
        }
        let host = host.clone();
        request_animation_frame(move || {
            for (name, was) in &self.0 {
                if let Some(piece) = piece(&host, name) {
                    animate_from(&piece, name, *was);
                }
            }
        });
    }
}

/// The piece of a board with a name.
fn piece(host: &Element, name: &str) -> Option<Element> {
    let found = host.query_selector(&format!("[data-piece=\"{name}\"]"));
    found.ok().flatten()
}

/// Animates a piece from where it was.
fn animate_from(piece: &Element, name: &str, (left, top): (f64, f64)) {
    let time = token("--step");
    let (now_left, now_top, width, _) = bounds(piece);
    let scale = unit(piece);
    let (dx, dy) = ((left - now_left) * scale, (top - now_top) * scale);
    if width == 0.0 || dx.abs() + dy.abs() < 3.0 {
        return;
    }
    // Mr Nightmare is never in a hurry.
    let time = match name {
        "nightmare" => 2.5 * time,
        _ => time,
    };
    let steps = [
        shifted(dx, dy),
        shifted(dx / 2.0, dy / 2.0 - 14.0),
        shifted(0.0, 0.0),
    ];
    animate(piece, "transform", &steps, time, 0.0);
}

/// How many units of the drawing a pixel of the screen is.
fn unit(piece: &Element) -> f64 {
    let drawing = piece.closest("svg").ok().flatten();
    let wide = |svg: &Element| {
        let frame = svg.get_attribute("viewBox")?;
        Some(parse_float(frame.split(' ').nth(2)?))
    };
    match drawing.as_ref().and_then(|svg| Some((svg, wide(svg)?))) {
        Some((svg, wide)) => {
            let (_, _, width, _) = bounds(svg);
            if wide > 0.0 && width > 0.0 {
                wide / width
            } else {
                1.0
            }
        }
        None => 1.0,
    }
}

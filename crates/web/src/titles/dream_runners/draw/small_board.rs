//! A board at a glance: where segments lie, without the dream under them.

use lucid_dream_runners::{Draft, DreamRunners};

use super::piece::{Symbols, film};
use crate::drawing::{El, el};

/// A player's board; empty while it is secret.
pub fn small_board(game: &DreamRunners, draft: Option<&Draft>) -> El {
    let pieces = draft.map_or(&[][..], Draft::placed).iter().map(|placed| {
        let (x, y) = (72 * u32::from(placed.column), 72 * u32::from(placed.row));
        el("g")
            .key(placed.segment.index())
            .attr("transform", format!("translate({x} {y})"))
            .child(film(game, placed.segment, placed.turn, Symbols::Middle))
    });
    let frame = el("rect")
        .class("frame-dream")
        .attr("x", 138)
        .attr("y", 138)
        .attr("width", 228)
        .attr("height", 228)
        .attr("rx", 20);
    el("svg")
        .class("small-board")
        .attr("viewBox", "-4 -4 512 512")
        .attr("aria-hidden", "true")
        .child(
            el("rect")
                .class("cloth")
                .attr("width", 504)
                .attr("height", 504)
                .attr("rx", 60),
        )
        .child(frame)
        .children(pieces)
}

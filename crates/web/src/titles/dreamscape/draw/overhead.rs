//! The flat view: the same grid from above, with numbers.

use lucid_art::{Flat, Number};
use lucid_dreamscape::Slot;

use super::dreamscape_board::Ground;
use super::shapes::{group, pill};
use super::{El, el};
use crate::drawing::seat_colour;

/// Draws the board from above.
pub(crate) fn board(ground: &Ground<'_>, title: &str) -> El {
    let props = ground.props;
    let grid = props.game.content().grid();
    let flat = Flat::new(grid);
    let (width, height) = flat.size();
    let (columns, rows) = grid.size();
    let tops = flat.board(&props.player(ground.seat).board, seat_colour(ground.seat));
    let mut rings = group("signs").key("signs").attr("aria-hidden", "true");
    for slot in grid.all() {
        rings = rings.children(ring(ground, flat.place(slot), slot));
    }
    for slot in grid.all() {
        if let Some((class, text)) = ground.sign(slot) {
            let (x, y) = flat.place(slot);
            rings = rings.child(
                pill(class, (x, y - 16.0), &text).key(format_args!("sign-{}", grid.name(slot))),
            );
        }
    }
    let mut names = group("coords").key("coords").attr("aria-hidden", "true");
    let text = |x: f64, y: f64, what: String| {
        el("text")
            .class("coord")
            .attr("x", Number(x))
            .attr("y", Number(y))
            .text(what)
    };
    for column in 0..columns {
        let letter = char::from(b'a' + column as u8);
        names = names.child(text(
            28.0 + 48.0 * column as f64,
            height + 12.0,
            letter.to_string(),
        ));
    }
    for row in 0..rows {
        let y = height - 24.0 - 48.0 * row as f64;
        names = names.child(text(-9.0, y, (row + 1).to_string()));
    }
    let mut cells = group("cells").key("cells").attr("role", "rowgroup");
    for row in (0..rows).rev() {
        let mut line = el("g").attr("role", "row").key(format_args!("row-{row}"));
        for slot in grid
            .all()
            .into_iter()
            .filter(|slot| grid.place(*slot).1 == row)
        {
            line = line.child(cell(ground, flat.place(slot), slot));
        }
        cells = cells.child(line);
    }
    el("svg")
        .class("board flat-view")
        .key("flat")
        .attr(
            "viewBox",
            format_args!("-18 0 {} {}", Number(width + 18.0), Number(height + 18.0)),
        )
        .attr("role", "grid")
        .attr("aria-label", title)
        .child(
            group("tops")
                .key("tops")
                .attr("aria-hidden", "true")
                .raw(tops),
        )
        .child(names)
        .child(rings)
        .child(cells)
}

fn square(class: &str, (x, y): (f64, f64), half: f64) -> El {
    el("rect")
        .class(class)
        .attr("x", Number(x - half))
        .attr("y", Number(y - half))
        .attr("width", Number(2.0 * half))
        .attr("height", Number(2.0 * half))
        .attr("rx", 12)
}

fn ring(ground: &Ground<'_>, place: (f64, f64), slot: Slot) -> Vec<El> {
    let mut rings = Vec::new();
    let name = ground.props.game.content().grid().name(slot);
    if ground.lit(slot) {
        // A glow over a shard would change its colour, so only empty slots get one.
        let board = &ground.props.player(ground.seat).board;
        let class = match board.stack(slot).is_empty() {
            true => "flat-ring",
            false => "flat-ring taken",
        };
        rings.push(square(class, place, 21.0).key(format_args!("ring-{name}")));
    }
    if ground.ui.lifted.is_some_and(|(from, _)| from == slot) {
        rings.push(square("flat-chosen", place, 22.0).key(format_args!("chosen-{name}")));
    }
    if let Some((card, fit)) = &ground.fit
        && fit.cells.iter().any(|cell| cell.slot == slot)
    {
        let level = ground.props.game.content().card(*card).level.number();
        let ring = square(&format!("fit level-{level}"), place, 22.0);
        rings.push(ring.key(format_args!("fit-{name}")));
    }
    rings
}

fn cell(ground: &Ground<'_>, place: (f64, f64), slot: Slot) -> El {
    let name = ground.props.game.content().grid().name(slot).to_string();
    let mut button = el("g")
        .class("cell")
        .attr("role", "button")
        .attr("tabindex", -1)
        .attr("data-cell", format_args!("slot-{name}"))
        .attr("data-slot", &name)
        .attr("data-place", format_args!("slot-{}-{name}", ground.seat))
        .attr("aria-label", ground.describe(slot))
        .child(square("hit", place, 24.0))
        .child(square("focus-shape", place, 23.0));
    if let Some(intent) = ground.press(slot) {
        button = button.press(intent);
    }
    el("g").attr("role", "gridcell").key(name).child(button)
}

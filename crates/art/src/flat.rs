//! A Dreamscape from above.

use dreamscape::{Board, Grid};

use crate::board::pile;
use crate::picture::{Frame, Number, Picture, draw, scaled};
use crate::stacks::token;
use crate::text::SANS;
use crate::theme::Look;

/// How far the middles of slots are apart.
const PITCH: f64 = 48.0;

/// Draws a Dreamscape from above: the top of each stack, and its height in the corner.
pub fn flat_board(board: &Board, grid: &Grid, label: &str, look: &Look<'_>) -> String {
    let mut picture = Picture::new(look, "flat-board", "");
    let (columns, rows) = grid.size();
    let place = |slot| {
        let (column, row) = grid.place(slot);
        let from_top = rows - 1 - row;
        (
            PITCH * (column as f64 + 0.5) + 4.0,
            PITCH * (from_top as f64 + 0.5) + 4.0,
        )
    };
    let palette = picture.palette();
    let (well, line, seat) = (palette.well, palette.line_strong, look.seat.cloth().fill);
    for slot in grid.all() {
        let (x, y) = place(slot);
        draw!(
            picture,
            "<rect x=\"{}\" y=\"{}\" width=\"44\" height=\"44\" rx=\"12\" fill=\"{well}\" \
             stroke=\"{line}\" stroke-opacity=\".28\" stroke-width=\"1.2\"/>",
            Number(x - 22.0),
            Number(y - 22.0)
        );
    }
    let (x, y) = place(grid.entry());
    draw!(
        picture,
        "<path class=\"entry\" d=\"M{} {}h12m-14 4h16\" stroke=\"{line}\" stroke-width=\"2\" stroke-linecap=\"round\"/>",
        Number(x - 6.0),
        Number(y + 13.0)
    );
    for slot in grid.all() {
        let pile = pile(board, slot);
        let Some(top) = pile.stack.top() else {
            continue;
        };
        let (x, y) = place(slot);
        let (name, colour) = (grid.name(slot), top.name());
        draw!(picture, "<g class=\"pile\" data-slot=\"{name}\">");
        picture.stamp(
            token(top),
            format_args!(
                " class=\"shard\" data-shard=\"{colour}\"{}",
                scaled(x, y, 0.98)
            ),
        );
        if pile.tree {
            picture.stamp("tree", scaled(x, y + 14.0, 0.6));
        }
        if pile.dreamer {
            draw!(
                picture,
                "<circle cx=\"{}\" cy=\"{}\" r=\"14\" fill=\"{seat}\" stroke=\"#fff\" stroke-width=\"2.2\"/>",
                Number(x),
                Number(y)
            );
            picture.stamp(
                look.seat.sign(),
                format_args!(" color=\"#fff\"{}", scaled(x, y, 1.12)),
            );
        }
        draw!(picture, "</g>");
    }
    for slot in grid.all() {
        let height = board.stack(slot).height();
        if height > 1 {
            let (x, y) = place(slot);
            number(&mut picture, x + 14.5, y + 14.5, height);
        }
    }
    let (width, height) = (PITCH * columns as f64 + 8.0, PITCH * rows as f64 + 8.0);
    picture.finish(Frame::sized(width, height), label)
}

fn number(picture: &mut Picture<'_>, x: f64, y: f64, height: usize) {
    let palette = picture.palette();
    let (sheet, line, ink) = (palette.sheet, palette.line_strong, palette.ink);
    draw!(
        picture,
        "<g class=\"height\" transform=\"translate({} {})\"><circle r=\"10\" fill=\"{sheet}\" stroke=\"{line}\" \
         stroke-width=\"1.4\"/><text y=\"4.8\" text-anchor=\"middle\" font-family=\"{SANS}\" font-size=\"13.5\" \
         font-weight=\"700\" fill=\"{ink}\">{height}</text></g>",
        Number(x),
        Number(y)
    );
}

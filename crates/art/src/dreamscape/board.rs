//! A Dreamscape in the oblique view.

use lucid_dreamscape::{Board, Grid};

use super::oblique::{Oblique, pile};
use crate::picture::{Frame, Number, Picture, at, draw};
use crate::text::SANS;
use crate::theme::Look;

/// Draws a Dreamscape; the foot of a stack stays on its slot whatever its height.
pub fn board(board: &Board, grid: &Grid, label: &str, look: &Look<'_>) -> String {
    let mut picture = Picture::new(look, "board", "");
    let view = Oblique::new(board, grid);
    view.draw_ground(&mut picture);
    let slots = view.back_to_front();
    for slot in slots.iter().copied() {
        let pile = pile(board, slot);
        let (x, y) = view.place(slot);
        if !pile.stack.is_empty() {
            let name = grid.name(slot);
            draw!(picture, "<g class=\"pile\" data-slot=\"{name}\">");
            pile.shadow(&mut picture, x, y);
            pile.draw(&mut picture, x, y);
            draw!(picture, "</g>");
        }
    }
    if board.dreamer().is_none() {
        let (x, y) = view.place(grid.entry());
        picture.stamp("dreamer", at(x, y + 66.0));
    }
    for slot in slots {
        let height = board.stack(slot).height();
        if height > 1 {
            let (x, y) = view.place(slot);
            tag(&mut picture, x - 40.0, y + 4.0, height);
        }
    }
    let (width, height) = view.size();
    picture.finish(Frame::sized(width, height), label)
}

/// The height of a stack at its foot.
fn tag(picture: &mut Picture<'_>, x: f64, y: f64, height: usize) {
    let palette = picture.palette();
    let (sheet, rim, ink) = (palette.sheet, palette.slot_rim, palette.ink);
    let half = if height > 9 { 12.0 } else { 8.5 };
    draw!(
        picture,
        "<g class=\"height\" transform=\"translate({} {})\"><rect x=\"{}\" y=\"-9\" width=\"{}\" height=\"17\" rx=\"5\" \
         fill=\"{sheet}\" stroke=\"{rim}\"/><text y=\"3.8\" text-anchor=\"middle\" font-family=\"{SANS}\" \
         font-size=\"12\" font-weight=\"700\" fill=\"{ink}\">{height}</text></g>",
        Number(x),
        Number(y),
        Number(-half),
        Number(2.0 * half)
    );
}

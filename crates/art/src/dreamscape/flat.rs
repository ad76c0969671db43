//! A Dreamscape from above.

use lucid_dreamscape::{Board, Grid, Slot};

use super::drawings::token;
use super::oblique::pile;
use crate::picture::{Frame, Number, Picture, draw, scaled};
use crate::text::SANS;
use crate::theme::{Look, SeatColour, Theme};

/// The distance between the centres of slots.
const PITCH: f64 = 48.0;

/// Where everything of a Dreamscape lies when it is seen from above.
#[derive(Clone, Copy, Debug)]
pub struct Flat<'a> {
    grid: &'a Grid,
}

impl<'a> Flat<'a> {
    /// The view of a grid.
    pub fn new(grid: &'a Grid) -> Flat<'a> {
        Flat { grid }
    }

    /// The width and height of the picture.
    pub fn size(&self) -> (f64, f64) {
        let (columns, rows) = self.grid.size();
        (PITCH * columns as f64 + 8.0, PITCH * rows as f64 + 8.0)
    }

    /// The middle of a slot.
    pub fn place(&self, slot: Slot) -> (f64, f64) {
        let (column, row) = self.grid.place(slot);
        let (_, rows) = self.grid.size();
        let from_top = rows - 1 - row;
        (
            PITCH * (column as f64 + 0.5) + 4.0,
            PITCH * (from_top as f64 + 0.5) + 4.0,
        )
    }

    /// The board as a part of an SVG in the colours of the page.
    pub fn board(&self, board: &Board, seat: SeatColour) -> String {
        let look = Look::new(Theme::Page, seat);
        let mut picture = Picture::new(&look, "flat-board", "");
        self.draw(&mut picture, board, &look);
        picture.fragment()
    }

    fn draw(&self, picture: &mut Picture<'_>, board: &Board, look: &Look<'_>) {
        let grid = self.grid;
        let place = |slot| self.place(slot);
        wells(picture, grid, place, look);
        tops(picture, board, grid, place, look);
        for slot in grid.all() {
            let height = board.stack(slot).height();
            if height > 1 {
                let (x, y) = place(slot);
                number(picture, x + 14.5, y + 14.5, height);
            }
        }
    }
}

/// Draws a Dreamscape from above: the top of each stack, and its height in the corner.
pub fn flat_board(board: &Board, grid: &Grid, label: &str, look: &Look<'_>) -> String {
    let mut picture = Picture::new(look, "flat-board", "");
    let flat = Flat::new(grid);
    flat.draw(&mut picture, board, look);
    let (width, height) = flat.size();
    picture.finish(Frame::sized(width, height), label)
}

/// The holes, and the sign of the entry.
fn wells(
    picture: &mut Picture<'_>,
    grid: &Grid,
    place: impl Fn(Slot) -> (f64, f64),
    look: &Look<'_>,
) {
    let palette = look.theme.palette();
    let (well, line) = (palette.well, palette.line_strong);
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
}

/// What lies on top of each stack.
fn tops(
    picture: &mut Picture<'_>,
    board: &Board,
    grid: &Grid,
    place: impl Fn(Slot) -> (f64, f64),
    look: &Look<'_>,
) {
    let seat = look.cloth().fill;
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

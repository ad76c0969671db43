//! Dream tiles.

use lucid_dream_runners::{Cell, Fragment, Nightmare, SIDE, Tile};

use super::goods::{fragment_sign, lay, lay_converging, loss, loss_for_hands};
use crate::picture::{Frame, Number, Picture, draw, escape, scaled};
use crate::text::{Face, SERIF, Sizes, fit};
use crate::theme::{Look, SeatColour, Theme};

/// The width of a dream tile.
pub const TILE_WIDTH: u32 = 240;
/// The height of a dream tile.
pub const TILE_HEIGHT: u32 = 290;

/// The distance between the centres of cells.
pub(crate) const CELL: f64 = 72.0;

const NAME_SIZES: Sizes = Sizes {
    one: &[17.0, 16.0, 15.0, 14.0],
    two: &[13.5, 12.5, 11.5],
};

/// Draws a dream tile with its name in the reader's language.
pub fn tile(tile: &Tile, name: &str, look: &Look<'_>) -> String {
    let mut picture = Picture::new(look, "tile", &tile.id);
    let palette = picture.palette();
    let (dream, lamp, soft) = (palette.dream, palette.lamp, palette.ink_2);
    draw!(
        picture,
        "<rect x=\"1\" y=\"1\" width=\"238\" height=\"288\" rx=\"22\" fill=\"{dream}\" stroke=\"{lamp}\" \
         stroke-opacity=\".75\" stroke-width=\"2\"/>"
    );
    for moon in 0..tile.level {
        let x = Number(15.0 * f64::from(moon));
        draw!(
            picture,
            "<path class=\"moon\" d=\"M25.5 11.5A7.2 7.2 0 1 0 29 23 6 6 0 0 1 25.5 11.5Z\" fill=\"{soft}\" transform=\"translate({x} 0)\"/>"
        );
    }
    if tile.star {
        draw!(
            picture,
            "<path class=\"star\" d=\"M0-13 3.4-3.4 13 0 3.4 3.4 0 13-3.4 3.4-13 0-3.4-3.4Z\" fill=\"{lamp}\" \
             transform=\"translate(217 19)\"/>"
        );
    }
    for (index, cell) in tile.cells.iter().enumerate() {
        let (column, row) = (index % SIDE, index / SIDE);
        let (x, y) = (48.0 + CELL * column as f64, 70.0 + CELL * row as f64);
        let word = escape(&cell.to_string());
        draw!(
            picture,
            "<g class=\"cell\" data-cell=\"{word}\" transform=\"translate({} {})\">",
            Number(x),
            Number(y)
        );
        draw_cell(&mut picture, cell);
        draw!(picture, "</g>");
    }
    title(&mut picture, name);
    picture.finish(
        Frame::sized(f64::from(TILE_WIDTH), f64::from(TILE_HEIGHT)),
        name,
    )
}

fn title(picture: &mut Picture<'_>, name: &str) {
    let ink = picture.palette().ink;
    let name = fit(name, Face::Serif, 206.0, NAME_SIZES);
    let first = if name.lines.len() > 1 { 265.0 } else { 273.5 };
    for (index, line) in name.lines.iter().enumerate() {
        let y = Number(first + 14.5 * index as f64);
        let (size, line) = (Number(name.size), escape(line));
        draw!(
            picture,
            "<text class=\"name\" x=\"120\" y=\"{y}\" text-anchor=\"middle\" font-family=\"{SERIF}\" \
             font-size=\"{size}\" font-weight=\"600\" fill=\"{ink}\">{line}</text>"
        );
    }
}

/// Draws a cell around the origin, 68 wide, for a page that has the drawings.
pub fn dream_cell(cell: &Cell) -> String {
    let look = Look::new(Theme::Page, SeatColour::Violet);
    let mut picture = Picture::new(&look, "cell", "");
    draw_cell(&mut picture, cell);
    picture.fragment()
}

/// A cell around the origin, 68 wide.
fn draw_cell(picture: &mut Picture<'_>, cell: &Cell) {
    match cell {
        Cell::Reward(goods) => {
            patch(picture);
            lay(picture, goods);
        }
        Cell::Converging(goods) => {
            draw!(
                picture,
                "<path d=\"{PATCH}\" fill=\"#3b2f8f\" stroke=\"#a99bff\" stroke-width=\"1.4\" stroke-dasharray=\"5 4\"/>"
            );
            lay_converging(picture, goods);
        }
        Cell::Nightmare(nightmare) => {
            draw!(
                picture,
                "<path d=\"{TORN}\" fill=\"#43133f\" stroke=\"#b0446f\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/>"
            );
            draw_nightmare(picture, *nightmare);
        }
    }
}

/// The blue patch that rewards lie on, around the origin.
pub(crate) fn patch(picture: &mut Picture<'_>) {
    draw!(
        picture,
        "<path d=\"{PATCH}\" fill=\"#2a3688\" stroke=\"#6f7fe0\" stroke-width=\"1.4\"/>"
    );
}

fn draw_nightmare(picture: &mut Picture<'_>, nightmare: Nightmare) {
    match nightmare {
        Nightmare::Loss(cost) => {
            let sign =
                ["cell-mare-1", "cell-mare-2", "cell-mare-3"][usize::from(cost.clamp(1, 3)) - 1];
            picture.stamp(sign, scaled(-2.0, 3.0, 1.0));
            loss(picture, cost);
        }
        Nightmare::Octopus => {
            picture.stamp("cell-octopus", scaled(-4.0, 6.0, 0.92));
            loss_for_hands(picture);
        }
        Nightmare::Bat => picture.stamp("cell-bat", scaled(0.0, 1.0, 1.05)),
        Nightmare::Spider(fragment) => {
            picture.stamp("cell-spider", scaled(-8.0, 0.0, 0.86));
            picture.stamp(
                fragment_sign(fragment),
                scaled(19.0, 19.0, fragment_scale(fragment)),
            );
            loss(picture, 1);
        }
    }
}

/// The whole star has four quarters, so it needs to be smaller.
const fn fragment_scale(fragment: Fragment) -> f64 {
    match fragment {
        Fragment::Wild => 0.5,
        _ => 0.66,
    }
}

const PATCH: &str = "M-22-34H22Q34-34 34-22V22Q34 34 22 34H-22Q-34 34-34 22V-22Q-34-34-22-34Z";
const TORN: &str = "M-33-34-23.6-30.5-14.1-34-4.7-30.5 4.7-34 14.1-30.5 23.6-34 34-33 30.5-23.6 34-14.1 \
     30.5-4.7 34 4.7 30.5 14.1 34 23.6 33 34 23.6 30.5 14.1 34 4.7 30.5-4.7 34-14.1 30.5-23.6 34-34 33-30.5 \
     23.6-34 14.1-30.5 4.7-34-4.7-30.5-14.1-34-23.6Z";

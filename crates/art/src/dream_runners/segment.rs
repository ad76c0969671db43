//! Segments: stitched film with symbols.

use lucid_dream_runners::{Segment, Shape, Symbol};

use super::goods::tag;
use super::tile::CELL;
use crate::picture::{Frame, Number, Picture, draw, scaled};
use crate::theme::{Look, MOONLIT};

/// Whose a segment is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Owner {
    /// A player's: film in the colour of the seat.
    #[default]
    Seat,
    /// Nobody's: film in moonlight.
    Neutral,
}

/// Draws a segment, with the coins and points that it brings on tags below it.
pub fn segment(segment: &Segment, owner: Owner, look: &Look<'_>) -> String {
    let mut picture = Picture::new(look, "segment", &segment.id);
    if owner == Owner::Neutral {
        picture = picture.with_cloth(MOONLIT);
    }
    let (outline, stitches) = film(segment.shape);
    let cloth = picture.cloth();
    let shade = picture.palette().shade;
    draw!(
        picture,
        "<path d=\"{outline}\" fill=\"{shade}\" fill-opacity=\".3\" transform=\"translate(1.5 3.5)\"/>\
         <path d=\"{outline}\" fill=\"{}\" fill-opacity=\".62\" stroke=\"{}\" stroke-width=\"2\"/>",
        cloth.fill,
        cloth.deep
    );
    seams(&mut picture, segment.shape);
    draw!(
        picture,
        "<path d=\"{stitches}\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".8\" stroke-width=\"1.6\" \
         stroke-dasharray=\"6 5\" stroke-linecap=\"round\"/>"
    );
    let mut size = (0_i8, 0_i8);
    for ((column, row), symbol) in segment.shape.cells().iter().zip(&segment.symbols) {
        size = (size.0.max(column + 1), size.1.max(row + 1));
        if let Some(sign) = sign(*symbol) {
            let x = CELL * (f64::from(*column) + 0.5);
            let y = CELL * (f64::from(*row) + 0.5);
            // The second hand reaches far to the right.
            let (x, scale) = match symbol {
                Symbol::Double => (x - 1.5, 1.2),
                _ => (x, 1.35),
            };
            picture.stamp(
                sign,
                format_args!(" class=\"symbol\"{}", scaled(x, y, scale)),
            );
        }
    }
    let (width, mut height) = (CELL * f64::from(size.0), CELL * f64::from(size.1));
    let mut x = 3.0;
    for (sign, count) in [("cell-coin", segment.coins), ("points", segment.points)] {
        if count > 0 {
            x += tag(&mut picture, x, height + 2.0, sign, &format!("+{count}")) + 4.0;
        }
    }
    let width = width.max(x);
    if x > 3.0 {
        height += 22.0;
    }
    let frame = Frame {
        x: -3.0,
        y: -3.0,
        width: width + 6.0,
        height: height + 8.0,
    };
    picture.finish(frame, &segment.to_string())
}

/// The drawing of a symbol; a blank cell has none.
pub const fn sign(symbol: Symbol) -> Option<&'static str> {
    match symbol {
        Symbol::Blank => None,
        Symbol::Collect => Some("sym-collect"),
        Symbol::Double => Some("sym-double"),
        Symbol::Banish => Some("sym-banish"),
        Symbol::Both => Some("sym-both"),
    }
}

/// Faint seams between cells, so that blank ones can be counted.
fn seams(picture: &mut Picture<'_>, shape: Shape) {
    let cells = shape.cells();
    for &(column, row) in cells {
        let (x, y) = (CELL * f64::from(column), CELL * f64::from(row));
        for (other, line) in [
            ((column + 1, row), (x + CELL, y + 14.0, 0.0, 44.0)),
            ((column, row + 1), (x + 14.0, y + CELL, 44.0, 0.0)),
        ] {
            if cells.contains(&other) {
                let (x, y, across, down) = line;
                draw!(
                    picture,
                    "<path d=\"M{} {}l{} {}\" stroke=\"#fff\" stroke-opacity=\".35\" stroke-width=\"1.4\" \
                     stroke-dasharray=\"2 5\" stroke-linecap=\"round\"/>",
                    Number(x),
                    Number(y),
                    Number(across),
                    Number(down)
                );
            }
        }
    }
}

/// The outline and the stitches of a shape before any turn, 72 for each cell.
pub const fn film(shape: Shape) -> (&'static str, &'static str) {
    match shape {
        Shape::One => (
            "M3 17Q3 3 17 3L55 3Q69 3 69 17L69 55Q69 69 55 69L17 69Q3 69 3 55Z",
            "M9 18Q9 9 18 9L54 9Q63 9 63 18L63 54Q63 63 54 63L18 63Q9 63 9 54Z",
        ),
        Shape::Two => (
            "M127 3Q141 3 141 17L141 55Q141 69 127 69L17 69Q3 69 3 55L3 17Q3 3 17 3Z",
            "M126 9Q135 9 135 18L135 54Q135 63 126 63L18 63Q9 63 9 54L9 18Q9 9 18 9Z",
        ),
        Shape::Three => (
            "M199 3Q213 3 213 17L213 55Q213 69 199 69L17 69Q3 69 3 55L3 17Q3 3 17 3Z",
            "M198 9Q207 9 207 18L207 54Q207 63 198 63L18 63Q9 63 9 54L9 18Q9 9 18 9Z",
        ),
        Shape::Corner => (
            "M17 141Q3 141 3 127L3 17Q3 3 17 3L55 3Q69 3 69 17L69 61Q69 75 83 75L127 75Q141 75 141 89\
             L141 127Q141 141 127 141Z",
            "M18 135Q9 135 9 126L9 18Q9 9 18 9L54 9Q63 9 63 18L63 72Q63 81 72 81L126 81Q135 81 135 90\
             L135 126Q135 135 126 135Z",
        ),
    }
}

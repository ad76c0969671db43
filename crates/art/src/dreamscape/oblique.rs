//! The oblique view: where slots lie, and the ground they are cut into.

use lucid_dreamscape::{Board, Grid, Slot};

use super::stacks::{COLUMN, Pile, ROW, SHARD, SHIFT};
use crate::picture::{Number, Picture, at, draw, scaled};
use crate::text::SANS;
use crate::theme::{Look, SeatColour, Theme};

/// The place of the first slot of the first row, from the left and from below.
const LEFT: f64 = 74.0;
const BELOW: f64 = 108.0;
/// What lies above the last row when nothing on it is high.
const ABOVE: f64 = 122.0;

pub(crate) fn pile(board: &Board, slot: Slot) -> Pile {
    Pile {
        stack: board.stack(slot),
        tree: board.trees().contains(slot),
        dreamer: board.dreamer() == Some(slot),
    }
}

/// Where everything of a Dreamscape lies in the oblique view.
#[derive(Clone, Copy, Debug)]
pub struct Oblique<'a> {
    grid: &'a Grid,
    columns: f64,
    rows: f64,
    width: f64,
    height: f64,
}

impl<'a> Oblique<'a> {
    /// How high a shard is.
    pub const SHARD: f64 = SHARD;

    /// The view of a grid, high enough for what stands on it.
    pub fn new(board: &Board, grid: &'a Grid) -> Oblique<'a> {
        let (columns, rows) = grid.size();
        let (columns, rows) = (columns.max(1) as f64, rows.max(1) as f64);
        let above = grid
            .all()
            .into_iter()
            .map(|slot| {
                let (_, row) = grid.place(slot);
                pile(board, slot).reach() + 8.0 - ROW * (rows - 1.0 - row as f64)
            })
            .fold(ABOVE, f64::max);
        Oblique {
            grid,
            columns,
            rows,
            width: 2.0 * LEFT + COLUMN * (columns - 1.0) + SHIFT * (rows - 1.0),
            height: above + ROW * (rows - 1.0) + BELOW,
        }
    }

    /// The width and height of the picture.
    pub fn size(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// The middle of a slot.
    pub fn place(&self, slot: Slot) -> (f64, f64) {
        let (column, row) = self.grid.place(slot);
        self.point(column as f64, row as f64)
    }

    fn point(&self, column: f64, row: f64) -> (f64, f64) {
        let x = LEFT + COLUMN * column + SHIFT * row;
        (x, self.height - BELOW - ROW * row)
    }

    /// The slots in the order of drawing: back rows first, and in a row from the left.
    pub fn back_to_front(&self) -> Vec<Slot> {
        let (columns, rows) = self.grid.size();
        let at = |column, row| self.grid.at(column as i32, row as i32);
        (0..rows)
            .rev()
            .flat_map(|row| (0..columns).filter_map(move |column| at(column, row)))
            .collect()
    }

    /// The ground with its holes, for a page that draws what stands on it: a
    /// part of an SVG in the colours of the page.
    pub fn ground(&self) -> String {
        let look = Look::new(Theme::Page, SeatColour::Violet);
        let mut picture = Picture::new(&look, "ground", "");
        self.draw_ground(&mut picture);
        picture.fragment()
    }

    pub(crate) fn draw_ground(&self, picture: &mut Picture<'_>) {
        self.earth(picture);
        self.entry(picture);
        for slot in self.grid.all() {
            let (x, y) = self.place(slot);
            picture.stamp("slot", at(x, y));
        }
        self.coordinates(picture);
    }

    /// Four sheets of paper, the lowest first.
    fn earth(&self, picture: &mut Picture<'_>) {
        let palette = picture.palette();
        let (lit, shade) = (palette.ground_lit, palette.shade);
        let corners = [
            (0.0, self.rows - 1.0, -54.0, -38.0),
            (self.columns - 1.0, self.rows - 1.0, 52.0, -38.0),
            (self.columns - 1.0, 0.0, 58.0, 42.0),
            (0.0, 0.0, -58.0, 42.0),
        ];
        // How far each sheet stands out beyond the one on it, and lies below it.
        let sheets = [(14.0, 46.0), (9.0, 32.0), (4.0, 17.0), (0.0, 0.0)];
        let quad = |out: f64, down: f64| {
            let points = corners.map(|(column, row, across, deep)| {
                let (x, y) = self.point(column, row);
                (x + across + out * across.signum(), y + deep + down)
            });
            rounded(&points)
        };
        let (out, down) = sheets[0];
        draw!(
            picture,
            "<path d=\"{}\" fill=\"{shade}\" fill-opacity=\".35\" transform=\"translate(2 6)\"/>",
            quad(out, down)
        );
        for (index, (out, down)) in sheets.into_iter().enumerate() {
            let path = quad(out, down);
            let fill = palette.ground[3 - index];
            draw!(
                picture,
                "<path d=\"{path}\" fill=\"{fill}\" stroke=\"{lit}\" stroke-opacity=\"{}\" stroke-width=\"1.6\"/>",
                if index == 3 { "1" } else { ".25" }
            );
        }
        let inner = corners.map(|(column, row, across, deep)| {
            let (x, y) = self.point(column, row);
            (
                x + across - 6.0 * across.signum(),
                y + deep - 5.0 * deep.signum(),
            )
        });
        draw!(
            picture,
            "<path d=\"{}\" fill=\"none\" stroke=\"{lit}\" stroke-opacity=\".7\" stroke-width=\"1.4\" \
             stroke-dasharray=\"2 5\" stroke-linecap=\"round\"/>",
            rounded(&inner)
        );
    }

    /// The stair before the entry.
    fn entry(&self, picture: &mut Picture<'_>) {
        let (x, y) = self.place(self.grid.entry());
        match self.grid.place(self.grid.entry()) {
            (_, 0) => picture.stamp("stair", at(x, y + 38.0)),
            _ => picture.stamp("stair", scaled(x, y + 20.0, 0.5)),
        }
    }

    fn coordinates(&self, picture: &mut Picture<'_>) {
        let colour = picture.palette().coord;
        draw!(
            picture,
            "<g text-anchor=\"middle\" font-family=\"{SANS}\" font-size=\"12\" font-weight=\"600\" fill=\"{colour}\">"
        );
        let (entry_column, entry_row) = self.grid.place(self.grid.entry());
        let (columns, rows) = self.grid.size();
        for column in 0..columns {
            if entry_row == 0 && column == entry_column {
                continue;
            }
            let (x, y) = self.point(column as f64, 0.0);
            let letter = char::from(b'a' + column as u8);
            draw!(
                picture,
                "<text x=\"{}\" y=\"{}\">{letter}</text>",
                Number(x),
                Number(y + 36.5)
            );
        }
        for row in 0..rows {
            let (x, y) = self.point(0.0, row as f64);
            draw!(
                picture,
                "<text x=\"{}\" y=\"{}\">{}</text>",
                Number(x - 47.0),
                Number(y + 4.0),
                row + 1
            );
        }
        draw!(picture, "</g>");
    }
}

/// A quadrangle with soft corners.
fn rounded(points: &[(f64, f64); 4]) -> String {
    const SOFT: f64 = 34.0;
    let mut path = String::new();
    for (index, corner) in points.iter().enumerate() {
        let (before, after) = (points[(index + 3) % 4], points[(index + 1) % 4]);
        let towards = |other: (f64, f64)| {
            let (dx, dy) = (other.0 - corner.0, other.1 - corner.1);
            let length = (dx * dx + dy * dy).sqrt().max(1.0);
            let part = (SOFT / length).min(0.5);
            (corner.0 + dx * part, corner.1 + dy * part)
        };
        let (start, end) = (towards(before), towards(after));
        path.push_str(&format!(
            "{}{} {}Q{} {} {} {}",
            if index == 0 { 'M' } else { 'L' },
            Number(start.0),
            Number(start.1),
            Number(corner.0),
            Number(corner.1),
            Number(end.0),
            Number(end.1)
        ));
    }
    path.push('Z');
    path
}

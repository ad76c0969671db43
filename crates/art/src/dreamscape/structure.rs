//! The structure of a card: the board itself, small enough for the card's window.

use lucid_dreamscape::Cell;

use super::stacks::{COLUMN, DREAMER, Pile, ROW, SHARD, SHIFT, TOP, TREE};
use crate::picture::{Number, Picture, draw};

/// The largest scale that a structure is drawn at.
const LARGEST: f64 = 0.72;
/// Half the width and depth of a foot.
const FOOT: (f64, f64) = (41.0, 24.0);

/// A rectangle that a structure has to stay in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) left: f64,
    pub(crate) right: f64,
    pub(crate) top: f64,
    pub(crate) bottom: f64,
}

/// Draws a structure as large as it fits.
pub(crate) fn structure(picture: &mut Picture<'_>, cells: &[Cell], room: Room) {
    let plan = Plan::new(cells);
    let bounds = plan.bounds();
    let (width, height) = (room.right - room.left, room.bottom - room.top);
    let scale = LARGEST
        .min(width / (bounds.right - bounds.left))
        .min(height / (bounds.bottom - bounds.top));
    let x = (room.left + room.right - scale * (bounds.left + bounds.right)) / 2.0;
    // What is left of the height lies mostly above: things stand on the ground.
    let spare = height - scale * (bounds.bottom - bounds.top);
    let y = room.bottom - scale * bounds.bottom - spare * 0.36;
    draw!(
        picture,
        "<g class=\"structure\" transform=\"translate({} {}) scale({})\">",
        Number(x),
        Number(y),
        Number((scale * 100.0).floor() / 100.0)
    );
    plan.feet(picture);
    plan.piles(picture);
    draw!(picture, "</g>");
}

/// Where each pile of a structure stands.
struct Plan {
    columns: usize,
    /// By row from the back, then by column.
    rows: Vec<Vec<Option<Pile>>>,
    pitch: f64,
    /// The depth of each row, from the back.
    depths: Vec<f64>,
}

impl Plan {
    fn new(cells: &[Cell]) -> Plan {
        let span = |of: fn(&Cell) -> i8| {
            let least = cells.iter().map(of).min().unwrap_or(0);
            let most = cells.iter().map(of).max().unwrap_or(0);
            (least, usize::from(most.abs_diff(least)) + 1)
        };
        let (left, columns) = span(|cell| cell.column);
        let (bottom, count) = span(|cell| cell.row);
        let mut rows = vec![vec![None; columns]; count];
        for cell in cells {
            let column = usize::from(cell.column.abs_diff(left));
            let row = usize::from(cell.row.abs_diff(bottom));
            rows[count - 1 - row][column] = Some(Pile {
                stack: cell.stack,
                tree: cell.tree,
                dreamer: cell.dreamer,
            });
        }
        let mut depths = vec![0.0];
        for pair in rows.windows(2) {
            let last = depths[depths.len() - 1];
            depths.push(last + depth_between(&pair[0], &pair[1]));
        }
        // Three and more columns move together, so that they need not shrink as much.
        let pitch = if columns > 2 { COLUMN - 8.0 } else { COLUMN };
        Plan {
            columns,
            rows,
            pitch,
            depths,
        }
    }

    fn place(&self, row: usize, column: usize) -> (f64, f64) {
        let x = self.pitch * column as f64 + SHIFT * (self.rows.len() - 1 - row) as f64;
        (x, self.depths[row])
    }

    /// All slots of the box, the back row first.
    fn slots(&self) -> impl Iterator<Item = (f64, f64, Option<Pile>)> {
        (0..self.rows.len()).flat_map(move |row| {
            (0..self.columns).map(move |column| {
                let (x, y) = self.place(row, column);
                (x, y, self.rows[row][column])
            })
        })
    }

    fn bounds(&self) -> Room {
        let (across, deep) = FOOT;
        let mut bounds = Room {
            left: 0.0,
            right: 0.0,
            top: 0.0,
            bottom: 0.0,
        };
        for (x, y, pile) in self.slots() {
            let reach = pile.map_or(deep, |pile| pile.reach().max(deep));
            bounds.left = bounds.left.min(x - across);
            bounds.right = bounds.right.max(x + across);
            bounds.top = bounds.top.min(y - reach);
            bounds.bottom = bounds.bottom.max(y + deep);
        }
        bounds
    }

    fn feet(&self, picture: &mut Picture<'_>) {
        let (slot, dots) = (picture.palette().slot, picture.palette().coord);
        let (across, deep) = FOOT;
        for (x, y, pile) in self.slots() {
            let (x, y) = (Number(x), Number(y));
            let style = match pile {
                Some(_) => {
                    format!("class=\"need\" fill=\"{slot}\" fill-opacity=\".55\"")
                }
                None => format!(
                    "class=\"any\" fill=\"none\" stroke=\"{dots}\" stroke-opacity=\".75\" \
                     stroke-width=\"2.8\" stroke-dasharray=\".1 7.5\" stroke-linecap=\"round\""
                ),
            };
            let (rx, ry) = match pile {
                Some(_) => (Number(across), Number(deep)),
                None => (Number(across - 3.0), Number(deep - 3.0)),
            };
            draw!(
                picture,
                "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" {style}/>"
            );
        }
    }

    fn piles(&self, picture: &mut Picture<'_>) {
        for (x, y, pile) in self.slots() {
            if let Some(pile) = pile {
                pile.draw(picture, x, y);
            }
        }
    }
}

/// How deep a row lies behind the next: more than on the board when something
/// in front would hide the glyph of a stack behind it.
fn depth_between(behind: &[Option<Pile>], front: &[Option<Pile>]) -> f64 {
    behind
        .iter()
        .zip(front)
        .filter_map(|(behind, front)| Some((behind.as_ref()?, front.as_ref()?)))
        .map(|(behind, front)| {
            let over = match (front.tree, front.dreamer) {
                (true, _) => TREE + 8.0,
                (_, true) => DREAMER + 12.0,
                _ => TOP + 20.0,
            };
            let hidden = front.face() - behind.face();
            hidden.max(-2.0 * SHARD) + over
        })
        .fold(ROW, f64::max)
}

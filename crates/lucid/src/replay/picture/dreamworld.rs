//! What all share: locations and links, bag, decks and purposes.

use ::dreamscape::{Link, Location, State, Table};
use tabletop::{Game, Seat};

use super::{Cell, push_line};
use crate::output::Ink;
use crate::replay::Shown;

/// Draws the Dreamworld and lists what belongs to nobody.
pub(super) fn draw(shown: &Shown<'_>, state: &State, ink: Ink, out: &mut String) {
    map(shown, state.table(), ink, out);
    out.push('\n');
    let mut lines = supplies(shown, state.table(), ink);
    lines.extend(purposes(shown, state, ink));
    let width = lines.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    for (name, value) in lines {
        push_line(out, &format!("  {}  {value}", name.pad(width)));
    }
}

/// The six locations, `1 2 3` above `4 5 6`, with shards, Sleepers and links.
fn map(shown: &Shown<'_>, table: &Table, ink: Ink, out: &mut String) {
    let name = |location| Cell::plain(&format!("{location} {}", shown.location(location)));
    let under = |cell: Cell| Cell::plain("  ").then(cell);
    let shards = |location| {
        let row = table.row(location).to_string();
        under(Cell::shards(ink, if row.is_empty() { "-" } else { &row }))
    };
    let visitors = |location| under(Cell::plain(&visitors(shown, table, location)));
    let [above, below] = [[0, 1, 2], [3, 4, 5]].map(|row| row.map(|i| Location::ALL[i]));
    let widths = [0, 1, 2].map(|column| {
        let [top, bottom] = [above, below].map(|row| {
            let location = row[column];
            name(location)
                .width
                .max(shards(location).width)
                .max(visitors(location).width)
        });
        top.max(bottom)
    });
    let mut push = |cells: [Cell; 3], links: [Cell; 2]| {
        let mut line = String::from("  ");
        for (column, cell) in cells.iter().enumerate() {
            line.push_str(&cell.pad(widths[column]));
            if let Some(link) = links.get(column) {
                line.push_str(&format!(" {} ", link.pad(3)));
            }
        }
        push_line(out, &line);
    };
    for row in [above, below] {
        let across = [0, 1].map(|left| link(table, row[left], row[left + 1], "───", "─r─", ink));
        push(row.map(name), across);
        push(row.map(shards), Default::default());
        let visitors = row.map(visitors);
        if visitors
            .iter()
            .any(|cell| cell.width > under(Cell::default()).width)
        {
            push(visitors, Default::default());
        }
        if row == above {
            let down = [0, 1, 2].map(|c| under(link(table, above[c], below[c], "│", "r", ink)));
            push(down, Default::default());
        }
    }
}

fn link(table: &Table, from: Location, to: Location, free: &str, red: &str, ink: Ink) -> Cell {
    let has_red = |link: Link| table.links.contains(link);
    if from.link_to(to).is_some_and(has_red) {
        Cell::shards(ink, red)
    } else {
        Cell::faint(ink, free)
    }
}

/// The Sleepers in a location, and Mr Nightmare.
fn visitors(shown: &Shown<'_>, table: &Table, location: Location) -> String {
    let mut here: Vec<String> = Seat::first(shown.game().seats())
        .filter(|seat| table.players[*seat].sleeper == location)
        .map(|seat| seat.to_string())
        .collect();
    if table.mr_nightmare == Some(location) {
        here.push(shown.labels().nightmare.to_owned());
    }
    here.join(" ")
}

/// What is left in bag, reserve and decks.
fn supplies(shown: &Shown<'_>, table: &Table, ink: Ink) -> Vec<(Cell, String)> {
    let labels = shown.labels();
    let bag: Vec<String> = (table.bag.present())
        .map(|colour| {
            let chip = ink.shards(&colour.to_string());
            format!("{chip} {}", table.bag[colour])
        })
        .collect();
    let bag = match bag.as_slice() {
        [] => labels.empty.to_owned(),
        some => some.join("  "),
    };
    let mut reserve = format!("{} {}", table.tree_reserve, labels.trees);
    if shown.game().rules().nightmare {
        reserve.push_str(&format!(", {} {}", table.red_reserve, labels.red));
    }
    let decks = table.deck_sizes.map(|size| size.to_string());
    [
        (labels.bag, bag),
        (labels.reserve, reserve),
        (labels.decks, decks.join(" / ")),
    ]
    .map(|(name, value)| (Cell::faint(ink, name), value))
    .to_vec()
}

/// The purposes, and how everybody stands with them.
fn purposes(shown: &Shown<'_>, state: &State, ink: Ink) -> Vec<(Cell, String)> {
    let game = shown.game();
    let purpose = |(index, (tile, tint))| {
        let name = shown.texts.purpose(game.content().purpose(tile).kind);
        let name = Cell::plain(&name);
        let name = match tint {
            None => name,
            Some(colour) => {
                let colour: ::dreamscape::Colour = colour;
                let chip = Cell::shards(ink, &colour.to_string());
                name.then(Cell::plain(" ")).then(chip)
            }
        };
        let standings: Vec<String> = Seat::first(game.seats())
            // Where less is better the engine counts below zero.
            .map(|seat| {
                let standing = game.standing(state.table(), seat, index).unwrap_or(0);
                format!("{seat} {:>2}", standing.abs())
            })
            .collect();
        let heading = if index == 0 {
            shown.labels().purposes
        } else {
            ""
        };
        (Cell::faint(ink, heading), name, standings.join("   "))
    };
    let lines: Vec<_> = state.table().tiles().enumerate().map(purpose).collect();
    let width = lines
        .iter()
        .map(|(_, name, _)| name.width)
        .max()
        .unwrap_or(0);
    lines
        .into_iter()
        .map(|(heading, name, standings)| (heading, format!("{}   {standings}", name.pad(width))))
        .collect()
}

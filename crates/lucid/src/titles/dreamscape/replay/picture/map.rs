//! The six locations, `1 2 3` above `4 5 6`, with shards, Sleepers and links.

use std::mem;

use lucid_dreamscape::{Dreamscape, Link, Location, Table};
use lucid_tabletop::{Game, Seat};
use lucid_texts::{Phrase, Texts};

use super::{TextCell, push_line, wrap};
use crate::output::Ink;

/// How far the map stands in, and in it all that belongs to a location.
const INDENT: &str = "  ";
/// How many lines a location has at the most.
const LINES: usize = 4;

/// Draws the map. Where it would be too wide with the names, it has numbers alone,
/// and the names follow as a list.
pub(super) fn draw(
    game: &Dreamscape,
    texts: &Texts,
    table: &Table,
    ink: Ink,
    width: usize,
    out: &mut String,
) {
    let name = |location: Location| texts.short_location(game.rules().edition, location);
    let mut map = String::new();
    let widest = with_names(game, texts, table, &name, ink, &mut map);
    if widest <= width {
        out.push_str(&map);
        return;
    }
    with_names(game, texts, table, &|_| String::new(), ink, out);
    out.push('\n');
    let names = Location::ALL.map(|location| format!("{location} {}", name(location)));
    for line in wrap(&names.join(", "), width - INDENT.len()) {
        push_line(out, &format!("{INDENT}{line}"));
    }
}

/// Draws the map with these names, and returns how wide it is.
fn with_names(
    game: &Dreamscape,
    texts: &Texts,
    table: &Table,
    name: &dyn Fn(Location) -> String,
    ink: Ink,
    out: &mut String,
) -> usize {
    let [above, below] = [[0, 1, 2], [3, 4, 5]].map(|row| row.map(|i| Location::ALL[i]));
    let places = [above, below]
        .map(|row| row.map(|location| place(game, texts, table, location, name(location), ink)));
    let widths = [0, 1, 2].map(|column| {
        let cells = places.iter().flat_map(|row| &row[column]);
        cells.map(|cell| cell.width).max().unwrap_or(0)
    });
    let mut push = |cells: [TextCell; 3], links: [TextCell; 2]| {
        let mut line = String::from(INDENT);
        for (column, cell) in cells.iter().enumerate() {
            line.push_str(&cell.pad(widths[column]));
            if let Some(link) = links.get(column) {
                line.push_str(&format!(" {} ", link.pad(3)));
            }
        }
        push_line(out, &line);
    };
    for (row, places) in [above, below].into_iter().zip(&places) {
        // Links are drawn beside the names.
        let mut across =
            [0, 1].map(|left| link(table, row[left], row[left + 1], ["───", "─r─"], ink));
        let lines = (0..LINES).map(|line| places.each_ref().map(|place| place[line].clone()));
        for cells in lines.filter(|cells| cells.iter().any(|cell| cell.width > 0)) {
            push(cells, mem::take(&mut across));
        }
        if row == above {
            let down = [0, 1, 2].map(|c| under(link(table, above[c], below[c], ["│", "r"], ink)));
            push(down, Default::default());
        }
    }
    INDENT.len() + widths.iter().sum::<usize>() + 2 * 5
}

/// A location: its name, its shards, the Sleepers and Mr Nightmare.
fn place(
    game: &Dreamscape,
    texts: &Texts,
    table: &Table,
    location: Location,
    name: String,
    ink: Ink,
) -> [TextCell; LINES] {
    let row = table.row(location).to_string();
    let sleepers: Vec<String> = Seat::first(game.seats())
        .filter(|seat| table.players[*seat].sleeper == location)
        .map(|seat| seat.to_string())
        .collect();
    // His name is long, so he has a line of his own.
    let nightmare =
        (table.mr_nightmare == Some(location)).then(|| texts.phrase(Phrase::LabelMrNightmare));
    [
        TextCell::plain(format!("{location} {name}").trim_end()),
        under(TextCell::shards(
            ink,
            if row.is_empty() { "-" } else { &row },
        )),
        under(TextCell::plain(&sleepers.join(" "))),
        under(TextCell::plain(&nightmare.unwrap_or_default())),
    ]
}

/// A cell that stands under the name of a location, if there is anything in it.
fn under(cell: TextCell) -> TextCell {
    match cell.width {
        0 => cell,
        _ => TextCell::plain(INDENT).then(cell),
    }
}

/// The link between two locations, as it looks when free and with a red shard.
fn link(table: &Table, from: Location, to: Location, looks: [&str; 2], ink: Ink) -> TextCell {
    let [free, red] = looks;
    let has_red = |link: Link| table.links.contains(link);
    if from.link_to(to).is_some_and(has_red) {
        TextCell::shards(ink, red)
    } else {
        TextCell::faint(ink, free)
    }
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::{Edition, Rules};
    use lucid_texts::Language;

    use super::*;

    /// All editions in all languages, with everybody in one place.
    #[test]
    fn the_map_is_never_too_wide() {
        for edition in Edition::ALL {
            let rules = Rules {
                players: 4,
                nightmare: true,
                ..Rules::new(edition)
            };
            let game = Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).unwrap();
            for language in Language::ALL {
                for location in Location::ALL {
                    let mut table = game.start().table().clone();
                    table.mr_nightmare = Some(location);
                    Seat::first(4).for_each(|seat| table.players[seat].sleeper = location);
                    let texts = &Texts::new(language);
                    for width in [40, 60, 80, 160] {
                        let mut map = String::new();
                        draw(&game, texts, &table, Ink::Plain, width, &mut map);
                        let fits = |line: &str| line.chars().count() <= width;
                        assert!(map.lines().all(fits), "{edition:?} {language:?}\n{map}");
                        assert!(map.contains("A B C D"), "{map}");
                        // The names are there in any case.
                        let name = texts.short_location(edition, location);
                        let name = name.split(' ').next().unwrap_or_default();
                        assert!(map.contains(name), "{name}: {map}");
                    }
                }
            }
        }
    }
}

//! The plain form of a pack: what [`read_plain`](super::read_plain) reads.

use std::fmt::Write as _;

use lucid_dreamscape::{Cell, Content, Grid, Name, Stack};

/// Writes a pack in the plain form. It is a sound pack file, too.
pub fn plain(about: &lucid_packs::About, content: &Content) -> String {
    let mut out = head(lucid_packs::Game::Dreamscape, content.id(), about);
    let _ = writeln!(out, "grid = \"\"\"\n{}\"\"\"", grid(content.grid()));
    for (_, card) in content.cards() {
        let cells: Vec<String> = card.cells.iter().map(cell).collect();
        let _ = write!(
            out,
            "\n[[card]]\nid = {}\nname = {}\nlevel = {}\npoints = {}\npower = \"{}\"\ncells = [{}]\n",
            quote(&card.id),
            name(&card.name),
            card.level.number(),
            card.points,
            card.power.name(),
            cells.join(", "),
        );
    }
    for (_, purpose) in content.purposes() {
        let _ = write!(
            out,
            "\n[[purpose]]\nid = {}\nkind = \"{}\"\n",
            quote(&purpose.id),
            purpose.kind.name()
        );
        let _ = match purpose.points.as_slice() {
            [] => Ok(()),
            [points] => writeln!(out, "points = {points}"),
            table => writeln!(out, "table = {table:?}"),
        };
        let _ = write!(
            out,
            "colour-slot = {}\nnightmare-only = {}\ncopies = {{ twelve = {}, sixteen = {} }}\n",
            purpose.kind.needs_colour(),
            purpose.nightmare_only,
            purpose.in_twelve,
            purpose.in_sixteen
        );
    }
    out
}

/// What a pack of either title begins with.
pub(super) fn head(game: lucid_packs::Game, id: &str, about: &lucid_packs::About) -> String {
    let mut out = format!(
        "format = {}\ngame = \"{}\"\nid = {}\nname = {}\nauthor = {}\nlicence = {}\n",
        lucid_packs::FORMAT,
        game.name(),
        quote(id),
        name(&about.name),
        quote(&about.author),
        quote(&about.licence),
    );
    if let Some(about) = &about.about {
        let _ = writeln!(out, "about = {}", name(about));
    }
    out
}

fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn name(name: &Name) -> String {
    names(&name.en, &name.de)
}

/// A name in both languages.
pub(super) fn names(en: &str, de: &str) -> String {
    format!("{{ en = {}, de = {} }}", quote(en), quote(de))
}

/// The picture, rows from the top.
fn grid(grid: &Grid) -> String {
    let (columns, rows) = grid.size();
    let mut out = String::new();
    for row in (0..rows).rev() {
        let line: String = (0..columns)
            .map(|column| match grid.at(column as i32, row as i32) {
                None => ' ',
                Some(slot) if slot == grid.entry() => 'E',
                Some(_) => '.',
            })
            .collect();
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// A list keeps the order of the cells, on which the pack's hash depends.
fn cell(cell: &Cell) -> String {
    let mut out = format!(
        "{{ at = [{}, {}], stack = \"{}\"",
        cell.column, cell.row, cell.stack
    );
    for (is, name) in [(cell.tree, "tree"), (cell.dreamer, "dreamer")] {
        if is {
            let _ = write!(out, ", {name} = true");
        }
    }
    out.push_str(" }");
    out
}

/// Reads a list of cells as it is written here.
pub(super) fn cells(list: &str) -> Option<Vec<Cell>> {
    let inside = list.strip_prefix('[')?.strip_suffix(']')?;
    let cells = inside.split('}').map(str::trim);
    let cells = cells.filter(|cell| !cell.is_empty());
    cells
        .map(|text| {
            let (_, at) = text.split_once("at = [")?;
            let (at, rest) = at.split_once(']')?;
            let (column, row) = at.split_once(',')?;
            let (_, stack) = rest.split_once("stack = \"")?;
            let (stack, rest) = stack.split_once('"')?;
            Some(Cell {
                column: column.trim().parse().ok()?,
                row: row.trim().parse().ok()?,
                stack: Stack::parse(stack)?,
                tree: rest.contains("tree = true"),
                dreamer: rest.contains("dreamer = true"),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::read_plain;

    fn both(text: &str) {
        let lucid_packs::Pack::Dreamscape(pack) = lucid_packs::read("pack.toml", text).unwrap()
        else {
            panic!("another game");
        };
        let written = plain(&pack.about, &pack.content);
        let ours = read_plain(&written).expect("it is plain");
        assert_eq!(ours.content, pack.content);
        assert_eq!(ours.name, pack.about.name);
        let lucid_packs::Pack::Dreamscape(again) =
            lucid_packs::read("plain.toml", &written).unwrap()
        else {
            panic!("another game");
        };
        assert_eq!(again.about, pack.about);
        assert_eq!(again.content, pack.content);
        assert_eq!(again.content.hash(), pack.content.hash());
    }

    #[test]
    fn a_pack_in_plain_form_is_the_same_to_both_readers() {
        let template = lucid_packs::template(lucid_packs::Game::Dreamscape);
        both(lucid_packs::DREAMSCAPE);
        both(template);
        // Names with signs that mean something in the file.
        both(&template.replace("en = \"Garden Gate\"", r#"en = "The \"Gate\" \\ {] = ''""#));
        // A board with holes, and slots only where cards need them.
        let grid = ".....\n.....\n.....\n.....\n..E..\n";
        both(&template.replace(grid, "  ...\n.....\n.....\n.....\n..E\n"));
    }

    #[test]
    fn what_is_not_plain_is_not_read() {
        for text in [
            "",
            "hello",
            lucid_packs::DREAM_RUNNERS,
            "game = \"dreamscape\"\n",
        ] {
            assert!(read_plain(text).is_none());
        }
        for list in [
            "",
            "[",
            "[{ at = [1], stack = \"g\" }]",
            "[{ stack = \"g\" }]",
        ] {
            assert!(cells(list).is_none(), "{list}");
        }
    }
}

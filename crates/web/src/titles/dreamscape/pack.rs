//! Packs of Dreamscape in the plain form.

use std::fmt::Write as _;
use std::sync::LazyLock;

use lucid_dreamscape::{
    Card, Cell, Content, Grid, Level, Name, Power, Purpose, PurposeKind, Stack, parse_structure,
};
use lucid_packs::TitleContent as _;

use crate::content::plain::{Fields, each_part, head, names, quote};
use crate::content::{Pack, PackContent};

impl PackContent for Content {
    fn built_in() -> &'static Pack<Content> {
        static PACK: LazyLock<Pack<Content>> = LazyLock::new(|| {
            Content::read_plain(lucid_packs::DREAMSCAPE)
                .expect("the built-in pack has the plain form")
        });
        &PACK
    }

    fn read_plain(text: &str) -> Option<Pack<Content>> {
        let (mut head, mut cards, mut purposes) = (None, Vec::new(), Vec::new());
        each_part(text, |kind, fields| {
            match kind {
                "" => {
                    if fields.text("game")? != Content::TITLE.name() {
                        return None;
                    }
                    let grid = Grid::parse(fields.get("grid")?).ok()?;
                    head = Some((fields.name()?, fields.text("id")?, grid));
                }
                "card" => cards.push(card(&fields)?),
                "purpose" => purposes.push(purpose(&fields)?),
                _ => return None,
            }
            Some(())
        })?;
        let (name, id, grid) = head?;
        Some(Pack {
            name,
            content: Content::new(id, grid, cards, purposes).ok()?,
        })
    }

    fn write_plain(&self, about: &lucid_packs::About) -> String {
        let mut out = head(Self::TITLE, self.id(), about);
        let _ = writeln!(out, "grid = \"\"\"\n{}\"\"\"", grid(self.grid()));
        for (_, card) in self.cards() {
            let cells: Vec<String> = card.cells.iter().map(cell).collect();
            let _ = write!(
                out,
                "\n[[card]]\nid = {}\nname = {}\nlevel = {}\npoints = {}\npower = \"{}\"\ncells = [{}]\n",
                quote(&card.id),
                names(&card.name.en, &card.name.de),
                card.level.number(),
                card.points,
                card.power.name(),
                cells.join(", "),
            );
        }
        for (_, purpose) in self.purposes() {
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

    fn id(&self) -> &str {
        self.id()
    }
}

fn name(fields: &Fields<'_>) -> Option<Name> {
    let name = fields.name()?;
    Some(Name {
        en: name.en,
        de: name.de,
    })
}

fn card(fields: &Fields<'_>) -> Option<Card> {
    let power = fields.text("power")?;
    let level = usize::from(fields.number("level")?);
    Some(Card {
        id: fields.text("id")?,
        name: name(fields)?,
        level: *Level::ALL.get(level.checked_sub(1)?)?,
        points: fields.number("points")?,
        power: Power::ALL.into_iter().find(|known| known.name() == power)?,
        cells: match fields.get("cells") {
            Some(list) => cells(list)?,
            None => parse_structure(fields.get("structure")?)?,
        },
    })
}

fn purpose(fields: &Fields<'_>) -> Option<Purpose> {
    let kind = fields.text("kind")?;
    // `{ twelve = 1, sixteen = 2 }`
    let copies = fields.get("copies")?.split(|c: char| !c.is_ascii_digit());
    let mut copies = copies.filter_map(|digits| digits.parse::<u8>().ok());
    let (in_twelve, in_sixteen) = (copies.next()?, copies.next()?);
    Some(Purpose {
        id: fields.text("id")?,
        kind: PurposeKind::ALL
            .into_iter()
            .find(|known| known.name() == kind)?,
        points: fields.numbers(if fields.get("table").is_some() {
            "table"
        } else {
            "points"
        })?,
        nightmare_only: fields.get("nightmare-only") == Some("true"),
        in_twelve,
        in_sixteen,
    })
}

/// The grid as a picture, top row first.
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

/// A list preserves the order of the cells, on which the pack's hash depends.
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

/// Parses a list of cells as it is written above.
fn cells(list: &str) -> Option<Vec<Cell>> {
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
    use crate::content::tests::is_the_same_to_both;

    #[test]
    fn a_board_with_holes_is_the_same_to_both_readers() {
        let template = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
        // A grid with slots only where cards need them.
        let grid = ".....\n.....\n.....\n.....\n..E..\n";
        let holes = template.replace(grid, "  ...\n.....\n.....\n.....\n..E\n");
        assert_ne!(holes, template);
        is_the_same_to_both::<Content>(&holes);
    }

    #[test]
    fn a_malformed_list_of_cells_is_refused() {
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

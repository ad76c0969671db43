//! The structure of a card: as a plan, and as stacks seen from the side.

use lucid_dreamscape::Cell as Slot;

use crate::layout::TextCell;
use crate::output::Ink;

/// The codes for a tree and for the Dreamer.
const TREE: &str = "1;38;5;71";
const DREAMER: &str = "1";
/// How wide a stack is, and what is between two of them.
const STACK: usize = 5;
const GAP: &str = "  ";

/// The plan, as packs write it: rows from the back, stacks from the bottom up.
pub(super) fn plan(slots: &[Slot], ink: Ink) -> Vec<TextCell> {
    let area = Area::of(slots);
    let notation = |slot: Option<&Slot>| match slot {
        None => TextCell::faint(ink, "."),
        Some(slot) => {
            let stack = TextCell::shards(ink, &slot.stack.to_string());
            stack.then(on_top(slot, ink).unwrap_or_default())
        }
    };
    let widths: Vec<usize> = (area.columns())
        .map(|column| {
            let cells = area.rows().map(|row| notation(find(slots, column, row)));
            cells.map(|cell| cell.width).max().unwrap_or(0)
        })
        .collect();
    (area.rows())
        .map(|row| {
            let cells = area.columns().zip(&widths);
            cells.fold(TextCell::plain(GAP), |line, (column, width)| {
                let cell = notation(find(slots, column, row));
                let rest = TextCell::plain(&" ".repeat(width - cell.width));
                line.then(cell).then(rest).then(TextCell::plain(GAP))
            })
        })
        .collect()
}

/// The stacks as they stand: each shard is a line, and every cell has a foot.
pub(super) fn stacks(slots: &[Slot], ink: Ink) -> Vec<TextCell> {
    let area = Area::of(slots);
    let mut lines = Vec::new();
    for row in area.rows() {
        let row: Vec<Option<&Slot>> = (area.columns())
            .map(|column| find(slots, column, row))
            .collect();
        let height = |slot: &&Slot| slot.stack.height() + usize::from(slot.tree || slot.dreamer);
        let highest = row.iter().flatten().map(height).max().unwrap_or(0);
        for level in (0..highest).rev() {
            lines.push(line(&row, |slot| piece(slot?, level, ink)));
        }
        lines.push(line(&row, |slot| {
            Some(match slot {
                Some(_) => TextCell::faint(ink, &"─".repeat(STACK)),
                None => TextCell::faint(ink, "┄").centred(STACK),
            })
        }));
    }
    lines
}

fn line(row: &[Option<&Slot>], draw: impl Fn(Option<&Slot>) -> Option<TextCell>) -> TextCell {
    row.iter().fold(TextCell::plain(GAP), |line, slot| {
        let cell = draw(*slot).unwrap_or_default().centred(STACK);
        line.then(cell).then(TextCell::plain(GAP))
    })
}

/// What is at a height of a slot: a shard, or what stands on the highest.
fn piece(slot: &Slot, level: usize, ink: Ink) -> Option<TextCell> {
    match slot.stack.get(level) {
        Some(colour) => {
            // The blanks take the colour of the letter between them.
            let text = format!("{:^STACK$}", colour.letter());
            Some(TextCell {
                text: ink.slab(colour, &text),
                width: STACK,
            })
        }
        None if level == slot.stack.height() => on_top(slot, ink),
        None => None,
    }
}

fn on_top(slot: &Slot, ink: Ink) -> Option<TextCell> {
    match (slot.tree, slot.dreamer) {
        (true, _) => Some(TextCell::tinted(ink, TREE, "^")),
        (_, true) => Some(TextCell::tinted(ink, DREAMER, "@")),
        _ => None,
    }
}

fn find(slots: &[Slot], column: i8, row: i8) -> Option<&Slot> {
    (slots.iter()).find(|slot| (slot.column, slot.row) == (column, row))
}

/// The columns and rows that a structure spans.
struct Area {
    columns: (i8, i8),
    rows: (i8, i8),
}

impl Area {
    fn of(slots: &[Slot]) -> Area {
        let span = |read: fn(&Slot) -> i8| {
            let least = slots.iter().map(read).min().unwrap_or(0);
            (least, slots.iter().map(read).max().unwrap_or(0))
        };
        Area {
            columns: span(|slot| slot.column),
            rows: span(|slot| slot.row),
        }
    }

    fn columns(&self) -> impl Iterator<Item = i8> {
        self.columns.0..=self.columns.1
    }

    /// From the back to the front.
    fn rows(&self) -> impl Iterator<Item = i8> {
        (self.rows.0..=self.rows.1).rev()
    }
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::parse_structure;

    use super::*;

    fn drawn(lines: &[TextCell]) -> String {
        let lines: Vec<&str> = lines.iter().map(|line| line.text.trim_end()).collect();
        lines.join("\n")
    }

    #[test]
    fn a_plan_has_its_columns_below_each_other() {
        let slots = parse_structure(". u@ / g^ yyu / . b").unwrap();
        let plan = drawn(&plan(&slots, Ink::Plain));
        assert_eq!(plan, "  .   u@\n  g^  yyu\n  .   b");
    }

    #[test]
    fn stacks_stand_on_their_feet() {
        let slots = parse_structure("yyu@ .\n g^ b").unwrap();
        let expected = "    @
    u
    y
    y
  ─────    ┄
    ^
    g      b
  ─────  ─────";
        assert_eq!(drawn(&stacks(&slots, Ink::Plain)), expected);
    }
}

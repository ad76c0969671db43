//! A Dreamscape as plain lists.

use std::collections::{HashMap, HashSet};

/// Column from the left and row from the bottom, both from 0.
pub(super) type Place = (i32, i32);

/// The name of a place: `c1` is the third column of the lowest row.
pub(super) fn name((column, row): Place) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// The place with a name.
pub(super) fn place(name: &str) -> Place {
    match name.as_bytes() {
        [column, row] => (i32::from(column - b'a'), i32::from(row - b'1')),
        _ => panic!("no slot has the name {name}"),
    }
}

/// What one seat has built (C5).
#[derive(Clone, Debug, Default)]
pub(super) struct Board {
    /// The stacks from the bottom up; a slot without shards has no entry.
    pub(super) stacks: HashMap<Place, Vec<char>>,
    /// Where trees stand.
    pub(super) trees: HashSet<Place>,
    /// Where the Dreamer stands, if he has entered.
    pub(super) dreamer: Option<Place>,
}

impl Board {
    /// Reads the lines of a drawn board, the uppermost row first.
    pub(super) fn read(lines: &[&str]) -> Board {
        let mut board = Board::default();
        for (row, line) in lines.iter().rev().enumerate() {
            for (column, drawn) in line.split_whitespace().enumerate() {
                let here = (column as i32, row as i32);
                for sign in drawn.chars() {
                    match sign {
                        // An empty slot, and a place that is no slot.
                        '.' | '_' => {}
                        '^' => {
                            board.trees.insert(here);
                        }
                        '@' => board.dreamer = Some(here),
                        colour => board.stacks.entry(here).or_default().push(colour),
                    }
                }
            }
        }
        board
    }

    /// The stack on a place from the bottom up, empty if there is none.
    pub(super) fn stack(&self, place: Place) -> &[char] {
        self.stacks.get(&place).map_or(&[], Vec::as_slice)
    }

    /// Whether there is a shard.
    pub(super) fn has_shard(&self, place: Place) -> bool {
        !self.stack(place).is_empty()
    }

    /// The colour that is uppermost, whether or not a tree or the Dreamer is on it.
    pub(super) fn top(&self, place: Place) -> Option<char> {
        self.stack(place).last().copied()
    }

    /// Whether a tree stands there.
    pub(super) fn has_tree(&self, place: Place) -> bool {
        self.trees.contains(&place)
    }

    /// Whether neither a tree nor the Dreamer is on the stack.
    pub(super) fn has_nothing_on_it(&self, place: Place) -> bool {
        !self.has_tree(place) && self.dreamer != Some(place)
    }
}

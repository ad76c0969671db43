//! What a card asks for, as a picture or as a list of cells.

use lucid_dreamscape::{Cell, Colour, STACK_ROOM, Stack};

use crate::diagnostics::Span;
use crate::item::{Item, SpannedValue};
use crate::text::Word;
use crate::{Form, Mistake, Things};

/// No grid is wider or higher.
const COLUMNS: u8 = 26;
const ROWS: u8 = 9;

/// The cells of a card; nothing when anything is wrong with them.
pub(super) fn read(item: &mut Item<'_, '_, '_>) -> Option<Vec<Cell>> {
    let (cells, span) = match (item.maybe("structure"), item.maybe("cells")) {
        (Some(_), Some(cells)) => {
            item.error(cells.span(), Mistake::BothForms);
            return None;
        }
        (None, None) => {
            item.missing(&["structure", "cells"], Mistake::NoForm);
            return None;
        }
        (Some(node), None) => (picture(item)?, node.span()),
        (None, Some(node)) => (list(item, node)?, node.span()),
    };
    let dreamers: Vec<&Span> = (cells.iter())
        .filter(|(cell, _)| cell.dreamer)
        .map(|(_, span)| span)
        .collect();
    if dreamers.len() != 1 {
        let place = dreamers.get(1).map_or(span, |second| (*second).clone());
        item.error(place, Mistake::Dreamers(dreamers.len()));
        return None;
    }
    Some(cells.into_iter().map(|(cell, _)| cell).collect())
}

/// Rows from the top; also accepts `/` between rows, as the engine's notation does.
fn picture(item: &mut Item<'_, '_, '_>) -> Option<Vec<(Cell, Span)>> {
    let text = item.text("structure")?;
    let rows = text.rows(&['\n', '/']);
    let widest = rows.iter().map(Vec::len).max().unwrap_or(0);
    if rows.len() > ROWS.into() || widest > COLUMNS.into() {
        item.error(text.span.clone(), Mistake::PictureSize);
        return None;
    }
    let mut cells = Some(Vec::new());
    for (row, words) in rows.iter().rev().enumerate() {
        for (column, word) in words.iter().enumerate() {
            if word.word == "." {
                continue;
            }
            // Goes on after a bad cell, so that all of them are noted.
            match (pictured(item, word, column as i8, row as i8), &mut cells) {
                (Some(cell), Some(cells)) => cells.push((cell, word.span.clone())),
                (None, cells) => *cells = None,
                _ => {}
            }
        }
    }
    // The engine reads from the top, and records hold what that order makes.
    if let Some(cells) = &mut cells {
        cells.sort_by_key(|(cell, _)| (-cell.row, cell.column));
    }
    cells
}

fn pictured(item: &mut Item<'_, '_, '_>, word: &Word<'_>, column: i8, row: i8) -> Option<Cell> {
    let letters = word.word.trim_end_matches(['^', '@']);
    let marks = &word.word[letters.len()..];
    let dreamers = marks.matches('@').count();
    if dreamers > 1 {
        item.error(word.span.clone(), Mistake::Dreamers(dreamers));
        return None;
    }
    let stack = stack(item, letters, &word.span);
    cell(item, stack?, marks.contains('^'), dreamers == 1, &word.span).map(|cell| Cell {
        column,
        row,
        ..cell
    })
}

fn list(item: &mut Item<'_, '_, '_>, node: &SpannedValue<'_>) -> Option<Vec<(Cell, Span)>> {
    let Some(nodes) = node.get_ref().as_array() else {
        item.wrong("cells", node, Form::Cells);
        return None;
    };
    let mut cells: Option<Vec<(Cell, Span)>> = Some(Vec::new());
    let mut places = Vec::new();
    for node in nodes.iter() {
        let Some(table) = node.get_ref().as_table() else {
            item.wrong("cells", node, Form::Cells);
            cells = None;
            continue;
        };
        let mut inner = Item {
            table,
            span: node.span(),
            part: item.part.clone(),
            path: "cells.".to_owned(),
            misspelt: Vec::new(),
            diagnostics: item.diagnostics,
        };
        let listed = listed(&mut inner);
        if let Some(Cell { column, row, .. }) = listed {
            if places.contains(&(column, row)) {
                inner.error(node.span(), Mistake::SamePlace(column, row));
            }
            places.push((column, row));
        }
        match (listed, &mut cells) {
            (Some(cell), Some(cells)) => cells.push((cell, node.span())),
            _ => cells = None,
        }
        // More cells than slots fit nowhere, and a hostile list may be long.
        if places.len() > lucid_dreamscape::MAX_SLOTS {
            let what = Things::Cells;
            let (found, most) = (nodes.len(), lucid_dreamscape::MAX_SLOTS);
            item.error(node.span(), Mistake::TooMany { what, found, most });
            return None;
        }
    }
    cells
}

fn listed(inner: &mut Item<'_, '_, '_>) -> Option<Cell> {
    inner.allow(&[&["at", "stack", "tree", "dreamer"]]);
    let at = place(inner);
    let text = inner.text("stack");
    let stack = text.and_then(|text| stack(inner, &text.value, &text.span));
    let (tree, dreamer) = (inner.flag("tree"), inner.flag("dreamer"));
    let span = inner.span.clone();
    let cell = cell(inner, stack?, tree?, dreamer?, &span)?;
    let (column, row) = at?;
    Some(Cell {
        column,
        row,
        ..cell
    })
}

fn place(inner: &mut Item<'_, '_, '_>) -> Option<(i8, i8)> {
    let numbers = inner.numbers("at", 0..=COLUMNS - 1)?;
    match numbers[..] {
        [(column, _), (row, _)] if row < ROWS => Some((column as i8, row as i8)),
        [_, (row, node)] => {
            let reason = Mistake::OutOfRange {
                field: "cells.at".to_owned(),
                found: row.to_string(),
                from: 0,
                to: i64::from(ROWS) - 1,
            };
            inner.error(node.span(), reason);
            None
        }
        _ => {
            let node = inner.get("at")?;
            inner.wrong("at", node, Form::Place);
            None
        }
    }
}

/// Shards from the bottom up.
fn stack(item: &mut Item<'_, '_, '_>, letters: &str, span: &Span) -> Option<Stack> {
    let wrong = letters
        .chars()
        .find_map(|letter| match Colour::from_letter(letter) {
            None => Some(Mistake::Letter(letter)),
            Some(colour) if !Colour::LANDSCAPE.contains(&colour) => {
                Some(Mistake::NoLandscape(colour))
            }
            Some(_) => None,
        });
    let height = letters.chars().count();
    let reason = match wrong {
        Some(reason) => reason,
        None if height == 0 => Mistake::NoShard,
        None if height > STACK_ROOM => Mistake::TooHigh(height),
        None => return Stack::parse(letters),
    };
    item.error(span.clone(), reason);
    None
}

/// A cell that still needs its place.
fn cell(
    item: &mut Item<'_, '_, '_>,
    stack: Stack,
    tree: bool,
    dreamer: bool,
    span: &Span,
) -> Option<Cell> {
    if tree && dreamer {
        item.error(span.clone(), Mistake::TreeAndDreamer);
        return None;
    }
    Some(Cell {
        column: 0,
        row: 0,
        stack,
        tree,
        dreamer,
    })
}

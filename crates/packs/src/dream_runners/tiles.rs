//! The dream tiles of a pack.

use lucid_dream_runners::{Cell, Fragment, SIDE, Tile};

use super::check_count;
use crate::diagnostics::{Diagnostics, Located, Span};
use crate::field::NAME;
use crate::item::{Ids, Item, ListItem};
use crate::text::{Word, meant};
use crate::{EntryKind, Mistake, Naming, PackPart, Things};

const FIELDS: &[&str] = &["id", "name", "level", "star", "cells"];

/// The words of rewards and of chests on tiles.
const GOODS: &[&str] = &[
    "blue", "white", "orange", "green", "wild", "key", "coin", "serenity", "chest1", "chest2",
    "chest3",
];

/// All tiles that could be read; what is wrong with the others is reported.
///
/// `tokens` are the key counts that some chest has, if that is known.
pub(super) fn read(root: &mut Item<'_, '_, '_>, tokens: &Option<Vec<u8>>) -> Vec<Located<Tile>> {
    let mut ids = Ids::default();
    let (mut tiles, mut levels) = (Vec::new(), Vec::new());
    let entries = root.entries(EntryKind::Tile);
    for entry in &entries {
        let mut item = root.entry(entry);
        item.allow(&[FIELDS]);
        check_count(&mut item, entry.number, entries.len(), Things::Tiles);
        let level = item.number("level", 1..=4);
        let star = item.flag("star");
        levels.push(level.zip(star));
        let id = ids.read(&mut item);
        let name = item.name("name", NAME);
        let cells = cells(&mut item, tokens);
        let tile = || {
            Some(Tile {
                id: id?,
                name: name?,
                level: level?,
                star: star?,
                cells: cells?,
            })
        };
        if let Some(tile) = tile() {
            tiles.push(item.place(tile));
        }
    }
    // A tile whose level cannot be read may be among those that are missing.
    if let Some(levels) = levels.into_iter().collect::<Option<Vec<_>>>() {
        let first = entries.first().map(ListItem::place);
        check_levels(&levels, &first.unwrap_or_default(), root.diagnostics);
    }
    tiles
}

fn check_levels(levels: &[(u8, bool)], first: &Span, diagnostics: &mut Diagnostics<'_>) {
    for level in 1..=4 {
        let found = levels.iter().filter(|of| **of == (level, false)).count();
        if found < 2 {
            diagnostics.error(
                first.clone(),
                &PackPart::Pack,
                Mistake::FewPlainTiles { level, found },
            );
        }
    }
}

fn cells(item: &mut Item<'_, '_, '_>, tokens: &Option<Vec<u8>>) -> Option<[Cell; SIDE * SIDE]> {
    let text = item.text("cells")?;
    let rows = text.rows(&['\n', '/']);
    let counts: Vec<usize> = rows.iter().map(Vec::len).collect();
    let nine = counts == [SIDE; SIDE];
    if !nine {
        let counts = counts.into_iter().take(2 * SIDE).collect();
        item.error(text.span.clone(), Mistake::NotNine { rows: counts });
    }
    // The words that are there are checked all the same.
    let words = rows.iter().flatten().take(4 * SIDE * SIDE);
    let cells: Vec<Option<Cell>> = words.map(|word| cell(item, word, tokens)).collect();
    let cells: Option<Vec<Cell>> = cells.into_iter().collect();
    cells.filter(|_| nine)?.try_into().ok()
}

fn cell(
    item: &mut Item<'_, '_, '_>,
    Word { word, span }: &Word<'_>,
    tokens: &Option<Vec<u8>>,
) -> Option<Cell> {
    let Some(cell) = Cell::parse(word) else {
        item.error(span.clone(), unknown(Naming::Cell, word));
        return None;
    };
    let reason = match cell {
        Cell::Converging(goods) if goods.chest > 0 => Mistake::ConvergingChest,
        Cell::Reward(goods)
            if goods.chest > 0
                && (tokens.as_ref()).is_some_and(|tokens| !tokens.contains(&goods.chest)) =>
        {
            Mistake::NoToken(goods.chest)
        }
        _ => return Some(cell),
    };
    item.error(span.clone(), reason);
    None
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Looks for the part of a word that is wrong, and for what it may have meant.
pub(super) fn unknown(what: Naming, word: &str) -> Mistake {
    let whole = [&["octopus", "bat", "-1", "-2", "-3"], GOODS].concat();
    let told = |word: &str, meant| Mistake::UnknownWord {
        what,
        word: word.to_owned(),
        meant,
    };
    // A number that is too small, too large for a cell, or has zeros before it.
    if let Some(digits) = word.strip_prefix('-').filter(|rest| is_number(rest)) {
        let fits = digits.parse::<u8>().is_ok();
        return told(
            word,
            if fits {
                meant(word, &whole)
            } else {
                Some("-255")
            },
        );
    }
    if let Some(colour) = word.strip_prefix("spider") {
        let colour = colour.strip_prefix(':').unwrap_or(colour);
        let nearest = meant(colour, &Fragment::ALL.map(Fragment::name));
        return told(word, nearest.or(Some("spider:blue")));
    }
    let parts: Vec<&str> = word.trim_start_matches('~').split('+').collect();
    if let [part] = parts[..] {
        return told(word, meant(part, &whole));
    }
    let name = |part: &&str| {
        part.trim_start_matches(|c: char| c.is_ascii_digit())
            .to_owned()
    };
    let wrong = parts
        .iter()
        .map(name)
        .find(|name| !GOODS.contains(&name.as_str()));
    match wrong {
        // Blanks around a word are no slip that another word mends.
        Some(part) => told(
            word,
            meant(&part, GOODS).filter(|near| *near != part.trim()),
        ),
        None => told(word, None),
    }
}

//! Packs for Dreamscape.

mod advice;
mod cards;
mod grid;
mod purposes;
mod shape;
mod structure;

use lucid_dreamscape::{
    Card, Content, ContentProblem, Grid, Level, MAX_CARDS, MAX_LEVEL_CARDS, Purpose,
};

use crate::item::Item;
use crate::notes::{Notes, Placed, Span};
use crate::{About, DreamscapePack, Part, Reason, Things};

/// The fields that follow the head.
pub(crate) const FIELDS: &[&str] = &["grid", "card", "purpose"];

/// Reads what follows the head.
pub(crate) fn read(mut root: Item<'_, '_, '_>, about: Option<About>) -> Option<DreamscapePack> {
    let grid = grid::read(&mut root);
    let cards = cards::read(&mut root);
    let purposes = purposes::read(&mut root);
    if let Some(grid) = &grid {
        for card in &cards {
            check_room(card, grid, root.notes);
        }
    }
    if !root.notes.is_empty() {
        return None;
    }
    let (about, grid) = (about?, grid?);
    let content = Content::new(
        about.id.clone(),
        grid,
        cards.iter().map(|card| card.thing.clone()).collect(),
        purposes
            .iter()
            .map(|purpose| purpose.thing.clone())
            .collect(),
    );
    let content = match content {
        Ok(content) => content,
        Err(problems) => {
            for problem in &problems {
                let (span, part) = place(problem, &cards, &purposes);
                (root.notes).error(span, &part, Reason::Scape(problem.clone()));
            }
            return None;
        }
    };
    advice::give(&cards, &purposes, root.notes);
    Some(DreamscapePack {
        about,
        content,
        advice: root.notes.take(),
    })
}

fn check_room(card: &Placed<Card>, grid: &Grid, notes: &mut Notes<'_>) {
    if !shape::has_room(&card.thing.cells, grid) {
        notes.error(card.span.clone(), &card.part, Reason::NoRoom);
    }
}

/// How many cards there may be, and of level 1 at least.
fn check_counts(levels: &[Option<Level>], spans: &[Span], notes: &mut Notes<'_>) {
    let mut too_many = |at: usize, what: Things, found: usize, most: usize| {
        if found > most {
            let span = spans[at].clone();
            notes.error(span, &Part::Pack, Reason::TooMany { what, found, most });
        }
    };
    let cards = levels.len();
    too_many(MAX_CARDS.min(cards), Things::Cards, cards, MAX_CARDS);
    for level in Level::ALL {
        let of_level: Vec<usize> = (0..cards).filter(|i| levels[*i] == Some(level)).collect();
        if let Some(at) = of_level.get(MAX_LEVEL_CARDS) {
            let what = Things::CardsOfLevel(level.number());
            too_many(*at, what, of_level.len(), MAX_LEVEL_CARDS);
        }
    }
    let easy = levels
        .iter()
        .flatten()
        .filter(|l| **l == Level::One)
        .count();
    // A card whose level cannot be read may be one of them.
    if easy < DEALT && levels.iter().all(Option::is_some) {
        let first = spans.first().cloned().unwrap_or_default();
        notes.error(first, &Part::Pack, Reason::FewLevelOne(easy));
    }
}

/// Cards of level 1 that four players are dealt (S3).
const DEALT: usize = 10;

/// Where a problem that only the engine finds belongs.
fn place(
    problem: &ContentProblem,
    cards: &[Placed<Card>],
    purposes: &[Placed<Purpose>],
) -> (Span, Part) {
    let id = match problem {
        ContentProblem::Id(id)
        | ContentProblem::Twice(id)
        | ContentProblem::Dreamers(id, _)
        | ContentProblem::Structure(id)
        | ContentProblem::NoRoom(id)
        | ContentProblem::NoPoints(id) => id.as_str(),
        _ => "",
    };
    let card = cards.iter().find(|card| card.thing.id == id);
    let purpose = purposes.iter().find(|purpose| purpose.thing.id == id);
    let of_card = card.map(|card| (card.span.clone(), card.part.clone()));
    let of_purpose = purpose.map(|purpose| (purpose.span.clone(), purpose.part.clone()));
    of_card.or(of_purpose).unwrap_or((0..0, Part::Pack))
}

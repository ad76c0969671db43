//! Packs for Dreamscape.

mod advice;
pub(crate) mod builtin;
mod cards;
mod game;
mod grid;
mod purposes;
mod shape;
mod structure;

use lucid_dreamscape::{
    Card, Content, ContentProblem, Grid, Level, MAX_CARDS, MAX_LEVEL_CARDS, Purpose,
};

use crate::diagnostics::{Diagnostics, Located, Span};
use crate::item::Item;
use crate::{About, DreamscapePack, Mistake, PackPart, ReadContent, Things};

impl ReadContent for Content {
    const FIELDS: &'static [&'static str] = &["grid", "card", "purpose"];

    fn read(root: Item<'_, '_, '_>, about: Option<About>) -> Option<DreamscapePack> {
        read(root, about)
    }
}

fn read(mut root: Item<'_, '_, '_>, about: Option<About>) -> Option<DreamscapePack> {
    let grid = grid::read(&mut root);
    let cards = cards::read(&mut root);
    let purposes = purposes::read(&mut root);
    if let Some(grid) = &grid {
        for card in &cards {
            check_room(card, grid, root.diagnostics);
        }
    }
    if !root.diagnostics.is_empty() {
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
                (root.diagnostics).error(span, &part, Mistake::Dreamscape(problem.clone()));
            }
            return None;
        }
    };
    advice::give(&cards, &purposes, root.diagnostics);
    Some(DreamscapePack {
        about,
        content,
        advice: root.diagnostics.take(),
    })
}

fn check_room(card: &Located<Card>, grid: &Grid, diagnostics: &mut Diagnostics<'_>) {
    if !shape::has_room(&card.thing.cells, grid) {
        diagnostics.error(card.span.clone(), &card.part, Mistake::NoRoom);
    }
}

/// How many cards there may be, and of level 1 at least.
fn check_counts(levels: &[Option<Level>], spans: &[Span], diagnostics: &mut Diagnostics<'_>) {
    let mut too_many = |at: usize, what: Things, found: usize, most: usize| {
        if found > most {
            let span = spans[at].clone();
            diagnostics.error(
                span,
                &PackPart::Pack,
                Mistake::TooMany { what, found, most },
            );
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
        diagnostics.error(first, &PackPart::Pack, Mistake::FewLevelOne(easy));
    }
}

/// Cards of level 1 that four players are dealt (S3).
const DEALT: usize = 10;

/// Where a problem that only the engine finds belongs.
fn place(
    problem: &ContentProblem,
    cards: &[Located<Card>],
    purposes: &[Located<Purpose>],
) -> (Span, PackPart) {
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
    of_card.or(of_purpose).unwrap_or((0..0, PackPart::Pack))
}

//! What is in a pack for Dreamscape.

use lucid_dreamscape::{Card, Colour, Content, Level, Purpose, PurposeKind};
use lucid_texts::{Label, Thing};

use super::Page;
use super::columns::{Block, lay};
use super::structure;
use crate::cell::{Cell, push_line};

/// The grid, the cards by level, then the purposes.
pub(super) fn draw(page: &Page<'_>, content: &Content, out: &mut String) {
    page.heading(&page.label(Label::Grid), out);
    grid(content, out);
    legend(page, out);
    for level in Level::ALL {
        let cards: Vec<Block> = (content.cards())
            .filter(|(_, card)| card.level == level)
            .map(|(_, card)| card_block(page, card))
            .collect();
        if !cards.is_empty() {
            let count = page.texts.count(Thing::Cards, cards.len());
            let level = page.texts.level(level.number());
            page.heading(&format!("{level}: {count}"), out);
            lay(&cards, page.width, out);
        }
    }
    page.heading(&page.label(Label::Purposes), out);
    let purposes: Vec<Block> = (content.purposes())
        .map(|(_, purpose)| purpose_block(page, purpose))
        .collect();
    lay(&purposes, page.width, out);
}

fn grid(content: &Content, out: &mut String) {
    let grid = content.grid();
    let (columns, rows) = grid.size();
    for row in (0..rows).rev() {
        let sign = |column: usize| match grid.at(column as i32, row as i32) {
            None => " ",
            Some(slot) if slot == grid.entry() => "E",
            Some(_) => ".",
        };
        let signs: Vec<&str> = (0..columns).map(sign).collect();
        push_line(out, &format!("  {}", signs.join(" ")));
    }
    out.push('\n');
}

/// What the letters of structures mean.
fn legend(page: &Page<'_>, out: &mut String) {
    let ink = page.ink;
    let shards = Colour::LANDSCAPE.map(|colour| {
        let chip = Cell::shards(ink, &colour.to_string());
        (chip, page.texts.shard(colour))
    });
    let others = [
        ("^", Label::Tree),
        ("@", Label::Dreamer),
        (".", Label::AnyShard),
    ]
    .map(|(sign, label)| (Cell::plain(sign), page.label(label)));
    let parts = (shards.into_iter().chain(others))
        .map(|(sign, word)| sign.then(Cell::plain(&format!(" {word}"))))
        .collect();
    page.legend(parts, 3, out);
}

fn card_block(page: &Page<'_>, card: &Card) -> Block {
    let name = page.texts.name(&card.name.en, &card.name.de);
    let mut block = Block::named(page.ink, name, &card.id);
    let points = page.texts.count(Thing::Points, card.points.into());
    block.words(&format!("{points}, {}", page.texts.power(card.power)));
    block.0.extend(structure::plan(&card.cells, page.ink));
    block
}

fn purpose_block(page: &Page<'_>, purpose: &Purpose) -> Block {
    let name = page.texts.purpose(purpose.kind);
    let mut block = Block::named(page.ink, &name, &purpose.id);
    for fact in purpose_facts(page, purpose) {
        block.words(&fact);
    }
    block
}

/// What a purpose pays, how many tiles there are, and what is special about them.
pub(super) fn purpose_facts(page: &Page<'_>, purpose: &Purpose) -> Vec<String> {
    let pay = match (purpose.kind, purpose.points.as_slice()) {
        (PurposeKind::TableOfColour, table) => page.texts.points_table(table),
        (_, [points, ..]) => page.texts.count(Thing::Points, (*points).into()),
        (_, []) => page.texts.by_the_shard(),
    };
    let copies = page.texts.copies(purpose.in_twelve, purpose.in_sixteen);
    let mut facts = vec![pay, format!("{}: {copies}", purpose.kind.rule())];
    if purpose.kind.needs_colour() {
        facts.push(page.label(Label::ColourSlot));
    }
    if purpose.nightmare_only {
        facts.push(page.label(Label::NightmareOnly));
    }
    facts
}

//! What is in a pack for Dreamscape.

mod items;
mod pictures;
mod structure;

use lucid_dreamscape::{Card, Colour, Content, Level, Purpose, PurposeKind};
use lucid_texts::{Phrase, Texts, Thing, arg};

use super::balance;
use crate::layout::{TextCell, push_line};
use crate::pack::{
    BalanceGames, Measurement, PackContent, PackItem, PackPage, Section, TextBlock, lay,
};

impl PackContent for Content {
    fn counts(&self) -> Vec<(Thing, usize)> {
        let boxes = self.purposes().map(|(_, p)| [p.in_twelve, p.in_sixteen]);
        let sums = boxes.fold([0, 0], |sums, box_| {
            [0, 1].map(|index| sums[index] + usize::from(box_[index]))
        });
        vec![
            (Thing::Cards, self.cards().count()),
            // The tiles of the greater box, since the smaller one has the same.
            (Thing::Purposes, sums[0].max(sums[1])),
        ]
    }

    /// The grid, the cards by level, then the purposes.
    fn show(&self, page: &PackPage<'_>, out: &mut String) {
        page.heading(&page.label(Phrase::LabelGrid), out);
        grid(self, out);
        legend(page, out);
        for level in Level::ALL {
            let cards: Vec<TextBlock> = (self.cards())
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
        page.heading(&page.label(Phrase::LabelPurposes), out);
        let purposes: Vec<TextBlock> = (self.purposes())
            .map(|(_, purpose)| purpose_block(page, purpose))
            .collect();
        lay(&purposes, page.width, out);
    }

    fn items(&self) -> Vec<&dyn PackItem> {
        let cards = self.cards().map(|(_, card)| card as &dyn PackItem);
        let purposes = self.purposes().map(|(_, purpose)| purpose as &dyn PackItem);
        cards.chain(purposes).collect()
    }

    fn pictures<'a>(&'a self, texts: &'a Texts) -> Vec<Section<'a>> {
        pictures::draw_all(self, texts)
    }

    fn measure(&self, games: &BalanceGames<'_>) -> anyhow::Result<Option<Measurement>> {
        balance::measure(self, games)
    }
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
fn legend(page: &PackPage<'_>, out: &mut String) {
    let ink = page.ink;
    let shards = Colour::LANDSCAPE.map(|colour| {
        let chip = TextCell::shards(ink, &colour.to_string());
        (chip, page.texts.shard(colour))
    });
    let others = [
        ("^", Phrase::LabelTree),
        ("@", Phrase::LabelDreamer),
        (".", Phrase::LabelAnyShard),
    ]
    .map(|(sign, label)| (TextCell::plain(sign), page.label(label)));
    let parts = (shards.into_iter().chain(others))
        .map(|(sign, word)| sign.then(TextCell::plain(&format!(" {word}"))))
        .collect();
    page.legend(parts, 3, out);
}

fn card_block(page: &PackPage<'_>, card: &Card) -> TextBlock {
    let name = page.texts.name(&card.name.en, &card.name.de);
    let mut block = TextBlock::named(page.ink, name, &card.id);
    let points = page.texts.count(Thing::Points, card.points.into());
    block.words(&format!("{points}, {}", page.texts.power(card.power)));
    block.0.extend(structure::plan(&card.cells, page.ink));
    block
}

fn purpose_block(page: &PackPage<'_>, purpose: &Purpose) -> TextBlock {
    let name = page.texts.purpose(purpose.kind);
    let mut block = TextBlock::named(page.ink, &name, &purpose.id);
    for fact in purpose_facts(page, purpose) {
        block.words(&fact);
    }
    block
}

/// What a purpose pays, how many tiles there are, and what is special about them.
fn purpose_facts(page: &PackPage<'_>, purpose: &Purpose) -> Vec<String> {
    let pay = match (purpose.kind, purpose.points.as_slice()) {
        (PurposeKind::TableOfColour, table) => page.texts.points_table(table),
        (_, [points, ..]) => page.texts.count(Thing::Points, (*points).into()),
        (_, []) => page.texts.phrase(Phrase::ByTheShard),
    };
    let copies = page.texts.copies(
        arg::Sixteen(purpose.in_sixteen),
        arg::Twelve(purpose.in_twelve),
    );
    let mut facts = vec![pay, format!("{}: {copies}", purpose.kind.rule())];
    if purpose.kind.needs_colour() {
        facts.push(page.label(Phrase::LabelColourSlot));
    }
    if purpose.nightmare_only {
        facts.push(page.label(Phrase::LabelNightmareOnly));
    }
    facts
}

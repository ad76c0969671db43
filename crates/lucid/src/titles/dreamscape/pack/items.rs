//! Cards and purposes, one by one.

use lucid_dreamscape::{Card, Colour, Purpose};
use lucid_texts::{Phrase, Thing};

use super::{purpose_facts, structure};
use crate::layout::TextCell;
use crate::pack::{PackItem, PackPage};

impl PackItem for Card {
    fn id(&self) -> &str {
        &self.id
    }

    fn picture(&self, page: &PackPage<'_>) -> Vec<TextCell> {
        structure::stacks(&self.cells, page.ink)
    }

    fn explain(&self, page: &PackPage<'_>) -> (String, Vec<String>) {
        let name = page.texts.name(&self.name.en, &self.name.de);
        (name.to_owned(), about_card(page, self))
    }
}

impl PackItem for Purpose {
    fn id(&self) -> &str {
        &self.id
    }

    fn picture(&self, _: &PackPage<'_>) -> Vec<TextCell> {
        Vec::new()
    }

    fn explain(&self, page: &PackPage<'_>) -> (String, Vec<String>) {
        let facts = purpose_facts(page, self).join(", ");
        let about = page.texts.about_purpose(self.kind);
        (page.texts.purpose(self.kind), vec![about, facts])
    }
}

fn about_card(page: &PackPage<'_>, card: &Card) -> Vec<String> {
    let texts = page.texts;
    let points = texts.count(Thing::Points, card.points.into());
    let level = texts.level(card.level.number());
    let power = texts.power(card.power);
    let needed = |colour: Colour| {
        let cells = card.cells.iter().map(|cell| cell.stack.count(colour));
        (cells.sum::<u32>(), texts.shard(colour))
    };
    let shards: Vec<String> = (Colour::LANDSCAPE.map(needed).into_iter())
        .filter(|(count, _)| *count > 0)
        .map(|(count, word)| format!("{count} {word}"))
        .collect();
    vec![
        format!("{level}, {points}"),
        format!("{}: {}", page.label(Phrase::LabelShards), shards.join(", ")),
        format!("{power}: {}", texts.about_power(card.power)),
    ]
}

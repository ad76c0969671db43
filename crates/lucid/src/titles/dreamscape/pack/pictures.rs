//! Pictures of cards and purposes.

use lucid_art::CardOptions;
use lucid_dreamscape::{Card, Content, Level};
use lucid_texts::{Phrase, Texts, Thing};

use crate::pack::{Picture, Section, look};

/// All pictures, in the order of the page.
pub(super) fn draw_all<'a>(content: &'a Content, texts: &'a Texts) -> Vec<Section<'a>> {
    let levels = Level::ALL.map(|level| {
        let cards: Vec<&Card> = (content.cards())
            .map(|(_, card)| card)
            .filter(|card| card.level == level)
            .collect();
        let count = texts.count(Thing::Cards, cards.len());
        Section {
            title: format!("{}: {count}", texts.level(level.number())),
            pictures: cards.into_iter().map(|card| of_card(card, texts)).collect(),
        }
    });
    let purposes = content.purposes().map(|(_, purpose)| {
        let name = texts.purpose(purpose.kind);
        let label = name.clone();
        Picture::new("purpose", &purpose.id, &name, move |theme| {
            lucid_art::purpose(purpose, None, &label, &look(theme))
        })
    });
    let purposes = Section {
        title: texts.phrase(Phrase::LabelPurposes),
        pictures: purposes.collect(),
    };
    levels.into_iter().chain([purposes]).collect()
}

fn of_card<'a>(card: &'a Card, texts: &'a Texts) -> Picture<'a> {
    let name = texts.name(&card.name.en, &card.name.de);
    let power = texts.power(card.power);
    Picture::new("card", &card.id, name, move |theme| {
        let options = CardOptions {
            name,
            power: &power,
            look: look(theme),
            ..CardOptions::default()
        };
        lucid_art::card(card, &options)
    })
}

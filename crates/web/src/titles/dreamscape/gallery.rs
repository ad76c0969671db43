//! The cards and purposes of a pack, to look through.

use lucid_art::CardOptions;
use lucid_dreamscape::{Card, Level, Power, Purpose};
use lucid_packs::DreamscapePack;
use lucid_texts::{Phrase, Texts, Thing, arg};

use crate::gallery::{FilterGroup, GalleryItem, Section, look};

/// How many things of each kind there are.
pub(super) fn counts(pack: &DreamscapePack, texts: &Texts) -> Vec<String> {
    vec![
        texts.count(Thing::Cards, pack.content.cards().count()),
        texts.count(Thing::Purposes, pack.content.purposes().count()),
    ]
}

/// By level and by power.
pub(super) fn filters(texts: &Texts) -> Vec<FilterGroup> {
    vec![
        FilterGroup {
            name: "level",
            title: Phrase::PacksLevel,
            choices: Level::ALL.map(|level| level.number().to_string()).to_vec(),
        },
        FilterGroup {
            name: "power",
            title: Phrase::PacksPower,
            choices: Power::ALL.map(|power| texts.power(power)).to_vec(),
        },
    ]
}

/// Everything that a pack holds.
pub(super) fn sections(pack: &DreamscapePack, texts: &Texts) -> Vec<Section> {
    let levels = Level::ALL.map(|level| {
        let cards = pack.content.cards().map(|(_, card)| card);
        let items: Vec<GalleryItem> = cards
            .filter(|card| card.level == level)
            .map(|card| of_card(card, texts))
            .collect();
        let count = texts.count(Thing::Cards, items.len());
        Section {
            title: format!("{}: {count}", texts.level(level.number())),
            items,
        }
    });
    let purposes = pack.content.purposes();
    let purposes = Section {
        title: texts.phrase(Phrase::LabelPurposes),
        items: purposes
            .map(|(_, purpose)| of_purpose(purpose, texts))
            .collect(),
    };
    let all = levels.into_iter().chain([purposes]);
    all.filter(|section| !section.items.is_empty()).collect()
}

fn of_card(card: &Card, texts: &Texts) -> GalleryItem {
    let name = texts.name(&card.name.en, &card.name.de).to_owned();
    let power = texts.power(card.power);
    let options = CardOptions {
        name: &name,
        power: &power,
        look: look(),
        ..CardOptions::default()
    };
    let level = texts.level(card.level.number());
    GalleryItem {
        id: format!("card-{}", card.id),
        picture: lucid_art::card(card, &options),
        seat: Some(0),
        choices: vec![
            usize::from(card.level.number()) - 1,
            Power::ALL
                .iter()
                .position(|power| *power == card.power)
                .unwrap_or_default(),
        ],
        about: vec![
            (level, texts.points(card.points)),
            (power, texts.about_power(card.power)),
            (texts.phrase(Phrase::PacksStructure), structure(card, texts)),
        ],
        name,
    }
}

/// The stacks in words, starting with the back row, each from the bottom up.
fn structure(card: &Card, texts: &Texts) -> String {
    let stacks = card.cells.iter().map(|cell| {
        let mut stack = texts.shard_list(cell.stack.iter());
        for (is, word) in [
            (cell.tree, Phrase::PacksTree),
            (cell.dreamer, Phrase::PacksDreamer),
        ] {
            if is {
                stack = format!("{stack}, {}", texts.phrase(word));
            }
        }
        stack
    });
    stacks.collect::<Vec<_>>().join("; ")
}

fn of_purpose(purpose: &Purpose, texts: &Texts) -> GalleryItem {
    let name = texts.purpose(purpose.kind);
    let pays = match purpose.points.as_slice() {
        [] => texts.phrase(Phrase::ByTheShard),
        [points] => texts.points(*points),
        table => texts.points_table(table),
    };
    let copies = texts.copies(
        arg::Sixteen(purpose.in_sixteen),
        arg::Twelve(purpose.in_twelve),
    );
    GalleryItem {
        id: format!("purpose-{}", purpose.id),
        picture: lucid_art::purpose(purpose, None, &name, &look()),
        seat: None,
        choices: Vec::new(),
        about: vec![
            (pays, texts.about_purpose(purpose.kind)),
            (texts.phrase(Phrase::PacksInBox), copies),
        ],
        name,
    }
}

//! Everything that a pack holds, to look through: a picture of each thing and
//! what is to be said about it.

use lucid_art::{CardOptions, Look, Owner, SeatColour, Theme};
use lucid_dream_runners::Segment;
use lucid_dreamscape::{Card, Level, Power, Purpose};
use lucid_packs::{DreamRunnersPack, DreamscapePack, Pack};
use lucid_texts::{Phrase, Texts, Thing};

/// Things that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// What they are.
    pub title: String,
    /// The things.
    pub items: Vec<Item>,
}

/// A thing of a pack.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The id in the pack, behind the kind of the thing.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The picture, which takes its colours from the page.
    pub picture: String,
    /// The seat whose colours it has.
    pub seat: Option<usize>,
    /// The level of a card.
    pub level: Option<Level>,
    /// The power of a card.
    pub power: Option<Power>,
    /// What is to be said about it, each as a title and a text.
    pub about: Vec<(String, String)>,
}

/// Which cards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only those of a level.
    pub level: Option<Level>,
    /// Only those with a power.
    pub power: Option<Power>,
}

impl Filter {
    /// Whether a thing is shown: what is no card has no level and no power.
    pub fn shows(&self, item: &Item) -> bool {
        let level = self.level.is_none_or(|level| item.level == Some(level));
        let power = self.power.is_none_or(|power| item.power == Some(power));
        level && power
    }
}

/// Everything that a pack holds.
pub fn sections(pack: &Pack, texts: &Texts) -> Vec<Section> {
    match pack {
        Pack::Dreamscape(pack) => of_scape(pack, texts),
        Pack::DreamRunners(pack) => of_runners(pack, texts),
    }
}

/// What a pack holds, in a few words.
pub fn contents(pack: &Pack, texts: &Texts) -> String {
    let counts = match pack {
        Pack::Dreamscape(pack) => vec![
            texts.count(Thing::Cards, pack.content.cards().count()),
            texts.count(Thing::Purposes, pack.content.purposes().count()),
        ],
        Pack::DreamRunners(pack) => vec![
            texts.count(Thing::Tiles, pack.content.tiles().len()),
            texts.count(Thing::Segments, pack.content.segments().count()),
            texts.count(Thing::Chests, pack.content.chests().len()),
        ],
    };
    counts.join(", ")
}

fn of_scape(pack: &DreamscapePack, texts: &Texts) -> Vec<Section> {
    let levels = Level::ALL.map(|level| {
        let cards = pack.content.cards().map(|(_, card)| card);
        let items: Vec<Item> = cards
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

fn of_card(card: &Card, texts: &Texts) -> Item {
    let name = texts.name(&card.name.en, &card.name.de).to_owned();
    let power = texts.power(card.power);
    let options = CardOptions {
        name: &name,
        power: &power,
        look: look(),
        ..CardOptions::default()
    };
    let level = texts.level(card.level.number());
    Item {
        id: format!("card-{}", card.id),
        picture: lucid_art::card(card, &options),
        seat: Some(0),
        level: Some(card.level),
        power: Some(card.power),
        about: vec![
            (level, texts.points(card.points)),
            (power, texts.about_power(card.power)),
            (
                texts.phrase(lucid_texts::Phrase::PacksStructure),
                structure(card, texts),
            ),
        ],
        name,
    }
}

/// The stacks in words, from the back row on, each from the bottom up.
fn structure(card: &Card, texts: &Texts) -> String {
    let stacks = card.cells.iter().map(|cell| {
        let mut stack = texts.shard_list(cell.stack.iter());
        for (is, word) in [
            (cell.tree, lucid_texts::Phrase::PacksTree),
            (cell.dreamer, lucid_texts::Phrase::PacksDreamer),
        ] {
            if is {
                stack = format!("{stack}, {}", texts.phrase(word));
            }
        }
        stack
    });
    stacks.collect::<Vec<_>>().join("; ")
}

fn of_purpose(purpose: &Purpose, texts: &Texts) -> Item {
    let name = texts.purpose(purpose.kind);
    let pays = match purpose.points.as_slice() {
        [] => texts.phrase(Phrase::ByTheShard),
        [points] => texts.points(*points),
        table => texts.points_table(table),
    };
    let copies = texts.copies(purpose.in_sixteen, purpose.in_twelve);
    Item {
        id: format!("purpose-{}", purpose.id),
        picture: lucid_art::purpose(purpose, None, &name, &look()),
        seat: None,
        level: None,
        power: None,
        about: vec![
            (pays, texts.about_purpose(purpose.kind)),
            (texts.phrase(lucid_texts::Phrase::PacksInBox), copies),
        ],
        name,
    }
}

fn of_runners(pack: &DreamRunnersPack, texts: &Texts) -> Vec<Section> {
    let content = &pack.content;
    let plain = |id: String, name: String, picture: String, seat| Item {
        id,
        name,
        picture,
        seat,
        level: None,
        power: None,
        about: Vec::new(),
    };
    let mut all: Vec<Section> = Vec::new();
    for level in 1..=4 {
        let tiles = content.tiles().iter().filter(|tile| tile.level == level);
        let items: Vec<Item> = tiles
            .map(|tile| {
                let name = texts.name(&tile.name.en, &tile.name.de).to_owned();
                let picture = lucid_art::tile(tile, &name, &look());
                let cells = tile.cells.iter().map(|cell| texts.dream_cell(cell));
                let cells: Vec<String> = cells.collect();
                Item {
                    about: vec![(texts.level(level), cells.join("; "))],
                    ..plain(format!("tile-{}", tile.id), name, picture, None)
                }
            })
            .collect();
        let count = texts.count(Thing::Tiles, items.len());
        all.push(Section {
            title: format!("{}: {count}", texts.level(level)),
            items,
        });
    }
    let segment = |segment: &Segment, seat: Option<usize>| {
        let owner = match seat {
            Some(_) => Owner::Seat,
            None => Owner::Neutral,
        };
        let colour = seat.and_then(|seat| SeatColour::ALL.get(seat).copied());
        let look = Look::new(Theme::Page, colour.unwrap_or_default());
        let symbols = segment.symbols.iter().map(|symbol| texts.symbol(*symbol));
        let symbols: Vec<String> = symbols.collect();
        let shape = texts.shape(segment.shape);
        let mut about = vec![(shape.clone(), symbols.join(", "))];
        if segment.coins > 0 {
            about.push((
                texts.price_paid(segment.coins),
                texts.points(segment.points),
            ));
        }
        Item {
            about,
            ..plain(
                format!("segment-{}", segment.id),
                shape,
                lucid_art::segment(segment, owner, &look),
                seat,
            )
        }
    };
    for (index, set) in content.sets().iter().enumerate() {
        all.push(Section {
            title: texts.player_set(index + 1),
            items: set.iter().map(|one| segment(one, Some(index))).collect(),
        });
    }
    let (segments, neutral) = (
        texts.phrase(Phrase::LabelSegments),
        texts.phrase(Phrase::LabelNeutral),
    );
    let bought = content.neutral().iter().map(|one| segment(one, None));
    all.push(Section {
        title: format!("{segments} ({neutral})"),
        items: bought.collect(),
    });
    let chests = content.chests().iter().map(|chest| {
        let (keys, goods) = (texts.for_keys(chest.keys), texts.goods(&chest.goods));
        let picture = lucid_art::chest(chest, &look());
        Item {
            about: vec![(keys, goods.clone())],
            ..plain(format!("chest-{}", chest.id), goods, picture, None)
        }
    });
    all.push(Section {
        title: texts.phrase(Phrase::LabelChests),
        items: chests.collect(),
    });
    all.retain(|section| !section.items.is_empty());
    all
}

fn look() -> Look<'static> {
    Look::new(Theme::Page, SeatColour::default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use lucid_texts::Language;

    fn built_in() -> [Pack; 2] {
        [
            Pack::Dreamscape(lucid_packs::dreamscape().clone()),
            Pack::DreamRunners(lucid_packs::dream_runners().clone()),
        ]
    }

    #[test]
    fn everything_of_a_pack_is_there_once_with_picture_and_name() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let [scape, runners] = built_in().map(|pack| {
                let items: Vec<Item> = (sections(&pack, &texts).into_iter())
                    .flat_map(|section| section.items)
                    .collect();
                for item in &items {
                    assert!(item.picture.starts_with("<svg"), "{}", item.id);
                    assert!(!item.picture.contains("style="), "{}", item.id);
                    assert!(!item.name.is_empty(), "{}", item.id);
                    assert!(!item.about.is_empty(), "{}", item.id);
                }
                let mut ids: Vec<&str> = items.iter().map(|item| item.id.as_str()).collect();
                let count = ids.len();
                ids.sort_unstable();
                ids.dedup();
                assert_eq!(ids.len(), count);
                count
            });
            let content = &lucid_packs::dreamscape().content;
            assert_eq!(scape, content.cards().count() + content.purposes().count());
            let content = &lucid_packs::dream_runners().content;
            let all = content.tiles().len() + content.segments().count() + content.chests().len();
            assert_eq!(runners, all);
        }
    }

    #[test]
    fn a_filter_shows_what_fits_it() {
        let texts = Texts::new(Language::English);
        let [scape, _] = built_in();
        let items: Vec<Item> = (sections(&scape, &texts).into_iter())
            .flat_map(|section| section.items)
            .collect();
        let count = |filter: Filter| items.iter().filter(|item| filter.shows(item)).count();
        assert_eq!(count(Filter::default()), items.len());
        let of_level = Level::ALL.map(|level| {
            count(Filter {
                level: Some(level),
                power: None,
            })
        });
        assert_eq!(of_level, [20, 16, 14]);
        let of_both: usize = (Power::ALL.iter())
            .map(|power| {
                count(Filter {
                    level: Some(Level::Two),
                    power: Some(*power),
                })
            })
            .sum();
        assert_eq!(of_both, 16);
    }
}

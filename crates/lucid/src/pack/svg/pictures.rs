//! All pictures of a pack, in the order of the page.

use lucid_art::{CardOptions, Look, Owner, SeatColour, Theme};
use lucid_dream_runners::Segment;
use lucid_dreamscape::{Card, Level};
use lucid_packs::{DreamscapePack, Pack, RunnersPack};
use lucid_texts::{Label, Texts, Thing};

/// Pictures that belong together.
pub(super) struct Section<'a> {
    pub(super) title: String,
    pub(super) pictures: Vec<Picture<'a>>,
}

/// One thing and how it is drawn.
pub(super) struct Picture<'a> {
    /// The name of the file: `card-memory-rock.svg`.
    pub(super) file: String,
    /// The id in the pack.
    pub(super) id: &'a str,
    /// What it is called, in the reader's language; may be empty.
    pub(super) name: String,
    draw: Box<dyn Fn(Theme) -> String + 'a>,
}

impl<'a> Picture<'a> {
    fn new(
        kind: &str,
        id: &'a str,
        name: &str,
        draw: impl Fn(Theme) -> String + 'a,
    ) -> Picture<'a> {
        Picture {
            file: format!("{kind}-{id}.svg"),
            id,
            name: name.to_owned(),
            draw: Box::new(draw),
        }
    }

    /// The whole SVG file.
    pub(super) fn drawn(&self, theme: Theme) -> String {
        (self.draw)(theme)
    }
}

/// All pictures of a pack.
pub(super) fn of<'a>(pack: &'a Pack, texts: &'a Texts) -> Vec<Section<'a>> {
    match pack {
        Pack::Dreamscape(pack) => of_scape(pack, texts),
        Pack::DreamRunners(pack) => of_runners(pack, texts),
    }
}

fn of_scape<'a>(pack: &'a DreamscapePack, texts: &'a Texts) -> Vec<Section<'a>> {
    let levels = Level::ALL.map(|level| {
        let cards: Vec<&Card> = (pack.content.cards())
            .map(|(_, card)| card)
            .filter(|card| card.level == level)
            .collect();
        let count = texts.count(Thing::Cards, cards.len());
        Section {
            title: format!("{}: {count}", texts.level(level.number())),
            pictures: cards.into_iter().map(|card| of_card(card, texts)).collect(),
        }
    });
    let purposes = pack.content.purposes().map(|(_, purpose)| {
        let name = texts.purpose(purpose.kind);
        let label = name.clone();
        Picture::new("purpose", &purpose.id, &name, move |theme| {
            lucid_art::purpose(purpose, None, &label, &look(theme))
        })
    });
    let purposes = Section {
        title: texts.label(Label::Purposes),
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

fn of_runners<'a>(pack: &'a RunnersPack, texts: &'a Texts) -> Vec<Section<'a>> {
    let content = &pack.content;
    let mut sections = Vec::new();
    for level in 1..=4 {
        let tiles = content.tiles().iter().filter(|tile| tile.level == level);
        let pictures: Vec<Picture<'a>> = tiles
            .map(|tile| {
                let name = texts.name(&tile.name.en, &tile.name.de);
                let draw = move |theme| lucid_art::tile(tile, name, &look(theme));
                Picture::new("tile", &tile.id, name, draw)
            })
            .collect();
        let count = texts.count(Thing::Tiles, pictures.len());
        sections.push(Section {
            title: format!("{}: {count}", texts.level(level)),
            pictures,
        });
    }
    let sets = content.sets().iter().enumerate().zip(SeatColour::ALL);
    for ((index, set), seat) in sets {
        let segments = set.iter();
        sections.push(Section {
            title: texts.player_set(index + 1),
            pictures: segments.map(|one| of_segment(one, Some(seat))).collect(),
        });
    }
    let neutral = content.neutral().iter();
    sections.push(Section {
        title: format!(
            "{} ({})",
            texts.label(Label::Segments),
            texts.label(Label::Neutral)
        ),
        pictures: neutral.map(|one| of_segment(one, None)).collect(),
    });
    let chests = content.chests().iter().map(|chest| {
        let draw = move |theme| lucid_art::chest(chest, &look(theme));
        Picture::new("chest", &chest.id, "", draw)
    });
    sections.push(Section {
        title: texts.label(Label::Chests),
        pictures: chests.collect(),
    });
    sections
}

/// A segment of a seat, or of nobody.
fn of_segment(segment: &Segment, seat: Option<SeatColour>) -> Picture<'_> {
    Picture::new("segment", &segment.id, "", move |theme| match seat {
        Some(seat) => lucid_art::segment(segment, Owner::Seat, &Look::new(theme, seat)),
        None => lucid_art::segment(segment, Owner::Neutral, &look(theme)),
    })
}

fn look(theme: Theme) -> Look<'static> {
    Look::new(theme, SeatColour::default())
}

//! Pictures of tiles, segments and chests.

use lucid_art::{Look, Owner, SeatColour};
use lucid_dream_runners::{Content, Segment};
use lucid_texts::{Phrase, Texts, Thing};

use crate::pack::{Picture, Section, look};

/// All pictures, in the order of the page.
pub(super) fn draw_all<'a>(content: &'a Content, texts: &'a Texts) -> Vec<Section<'a>> {
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
            texts.phrase(Phrase::LabelSegments),
            texts.phrase(Phrase::LabelNeutral)
        ),
        pictures: neutral.map(|one| of_segment(one, None)).collect(),
    });
    let chests = content.chests().iter().map(|chest| {
        let draw = move |theme| lucid_art::chest(chest, &look(theme));
        Picture::new("chest", &chest.id, "", draw)
    });
    sections.push(Section {
        title: texts.phrase(Phrase::LabelChests),
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

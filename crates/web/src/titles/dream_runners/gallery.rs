//! The tiles, segments and chests of a pack, to look through.

use lucid_art::{Look, Owner, SeatColour, Theme};
use lucid_dream_runners::Segment;
use lucid_packs::DreamRunnersPack;
use lucid_texts::{Phrase, Texts, Thing};

use crate::gallery::{GalleryItem, Section, look};

/// How many things of each kind there are.
pub(super) fn counts(pack: &DreamRunnersPack, texts: &Texts) -> Vec<String> {
    vec![
        texts.count(Thing::Tiles, pack.content.tiles().len()),
        texts.count(Thing::Segments, pack.content.segments().count()),
        texts.count(Thing::Chests, pack.content.chests().len()),
    ]
}

/// Everything that a pack holds.
pub(super) fn sections(pack: &DreamRunnersPack, texts: &Texts) -> Vec<Section> {
    let content = &pack.content;
    let plain = |id: String, name: String, picture: String, seat| GalleryItem {
        id,
        name,
        picture,
        seat,
        choices: Vec::new(),
        about: Vec::new(),
    };
    let mut all: Vec<Section> = Vec::new();
    for level in 1..=4 {
        let tiles = content.tiles().iter().filter(|tile| tile.level == level);
        let items: Vec<GalleryItem> = tiles
            .map(|tile| {
                let name = texts.name(&tile.name.en, &tile.name.de).to_owned();
                let picture = lucid_art::tile(tile, &name, &look());
                let cells = tile.cells.iter().map(|cell| texts.dream_cell(cell));
                let cells: Vec<String> = cells.collect();
                GalleryItem {
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
        GalleryItem {
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
        GalleryItem {
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

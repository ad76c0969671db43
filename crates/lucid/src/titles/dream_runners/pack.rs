//! What is in a pack for Dream Runners.

mod items;
mod pictures;
mod tile;

use lucid_dream_runners::{Chest, Content, Segment, Symbol, Tile, Tracks};
use lucid_texts::{Phrase, Texts, Thing};

use super::balance;
use crate::layout::{TextCell, push_line, wrap};
use crate::pack::{
    BalanceGames, Measurement, PackContent, PackItem, PackPage, Section, TextBlock, lay,
};

impl PackContent for Content {
    fn counts(&self) -> Vec<(Thing, usize)> {
        vec![
            (Thing::Tiles, self.tiles().len()),
            (Thing::Segments, self.segments().count()),
            (Thing::Chests, self.chests().len()),
        ]
    }

    /// The tiles by level, the segments, the chests, then both tracks.
    fn show(&self, page: &PackPage<'_>, out: &mut String) {
        let legend = [("★", Phrase::LabelStarTile), ("~", Phrase::LabelConverging)];
        let sign = |(sign, label)| TextCell::plain(&format!("{sign} {}", page.label(label)));
        page.legend(legend.map(sign).to_vec(), 3, out);
        let width = tile::cell_width(self.tiles());
        for level in 1..=4 {
            let tiles: Vec<&Tile> = (self.tiles().iter())
                .filter(|tile| tile.level == level)
                .collect();
            let count = page.texts.count(Thing::Tiles, tiles.len());
            page.heading(&format!("{}: {count}", page.texts.level(level)), out);
            let blocks: Vec<TextBlock> = (tiles.iter())
                .map(|tile| tile_block(page, tile, width))
                .collect();
            lay(&blocks, page.width, out);
        }
        segments(page, self, out);
        page.heading(&page.label(Phrase::LabelChests), out);
        let chests: Vec<TextBlock> = (self.chests().iter())
            .map(|chest| chest_block(page, chest))
            .collect();
        lay(&chests, page.width, out);
        tracks(page, self.tracks(), out);
    }

    fn items(&self) -> Vec<&dyn PackItem> {
        let tiles = self.tiles().iter().map(|tile| tile as &dyn PackItem);
        let segments = self.segments().map(|segment| segment as &dyn PackItem);
        let chests = self.chests().iter().map(|chest| chest as &dyn PackItem);
        tiles.chain(segments).chain(chests).collect()
    }

    fn pictures<'a>(&'a self, texts: &'a Texts) -> Vec<Section<'a>> {
        pictures::draw_all(self, texts)
    }

    fn measure(&self, games: &BalanceGames<'_>) -> anyhow::Result<Option<Measurement>> {
        balance::measure(self, games)
    }
}

fn segments(page: &PackPage<'_>, content: &Content, out: &mut String) {
    let symbols = Symbol::ALL
        .iter()
        .map(|symbol| {
            let name = format!(" {}", page.texts.symbol(*symbol));
            tile::stamp(*symbol, page.ink).then(TextCell::plain(&name))
        })
        .collect();
    page.heading(&page.label(Phrase::LabelSegments), out);
    page.legend(symbols, 2, out);
    let draw = |segment: &Segment| segment_block(page, segment);
    for (index, set) in content.sets().iter().enumerate() {
        push_line(out, &page.texts.player_set(index + 1));
        lay(&set.each_ref().map(draw), page.width, out);
    }
    push_line(out, &page.label(Phrase::LabelNeutral));
    let neutral: Vec<TextBlock> = content.neutral().iter().map(draw).collect();
    lay(&neutral, page.width, out);
}

fn tile_block(page: &PackPage<'_>, tile: &Tile, width: usize) -> TextBlock {
    let name = page.texts.name(&tile.name.en, &tile.name.de);
    let star = if tile.star { " ★" } else { "" };
    let picture = tile::draw(tile, width, 1, page.ink);
    let title = format!("{name}{star}");
    let mut block = TextBlock::broad(page.ink, &title, &tile.id, picture[0].width);
    block.0.extend(picture);
    block
}

fn segment_block(page: &PackPage<'_>, segment: &Segment) -> TextBlock {
    let mut block = TextBlock::default();
    block.id(page.ink, &segment.id);
    block.0.extend(tile::segment(segment, page.ink));
    for fact in segment_facts(page, segment) {
        block.words(&fact);
    }
    block
}

/// What a segment brings.
fn segment_facts(page: &PackPage<'_>, segment: &Segment) -> Vec<String> {
    let mut facts = Vec::new();
    if segment.coins > 0 {
        facts.push(page.texts.price_paid(segment.coins));
    }
    if segment.points > 0 {
        facts.push(page.texts.count(Thing::Points, segment.points.into()));
    }
    facts
}

fn chest_block(page: &PackPage<'_>, chest: &Chest) -> TextBlock {
    let mut block = TextBlock::default();
    block.id(page.ink, &chest.id);
    block.words(&page.texts.for_keys(chest.keys));
    block.0.extend(tile::goods(&chest.goods, page.ink));
    block
}

/// Points by space: `0 (awake) 2 4 … 20 (start) … 30`.
fn tracks(page: &PackPage<'_>, tracks: &Tracks, out: &mut String) {
    let spaces = tracks.serenity.iter().enumerate();
    let serenity: Vec<String> = spaces
        .map(|(space, points)| match space {
            0 => format!("{points} ({})", page.label(Phrase::LabelAwake)),
            space if space == tracks.serenity_start => {
                format!("{points} ({})", page.label(Phrase::LabelStart))
            }
            _ => points.to_string(),
        })
        .collect();
    let stars: Vec<String> = tracks.stars.iter().map(u8::to_string).collect();
    for (label, spaces) in [
        (Phrase::LabelSerenity, serenity),
        (Phrase::LabelStars, stars),
    ] {
        page.heading(&page.label(label), out);
        for line in wrap(&spaces.join(" "), page.width) {
            push_line(out, &line);
        }
        out.push('\n');
    }
}

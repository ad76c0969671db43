//! What is in a pack for Dream Runners.

use lucid_dream_runners::{Chest, Content, Segment, Symbol, Tile, Tracks};
use lucid_texts::{Label, Thing};

use super::Page;
use super::columns::{Block, lay};
use super::tile;
use crate::cell::{Cell, push_line, wrap};

/// The tiles by level, the segments, the chests, then both tracks.
pub(super) fn draw(page: &Page<'_>, content: &Content, out: &mut String) {
    let legend = [("★", Label::StarTile), ("~", Label::Converging)];
    let sign = |(sign, label)| Cell::plain(&format!("{sign} {}", page.label(label)));
    page.legend(legend.map(sign).to_vec(), 3, out);
    let width = tile::cell_width(content.tiles());
    for level in 1..=4 {
        let tiles: Vec<&Tile> = (content.tiles().iter())
            .filter(|tile| tile.level == level)
            .collect();
        let count = page.texts.count(Thing::Tiles, tiles.len());
        page.heading(&format!("{}: {count}", page.texts.level(level)), out);
        let blocks: Vec<Block> = (tiles.iter())
            .map(|tile| tile_block(page, tile, width))
            .collect();
        lay(&blocks, page.width, out);
    }
    segments(page, content, out);
    page.heading(&page.label(Label::Chests), out);
    let chests: Vec<Block> = (content.chests().iter())
        .map(|chest| chest_block(page, chest))
        .collect();
    lay(&chests, page.width, out);
    tracks(page, content.tracks(), out);
}

fn segments(page: &Page<'_>, content: &Content, out: &mut String) {
    let symbols = Symbol::ALL
        .iter()
        .map(|symbol| {
            let name = format!(" {}", page.texts.symbol(*symbol));
            tile::stamp(*symbol, page.ink).then(Cell::plain(&name))
        })
        .collect();
    page.heading(&page.label(Label::Segments), out);
    page.legend(symbols, 2, out);
    let draw = |segment: &Segment| segment_block(page, segment);
    for (index, set) in content.sets().iter().enumerate() {
        push_line(out, &page.texts.player_set(index + 1));
        lay(&set.each_ref().map(draw), page.width, out);
    }
    push_line(out, &page.label(Label::Neutral));
    let neutral: Vec<Block> = content.neutral().iter().map(draw).collect();
    lay(&neutral, page.width, out);
}

fn tile_block(page: &Page<'_>, tile: &Tile, width: usize) -> Block {
    let name = page.texts.name(&tile.name.en, &tile.name.de);
    let star = if tile.star { " ★" } else { "" };
    let picture = tile::draw(tile, width, 1, page.ink);
    let title = format!("{name}{star}");
    let mut block = Block::broad(page.ink, &title, &tile.id, picture[0].width);
    block.0.extend(picture);
    block
}

fn segment_block(page: &Page<'_>, segment: &Segment) -> Block {
    let mut block = Block::default();
    block.id(page.ink, &segment.id);
    block.0.extend(tile::segment(segment, page.ink));
    for fact in segment_facts(page, segment) {
        block.words(&fact);
    }
    block
}

/// What a segment brings.
pub(super) fn segment_facts(page: &Page<'_>, segment: &Segment) -> Vec<String> {
    let mut facts = Vec::new();
    if segment.coins > 0 {
        facts.push(page.texts.pays_coins(segment.coins));
    }
    if segment.points > 0 {
        facts.push(page.texts.count(Thing::Points, segment.points.into()));
    }
    facts
}

fn chest_block(page: &Page<'_>, chest: &Chest) -> Block {
    let mut block = Block::default();
    block.id(page.ink, &chest.id);
    block.words(&page.texts.for_keys(chest.keys));
    block.0.extend(tile::goods(&chest.goods, page.ink));
    block
}

/// Points by space: `0 (awake) 2 4 … 20 (start) … 30`.
fn tracks(page: &Page<'_>, tracks: &Tracks, out: &mut String) {
    let spaces = tracks.serenity.iter().enumerate();
    let serenity: Vec<String> = spaces
        .map(|(space, points)| match space {
            0 => format!("{points} ({})", page.label(Label::Awake)),
            space if space == tracks.serenity_start => {
                format!("{points} ({})", page.label(Label::Start))
            }
            _ => points.to_string(),
        })
        .collect();
    let stars: Vec<String> = tracks.stars.iter().map(u8::to_string).collect();
    for (label, spaces) in [(Label::Serenity, serenity), (Label::Stars, stars)] {
        page.heading(&page.label(label), out);
        for line in wrap(&spaces.join(" "), page.width) {
            push_line(out, &line);
        }
        out.push('\n');
    }
}

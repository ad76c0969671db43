//! Tiles, segments and chests, one by one.

use lucid_dream_runners::{Chest, Segment, Symbol, Tile};
use lucid_texts::Phrase;

use super::{segment_facts, tile};
use crate::layout::TextCell;
use crate::pack::{PackItem, PackPage};

/// How wide and how high the cells of a large tile are at least.
const LARGE: (usize, usize) = (13, 3);

impl PackItem for Tile {
    fn id(&self) -> &str {
        &self.id
    }

    fn picture(&self, page: &PackPage<'_>) -> Vec<TextCell> {
        let width = tile::cell_width([self]).max(LARGE.0);
        tile::draw(self, width, LARGE.1, page.ink)
    }

    fn explain(&self, page: &PackPage<'_>) -> (String, Vec<String>) {
        let name = page.texts.name(&self.name.en, &self.name.de);
        (name.to_owned(), about_tile(page, self))
    }
}

impl PackItem for Segment {
    fn id(&self) -> &str {
        &self.id
    }

    fn picture(&self, page: &PackPage<'_>) -> Vec<TextCell> {
        tile::segment(self, page.ink)
    }

    fn explain(&self, page: &PackPage<'_>) -> (String, Vec<String>) {
        (page.texts.shape(self.shape), about_segment(page, self))
    }
}

impl PackItem for Chest {
    fn id(&self) -> &str {
        &self.id
    }

    fn picture(&self, page: &PackPage<'_>) -> Vec<TextCell> {
        tile::goods(&self.goods, page.ink)
    }

    fn explain(&self, page: &PackPage<'_>) -> (String, Vec<String>) {
        let goods = page.texts.goods(&self.goods);
        (page.texts.for_keys(self.keys), vec![goods])
    }
}

fn about_tile(page: &PackPage<'_>, tile: &Tile) -> Vec<String> {
    let mut facts = page.texts.level(tile.level);
    if tile.star {
        facts = format!("{facts}, {}", page.label(Phrase::LabelStarTile));
    }
    let mut lines = vec![facts];
    for cell in &tile.cells {
        let line = format!("{cell} = {}", page.texts.dream_cell(cell));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

fn about_segment(page: &PackPage<'_>, segment: &Segment) -> Vec<String> {
    let mut lines = Vec::new();
    for symbol in Symbol::ALL {
        if segment.symbols.contains(&symbol) {
            let (name, about) = (page.texts.symbol(symbol), page.texts.about_symbol(symbol));
            lines.push(format!("{} = {name}: {about}", symbol.letter()));
        }
    }
    lines.extend(segment_facts(page, segment));
    lines
}

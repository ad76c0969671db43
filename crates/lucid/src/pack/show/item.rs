//! One thing of a pack, larger, and in both languages.

use lucid_dream_runners::{Chest, Segment, Symbol, Tile};
use lucid_dreamscape::{Card, Colour, Purpose};
use lucid_packs::Pack;
use lucid_texts::{Complaint, Label, Language, Texts, Thing};

use super::{Page, runners, scape, structure, tile};
use crate::cell::{Cell, push_line, wrap};
use crate::failure::Failure;
use crate::suggestion;

/// How far explanations stand in, behind the name of their language.
const INDENT: usize = 4;
/// How wide and how high the cells of a large tile are at least.
const LARGE: (usize, usize) = (13, 3);

/// Draws everything that has an id.
///
/// # Errors
/// When nothing has it: the one that is probably meant, or how to list all.
pub(super) fn of(page: &Page<'_>, file: &str, pack: &Pack, id: &str) -> Result<String, Failure> {
    let items = items(pack);
    let named = items.iter().filter(|item| item.id() == id);
    let drawn: Vec<String> = named.map(|item| item.draw(page)).collect();
    if !drawn.is_empty() {
        return Ok(drawn.join("\n"));
    }
    let (pack, list) = (&pack.about().id, format!("lucid pack show {file}"));
    let problem = page
        .texts
        .complaint(match suggestion::nearest(id, items.iter().map(Item::id)) {
            Some(nearest) => Complaint::NoSuchItem {
                item: id,
                pack,
                nearest,
            },
            None => Complaint::UnknownItem {
                item: id,
                pack,
                list: &list,
            },
        });
    Err(Failure::usage(page.texts, problem))
}

/// Whether a pack has anything with an id.
pub(super) fn is_in(pack: &Pack, id: &str) -> bool {
    items(pack).iter().any(|item| item.id() == id)
}

/// A thing with an id.
enum Item<'a> {
    Card(&'a Card),
    Purpose(&'a Purpose),
    Tile(&'a Tile),
    Segment(&'a Segment),
    Chest(&'a Chest),
}

fn items(pack: &Pack) -> Vec<Item<'_>> {
    match pack {
        Pack::Dreamscape(pack) => {
            let cards = pack.content.cards().map(|(_, card)| Item::Card(card));
            let purposes = pack.content.purposes();
            let purposes = purposes.map(|(_, purpose)| Item::Purpose(purpose));
            cards.chain(purposes).collect()
        }
        Pack::DreamRunners(pack) => {
            let tiles = pack.content.tiles().iter().map(Item::Tile);
            let segments = pack.content.segments().map(Item::Segment);
            let chests = pack.content.chests().iter().map(Item::Chest);
            tiles.chain(segments).chain(chests).collect()
        }
    }
}

impl Item<'_> {
    fn id(&self) -> &str {
        match self {
            Item::Card(card) => &card.id,
            Item::Purpose(purpose) => &purpose.id,
            Item::Tile(tile) => &tile.id,
            Item::Segment(segment) => &segment.id,
            Item::Chest(chest) => &chest.id,
        }
    }

    /// The id, the picture, then name and explanation in each language.
    fn draw(&self, page: &Page<'_>) -> String {
        let mut out = String::new();
        push_line(&mut out, &page.ink.strong(self.id()));
        let picture = self.picture(page);
        if !picture.is_empty() {
            out.push('\n');
        }
        for line in picture {
            push_line(&mut out, &line.text);
        }
        for language in Language::ALL {
            let texts = Texts::new(language);
            let (title, lines) = self.explain(&Page {
                texts: &texts,
                ..*page
            });
            let tag = Cell::faint(page.ink, language.tag()).pad(INDENT);
            out.push('\n');
            push_line(&mut out, &format!("{tag}{}", page.ink.strong(&title)));
            for line in &lines {
                let parts = wrap(line, page.width - 2 * INDENT);
                for (index, part) in parts.iter().enumerate() {
                    let indent = if index == 0 { INDENT } else { 2 * INDENT };
                    push_line(&mut out, &format!("{:indent$}{part}", ""));
                }
            }
        }
        out
    }

    fn picture(&self, page: &Page<'_>) -> Vec<Cell> {
        match self {
            Item::Card(card) => structure::stacks(&card.cells, page.ink),
            Item::Purpose(_) => Vec::new(),
            Item::Tile(tile) => {
                let width = tile::cell_width([*tile]).max(LARGE.0);
                tile::draw(tile, width, LARGE.1, page.ink)
            }
            Item::Segment(segment) => tile::segment(segment, page.ink),
            Item::Chest(chest) => tile::goods(&chest.goods, page.ink),
        }
    }

    /// The name, and what there is to know.
    fn explain(&self, page: &Page<'_>) -> (String, Vec<String>) {
        let texts = page.texts;
        match self {
            Item::Card(card) => {
                let name = texts.name(&card.name.en, &card.name.de).to_owned();
                (name, about_card(page, card))
            }
            Item::Purpose(purpose) => {
                let facts = scape::purpose_facts(page, purpose);
                let about = texts.about_purpose(purpose.kind);
                (texts.purpose(purpose.kind), vec![about, facts.join(", ")])
            }
            Item::Tile(tile) => {
                let name = texts.name(&tile.name.en, &tile.name.de).to_owned();
                (name, about_tile(page, tile))
            }
            Item::Segment(segment) => (texts.shape(segment.shape), about_segment(page, segment)),
            Item::Chest(chest) => (texts.for_keys(chest.keys), vec![texts.goods(&chest.goods)]),
        }
    }
}

fn about_card(page: &Page<'_>, card: &Card) -> Vec<String> {
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
        format!("{}: {}", page.label(Label::Shards), shards.join(", ")),
        format!("{power}: {}", texts.about_power(card.power)),
    ]
}

fn about_tile(page: &Page<'_>, tile: &Tile) -> Vec<String> {
    let mut facts = page.texts.level(tile.level);
    if tile.star {
        facts = format!("{facts}, {}", page.label(Label::StarTile));
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

fn about_segment(page: &Page<'_>, segment: &Segment) -> Vec<String> {
    let mut lines = Vec::new();
    for symbol in Symbol::ALL {
        if segment.symbols.contains(&symbol) {
            let (name, about) = (page.texts.symbol(symbol), page.texts.about_symbol(symbol));
            lines.push(format!("{} = {name}: {about}", symbol.letter()));
        }
    }
    lines.extend(runners::segment_facts(page, segment));
    lines
}

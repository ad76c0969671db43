//! The segments that players start with, and the neutral ones.

use lucid_dream_runners::{PLAYER_SETS, Segment, Shape};

use super::check_count;
use crate::diagnostics::Located;
use crate::item::{Ids, Item, ListItem};
use crate::text::{Text, meant};
use crate::{EntryKind, Mistake, Naming, PackPart, Things};

/// What the ids of the players' own segments begin with: `set-1-corner`.
const OWN: &str = "set-";

/// The four player sets; their segments get ids from their number and shape.
pub(super) fn sets(root: &mut Item<'_, '_, '_>) -> Vec<Located<[Segment; 4]>> {
    let mut sets = Vec::new();
    let entries = root.entries(EntryKind::Set);
    for entry in &entries {
        let mut item = root.entry(entry);
        item.allow(&[&Shape::ALL.map(Shape::name)]);
        if entry.number == PLAYER_SETS + 1 {
            item.error(item.span.clone(), Mistake::Sets(entries.len()));
        }
        let segments = Shape::ALL.map(|shape| {
            let symbols = symbols(&mut item, shape.name(), shape)?;
            Some(Segment {
                id: format!("{OWN}{}-{}", entry.number, shape.name()),
                shape,
                symbols,
                coins: 0,
                points: 0,
            })
        });
        if let [Some(one), Some(two), Some(three), Some(corner)] = segments {
            sets.push(item.place([one, two, three, corner]));
        }
    }
    if entries.len() < PLAYER_SETS {
        let last = entries.last().map(ListItem::place).unwrap_or_default();
        (root.diagnostics).error(last, &PackPart::Pack, Mistake::Sets(entries.len()));
    }
    sets
}

/// The segments that can be bought.
pub(super) fn neutral(root: &mut Item<'_, '_, '_>) -> Vec<Located<Segment>> {
    let mut ids = Ids::default();
    let mut segments = Vec::new();
    let entries = root.entries(EntryKind::Segment);
    for entry in &entries {
        let mut item = root.entry(entry);
        item.allow(&[&["id", "shape", "symbols", "coins", "points"]]);
        check_count(&mut item, entry.number, entries.len(), Things::Segments);
        if let Some(segment) = segment(&mut item, &mut ids) {
            segments.push(item.place(segment));
        }
    }
    segments
}

fn segment(item: &mut Item<'_, '_, '_>, ids: &mut Ids) -> Option<Segment> {
    let id = ids.read(item);
    if let Some(id) = id.as_ref().filter(|id| id.starts_with(OWN)) {
        let reason = Mistake::ReservedId(id.clone());
        item.error(item.span_of("id"), reason);
    }
    let coins = item.number_or_0("coins", 0..=2);
    let points = item.number_or_0("points", 0..=3);
    let shape = shape(item);
    let symbols = match shape {
        Some(shape) => symbols(item, "symbols", shape),
        None => item.text("symbols").and(None),
    };
    Some(Segment {
        id: id?,
        shape: shape?,
        symbols: symbols?,
        coins: coins?,
        points: points?,
    })
}

fn shape(item: &mut Item<'_, '_, '_>) -> Option<Shape> {
    let Text { value, span, .. } = item.text("shape")?;
    let shape = Shape::named(&value);
    if shape.is_none() {
        let reason = Mistake::UnknownWord {
            what: Naming::Shape,
            meant: meant(&value, &Shape::ALL.map(Shape::name)),
            word: value,
        };
        item.error(span, reason);
    }
    shape
}

fn symbols(
    item: &mut Item<'_, '_, '_>,
    field: &str,
    shape: Shape,
) -> Option<Vec<lucid_dream_runners::Symbol>> {
    let Text { value, span, .. } = item.text(field)?;
    let symbols = Segment::parse_symbols(shape, &value);
    if symbols.is_none() {
        let word = value;
        item.error(span, Mistake::Symbols { shape, word });
    }
    symbols
}

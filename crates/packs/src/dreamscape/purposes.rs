//! The purposes of a pack.

use lucid_dreamscape::{MAX_PURPOSES, Purpose, PurposeKind};

use crate::diagnostics::{Diagnostics, Located, Span};
use crate::item::{Ids, Item, ListItem};
use crate::reason::Pay;
use crate::text::{Text, meant};
use crate::{EntryKind, Mistake, Naming, PackPart, Things};

const FIELDS: &[&str] = &[
    "id",
    "kind",
    "points",
    "table",
    "colour-slot",
    "nightmare-only",
    "copies",
];

/// More entries than a colour has shards in any box.
const LONGEST_TABLE: usize = 64;

/// Tiles of a purpose in the box of twelve, in the box of sixteen, nightmare-only.
type Copies = (u8, u8, bool);

/// All purposes that could be read; what is wrong with the others is reported.
pub(super) fn read(root: &mut Item<'_, '_, '_>) -> Vec<Located<Purpose>> {
    let mut ids = Ids::default();
    let (mut purposes, mut copies) = (Vec::new(), Vec::new());
    let entries = root.entries(EntryKind::Purpose);
    for entry in &entries {
        let mut item = root.entry(entry);
        item.allow(&[FIELDS]);
        if entry.number == MAX_PURPOSES + 1 {
            let what = Things::Purposes;
            let (found, most) = (entries.len(), MAX_PURPOSES);
            item.error(item.span.clone(), Mistake::TooMany { what, found, most });
        }
        let counted = counted(&mut item);
        copies.push(counted);
        if let Some(purpose) = purpose(&mut item, &mut ids, counted) {
            purposes.push(item.place(purpose));
        }
    }
    // A purpose whose copies cannot be read may be among those that are missing.
    if let Some(copies) = copies.into_iter().collect::<Option<Vec<Copies>>>() {
        let first = entries.first().map(ListItem::place);
        check_boxes(&copies, &first.unwrap_or_default(), root.diagnostics);
    }
    purposes
}

fn purpose(item: &mut Item<'_, '_, '_>, ids: &mut Ids, counted: Option<Copies>) -> Option<Purpose> {
    let id = ids.read(item);
    let kind = kind(item)?;
    let colour_slot = item.flag("colour-slot");
    if colour_slot.is_some_and(|slot| slot != kind.needs_colour()) {
        let reason = Mistake::ColourSlot(kind);
        item.error(item.span_of("colour-slot"), reason);
    }
    let points = points(item, kind);
    let (in_twelve, in_sixteen, nightmare_only) = counted?;
    Some(Purpose {
        id: id?,
        kind,
        points: points?,
        nightmare_only,
        in_twelve,
        in_sixteen,
    })
}

/// By its name, or by the id of its rule.
fn kind(item: &mut Item<'_, '_, '_>) -> Option<PurposeKind> {
    let Text { value, span, .. } = item.text("kind")?;
    let kind = PurposeKind::ALL
        .into_iter()
        .find(|kind| kind.name() == value || kind.rule() == value);
    if kind.is_none() {
        let reason = Mistake::UnknownWord {
            what: Naming::Purpose,
            meant: meant(&value, &PurposeKind::ALL.map(PurposeKind::name)),
            word: value,
        };
        item.error(span, reason);
    }
    kind
}

fn points(item: &mut Item<'_, '_, '_>, kind: PurposeKind) -> Option<Vec<u8>> {
    let (pay, others): (Pay, &[&str]) = match kind {
        PurposeKind::TableOfColour => (Pay::Table, &["points"]),
        PurposeKind::GroupsInSight => (Pay::ByShard, &["points", "table"]),
        _ => (Pay::Points, &["table"]),
    };
    for other in others {
        if let Some(node) = item.maybe(other) {
            item.error(node.span(), Mistake::PaidOtherwise(kind, pay));
            return None;
        }
    }
    match pay {
        Pay::ByShard => Some(Vec::new()),
        Pay::Points => Some(vec![item.number("points", 1..=99)?]),
        Pay::Table => {
            let table = item.numbers("table", 0..=99)?;
            if let Some((_, node)) = table.get(LONGEST_TABLE) {
                let what = Things::TableEntries;
                let (found, most) = (table.len(), LONGEST_TABLE);
                item.error(node.span(), Mistake::TooMany { what, found, most });
                return None;
            }
            let table: Vec<u8> = table.iter().map(|(points, _)| *points).collect();
            if table.iter().all(|points| *points == 0) {
                item.error(item.span_of("table"), Mistake::PaysNothing);
                return None;
            }
            Some(table)
        }
    }
}

fn counted(item: &mut Item<'_, '_, '_>) -> Option<Copies> {
    let nightmare_only = item.flag("nightmare-only");
    let mut copies = item.inner("copies")?;
    copies.allow(&[&["twelve", "sixteen"]]);
    let (twelve, sixteen) = (
        copies.number("twelve", 0..=12),
        copies.number("sixteen", 0..=16),
    );
    Some((twelve?, sixteen?, nightmare_only?))
}

/// Four tiles are drawn, whatever the box and the mode (S2).
fn check_boxes(copies: &[Copies], first: &Span, diagnostics: &mut Diagnostics<'_>) {
    type InBox = fn(&Copies) -> u8;
    let boxes: [(u8, InBox); 2] = [(12, |copies| copies.0), (16, |copies| copies.1)];
    for (size, in_box) in boxes {
        let all: u32 = copies.iter().map(|c| u32::from(in_box(c))).sum();
        let plain = copies.iter().filter(|(_, _, nightmare)| !nightmare);
        let plain: u32 = plain.map(|c| u32::from(in_box(c))).sum();
        if plain < 4 {
            let reason = Mistake::FewPurposes {
                size,
                found: plain,
                basic: all >= 4,
            };
            diagnostics.error(first.clone(), &PackPart::Pack, reason);
        }
    }
}

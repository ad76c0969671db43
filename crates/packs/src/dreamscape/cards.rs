//! The cards of a pack.

use lucid_dreamscape::{Card, Level, Power};

use super::{check_counts, structure};
use crate::diagnostics::Located;
use crate::field::NAME;
use crate::item::{Ids, Item};
use crate::text::{Text, meant};
use crate::{EntryKind, Mistake, Naming};

const FIELDS: &[&str] = &[
    "id",
    "name",
    "level",
    "points",
    "power",
    "structure",
    "cells",
];

/// All cards that could be read; what is wrong with the others is reported.
pub(super) fn read(root: &mut Item<'_, '_, '_>) -> Vec<Located<Card>> {
    let mut ids = Ids::default();
    let (mut cards, mut levels, mut spans) = (Vec::new(), Vec::new(), Vec::new());
    for entry in root.entries(EntryKind::Card) {
        let mut item = root.entry(&entry);
        item.allow(&[FIELDS]);
        spans.push(item.span.clone());
        let level = item.number("level", 1..=3).and_then(Level::numbered);
        levels.push(level);
        if let Some(card) = card(&mut item, &mut ids, level) {
            cards.push(item.place(card));
        }
    }
    check_counts(&levels, &spans, root.diagnostics);
    cards
}

fn card(item: &mut Item<'_, '_, '_>, ids: &mut Ids, level: Option<Level>) -> Option<Card> {
    let id = ids.read(item);
    let name = item.name("name", NAME);
    let points = item.number("points", 1..=99);
    let power = power(item);
    let cells = structure::read(item);
    Some(Card {
        id: id?,
        name: name?,
        level: level?,
        points: points?,
        power: power?,
        cells: cells?,
    })
}

fn power(item: &mut Item<'_, '_, '_>) -> Option<Power> {
    let Text { value, span, .. } = item.text("power")?;
    let power = Power::ALL.into_iter().find(|power| power.name() == value);
    if power.is_none() {
        let reason = Mistake::UnknownWord {
            what: Naming::Power,
            meant: meant(&value, &Power::ALL.map(Power::name)),
            word: value,
        };
        item.error(span, reason);
    }
    power
}

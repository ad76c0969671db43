//! The chest tokens of a pack.

use lucid_dream_runners::{Chest, Goods};

use super::{check_count, tiles};
use crate::diagnostics::Located;
use crate::item::{Ids, Item};
use crate::{EntryKind, Mistake, Naming, Things};

/// All chests that could be read, and the key counts that occur: unknown when
/// one of them cannot be read.
pub(super) fn read(root: &mut Item<'_, '_, '_>) -> (Vec<Located<Chest>>, Option<Vec<u8>>) {
    let mut ids = Ids::default();
    let (mut chests, mut tokens) = (Vec::new(), Vec::new());
    let entries = root.entries(EntryKind::Chest);
    for entry in &entries {
        let mut item = root.entry(entry);
        item.allow(&[&["id", "keys", "goods"]]);
        check_count(&mut item, entry.number, entries.len(), Things::Chests);
        let id = ids.read(&mut item);
        let keys = item.number("keys", 1..=3);
        tokens.push(keys);
        let goods = goods(&mut item);
        let chest = || {
            Some(Chest {
                id: id?,
                keys: keys?,
                goods: goods?,
            })
        };
        if let Some(chest) = chest() {
            chests.push(item.place(chest));
        }
    }
    (chests, tokens.into_iter().collect())
}

fn goods(item: &mut Item<'_, '_, '_>) -> Option<Goods> {
    let text = item.text("goods")?;
    let reason = match Goods::parse(&text.value) {
        Some(goods) if goods.chest == 0 => return Some(goods),
        Some(_) => Mistake::ChestInChest,
        None if text.value.trim().is_empty() => Mistake::EmptyText("goods".to_owned()),
        None => tiles::unknown(Naming::Content, &text.value),
    };
    item.error(text.span, reason);
    None
}

//! Which chests the owner of a composition can open (R14).

use super::order::{OrderSearch, Way};
use super::{ComposedDream, Composition, Dream, Situation, Stage};
use crate::SpotSet;
use crate::board::SPOTS;

/// Whether the owner of a composition can open the chest that needs this many keys, in
/// some order of what is left to do.
///
/// Keys count as soon as they are there (R14): those in hand, on the same cell, on cells
/// collected before, in chests opened on the way. A chest that can be opened must be, so
/// one that is met too early eats keys. What is in a chest that is not turned over is
/// not known: it takes its keys and gives none.
///
/// ```
/// use lucid_dream_runners::resolution::{Composition, Dream, Situation, Stage, can_open};
/// use lucid_dream_runners::{Cell, Symbol};
///
/// let words = ["key", "chest2", "coin", "-1", "coin", "blue", "bat", "coin", "white"];
/// let dream = Dream {
///     cells: words.map(|word| Cell::parse(word).unwrap()),
///     chests: [None; 3],
///     top: 15,
///     last_star: 12,
/// };
/// let mut composition = Composition::default();
/// composition.symbols[0] = Some(Symbol::Collect);
/// composition.symbols[1] = Some(Symbol::Collect);
/// let owner = |keys| Situation { serenity: 9, keys, ..Situation::default() };
/// let opens = |keys| can_open(&dream, &composition, &owner(keys), &Stage::default(), 2);
/// assert!(opens(1) && !opens(0));
/// ```
pub fn can_open(
    dream: &Dream,
    composition: &Composition,
    situation: &Situation,
    stage: &Stage,
    keys: u8,
) -> bool {
    let mut dream = *dream;
    for chest in &mut dream.chests {
        chest.get_or_insert_default();
    }
    let scene = ComposedDream::new(&dream, composition);
    let search = OrderSearch::new(&scene, situation, stage);
    ChestSearch {
        search: &search,
        keys,
        seen: [0; 1 << SPOTS],
    }
    .opens(search.key_cells(), search.way)
}

/// The search for an order in which one chest opens.
///
/// With enough keys in hand a cell with the chest is simply taken next, so all positions
/// that have to be looked into have at most two keys.
struct ChestSearch<'a> {
    search: &'a OrderSearch,
    keys: u8,
    /// By cells left: with how many keys they did not suffice, as bits.
    seen: [u8; 1 << SPOTS],
}

impl ChestSearch<'_> {
    fn opens(&mut self, left: SpotSet, way: Way) -> bool {
        let search = self.search;
        let items = || (search.items().iter()).filter(move |item| left.contains(item.spot));
        if items().all(|item| item.chest != self.keys) {
            return false;
        }
        let need = u16::from(self.keys);
        if way.keys >= need {
            return true;
        }
        let bits = left.iter().fold(0, |bits, spot| bits | 1 << spot.index());
        let seen: &mut u8 = &mut self.seen[bits];
        if *seen & (1 << way.keys) != 0 {
            return false;
        }
        *seen |= 1 << way.keys;
        items().any(|item| {
            // R14: keys on the same cell count at once.
            if item.chest == self.keys && way.keys.saturating_add(item.keys) >= need {
                return true;
            }
            let mut rest = left;
            rest.remove(item.spot);
            self.opens(rest, search.after(way, item))
        })
    }
}

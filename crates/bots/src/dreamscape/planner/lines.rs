//! The lines of a Creation that are worth a closer look.

use lucid_dreamscape::{Action, ByColour, CardSet};

/// The best line that was found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) worth: f64,
    /// The steps, up to the first whose outcome is open.
    pub(super) steps: Vec<Action>,
    /// All steps to the end, as if nothing came of chance.
    pub(super) line: Vec<Action>,
    /// What is built in the end.
    pub(super) built: Built,
}

/// A Dreamscape, the cards in front and the shards on cards.
pub(super) type Built = (u64, CardSet, ByColour<u8>);

/// How many lines are kept that build something different.
pub(super) const LINES: usize = 6;

/// Keeps a line if it is among the best, the best first; of those that are as good
/// the first.
pub(super) fn keep(lines: &mut Vec<Found>, found: Found) {
    if let Some(known) = lines.iter_mut().find(|known| known.built == found.built) {
        if found.worth <= known.worth + 0.01 {
            return;
        }
        *known = found;
    } else {
        lines.push(found);
    }
    lines.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    lines.truncate(LINES);
}

/// The same for the lines of another search.
pub(super) fn keep_all(lines: &mut Vec<Found>, more: Vec<Found>) {
    for found in more {
        keep(lines, found);
    }
}

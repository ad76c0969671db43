//! The best lines of a Creation that build something different.

use lucid_dreamscape::{Action, ByColour, CardSet};

/// A line that the beam search found.
#[derive(Clone, Debug)]
pub(super) struct BeamLine {
    pub(super) value: f64,
    /// The steps up to the first whose outcome chance decides.
    pub(super) steps: Vec<Action>,
    /// All steps to the end, with chance cut off.
    pub(super) line: Vec<Action>,
    /// What is built in the end.
    pub(super) built: Built,
    /// The expected value of draws after completions, by how many cards are seen.
    pub(super) draws: [f64; 7],
}

/// A Dreamscape, the cards in front and the shards on cards.
pub(super) type Built = (u64, CardSet, ByColour<u8>);

/// How many lines are kept.
pub(super) const LINES: usize = 6;

/// Keeps a line if it is among the best. The best come first, and of equals the first.
pub(super) fn keep(lines: &mut Vec<BeamLine>, found: BeamLine) {
    if let Some(known) = lines.iter_mut().find(|known| known.built == found.built) {
        if found.value <= known.value + 0.01 {
            return;
        }
        *known = found;
    } else {
        lines.push(found);
    }
    lines.sort_by(|a, b| b.value.total_cmp(&a.value));
    lines.truncate(LINES);
}

/// The same for the lines of another search.
pub(super) fn keep_all(lines: &mut Vec<BeamLine>, more: Vec<BeamLine>) {
    for found in more {
        keep(lines, found);
    }
}

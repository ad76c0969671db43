//! Which placements a Creation tries: not every slot for every shard.

use lucid_dreamscape::{Action, ByColour, SlotSet, Table};

use super::evaluator::Evaluator;

/// Lets through the placements that a card in front wants, and a few others.
#[derive(Clone, Debug)]
pub(in crate::dreamscape) struct PlacementFilter {
    wanted: ByColour<SlotSet>,
    /// How many others still pass.
    others: ByColour<u8>,
}

impl PlacementFilter {
    pub(super) fn new(evaluator: &Evaluator<'_>, table: &Table, others: u8) -> PlacementFilter {
        PlacementFilter {
            wanted: evaluator.wanted(table),
            others: ByColour([others; 6]),
        }
    }

    /// Whether to try an action. To be asked once for each.
    pub(in crate::dreamscape) fn passes(&mut self, action: Action) -> bool {
        let Action::Place { colour, slot } = action else {
            return true;
        };
        if self.wanted[colour].contains(slot) {
            return true;
        }
        let others = &mut self.others[colour];
        let is_one = *others > 0;
        *others = others.saturating_sub(1);
        is_one
    }
}

//! Where to look in a Creation: not at every slot for every shard.

use lucid_dreamscape::{Action, ByColour, SlotSet, Table};

use super::worth::Mind;

/// The places that a card in front wants, and a few of the others.
#[derive(Clone, Debug)]
pub(in crate::dreamscape) struct Sights {
    wanted: ByColour<SlotSet>,
    /// How many others are still looked at.
    others: ByColour<u8>,
}

impl Sights {
    pub(super) fn new(mind: &Mind<'_>, table: &Table, others: u8) -> Sights {
        Sights {
            wanted: mind.wanted(table),
            others: ByColour([others; 6]),
        }
    }

    /// Whether to look at an action; asked once for each.
    pub(in crate::dreamscape) fn show(&mut self, action: Action) -> bool {
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

//! Looking back at a table on this device.

use lucid_tabletop::{Playthrough, Step};

use super::{LocalTable, TableGame};

/// What the viewer saw when so many steps had been played.
pub(super) fn view_after<G: TableGame>(table: &LocalTable<G>, steps: usize) -> G::View {
    let mut past = Playthrough::new(table.game());
    for step in table.play.steps().iter().take(steps) {
        match *step {
            // Steps that were played once are legal again.
            Step::Action(seat, action) => drop(past.play(seat, action, &mut ())),
            Step::Chance(chance) => past.resolve(chance, &mut ()),
            Step::Expiry => drop(past.expire(&mut ())),
        }
    }
    table.game().view(past.state(), table.holder)
}

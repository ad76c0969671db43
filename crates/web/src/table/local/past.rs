//! Earlier views of a table on this device.

use lucid_tabletop::{History, Step};

use super::{LocalTable, TableGame};

/// The viewer's view after a number of steps.
pub(super) fn view_after<G: TableGame>(table: &LocalTable<G>, steps: usize) -> G::View {
    let game = &*table.game;
    let mut past = History::new(game);
    for step in table.history.steps().iter().take(steps) {
        match *step {
            // A step that was legal once is legal again.
            Step::Action(seat, action) => drop(past.play(game, seat, action, &mut ())),
            Step::Chance(chance) => past.resolve(game, chance, &mut ()),
            Step::Expiry => drop(past.expire(game, &mut ())),
        }
    }
    game.view(past.state(), table.holder)
}

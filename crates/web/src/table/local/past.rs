//! Earlier views of a table on this device.

use lucid_tabletop::{Choices, History, Step};

use super::{LocalTable, TableGame};

/// The viewer's view after a number of steps.
pub(super) fn view_after<G: TableGame>(table: &LocalTable<G>, steps: usize) -> G::View {
    let game = &*table.game;
    let mut past = History::new(game);
    for step in table.history.steps().iter().take(steps) {
        again(game, &mut past, step);
    }
    game.view(past.state(), table.holder)
}

/// The steps that were the only choice of their person, and played themselves.
pub(super) fn forced_steps<G: TableGame>(table: &LocalTable<G>) -> Vec<usize> {
    let game = &*table.game;
    let mut past = History::new(game);
    let mut forced = Vec::new();
    let mut choices = Choices::new();
    for (index, step) in table.history.steps().iter().enumerate() {
        if let Step::Action(seat, action) = *step
            && table.players[seat.index()].is_person()
            && G::plays_itself(action)
        {
            choices.clear();
            game.choices_of(&game.view(past.state(), Some(seat)), &mut choices);
            if choices.len() == 1 {
                forced.push(index);
            }
        }
        again(game, &mut past, step);
    }
    forced
}

fn again<G: TableGame>(game: &G, past: &mut History<G>, step: &Step<G::Action, G::Chance>) {
    match *step {
        // Steps that were played once are legal again.
        Step::Action(seat, action) => drop(past.play(game, seat, action, &mut ())),
        Step::Chance(chance) => past.resolve(game, chance, &mut ()),
        Step::Expiry => drop(past.expire(game, &mut ())),
    }
}

//! Worlds: all that nobody can know, from one number.

use lucid_dreamscape::{Await, Chance, Dreamscape, State};
use lucid_tabletop::{Game as _, Random};

/// The outcome of chance in a world.
pub(super) fn outcome(game: &Dreamscape, state: &State, world: u64) -> Chance {
    let table = state.table();
    let place = match table.awaits {
        Await::Card(_) => return next_card(game, state, world),
        Await::Fill(location) => [1, location.index() as u64, table.row(location).len() as u64],
        Await::Archives(seat) => [2, seat.index() as u64, table.bag.total().into()],
        Await::Harvest(seat) => {
            let held = table.players[seat].held.total();
            [3, seat.index() as u64, held.into()]
        }
        Await::Marker | Await::Tile | Await::Tint(_) | Await::Nothing => {
            [4, table.turn.into(), table.tile_count.into()]
        }
    };
    let key = [
        table.cycle.into(),
        table.phase as u64,
        place[0],
        place[1],
        place[2],
    ];
    let total = game.chance_total(state) as usize;
    let number = Random::new(mixed(world, &key)).below(total);
    game.chance_nth(state, number as u32)
}

/// The next card of a deck whose order belongs to the world.
fn next_card(game: &Dreamscape, state: &State, world: u64) -> Chance {
    let mut first: Option<(u64, Chance)> = None;
    game.chance_outcomes(state, |chance, _| {
        let Chance::Card(card) = chance else { return };
        let place = mixed(world, &[5, card.index() as u64]);
        if first.is_none_or(|(least, _)| place < least) {
            first = Some((place, chance));
        }
    });
    first.map_or_else(|| game.chance_nth(state, 0), |(_, chance)| chance)
}

/// A number that depends on all of these.
pub(super) fn mixed(world: u64, parts: &[u64]) -> u64 {
    let seed = Random::new(world).bits();
    (parts.iter()).fold(seed, |seed, part| Random::new(seed ^ part).bits())
}

//! The value of the purposes (F2, L15).

use lucid_dreamscape::{Dreamscape, PurposeKind, TILES, Table};
use lucid_tabletop::Seat;

/// The best standing of the others with each purpose, which a turn does not change.
pub(super) type Rivals = [Option<i32>; TILES];

/// The best standing of the others.
pub(super) fn rivals(game: &Dreamscape, table: &Table, seat: Seat) -> Rivals {
    let mut rivals = [None; TILES];
    let alone = game.rules().solo.is_some();
    for (place, (_, colour_of_tile)) in table.tiles().enumerate() {
        rivals[place] = match colour_of_tile {
            // L6, L15: a tie is his.
            Some(colour) if alone => Some(table.duel.standing(colour) as i32 + 1),
            _ => Seat::first(game.rules().players.into())
                .filter(|other| *other != seat)
                .filter_map(|other| game.standing(table, other, place))
                .max(),
        };
    }
    rivals
}

/// The points that a seat can expect, with this many Travels to come.
pub(super) fn value(
    game: &Dreamscape,
    table: &Table,
    seat: Seat,
    rivals: &Rivals,
    travels: f64,
) -> f64 {
    let mut sum = 0.0;
    for (place, (tile, _)) in table.tiles().enumerate() {
        let Some(mine) = game.standing(table, seat, place) else {
            continue;
        };
        let purpose = game.content().purpose(tile);
        let pays = |index: usize| {
            let last = purpose.points.len().saturating_sub(1);
            purpose
                .points
                .get(index.min(last))
                .copied()
                .map_or(0.0, f64::from)
        };
        sum += match purpose.kind {
            PurposeKind::TableOfColour => {
                let count = mine.max(0) as usize;
                pays(count) + 0.3 * travels.min(1.0) * (pays(count + 1) - pays(count))
            }
            PurposeKind::GroupsInSight => f64::from(mine) / (1.0 + 0.4 * travels),
            PurposeKind::NoNightmare if mine == 0 => pays(0) * 0.85f64.powi(travels as i32),
            PurposeKind::NoNightmare => 0.0,
            kind => {
                let ahead = f64::from(mine - rivals[place].unwrap_or(mine));
                let reach = match kind {
                    PurposeKind::CompletedCards => 0.5 + 0.5 * travels,
                    _ => 1.0 + travels,
                };
                let chance = (0.6 + 0.4 * ahead / reach).clamp(0.0, 1.0);
                let counts = mine > 0 || kind == PurposeKind::FewestEmpty;
                pays(0) * chance * if counts { 1.0 } else { 0.3 }
            }
        };
    }
    sum
}

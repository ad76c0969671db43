//! Alone against Mr Nightmare: what he scores (L14).

use lucid_dreamscape::{Dreamscape, Link, Location, Table};

use crate::dreamscape::ring::steps_to;

/// His points count against the player: those he has, and those that the red shards in
/// the Dreamworld will bring him.
pub(super) fn value(game: &Dreamscape, table: &Table) -> f64 {
    let Some(line) = game.rules().solo else {
        return 0.0;
    };
    let pays = f64::from(line.red_points());
    let links: f64 = (Link::ALL.into_iter())
        .filter(|link| table.links.contains(*link))
        .map(|link| nights(game, table, link))
        .sum();
    -f64::from(table.duel.score) - pays * links
}

/// In how many of his Creations a red shard on this link pays: until he comes by and
/// would leave another one anyway (L9).
fn nights(game: &Dreamscape, table: &Table, link: Link) -> f64 {
    let left = game.rules().cycles + 1 - table.cycle.max(1);
    let steps = steps_to(table.mr_nightmare.unwrap_or(Location::KING), link);
    let nights = steps.map_or(left, |steps| steps + u8::from(table.duel.first));
    f64::from(nights.min(left))
}

//! Every rule as a test: `rules/table.txt` says which test stands for which rule.
//!
//! Boards are moved by notation; see `lucid_testkit::dream_runners::Scene`.

mod chests;
mod chests_tried;
mod components;
mod compose;
mod end;
mod examples;
mod fuzz;
mod improve;
mod order;
mod resolve;
mod ruleset;
mod share;
mod special;
mod sums;
mod table;

use lucid_dream_runners::{Cell, Content, Segment, Shape};
use lucid_testkit::dream_runners::Scene;

/// The built-in pack with another first tile and another set of segments for
/// seat A: nine cells, and the nine symbols that [`FULL`] lays over them.
fn pack(cells: &str, symbols: &str) -> Content {
    pack_for(cells, &[symbols])
}

/// The same with a set for each seat, from A on.
fn pack_for(cells: &str, symbols: &[&str]) -> Content {
    let content = &lucid_packs::dream_runners().content;
    let mut tiles = content.tiles().to_vec();
    let cells: Vec<Cell> = cells
        .split_whitespace()
        .map(|word| Cell::parse(word).expect("a cell"))
        .collect();
    // A tile for every level, so that any round can have it.
    for level in 1..=4usize {
        let index = 6 * (level - 1);
        tiles[index].cells = cells.clone().try_into().expect("nine cells");
        tiles[index].id = format!("tile-{level}");
    }
    let mut sets = content.sets().clone();
    for (set, symbols) in sets.iter_mut().zip(symbols) {
        let letters: Vec<char> = symbols.chars().filter(|c| *c != ' ').collect();
        let [c3, d3, e3, c4, d4, e4, c5, d5, e5] = letters.try_into().expect("nine symbols");
        for (shape, text) in [
            (Shape::One, e5.to_string()),
            (Shape::Two, format!("{d4}{e4}")),
            (Shape::Three, format!("{c3}{d3}{e3}")),
            (Shape::Corner, format!("{c4}/{c5}{d5}")),
        ] {
            set[shape as usize].symbols = Segment::parse_symbols(shape, &text).expect("symbols");
        }
    }
    Content::new(
        "test",
        tiles,
        sets,
        content.neutral().to_vec(),
        content.chests().to_vec(),
        content.tracks().clone(),
    )
    .expect("a sound pack")
}

/// What lays a set over the whole dream: three, corner, two, one.
fn full(seat: &str) -> String {
    let set = usize::from(seat.as_bytes()[0] - b'A') + 1;
    format!("set-{set}-three@c3 set-{set}-corner@c4 set-{set}-two@d4 set-{set}-one@e5")
}

/// A and B in round 1 with a dream; A covers all of it, B nothing, and both
/// have locked. What is left is A's resolution (B loses nine by coherence).
#[track_caller]
fn resolving(cells: &str, symbols: &str, position: &str) -> Scene {
    let position = format!("tile: tile-1\n{position}");
    let mut scene = Scene::with_pack(pack(cells, symbols), "players=2", &position);
    scene
        .play("A", &full("A"))
        .play("A", "lock")
        .play("B", "lock");
    scene
}

//! The table that should be there against the table that is.

use std::fmt::Debug;

use super::super::position::{Player, Table};
use super::super::{COLOURS, LOCATIONS};
use super::{YOU, cards};

/// Whether two tables are the same wherever Mr Nightmare can reach.
pub(super) fn compare(expected: &Table, found: &Table) -> Result<(), String> {
    let (mine, theirs) = (expected.player(YOU), found.player(YOU));
    same("phase", &expected.phase, &found.phase)?;
    same("cycle", &expected.cycle, &found.cycle)?;
    same("his side", &expected.his, &found.his)?;
    same("his location", &expected.mr_nightmare, &found.mr_nightmare)?;
    same("links", &links(expected), &links(found))?;
    same("rows", &rows(expected), &rows(found))?;
    same("bag", &bag(expected), &bag(found))?;
    let reserves = |table: &Table| (table.red_reserve, table.tree_reserve);
    same("reserves", &reserves(expected), &reserves(found))?;
    same("tiles", &expected.tiles, &found.tiles)?;
    same("sleeper", &mine.sleeper, &theirs.sleeper)?;
    same("hands", &sorted(&mine.hands), &sorted(&theirs.hands))?;
    same("held", &sorted(&mine.held), &sorted(&theirs.held))?;
    same("theft", &theft(mine), &theft(theirs))?;
    if ids(mine) == ids(theirs) {
        same("cards", &on_cards(mine), &on_cards(theirs))?;
    }
    same("shards on cards", &stored(mine), &stored(theirs))?;
    // Points of the player's own play are not ours to count (D4, A3).
    if expected.phase == "over" {
        same("your points", &mine.score, &theirs.score)?;
    }
    Ok(())
}

fn same<T: PartialEq + Debug>(what: &str, expected: &T, found: &T) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    Err(format!(
        "{what}: {expected:?} by the rules, {found:?} found"
    ))
}

fn links(table: &Table) -> Vec<(usize, usize)> {
    let mut links = table.red_links.clone();
    links.sort_unstable();
    links
}

fn rows(table: &Table) -> [String; 6] {
    LOCATIONS.map(|location| table.row(location).iter().collect())
}

fn bag(table: &Table) -> [usize; 6] {
    COLOURS.map(|colour| table.in_bag(colour))
}

fn sorted(shards: &[char]) -> String {
    let mut shards = shards.to_vec();
    shards.sort_unstable();
    shards.into_iter().collect()
}

/// The choice of L12, if it is open.
fn theft(player: &Player) -> Option<&[String]> {
    let open = player.pending.first().is_some_and(|word| word == "theft");
    open.then_some(player.pending.as_slice())
}

/// The cards in front and on the pile.
fn ids(player: &Player) -> [Vec<&str>; 2] {
    [&player.front, &player.pile].map(|cards| cards.iter().map(|card| card.id.as_str()).collect())
}

fn on_cards(player: &Player) -> Vec<(&str, Option<char>)> {
    let mut all: Vec<_> = cards(player)
        .map(|card| (card.id.as_str(), card.shard))
        .collect();
    all.sort_unstable();
    all
}

/// All shards on cards, one that waits for a place on the pile included (A4).
fn stored(player: &Player) -> String {
    let mut shards: Vec<char> = cards(player).filter_map(|card| card.shard).collect();
    if let [what, shard] = player.pending.as_slice()
        && what == "pile"
    {
        shards.extend(shard.chars());
    }
    sorted(&shards)
}

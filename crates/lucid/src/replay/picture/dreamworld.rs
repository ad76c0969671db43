//! What all share: the map, then bag, decks and purposes.

use lucid_dreamscape::{State, Table};
use lucid_tabletop::{Game, Seat};
use lucid_texts::Label;

use super::{Cell, map, push_line};
use crate::output::Ink;
use crate::replay::shown::Shown;

/// Draws the Dreamworld and lists what belongs to nobody.
pub(super) fn draw(shown: &Shown<'_>, state: &State, ink: Ink, out: &mut String) {
    map::draw(
        shown.game(),
        shown.texts,
        state.table(),
        ink,
        shown.width,
        out,
    );
    out.push('\n');
    let mut lines = supplies(shown, state.table(), ink);
    lines.extend(purposes(shown, state, ink));
    let width = lines.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    for (name, value) in lines {
        push_line(out, &format!("  {}  {value}", name.pad(width)));
    }
}

/// What is left in bag, reserve and decks.
fn supplies(shown: &Shown<'_>, table: &Table, ink: Ink) -> Vec<(Cell, String)> {
    let bag: Vec<String> = (table.bag.present())
        .map(|colour| {
            let chip = ink.shards(&colour.to_string());
            format!("{chip} {}", table.bag[colour])
        })
        .collect();
    let bag = match bag.as_slice() {
        [] => shown.label(Label::Empty),
        some => some.join("  "),
    };
    let mut reserve = vec![shown.texts.trees(table.tree_reserve)];
    if shown.game().rules().nightmare {
        reserve.push(shown.texts.red_shards(table.red_reserve));
    }
    let decks = table.deck_sizes.map(|size| size.to_string());
    [
        (Label::Bag, bag),
        (Label::Reserve, reserve.join(", ")),
        (Label::Decks, decks.join(" / ")),
    ]
    .map(|(label, value)| (Cell::faint(ink, &shown.label(label)), value))
    .to_vec()
}

/// The purposes, and how everybody stands with them.
fn purposes(shown: &Shown<'_>, state: &State, ink: Ink) -> Vec<(Cell, String)> {
    let game = shown.game();
    let purpose = |(index, (tile, tint))| {
        let name = shown.texts.purpose(game.content().purpose(tile).kind);
        let name = Cell::plain(&name);
        let name = match tint {
            None => name,
            Some(colour) => {
                let colour: lucid_dreamscape::Colour = colour;
                let chip = Cell::shards(ink, &colour.to_string());
                name.then(Cell::plain(" ")).then(chip)
            }
        };
        let mut standings: Vec<String> = Seat::first(game.seats())
            // Where less is better the engine counts below zero.
            .map(|seat| {
                let standing = game.standing(state.table(), seat, index).unwrap_or(0);
                format!("{seat} {:>2}", standing.abs())
            })
            .collect();
        if shown.is_solo() {
            let his = state.table().duel.standing(tint.unwrap_or_default());
            standings.push(format!("{} {his:>2}", shown.label(Label::MrNightmare)));
        }
        let heading = match index {
            0 => Cell::faint(ink, &shown.label(Label::Purposes)),
            _ => Cell::default(),
        };
        (heading, name, standings.join("   "))
    };
    let lines: Vec<_> = state.table().tiles().enumerate().map(purpose).collect();
    let width = lines
        .iter()
        .map(|(_, name, _)| name.width)
        .max()
        .unwrap_or(0);
    // The standings stand below the names where there is no room beside them.
    let widest = lines
        .iter()
        .map(|(_, _, standings)| standings.chars().count());
    let heading = shown.label(Label::Purposes).chars().count();
    let room = shown.width.saturating_sub(heading + width + 7);
    let beside = widest.max().unwrap_or(0) <= room;
    (lines.into_iter())
        .flat_map(|(heading, name, standings)| match beside {
            true => vec![(heading, format!("{}   {standings}", name.pad(width)))],
            false => vec![
                (heading, name.text),
                (Cell::default(), format!("  {standings}")),
            ],
        })
        .collect()
}

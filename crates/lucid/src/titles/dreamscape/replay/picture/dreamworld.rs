//! What all share: the map, then bag, decks and purposes.

use lucid_dreamscape::{Dreamscape, State, Table};
use lucid_tabletop::{Game, Seat};
use lucid_texts::Phrase;

use super::{TextCell, map, push_line};
use crate::output::Ink;
use crate::replay::Replay;
use crate::titles::dreamscape::replay::is_solo;

/// Draws the Dreamworld and lists what belongs to nobody.
pub(super) fn draw(replay: &Replay<'_, Dreamscape>, state: &State, ink: Ink, out: &mut String) {
    map::draw(
        replay.game(),
        replay.texts,
        state.table(),
        ink,
        replay.width,
        out,
    );
    out.push('\n');
    let mut lines = supplies(replay, state.table(), ink);
    lines.extend(purposes(replay, state, ink));
    let width = lines.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    for (name, value) in lines {
        push_line(out, &format!("  {}  {value}", name.pad(width)));
    }
}

/// What is left in bag, reserve and decks.
fn supplies(replay: &Replay<'_, Dreamscape>, table: &Table, ink: Ink) -> Vec<(TextCell, String)> {
    let bag: Vec<String> = (table.bag.present())
        .map(|colour| {
            let chip = ink.shards(&colour.to_string());
            format!("{chip} {}", table.bag[colour])
        })
        .collect();
    let bag = match bag.as_slice() {
        [] => replay.label(Phrase::LabelEmpty),
        some => some.join("  "),
    };
    let mut reserve = vec![replay.texts.count_trees(table.tree_reserve)];
    if replay.game().rules().nightmare {
        reserve.push(replay.texts.count_red_shards(table.red_reserve));
    }
    let decks = table.deck_sizes.map(|size| size.to_string());
    [
        (Phrase::LabelBag, bag),
        (Phrase::LabelReserve, reserve.join(", ")),
        (Phrase::LabelDecks, decks.join(" / ")),
    ]
    .map(|(label, value)| (TextCell::faint(ink, &replay.label(label)), value))
    .to_vec()
}

/// The purposes, and how everybody stands with them.
fn purposes(replay: &Replay<'_, Dreamscape>, state: &State, ink: Ink) -> Vec<(TextCell, String)> {
    let game = replay.game();
    let purpose = |(index, (tile, tint))| {
        let name = replay.texts.tinted_purpose(game, tile, tint);
        let name = TextCell::plain(&name);
        let name = match tint {
            None => name,
            Some(colour) => {
                let colour: lucid_dreamscape::Colour = colour;
                let chip = TextCell::shards(ink, &colour.to_string());
                name.then(TextCell::plain(" ")).then(chip)
            }
        };
        let mut standings: Vec<String> = Seat::first(game.seats())
            // Where less is better the engine counts below zero.
            .map(|seat| {
                let standing = game.standing(state.table(), seat, index).unwrap_or(0);
                format!("{seat} {:>2}", standing.abs())
            })
            .collect();
        if is_solo(replay) {
            let his = state.table().duel.standing(tint.unwrap_or_default());
            standings.push(format!(
                "{} {his:>2}",
                replay.label(Phrase::LabelMrNightmare)
            ));
        }
        let heading = match index {
            0 => TextCell::faint(ink, &replay.label(Phrase::LabelPurposes)),
            _ => TextCell::default(),
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
    let heading = replay.label(Phrase::LabelPurposes).chars().count();
    let room = replay.width.saturating_sub(heading + width + 7);
    let beside = widest.max().unwrap_or(0) <= room;
    (lines.into_iter())
        .flat_map(|(heading, name, standings)| match beside {
            true => vec![(heading, format!("{}   {standings}", name.pad(width)))],
            false => vec![
                (heading, name.text),
                (TextCell::default(), format!("  {standings}")),
            ],
        })
        .collect()
}

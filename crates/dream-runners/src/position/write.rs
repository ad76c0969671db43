//! Printing a position.

use std::fmt::Write as _;

use lucid_tabletop::position::{words, write_line};
use lucid_tabletop::{Game, Seat, SeatSet};

use super::FORMAT;
use super::words::{PHASES, share_text};
use crate::board::{BOARD, Cells};
use crate::chance::Await;
use crate::notation::write_action;
use crate::resolution::Share;
use crate::state::State;
use crate::{Action, Colour, Draft, DreamRunners, SegmentId, Shape, Spot};

/// The text of a state.
pub fn write(game: &DreamRunners, state: &State) -> String {
    let table = &state.table;
    let content = &game.content;
    let mut out = String::new();
    let mut line = |name: &str, value: &str| write_line(&mut out, name, value);
    line("rules", &game.rules_text());
    line("version", &game.version().to_string());
    line("pack", &game.pack_text());
    let phase = PHASES.iter().find(|(phase, _)| *phase == table.phase);
    line("phase", phase.map_or("", |(_, name)| name));
    line("round", &table.round.to_string());
    line("first", &table.first.to_string());
    line("awaits", &awaits(table.awaits));
    line("tile", table.tile.map_or("", |tile| &content.tile(tile).id));
    let before = table.drawn.into_iter().filter(|t| Some(*t) != table.tile);
    line(
        "drawn",
        &words(before.map(|tile| content.tile(tile).id.clone())),
    );
    let offers = Shape::ALL.map(|shape| match table.face_up[shape as usize] {
        Some(segment) => content.segment(segment).id.as_str(),
        None => "-",
    });
    line("face-up", &offers.join(" "));
    line("gone", &segments(game, table.gone.into_iter()));
    let turned = table.chests.iter().flatten();
    line(
        "chests",
        &words(turned.map(|chest| content.chest(*chest).id.clone())),
    );
    let used = table.used.into_iter();
    let used = used.filter(|chest| !table.chests.contains(&Some(*chest)));
    line(
        "used",
        &words(used.map(|chest| content.chest(chest).id.clone())),
    );
    let sharing = table.sharing.map_or(String::new(), |sharing| {
        format!("{} {} {}", sharing.spot, sharing.taker, sharing.left)
    });
    line("sharing", &sharing);
    line("done", &seats(table.done));
    line("waiting", &seats(table.waiting));
    let buyer = table.buyer.map_or(String::new(), |seat| seat.to_string());
    line("buyer", &buyer);
    for seat in Seat::first(game.seats()) {
        let _ = writeln!(out, "\nseat {seat}");
        write_player(game, state, seat, &mut out);
    }
    format!("{FORMAT}\n{out}")
}

fn write_player(game: &DreamRunners, state: &State, seat: Seat, out: &mut String) {
    let player = &state.table.players[seat];
    let mut line = |name: &str, value: &str| write_line(out, name, value);
    let situation = &player.situation;
    line("serenity", &situation.serenity.to_string());
    line("stars", &situation.stars.to_string());
    line("coins", &situation.coins.to_string());
    line("keys", &situation.keys.to_string());
    let held = Colour::ALL
        .into_iter()
        .filter(|colour| situation.fragments[*colour as usize] > 0)
        .map(|colour| match situation.fragments[colour as usize] {
            1 => colour.name().to_owned(),
            n => format!("{n}{}", colour.name()),
        });
    line("fragments", &held.collect::<Vec<_>>().join("+"));
    let owned = segments(game, player.segments.into_iter());
    line("segments", if owned.is_empty() { "-" } else { &owned });
    line("draft", &draft(game, &state.drafts[seat]));
    let shares = Spot::all().filter_map(|spot| {
        let share = &player.shares[spot.index()];
        (*share != Share::default()).then(|| format!("{spot}={}", share_text(share)))
    });
    line("shares", &words(shares));
    let stage = &player.stage;
    line(
        "blocks",
        &words(stage.done.iter().map(|block| block.name().to_owned())),
    );
    line("running", stage.running.map_or("", |block| block.name()));
    line(
        "cells",
        &words(stage.cells.into_iter().map(|spot| spot.to_string())),
    );
    if let Some(first) = stage.wilds.iter().find(|wilds| wilds.left > 0) {
        let counts = stage.wilds.map(|w| format!("{}x{}", w.left, w.times));
        line("wilds", &format!("{} {}", first.spot, counts.join(" ")));
    }
    let bat = stage.bat.map_or(String::new(), |spot| spot.to_string());
    line("bat", &bat);
    line("auto", if player.auto { "yes" } else { "" });
    line(
        "woke",
        &player.woke.map_or(String::new(), |n| n.to_string()),
    );
    if player.score > 0 {
        line("score", &player.score.to_string());
    }
}

/// A board drawn as text, a line for each row: the symbols of segments, `.` for
/// an empty cell of the dream.
pub fn write_board(game: &DreamRunners, board: &Draft, out: &mut String) {
    let mut cells = [[' '; BOARD]; BOARD];
    for (row, cells) in cells.iter_mut().enumerate() {
        for (column, cell) in cells.iter_mut().enumerate() {
            if Cells::at(column, row).meets(Cells::DREAM) {
                *cell = '.';
            }
        }
    }
    for placed in board.placed() {
        for (column, row, symbol) in game.piece(placed.segment).turned(placed.turn).places() {
            let (column, row) = (
                column + usize::from(placed.column),
                row + usize::from(placed.row),
            );
            cells[row][column] = symbol.letter();
        }
    }
    for row in cells {
        let row: String = row.into_iter().collect();
        let _ = writeln!(out, "{}", row.trim_end());
    }
}

fn seats(seats: SeatSet) -> String {
    words(seats.iter().map(|seat| seat.to_string()))
}

fn segments(game: &DreamRunners, segments: impl Iterator<Item = SegmentId>) -> String {
    words(segments.map(|segment| game.content.segment(segment).id.clone()))
}

fn draft(game: &DreamRunners, draft: &Draft) -> String {
    words(draft.placed().iter().map(|placed| {
        let mut word = String::new();
        write_action(&game.content, Action::Put(*placed), &mut word);
        word
    }))
}

fn awaits(awaits: Await) -> String {
    match awaits {
        Await::Nothing => String::new(),
        Await::Tile => "tile".to_owned(),
        Await::Segment(shape) => format!("segment {}", shape.name()),
        Await::Chest(keys) => format!("chest {keys}"),
    }
}

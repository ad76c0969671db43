//! One seat: the Dreamscape on the left, all else on the right.

use lucid_dreamscape::{ByColour, CardId, Colour, Player, State, position};
use lucid_tabletop::{Game, Seat};
use lucid_texts::Label;

use super::{Cell, push_line};
use crate::output::Ink;
use crate::replay::Shown;

/// Draws the seat's side of the table.
pub(super) fn draw(shown: &Shown<'_>, state: &State, seat: Seat, ink: Ink, out: &mut String) {
    let player = &state.table().players[seat];
    let name = &shown.names[seat.index()];
    let mut heading = ink.strong(&seat.to_string());
    if *name != seat.to_string() {
        heading.push_str(&format!("  {name}"));
    }
    let points = format!("{}: {}", shown.label(Label::Points), player.score);
    push_line(out, &format!("{heading}  {}", ink.faint(&points)));
    let board = board(shown, player, ink);
    let notes = notes(shown, state, seat, ink);
    // The notes of all seats begin in the same column.
    let boards = Seat::first(shown.game().seats())
        .flat_map(|seat| self::board(shown, &state.table().players[seat], ink));
    let width = boards.map(|line| line.width).max().unwrap_or(0);
    let names = notes.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    for index in 0..board.len().max(notes.len()) {
        let left = board.get(index).cloned().unwrap_or_default().pad(width);
        let right = notes.get(index).map_or(String::new(), |(name, value)| {
            format!("{}  {value}", name.pad(names))
        });
        push_line(out, &format!("  {left}     {right}"));
    }
}

/// The Dreamscape as a picture, with the names of rows and columns.
fn board(shown: &Shown<'_>, player: &Player, ink: Ink) -> Vec<Cell> {
    let content = shown.game().content();
    let mut picture = String::new();
    position::write_board(content, &player.board, &mut picture);
    let (columns, rows) = content.grid().size();
    let mut lines: Vec<Cell> = (picture.lines().zip((1..=rows).rev()))
        .map(|(line, row)| {
            let dots = Cell {
                text: dimmed(line, ink),
                width: line.chars().count(),
            };
            Cell::faint(ink, &row.to_string()).then(dots)
        })
        .collect();
    let stride = stride(&picture);
    let letters: String = (b'a'..)
        .take(columns)
        .map(|letter| format!("{:<stride$}", char::from(letter)))
        .collect();
    lines.push(Cell::plain("   ").then(Cell::faint(ink, letters.trim_end())));
    lines
}

/// How far apart the cells of a picture begin: the widest, at least three, and a gap.
fn stride(picture: &str) -> usize {
    let widest = picture.split_whitespace().map(str::len).max();
    widest.unwrap_or(0).max(3) + 2
}

/// A line of a picture: shards as chips, empty slots pale.
fn dimmed(line: &str, ink: Ink) -> String {
    let cells = line.split(' ').map(|cell| match cell {
        "." => ink.faint(cell),
        _ => ink.shards(cell),
    });
    cells.collect::<Vec<_>>().join(" ")
}

/// Hands, cards and what else a seat has.
fn notes(shown: &Shown<'_>, state: &State, seat: Seat, ink: Ink) -> Vec<(Cell, String)> {
    let table = state.table();
    let player = &table.players[seat];
    let heading = |label| Cell::faint(ink, &shown.label(label));
    let mut notes = vec![(heading(Label::Hands), shards(&player.hands, ink))];
    if player.held.total() > 0 {
        notes.push((heading(Label::ToLay), shards(&player.held, ink)));
    }
    let card = |card: CardId| {
        let slot = table.slot(card);
        let mut told = shown.texts.card(shown.game(), card);
        if let Some(colour) = slot.shard {
            told.push_str(&format!(" {}", ink.shards(&colour.to_string())));
        }
        if slot.used {
            told.push_str(&ink.faint(&format!(" ({})", shown.label(Label::Used))));
        }
        told
    };
    let mut list = |label, cards: Vec<CardId>| {
        for (index, id) in cards.into_iter().enumerate() {
            let first = if index == 0 {
                heading(label)
            } else {
                Cell::default()
            };
            notes.push((first, card(id)));
        }
    };
    list(Label::Cards, player.front.into_iter().collect());
    let below = player.pile.into_iter().filter(|c| Some(*c) != player.top);
    list(Label::Pile, player.top.into_iter().chain(below).collect());
    // A record holds every card that was looked at, so nothing is given away here.
    let drawn = shown.game().view(state, Some(seat)).own_drawn();
    list(Label::Drawn, drawn);
    notes
}

pub(super) fn shards(shards: &ByColour<u8>, ink: Ink) -> String {
    let letters: String = Colour::ALL
        .iter()
        .map(|c| c.letter().to_string().repeat(shards[*c].into()))
        .collect();
    match letters.as_str() {
        "" => "-".to_owned(),
        some => ink.shards(some),
    }
}

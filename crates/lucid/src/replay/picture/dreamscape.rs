//! One seat: the Dreamscape on the left, all else on the right.

use lucid_dreamscape::{ByColour, CardId, Colour, Player, State, position};
use lucid_tabletop::{Game, Seat};
use lucid_texts::Label;

use super::Cell;
use crate::output::Ink;
use crate::replay::shown::Shown;

/// What stands before a board and between it and the notes.
const INDENT: &str = "  ";
const GAP: &str = "     ";

/// The seat's side of the table. Notes stand beside the board, or below it where
/// there is no room.
pub(super) fn lines(shown: &Shown<'_>, state: &State, seat: Seat, ink: Ink) -> Vec<Cell> {
    let player = &state.table().players[seat];
    let name = &shown.names[seat.index()];
    let mut heading = Cell::strong(ink, &seat.to_string());
    if *name != seat.to_string() {
        heading = heading.then(Cell::plain(&format!("  {name}")));
    }
    let points = format!("{}: {}", shown.label(Label::Points), player.score);
    let points = Cell::plain("  ").then(Cell::faint(ink, &points));
    let mut lines = vec![heading.then(points)];
    let board = board(shown, player, ink);
    let notes = notes(shown, state, seat, ink);
    // The notes of all seats begin in the same column.
    let boards = Seat::first(shown.game().seats())
        .flat_map(|seat| self::board(shown, &state.table().players[seat], ink));
    let width = boards.map(|line| line.width).max().unwrap_or(0);
    let names = notes.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    let notes: Vec<Cell> = (notes.into_iter())
        .map(|(name, value)| name.padded(names).then(Cell::plain("  ")).then(value))
        .collect();
    let widest = notes.iter().map(|note| note.width).max().unwrap_or(0);
    let indent = || Cell::plain(INDENT);
    if INDENT.len() + width + GAP.len() + widest > shown.width {
        lines.extend(board.into_iter().map(|line| indent().then(line)));
        lines.extend(notes.into_iter().map(|note| indent().then(note)));
        return lines;
    }
    for index in 0..board.len().max(notes.len()) {
        let left = board.get(index).cloned().unwrap_or_default().padded(width);
        let right = notes.get(index).cloned().unwrap_or_default();
        lines.push(indent().then(left).then(Cell::plain(GAP)).then(right));
    }
    lines
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
fn notes(shown: &Shown<'_>, state: &State, seat: Seat, ink: Ink) -> Vec<(Cell, Cell)> {
    let table = state.table();
    let player = &table.players[seat];
    let heading = |label| Cell::faint(ink, &shown.label(label));
    let mut notes = vec![(heading(Label::Hands), shards(&player.hands, ink))];
    if player.held.total() > 0 {
        notes.push((heading(Label::ToLay), shards(&player.held, ink)));
    }
    let card = |card: CardId| {
        let slot = table.slot(card);
        let mut told = Cell::plain(&shown.texts.card(shown.game(), card));
        if let Some(colour) = slot.shard {
            let chip = Cell::shards(ink, &colour.to_string());
            told = told.then(Cell::plain(" ")).then(chip);
        }
        if slot.used {
            let used = format!(" ({})", shown.label(Label::Used));
            told = told.then(Cell::faint(ink, &used));
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

pub(super) fn shards(shards: &ByColour<u8>, ink: Ink) -> Cell {
    let letters: String = Colour::ALL
        .iter()
        .map(|c| c.letter().to_string().repeat(shards[*c].into()))
        .collect();
    match letters.as_str() {
        "" => Cell::plain("-"),
        some => Cell::shards(ink, some),
    }
}

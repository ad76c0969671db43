//! One seat: the Dreamscape on the left, all else on the right.

use lucid_dreamscape::{ByColour, CardId, Colour, Dreamscape, Player, State, position};
use lucid_tabletop::{Game, Seat};
use lucid_texts::Phrase;

use super::TextCell;
use crate::output::Ink;
use crate::replay::Replay;

/// What stands before a board and between it and the notes.
const INDENT: &str = "  ";
const GAP: &str = "     ";

/// The seat's side of the table. Notes stand beside the board, or below it where
/// there is no room.
pub(super) fn lines(
    replay: &Replay<'_, Dreamscape>,
    state: &State,
    seat: Seat,
    ink: Ink,
) -> Vec<TextCell> {
    let player = &state.table().players[seat];
    let name = &replay.names[seat.index()];
    let mut heading = TextCell::strong(ink, &seat.to_string());
    if *name != seat.to_string() {
        heading = heading.then(TextCell::plain(&format!("  {name}")));
    }
    let points = format!("{}: {}", replay.label(Phrase::LabelPoints), player.score);
    let points = TextCell::plain("  ").then(TextCell::faint(ink, &points));
    let mut lines = vec![heading.then(points)];
    let board = board(replay, player, ink);
    let notes = notes(replay, state, seat, ink);
    // The notes of all seats begin in the same column.
    let boards = Seat::first(replay.game().seats())
        .flat_map(|seat| self::board(replay, &state.table().players[seat], ink));
    let width = boards.map(|line| line.width).max().unwrap_or(0);
    let names = notes.iter().map(|(name, _)| name.width).max().unwrap_or(0);
    let notes: Vec<TextCell> = (notes.into_iter())
        .map(|(name, value)| name.padded(names).then(TextCell::plain("  ")).then(value))
        .collect();
    let widest = notes.iter().map(|note| note.width).max().unwrap_or(0);
    let indent = || TextCell::plain(INDENT);
    if INDENT.len() + width + GAP.len() + widest > replay.width {
        lines.extend(board.into_iter().map(|line| indent().then(line)));
        lines.extend(notes.into_iter().map(|note| indent().then(note)));
        return lines;
    }
    for index in 0..board.len().max(notes.len()) {
        let left = board.get(index).cloned().unwrap_or_default().padded(width);
        let right = notes.get(index).cloned().unwrap_or_default();
        lines.push(indent().then(left).then(TextCell::plain(GAP)).then(right));
    }
    lines
}

/// The Dreamscape as a picture, with the names of rows and columns.
fn board(replay: &Replay<'_, Dreamscape>, player: &Player, ink: Ink) -> Vec<TextCell> {
    let content = replay.game().content();
    let mut picture = String::new();
    position::write_board(content, &player.board, &mut picture);
    let (columns, rows) = content.grid().size();
    let mut lines: Vec<TextCell> = (picture.lines().zip((1..=rows).rev()))
        .map(|(line, row)| {
            let dots = TextCell {
                text: dimmed(line, ink),
                width: line.chars().count(),
            };
            TextCell::faint(ink, &row.to_string()).then(dots)
        })
        .collect();
    let stride = stride(&picture);
    let letters: String = (b'a'..)
        .take(columns)
        .map(|letter| format!("{:<stride$}", char::from(letter)))
        .collect();
    lines.push(TextCell::plain("   ").then(TextCell::faint(ink, letters.trim_end())));
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
fn notes(
    replay: &Replay<'_, Dreamscape>,
    state: &State,
    seat: Seat,
    ink: Ink,
) -> Vec<(TextCell, TextCell)> {
    let table = state.table();
    let player = &table.players[seat];
    let heading = |label| TextCell::faint(ink, &replay.label(label));
    let mut notes = vec![(heading(Phrase::LabelHands), shards(&player.hands, ink))];
    if player.held.total() > 0 {
        notes.push((heading(Phrase::LabelToLay), shards(&player.held, ink)));
    }
    let card = |card: CardId| {
        let slot = table.slot(card);
        let mut told = TextCell::plain(&replay.texts.card(replay.game(), card));
        if let Some(colour) = slot.shard {
            let chip = TextCell::shards(ink, &colour.to_string());
            told = told.then(TextCell::plain(" ")).then(chip);
        }
        if slot.used {
            let used = format!(" ({})", replay.label(Phrase::LabelUsed));
            told = told.then(TextCell::faint(ink, &used));
        }
        told
    };
    let mut list = |label, cards: Vec<CardId>| {
        for (index, id) in cards.into_iter().enumerate() {
            let first = if index == 0 {
                heading(label)
            } else {
                TextCell::default()
            };
            notes.push((first, card(id)));
        }
    };
    list(Phrase::LabelCards, player.front.into_iter().collect());
    let below = player.pile.into_iter().filter(|c| Some(*c) != player.top);
    list(
        Phrase::LabelPile,
        player.top.into_iter().chain(below).collect(),
    );
    // A record holds every card that was looked at, so nothing is given away here.
    let drawn = replay.game().view(state, Some(seat)).own_drawn();
    list(Phrase::LabelDrawn, drawn);
    notes
}

pub(super) fn shards(shards: &ByColour<u8>, ink: Ink) -> TextCell {
    let letters: String = Colour::ALL
        .iter()
        .map(|c| c.letter().to_string().repeat(shards[*c].into()))
        .collect();
    match letters.as_str() {
        "" => TextCell::plain("-"),
        some => TextCell::shards(ink, some),
    }
}

//! Reading one seat's part of a position.

use lucid_tabletop::Seat;
use lucid_tabletop::position::{Expect, NumberedLine, number, unreadable};

use super::parse::{PositionError, Reader};
use super::words::{letters, pending, power};
use crate::notation::{colour, location};
use crate::state::CardSlot;
use crate::{CardId, Slot, SlotSet, Stack};

impl Reader<'_> {
    pub(super) fn read_player(&mut self, seat: Seat, name: &str, value: &str) -> Expect<()> {
        let player = &mut self.state.table.players[seat];
        match name {
            "score" => player.score = number(value)?,
            "hands" => player.hands = letters(value)?,
            "held" => player.held = letters(value)?,
            "sleeper" => player.sleeper = location(value).ok_or("a location from 1 to 6")?,
            "marker" if value == "used" => player.marker_used = true,
            "front" => {
                for word in value.split(' ') {
                    let card = self.read_card(word)?;
                    self.state.table.players[seat].front.insert(card);
                }
            }
            "pile" => {
                for word in value.split(' ') {
                    let card = self.read_card(word)?;
                    let player = &mut self.state.table.players[seat];
                    player.pile.insert(card);
                    player.top = Some(card);
                }
            }
            "walk" => self.read_walk(seat, value)?,
            "power" => player.power = power(value).ok_or("a power that is being used")?,
            "pending" => player.pending = pending(value).ok_or("what is pending")?,
            "drawn" => {
                for word in value.split(' ') {
                    let of = self.state.table.players[seat].pending.level();
                    let card = self.read_looked_at(word, of.ok_or("pending before drawn")?)?;
                    let drawn = &mut self.state.decks.drawn[seat];
                    if drawn.as_slice().len() >= crate::MAX_DRAWN {
                        return Err("at most six cards");
                    }
                    drawn.push(card);
                }
            }
            _ => return Err("a known name"),
        }
        Ok(())
    }

    /// `memory-rock=u*`: a card, the shard on it, whether it has been used.
    fn read_card(&mut self, word: &str) -> Expect<CardId> {
        let (word, used) = match word.strip_suffix('*') {
            Some(word) => (word, true),
            None => (word, false),
        };
        let (id, shard) = match word.split_once('=') {
            Some((id, letter)) => (id, Some(colour(letter).ok_or("a colour letter")?)),
            None => (word, None),
        };
        let card = self.place_card(id)?;
        *self.state.table.slot_mut(card) = CardSlot { shard, used };
        Ok(card)
    }

    fn read_walk(&mut self, seat: Seat, value: &str) -> Expect<()> {
        let grid = self.game.content.grid();
        for part in value.split(", ") {
            let mut words = part.split(' ');
            let name = words.next().unwrap_or("");
            let slots: SlotSet = words
                .map(|word| grid.named(word).ok_or("slots such as c1"))
                .collect::<Result<_, _>>()?;
            let walk = &mut self.state.table.players[seat].walk;
            match name {
                "track" => {
                    walk.track = slots;
                    self.tracked = self.tracked.with(seat);
                }
                "paid" => walk.paid = slots,
                "paid-free" => walk.paid_free = slots,
                "free" if slots.is_empty() => walk.free_step = true,
                _ => return Err("track, paid, paid-free or free"),
            }
        }
        Ok(())
    }

    pub(super) fn read_board(&mut self, lines: &[NumberedLine<'_>]) -> Result<(), PositionError> {
        let grid = self.game.content.grid();
        let (columns, rows) = grid.size();
        let seat = self.seat.expect("a seat has been named");
        for (from_top, (number, line)) in lines.iter().enumerate() {
            let cells: Vec<&str> = line.split_whitespace().collect();
            if cells.len() != columns {
                return unreadable(*number, "a cell for each column");
            }
            for (column, cell) in cells.iter().enumerate() {
                let row = (rows - 1 - from_top) as i32;
                match (grid.at(column as i32, row), *cell) {
                    (None, "_") | (Some(_), ".") => {}
                    (Some(slot), cell) => {
                        if self.read_cell(seat, slot, cell).is_none() {
                            return unreadable(*number, "cells such as . or yyg^ or u@");
                        }
                    }
                    (None, _) => return unreadable(*number, "_ where the grid has no slot"),
                }
            }
        }
        Ok(())
    }

    fn read_cell(&mut self, seat: Seat, slot: Slot, cell: &str) -> Option<()> {
        let grid = self.game.content.grid();
        let board = &mut self.state.table.players[seat].board;
        let mut shards = cell;
        if let Some(rest) = shards.strip_suffix('@') {
            if board.dreamer().is_some() {
                return None;
            }
            board.put_dreamer(Some(slot));
            shards = rest;
        }
        if let Some(rest) = shards.strip_suffix('^') {
            board.plant(slot);
            shards = rest;
        }
        let stack = Stack::parse(shards).filter(|stack| !stack.is_empty())?;
        board.put_stack(grid, slot, stack);
        Some(())
    }
}

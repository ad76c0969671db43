//! Completing cards, drawing and keeping them (A1 to A6).

use super::board::{Board, Place};
use super::moment::{Moment, Situation};
use super::{Card, Cell, DECKS, Oracle};

impl Situation<'_> {
    /// A3: of several matching cards in front, the owner says which comes first.
    pub(super) fn may_complete(&self, card: &Card) -> bool {
        self.moment == Moment::Ordering
            && self.me.front.iter().any(|own| own.id == card.id)
            && self.oracle.is_shown(card, &self.me.board)
    }

    /// A4: the shard that came with the card, or the one that was on the pile.
    pub(super) fn may_pile(&self, colour: char) -> bool {
        let Moment::Piling(one) = self.moment else {
            return false;
        };
        let other = self.me.pile.iter().find_map(|card| card.shard);
        colour == one || Some(colour) == other
    }

    /// A5, P6: any deck with a card in it.
    pub(super) fn may_draw(&self, deck: usize) -> bool {
        matches!(self.moment, Moment::Drawing | Moment::DrawingForTheKing)
            && self.deck_size(deck) > 0
    }

    /// A5: after a completion drawing is a choice. The King's power was chosen, but
    /// in a simultaneous Creation others may have emptied the decks since (K9);
    /// then the power does what it can, which is nothing (P7).
    pub(super) fn may_draw_nothing(&self) -> bool {
        let decks_are_empty = DECKS.iter().all(|deck| self.deck_size(*deck) == 0);
        self.moment == Moment::Drawing
            || (self.moment == Moment::DrawingForTheKing && decks_are_empty)
    }

    /// A5: one of the drawn cards.
    pub(super) fn may_keep(&self, card: &Card) -> bool {
        self.moment == Moment::Keeping && self.me.drawn.contains(&card.id)
    }

    /// A5: or none, but at the start of the game exactly one (S3).
    pub(super) fn may_keep_none(&self) -> bool {
        self.moment == Moment::Keeping && self.table.phase != "setup"
    }

    /// C9: a card that nobody has, in front, on a pile or in the hand, is in its deck.
    pub(super) fn deck_size(&self, deck: usize) -> usize {
        let is_taken = |id: &str| {
            self.table.players.values().any(|player| {
                player.front.iter().any(|own| own.id == id)
                    || player.pile.iter().any(|own| own.id == id)
                    || player.drawn.iter().any(|drawn| drawn == id)
            })
        };
        (self.oracle.cards.iter())
            .filter(|card| card.level == deck && !is_taken(&card.id))
            .count()
    }
}

impl Oracle {
    /// A1, A2: whether the board shows the card, in any position and turn.
    pub(super) fn is_shown(&self, card: &Card, board: &Board) -> bool {
        let ways = if self.rules.mirrored { 8 } else { 4 };
        (0..ways).any(|way| {
            let cells: Vec<Place> = card.cells.iter().map(|cell| turned(cell, way)).collect();
            let (first_column, first_row) = cells[0];
            // Lay the first cell on every slot in turn; the others follow.
            self.places.iter().any(|(column, row)| {
                (card.cells.iter().zip(&cells)).all(|(cell, (c, r))| {
                    let here = (column + c - first_column, row + r - first_row);
                    self.places.contains(&here) && is_exactly_so(cell, board, here)
                })
            })
        })
    }
}

/// A1: nothing more on top, nothing under.
fn is_exactly_so(cell: &Cell, board: &Board, here: Place) -> bool {
    board.stack(here) == cell.stack
        && board.has_tree(here) == cell.tree
        && (board.dreamer == Some(here)) == cell.dreamer
}

/// Where a cell comes to lie after a number of quarter turns; from the fifth
/// way on, the picture is mirrored first.
fn turned(cell: &Cell, way: usize) -> Place {
    let (mut column, mut row) = (cell.column, cell.row);
    if way >= 4 {
        column = -column;
    }
    for _ in 0..way % 4 {
        (column, row) = (row, -column);
    }
    (column, row)
}

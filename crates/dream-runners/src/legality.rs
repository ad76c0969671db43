//! What is legal: the list of choices, and the reasons against all others.
//!
//! [`Legality::fill`] and [`Legality::check`] are written apart, the first for
//! speed and the second for reasons; a law in the tests holds them equal.

mod check;
mod fill;

use lucid_tabletop::Seat;

use crate::board::Cells;
use crate::state::{Player, Table};
use crate::{Draft, DreamRunners, Placed, SegmentId, SegmentSet, Thing};

/// What a seat may do, judged from what it sees: the table and its own board.
#[derive(Clone, Copy)]
pub(crate) struct Legality<'a> {
    pub(crate) game: &'a DreamRunners,
    pub(crate) table: &'a Table,
    pub(crate) draft: &'a Draft,
    pub(crate) seat: Seat,
}

impl<'a> Legality<'a> {
    #[inline]
    fn player(&self) -> &'a Player {
        &self.table.players[self.seat]
    }

    /// The segments that the player did not play (R12).
    fn unplayed(&self) -> SegmentSet {
        unplayed(self.player(), self.draft)
    }
}

/// The segments of a player that do not lie on the board (R12).
pub(crate) fn unplayed(player: &Player, draft: &Draft) -> SegmentSet {
    let placed = draft.placed().iter().map(|placed| placed.segment);
    player.segments.without(placed.collect())
}

/// How many of a thing are left on a converging cell (R15).
pub(crate) fn left_of(left: &mut crate::Goods, thing: Thing) -> &mut u8 {
    match thing {
        Thing::Fragment(colour) => &mut left.fragments[colour as usize],
        Thing::Wild(_) => &mut left.fragments[crate::Fragment::Wild as usize],
        Thing::Key => &mut left.keys,
        Thing::Coin => &mut left.coins,
        Thing::Serenity => &mut left.serenity,
    }
}

impl DreamRunners {
    /// B3: the cells that all but one segment of a board cover.
    #[inline]
    pub(crate) fn covered_without(&self, draft: &Draft, segment: Option<SegmentId>) -> Cells {
        let others = draft.placed().iter();
        others
            .filter(|placed| Some(placed.segment) != segment)
            .fold(Cells::default(), |cells, placed| {
                cells.or(self.cells_of(*placed))
            })
    }

    /// B3: the cells of a segment that is on the board.
    #[inline]
    pub(crate) fn cells_of(&self, placed: Placed) -> Cells {
        let turned = self.pieces[placed.segment.index()].turned(placed.turn);
        turned.at(placed.column, placed.row)
    }

    /// Whether a segment of the pack may lie so on a board (R1, B3).
    pub(crate) fn fits(&self, draft: &Draft, placed: Placed) -> bool {
        let piece = &self.pieces[placed.segment.index()];
        let proper = placed.turn < 4 && piece.least(placed.turn) == placed.turn;
        if !proper || !piece.turned(placed.turn).fits(placed.column, placed.row) {
            return false;
        }
        let cells = self.cells_of(placed);
        let others = self.covered_without(draft, Some(placed.segment));
        cells.meets(Cells::DREAM) && !cells.meets(others)
    }
}

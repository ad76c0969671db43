//! What is legal: the list of choices, and the reasons against all others.
//!
//! [`Legality::fill`] and [`Legality::check`] are written apart, the first for
//! speed and the second for reasons; a law in the tests holds them equal.

mod check;
mod fill;

use lucid_tabletop::Seat;

use crate::rules::DreamworldCards;
use crate::state::{Phase, Player, Table};
use crate::walk::Ways;
use crate::{CardId, Colour, Content, Location, Power, Rules, Slot, SlotSet};

/// The free moves that a Travel may have (T8).
const FREE_MOVES: u8 = 20;

/// What a seat may do, judged from what it sees: the table and its own drawn cards.
#[derive(Clone, Copy)]
pub(crate) struct Legality<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) content: &'a Content,
    pub(crate) table: &'a Table,
    pub(crate) seat: Seat,
    pub(crate) drawn: &'a [CardId],
}

/// What a move to a location costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fare {
    Free,
    Paid,
    Impossible,
}

impl<'a> Legality<'a> {
    #[inline]
    fn player(&self) -> &'a Player {
        &self.table.players[self.seat]
    }

    /// D2, D5: the Dreamer's steps.
    #[inline]
    fn ways(&self) -> Ways<'a> {
        Ways {
            rules: self.rules,
            grid: self.content.grid(),
            player: self.player(),
        }
    }

    /// Where Mr Nightmare stands: in his phase at the Sleeper's location (N1),
    /// in a solo game where his own Travel led (L10).
    #[inline]
    fn haunt(&self) -> Location {
        self.table.mr_nightmare.unwrap_or(self.player().sleeper)
    }

    /// Whether the Dreamer stands on a tree, so that only steps are allowed (D3).
    #[inline]
    fn crossing(&self) -> bool {
        let board = &self.player().board;
        board
            .dreamer()
            .is_some_and(|slot| board.trees().contains(slot))
    }

    /// What a move to a linked location costs (T3, T4, E5, E6, T8).
    #[inline]
    pub(crate) fn fare(&self, to: Location) -> Fare {
        let points = self.table.points > 0;
        let opens = match self.table.row(to).key() {
            Some(key) => self.player().hands[key] > 0,
            None => self.rules.empty_is_free,
        };
        let free_allowed = points || !self.rules.key_needs_point;
        if opens && free_allowed && self.table.free_moves < FREE_MOVES {
            Fare::Free
        } else if points {
            Fare::Paid
        } else {
            Fare::Impossible
        }
    }

    /// Whether a power could do anything: one that cannot is not offered (P1 to P6).
    #[inline]
    pub(crate) fn is_useful(&self, power: Power) -> bool {
        let table = self.table;
        match power {
            // P1.
            Power::Archives => table.bag.total() > 0,
            // P2, C2: a shard in the bag, and room for it in a location.
            Power::Harvesters => {
                table.bag.total() > 0
                    && table
                        .rows
                        .iter()
                        .any(|row| row.len() < crate::shards::ROW_ROOM)
            }
            // P3.
            Power::Tower => !self.player().board.bare().is_empty(),
            // P4.
            Power::Golem => self.golem_can_move(),
            // P5: one shard has no order.
            Power::Lake => table.rows.iter().any(|row| row.len() >= 2),
            // P6.
            Power::King => table.deck_sizes.iter().any(|size| *size > 0),
        }
    }

    /// Whether the phase allows a card's power (E14).
    #[inline]
    fn phase_allows(&self, power: Power) -> bool {
        let any_time =
            self.rules.dreamworld_cards == DreamworldCards::AnyTime && !self.rules.simultaneous;
        !power.is_of_dreamworld() || self.table.phase == Phase::Travel || any_time
    }

    /// Where the Golem may put what lies on a slot from a height on (P4, E19).
    #[inline]
    fn golem_targets(&self, from: Slot, height: usize) -> SlotSet {
        let grid = self.content.grid();
        let board = &self.player().board;
        let stack = board.stack(from);
        let near = grid.neighbours(from);
        let mut empty = near & !board.occupied();
        // E19: lifting a part leaves a neighbour behind; lifting all may leave none.
        if height == 0 && !self.rules.golem_anywhere {
            let others = board.occupied() & !from.set();
            empty = empty
                .into_iter()
                .filter(|slot| !(grid.neighbours(*slot) & others).is_empty())
                .collect();
        }
        // P4: red moves to empty slots only.
        if stack.get(height) == Some(Colour::Red) {
            return empty;
        }
        let mut stacks = near & board.open();
        let lifted = stack.height() - height;
        // C5: only tall stacks can overflow, so most boards skip this.
        if lifted > 1 || !(board.full() & stacks).is_empty() {
            stacks = stacks
                .into_iter()
                .filter(|to| board.stack(*to).height() + lifted <= crate::shards::STACK_ROOM)
                .collect();
        }
        empty | stacks
    }

    /// P4: whether any move of the Golem is left.
    fn golem_can_move(&self) -> bool {
        let board = &self.player().board;
        board.occupied().into_iter().any(|from| {
            (0..board.stack(from).height())
                .any(|height| !self.golem_targets(from, height).is_empty())
        })
    }

    /// The stacks and empty slots that take a shard of a colour (K1, K2, C5).
    #[inline]
    pub(crate) fn places(&self, colour: Colour) -> SlotSet {
        let board = &self.player().board;
        let shore = board.shore(self.content.grid());
        if colour == Colour::Red {
            shore
        } else {
            shore | (board.open() & !board.full())
        }
    }

    /// Whether the seat may take a tree from the reserve (K5, K9).
    #[inline]
    fn tree_is_free(&self) -> bool {
        let reserve = self.table.tree_reserve;
        if !self.rules.simultaneous || self.table.phase != Phase::Creation {
            return reserve > 0;
        }
        let before: u32 = self.table.order[..self.rules.players.into()]
            .iter()
            .take_while(|seat| **seat != self.seat)
            .filter(|seat| !self.table.finished.contains(**seat))
            .map(|seat| u32::from(self.table.players[*seat].hands[Colour::Green]))
            .sum();
        u32::from(reserve) > before
    }

    /// Whether a red shard in Hands could still be placed, so that Creation may
    /// not end (K7).
    #[inline]
    fn red_holds_back(&self) -> bool {
        self.player().hands[Colour::Red] > 0 && !self.places(Colour::Red).is_empty()
    }
}
